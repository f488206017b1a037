"""A few choices side by side, one of them taken."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import pygame

from game.screen import skins
from game.screen.palette import CREAM
from game.screen.theme import Theme
from game.screen.widget import DISABLED_INK, PRESS_KEYS, TEXT_SIZE, Widget


class Segments(Widget):
    """One of two to six choices, all in sight; ``changed`` is called with the new index."""

    def __init__(
        self,
        theme: Theme,
        choices: Sequence[str],
        index: int = 0,
        changed: Callable[[int], Any] = lambda index: None,
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(theme, name, tip)
        self.choices = tuple(choices)
        self.index = index
        self.changed = changed

    def _text_widths(self) -> list[int]:
        return [self.theme.text_size(choice, TEXT_SIZE, "bold")[0] for choice in self.choices]

    def natural_size(self) -> tuple[int, int]:
        theme = self.theme
        height = theme.text_size("X", TEXT_SIZE, "bold")[1] + 2 * theme.px(9)
        return sum(self._text_widths()) + len(self.choices) * theme.px(26) + 2 * theme.px(4), height

    def cells(self) -> list[pygame.Rect]:
        """Where each choice is, as wide as its text asks for."""
        margin = self.theme.px(4)
        room = self.rect.inflate(-2 * margin, -2 * margin)
        widths = self._text_widths()
        spare = (room.width - sum(widths)) / len(widths)
        cells, left = [], float(room.left)
        for width in widths:
            right = left + max(1.0, width + spare)
            cells.append(pygame.Rect(round(left), room.top, round(right) - round(left), room.height))
            left = right
        return cells

    def look(self) -> Hashable:
        return super().look(), self.choices, self.index

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        plate = skins.well(theme, self.is_hovered, self.is_enabled)
        skins.draw_body(surface, self.rect, theme, plate, self.is_focused)
        for number, (choice, cell) in enumerate(zip(self.choices, self.cells(), strict=True)):
            is_chosen = number == self.index
            if is_chosen:
                surface.blit(theme.plate(cell.size, skins.gold(theme.px(6), self.is_enabled)), cell)
            ink = skins.GOLD_INK if is_chosen else CREAM if self.is_enabled else DISABLED_INK
            words = theme.fitted(choice, cell.width - theme.px(4), TEXT_SIZE, ink, "bold")
            surface.blit(words, words.get_rect(center=cell.center))

    def choose(self, index: int) -> None:
        """Take that choice, held within bounds."""
        index = min(len(self.choices) - 1, max(0, index))
        if self.is_enabled and index != self.index:
            self.index = index
            self.answer = self.changed(index)

    def handle_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        last = len(self.choices) - 1
        wanted = {
            pygame.K_LEFT: self.index - 1,
            pygame.K_RIGHT: self.index + 1,
            pygame.K_HOME: 0,
            pygame.K_END: last,
            **dict.fromkeys(PRESS_KEYS, (self.index + 1) % (last + 1)),
        }.get(event.key)
        if wanted is None:
            return False
        self.choose(wanted)
        return True

    def handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            for number, cell in enumerate(self.cells()):
                if cell.collidepoint(event.pos):
                    self.choose(number)
        return event.type != pygame.MOUSEMOTION
