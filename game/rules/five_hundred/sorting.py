"""How a hand is held: by effective suit, colours alternating, each suit from the top down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations
from typing import Final

from game.cards.card import Card, Suit
from game.rules.five_hundred.trumps import effective_suit, strength

ORDERS: Final = ("suits", "trumps-left", "trumps-right")


def sorted_hand(cards: Iterable[Card], trump: Suit | None, order: str = "suits") -> list[Card]:
    """*cards* in the order a player holds them, left to right.

    *order* is one of ``ORDERS``: every suit in its place all the time, or trumps at the left end, or at the right. A
    Joker without a suit stands first, or last with trumps to the right.
    """
    held = list(cards)
    suits = {effective_suit(card, trump) for card in held}
    place = {suit: number for number, suit in enumerate(_suit_order(suits, trump, order))}
    return sorted(held, key=lambda card: (place[effective_suit(card, trump)], -strength(card, trump)))


def _suit_order(suits: set[Suit | None], trump: Suit | None, order: str) -> Sequence[Suit | None]:
    """The suits from left to right, neighbours of different colour where that is possible."""
    fixed = trump if order != "suits" and trump in suits else None
    rest = [suit for suit in _BASE if suit in suits and suit is not fixed]
    if fixed is not None:
        rest = [fixed, *min(permutations(rest), key=lambda row: _clashes((fixed, *row)))]
    row: list[Suit | None] = list(rest)
    if None in suits:
        row.insert(0, None)
    return row[::-1] if order == "trumps-right" else row


def _clashes(row: tuple[Suit, ...]) -> int:
    """How many neighbours are of one colour."""
    return sum(one.is_red == other.is_red for one, other in pairwise(row))


_BASE: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
