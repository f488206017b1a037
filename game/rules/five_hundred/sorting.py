"""How a hand is held: by effective suit, trumps first, colours alternating, each suit from the top down."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations

from game.cards.card import Card, Suit
from game.rules.five_hundred.trumps import effective_suit, strength


def sorted_hand(cards: Iterable[Card], trump: Suit | None) -> list[Card]:
    """*cards* in the order a player holds them; the Joker stands first."""
    held = list(cards)
    suits = {effective_suit(card, trump) for card in held}
    place = {suit: number for number, suit in enumerate(_suit_order(suits, trump))}
    return sorted(held, key=lambda card: (place[effective_suit(card, trump)], -strength(card, trump)))


def _suit_order(suits: set[Suit | None], trump: Suit | None) -> list[Suit | None]:
    """The Joker without a suit, then trumps, then the rest so that neighbours differ in colour where they can."""
    first: list[Suit | None] = [suit for suit in (None, trump) if suit in suits]
    first = first[:1] if trump is None else first
    rest = [suit for suit in Suit if suit in suits and suit is not trump]
    before = trump if trump in suits else None
    best = min(permutations(rest), key=lambda order: _clashes(before, order))
    return first + list(best)


def _clashes(before: Suit | None, order: tuple[Suit, ...]) -> int:
    """How many neighbours are of one colour."""
    chain = ([before] if before is not None else []) + list(order)
    return sum(one.is_red == other.is_red for one, other in pairwise(chain))
