"""The page of preferences: a row of leaves at the top, the one in front below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.scenes.pages import PageScene, place_alike
from game.scenes.preferences.cards import Cards
from game.scenes.preferences.colours import Colours
from game.scenes.preferences.leaf import Leaf
from game.scenes.preferences.players import Players
from game.scenes.preferences.sound_and_speed import Figures, SoundAndSpeed
from game.scenes.scene import Answer, Pop, Services
from game.screen.widgets import Button, Choice, Widget

FOOTER: Final = "Everything is kept as soon as you change it."
_KEYS: Final = (pygame.K_F1, pygame.K_F2, pygame.K_F3, pygame.K_F4)


class PreferencesScene(PageScene):
    """Sound, speed, colours, cards and names.

    ``told`` says the games won and lost in a line, ``reset`` counts them from zero.
    """

    size = (960, 700)

    def __init__(
        self,
        services: Services,
        told: Callable[[], str] = lambda: "",
        reset: Callable[[], None] = lambda: None,
        back: Callable[[], Answer] = Pop,
    ) -> None:
        super().__init__(services, "Preferences", back)
        self._reset = reset
        self.leaves: tuple[Leaf, ...] = (
            SoundAndSpeed(services, Figures(told, self._ask_reset)),
            Colours(services, self.repaint),
            Cards(services),
            Players(services),
        )
        self.tabs = [self._tab(number) for number in range(len(self.leaves))]
        self.front = 0
        self._deck = self._deck_now()
        self._trouble = services.preferences.trouble

    @property
    def leaf(self) -> Leaf:
        """The leaf in front."""
        return self.leaves[self.front]

    def turn_to(self, number: int) -> None:
        """Bring a leaf to the front."""
        self.leaf.closed()
        self.front = number
        for index, tab in enumerate(self.tabs):
            tab.is_on = index == number
        self.leaf.opened()
        self.fill()
        self.say_kept(FOOTER)
        if self.form.focused is None:
            self.form.focus(next(widget for widget in self.leaf.widgets() if widget.is_focusable))
        self._put_layers()

    def widgets(self) -> Sequence[Widget]:
        return [*self.tabs, *self.leaf.widgets()]

    def arrange(self, room: pygame.Rect) -> None:
        theme = self.theme
        high = self.tabs[0].natural_size()[1]
        place_alike(self.tabs, pygame.Rect(room.left, room.top, room.width, high), theme.px(8))
        top = room.top + high + theme.px(10)
        self.leaf.arrange(pygame.Rect(room.left, top, room.width, room.bottom - top))
        self.sheet.lines = self.leaf.lines

    def entered(self) -> None:
        self.turn_to(0)

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self._put_layers()

    def update(self, dt_seconds: float) -> Answer:
        focused = self.form.focused
        self.leaf.update(dt_seconds, focused is not None and focused.is_pressed)
        if self._deck_now() != self._deck:
            self._deck = self._deck_now()
            self.repaint()
        if self.services.preferences.trouble != self._trouble:
            self._trouble = self.services.preferences.trouble
            self.say_kept(FOOTER)
        return None

    def left(self) -> None:
        self.leaf.update(0.0, False)
        self.leaf.closed()

    def _deck_now(self) -> int:
        return self.services.faces.revision

    def _put_layers(self) -> None:
        if self._canvas is not None:
            above = [self.dialog] if self.dialog is not None else []
            self._canvas.layers = [self.form, *self.leaf.layers(), *above]
            self._canvas.mark()

    def _tab(self, number: int) -> Button:
        return Button(
            self.theme, self.leaves[number].name, lambda: self.turn_to(number), f"F{number + 1}", (_KEYS[number],)
        )

    def _ask_reset(self) -> None:
        self.ask(
            "Back to zero?",
            "Games won and lost are counted from nothing again. No game is thrown away: the statistics can still show "
            "all of them.",
            (Choice("Reset", self._take_reset, "R", (pygame.K_r,)), Choice("Leave them", lambda: None, "Esc")),
        )

    def _take_reset(self) -> None:
        self._reset()
        self.leaf.opened()
        self.form.relayout()
