"""The user's call in Five Hundred: a level and a denomination, a pass, or a misère, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, PASS, Bid, Denomination
from game.scenes.table import keys
from game.scenes.table.call_choice import LEVELS, CallChoice
from game.scenes.table.call_panel import CallPanel, Spot
from game.scenes.table.words import bid_words
from game.screen.theme import Theme
from game.table.pose import Box

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

SAID_KEYS = {pygame.K_p: PASS, pygame.K_m: MISERE, pygame.K_o: OPEN_MISERE}


class AuctionCalling:
    """The bid being composed (``choice``) and the panel with the grid (``panel``)."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.choice = CallChoice()
        self.lay_out(scene.theme, scene.layout.call_panel)

    @property
    def is_open(self) -> bool:
        return bool(self.choice.calls)

    def open(self, legal: Sequence[Any]) -> None:
        self.choice.open(legal)

    def lay_out(self, theme: Theme, box: Box) -> None:
        self.panel = CallPanel(theme, box, self.choice)

    def draw(self, advised: Any) -> pygame.Surface:
        bid = self.choice.bid
        self.panel.advised = advised
        return self.panel.draw(f"Bid {bid_words(bid)}" if bid is not None and self.choice.may(bid) else "Bid")

    def take_back(self) -> bool:
        return self.choice.take_back()

    # -- keys and mouse ----------------------------------------------------------------------------------------------

    def key(self, event: pygame.event.Event) -> None:
        number = keys.function_key(event)
        if number is not None and number < 5:
            self.choose_level(LEVELS[number])
        elif number is not None and number < 10:
            self.choose_denomination(Denomination(number - 5))
        elif event.key in SAID_KEYS:
            self.call(SAID_KEYS[event.key])
        elif event.key in keys.CONFIRM:
            self.make_bid()
        elif event.key in keys.STEPS:
            across, down = keys.STEPS[event.key]
            self.choice.step(down, across)
            self.scene.draw_call_panel()

    def press(self, point: tuple[int, int]) -> bool:
        spot = self.panel.spot_at(point)
        if spot is not None:
            self._press_spot(spot)
        return spot is not None

    def point(self, point: tuple[int, int]) -> bool:
        spot = self.panel.spot_at(point)
        is_new = spot is not self.panel.hot
        self.panel.hot = spot
        return is_new

    def _press_spot(self, spot: Spot) -> None:
        if spot.kind == "level":
            self.choose_level(spot.level)
        elif spot.kind == "denomination" and spot.denomination is not None:
            self.choose_denomination(spot.denomination)
        elif spot.kind == "make":
            self.make_bid()
        elif spot.kind == "say" and spot.bid is not None:
            self.call(spot.bid)
        elif spot.bid is not None:
            if not self.choice.may(spot.bid):
                self.scene.refuse_call(spot.bid)
            elif self.choice.bid is spot.bid:
                self.make_bid()
            else:
                self.choice.choose(spot.bid)
                self.scene.draw_call_panel()

    # -- wishes ------------------------------------------------------------------------------------------------------

    def choose_level(self, level: int) -> None:
        if not self.choice.may_level(level):
            self.scene.refuse_call(Bid.of(level, Denomination(4)))
            return
        self.choice.level = level
        self.scene.draw_call_panel()

    def choose_denomination(self, denomination: Denomination) -> None:
        self.choice.denomination = denomination
        self.scene.draw_call_panel()

    def make_bid(self) -> None:
        bid = self.choice.bid
        if bid is None:
            self.scene.refuse("Choose a level (F1–F5) and a suit (F6–F10) first, or pass with P.")
        else:
            self.call(bid)

    def call(self, bid: Bid) -> None:
        """Make a call if the rules allow it now."""
        action = self.choice.calls.get(bid)
        if action is None:
            self.scene.refuse_call(bid)
        else:
            self.scene.submit(action)
