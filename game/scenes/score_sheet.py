"""What stands on a score card, before it is drawn: columns, rows, and how the totals went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.screen.palette import BRASS_LIGHT, Colour
from game.screen.theme import Theme

LAST_HANDS = 15


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the sheet, in design units. A title may reach to the left over the columns beside it."""

    title: str
    width: int
    is_right: bool = False
    is_bold: bool = False
    title_ink: Colour = BRASS_LIGHT
    title_width: int = 0


@dataclass(frozen=True, slots=True)
class Course:
    """How the total of a side or a player went: nothing at first, then after each of the last hands."""

    names: tuple[str, ...]
    colour: Colour
    totals: tuple[int, ...]

    @property
    def total(self) -> int:
        """Where it stands now."""
        return self.totals[-1]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The card of one game: a row for each of the last hands, oldest first.

    ``levels`` are the totals marked in the chart, which reaches at least from the lowest of them to the highest.
    ``draw_empty`` draws what is there to look at before the first hand, so many pixels wide.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    courses: tuple[Course, ...]
    levels: tuple[int, ...]
    draw_empty: Callable[[Theme, int], pygame.Surface]
