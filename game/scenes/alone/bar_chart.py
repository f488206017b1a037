"""Figures as bars: a title, and lines of a label, a bar, and what it stands for."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.charts import MADE
from game.screen import skins
from game.screen.palette import BRASS_LIGHT, CREAM, Colour, mix
from game.screen.surfaces import Plate
from game.screen.theme import Theme
from game.screen.widgets import Widget

_LABEL: Final = 150
_FIGURE: Final = 130
_TALLEST: Final = 46


@dataclass(frozen=True, slots=True)
class Bar:
    """One line: ``share`` of the whole width is filled (0 to 1), ``figure`` says the same in words."""

    label: str
    share: float
    figure: str
    colour: Colour = MADE


class BarChart(Widget):
    """Lines of bars under a title and a sentence."""

    is_focusable = False

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.title = self.told = ""
        self.bars: tuple[Bar, ...] = ()

    def show(self, title: str, told: str, bars: Sequence[Bar]) -> None:
        """Draw these from now on."""
        self.title, self.told, self.bars = title, told, tuple(bars)

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(540), self.theme.px(430)

    def look(self) -> Hashable:
        return super().look(), self.title, self.told, self.bars

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self.rect
        title = theme.fitted(self.title, rect.width, 20, BRASS_LIGHT, "bold", 0.6)
        surface.blit(title, rect.topleft)
        line = theme.fitted(self.told, rect.width, 15, CREAM)
        surface.blit(line, (rect.left, rect.top + title.get_height()))
        top = rect.top + title.get_height() + line.get_height() + theme.px(10)
        if self.bars:
            step = min(theme.px(_TALLEST), (rect.bottom - top) // len(self.bars))
            for number, bar in enumerate(self.bars):
                self._draw_bar(surface, pygame.Rect(rect.left, top + number * step, rect.width, step), bar)

    def _draw_bar(self, surface: pygame.Surface, room: pygame.Rect, bar: Bar) -> None:
        theme = self.theme
        label = theme.fitted(bar.label, theme.px(_LABEL - 12), 16, CREAM)
        surface.blit(label, label.get_rect(midleft=(room.left, room.centery)))
        figure = theme.fitted(bar.figure, theme.px(_FIGURE - 12), 16, CREAM, "bold")
        surface.blit(figure, figure.get_rect(midright=(room.right, room.centery)))
        left, right = room.left + theme.px(_LABEL), room.right - theme.px(_FIGURE)
        well = pygame.Rect(left, room.top + theme.px(5), right - left, room.height - theme.px(10))
        surface.blit(theme.plate(well.size, skins.well(theme)), well)
        inner = well.inflate(-2 * theme.px(3), -2 * theme.px(3))
        filled = round(inner.width * min(1.0, max(0.0, bar.share)))
        if filled:
            part = pygame.Rect(inner.left, inner.top, max(theme.px(4), filled), inner.height)
            plate = Plate(bar.colour, mix(bar.colour, (0, 0, 0), 0.25), theme.px(4), None, 0.0)
            surface.blit(theme.plate(part.size, plate), part)
