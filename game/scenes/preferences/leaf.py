"""What the four leaves of the preferences have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.scenes.pages import Row, place_rows, row
from game.scenes.scene import Services
from game.screen.canvas import Layer
from game.screen.widgets import Segments, Widget


class Leaf:
    """Some rows under one name. The scene shows one leaf at a time and lets it know of time passing."""

    name = ""
    control_units = 400

    def __init__(self, services: Services) -> None:
        self.services = services
        self.theme = services.theme
        self.rows: list[Row] = []
        self.lines: list[int] = []

    def widgets(self) -> list[Widget]:
        return [widget for each in self.rows for widget in each.widgets()]

    def arrange(self, room: pygame.Rect) -> None:
        """Put the rows into *room*."""
        widest = max(self._least_width(each) for each in self.rows)
        across = min(max(self.theme.px(self.control_units), widest), room.width * 2 // 3)
        self.lines = place_rows(self.rows, room, across)

    @staticmethod
    def _least_width(each: Row) -> int:
        return 0 if each.is_wide or not isinstance(each.control, Segments) else each.control.natural_size()[0]

    def layers(self) -> Sequence[Layer]:
        """What moves above the widgets."""
        return ()

    def opened(self) -> None:
        """It has come to the front: show what is so."""

    def closed(self) -> None:
        """It goes behind another, or the page is left."""

    def update(self, dt_seconds: float, is_held: bool) -> None:
        """Time passes; *is_held* while the mouse holds a widget."""

    def choice(
        self, setting: str, title: str, values: Sequence[Any], labels: Sequence[str], sentences: Sequence[str]
    ) -> Row:
        """A row in which one of *values* is chosen for *setting*, with a sentence for each."""

        def changed(index: int) -> None:
            self.keep(**{setting: values[index]})
            made.say(sentences[index])

        index = list(values).index(getattr(self.services.settings, setting))
        made = row(self.theme, title, sentences[index], Segments(self.theme, labels, index, changed), sentences)
        return made

    def keep(self, **changes: Any) -> None:
        """Keep these settings, seen and heard at once."""
        self.services.change(**changes)
        self.services.sounds.play("click")
