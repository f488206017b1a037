"""The score board: a line for each side or player, figures in columns, the last of them the total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.table.paint import pair_line, panel
from game.screen.palette import BRASS_LIGHT, CREAM, PANEL_TOP, Colour, mix
from game.screen.theme import Theme

_MARGIN: Final = 12
_COLUMN: Final = 60
_LEAST_TOTAL: Final = 52
HEADING_INK: Final[Colour] = mix(CREAM, PANEL_TOP, 0.22)


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A line of the board: whose it is, and the figures."""

    names: tuple[str, ...]
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """What stands on the board. The columns of figures have ``headings``, or none at all."""

    headings: tuple[str, ...]
    rows: tuple[BoardRow, ...]


def draw_board(theme: Theme, size: tuple[int, int], board: Board) -> pygame.Surface:
    """The board on a panel of its own; with more than two lines everything stands closer."""
    surface = panel(theme, size)
    lines = len(board.rows) + bool(board.headings)
    edge, figure_points, name_points = (0.1, 20, 16) if lines <= 2 else (0.06, 16, 16)
    middles = [round(size[1] * (edge + (1 - 2 * edge) * (line + 0.5) / lines)) for line in range(lines)]
    margin = theme.px(_MARGIN)
    for right, words in zip(_column_ends(theme, size[0], len(board.headings)), board.headings, strict=True):
        heading = theme.text(words, 13, HEADING_INK)
        surface.blit(heading, heading.get_rect(midright=(right, middles[0])))
    for row, middle in zip(board.rows, middles[-len(board.rows) :], strict=True):
        left = _put_figures(theme, surface, row.cells, middle, figure_points)
        label = pair_line(theme, row.names, left - 2 * margin, name_points)
        surface.blit(label, label.get_rect(midleft=(margin, middle)))
    return surface


def _put_figures(theme: Theme, surface: pygame.Surface, cells: Sequence[str], middle: int, points: float) -> int:
    """The figures of a line, the total in brass; where they begin."""
    ends = _column_ends(theme, surface.get_width(), len(cells))
    left = surface.get_width()
    for number, (right, cell) in enumerate(zip(ends, cells, strict=True), start=1):
        is_total = number == len(cells)
        figure = theme.text(cell, points, BRASS_LIGHT if is_total else CREAM, "bold" if is_total else "text")
        surface.blit(figure, figure.get_rect(midright=(right, middle)))
        least = theme.px(_LEAST_TOTAL if is_total else _COLUMN - _MARGIN)
        left = min(left, right - max(figure.get_width(), least))
    return left


def _column_ends(theme: Theme, width: int, count: int) -> list[int]:
    """The right ends of that many columns of figures."""
    return [width - theme.px(_MARGIN + _COLUMN * number) for number in reversed(range(count))]
