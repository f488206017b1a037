"""Tricks that are certain without searching, and the ranks that certainty relies on.

Three bounds, all known from bridge solvers ("quick tricks", "later tricks") and adapted to bowers and the Joker:

- ``leader_tricks``: what the side on lead can take at once by cashing winners;
- ``follower_tricks``: what the other side is sure to get sooner or later;
- ``certain_trick``: whether the side to play wins the trick under way, for when one more trick is all that is asked.

Each tells the ranks it relies on as well. They matter as much as the tricks: the pattern table trusts them, so whoever
adds a shortcut must name every card that won by rank, partner's too. A search that forgets one passes thousands of
small tests and is wrong on one full deal in five hundred.

Without trumps the Joker counts as a trump suit of one card. Its rules can bar it from a trick, but never from every
trick: the last card may always be played. So it is always worth one trick to its owner and never has to be played
before that, which is all that is used here.
"""

from __future__ import annotations

from game.players.compiled.bits import (
    FIELD,
    JOKER,
    NONE_HIGHER,
    field_mask,
    field_of,
    lowest_card,
    potential,
    strength,
)
from game.players.compiled.instructions import popcount
from game.players.compiled.jit import inlined
from game.players.compiled.layout import (
    HANDS,
    LED_MASK,
    PLAYED,
    SEAT,
    SHAPES,
    TRUMPS,
    WINNER,
    WINNING,
    Work,
)
from game.players.compiled.tables import length_of


@inlined
def leader_tricks(work: Work, trick: int, leader: int, cards: int, tricks_left: int, enough: int) -> tuple[int, int]:
    """Tricks the side of *leader*, who is on lead, can take at once; it stops counting at *enough*."""
    partner, left, right = leader ^ 2, (leader + 1) & 3, (leader + 3) & 3
    mine, partners = work[HANDS + leader], work[HANDS + partner]
    lefts, rights = work[HANDS + left], work[HANDS + right]
    trumps = work[TRUMPS]

    top_trumps = 0
    my_ranks = 0
    my_sure_trumps = 0
    sure_ranks = 0
    left_ruffs = False
    right_ruffs = False
    trumps_in_play = cards & trumps
    if trumps_in_play:
        my_trumps, partners_trumps = mine & trumps, partners & trumps
        opponents_trumps = (lefts | rights) & trumps
        most = max(popcount(my_trumps), popcount(partners_trumps))
        if opponents_trumps == 0:
            top_trumps = most
        else:
            left_ruffs = (lefts & trumps) != 0
            right_ruffs = (rights & trumps) != 0
            top_trumps, my_ranks = _top_run(trumps_in_play, my_trumps | partners_trumps, most)
        if top_trumps >= enough:
            return top_trumps, my_ranks
        if opponents_trumps:
            if my_trumps:
                my_sure_trumps, sure_ranks = sure_trumps(trumps_in_play, my_trumps, opponents_trumps, enough)
                if my_sure_trumps >= enough:
                    return my_sure_trumps, sure_ranks
            if popcount(partners_trumps) >= enough:
                tricks, ranks = sure_trumps(trumps_in_play, partners_trumps, opponents_trumps, enough)
                if tricks >= enough:
                    return tricks, ranks

    from_me = 0
    from_partner = 0
    my_own = 0
    my_own_ranks = 0
    partners_ranks = 0
    partner_can_be_reached = False
    for field in range(1 if trumps == FIELD else 0, 4):
        suit = cards & field_mask(field)
        if suit == 0:
            continue
        my_suit, partners_suit = mine & suit, partners & suit
        if (my_suit | partners_suit) == 0:
            continue
        shape = work[SHAPES + 4 * trick + field]
        my_length, partners_length = length_of(shape, leader), length_of(shape, partner)
        left_length, right_length = length_of(shape, left), length_of(shape, right)
        # Beyond its longest rival a suit's cards win by length, not by rank.
        my_rank_rounds = max(partners_length, left_length, right_length)
        partners_rank_rounds = max(my_length, left_length, right_length)
        # Only while an opponent with trumps must follow is a plain winner safe.
        safe_rounds = 13
        if left_ruffs:
            safe_rounds = left_length
        if right_ruffs:
            safe_rounds = min(safe_rounds, right_length)
        if safe_rounds == 0:
            continue
        while my_length > safe_rounds:
            my_suit ^= lowest_card(my_suit)
            my_length -= 1
        while partners_length > safe_rounds:
            partners_suit ^= lowest_card(partners_suit)
            partners_length -= 1

        my_winners = 0
        partners_winners = 0
        suit_ranks = 0
        missing = enough - top_trumps - from_me
        rest = suit
        while rest:
            card = rest & -rest
            if card & my_suit:
                my_winners += 1
                if my_winners <= my_rank_rounds:
                    suit_ranks |= card
                if my_winners >= missing and partners_winners == 0:
                    suit_ranks |= my_ranks
                    if partner_can_be_reached:
                        suit_ranks |= partners_ranks
                    return enough, suit_ranks
            elif card & partners_suit:
                partners_winners += 1
                if partners_winners <= partners_rank_rounds:
                    partners_ranks |= card
            else:
                break
            rest &= rest - 1
        my_ranks |= suit_ranks
        if my_sure_trumps:
            my_own += my_winners
            my_own_ranks |= suit_ranks
            if my_own + my_sure_trumps >= enough:
                return my_own + my_sure_trumps, my_own_ranks | sure_ranks
        if my_suit and partners_winners > 0 and (partners_suit & -partners_suit) < lowest_card(my_suit):
            partner_can_be_reached = True
        from_me += _suit_tricks(my_suit, my_winners, partners_suit, partners_winners, my_length, partners_length)
        from_partner += _suit_tricks(partners_suit, partners_winners, my_suit, my_winners, partners_length, my_length)
        best = max(from_me, from_partner) if partner_can_be_reached else from_me
        if top_trumps + best >= enough:
            break
    plain = from_me
    ranks = my_ranks
    if partner_can_be_reached:
        plain = max(from_me, from_partner)
        ranks |= partners_ranks
    return min(tricks_left, top_trumps + plain), ranks


