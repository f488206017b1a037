"""The plates with the sides' names and totals."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame

from game.play.pad.writing import signed
from game.screen import skins
from game.screen.palette import BRASS_LIGHT, CREAM
from game.screen.theme import Theme
from game.screen.widgets import Button


class SidePlate(Button):
    """A side's name above its total, both whole; lit once it has won. Pressing it changes the names."""

    def __init__(self, theme: Theme, action: Callable[[], Any]) -> None:
        super().__init__(theme, "", action)
        self.total = 0

    def look(self) -> Hashable:
        return super().look(), self.total

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self.rect
        skins.draw_body(
            surface, rect, theme, skins.wood(theme, self.is_hovered, self.is_pressed, True), self.is_focused
        )
        if self.is_on:
            lit = rect.inflate(-2 * theme.px(3), -2 * theme.px(3))
            surface.blit(theme.plate(lit.size, skins.gold(theme.px(6))), lit)
        name_ink, total_ink = (skins.GOLD_INK, skins.GOLD_INK) if self.is_on else (CREAM, BRASS_LIGHT)
        total = theme.text(signed(self.total), 26, total_ink, "bold")
        name = theme.fitted(self.label, rect.width - 2 * theme.px(8), 16, name_ink, "bold", 0.7)
        surface.blit(name, name.get_rect(midtop=(rect.centerx, rect.top + theme.px(5))))
        surface.blit(total, total.get_rect(midbottom=(rect.centerx, rect.bottom - theme.px(4))))
