"""Which three cards the casual player passes (``casual_hearts.passing``)."""

from __future__ import annotations

from game.players.compiled.instructions import ctz, popcount
from game.players.compiled.jit import inlined, kernel
from game.players.compiled_hearts.layout import (
    BELOW_QUEEN,
    HEARTS_SUIT,
    LOW,
    QUEEN,
    SPADES,
    SUIT,
)

_BELOW_SIX = 0xF
_NINE = 7
_ENOUGH_SPADES = 4
_NEVER = -1e9


@inlined
def _burden(hand: int, card: int) -> float:
    """How much better off the hand is without *card*."""
    suit, rank = card >> 4, (card & 15) + 2
    if suit == SPADES:
        guards = popcount(hand & BELOW_QUEEN)
        if card < QUEEN:
            return -5.0
        if guards >= _ENOUGH_SPADES:
            return 3.0 if card == QUEEN else 0.0
        return 30.0 - guards if card == QUEEN else 20.0 + rank - 14 - 2 * guards
    held = (hand >> 16 * suit) & SUIT
    if suit == HEARTS_SUIT:
        return rank + 1.5 - popcount(held & _BELOW_SIX) if card & 15 >= _NINE else rank - 14.0
    length = popcount(held)
    short = 5.0 - 1.5 * length if length <= 3 else 0.0
    return rank - 1.5 * popcount(held & LOW) + short


@kernel
def three_by_thumb(hand: int) -> int:
    """The three cards of *hand* the rules of thumb pass: a set."""
    given = 0
    for _ in range(3):
        left = hand & ~given
        best, most = 0, _NEVER
        while left:
            card = ctz(left)
            left &= left - 1
            burden = _burden(hand, card)
            if burden >= most:
                best, most = card, burden
        given |= 1 << best
    return given
