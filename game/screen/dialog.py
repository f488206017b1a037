"""A question or a piece of news in the middle of the window; nothing behind it can be used until it is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.screen.arranging import place_row
from game.screen.buttons import Button
from game.screen.form import Form
from game.screen.theme import Theme
from game.screen.veil import Veil
from game.screen.widget import Label, Panel

_WIDTH: Final = 520


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of a dialog. ``action`` is called when it is taken; what it returns is the dialog's answer."""

    label: str
    action: Callable[[], Any] = lambda: None
    hint: str = ""
    keys: tuple[int, ...] = ()


class Dialog:
    """A panel with a sentence and buttons over a darkened window; a layer of the canvas, to be put last.

    Give it every event while ``is_open``: it takes them all. The first choice has the focus and answers Enter;
    Escape takes the last. After a choice it is closed, and ``take_answer`` yields what the action returned.
    """

    def __init__(self, theme: Theme, heading: str, sentence: str, choices: Sequence[Choice]) -> None:
        self.theme = theme
        self.is_open = True
        self._panel = Panel(theme, heading)
        self._panel.align = "centre"
        self._sentence = Label(theme, sentence)
        self._sentence.align = "centre"
        self._buttons = [self._button(choice) for choice in choices]
        self._form = Form(theme, [self._panel, self._sentence, *self._buttons], self._arrange)
        self._form.cancel = lambda: self._form.press(self._buttons[-1])
        self._form.focus(self._buttons[0])
        self._form.relayout()
        self._veil = Veil(theme, self._form)

    @property
    def sentence(self) -> str:
        return self._sentence.text

    @property
    def rect(self) -> pygame.Rect:
        """The panel, in window pixels."""
        return self._panel.rect

    @property
    def buttons(self) -> Sequence[Button]:
        return self._buttons

    def _button(self, choice: Choice) -> Button:
        def take() -> Any:
            self.is_open = False
            return choice.action()

        return Button(self.theme, choice.label, take, choice.hint, choice.keys)

    def relayout(self) -> None:
        """Take the middle of a window of another size."""
        self._form.relayout()

    def _arrange(self) -> None:
        theme = self.theme
        panel, gap = self._panel, theme.px(20)
        buttons = sum(button.natural_size()[0] for button in self._buttons) + gap * (len(self._buttons) - 1)
        wanted = max(theme.px(_WIDTH), buttons + 2 * panel.padding, panel.natural_size()[0])
        width = min(wanted, theme.size[0] - theme.px(24))
        self._sentence.width = width - 2 * panel.padding
        text_height = self._sentence.natural_size()[1]
        button_height = max(button.natural_size()[1] for button in self._buttons)
        height = panel.natural_size()[1] + text_height + gap + button_height
        panel.rect = pygame.Rect((theme.size[0] - width) // 2, (theme.size[1] - height) // 2, width, height)
        inside = panel.inside
        self._sentence.rect = pygame.Rect(inside.left, inside.top, inside.width, text_height)
        room = pygame.Rect(inside.left, inside.bottom - button_height, inside.width, button_height)
        place_row(self._buttons, room, gap)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; always of use while the dialog is open, so that nothing behind it gets one."""
        was_open = self.is_open
        self._form.handle(event)
        return was_open

    def take_answer(self) -> Any:
        """What the chosen button's action returned, once."""
        return self._form.take_answer()

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        return self._veil.dirty_rects()

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        self._veil.draw(surface, region)
