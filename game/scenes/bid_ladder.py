"""The bids around the misères drawn as steps, each above those it beats."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame

from game.screen.palette import BRASS, BRASS_DARK, CREAM, WALNUT, WALNUT_DARK
from game.screen.skins import GOLD_BOTTOM, GOLD_INK, GOLD_TOP
from game.screen.surfaces import Plate
from game.screen.theme import Theme
from game.screen.widgets import Widget

_STEP_UNITS = 7


@dataclass(frozen=True, slots=True)
class Rung:
    """One bid: its words, its value in points, its rank (equal ranks stand on one step), and whether it stands out."""

    words: str
    value: int
    rank: int
    is_lit: bool = False


class BidLadder(Widget):
    """Bids from the lowest on the left to the highest on the right. It is only looked at."""

    is_focusable = False

    def __init__(self, theme: Theme, rungs: tuple[Rung, ...] = ()) -> None:
        super().__init__(theme)
        self.rungs = rungs

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(600), self.theme.px(140)

    def look(self) -> Hashable:
        return super().look(), self.rungs, self.theme.is_four_colour

    def draw(self, surface: pygame.Surface) -> None:
        theme, count = self.theme, len(self.rungs)
        gap, step = theme.px(6), theme.px(_STEP_UNITS)
        ranks = sorted({rung.rank for rung in self.rungs})
        width = (self.rect.width - gap * (count - 1)) // max(1, count)
        high = self.rect.height - step * (len(ranks) - 1)
        for number, rung in enumerate(self.rungs):
            lifted = step * ranks.index(rung.rank)
            box = pygame.Rect(self.rect.left + number * (width + gap), self.rect.bottom - high - lifted, width, high)
            self._draw_rung(surface, box, rung)

    def _draw_rung(self, surface: pygame.Surface, box: pygame.Rect, rung: Rung) -> None:
        theme = self.theme
        edge = max(1.0, 1.2 * theme.scale)
        if rung.is_lit:
            plate, ink, dim = Plate(GOLD_TOP, GOLD_BOTTOM, theme.px(8), BRASS, edge), GOLD_INK, GOLD_INK
        else:
            plate, ink, dim = Plate(WALNUT, WALNUT_DARK, theme.px(8), BRASS_DARK, edge), CREAM, CREAM
        surface.blit(theme.plate(box.size, plate), box)
        room = box.width - theme.px(8)
        words = theme.paragraph(rung.words, room, 16, ink, "bold", "centre")
        points = theme.text(str(rung.value), 13, dim)
        top = box.centery - (words.get_height() + points.get_height()) // 2
        surface.blit(words, words.get_rect(midtop=(box.centerx, top)))
        surface.blit(points, points.get_rect(midtop=(box.centerx, top + words.get_height())))
