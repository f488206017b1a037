"""A few pictures side by side, one of them chosen: card backs, decks, colours."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from typing import Any

import pygame

from game.screen import skins
from game.screen.palette import CREAM
from game.screen.segments import Segments
from game.screen.theme import Theme
from game.screen.widget import DISABLED_INK

_LABEL_SIZE = 14


class Gallery(Segments):
    """Choices shown as pictures with their names below; -1 is none of them.

    ``picture`` draws one for a size in pixels, no larger. ``height`` is that of the whole in design units, and
    ``revision`` anything that changes when the pictures do.
    """

    def __init__(
        self,
        theme: Theme,
        choices: Sequence[str],
        picture: Callable[[int, tuple[int, int]], pygame.Surface],
        index: int = 0,
        changed: Callable[[int], Any] = lambda index: None,
        height: float = 130,
        cell_width: float = 100,
        revision: Callable[[], Hashable] = lambda: 0,
        name: str = "",
    ) -> None:
        super().__init__(theme, choices, index, changed, name)
        self.picture = picture
        self.height = height
        self.cell_width = cell_width
        self.revision = revision

    def natural_size(self) -> tuple[int, int]:
        labels = max(self.theme.text_size(choice, _LABEL_SIZE)[0] for choice in self.choices)
        across = max(self.theme.px(self.cell_width), labels + self.theme.px(10))
        return len(self.choices) * across + 2 * self.theme.px(6), self.theme.px(self.height)

    def cells(self) -> list[pygame.Rect]:
        """Where each picture is with its name, all alike wide."""
        margin = self.theme.px(6)
        room = self.rect.inflate(-2 * margin, -2 * margin)
        edges = [room.left + round(room.width * share / len(self.choices)) for share in range(len(self.choices) + 1)]
        return [pygame.Rect(left, room.top, right - left, room.height) for left, right in pairwise(edges)]

    def look(self) -> Hashable:
        return super().look(), self.revision()

    def draw(self, surface: pygame.Surface) -> None:
        skins.draw_body(surface, self.rect, self.theme, skins.well(self.theme, self.is_hovered), self.is_focused)
        for number, cell in enumerate(self.cells()):
            self._draw_cell(surface, number, cell)

    def _draw_cell(self, surface: pygame.Surface, number: int, cell: pygame.Rect) -> None:
        theme, is_chosen = self.theme, number == self.index
        if is_chosen:
            surface.blit(theme.plate(cell.size, skins.gold(theme.px(8), self.is_enabled)), cell)
        ink = skins.GOLD_INK if is_chosen else CREAM if self.is_enabled else DISABLED_INK
        label = theme.fitted(self.choices[number], cell.width - theme.px(4), _LABEL_SIZE, ink, "bold")
        surface.blit(label, label.get_rect(midbottom=(cell.centerx, cell.bottom - theme.px(2))))
        room = cell.inflate(-2 * theme.px(6), -2 * theme.px(5))
        room.height -= label.get_height()
        picture = self.picture(number, (max(1, room.width), max(1, room.height)))
        surface.blit(picture, picture.get_rect(center=room.center))