@inlined
def _top_run(suit: int, ours: int, most: int) -> tuple[int, int]:
    """How many of the top cards of *suit* are *ours* before the first that is not, at most *most*; and those cards."""
    count = 0
    ranks = 0
    while count < most and (suit & -suit & ours):
        count += 1
        ranks |= suit & -suit
        suit &= suit - 1
    return count, ranks


@inlined
def sure_trumps(trumps_in_play: int, hand: int, enemies: int, enough: int) -> tuple[int, int]:
    """Trump tricks one hand is sure of against the *enemies'* trumps.

    Each of its trumps loses at most to one enemy trump, a higher one, and no enemy trump beats two. By length alone it
    keeps what it has more than they; counting from the top, every trump without a higher enemy trump of its own wins.
    """
    by_length = popcount(hand) - popcount(enemies)
    if by_length >= enough:
        return by_length, 0
    by_rank = 0
    unmatched = 0
    ranks = 0
    rest = trumps_in_play
    while rest:
        card = rest & -rest
        rest &= rest - 1
        if card & enemies:
            unmatched += 1
        elif card & hand:
            if unmatched > 0:
                unmatched -= 1
            else:
                by_rank += 1
                ranks = card
                if by_rank >= enough:
                    break
    if by_length >= by_rank:
        return max(by_length, 0), 0
    return by_rank, ranks


@inlined
def _suit_tricks(
    hand: int, winners: int, partners: int, partners_winners: int, length: int, partners_length: int
) -> int:
    """Tricks one suit yields when *hand* starts it, given the top winners of both hands."""
    if partners_winners == 0:
        return winners
    if winners == 0:
        return partners_winners if hand else 0
    if (hand & -hand) > lowest_card(partners):
        return partners_winners
    if lowest_card(hand) < (partners & -partners):
        return winners
    if partners_winners == partners_length:
        partners_winners -= 1
    return min(length, winners + partners_winners)


