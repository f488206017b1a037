"""Which card to try first. Nothing here can make a result wrong, only slow.

In a node that will be cut, the first card tried cuts nearly nine times in ten; that is what makes the search quick. The
weights were found by coordinate descent on the number of nodes over full deals. Equals are tried once, by their highest
card.
"""

from __future__ import annotations

from game.players.compiled.bits import (
    FIELD,
    JOKER,
    NONE_HIGHER,
    THROWN,
    field_mask,
    lowest_card,
    potential,
    strength,
)
from game.players.compiled.instructions import ctz, popcount
from game.players.compiled.jit import inlined
from game.players.compiled.joker import flags_of_barred_leads, joker_is_barred
from game.players.compiled.layout import (
    BEST_LEADS,
    HANDS,
    IN_PLAY,
    KILLERS,
    LEAD_BITS,
    LED_MASK,
    LEFT,
    MATTERED,
    MOVE_COUNT,
    MOVE_FIELDS,
    MOVES,
    RULES,
    SCORES,
    SEAT,
    SHAPES,
    TRUMPS,
    WINNER,
    WINNING,
    Work,
)
from game.players.compiled.patterns import bucket_of, mix
from game.players.compiled.tables import length_of, representatives

_NO_CARD = 1 << 62
"""Lower than any card."""

# What a lead is worth, by what the suit looks like
_ROUND_TO_GO = -10
_OPPONENT_RUFFS = -2
_PARTNER_RUFFS = 17
_I_SHALL_RUFF = 15
_TRUMP_LEAD = 2
_INTO_STRENGTH = -10
_THROUGH_ACE_TO_KING = 27
_PROVEN_LEAD = 119
_KILLER_LEAD = 10
_JOKER_LEAD = -42


@inlined
def insert_move(work: Work, ply: int, first: int, count: int, score: int, card: int, field: int) -> int:
    """Put a move in its place among those from *first* up to *count*, higher scores first; the new count."""
    moves, fields = MOVES + 16 * ply, MOVE_FIELDS + 16 * ply
    at = count
    while at > first and work[SCORES + at - 1] < score:
        work[SCORES + at] = work[SCORES + at - 1]
        work[moves + at] = work[moves + at - 1]
        work[fields + at] = work[fields + at - 1]
        at -= 1
    work[SCORES + at] = score
    work[moves + at] = card
    work[fields + at] = field
    return count + 1


@inlined
def append_move(work: Work, ply: int, count: int, card: int, field: int) -> int:
    """Put a move behind *count* others; the new count."""
    work[MOVES + 16 * ply + count] = card
    work[MOVE_FIELDS + 16 * ply + count] = field
    return count + 1


@inlined
def _append_lowest_first(work: Work, ply: int, count: int, cards: int, field: int) -> int:
    while cards:
        card = lowest_card(cards)
        count = append_move(work, ply, count, card, field)
        cards ^= card
    return count


@inlined
def lead_key(hand: int, seat: int) -> int:
    """What the table of proven leads knows a position by: the leader's own cards alone."""
    return mix(hand, (seat << 3) - 1)


@inlined
def remember_lead(work: Work, ply: int, seat: int, card: int) -> None:
    """Note a lead that cut, for the next position in which *seat* leads from the same hand."""
    key = lead_key(work[HANDS + seat], seat)
    at = 2 * bucket_of(key, LEAD_BITS)
    work[BEST_LEADS + at] = key
    work[BEST_LEADS + at + 1] = card


@inlined
def _proven_lead(work: Work, hand: int, seat: int) -> int:
    key = lead_key(hand, seat)
    at = 2 * bucket_of(key, LEAD_BITS)
    return work[BEST_LEADS + at + 1] if work[BEST_LEADS + at] == key else 0


