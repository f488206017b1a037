"""Poker hands: which one five cards make, and what it is worth by either scoring (seed 003, the table of hands)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from game.cards.card import Card, Rank
from game.rules.poker_solitaire.options import Scoring


class PokerHand(IntEnum):
    """What five cards can be, the humblest first."""

    NOTHING = 0
    ONE_PAIR = 1
    TWO_PAIRS = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9

    @property
    def title(self) -> str:
        """How it is named: ``Full House``, ``Three of a Kind``."""
        return self.name.replace("_", " ").title().replace(" Of A ", " of a ")

    def points(self, scoring: Scoring) -> int:
        """What it is worth."""
        return POINTS[scoring][self]


POINTS: Final[dict[Scoring, tuple[int, ...]]] = {
    Scoring.AMERICAN: (0, 2, 5, 10, 15, 20, 25, 50, 75, 100),
    Scoring.ENGLISH: (0, 1, 3, 6, 12, 5, 10, 16, 30, 30),
}
"""Points by scoring, in the order of ``PokerHand``."""

_BY_MULTIPLES: Final = {
    (1, 1): PokerHand.NOTHING,
    (2, 1): PokerHand.ONE_PAIR,
    (2, 2): PokerHand.TWO_PAIRS,
    (3, 1): PokerHand.THREE_OF_A_KIND,
    (3, 2): PokerHand.FULL_HOUSE,
    (4, 1): PokerHand.FOUR_OF_A_KIND,
    (1,): PokerHand.NOTHING,
    (2,): PokerHand.ONE_PAIR,
    (3,): PokerHand.THREE_OF_A_KIND,
    (4,): PokerHand.FOUR_OF_A_KIND,
}
"""The hand by how often its two most frequent ranks occur."""

_WHEEL: Final = frozenset({Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE})
_TOP: Final = frozenset({Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE})


def poker_hand(cards: Sequence[Card]) -> PokerHand:
    """What *cards* make. With fewer than five only cards of a rank count: a line may be a pair before it is full.

    >>> from game.cards.card import parse_cards
    >>> poker_hand(parse_cards("AH 2S 3D 4C 5H")).title
    'Straight'
    """
    if not cards:
        return PokerHand.NOTHING
    times = Counter(card.rank for card in cards)
    best = _BY_MULTIPLES[tuple(count for _, count in times.most_common(2))]
    if len(times) < 5:
        return best
    is_flush = len({card.suit for card in cards}) == 1
    if _is_straight(frozenset(times)):
        if is_flush:
            return PokerHand.ROYAL_FLUSH if frozenset(times) == _TOP else PokerHand.STRAIGHT_FLUSH
        return PokerHand.STRAIGHT
    return PokerHand.FLUSH if is_flush else best


def _is_straight(ranks: frozenset[Rank]) -> bool:
    """Five ranks in a row; the ace is above the King or below the two, never in between."""
    return ranks == _WHEEL or max(ranks) - min(ranks) == 4
