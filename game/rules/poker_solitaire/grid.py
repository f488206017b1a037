"""The grid of five by five: its lines, and which cells are beside each other. Cells count from 0, row by row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.cards.card import Card
from game.engine.actions import GRID_SIZE

CELLS: Final = GRID_SIZE * GRID_SIZE
Grid: TypeAlias = tuple[Card | None, ...]
"""The cards by cell, ``None`` where there is none."""

EMPTY: Final[Grid] = (None,) * CELLS
ROWS: Final = tuple(tuple(range(row * GRID_SIZE, (row + 1) * GRID_SIZE)) for row in range(GRID_SIZE))
COLUMNS: Final = tuple(tuple(range(column, CELLS, GRID_SIZE)) for column in range(GRID_SIZE))
LINES: Final = ROWS + COLUMNS
"""The cells of each line: the five rows from the top, then the five columns from the left."""


def _beside(cell: int) -> frozenset[int]:
    row, column = divmod(cell, GRID_SIZE)
    return frozenset(
        other
        for other in range(CELLS)
        if other != cell and abs(other // GRID_SIZE - row) <= 1 and abs(other % GRID_SIZE - column) <= 1
    )


BESIDE: Final = tuple(_beside(cell) for cell in range(CELLS))
"""The cells that touch each cell, diagonals too."""


def empty_cells(grid: Grid) -> tuple[int, ...]:
    return tuple(cell for cell, card in enumerate(grid) if card is None)


def cells_beside_cards(grid: Grid) -> tuple[int, ...]:
    """The empty cells that touch a card; on an empty grid all of them."""
    if all(card is None for card in grid):
        return empty_cells(grid)
    return tuple(cell for cell in empty_cells(grid) if any(grid[other] is not None for other in BESIDE[cell]))


def cards_in(grid: Grid, line: Sequence[int]) -> tuple[Card, ...]:
    """The cards that lie in those cells."""
    return tuple(card for card in (grid[cell] for cell in line) if card is not None)