@inlined
def order_leads(work: Work, ply: int) -> None:
    """List the leads of the seat at *ply*, and what it relied on if all of them fail."""
    trick = ply >> 2
    seat = work[SEAT + ply] & 3
    partner, left, right = seat ^ 2, (seat + 1) & 3, (seat + 3) & 3
    mine, partners = work[HANDS + seat], work[HANDS + partner]
    lefts, rights = work[HANDS + left], work[HANDS + right]
    cards, tricks_left, trumps = work[IN_PLAY + trick], work[LEFT + trick], work[TRUMPS]
    trumps_in_play = (cards & trumps) != 0
    partner_has_trumps = (partners & trumps) != 0
    killer = work[KILLERS + 4 * ply + seat]
    proven = _proven_lead(work, mine, seat)
    count = 0
    for field in range(4):
        candidates = representatives(work, trick, field, seat)
        if candidates == 0:
            continue
        suit = cards & field_mask(field)
        shape = work[SHAPES + 4 * trick + field]
        my_length, partners_length = length_of(shape, seat), length_of(shape, partner)
        left_length, right_length = length_of(shape, left), length_of(shape, right)
        ace = suit & -suit
        rest = suit & (suit - 1)
        king = rest & -rest
        rest &= rest - 1
        queen = rest & -rest
        is_plain = not (trumps == FIELD and field == 0)

        suit_score = _ROUND_TO_GO * (
            (left_length if left_length else tricks_left) + (right_length if right_length else tricks_left)
        )
        will_be_ruffed = False
        if is_plain and trumps_in_play:
            if (left_length == 0 and (lefts & trumps)) or (right_length == 0 and (rights & trumps)):
                suit_score += _OPPONENT_RUFFS
                will_be_ruffed = True
            if partners_length == 0 and partner_has_trumps and right_length > 0:
                suit_score += _PARTNER_RUFFS
            if my_length == 1 and (mine & trumps) and partners_length > 1 and (partners & ace):
                suit_score += _I_SHALL_RUFF
        if not is_plain:
            suit_score += _TRUMP_LEAD
        if ((ace | king) & rights) and right_length != 1:
            suit_score += _INTO_STRENGTH
        elif (ace & lefts) and (king & partners) and partners_length != 1:
            suit_score += _THROUGH_ACE_TO_KING

        partners_suit = partners & suit
        partners_top = (partners_suit & -partners_suit) if partners_suit else _NO_CARD
        opponents_suit = (lefts | rights) & suit
        opponents_top = (opponents_suit & -opponents_suit) if opponents_suit else _NO_CARD
        partner_follows = not is_plain or not trumps_in_play or partners_length != 0 or not partner_has_trumps
        bares_ace = (left_length == 1 and (ace & lefts)) or (right_length == 1 and (ace & rights))
        while candidates:
            card = candidates & -candidates
            candidates &= candidates - 1
            rank = popcount(suit & (card - 1))
            score = suit_score
            if not will_be_ruffed and (card < opponents_top or partners_top < opponents_top or not partner_follows):
                # Our side can win the trick.
                if bares_ace:
                    score += 27 - rank
                elif mine & ace:
                    if partners & king:
                        score += 36 - rank
                    elif card < opponents_top:
                        score += 31
                    else:
                        score += 3 - rank
                elif partners & ace:
                    if mine & king:
                        score += 52 - rank
                    else:
                        score += 28 + rank
                else:
                    score += 26 + rank
            else:
                if ((partners & king) and (partners & queen)) or (
                    partners_length > 1
                    and (((mine & king) and (partners & queen)) or ((partners & king) and (mine & queen)))
                ):
                    score += 9
                if bares_ace:
                    score += -2 - rank
                elif mine & ace:
                    score += rank - 1
                elif partners & ace:
                    score += 25 + rank
                elif (mine & king) and (mine & queen) and card <= queen:
                    score += 24
                else:
                    score += 4 + rank
            if card == proven:
                score += _PROVEN_LEAD
            if card == killer:
                score += _KILLER_LEAD
            count = insert_move(work, ply, 0, count, score, card, field)
    work[MATTERED + ply] = 0
    if mine & JOKER:
        led_before = work[RULES + trick] & 15
        others = partners | lefts | rights
        count = _add_joker_leads(work, ply, count, led_before, others)
        work[MATTERED + ply] = flags_of_barred_leads(led_before, others)
    work[MOVE_COUNT + ply] = count


