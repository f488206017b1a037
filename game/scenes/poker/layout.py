"""Where everything lies on the table of Poker Solitaire, in window pixels."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.poker_solitaire.grid import CELLS, LINES
from game.screen.card_art import height_for
from game.screen.theme import Theme
from game.table.pose import Pose

PACK: Final = CELLS
"""The pack as a place: after the cells."""
_MARGIN: Final = 18
_GAP: Final = 9
_PLATE: Final = 148
_PLATE_HIGH: Final = 46
_PANEL: Final = 404
_STACK: Final = 5
_TABLE: Final = 136


class GridLayout:
    """Rectangles for one size of window: ``cells``, a plate beside each line, and the panel at the right."""

    def __init__(self, theme: Theme) -> None:
        width, height = theme.size
        margin, gap, plate, high = theme.px(_MARGIN), theme.px(_GAP), theme.px(_PLATE), theme.px(_PLATE_HIGH)
        across = (width - 3 * margin - theme.px(_PANEL) - plate - 7 * gap) // 5
        down = (height - 2 * margin - high - 5 * gap) // 5
        self.card_width = min(across, int(down / 1.4))
        while height_for(self.card_width) > down:
            self.card_width -= 1
        self.card_height = height_for(self.card_width)
        step_across = self.card_width + gap + max(0, min(theme.px(16), across - self.card_width))
        step_down = self.card_height + gap
        grid_wide, grid_high = 5 * step_across + plate + gap, 5 * step_down + high
        spare = width - 3 * margin - theme.px(_PANEL) - grid_wide
        panel_wide = theme.px(_PANEL) + max(0, min(theme.px(60), spare // 2))
        left = margin + max(0, (width - 3 * margin - panel_wide - grid_wide) // 2)
        top = (height - grid_high) // 2
        self.cells = [
            pygame.Rect(left + column * step_across, top + row * step_down, self.card_width, self.card_height)
            for row in range(5)
            for column in range(5)
        ]
        self.plates = [
            *(self._beside_row(row, plate, high, gap) for row in range(5)),
            *(
                self._below_column(column, min(step_across - gap, self.card_width + 2 * gap), high, gap)
                for column in range(5)
            ),
        ]
        self.grid = self.cells[0].union(self.cells[-1])
        self.corner = pygame.Rect(self.plates[0].left, self.plates[5].top, plate, high)
        self.panel = pygame.Rect(width - margin - panel_wide, margin, panel_wide, height - 2 * margin)
        self._lay_panel(theme)

    def _beside_row(self, row: int, wide: int, high: int, gap: int) -> pygame.Rect:
        last = self.cells[row * 5 + 4]
        return pygame.Rect(last.right + 2 * gap, last.centery - high // 2, wide, high)

    def _below_column(self, column: int, wide: int, high: int, gap: int) -> pygame.Rect:
        last = self.cells[20 + column]
        return pygame.Rect(last.centerx - wide // 2, last.bottom + gap, wide, high)

    def _lay_panel(self, theme: Theme) -> None:
        inside = self.panel.inflate(-2 * theme.px(20), -2 * theme.px(16))
        self.heading = pygame.Rect(inside.left, inside.top, inside.width, theme.px(78))
        stack = theme.px(_STACK)
        self.pack = pygame.Rect(
            inside.left + theme.px(6), self.heading.bottom + theme.px(4), self.card_width, self.card_height
        )
        left = self.pack.right + stack + theme.px(18)
        self.score = pygame.Rect(left, self.pack.top, inside.right - left, self.pack.height)
        rows, high = 6, theme.px(39)
        buttons = rows * (high + theme.px(6)) - theme.px(6)
        self.buttons = pygame.Rect(inside.left, inside.bottom - buttons, inside.width, buttons)
        top = self.pack.bottom + theme.px(14)
        table = theme.px(_TABLE)
        room = self.buttons.top - top - theme.px(14)
        self.message = pygame.Rect(inside.left, top, inside.width, room - table - theme.px(8))
        self.table = pygame.Rect(inside.left, self.message.bottom + theme.px(8), inside.width, table)

    def place_rect(self, place: int) -> pygame.Rect:
        """A cell, or the pack."""
        return self.pack if place == PACK else self.cells[place]

    def place_at(self, point: tuple[int, int]) -> int | None:
        """The cell or the pack under *point*."""
        places = range(CELLS + 1)
        return next((place for place in places if self.place_rect(place).collidepoint(point)), None)

    def pose(self, place: int, is_face_up: bool = True, is_marked: bool = False) -> Pose:
        """How a card lies there."""
        centre = self.place_rect(place).center
        return Pose(float(centre[0]), float(centre[1]), layer=place + 1, is_face_up=is_face_up, is_marked=is_marked)

    def line_rect(self, line: int) -> pygame.Rect:
        """What the five cards of a line cover."""
        return self.cells[LINES[line][0]].union(self.cells[LINES[line][-1]])
