"""A page of house rules: every option with its choices and a sentence that says what the chosen one does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import pygame

from game.engine.actions import ChangeOptions
from game.engine.rules import Rules
from game.play.live import Live
from game.scenes.pages import PageScene, Row, place_rows, row
from game.scenes.scene import Answer, Pop, Services
from game.screen.widgets import Button, Segments, Widget, widest

UNDER_WAY: Final = (
    "A hand under way keeps the rules it was dealt with; what you change here holds from the next deal on."
)
SETTING_OF: Final = {"five-hundred": "rules"}
NEXT_GAME: Final = "These rules are kept, and hold from the first deal of your next game on."


class HouseRules:
    """The rules a game is played by in this house.

    They are kept for new games. A game under way has its own: those are shown while there is one, and a change is
    written into it as well, to hold from its next deal on. ``live`` gives the game under way, or ``None``.
    """

    def __init__(self, services: Services, rules: Rules, live: Callable[[], Live | None]) -> None:
        self.services = services
        self.rules = rules
        self.live = live
        self.setting = SETTING_OF.get(rules.name, f"{rules.name}_rules")
        """Under which name the preferences keep them."""

    @property
    def text(self) -> str:
        """The options for the next new game as records write them; the usual ones if those kept cannot be read."""
        try:
            return self.rules.options_text(self.rules.parse_options(self._kept))
        except ValueError:
            return ""

    @property
    def current(self) -> Any:
        """The options of the next deal."""
        live = self.live()
        return live.match.options if live is not None else self.rules.parse_options(self.text)

    def take(self, options: Any) -> None:
        """Play by these from the next deal on."""
        words = self.rules.options_text(options)
        if words != self._kept:
            self.services.change(**{self.setting: words})
        live = self.live()
        if live is not None and live.match.options != options:
            live.change_options(ChangeOptions(options, words))

    @property
    def _kept(self) -> str:
        return str(getattr(self.services.settings, self.setting))


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value of an option: the word on its segment, and the sentence that says what it does."""

    value: Any
    label: str
    sentence: str


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: its field of the ``Options``, its title, its choices, and why it cannot be set now (else empty)."""

    field: str
    title: str
    choices: tuple[OptionChoice, ...]
    why_not: Callable[[Any], str] = lambda options: ""


class OptionsScene(PageScene):
    """A page of options. Every change is kept at once, and written into the game under way."""

    def __init__(
        self,
        services: Services,
        heading: str,
        specs: Sequence[OptionSpec],
        house: HouseRules,
        back: Callable[[], Answer] = Pop,
    ) -> None:
        super().__init__(services, heading, back)
        self.specs = tuple(specs)
        self.house = house
        self.rows = [self._row(spec) for spec in self.specs]
        self.usual_button = Button(self.theme, "Usual rules", self._take_usual, "D", (pygame.K_d,))
        self.usual_button.tip = "Everything on this page as most tables play it."

    def widgets(self) -> Sequence[Widget]:
        return [widget for each in self.page_rows() for widget in each.widgets()]

    def buttons(self) -> Sequence[Button]:
        return [self.usual_button, self.back_button]

    def page_rows(self) -> Sequence[Row]:
        """The rows from top to bottom."""
        return self.rows

    def arrange(self, room: pygame.Rect) -> None:
        self.sheet.lines = place_rows(self.page_rows(), room, widest(each.control for each in self.rows))

    def fill(self) -> None:
        self.show(self.house.current)
        super().fill()

    def show(self, options: Any) -> None:
        """Let every row say what *options* are."""
        for spec, each in zip(self.specs, self.rows, strict=True):
            index = [choice.value for choice in spec.choices].index(getattr(options, spec.field))
            assert isinstance(each.control, Segments)
            each.control.index = index
            each.control.reason = spec.why_not(options)
            each.say(each.control.reason or spec.choices[index].sentence)
        self.say_kept(UNDER_WAY if self.house.live() is not None else NEXT_GAME)

    def _row(self, spec: OptionSpec) -> Row:
        def changed(index: int) -> None:
            self._take(replace(self.house.current, **{spec.field: spec.choices[index].value}))

        labels = [choice.label for choice in spec.choices]
        sentences = [choice.sentence for choice in spec.choices]
        return row(self.theme, spec.title, sentences[0], Segments(self.theme, labels, 0, changed), sentences)

    def _take(self, options: Any) -> None:
        self.house.take(options)
        self.services.sounds.play("click")
        self.show(self.house.current)

    def _take_usual(self) -> None:
        usual = self.house.rules.parse_options("")
        self._take(replace(self.house.current, **{spec.field: getattr(usual, spec.field) for spec in self.specs}))
