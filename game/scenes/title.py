"""The preliminary screen: name, picture, a wink at shareware. Any key or click goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.scenes.scene import Answer, Scene, Services
from game.screen.canvas import Canvas
from game.screen.palette import BRASS_DARK, BRASS_LIGHT, CREAM, Colour
from game.screen.pictures import draw_picture, gilded
from game.screen.surfaces import Plate

NAME: Final = "Five Hundred"
SUBTITLE: Final = "bowers, bids and bluff for four at one table"
WINK: Final = "Unregistered copy. Your evaluation period ends in 30 years – after that we shall ask again, nicely."
GOING_ON: Final = "Any key or a click goes on"
_DARK_TOP: Final[Colour] = (0x24, 0x12, 0x08)
_DARK_BOTTOM: Final[Colour] = (0x14, 0x0A, 0x04)
_SILENT_KEYS: Final = (
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LGUI,
    pygame.K_RGUI,
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
    pygame.K_PRINTSCREEN,
)


def goes_on(event: pygame.event.Event) -> bool:
    """Whether this is "any key or a click": Shift, Alt+Tab and the like are not."""
    if event.type == pygame.KEYDOWN:
        return event.key not in _SILENT_KEYS and not event.mod & pygame.KMOD_ALT
    return event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3)


class TitleScene(Scene):
    """The title. ``go_on`` answers what comes next; *greeting* takes the place of the wink (the registered name).

    The first picture is a quick one, so that the window is not empty for long; then *first_seen* is called, once, and
    the picture is drawn as fine as the window can show it.
    """

    def __init__(
        self,
        services: Services,
        go_on: Callable[[], Answer],
        greeting: str = "",
        first_seen: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(services)
        self.go_on = go_on
        self.greeting = greeting or WINK
        self._first_seen: Callable[[], None] | None = first_seen
        self._has_drawn = self._is_fine = False
        self._canvas: Canvas | None = None

    def handle(self, event: pygame.event.Event) -> Answer:
        return self.go_on() if goes_on(event) else None

    def resize(self, size: tuple[int, int]) -> None:
        self._canvas = Canvas(size, self._paint)

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def update(self, dt_seconds: float) -> Answer:
        if not self._has_drawn or self._canvas is None:
            return None
        if self._first_seen is not None:
            self._first_seen()
            self._first_seen = None
        elif not self._is_fine:
            self._is_fine = True
            self._canvas.repaint()
        return None

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        self._has_drawn = True
        return self._canvas.draw(surface) if self._canvas is not None else ()

    def _paint(self, surface: pygame.Surface) -> None:
        draw_picture(surface, "title", self.theme, is_quick=not self._is_fine)
        width, height = surface.get_size()
        name = gilded(self.theme, NAME, 116)
        top = max(0, round(height * 0.2) - name.get_height() // 2)
        surface.blit(name, ((width - name.get_width()) // 2, top))
        room = width - self.theme.px(120)
        subtitle = self.theme.paragraph(SUBTITLE, room, 24, CREAM, "heading", "centre")
        self._paint_plate(surface, [subtitle], top + name.get_height() - self.theme.px(12))
        greeting = self.theme.paragraph(self.greeting, room, 16, CREAM, "text", "centre")
        self._paint_plate(surface, [greeting, self.theme.text(GOING_ON, 16, BRASS_LIGHT, "bold")], None)

    def _paint_plate(self, surface: pygame.Surface, lines: Sequence[pygame.Surface], top: int | None) -> None:
        """Lines on a dark plate edged in brass, in the middle, from *top* down or at the bottom of the window."""
        theme = self.theme
        width, height = surface.get_size()
        across = max(line.get_width() for line in lines)
        rect = pygame.Rect(0, 0, across, sum(line.get_height() for line in lines)).inflate(theme.px(44), theme.px(16))
        rect.centerx = width // 2
        rect.top = top if top is not None else height - rect.height - theme.px(14)
        edge = max(1.0, 1.2 * theme.scale)
        plate = Plate(_DARK_TOP, _DARK_BOTTOM, theme.px(12), BRASS_DARK, edge, opacity=0.78)
        surface.blit(theme.plate(rect.size, plate), rect)
        below = rect.top + theme.px(8)
        for line in lines:
            surface.blit(line, line.get_rect(midtop=(rect.centerx, below)))
            below += line.get_height()
