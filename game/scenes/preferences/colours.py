"""The colour of the table, changing at once under the open page, and the window."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Final

import pygame

from game.scenes.pages import Row, row
from game.scenes.preferences.leaf import Leaf
from game.scenes.scene import Services
from game.screen.palette import BRASS, BRASS_DARK, FELT, Colour, shade
from game.screen.surfaces import Plate
from game.screen.theme import Theme
from game.screen.widgets import Gallery, Slider, Widget
from game.table.pose import Box

SWATCHES: Final[tuple[tuple[str, Colour], ...]] = (
    ("Billiard", FELT),
    ("Bottle", (12, 66, 48)),
    ("Moss", (74, 96, 38)),
    ("Teal", (12, 98, 104)),
    ("Navy", (26, 44, 98)),
    ("Plum", (82, 38, 92)),
    ("Claret", (110, 24, 40)),
    ("Tobacco", (104, 68, 38)),
    ("Slate", (72, 82, 94)),
    ("Sand", (198, 178, 132)),
)
_SENTENCE: Final = "Your lead. Whatever colour you choose, the words on the cloth stay readable."
_SLOWEST_SECONDS: Final = 0.25
_WHILE_HELD_SECONDS: Final = 0.25
_RESTING_SECONDS: Final = 0.15
_REST: Final = 1.5


class Sample(Widget):
    """A piece of the cloth with words on it."""

    is_focusable = False

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(400), self.theme.px(70)

    def look(self) -> Hashable:
        return super().look()

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self.rect
        surface.blit(theme.felt(), rect, rect)
        pygame.draw.rect(surface, BRASS, rect, max(1, theme.px(1.5)))
        ink = theme.felt_ink(Box(*rect))
        words = theme.paragraph(_SENTENCE, rect.width - theme.px(24), 18, ink, "bold", "centre")
        surface.blit(words, words.get_rect(center=rect.center))


class Colours(Leaf):
    """The leaf of the table's colour. ``repaint`` draws the felt behind the page anew.

    However fast the sliders are moved, the felt is drawn no more often than leaves time for the rest: roughly as long
    as they move, finely once they rest.
    """

    name = "Table"

    def __init__(self, services: Services, repaint: Callable[[], None]) -> None:
        super().__init__(services)
        self.repaint = repaint
        self.colour: Colour = services.settings.felt_colour
        names = [name for name, _ in SWATCHES]
        self.swatches = Gallery(
            self.theme, names, self._swatch, self._swatch_index(), self._take_swatch, height=92, cell_width=64
        )
        self.sliders = [self._slider(channel) for channel in range(3)]
        self._wait_seconds = 0.0
        self._since_kept_seconds = self._since_moved_seconds = 1.0
        self.rows = self._make_rows()

    def _make_rows(self) -> list[Row]:
        red, green, blue = self.sliders
        full_screen = self.choice(
            "full_screen",
            "Window",
            (False, True),
            ("In a window", "Full screen"),
            ("F11 or Alt+Enter fills the whole screen anywhere.", "F11 or Alt+Enter brings the window back."),
        )
        self.full_screen = full_screen
        return [
            row(self.theme, "", "", self.swatches),
            row(self.theme, "Red", "", red),
            row(self.theme, "Green", "", green),
            row(self.theme, "Blue", "", blue),
            row(self.theme, "", "", Sample(self.theme), height=84),
            full_screen,
        ]

    def opened(self) -> None:
        self._follow_window()

    def update(self, dt_seconds: float, is_held: bool) -> None:
        self._wait_seconds -= dt_seconds
        self._since_kept_seconds += dt_seconds
        self._since_moved_seconds += dt_seconds
        if self.colour != self.theme.felt_colour and self._wait_seconds <= 0:
            self._show_colour()
        elif self.theme.is_felt_rough and not is_held and self._since_moved_seconds >= _RESTING_SECONDS:
            self._finish()
        is_kept = self.colour == self.services.settings.felt_colour
        if not is_kept and (not is_held or self._since_kept_seconds >= _WHILE_HELD_SECONDS):
            self._since_kept_seconds = 0.0
            shown = self.theme.felt_colour
            self.services.change(felt_colour=self.colour)
            if shown != self.colour:
                self.repaint()
        self._follow_window()

    def _show_colour(self) -> None:
        """Draw the felt, and rest afterwards for as long as that took, and half as long again."""
        start = perf_counter()
        self._since_moved_seconds = 0.0
        self.theme.is_felt_rough = True
        self.theme.felt_colour = self.colour
        self.repaint()
        self._wait_seconds = min(_SLOWEST_SECONDS, _REST * (perf_counter() - start))

    def _finish(self) -> None:
        """Draw the felt finely."""
        if self.theme.is_felt_rough:
            self.theme.is_felt_rough = False
            self.repaint()

    def closed(self) -> None:
        self.update(0.0, False)
        self._finish()

    def _follow_window(self) -> None:
        """F11 may have changed it."""
        is_full = bool(self.services.settings.full_screen)
        control = self.full_screen.control
        if getattr(control, "index", is_full) != int(is_full):
            control.index = int(is_full)  # type: ignore[attr-defined]
            self.full_screen.say(self.full_screen.wordings[int(is_full)])

    def _slider(self, channel: int) -> Slider:
        def changed(value: float) -> None:
            mixed = list(self.colour)
            mixed[channel] = int(value)
            self.colour = (mixed[0], mixed[1], mixed[2])
            self.swatches.index = self._swatch_index()

        name = ("Red", "Green", "Blue")[channel]
        return Slider(
            self.theme, self.colour[channel], changed, 0, 255, 3, said=lambda value: f"{value:.0f}", name=name
        )

    def _take_swatch(self, index: int) -> None:
        self.colour = SWATCHES[index][1]
        for slider, value in zip(self.sliders, self.colour, strict=True):
            slider.value = value

    def _swatch_index(self) -> int:
        colours = [colour for _, colour in SWATCHES]
        return colours.index(self.colour) if self.colour in colours else -1

    def _swatch(self, number: int, size: tuple[int, int]) -> pygame.Surface:
        return cloth(self.theme, SWATCHES[number][1], size)


def cloth(theme: Theme, colour: Colour, size: tuple[int, int]) -> pygame.Surface:
    """A patch of that colour under the lamp."""
    plate = Plate(shade(colour, 1.12), shade(colour, 0.8), theme.px(7), BRASS_DARK, max(1.0, theme.scale))
    return theme.plate(size, plate)
