"""A panel laid over a scene until somebody is done with it: choosers, lists, news."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame

from game.screen.arranging import place_row
from game.screen.theme import Theme
from game.screen.veil import Veil
from game.screen.widgets import Button, Form, Label, Panel, Widget

_GAP: Final = 12
_TOUCHES: Final = (pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Leaflet:
    """Widgets below each other on a panel, buttons at its foot; a layer of the canvas, to be put last.

    The right mouse button, Escape and the last button say "done": *done* is called and the leaflet is closed. With
    *is_news* any click beside its widgets does so too.
    """

    def __init__(
        self,
        theme: Theme,
        heading: str,
        rows: Sequence[Widget],
        buttons: Sequence[Button] = (),
        done: Callable[[], Any] = lambda: None,
        *,
        width: int = 560,
        is_news: bool = False,
        keys: tuple[int, ...] = (),
    ) -> None:
        self.theme = theme
        self.is_open = True
        self._is_untouched = True
        self._opener = ""
        """The letter of the key that opened it, until that key is let go."""
        self.rows = list(rows)
        self.done = done
        self.is_news = is_news
        self._width = width
        self._panel = Panel(theme, heading)
        self._panel.align = "centre"
        close = Button(theme, "Done" if not buttons else "Close", self.close, "Esc", keys)
        self.buttons = [*buttons, close]
        self.form = Form(theme, [self._panel, *self.rows, *self.buttons], self._arrange)
        self.form.cancel = self.close
        self.form.default = self.buttons[0]
        focusable = self.form.focusable
        self.form.focus(focusable[0] if focusable else None)
        if focusable:
            focusable[0].taken_up()
        self.form.relayout()
        self._veil = Veil(theme, self.form)

    @property
    def heading(self) -> str:
        return self._panel.heading

    @property
    def rect(self) -> pygame.Rect:
        """The panel, in window pixels."""
        return self._panel.rect

    def close(self) -> Any:
        """Somebody is done with it."""
        if not self.is_open:
            return None
        self.is_open = False
        return self.done()

    def relayout(self) -> None:
        """Take the middle of the window, at the size its widgets need now."""
        self.form.relayout()
        self._veil.draw_anew()

    def _arrange(self) -> None:
        theme, panel, gap = self.theme, self._panel, self.theme.px(_GAP)
        shown = [row for row in self.rows if row.is_shown]
        width = min(theme.px(self._width), theme.size[0] - theme.px(24))
        room = width - 2 * panel.padding
        for row in shown:
            if isinstance(row, Label):
                row.width = room
        high = max(button.natural_size()[1] for button in self.buttons)
        tall = sum(row.natural_size()[1] + gap for row in shown)
        height = min(panel.natural_size()[1] + tall + high, theme.size[1] - theme.px(12))
        panel.rect = pygame.Rect((theme.size[0] - width) // 2, (theme.size[1] - height) // 2, width, height)
        top, inside = panel.inside.top, panel.inside
        for row in shown:
            down = row.natural_size()[1]
            row.rect = pygame.Rect(inside.left, top, room, down)
            top += down + gap
        place_row(self.buttons, pygame.Rect(inside.left, inside.bottom - high, room, high), theme.px(12))

    def handle(self, event: pygame.event.Event) -> None:
        """Take an event; nothing behind the leaflet gets one.

        The letter of the key that opened it is not written into it, however long that key is held.
        """
        if event.type == pygame.TEXTINPUT and self._is_openers(event.text):
            return
        if event.type == pygame.KEYUP:
            self._opener = ""
        self._is_untouched &= event.type not in _TOUCHES
        if event.type == pygame.MOUSEBUTTONDOWN:
            is_beside = self.form.widget_at(event.pos) is None
            if event.button == 3 or (self.is_news and is_beside):
                self.form.take_answer()
                self._answer = self.close()
                return
        self.form.handle(event)

    def _is_openers(self, letter: str) -> bool:
        if self._is_untouched:
            self._opener = letter
        return letter == self._opener

    _answer: Any = None

    def take_answer(self) -> Any:
        """What was answered, once."""
        answer, self._answer = self._answer, None
        return answer if answer is not None else self.form.take_answer()

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        return self._veil.dirty_rects()

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        self._veil.draw(surface, region)
