"""What the adviser thought: the figures behind a hint, and how well a whole game was played."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.card import Card
from game.rules.poker_solitaire.grid import Grid


@dataclass(frozen=True, slots=True)
class CellFigures:
    """One cell for the card turned up: the final score to be expected, from so many sampled completions."""

    cell: int
    expected: float
    completions: int


@dataclass(frozen=True, slots=True)
class CardThoughts:
    """Where a card might go, best first. ``is_cut_short``: the search was called off before its end."""

    card: Card
    figures: tuple[CellFigures, ...]
    is_cut_short: bool = False

    @property
    def best(self) -> CellFigures:
        return self.figures[0]

    def of(self, cell: int) -> CellFigures | None:
        """The figures of one cell, if it was open."""
        return next((figures for figures in self.figures if figures.cell == cell), None)


@dataclass(frozen=True, slots=True)
class OrderThoughts:
    """The best order found for cards that lie open, and what it is worth: the par to beat."""

    grid: Grid
    points: int


@dataclass(frozen=True, slots=True)
class Lapse:
    """A card laid where less was to be expected than elsewhere; ``cost`` is in points of the final score."""

    card: Card
    cell: int
    better: int
    cost: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """How well a game was played: what all choices cost together, and the dearest of them, dearest first."""

    cost: float
    lapses: tuple[Lapse, ...]
    choices: int
