"""Misère: how fit a hand is for it, what to throw out, and how to duck."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from math import exp, inf
from typing import Final

from game.cards.card import JOKER, Card, Suit
from game.cards.pack import pack_of_43

_RANKS: Final = {suit: tuple(sorted(card.rank for card in pack_of_43() if card.suit is suit)) for suit in Suit}
_MOST_EXCESS = 6
CLOSED_ODDS: Final = (1.47, 0.063, 0.105)
OPEN_ODDS: Final = (1.3, 0.095, 0.095)
"""Log odds of making a misère: a base, and what each point of danger takes away. Fitted to played-out hands."""


@lru_cache(maxsize=65536)
def _suit_danger(suit: Suit, held: tuple[int, ...]) -> float:
    """How exposed a suit is; *held* are its ranks, lowest first.

    A card is safe while the lower cards elsewhere are no more than the own ones below it: it can always duck.
    """
    danger = 0.0
    for own_below, rank in enumerate(held):
        lower = sum(1 for other in _RANKS[suit] if other < rank) - own_below
        danger += min(_MOST_EXCESS, max(0, lower - own_below))
    return danger


def _by_suit(hand: Iterable[Card]) -> dict[Suit, tuple[int, ...]]:
    ranks: dict[Suit, list[int]] = {suit: [] for suit in Suit}
    for card in hand:
        if card.suit is not None:
            ranks[card.suit].append(card.rank)
    return {suit: tuple(sorted(held)) for suit, held in ranks.items()}


def dangers(hand: tuple[Card, ...], count: int) -> tuple[float, dict[Suit, int]]:
    """The least danger left after throwing out *count* cards, and how many high cards of each suit to throw."""
    count -= JOKER in hand
    held = _by_suit(hand)
    ladders = {suit: _ladder(suit, ranks, max(0, count)) for suit, ranks in held.items()}
    best: tuple[float, dict[Suit, int]] | None = None
    for numbers in product(*(range(len(ladders[suit])) for suit in Suit)):
        if sum(numbers) == max(0, count):
            left = sum(ladders[suit][number] for suit, number in zip(Suit, numbers, strict=True))
            if best is None or left < best[0]:
                best = left, dict(zip(Suit, numbers, strict=True))
    assert best is not None
    return best


def least_dangers(hand: tuple[Card, ...]) -> tuple[float, float, float]:
    """The least danger left after throwing out none, one and two cards: the first parts of ``dangers``."""
    least = [0.0, inf, inf]
    for suit, ranks in _by_suit(hand).items():
        ladder = _ladder(suit, ranks, 2)
        # Counting down, so that what is read still speaks of the suits before this one.
        for count in (2, 1, 0):
            least[count] = min([least[count - own] + ladder[own] for own in range(min(count + 1, len(ladder)))])
    return (least[0], least[0], least[1]) if JOKER in hand else (least[0], least[1], least[2])


def ladder(suit: Iterable[Card], count: int) -> tuple[float, ...]:
    """The danger of the cards of one suit after throwing out its 0, 1, … *count* highest, as far as it has them."""
    return _ladder(*next(iter((one, held) for one, held in _by_suit(suit).items() if held), (Suit.SPADES, ())), count)


@lru_cache(maxsize=65536)
def _ladder(suit: Suit, ranks: tuple[int, ...], count: int) -> tuple[float, ...]:
    """The danger of a suit after throwing out its 0, 1, … highest cards."""
    return tuple([_suit_danger(suit, ranks[: len(ranks) - number]) for number in range(min(count, len(ranks)) + 1)])


def throw_out(hand: tuple[Card, ...], count: int) -> Card:
    """The next card to throw out: the Joker, then what leaves the safest ten."""
    if JOKER in hand:
        return JOKER
    _, numbers = dangers(hand, count)
    suits = [suit for suit, number in numbers.items() if number]
    suit = max(suits, key=lambda suit: (max(_by_suit(hand)[suit]), suit))
    return max((card for card in hand if card.suit is suit), key=lambda card: card.rank)


@lru_cache(maxsize=4096)
def chance(hand: tuple[Card, ...], *, is_open: bool) -> float:
    """How likely a misère on this hand is to be made, before the kitty is seen.

    The kitty brings three cards for the three thrown out, so the hand counts with one and with two of its worst gone.
    """
    base, one_gone, two_gone = OPEN_ODDS if is_open else CLOSED_ODDS
    _, one, two = least_dangers(hand)
    return 1 / (1 + exp(one_gone * one + two_gone * two - base))
