"""A card that goes to and fro, as cards will in the game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

import pygame

from game.cards.card import Card
from game.scenes.scene import Services
from game.screen import skins
from game.screen.canvas import Layer
from game.screen.card_art import CARD_RATIO
from game.screen.stage import Stage
from game.screen.theme import Theme
from game.screen.widgets import Widget
from game.table.cues import Beat, Move
from game.table.pose import Pose

_CARD: Final = Card.parse("Jo")
_WAYS: Final = 4
_FLIGHT_SECONDS: Final = 0.45
_HOLD_SECONDS: Final = 0.9


class Strip(Widget):
    """The hollow the card moves in."""

    is_focusable = False

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(400), self.theme.px(104)

    def look(self) -> Hashable:
        return super().look()

    def draw(self, surface: pygame.Surface) -> None:
        skins.draw_body(surface, self.rect, self.theme, skins.well(self.theme), False)


class SampleFlight:
    """Plays a few ways of one card with the real stage. ``begin`` starts anew, at the pace wanted."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.theme: Theme = services.theme
        self.strip = Strip(services.theme)
        self.stage = Stage(services.faces)
        self.layers: Sequence[Layer] = (self.stage.lying, self.stage.flying)
        self._ways_left = 0
        self._is_right = False

    def lay_out(self) -> None:
        """Lie in the strip as large as it allows."""
        self.stage.card_width = max(8.0, self.strip.rect.height * 0.78 / CARD_RATIO)
        self.stage.settle({0: self._place(self._is_right)})

    def begin(self, **levels: float) -> None:
        """Go to and fro a few times at the pace of the settings, or of *levels* where they differ."""
        settings = self.services.settings
        self.stage.keep_pace(
            levels.get("card_speed", settings.card_speed),
            levels.get("display_time", settings.display_time),
            settings.reduced_motion,
        )
        self._ways_left = _WAYS

    def update(self, dt_seconds: float) -> None:
        """Go on for that long."""
        if not self.stage.is_busy and self._ways_left:
            self._ways_left -= 1
            self._is_right = not self._is_right
            move = Move(0, *self._place(self._is_right))
            self.stage.perform([Beat(moves=(move,), flight_seconds=_FLIGHT_SECONDS, hold_seconds=_HOLD_SECONDS)])
        self.stage.update(dt_seconds)

    def _place(self, is_right: bool) -> tuple[Card, Pose]:
        box = self.strip.rect
        reach = box.width * 0.36
        x = box.centerx + (reach if is_right else -reach)
        return _CARD, Pose(x, box.centery, angle=-8.0 if is_right else 6.0, is_face_up=is_right)
