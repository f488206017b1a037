"""Leading to a trick in a playout: the casual player's rules (``game.players.casual.leading``)."""

from __future__ import annotations

from game.players.compiled.bits import JOKER
from game.players.compiled.instructions import ctz, popcount
from game.players.compiled.jit import Ints, inlined
from game.players.compiled.seen_table import (
    CONTRACTOR,
    HANDS,
    HAS_TRUMPS,
    INDICES,
    LAST_CARDS,
    NO_CARD,
    NO_SUIT,
    NOW,
    PARTNERS_SUIT,
    QUEEN,
    STRENGTHS,
    SUITS_LED,
    TRUMP,
    VOIDS,
    field_at,
    higher_out,
    lowest,
    may_trump,
    side_cards,
    trumps_against,
)


@inlined
def draw_trumps(work: Ints, out: int, seat: int) -> int:
    """The contractor's trump lead."""
    own = work[NOW + HANDS + seat] & work[TRUMP]
    if own == 0 or trumps_against(work, out, seat) == 0:
        return NO_CARD
    top = own & -own
    higher = higher_out(out, top)
    if higher == 0:
        return top
    rest = own ^ top
    if rest == 0 or higher == popcount(out & work[TRUMP]):
        return NO_CARD
    if higher == 1 and higher_out(out, rest & -rest) == 1:
        return top
    return lowest(own)


@inlined
def is_safe(work: Ints, out: int, seat: int, field: int) -> bool:
    """Whether a winner of this side suit is likely to hold."""
    if trumps_against(work, out, seat) == 0:
        return True
    for step in range(1, 4, 2):
        other = (seat + step) & 3
        if (work[NOW + VOIDS + other] >> field) & 1 and may_trump(work, out, other):
            return False
    return popcount(out & side_cards(field)) >= 3


@inlined
def cash_winners(work: Ints, out: int, seat: int) -> int:
    """A side card nobody can beat, from the suit opponents are likeliest to follow."""
    best = NO_CARD
    most = -1
    for field in range(work[HAS_TRUMPS], 4):
        held = work[NOW + HANDS + seat] & side_cards(field)
        top = held & -held
        if held and higher_out(out, top) == 0 and is_safe(work, out, seat, field):
            bit = ctz(top)
            worth = (popcount(out & side_cards(field)) << 16) + (work[STRENGTHS + bit] << 8) + work[INDICES + bit]
            if worth > most:
                best, most = top, worth
    return best


@inlined
def from_suit(out: int, held: int) -> int:
    """The top of a suit if it wins or stands in a sequence, else a low card."""
    top = held & -held
    higher = higher_out(out, top)
    rest = held ^ top
    if higher == 0 or (rest and higher_out(out, rest & -rest) == higher):
        return top
    return lowest(held)


@inlined
def from_length(work: Ints, out: int, seat: int) -> int:
    """From the longest side suit."""
    best = NO_CARD
    most = -(1 << 40)
    for field in range(work[HAS_TRUMPS], 4):
        held = work[NOW + HANDS + seat] & side_cards(field)
        if held:
            top = held & -held
            rest = held ^ top
            higher = higher_out(out, top)
            if rest:
                higher += higher_out(out, rest & -rest)
            worth = (popcount(held) << 16) - (higher << 8) + field
            if worth > most:
                best, most = held, worth
    return from_suit(out, best) if best else NO_CARD


@inlined
def low_side_card(work: Ints, out: int, seat: int) -> int:
    """From the side suit with the most cards out."""
    best = NO_CARD
    most = -(1 << 40)
    for field in range(work[HAS_TRUMPS], 4):
        held = work[NOW + HANDS + seat] & side_cards(field)
        if held:
            worth = (popcount(out & side_cards(field)) << 16) - (popcount(held) << 8) + field
            if worth > most:
                best, most = held, worth
    return from_suit(out, best) if best else NO_CARD


@inlined
def short_suit(work: Ints, seat: int) -> int:
    """A loser from the shortest side suit, to trump it later."""
    if (work[NOW + HANDS + seat] & work[TRUMP]) == 0:
        return NO_CARD
    for length in range(1, 3):
        for field in range(1, 4):
            held = work[NOW + HANDS + seat] & field_at(field)
            if popcount(held) == length and work[STRENGTHS + ctz(held & -held)] <= QUEEN:
                return lowest(held)
    return NO_CARD


@inlined
def return_trumps(work: Ints, out: int, seat: int) -> int:
    """A trump back to the contractor."""
    own = work[NOW + HANDS + seat] & work[TRUMP]
    if own == 0 or trumps_against(work, out, seat) == 0:
        return NO_CARD
    return own & -own


@inlined
def partners_suit(work: Ints, seat: int) -> int:
    """The suit partner has bid."""
    field = work[PARTNERS_SUIT + seat]
    if field < 0:
        return NO_CARD
    held = work[NOW + HANDS + seat] & side_cards(field)
    return held & -held


@inlined
def fallback(work: Ints, seat: int) -> int:
    """The weakest card, where no rule has an opinion."""
    cards = work[NOW + HANDS + seat]
    if cards != JOKER and work[HAS_TRUMPS] == 0:
        cards &= ~JOKER
    best = NO_CARD
    least = 1 << 40
    while cards:
        card = cards & -cards
        cards ^= card
        price = (work[STRENGTHS + ctz(card)] << 8) - work[INDICES + ctz(card)]
        if price < least:
            best, least = card, price
    return best


@inlined
def lead_with_trumps(work: Ints, out: int, seat: int) -> int:
    """The lead in a trump contract, ``NO_CARD`` if no rule has an opinion."""
    contractor = work[NOW + CONTRACTOR]
    if contractor == seat:
        card = draw_trumps(work, out, seat)
        if card == NO_CARD:
            card = cash_winners(work, out, seat)
        return card if card else from_length(work, out, seat)
    card = cash_winners(work, out, seat)
    if card:
        return card
    if contractor == (seat ^ 2):
        card = return_trumps(work, out, seat)
        return card if card else low_side_card(work, out, seat)
    card = partners_suit(work, seat)
    if card == NO_CARD:
        card = short_suit(work, seat)
    return card if card else from_length(work, out, seat)


@inlined
def lead_without_trumps(work: Ints, out: int, seat: int) -> int:
    """The lead at no trumps."""
    hand = work[NOW + HANDS + seat]
    left = popcount(hand)
    card = NO_CARD
    if left <= LAST_CARDS:
        card = cash_winners(work, out, seat)
    if card == NO_CARD and hand & JOKER and left <= 3 and work[NOW + SUITS_LED] != 15:
        return JOKER
    contractor = work[NOW + CONTRACTOR]
    if card == NO_CARD and contractor != seat and contractor != (seat ^ 2):
        card = partners_suit(work, seat)
    return card if card else from_length(work, out, seat)


@inlined
def suit_for_joker(work: Ints, out: int, seat: int) -> int:
    """The longest own suit that may still be named; ``NO_SUIT`` if none may."""
    best = NO_SUIT
    most = -1
    for field in range(4):
        if ((work[NOW + SUITS_LED] >> field) & 1) == 0:
            held = popcount(work[NOW + HANDS + seat] & side_cards(field))
            worth = (held << 16) + (popcount(out & side_cards(field)) << 8) + field
            if worth > most:
                best, most = field, worth
    return best
