"""Old games are read again, for want of their summaries: a bar shows how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

import pygame

from game.scenes.pages import PageScene
from game.scenes.scene import Answer, Services
from game.screen import skins
from game.screen.widgets import Button, Label, Widget
from game.store.ledger import Ledger

_BUDGET_SECONDS: Final = 0.012


class _Progress(Widget):
    is_focusable = False
    share = 0.0

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(400), self.theme.px(20)

    def look(self) -> object:
        return super().look(), self.share

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        surface.blit(theme.plate(self.rect.size, skins.well(theme)), self.rect)
        filled = self.rect.inflate(-2 * theme.px(3), -2 * theme.px(3))
        filled.width = max(filled.height, round(filled.width * self.share))
        surface.blit(theme.plate(filled.size, skins.gold(filled.height / 2)), filled)


class ReadingScene(PageScene):
    """Brings the ledger up to date, a few games a frame, and then goes on by itself."""

    size = (640, 250)

    def __init__(self, services: Services, ledger: Ledger, go_on: Callable[[], Answer]) -> None:
        super().__init__(services, "Counting your games")
        self.go_on = go_on
        self.form.cancel = None
        self.said = Label(self.theme, "One moment, please.")
        self.said.align = "centre"
        self.progress = _Progress(self.theme)
        self._steps: Iterator[tuple[int, int]] = ledger.read()

    def widgets(self) -> list[Widget]:
        return [self.said, self.progress]

    def buttons(self) -> list[Button]:
        return []

    def arrange(self, room: pygame.Rect) -> None:
        high = self.said.natural_size()[1]
        self.said.rect = pygame.Rect(room.left, room.top + self.theme.px(6), room.width, high)
        down = self.progress.natural_size()[1]
        self.progress.rect = pygame.Rect(room.left, self.said.rect.bottom + self.theme.px(12), room.width, down)

    def update(self, dt_seconds: float) -> Answer:
        start = perf_counter()
        while perf_counter() - start < _BUDGET_SECONDS:
            step = next(self._steps, None)
            if step is None:
                return self.go_on()
            done, whole = step
            self.said.text = f"{done:,} of {whole:,}"
            self.progress.share = done / whole
        return None