@inlined
def _add_joker_leads(work: Work, ply: int, count: int, led_before: int, others: int) -> int:
    """The Joker as every suit not led yet; of the suits nobody else holds, which are all alike, as one."""
    empty_is_named = False
    for field in range(4):
        if (led_before >> field) & 1:
            continue
        if (others & field_mask(field)) == 0:
            if empty_is_named:
                continue
            empty_is_named = True
        count = insert_move(work, ply, 0, count, _JOKER_LEAD - field, JOKER, field)
    return count


@inlined
def order_replies(work: Work, ply: int) -> None:
    """List the cards with which the seat at *ply* may follow a lead, and what it relied on if all of them fail."""
    trick = ply >> 2
    seat, place = work[SEAT + ply] & 3, ply & 3
    hand, trumps = work[HANDS + seat], work[TRUMPS]
    led, winning = work[LED_MASK + ply - 1], work[WINNING + ply - 1]
    threat = NONE_HIGHER
    partner_best = NONE_HIGHER
    if place < 3:
        threat = potential(work[HANDS + ((seat + 1) & 3)], led, trumps)
    if place < 2:
        partner_best = potential(work[HANDS + ((seat + 2) & 3)], led, trumps)
    to_beat = strength(winning, trumps)
    limit = min(to_beat, threat)
    partner_wins = ((work[WINNER + ply - 1] ^ seat) & 1) == 0
    is_ours = (partner_wins and to_beat < threat) or (place == 1 and partner_best < limit)
    work[MATTERED + ply] = 0
    if hand & led:
        field = ctz(led) >> 4
        candidates = representatives(work, trick, field, seat)
        winners = 0
        if (candidates & (candidates - 1)) and not is_ours:
            winners = _stronger_than(candidates, limit, trumps)
            if winners == 0 and place < 3 and not partner_wins:
                winners = _stronger_than(candidates, to_beat, trumps)
        count = _append_lowest_first(work, ply, 0, winners, field)
        count = _append_lowest_first(work, ply, count, candidates & ~winners, field)
    else:
        ruffs = 0
        winners = 0
        if hand & trumps:
            ruffs = representatives(work, trick, 0, seat) if trumps == FIELD else JOKER
            if ruffs == JOKER and led != 0 and joker_is_barred(work, ply, ctz(led) >> 4):
                ruffs = 0
                work[MATTERED + ply] = THROWN << (16 * (ctz(led) >> 4))
            if not is_ours:
                winners = _stronger_than(ruffs, limit, trumps)
                if winners == 0:
                    winners = _stronger_than(ruffs, to_beat, trumps)
        count = _append_lowest_first(work, ply, 0, winners, 0)
        count = _append_discards(work, ply, count, 1 if trumps == FIELD else 0)
        count = _append_lowest_first(work, ply, count, ruffs & ~winners, 0)
    work[MOVE_COUNT + ply] = count


@inlined
def _stronger_than(cards: int, limit: int, trumps: int) -> int:
    """Those of *cards* that are stronger than *limit* in the trick."""
    stronger = 0
    while cards:
        card = cards & -cards
        if strength(card, trumps) < limit:
            stronger |= card
        cards &= cards - 1
    return stronger


@inlined
def _append_discards(work: Work, ply: int, count: int, first_field: int) -> int:
    """Throw off: the lowest card of each suit first, from long suits before short ones and not from guarded tops."""
    trick = ply >> 2
    seat = work[SEAT + ply] & 3
    hand, cards = work[HANDS + seat], work[IN_PLAY + trick]
    first = count
    others = 0
    for field in range(first_field, 4):
        held = hand & field_mask(field)
        if held == 0:
            continue
        candidates = representatives(work, trick, field, seat)
        card = lowest_card(candidates)
        others |= candidates ^ card
        suit = cards & field_mask(field)
        length = popcount(held)
        score = 6 * length
        if (suit & -suit) & held:
            score -= 3
        else:
            rest = suit & (suit - 1)
            if (rest & -rest & held) and length <= 2:
                score -= 3
        count = insert_move(work, ply, first, count, score, card, field)
    for field in range(first_field, 4):
        count = _append_lowest_first(work, ply, count, others & field_mask(field), field)
    return count