@inlined
def follower_tricks(work: Work, trick: int, leader: int, cards: int, tricks_left: int, enough: int) -> tuple[int, int]:
    """Tricks the side that is *not* on lead is sure of; it stops counting at *enough*."""
    trumps = work[TRUMPS]
    partner = leader ^ 2
    mine, partners = work[HANDS + leader], work[HANDS + partner]
    lefts, rights = work[HANDS + ((leader + 1) & 3)], work[HANDS + ((leader + 3) & 3)]
    trumps_in_play = cards & trumps
    joker_tricks = 0
    if trumps_in_play:
        left_trumps, right_trumps = lefts & trumps, rights & trumps
        our_trumps = left_trumps | right_trumps
        most = max(popcount(left_trumps), popcount(right_trumps))
        if our_trumps != trumps_in_play:
            if trumps != FIELD:
                return 0, 0
            return _trumps_against_the_lead(
                trumps_in_play, left_trumps, right_trumps, mine & trumps, partners & trumps, most, enough
            )
        if trumps == FIELD:
            return most, 0
        joker_tricks = 1

    tops_faced = 0
    suits_faced = 0
    their_tricks = 0
    our_tops = 0
    every_lead_loses = True
    for field in range(1 if trumps == FIELD else 0, 4):
        suit = cards & field_mask(field)
        if suit == 0:
            continue
        top = suit & -suit
        if (mine | partners) & top:
            shape = work[SHAPES + 4 * trick + field]
            their_tricks += max(length_of(shape, leader), length_of(shape, partner))
            if mine & suit:
                every_lead_loses = False
        else:
            if mine & suit:
                tops_faced |= top
                suits_faced += 1
            our_tops |= top
    if every_lead_loses and suits_faced > 0:
        if (lefts & tops_faced) == tops_faced or (rights & tops_faced) == tops_faced:
            return min(tricks_left, suits_faced + joker_tricks), tops_faced
        return min(tricks_left, 1 + joker_tricks), tops_faced
    if their_tricks < tricks_left and our_tops:
        return max(1, joker_tricks), our_tops
    return joker_tricks, 0


@inlined
def _trumps_against_the_lead(
    trumps_in_play: int, lefts: int, rights: int, mine: int, partners: int, most: int, enough: int
) -> tuple[int, int]:
    """Trump tricks of the side not on lead while both sides hold trumps.

    The top run of their trumps; each hand's sure trumps; a guarded king (second trump) behind the ace; and king and
    queen against the bare ace.
    """
    ours = lefts | rights
    tricks, ranks = _top_run(trumps_in_play, ours, min(most, enough))
    if tricks >= enough:
        return tricks, ranks
    for side in range(2):
        hand = rights if side else lefts
        if popcount(hand) >= enough:
            sure, sure_ranks = sure_trumps(trumps_in_play, hand, mine | partners, enough)
            if sure > tricks:
                tricks, ranks = sure, sure_ranks
            if tricks >= enough:
                return tricks, ranks
    if tricks:
        return tricks, ranks
    first = trumps_in_play & -trumps_in_play
    rest = trumps_in_play ^ first
    if rest:
        second = rest & -rest
        rest ^= second
        if rest:
            guarded_right = (rights & second) and (rights & ~second) and (partners & first)
            guarded_left = (lefts & second) and (lefts & ~second) and (mine & first)
            if guarded_right or guarded_left:
                return 1, first | second
            third = rest & -rest
            if (ours & second) and (ours & third) and most >= 2:
                return 1, first | second | third
    return 0, 0


@inlined
def certain_trick(work: Work, ply: int) -> tuple[bool, int]:
    """Whether the side to play at *ply*, in the middle of a trick, is certain to win that trick; and the ranks it
    relies on.

    At most one opponent is still to play. Whether a Joker may be played to this very trick is not asked: an opponent's
    is feared, and the own side's is worth the one trick asked for in any case, in this trick or a later one.
    """
    trumps = work[TRUMPS]
    seat, place = work[SEAT + ply] & 3, ply & 3
    led, winning = work[LED_MASK + ply - 1], work[WINNING + ply - 1]
    next_opponent, partner = (seat + 1) & 3, (seat + 2) & 3
    threat = NONE_HIGHER
    if place < 3:
        threat = potential(work[HANDS + next_opponent], led, trumps)
    to_beat = strength(winning, trumps)
    winner = 0
    if ((work[WINNER + ply - 1] ^ seat) & 1) == 0 and to_beat < threat:
        if winning == JOKER:
            return True, 0
        winner = winning
    else:
        limit = min(to_beat, threat)
        player = seat
        if place == 1 and potential(work[HANDS + partner], led, trumps) < limit:
            player = partner
        candidates = work[HANDS + player] & led
        if candidates == 0:
            candidates = work[HANDS + player] & trumps
        while candidates:
            card = lowest_card(candidates)
            if strength(card, trumps) < limit:
                winner = card
                break
            candidates ^= card
        if winner == 0:
            return False, 0
        if winner == JOKER:
            return True, 0
    others = 0
    for back in range(1, place + 1):
        others |= work[PLAYED + ply - back]
    if place < 3:
        others |= work[HANDS + next_opponent]
    return True, winner if (others & ~winner) & field_mask(field_of(winner)) else 0
