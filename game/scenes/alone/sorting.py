"""How a hand of the plain pack is held: every suit in its place, colours alternating, each from the top down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.cards.card import Card, Suit

_LEFT: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_RIGHT: Final = (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS, Suit.SPADES)


def sorted_by_suit(cards: Iterable[Card], *, are_spades_right: bool = False) -> list[Card]:
    """*cards* as a player holds them, left to right; the spades at the left end, or at the right."""
    order = _RIGHT if are_spades_right else _LEFT
    return sorted(cards, key=lambda card: (order.index(Suit(card.index // 13)), -card.rank))
