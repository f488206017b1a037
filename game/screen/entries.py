"""Widgets a value is set with: the slider and the text field."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

import pygame

from game.screen import skins
from game.screen.palette import BRASS_LIGHT, CREAM, INK
from game.screen.theme import Theme
from game.screen.widget import DISABLED_INK, TEXT_SIZE, Widget

_PAGE_STEPS: Final = 5
_ALLOWED_MODIFIERS: Final = pygame.KMOD_SHIFT | pygame.KMOD_CAPS | pygame.KMOD_NUM


class Slider(Widget):
    """A value between two ends, in steps; ``changed`` is called with each new value, also while it is dragged.

    ``said`` words the value beside the track (``"60 %"``); its widest wording is reckoned from the two ends and the
    middle, and from ``wordings``, by which sliders below each other have tracks of the same length.
    """

    def __init__(
        self,
        theme: Theme,
        value: float,
        changed: Callable[[float], Any] = lambda value: None,
        least: float = 0.0,
        most: float = 1.0,
        step: float = 0.05,
        said: Callable[[float], str] | None = None,
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(theme, name, tip)
        self.value = value
        self.changed = changed
        self.least = least
        self.most = most
        self.step = step
        self.said = said
        self.wordings: tuple[str, ...] = ()

    @property
    def _knob_side(self) -> int:
        return self.theme.px(24)

    def _words_width(self) -> int:
        if self.said is None:
            return 0
        middle = (self.least + self.most) / 2
        wordings = [self.said(value) for value in (self.least, middle, self.most, self.value)]
        wordings += self.wordings
        return max(self.theme.text_size(words, TEXT_SIZE)[0] for words in wordings) + self.theme.px(14)

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(240) + self._words_width(), max(self._knob_side, self.theme.px(30))

    @property
    def _track(self) -> pygame.Rect:
        """What the knob's centre moves along, and half a knob at both ends."""
        return pygame.Rect(self.rect.left, self.rect.top, self.rect.width - self._words_width(), self.rect.height)

    def look(self) -> Hashable:
        return super().look(), self.value, self.least, self.most

    def draw(self, surface: pygame.Surface) -> None:
        theme, track, side = self.theme, self._track, self._knob_side
        groove = pygame.Rect(track.left, 0, track.width, theme.px(11))
        groove.centery = track.centery
        surface.blit(theme.plate(groove.size, skins.well(theme, self.is_hovered, self.is_enabled)), groove)
        share = (self.value - self.least) / (self.most - self.least)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = track.left + side // 2 + round((track.width - side) * share), track.centery
        filled = pygame.Rect(groove.left, groove.top, knob.centerx - groove.left, groove.height).inflate(-2, -2)
        if filled.width > filled.height:
            surface.blit(theme.plate(filled.size, skins.gold(filled.height / 2, self.is_enabled)), filled)
        is_bright = self.is_hovered or self.is_pressed
        skins.draw_body(surface, knob, theme, skins.knob(side / 2, theme.scale, is_bright), self.is_focused)
        if self.said is not None:
            ink = CREAM if self.is_enabled else DISABLED_INK
            room = self._words_width() - theme.px(14)
            words = theme.fitted(self.said(self.value), max(1, room), TEXT_SIZE, ink)
            surface.blit(words, (self.rect.right - room, self.rect.centery - words.get_height() // 2))

    def move_to(self, value: float) -> None:
        """Take a value, rounded to the step and held between the ends."""
        value = self.least + round((value - self.least) / self.step) * self.step
        value = round(min(self.most, max(self.least, value)), 6)
        if self.is_enabled and value != self.value:
            self.value = value
            self.answer = self.changed(value)

    def handle_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        wanted = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_PAGEDOWN: self.value - _PAGE_STEPS * self.step,
            pygame.K_PAGEUP: self.value + _PAGE_STEPS * self.step,
            pygame.K_HOME: self.least,
            pygame.K_END: self.most,
        }.get(event.key)
        if wanted is None:
            return False
        self.move_to(wanted)
        return True

    def handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.move_to(self.value + self.step * event.y)
            return True
        is_dragged = event.type == pygame.MOUSEMOTION and self.is_pressed
        if event.type == pygame.MOUSEBUTTONDOWN or is_dragged:
            track, side = self._track, self._knob_side
            share = (event.pos[0] - track.left - side / 2) / max(1, track.width - side)
            self.move_to(self.least + share * (self.most - self.least))
        return event.type != pygame.MOUSEMOTION or is_dragged


class TextField(Widget):
    """A line to write in, of at most ``longest`` characters; ``changed`` is called with each new text.

    What stands there is selected when the focus comes by key or click, so that typing replaces it. Enter calls
    ``entered``. Left, Right, Home, End, Backspace, Delete; Ctrl+A selects, Ctrl+U empties it.
    """

    is_written_in = True

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        changed: Callable[[str], Any] = lambda text: None,
        longest: int = 30,
        name: str = "",
        tip: str = "",
        entered: Callable[[str], Any] | None = None,
    ) -> None:
        super().__init__(theme, name, tip)
        self.text = text
        self.changed = changed
        self.entered = entered
        self.longest = longest
        self.caret = len(text)
        self.is_selected = False
        self._scroll = 0

    @property
    def is_selection_shown(self) -> bool:
        """Whether the whole text is about to be replaced by what is typed."""
        return self.is_selected and self.is_focused and self.is_enabled and bool(self.text)

    def taken_up(self) -> None:
        self.is_selected = True

    def natural_size(self) -> tuple[int, int]:
        height = self.theme.text_size("X", TEXT_SIZE)[1]
        return self.theme.px(260), height + 2 * self.theme.px(9)

    def look(self) -> Hashable:
        return super().look(), self.text, self.caret, self.is_selected

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self.rect
        plate = skins.well(theme, self.is_hovered, self.is_enabled)
        skins.draw_body(surface, rect, theme, plate, self.is_focused)
        room = rect.inflate(-2 * theme.px(12), 0)
        before = theme.text_size(self.text[: self.caret], TEXT_SIZE)[0]
        whole = theme.text_size(self.text, TEXT_SIZE)[0]
        self._scroll = min(max(self._scroll, before - room.width + 2), before, max(0, whole - room.width + 2))
        is_marked = self.is_selection_shown
        ink = INK if is_marked else CREAM if self.is_enabled else DISABLED_INK
        words = theme.text(self.text or " ", TEXT_SIZE, ink)
        seen = pygame.Rect(self._scroll, 0, room.width, words.get_height())
        top = rect.centery - words.get_height() // 2
        if is_marked:
            surface.fill(BRASS_LIGHT, (room.left, top, min(room.width, words.get_width()), words.get_height()))
        surface.blit(words, (room.left, top), seen)
        if self.is_focused and self.is_enabled and not is_marked:
            x = room.left + before - self._scroll
            caret = pygame.Rect(x, 0, max(1, theme.px(1.6)), words.get_height())
            caret.centery = rect.centery
            surface.fill(BRASS_LIGHT, caret)

    def write(self, text: str, caret: int) -> None:
        """Take a new text and place for the caret."""
        is_new = text != self.text
        self.is_selected = False
        self.text = text
        self.caret = min(len(text), max(0, caret))
        if is_new:
            self.answer = self.changed(text)

    def handle_key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            return self._insert(event.text)
        if event.mod & pygame.KMOD_CTRL and event.key in (pygame.K_u, pygame.K_a):
            self._select_or_empty(event.key)
            return True
        if self._edit(event.key):
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.entered is not None:
            self.answer = self.entered(self.text)
            return True
        is_plain = not event.mod & ~_ALLOWED_MODIFIERS
        return is_plain and bool(getattr(event, "unicode", "")) and event.unicode.isprintable()

    def _select_or_empty(self, key: int) -> None:
        if key == pygame.K_u:
            self.write("", 0)
        else:
            self.is_selected = True

    def _insert(self, words: str) -> bool:
        written = "".join(letter for letter in words if letter.isprintable())
        if self.is_selected and written:
            self.text, self.caret = "", 0
        written = written[: max(0, self.longest - len(self.text))]
        self.write(self.text[: self.caret] + written + self.text[self.caret :], self.caret + len(written))
        return True

    def _edit(self, key: int) -> bool:
        """Move the caret or take letters away; whether the key does either."""
        text, caret = self.text, self.caret
        if self.is_selected and key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.write("", 0)
        elif self.is_selected and key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.write(text, 0 if key == pygame.K_LEFT else len(text))
        elif key == pygame.K_BACKSPACE:
            self.write(text[: max(0, caret - 1)] + text[caret:], caret - 1)
        elif key == pygame.K_DELETE:
            self.write(text[:caret] + text[caret + 1 :], caret)
        elif key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.write(text, caret + (1 if key == pygame.K_RIGHT else -1))
        elif key in (pygame.K_HOME, pygame.K_END):
            self.write(text, 0 if key == pygame.K_HOME else len(text))
        else:
            return False
        return True

    def handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            along = event.pos[0] - self.rect.left - self.theme.px(12) + self._scroll
            widths = [self.theme.text_size(self.text[:end], TEXT_SIZE)[0] for end in range(len(self.text) + 1)]
            self.caret = min(range(len(widths)), key=lambda end: abs(widths[end] - along))
            self.is_selected = False
        return event.type != pygame.MOUSEMOTION
