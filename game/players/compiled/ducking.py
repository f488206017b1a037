"""Misère without searching: which suits are safe, and which card to try first."""

from __future__ import annotations

from game.players.compiled.bits import JOKER, below, field_mask, lowest_card
from game.players.compiled.instructions import ctz, popcount
from game.players.compiled.jit import inlined
from game.players.compiled.layout import (
    CLASSES,
    CONTRACTOR,
    HANDS,
    IN_PLAY,
    LED_MASK,
    LEFT,
    MOVE_COUNT,
    RULES,
    SEAT,
    WINNER,
    WINNING,
    Work,
)
from game.players.compiled.ordering import append_move, insert_move

_FIELD_OF_SEAT = 0x1FFF
_CANNOT_LOSE_IT = -1000
_TOPS_THE_REST = -900


@inlined
def is_safe_to_follow(suit: int, held: int) -> bool:
    """Whether the contractor, who never leads *suit*, can duck every round of it.

    Counted from the lowest card up, he must at no point hold fewer cards than the others together: then his n-th lowest
    lies under their n-th lowest, whoever has it. *suit* is all of its cards in play, *held* his.
    """
    his_length = popcount(held)
    his = 0
    theirs = 0
    while his < his_length:
        card = lowest_card(suit)
        suit ^= card
        if card & held:
            his += 1
        else:
            theirs += 1
            if theirs > his:
                return False
    return True


@inlined
def is_safe_to_lead(suit: int, held: int) -> bool:
    """Whether the contractor can lead his lowest card of *suit* now and duck every round of it afterwards.

    His lowest must lie under all of theirs, and after that round he must still count as in ``is_safe_to_follow``, even
    if only one of their cards has gone.
    """
    his_length = popcount(held)
    their_length = popcount(suit) - his_length
    if his_length == 0 or their_length == 0:
        return False
    his = 0
    theirs = 0
    while his < his_length:
        card = lowest_card(suit)
        suit ^= card
        if card & held:
            his += 1
        else:
            theirs += 1
            if his == 0 or (theirs < their_length and his <= theirs and his < his_length):
                return False
    return True


@inlined
def is_safe(work: Work, cards: int, leader: int) -> bool:
    """Whether the contractor is safe in every suit, and can lead a safe one if he is on lead."""
    contractor = work[CONTRACTOR]
    hand = work[HANDS + (contractor & 3)]
    has_safe_lead = leader != contractor
    for field in range(4):
        suit = cards & field_mask(field)
        if suit & hand:
            if not is_safe_to_follow(suit, suit & hand):
                return False
            if not has_safe_lead and is_safe_to_lead(suit, suit & hand):
                has_safe_lead = True
    return has_safe_lead


@inlined
def joker_is_barred_now(work: Work, ply: int, led: int) -> bool:
    """Whether the Joker's holder, void in the field led, may not play the Joker on it."""
    trick = ply // 3
    if led == 0 or work[LEFT + trick] <= 1:
        return False
    return ((work[RULES + trick] >> (4 + (ctz(led) >> 4))) & 1) != 0


@inlined
def _representatives(work: Work, trick: int, field: int, seat: int) -> int:
    return ((work[CLASSES + 4 * trick + field] >> (16 * seat)) & _FIELD_OF_SEAT) << (16 * field)


@inlined
def order_misere_leads(work: Work, ply: int) -> None:
    """List the leads of the seat at *ply*, the contractor's safest or the defenders' most dangerous first."""
    trick = ply // 3
    seat, contractor = work[SEAT + ply] & 3, work[CONTRACTOR] & 3
    cards, hand, his_hand = work[IN_PLAY + trick], work[HANDS + seat], work[HANDS + contractor]
    count = 0
    for field in range(4):
        candidates = _representatives(work, trick, field, seat)
        suit = cards & field_mask(field)
        others = suit & ~hand
        his = suit & his_hand
        while candidates:
            card = lowest_card(candidates)
            candidates ^= card
            lower = popcount(suit & below(card))
            if seat == contractor:
                score = popcount(others) - 4 * lower
                if others == 0:
                    score = _CANNOT_LOSE_IT
                elif (others & (card - 1)) == 0:
                    score = _TOPS_THE_REST
            elif his:
                score = 40 - 3 * lower - 4 * popcount(his) + 6 * popcount(his & (card - 1))
                if (his & below(card)) == 0:
                    score += 30
            else:
                score = popcount(suit & (card - 1)) - 20
            count = insert_move(work, ply, 0, count, score, card, field)
    if (hand & JOKER) and work[LEFT + trick] > 1:
        count = _append_joker_leads(work, ply, count, work[RULES + trick] & 15, cards & ~hand)
    elif hand & JOKER:
        count = append_move(work, ply, count, JOKER, 0)
    work[MOVE_COUNT + ply] = count


