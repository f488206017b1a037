"""A piece of news that may pass by itself: the question is looked into again and again while it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scenes.question import QuestionScene
from game.scenes.scene import Answer, Quit, Services
from game.screen.widgets import Choice

_EVERY_SECONDS: Final = 0.5


class WaitingScene(QuestionScene):
    """Says *sentence* until the user closes it, or *look*, asked twice a second, tells that the wait is over."""

    def __init__(self, services: Services, heading: str, sentence: str, look: Callable[[], bool]) -> None:
        super().__init__(services, heading, sentence, (Choice("Close", Quit, "Enter"),))
        self._look = look
        self._waited_seconds = 0.0

    def update(self, dt_seconds: float) -> Answer:
        self._waited_seconds += dt_seconds
        if self._waited_seconds >= _EVERY_SECONDS:
            self._waited_seconds = 0.0
            if self._look():
                return Quit()
        return super().update(dt_seconds)
