"""A question, or a piece of news, on a scene of its own."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.backdrop import draw_backdrop
from game.scenes.scene import Answer, Scene, Services
from game.screen.canvas import Canvas
from game.screen.widgets import Choice, Dialog


class QuestionScene(Scene):
    """Asks; what the chosen button's action returns is the scene's answer. Escape takes the last choice.

    *picture* names what is seen behind the question; usually what hangs behind the menu.
    """

    def __init__(
        self, services: Services, heading: str, sentence: str, choices: Sequence[Choice], picture: str = ""
    ) -> None:
        super().__init__(services)
        self.picture = picture
        self.dialog = Dialog(services.theme, heading, sentence, choices)
        self._canvas: Canvas | None = None

    def handle(self, event: pygame.event.Event) -> Answer:
        self.dialog.handle(event)
        answer: Answer = self.dialog.take_answer()
        return answer

    def resize(self, size: tuple[int, int]) -> None:
        self.dialog.relayout()
        self._canvas = Canvas(size, self._paint, [self.dialog])

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        return self._canvas.draw(surface) if self._canvas is not None else ()

    def _paint(self, surface: pygame.Surface) -> None:
        draw_backdrop(surface, self.picture or self.services.picture(), self.theme)
