"""Which cards to pass: what is dangerous to keep, and what stands in the way of a void; never a low heart."""

from __future__ import annotations

from typing import Final

from game.cards.card import Card, Rank, Suit
from game.rules.hearts.scoring import QUEEN
from game.rules.hearts.view import HeartsView

_ENOUGH_SPADES: Final = 4
"""Spades below the queen that make her safe to keep."""


def choose_pass(view: HeartsView) -> Card:
    """The next card to lay down; three times the worst of those left."""
    kept = (*view.hand, *view.given)
    return max(view.hand, key=lambda card: (burden(card, kept), card.index))


def burden(card: Card, hand: tuple[Card, ...]) -> float:
    """How much better off the hand is without *card*."""
    if card.suit is Suit.SPADES:
        return _spade_burden(card, hand)
    length = sum([other.suit is card.suit for other in hand])
    if card.suit is Suit.HEARTS:
        low = sum([other.suit is card.suit and other.rank <= Rank.FIVE for other in hand])
        return float(card.rank) + 1.5 - low if card.rank >= Rank.NINE else card.rank - 14.0
    low = sum([other.suit is card.suit and other.rank <= Rank.SIX for other in hand])
    short = 5.0 - 1.5 * length if length <= 3 else 0.0
    return card.rank - 1.5 * low + short


def _spade_burden(card: Card, hand: tuple[Card, ...]) -> float:
    guards = sum([other.suit is Suit.SPADES and other.rank < Rank.QUEEN for other in hand])
    if card.rank < Rank.QUEEN:
        # Low spades catch the queen when she is led out, and guard her here.
        return -5.0
    if guards >= _ENOUGH_SPADES:
        return 3.0 if card is QUEEN else 0.0
    return 30.0 - guards if card is QUEEN else 20.0 + card.rank - 14 - 2 * guards
