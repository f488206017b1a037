"""Widgets that are pressed: the button and the toggle."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

import pygame

from game.screen import skins
from game.screen.palette import BRASS_LIGHT, CREAM
from game.screen.theme import Theme
from game.screen.widget import DISABLED_INK, PRESS_KEYS, TEXT_SIZE, Widget

_HINT_SHARE: Final = 0.8
_SMALLER: Final = 0.88
_KEY_INSET: Final = 20


class Button(Widget):
    """A walnut button: a label, and small the key that does the same (``hint``).

    ``keys`` press it from anywhere on its form. ``action`` is called when it is pressed; what it returns becomes the
    form's answer. ``is_on`` shows it lit, as something chosen.
    """

    def __init__(
        self,
        theme: Theme,
        label: str,
        action: Callable[[], Any] = lambda: None,
        hint: str = "",
        keys: Sequence[int] = (),
        size: float = TEXT_SIZE,
        tip: str = "",
    ) -> None:
        super().__init__(theme, label, tip)
        self.label = label
        self.action = action
        self.hint = hint
        self.keys = tuple(keys)
        self.size = size
        self.is_on = False
        self.is_key_aside = False
        """Whether the key stands at the left edge, as in a column of buttons, and the label in the middle."""

    def natural_size(self) -> tuple[int, int]:
        theme = self.theme
        width, height = theme.text_size(self.label, self.size, "bold")
        if self.hint:
            width += theme.text_size(self.hint, self.size * _HINT_SHARE, "bold")[0] + theme.px(8)
        return width + 2 * theme.px(self.size * 0.95), height + 2 * theme.px(self.size * 0.56)

    def look(self) -> Hashable:
        return super().look(), self.label, self.hint, self.is_on, self.theme.is_four_colour

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        is_lit = self.is_on and self.is_enabled
        plate = skins.wood(theme, self.is_hovered, self.is_pressed, self.is_enabled)
        skins.draw_body(surface, self.rect, theme, plate, self.is_focused)
        if is_lit:
            lit = self.rect.inflate(-2 * theme.px(3), -2 * theme.px(3))
            surface.blit(theme.plate(lit.size, skins.gold(theme.px(6))), lit)
        self._draw_words(surface, is_lit)

    def _draw_words(self, surface: pygame.Surface, is_lit: bool) -> None:
        theme, rect = self.theme, self.rect
        ink = skins.GOLD_INK if is_lit else CREAM if self.is_enabled else DISABLED_INK
        room = rect.width - 2 * theme.px(8)
        hint = None
        if self.hint and self._has_room_for_hint(room):
            hint_ink = skins.GOLD_INK if is_lit else BRASS_LIGHT if self.is_enabled else DISABLED_INK
            hint = theme.fitted(self.hint, room // 2, self.size * _HINT_SHARE, hint_ink, "bold")
            room -= hint.get_width() + theme.px(8)
        label = theme.fitted(self.label, max(room, 1), self.size, ink, "bold")
        width = label.get_width() + (hint.get_width() + theme.px(8) if hint is not None else 0)
        left = rect.centerx - width // 2
        down = theme.px(1) if self.is_pressed else 0
        if hint is not None:
            inset = rect.left + theme.px(_KEY_INSET)
            surface.blit(hint, (inset if self.is_key_aside else left, rect.centery - hint.get_height() // 2 + down))
            left += hint.get_width() + theme.px(8)
        if self.is_key_aside:
            left = rect.centerx - label.get_width() // 2
        surface.blit(label, (left, rect.centery - label.get_height() // 2 + down))

    def _has_room_for_hint(self, room: int) -> bool:
        """Whether the hint fits beside the label made a little smaller; else the label alone is shown, whole."""
        label = self.theme.text_size(self.label, self.size * _SMALLER, "bold")[0]
        hint = self.theme.text_size(self.hint, self.size * _HINT_SHARE, "bold")[0]
        return label + hint + self.theme.px(8) <= room

    def handle_key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in PRESS_KEYS:
            self.press()
            return True
        return False

    def handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.is_pressed and self.rect.collidepoint(event.pos):
            self.press()
        return event.type != pygame.MOUSEMOTION

    def press(self) -> None:
        if self.is_enabled:
            self.answer = self.action()


class Toggle(Widget):
    """A switch with its label; ``changed`` is called with the new state."""

    def __init__(
        self,
        theme: Theme,
        label: str,
        is_on: bool = False,
        changed: Callable[[bool], Any] = lambda is_on: None,
        tip: str = "",
    ) -> None:
        super().__init__(theme, label, tip)
        self.label = label
        self.is_on = is_on
        self.changed = changed

    @property
    def _switch_size(self) -> tuple[int, int]:
        return self.theme.px(52), self.theme.px(28)

    def natural_size(self) -> tuple[int, int]:
        width, height = self.theme.text_size(self.label, TEXT_SIZE)
        across, down = self._switch_size
        return width + self.theme.px(12) + across, max(height, down) + self.theme.px(6)

    def look(self) -> Hashable:
        return super().look(), self.label, self.is_on

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        switch = pygame.Rect((0, 0), self._switch_size)
        switch.midleft = self.rect.midleft
        round_well = skins.well(theme, self.is_hovered, self.is_enabled)
        plate = skins.gold(switch.height / 2, self.is_enabled) if self.is_on else round_well
        skins.draw_body(surface, switch, theme, plate, self.is_focused)
        self._draw_knob(surface, switch)
        ink = CREAM if self.is_enabled else DISABLED_INK
        room = self.rect.right - switch.right - theme.px(12)
        words = theme.fitted(self.label, max(1, room), TEXT_SIZE, ink)
        surface.blit(words, (switch.right + theme.px(12), self.rect.centery - words.get_height() // 2))

    def _draw_knob(self, surface: pygame.Surface, switch: pygame.Rect) -> None:
        side = switch.height - 2 * self.theme.px(3)
        knob = pygame.Rect(0, 0, side, side)
        knob.centery = switch.centery
        gap = self.theme.px(3)
        knob.left = switch.right - side - gap if self.is_on else switch.left + gap
        surface.blit(self.theme.plate(knob.size, skins.knob(side / 2, self.theme.scale, self.is_hovered)), knob)

    def handle_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in PRESS_KEYS:
            self.press()
            return True
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            if self.is_on != (event.key == pygame.K_RIGHT):
                self.press()
            return True
        return False

    def handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.is_pressed and self.rect.collidepoint(event.pos):
            self.press()
        return event.type != pygame.MOUSEMOTION

    def press(self) -> None:
        if self.is_enabled:
            self.is_on = not self.is_on
            self.answer = self.changed(self.is_on)
