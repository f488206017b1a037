"""What a grid is worth, line by line. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.rules.poker_solitaire.grid import LINES, Grid, cards_in
from game.rules.poker_solitaire.hands import PokerHand, poker_hand
from game.rules.poker_solitaire.options import Scoring


class LineScore(NamedTuple):
    """A row or a column: the hand it is so far, what that is worth, and whether all five cards lie there."""

    hand: PokerHand
    points: int
    is_full: bool


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. ``is_helped``: the adviser was asked."""

    points: tuple[int]
    scoring: Scoring
    is_helped: bool

    @property
    def total(self) -> int:
        return self.points[0]

    @property
    def is_won(self) -> bool:
        """Whether the total may be considered a win (seed 003: 200 American, 70 English)."""
        return self.total >= self.scoring.goal


def score_lines(grid: Grid, scoring: Scoring) -> tuple[LineScore, ...]:
    """The five rows from the top, then the five columns from the left."""
    scores = []
    for line in LINES:
        cards = cards_in(grid, line)
        hand = poker_hand(cards)
        scores.append(LineScore(hand, hand.points(scoring), len(cards) == len(line)))
    return tuple(scores)


def total(grid: Grid, scoring: Scoring) -> int:
    """All ten lines together."""
    return sum(line.points for line in score_lines(grid, scoring))