@inlined
def _append_joker_leads(work: Work, ply: int, count: int, led_before: int, others: int) -> int:
    empty_is_named = False
    for field in range(4):
        if (led_before >> field) & 1:
            continue
        if (others & field_mask(field)) == 0:
            if empty_is_named:
                continue
            empty_is_named = True
        count = append_move(work, ply, count, JOKER, field)
    return count


@inlined
def order_misere_replies(work: Work, ply: int) -> None:
    """List the cards with which the seat at *ply* may follow; none if the contractor, last to play, must win."""
    led = work[LED_MASK + ply - 1]
    seat = work[SEAT + ply] & 3
    if work[HANDS + seat] & led:
        if seat == work[CONTRACTOR]:
            count = _contractor_follows(work, ply, seat, led)
        else:
            count = _defender_follows(work, ply, seat, led)
    else:
        count = _throw_off(work, ply, seat)
        if (work[HANDS + seat] & JOKER) and not joker_is_barred_now(work, ply, led):
            count = append_move(work, ply, count, JOKER, 0)
    work[MOVE_COUNT + ply] = count


@inlined
def _contractor_follows(work: Work, ply: int, seat: int, led: int) -> int:
    """His highest card that still ducks; above the winning card only while somebody may yet take the trick from him."""
    field = ctz(led) >> 4
    candidates = _representatives(work, ply // 3, field, seat)
    winning = work[WINNING + ply - 1]
    ducking = candidates & below(winning) if winning & led else candidates
    rest = candidates & ~ducking
    count = 0
    while ducking:
        count = append_move(work, ply, count, ducking & -ducking, field)
        ducking &= ducking - 1
    if ply % 3 == 1:
        while rest:
            card = lowest_card(rest)
            count = append_move(work, ply, count, card, field)
            rest ^= card
    return count


@inlined
def _defender_follows(work: Work, ply: int, seat: int, led: int) -> int:
    """Low while the contractor holds the trick or is still to play, else high cards go first."""
    contractor = work[CONTRACTOR]
    field = ctz(led) >> 4
    candidates = _representatives(work, ply // 3, field, seat)
    stays_low = work[WINNER + ply - 1] == contractor or (ply % 3 == 1 and work[SEAT + ply - 1] != contractor)
    count = 0
    while candidates:
        card = lowest_card(candidates) if stays_low else candidates & -candidates
        count = append_move(work, ply, count, card, field)
        candidates ^= card
    return count


@inlined
def _throw_off(work: Work, ply: int, seat: int) -> int:
    """The contractor throws off from unsafe suits, defenders from suits in which he is void."""
    trick = ply // 3
    contractor = work[CONTRACTOR] & 3
    hand, his_hand, cards = work[HANDS + seat], work[HANDS + contractor], work[IN_PLAY + trick]
    count = 0
    for field in range(4):
        candidates = _representatives(work, trick, field, seat)
        if candidates == 0:
            continue
        suit = cards & field_mask(field)
        suit_score = 0
        if seat == contractor:
            if not is_safe_to_follow(suit, hand & suit):
                suit_score = 40
        elif (his_hand & suit) == 0:
            suit_score = 10
        while candidates:
            card = candidates & -candidates
            candidates &= candidates - 1
            if seat == contractor:
                score = suit_score + 4 * popcount(suit & ~hand & below(card))
            else:
                score = suit_score + popcount(suit & below(card))
            count = insert_move(work, ply, 0, count, score, card, field)
    return count
