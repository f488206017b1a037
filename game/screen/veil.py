"""What lies behind a form, darkened: the form stands out, and is seen to be the only thing that can be used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.screen.form import Form
from game.screen.theme import Theme

_SHADE: Final = (0, 0, 0, 120)


class Veil:
    """A form over a darkened window, as a layer of the canvas that is to be put last."""

    def __init__(self, theme: Theme, form: Form) -> None:
        self._theme, self._form = theme, form
        self._covered: tuple[tuple[int, int], int] | None = None

    def draw_anew(self) -> None:
        """Darken the whole window once more, because what is on the form has changed its place."""
        self._covered = None

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        """What has to be drawn: everything the first time and after a change of size or colours, else the form's."""
        state = self._theme.size, self._theme.revision
        changed = self._form.dirty_rects()
        if state == self._covered:
            return changed
        self._covered = state
        return [pygame.Rect((0, 0), self._theme.size)]

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """Draw the part in *region*."""
        shade = pygame.Surface(region.size, pygame.SRCALPHA)
        shade.fill(_SHADE)
        surface.blit(shade, region)
        self._form.draw(surface, region)
