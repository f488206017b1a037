"""Sets of cards as whole numbers, one bit a card: bit ``Card.index``, so that the Joker's is the highest.

Worlds are drawn by the thousand; a hand kept so is compared, counted and split in one step. The layout stays inside
this package.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from game.cards.card import JOKER, Card, Suit, all_cards
from game.cards.pack import pack_of_43
from game.rules.five_hundred.trumps import order_of

_CARDS: Final = all_cards()
_SUIT_LENGTH: Final = 13
_CHUNK: Final = (1 << _SUIT_LENGTH) - 1
JOKER_BIT: Final = 1 << JOKER.index


def card_set(cards: Iterable[Card]) -> int:
    """The set of *cards*.

    >>> cards_in(card_set([JOKER, Card.parse("QS")]))
    (QS, Jo)
    """
    total = 0
    for card in cards:
        total |= 1 << card.index
    return total


def cards_in(held: int) -> tuple[Card, ...]:
    """The cards of a set, by suit and rank, the Joker last."""
    cards: tuple[Card, ...] = ()
    for suit in range(4):
        chunk = held >> suit * _SUIT_LENGTH & _CHUNK
        if chunk:
            cards += _cards_of(suit, chunk)
    return (*cards, JOKER) if held & JOKER_BIT else cards


@lru_cache(maxsize=4 << _SUIT_LENGTH)
def _cards_of(suit: int, chunk: int) -> tuple[Card, ...]:
    first = suit * _SUIT_LENGTH
    return tuple(_CARDS[first + at] for at in range(_SUIT_LENGTH) if chunk >> at & 1)


def bits_of(held: int) -> list[int]:
    """The one-card sets that make up a set, lowest bit first."""
    bits = []
    while held:
        low = held & -held
        bits.append(low)
        held ^= low
    return bits


PACK: Final = card_set(pack_of_43())


def _suits(trump: Suit | None) -> tuple[int, ...]:
    suits = order_of(trump).suits
    return tuple(card_set(card for card in pack_of_43() if suits[card.index] is suit) for suit in Suit)


def _lower(trump: Suit | None) -> dict[int, int]:
    order = order_of(trump)
    return {
        1 << card.index: card_set(
            other
            for other in pack_of_43()
            if order.suits[other.index] is order.suits[card.index]
            and order.strengths[other.index] < order.strengths[card.index]
        )
        for card in pack_of_43()
    }


_SUITS: Final = {trump: _suits(trump) for trump in (*Suit, None)}
_LOWER: Final = {trump: _lower(trump) for trump in (*Suit, None)}


def suit_sets(trump: Suit | None) -> tuple[int, ...]:
    """By suit, the cards of the pack that belong to it; at no trumps the Joker belongs to none."""
    return _SUITS[trump]


def lower_than(trump: Suit | None) -> dict[int, int]:
    """By one-card set, the cards of its effective suit that it beats."""
    return _LOWER[trump]
