"""The rules of Hearts in the buffer: what may be played, and what becomes of a card played (``rules.hearts``)."""

from __future__ import annotations

from game.players.compiled.instructions import ctz
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_hearts.layout import (
    BEST,
    BEST_SEAT,
    CHANCE,
    CHASES,
    HANDS,
    HEARTS,
    HEARTS_SUIT,
    IS_BROKEN,
    IS_CLEAN,
    LED,
    NOW,
    ON_TABLE,
    OPENER_BIT,
    PENALTY,
    PLAYED,
    POT,
    QUEEN,
    QUEEN_TO,
    SUIT,
    TAKEN,
    TO_ACT,
    TRICKS,
    TWO_LEADS,
    VOIDS,
)

_TAKES_ALL = 26


@inlined
def legal(work: Ints, seat: int) -> int:
    """The cards *seat* may play now: a set."""
    hand = work[NOW + HANDS + seat]
    cards = hand
    if work[NOW + ON_TABLE]:
        cards = hand & (SUIT << 16 * work[NOW + LED])
    elif work[NOW + TRICKS] == 0 and work[TWO_LEADS]:
        cards = hand & OPENER_BIT
    elif work[NOW + IS_BROKEN] == 0:
        cards = hand & ~HEARTS
    if cards == 0:
        cards = hand
    if work[NOW + TRICKS] == 0 and work[IS_CLEAN] and cards & ~PENALTY:
        cards &= ~PENALTY
    return cards


@inlined
def points_of(card: int) -> int:
    """What the card of that number costs."""
    if card == QUEEN:
        return 13
    return 1 if card >> 4 == HEARTS_SUIT else 0


@inlined
def put(work: Ints, seat: int, card: int) -> None:
    """Play a card, and give the trick to its winner after the fourth."""
    count = work[NOW + ON_TABLE]
    work[NOW + HANDS + seat] ^= 1 << card
    work[NOW + PLAYED] |= 1 << card
    suit = card >> 4
    if suit == HEARTS_SUIT:
        work[NOW + IS_BROKEN] = 1
    if count == 0:
        work[NOW + LED] = suit
        work[NOW + BEST] = card
        work[NOW + BEST_SEAT] = seat
    elif suit != work[NOW + LED]:
        work[NOW + VOIDS + seat] |= 1 << work[NOW + LED]
    elif card > work[NOW + BEST]:
        work[NOW + BEST] = card
        work[NOW + BEST_SEAT] = seat
    work[NOW + POT] += points_of(card)
    if count < 3:
        work[NOW + ON_TABLE] = count + 1
        work[NOW + TO_ACT] = (seat + 1) & 3
        return
    winner = work[NOW + BEST_SEAT]
    if work[NOW + POT] >= 13:  # four hearts cost four
        work[NOW + QUEEN_TO] = winner
    if work[NOW + POT]:
        for other in range(4):
            if other != winner:
                work[NOW + CHASES + other] = 0
    work[NOW + TAKEN + winner] += work[NOW + POT]
    work[NOW + TO_ACT] = winner
    work[NOW + ON_TABLE] = 0
    work[NOW + POT] = 0
    work[NOW + TRICKS] += 1


@inlined
def chance_below(work: Ints, bound: int) -> int:
    """A number from 0 to *bound* − 1, at most 2¹⁵; the 48-bit generator of POSIX (``drand48``)."""
    state = (work[CHANCE] * 25214903917 + 11) & 0xFFFF_FFFF_FFFF
    work[CHANCE] = state
    return ((state >> 16) * bound) >> 32


@inlined
def one_of(cards: int, number: int) -> int:
    """The card of a set that has *number* lower ones in it."""
    for _ in range(number):
        cards &= cards - 1
    return ctz(cards)


@kernel
def is_moon(work: Ints) -> int:
    """The seat that has taken all points, −1 if none has."""
    for seat in range(4):
        if work[NOW + TAKEN + seat] == _TAKES_ALL:
            return seat
    return -1
