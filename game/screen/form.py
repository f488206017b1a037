"""A form owns widgets: it sends them their events, moves the focus, and says what must be drawn again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Final

import pygame

from game.screen.arranging import neighbour_of
from game.screen.buttons import Button
from game.screen.theme import Theme
from game.screen.widget import ENTER_KEYS, PRESS_KEYS, Widget

_MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
_ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Form:
    """Widgets that share a focus; a layer of the canvas.

    *arrange* gives each widget its ``rect``; ``relayout`` calls it, on every resize. ``handle`` takes events and says
    whether they were of use; ``take_answer`` then yields what the pressed button's action returned. Keys: Tab and
    Shift+Tab go round, arrows go to the neighbour, Enter presses ``default`` where the focus has no use for it, Escape
    calls ``cancel``. ``refuse`` is called with the reason of a disabled widget that somebody tried.
    """

    def __init__(
        self, theme: Theme, widgets: Iterable[Widget] = (), arrange: Callable[[], None] = lambda: None
    ) -> None:
        self.theme = theme
        self.widgets: list[Widget] = list(widgets)
        self.arrange = arrange
        self.default: Button | None = None
        self.cancel: Callable[[], Any] | None = None
        self.refuse: Callable[[str], None] = lambda reason: None
        self.focused: Widget | None = None
        self.is_ring_shown = True
        self._captured: Widget | None = None
        self._held_keys: set[int] = set()
        self._answer: Any = None
        self._looks: dict[Widget, tuple[Hashable, pygame.Rect]] = {}

    # -- owning ----------------------------------------------------------------------------------------------------

    def relayout(self) -> None:
        """Arrange the widgets for the theme's present size; keys held before that are forgotten."""
        self._held_keys.clear()
        self.arrange()

    def replace(self, widgets: Iterable[Widget]) -> None:
        """Own these widgets from now on; the focus stays with one that stays."""
        self.widgets = list(widgets)
        if self.focused not in self.widgets:
            self.focus(None)
        if self._captured not in self.widgets:
            self._captured = None
        self.relayout()

    def focus(self, widget: Widget | None) -> None:
        """Give the focus to *widget*, or to none."""
        self.focused = widget
        self._show_ring()

    def _show_ring(self) -> None:
        for widget in self.widgets:
            widget.is_focused = widget is self.focused and (self.is_ring_shown or widget.is_written_in)

    @property
    def hovered(self) -> Widget | None:
        """The widget under the pointer."""
        return next((widget for widget in self.widgets if widget.is_hovered), None)

    @property
    def hint(self) -> str:
        """What to say of the widget under the pointer, else of the focused one: why it is disabled, or its tip."""
        widget = self.hovered or (self.focused if self.is_ring_shown else None)
        return (widget.reason or widget.tip) if widget is not None else ""

    def take_answer(self) -> Any:
        """What the last action returned, once; then ``None``."""
        answer, self._answer = self._answer, None
        return answer

    # -- events ----------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; whether it was of use to a widget."""
        if event.type == pygame.KEYDOWN:
            return self._handle_key(event)
        if event.type == pygame.KEYUP:
            self._held_keys.discard(event.key)
        elif event.type == pygame.TEXTINPUT:
            return self._offer(self.focused, event)
        elif event.type in _MOUSE:
            return self._handle_mouse(event)
        elif event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self._let_go()
        return False

    def _handle_key(self, event: pygame.event.Event) -> bool:
        if event.key in PRESS_KEYS:
            if event.key in self._held_keys:
                return True
            self._held_keys.add(event.key)
        if not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL) and event.key in (pygame.K_TAB, *_ARROWS, *PRESS_KEYS):
            self.is_ring_shown = True
            self._show_ring()
        if self._offer(self.focused, event):
            return True
        return self._press_by_key(event) or self._move_by_key(event) or self._finish_by_key(event)

    def _press_by_key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            return False
        for widget in self.widgets:
            if isinstance(widget, Button) and widget.is_shown and event.key in widget.keys:
                self.press(widget)
                return True
        return False

    def _move_by_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_TAB:
            return self._focus_next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        direction = _ARROWS.get(event.key)
        if direction is None or not self.focusable:
            return False
        start = self.focused if self.focused is not None and self.focused.is_shown else None
        neighbour = neighbour_of(start, self.focusable, direction) if start is not None else self.focusable[0]
        if neighbour is not None:
            self._go_to(neighbour)
        return True

    def _finish_by_key(self, event: pygame.event.Event) -> bool:
        if event.key in ENTER_KEYS and self.default is not None and not event.mod & pygame.KMOD_ALT:
            self.press(self.default)
            return True
        if event.key == pygame.K_ESCAPE and self.cancel is not None:
            answer = self.cancel()
            self._answer = answer if answer is not None else self._answer
            return True
        return False

    def press(self, widget: Widget) -> None:
        """Press a widget as a click would, or say why it cannot be."""
        if widget.is_enabled:
            widget.press()
            self._collect(widget)
        else:
            self.refuse(widget.reason)

    def _offer(self, widget: Widget | None, event: pygame.event.Event) -> bool:
        """Let the focused widget have a key."""
        if widget is None or not widget.is_shown:
            return False
        if event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_ALT:
            return False
        if not widget.is_enabled:
            is_tried = event.type == pygame.KEYDOWN and event.key in PRESS_KEYS
            if is_tried:
                self.refuse(widget.reason)
            return is_tried
        is_used = widget.handle_key(event)
        self._collect(widget)
        return is_used

    def _collect(self, widget: Widget) -> None:
        if widget.answer is not None:
            self._answer, widget.answer = widget.answer, None

    def _handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            hovered = self.hovered
            return hovered is not None and hovered.is_enabled and hovered.handle_mouse(event)
        under = self.widget_at(event.pos)
        for widget in self.widgets:
            widget.is_hovered = widget is under and self._captured in (None, widget)
        if self._captured is not None:
            return self._drag(self._captured, event)
        if under is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._grasp(under, event)
            return True
        return under.is_enabled and under.handle_mouse(event)

    def _grasp(self, widget: Widget, event: pygame.event.Event) -> None:
        self.is_ring_shown = False
        is_new = widget is not self.focused
        self.focus(widget)
        if not widget.is_enabled:
            self.refuse(widget.reason)
            return
        self._captured = widget
        widget.is_pressed = True
        widget.handle_mouse(event)
        if is_new:
            widget.taken_up()
        self._collect(widget)

    def _drag(self, widget: Widget, event: pygame.event.Event) -> bool:
        is_over = event.type == pygame.MOUSEBUTTONUP and event.button == 1
        if is_over:
            self._captured = None
        widget.handle_mouse(event)
        if is_over:
            widget.is_pressed = False
        self._collect(widget)
        return True

    def _let_go(self) -> None:
        """The pointer or the window's focus has gone: nothing is held or hovered."""
        self._captured = None
        self._held_keys.clear()
        for widget in self.widgets:
            widget.is_hovered = widget.is_pressed = False

    # -- where things are ------------------------------------------------------------------------------------------

    def widget_at(self, point: tuple[int, int]) -> Widget | None:
        """The topmost widget that can take a click there."""
        return next((w for w in reversed(self.focusable) if w.rect.collidepoint(point)), None)

    @property
    def focusable(self) -> list[Widget]:
        """The widgets the focus can go to, in order."""
        return [widget for widget in self.widgets if widget.is_focusable and widget.is_shown]

    def _focus_next(self, step: int) -> bool:
        chain = self.focusable
        if not chain:
            return False
        if self.focused in chain:
            self._go_to(chain[(chain.index(self.focused) + step) % len(chain)])
        else:
            self._go_to(chain[0 if step > 0 else -1])
        return True

    def _go_to(self, widget: Widget) -> None:
        """Give the focus to *widget* because the user wants it there."""
        self.focus(widget)
        widget.taken_up()

    # -- a layer of the canvas -------------------------------------------------------------------------------------

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        """What looks different since the last time this was asked."""
        changed: list[pygame.Rect] = []
        looks: dict[Widget, tuple[Hashable, pygame.Rect]] = {}
        for widget in self.widgets:
            look = widget.look() if widget.is_shown else None
            before = self._looks.get(widget, (None, widget.bounds))
            looks[widget] = look, (before[1] if look == before[0] else widget.bounds)
            if look != before[0]:
                changed += [before[1], widget.bounds]
        changed += [rect for widget, (look, rect) in self._looks.items() if widget not in looks and look is not None]
        self._looks = looks
        return changed

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        for widget in self.widgets:
            if widget.is_shown and widget.bounds.colliderect(region):
                widget.draw(surface)
