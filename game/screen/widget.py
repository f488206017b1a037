"""What all widgets have in common, and the two nobody can press: labels and panels."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

import pygame

from game.screen.palette import BRASS_LIGHT, CREAM, Colour
from game.screen.skins import draw_panel, focus_margin, panel_reach
from game.screen.theme import Theme

TEXT_SIZE: Final = 17
ENTER_KEYS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
PRESS_KEYS: Final = (*ENTER_KEYS, pygame.K_SPACE)
DISABLED_INK: Final = (0xD2, 0xCC, 0xBA)


class Widget:
    """A thing on a form. ``rect`` is where it is (window pixels), set by whoever arranges the form.

    ``reason`` is the sentence why it cannot be used now, empty if it can. ``tip`` says what it is for. A widget is
    drawn again when its ``look`` has changed. One that ``is_written_in`` shows its focus after a click, too: that is
    where the letters go.
    """

    is_focusable = True
    is_written_in = False

    def __init__(self, theme: Theme, name: str = "", tip: str = "") -> None:
        self.theme = theme
        self.name = name
        self.tip = tip
        self.reason = ""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.is_shown = True
        self.is_hovered = False
        self.is_focused = False
        self.is_pressed = False
        self.answer: Any = None

    @property
    def is_enabled(self) -> bool:
        return not self.reason

    def natural_size(self) -> tuple[int, int]:
        """The pixels it needs for its text at the present scale."""
        raise NotImplementedError

    @property
    def bounds(self) -> pygame.Rect:
        """What it may draw on, ring and shadow and all."""
        margin = 2 * focus_margin(self.theme) + 4
        return self.rect.inflate(margin, margin)

    def look(self) -> Hashable:
        """Everything its picture depends on."""
        return (
            tuple(self.rect),
            self.is_shown,
            self.is_hovered,
            self.is_focused,
            self.is_pressed,
            self.reason,
            self.theme.revision,
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it where ``rect`` says."""

    def handle_key(self, event: pygame.event.Event) -> bool:
        """Take a key (``KEYDOWN``) or text (``TEXTINPUT``) while focused; whether it was of use."""
        return False

    def handle_mouse(self, event: pygame.event.Event) -> bool:
        """Take a mouse event on it, or anywhere while it is pressed; whether it was of use."""
        return False

    def press(self) -> None:
        """Do what it does when its key is struck, if it does anything."""

    def taken_up(self) -> None:
        """The user has just gone to it, by key or by mouse."""


class Label(Widget):
    """A line or paragraph of text: ``width`` in pixels wraps it, 0 leaves it one line."""

    is_focusable = False

    def __init__(
        self, theme: Theme, text: str, size: float = TEXT_SIZE, colour: Colour = CREAM, face: str = "text"
    ) -> None:
        super().__init__(theme, text)
        self.text = text
        self.size = size
        self.colour = colour
        self.face = face
        self.width = 0
        self.align = "left"

    def natural_size(self) -> tuple[int, int]:
        if self.width:
            return self._paragraph(self.width).get_size()
        return self.theme.text_size(self.text, self.size, self.face)

    def _paragraph(self, width: int) -> pygame.Surface:
        return self.theme.paragraph(self.text, width, self.size, self.colour, self.face, self.align)

    def look(self) -> Hashable:
        return super().look(), self.text, self.colour, self.width, self.align

    def draw(self, surface: pygame.Surface) -> None:
        if self.width:
            drawn = self._paragraph(self.rect.width)
        else:
            drawn = self.theme.fitted(self.text, self.rect.width, self.size, self.colour, self.face)
        left = {
            "left": self.rect.left,
            "centre": self.rect.centerx - drawn.get_width() // 2,
            "right": self.rect.right - drawn.get_width(),
        }[self.align]
        surface.blit(drawn, (left, self.rect.centery - drawn.get_height() // 2))


class Panel(Widget):
    """A framed plate with a heading that other widgets lie on; put it first on the form."""

    is_focusable = False
    heading_size = 28

    def __init__(self, theme: Theme, heading: str = "") -> None:
        super().__init__(theme, heading)
        self.heading = heading
        self.align = "left"

    @property
    def padding(self) -> int:
        """Pixels between the frame and what lies inside."""
        return self.theme.px(28)

    @property
    def heading_height(self) -> int:
        """Pixels the heading takes below the padding, 0 without one."""
        if not self.heading:
            return 0
        return self.theme.text_size(self.heading, self.heading_size, "heading")[1] + self.theme.px(12)

    @property
    def inside(self) -> pygame.Rect:
        """The room for other widgets."""
        room = self.rect.inflate(-2 * self.padding, -2 * self.padding)
        return pygame.Rect(room.left, room.top + self.heading_height, room.width, room.height - self.heading_height)

    def natural_size(self) -> tuple[int, int]:
        width = self.theme.text_size(self.heading, self.heading_size, "heading")[0] if self.heading else 0
        return width + 2 * self.padding, self.heading_height + 2 * self.padding

    @property
    def bounds(self) -> pygame.Rect:
        return panel_reach(self.rect, self.theme)

    def look(self) -> Hashable:
        return tuple(self.rect), self.is_shown, self.heading, self.theme.revision

    def draw(self, surface: pygame.Surface) -> None:
        draw_panel(surface, self.rect, self.theme)
        if self.heading:
            room = self.rect.width - 2 * self.padding
            words = self.theme.fitted(self.heading, room, self.heading_size, BRASS_LIGHT, "heading")
            spare = room - words.get_width() if self.align == "centre" else 0
            left = self.rect.left + self.padding + spare // 2
            surface.blit(words, (left, self.rect.top + round(self.padding * 0.8)))
