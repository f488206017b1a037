"""How much trouble a card may still make for the hand that keeps it, in points."""

from __future__ import annotations

from typing import Final

from game.cards.card import Card, Rank, Suit
from game.players.casual_hearts.reading import Reading
from game.rules.hearts.scoring import QUEEN

_HEART: Final = 3.0
_SIDE: Final = 1.6
_QUEEN: Final = 14.0
_ABOVE_QUEEN: Final = 9.0
_SAFE_GUARDS: Final = 4
"""Spades below the queen with which she, the king and the ace are safe to keep."""


def hazard(reading: Reading, card: Card) -> float:
    """What keeping *card* may cost: high cards with low ones still out, and spades near the queen."""
    suit = card.suit
    assert suit is not None
    if suit is Suit.SPADES and card.rank >= Rank.QUEEN:
        danger = _spade_danger(reading, card)
        if danger is not None:
            return danger
    out = reading.out[suit]
    if not out:
        return 0.1
    share = reading.lower_out(card) / len(out)
    # Low cards beside it let a high one wait for a harmless trick.
    escape = sum([other.rank < Rank.SEVEN for other in reading.held[suit] if other is not card])
    weight = _HEART if suit is Suit.HEARTS else _SIDE
    return weight * share / (1 + 0.35 * escape)


def _spade_danger(reading: Reading, card: Card) -> float | None:
    """The queen, or what would catch her; ``None`` when she is gone, and king and ace are cards like others."""
    holds_queen = QUEEN in reading.held[Suit.SPADES]
    if not holds_queen and not reading.queen_is_out:
        return None
    exposed = max(0.0, 1 - reading.guards() / _SAFE_GUARDS)
    if card is QUEEN:
        return 2.0 + _QUEEN * exposed
    return 0.5 if holds_queen else 0.5 + _ABOVE_QUEEN * exposed
