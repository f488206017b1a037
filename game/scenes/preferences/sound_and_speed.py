"""Sound, how long cards are shown and how fast they move, and the figures of games won and lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.pages import Row, row
from game.scenes.preferences.leaf import Leaf
from game.scenes.preferences.sample_flight import SampleFlight
from game.scenes.scene import Services
from game.screen.canvas import Layer
from game.screen.widgets import Button, Slider

_SOUND_SENTENCES: Final = (
    "Every bid is called out, and every success is cheered.",
    "Cards and a chime now and then, but nobody speaks.",
    "Not a sound.",
)
_PACES: Final = ("leisurely", "slow", "easy", "normal", "brisk", "quick")
_AT_ONCE: Final = "at once"
_WHILE_HELD_SECONDS: Final = 0.25


@dataclass(frozen=True, slots=True)
class Figures:
    """Games won and lost: ``told`` says them in a line (empty before the first), ``ask_reset`` asks to reset them."""

    told: Callable[[], str]
    ask_reset: Callable[[], None]


class SoundAndSpeed(Leaf):
    """The leaf of sound and speed."""

    name = "Sound & speed"

    def __init__(self, services: Services, figures: Figures) -> None:
        super().__init__(services)
        settings = services.settings
        self.figures = figures
        self.flight = SampleFlight(services)
        self.sound = self.choice(
            "sound_level", "Sound", ("full", "part", "off"), ("Full", "Part", "Off"), _SOUND_SENTENCES
        )
        self.volume = Slider(self.theme, settings.volume, self._set_volume, said=_percent)
        self.display_time = Slider(
            self.theme, settings.display_time, lambda level: self._pace(display_time=level), said=_pace_word
        )
        self.card_speed = Slider(
            self.theme, settings.card_speed, lambda level: self._pace(card_speed=level), said=_pace_word
        )
        for slider in (self.volume, self.display_time, self.card_speed):
            slider.wordings = (_percent(1.0), *_PACES, _AT_ONCE)
        self.reset = Button(self.theme, "Reset", figures.ask_reset, "Z", (pygame.K_z,))
        self._wanted: dict[str, float] = {}
        self._since_kept_seconds = 1.0
        self.rows = self._make_rows()

    def _make_rows(self) -> list[Row]:
        theme = self.theme
        motion = self.choice(
            "reduced_motion",
            "Motion",
            (False, True),
            ("Full", "Reduced"),
            ("Cards lift and turn, and great moments sparkle.", "Cards slide straight and briefly."),
        )
        self.tally = row(theme, "Games won and lost", "", self.reset)
        return [
            self.sound,
            row(theme, "Volume", "A chime tells how loud it is.", self.volume),
            row(theme, "Cards and bids stay", "How long they are shown before the game goes on.", self.display_time),
            row(theme, "Cards move", "From leisurely to at once; the card below shows how.", self.card_speed),
            row(theme, "", "", self.flight.strip, height=104),
            motion,
            self.tally,
        ]

    def arrange(self, room: pygame.Rect) -> None:
        super().arrange(room)
        self.reset.rect.width = self.reset.natural_size()[0]
        self.reset.rect.right = room.right
        self.flight.lay_out()

    def layers(self) -> Sequence[Layer]:
        return self.flight.layers

    def opened(self) -> None:
        told = self.figures.told()
        self.tally.say(told or "No game has been won or lost yet.")
        self.reset.reason = "" if told else "Nothing has been counted yet."
        self.flight.begin()

    def update(self, dt_seconds: float, is_held: bool) -> None:
        self.flight.update(dt_seconds)
        self._since_kept_seconds += dt_seconds
        if self._wanted and (not is_held or self._since_kept_seconds >= _WHILE_HELD_SECONDS):
            wanted, self._wanted = self._wanted, {}
            self._since_kept_seconds = 0.0
            self.services.change(**wanted)
            if "volume" in wanted:
                self.services.sounds.play("chime")

    def _set_volume(self, level: float) -> None:
        self._wanted["volume"] = level

    def _pace(self, **levels: float) -> None:
        self._wanted.update(levels)
        self.flight.begin(**levels)


def _percent(share: float) -> str:
    return f"{share:.0%}"


def _pace_word(level: float) -> str:
    """The word for a level between leisurely (0) and at once (1)."""
    return _AT_ONCE if level >= 1 else _PACES[min(len(_PACES) - 1, round(level * len(_PACES)))]
