"""The packs the games are played with, and a shuffle that means the same everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.cards.card import JOKER, Card, Rank, Suit, all_cards


def pack_of_52() -> tuple[Card, ...]:
    """The ordinary pack, by suit and rank."""
    return tuple(card for card in all_cards() if card is not JOKER)


def pack_of_43() -> tuple[Card, ...]:
    """The four-hand pack of Five Hundred: ace to five, the red fours, the Joker (seed 000, RULES)."""
    return tuple(card for card in all_cards() if card.rank >= _lowest_rank(card.suit))


def _lowest_rank(suit: Suit | None) -> Rank:
    return Rank.FOUR if suit is not None and suit.is_red else Rank.FIVE


def shuffled(cards: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """*cards* in an order that depends on *rng* alone.

    An own Fisher–Yates over ``rng.random()``: the library's ``shuffle`` may change between Python versions, and a
    seed must mean the same deal for ever.
    """
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)
