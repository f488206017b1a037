"""The user's bid in Spades: a number by digits, arrows or mouse, and what may be said before the cards are seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.rules.spades.bids import BLIND_FOUR, BLIND_NELLO, Bid
from game.scenes.spades.number_choice import NumberChoice
from game.scenes.spades.number_panel import NumberPanel, Spot
from game.scenes.table import keys
from game.screen.theme import Theme
from game.table.pose import Box

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

CONFIRM: Final = (*keys.CONFIRM, pygame.K_PERIOD, pygame.K_KP_PERIOD)
"""A full stop closes the bid form (seed 004, version 1.7)."""
_KEYPAD: Final = (
    pygame.K_KP0, pygame.K_KP1, pygame.K_KP2, pygame.K_KP3, pygame.K_KP4, pygame.K_KP5, pygame.K_KP6, pygame.K_KP7,
    pygame.K_KP8, pygame.K_KP9,
)  # fmt: skip
DIGITS: Final = {pygame.K_0 + digit: digit for digit in range(10)} | {key: n for n, key in enumerate(_KEYPAD)}
STEPS: Final = {pygame.K_UP: 1, pygame.K_RIGHT: 1, pygame.K_DOWN: -1, pygame.K_LEFT: -1}
_NOTHING_CHOSEN: Final = "Choose a number of tricks first: type it, use ↑ and ↓, or click it. 0 is nello."
_BLIND_OR_LOOK: Final = "Press 0 for blind nello or 4 for blind 4, or look at your cards with Enter."


class NumberCalling:
    """The number being chosen (``choice``) and the panel with all of them (``panel``)."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.choice = NumberChoice()
        self.lay_out(scene.theme, scene.layout.call_panel)

    @property
    def is_open(self) -> bool:
        return bool(self.choice.calls)

    def open(self, legal: Sequence[Any]) -> None:
        self.choice.open(legal)

    def lay_out(self, theme: Theme, box: Box) -> None:
        self.panel = NumberPanel(theme, box, self.choice)

    def draw(self, advised: Any) -> pygame.Surface:
        self.panel.advised = advised
        return self.panel.draw()

    def take_back(self) -> bool:
        return self.choice.take_back()

    # -- keys and mouse ----------------------------------------------------------------------------------------------

    def key(self, event: pygame.event.Event) -> None:
        if self.choice.look is not None:
            self._key_before_looking(event)
            return
        number = keys.function_key(event)
        if event.key in CONFIRM:
            self.make_bid()
            return
        if event.key in DIGITS:
            self.choice.type(DIGITS[event.key])
        elif event.key in STEPS:
            self.choice.step(STEPS[event.key])
        elif number is not None:
            self.choice.choose(number + 1)
        self.scene.draw_call_panel()

    def _key_before_looking(self, event: pygame.event.Event) -> None:
        blind = {0: BLIND_NELLO, 4: BLIND_FOUR}
        if event.key in CONFIRM:
            self.look()
        elif event.key in DIGITS and DIGITS[event.key] in blind:
            self.call(blind[DIGITS[event.key]])
        elif event.key in DIGITS or event.key in STEPS:
            self.scene.refuse(_BLIND_OR_LOOK)

    def press(self, point: tuple[int, int]) -> bool:
        spot = self.panel.spot_at(point)
        if spot is not None:
            self._press_spot(spot)
        return spot is not None

    def point(self, point: tuple[int, int]) -> bool:
        spot = self.panel.spot_at(point)
        is_new = spot != self.panel.hot
        self.panel.hot = spot
        return is_new

    def _press_spot(self, spot: Spot) -> None:
        if spot.kind == "look":
            self.look()
        elif spot.kind == "make" or (spot.kind == "number" and spot.bid is self.choice.bid):
            self.make_bid()
        elif spot.kind == "blind" and spot.bid is not None:
            self.call(spot.bid)
        elif spot.bid is not None:
            self.choice.choose(spot.bid.tricks)
            self.scene.draw_call_panel()

    # -- wishes ------------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Take the cards up."""
        if self.choice.look is not None:
            self.scene.submit(self.choice.look)

    def make_bid(self) -> None:
        bid = self.choice.bid
        if bid is None:
            self.scene.refuse(_NOTHING_CHOSEN)
        else:
            self.call(bid)

    def call(self, bid: Bid) -> None:
        """Make a bid if the rules allow it now."""
        action = self.choice.calls.get(bid)
        if action is None:
            self.scene.refuse_call(bid)
        else:
            self.scene.submit(action)
