"""What the player of Poker Solitaire knows: everything but the cards still to come."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.cards.card import Card
from game.engine.view import View
from game.rules.poker_solitaire.grid import CELLS, Grid, cells_beside_cards, empty_cells
from game.rules.poker_solitaire.options import Options, Variation
from game.rules.poker_solitaire.scoring import LineScore, score_lines


class Phase(Enum):
    """Where a game stands: the pack's top card is face down, or face up; or all cards lie open; or it is over."""

    DEALING = "dealing"
    TURNING = "turning"
    LAYING = "laying"
    ARRANGING = "arranging"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class PokerView(View):
    """``grid`` are the cards by cell; ``top`` is the pack's top card if it lies face up, or the card held there.

    ``is_helped``: the adviser was asked in this game.
    """

    options: Options
    phase: Phase
    grid: Grid
    top: Card | None
    is_helped: bool

    @property
    def cards_to_come(self) -> int:
        """How many cards are still to be laid, the one turned up included."""
        return sum(card is None for card in self.grid)

    @property
    def lines(self) -> tuple[LineScore, ...]:
        """The five rows, then the five columns, as they stand."""
        return score_lines(self.grid, self.options.scoring)

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def open_cells(self) -> tuple[int, ...]:
        """Where the next card may go."""
        return open_cells(self.grid, self.options.variation)


def open_cells(grid: Grid, variation: Variation) -> tuple[int, ...]:
    """Where a card may be laid on *grid*; nowhere while all cards lie open and are put in order."""
    if variation is Variation.OPEN:
        return ()
    cells = cells_beside_cards(grid) if variation is Variation.ADJACENT else empty_cells(grid)
    assert len(grid) == CELLS
    return cells
