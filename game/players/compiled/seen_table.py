"""The table of a playout: where everything stands in its buffer, and what a seat makes of it.

Cards are bits as in ``bits``, but places are those of the whole pack: field 0 holds the trumps, the highest card of a
field is its lowest bit, and without trumps the Joker is bit 15 of field 0. The position to start from stands at the
front of the buffer and is copied to ``NOW`` for each playout.
"""

from __future__ import annotations

from typing import Final

from game.players.compiled.bits import FIELD, JOKER
from game.players.compiled.instructions import clz, ctz, popcount
from game.players.compiled.jit import Ints, inlined, kernel, zeros

# One position, by place
HANDS: Final = 0
VOIDS: Final = 4
"""By seat the fields not followed, four bits."""
THROWN_OFF: Final = 8
"""By seat the fields on which another card than the Joker was thrown; binds the Joker without trumps."""
PLAYED: Final = 12
THROWN_OUT: Final = 13
"""The contractor's discards, which only the contractor has seen."""
CONTRACTOR: Final = 14
"""−1 where all have passed."""
TO_ACT: Final = 15
ON_TABLE: Final = 16
TABLE: Final = 17
LED: Final = 21
"""The field led; 4 when a Joker was led as no suit."""
SUITS_LED: Final = 22
TRICKS: Final = 23
"""Tricks won by South and North."""
POSITION: Final = 32

NOW: Final = 32
"""The same for the playout under way."""
TRUMP: Final = 64
"""The trump bits: field 0, or the Joker alone."""
HAS_TRUMPS: Final = 65
PACK: Final = 66
"""All cards there are."""
PARTNERS_SUIT: Final = 68
"""By seat the field partner bid last, −1 if none or trumps."""
PLAYS: Final = 72
PLAY_FIELDS: Final = 88
"""For each play asked about the field it leads, or names."""
VALUES: Final = 104
STRENGTHS: Final = 120
"""By bit: the rank, above it the left bower, right bower and Joker."""
INDICES: Final = 184
"""By bit: the number of the card, which settles ties."""
HISTORY: Final = 248
"""The cards played so far in their order, forty places, the seats that played them, and the fields led or named."""
HISTORY_SEATS: Final = 288
HISTORY_FIELDS: Final = 328
HISTORY_LENGTH: Final = 368
BITS: Final = 384
"""By number of a card its bit."""
LENGTH: Final = 448

JOKER_STRENGTH: Final = 18
QUEEN: Final = 12
LAST_CARDS: Final = 5
NO_CARD: Final = 0
NO_SUIT: Final = 4


def make_table() -> Ints:
    """A fresh buffer for one thread."""
    return zeros(LENGTH)


# Reading the table


@inlined
def field_at(field: int) -> int:
    """The card bits of a field."""
    return FIELD << (16 * field)


@inlined
def lowest(cards: int) -> int:
    """The lowest card of one field."""
    return 1 << (63 - clz(cards))


@inlined
def out_for(work: Ints, seat: int) -> int:
    """The cards *seat* has not seen."""
    seen = work[NOW + HANDS + seat] | work[NOW + PLAYED]
    if seat == work[NOW + CONTRACTOR]:
        seen |= work[NOW + THROWN_OUT]
    return work[PACK] & ~seen


@inlined
def higher_out(out: int, card: int) -> int:
    """How many cards of its field still out beat *card*."""
    field = ctz(card) >> 4
    return popcount(out & field_at(field) & (card - 1))


@inlined
def may_trump(work: Ints, out: int, seat: int) -> bool:
    """Whether *seat* may hold a trump, or the Joker where there are none."""
    if (out & work[TRUMP]) == 0:
        return False
    return work[HAS_TRUMPS] == 0 or (work[NOW + VOIDS + seat] & 1) == 0


@inlined
def trumps_against(work: Ints, out: int, seat: int) -> int:
    """How many trumps the two opponents may hold together."""
    if may_trump(work, out, (seat + 1) & 3) or may_trump(work, out, (seat + 3) & 3):
        return popcount(out & work[TRUMP])
    return 0


@inlined
def power(work: Ints, card: int) -> int:
    """How high a card stands in this trick; −1 for one that cannot win it."""
    strength = work[STRENGTHS + ctz(card)]
    if strength == JOKER_STRENGTH:
        return 1000
    field = ctz(card) >> 4
    if work[HAS_TRUMPS] and field == 0:
        return 100 + strength
    return strength if field == work[NOW + LED] else -1


@inlined
def cards_above(work: Ints, cards: int, bar: int) -> int:
    """How many of *cards* have more than that power."""
    count = 0
    while cards:
        card = cards & -cards
        cards ^= card
        count += power(work, card) > bar
    return count


@kernel
def threats(work: Ints, out: int, seat: int, bar: int) -> int:
    """How many cards that opponents still to play may hold would beat a card of that power."""
    most = 0
    for step in range(1, 4 - work[NOW + ON_TABLE]):
        other = (seat + step) & 3
        if step != 2:
            led = work[NOW + LED]
            suit = out & field_at(led) if led < NO_SUIT and not (led == 0 and work[HAS_TRUMPS] == 0) else 0
            if led == 0 and work[HAS_TRUMPS] == 0:
                suit = out & FIELD & ~JOKER
            if suit == 0 or (work[NOW + VOIDS + other] >> led) & 1:
                suit = out & work[TRUMP] if may_trump(work, out, other) else 0
            most = max(most, cards_above(work, suit, bar))
    return most


@inlined
def best_on_table(work: Ints) -> int:
    """The place on the table of the card that holds the trick."""
    best = 0
    most = -1
    for place in range(work[NOW + ON_TABLE]):
        mine = power(work, work[NOW + TABLE + place])
        if mine > most:
            best, most = place, mine
    return best


@inlined
def legal_to_follow(work: Ints, seat: int) -> int:
    """The cards *seat* may play to the trick."""
    hand = work[NOW + HANDS + seat]
    led = work[NOW + LED]
    if led == NO_SUIT:
        return hand
    following = hand & field_at(led)
    if following:
        return following
    if work[HAS_TRUMPS] == 0 and hand & JOKER and hand != JOKER and (work[NOW + THROWN_OFF + seat] >> led) & 1:
        return hand & ~JOKER
    return hand


@inlined
def winners_among(work: Ints, cards: int, bar: int) -> int:
    """Those of *cards* with more than that power."""
    winners = 0
    while cards:
        card = cards & -cards
        cards ^= card
        if power(work, card) > bar:
            winners |= card
    return winners


@inlined
def in_field_led(work: Ints, card: int) -> bool:
    """Whether *card* is of the suit led; the Joker of a hand without trumps never is."""
    return ctz(card) >> 4 == work[NOW + LED] and (work[HAS_TRUMPS] != 0 or card != JOKER)


@inlined
def side_cards(field: int) -> int:
    """A side suit's cards, or a suit's without trumps: never the Joker."""
    return field_at(field) & ~JOKER
