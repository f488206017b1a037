"""How many tricks a hand of Spades is good for, and how likely it takes none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import erf, exp, sqrt
from typing import Final

from game.cards.card import Card, Rank, Suit
from game.players.casual_spades.weights import NELLO, SPREAD, TRICKS, Weights

_SIDE_SUITS: Final = tuple(suit for suit in Suit if suit is not Suit.SPADES)
_LENGTHS: Final = 13


def by_suit(cards: Sequence[Card]) -> dict[Suit, list[Rank]]:
    """The ranks held of each suit, highest first."""
    return {suit: sorted((card.rank for card in cards if card.suit is suit), reverse=True) for suit in Suit}


def expected_tricks(cards: Sequence[Card]) -> float:
    """How many tricks thirteen *cards* take on average when their player tries."""
    return max(0.0, _weighed(TRICKS, trick_features(cards)))


def chance_of_nello(cards: Sequence[Card]) -> float:
    """How likely *cards* take no trick when their player tries to lose all."""
    return 1 / (1 + exp(-_weighed(NELLO, nello_features(cards))))


def trick_chances(mean: float) -> list[float]:
    """How likely exactly 0, 1, … 13 tricks are when *mean* are expected."""

    def below(tricks: float) -> float:
        return 0.5 * (1 + erf((tricks - mean) / (SPREAD * sqrt(2))))

    edges = [0.0, *(below(tricks + 0.5) for tricks in range(_LENGTHS)), 1.0]
    return [high - low for low, high in pairwise(edges)]


def trick_features(cards: Sequence[Card]) -> list[float]:
    """What wins tricks, in the order of ``weights.TRICK_WORDS``."""
    held = by_suit(cards)
    spades = held[Suit.SPADES]
    sides = [held[suit] for suit in _SIDE_SUITS]
    ruffs = min(3, len(spades))
    return [
        float(Rank.ACE in spades),
        float(Rank.KING in spades and len(spades) >= 2),
        float(Rank.QUEEN in spades and len(spades) >= 3),
        float(Rank.JACK in spades and len(spades) >= 4),
        float(len(spades)),
        float(max(0, len(spades) - 4)),
        float(sum(Rank.ACE in side for side in sides)),
        float(sum(Rank.KING in side and Rank.ACE in side for side in sides)),
        float(sum(Rank.KING in side and Rank.ACE not in side and len(side) > 1 for side in sides)),
        float(sum(Rank.QUEEN in side and len(side) > 2 for side in sides)),
        float(sum(ruffs for side in sides if not side)),
        float(sum(ruffs for side in sides if len(side) == 1)),
        float(sum(min(2, ruffs) for side in sides if len(side) == 2)),
        float(sum(max(0, len(side) - 4) for side in sides)),
    ]


def nello_features(cards: Sequence[Card]) -> list[float]:
    """What stands in the way of a nello, in the order of ``weights.NELLO_WORDS``."""
    held = by_suit(cards)
    spades = held[Suit.SPADES]
    sides = [held[suit] for suit in _SIDE_SUITS]
    return [
        float(len(spades)),
        *(float(rank in spades) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)),
        float(sum(Rank.EIGHT <= rank <= Rank.TEN for rank in spades)),
        float(sum(_exposed(side) for side in sides)),
        float(max(map(_exposed, sides))),
        float(sum(not side for side in sides)),
    ]


def _exposed(ranks: Sequence[Rank]) -> float:
    """How far a side suit's low cards fall short of getting under: its three lowest against the best there could be."""
    lowest = sorted(ranks)[:3]
    return sum(max(0, rank - 3 - 3 * place) for place, rank in enumerate(lowest)) / 4


def _weighed(weights: Weights, features: Sequence[float]) -> float:
    base, factors = weights
    return base + sum(factor * feature for factor, feature in zip(factors, features, strict=True))
