"""A button that shows a picture and its title."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

import pygame

from game.scenes.backdrop import Backdrop, draw_backdrop
from game.screen import skins
from game.screen.palette import BRASS_LIGHT, CREAM
from game.screen.theme import Theme
from game.screen.widget import DISABLED_INK
from game.screen.widgets import Button

_RATIO: Final = 10 / 16
_TITLE_SIZE: Final = 15
_VEIL: Final = (8, 28, 21, 150)


class PictureButton(Button):
    """A small picture in a wooden frame; lit when it is the chosen one, dimmed when it cannot be chosen."""

    def __init__(self, theme: Theme, backdrop: Backdrop, action: Callable[[], Any]) -> None:
        super().__init__(theme, backdrop.title, action)
        self.backdrop = backdrop

    @staticmethod
    def height_for(theme: Theme, width: int) -> int:
        """How high it is when it is *width* wide, title and all."""
        return round((width - 2 * theme.px(7)) * _RATIO) + 2 * theme.px(7) + theme.px(_TITLE_SIZE * 1.5)

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(150), self.height_for(self.theme, self.theme.px(150))

    def look(self) -> Hashable:
        return super().look(), self.backdrop.name

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self.rect
        plate = skins.wood(theme, self.is_hovered, self.is_pressed, self.is_enabled)
        skins.draw_body(surface, rect, theme, plate, self.is_focused)
        if self.is_on and self.is_enabled:
            lit = rect.inflate(-2 * theme.px(3), -2 * theme.px(3))
            surface.blit(theme.plate(lit.size, skins.gold(theme.px(6))), lit)
        margin = theme.px(7)
        room = rect.inflate(-2 * margin, -2 * margin)
        room.height -= theme.px(_TITLE_SIZE * 1.5)
        surface.blit(self._thumbnail(room.size), room)
        pygame.draw.rect(surface, BRASS_LIGHT if self.is_hovered else (0x1A, 0x0D, 0x06), room, theme.px(1))
        ink = skins.GOLD_INK if self.is_on and self.is_enabled else CREAM if self.is_enabled else DISABLED_INK
        title = theme.fitted(self.label, room.width, _TITLE_SIZE, ink, "bold")
        surface.blit(title, title.get_rect(center=(rect.centerx, (room.bottom + rect.bottom - theme.px(2)) // 2)))

    def _thumbnail(self, size: tuple[int, int]) -> pygame.Surface:
        key = "thumbnail", self.backdrop.name, size, self.is_enabled
        return self.theme.keep(key, lambda: self._draw_thumbnail(size))

    def _draw_thumbnail(self, size: tuple[int, int]) -> pygame.Surface:
        picture = pygame.Surface(size)
        draw_backdrop(picture, self.backdrop.name, self.theme)
        if not self.is_enabled:
            veil = pygame.Surface(size, pygame.SRCALPHA)
            veil.fill(_VEIL)
            picture.blit(veil, (0, 0))
        return picture
