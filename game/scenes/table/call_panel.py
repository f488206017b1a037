"""The bidding panel: the bid composed shown large, the grid of all 25, and the calls beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, PASS, TRICK_BIDS, Bid, Denomination
from game.scenes.table.call_choice import LEVELS, CallChoice
from game.scenes.table.paint import frame, key_button, panel
from game.scenes.table.words import bid_words, sign_of
from game.screen.palette import BRASS_LIGHT, CREAM, WELL_BOTTOM, WELL_TOP, mix
from game.screen.surfaces import Plate
from game.screen.theme import Theme
from game.table.pose import Box

Kind = Literal["level", "denomination", "bid", "say", "make"]


@dataclass(frozen=True, slots=True)
class Spot:
    """One thing on the panel that can be clicked: a level, a denomination, a bid of the grid, a call, or Bid."""

    kind: Kind
    box: Box
    level: int = 0
    denomination: Denomination | None = None
    bid: Bid | None = None


class CallPanel:
    """Where everything on the panel lies, and how it is drawn. ``spots`` are in window pixels."""

    def __init__(self, theme: Theme, box: Box, choice: CallChoice) -> None:
        self.theme = theme
        self.box = box
        self.choice = choice
        self.hot: Spot | None = None
        self.advised: Bid | None = None
        """The call a hint recommends."""
        self.spots = self._lay_out()

    def spot_at(self, point: tuple[float, float]) -> Spot | None:
        """What is under *point*."""
        return next((spot for spot in self.spots if spot.box.holds(point)), None)

    def draw(self, call_word: str = "Bid") -> pygame.Surface:
        """The whole panel as it stands."""
        surface = panel(self.theme, (round(self.box.width), round(self.box.height)))
        self._draw_composed(surface)
        for spot in self.spots:
            face = self._face(spot, call_word)
            place = face.get_rect(topleft=(round(spot.box.x - self.box.x), round(spot.box.y - self.box.y)))
            surface.blit(face, place)
            if spot.kind in ("bid", "say") and spot.bid is self.advised:
                frame(self.theme, surface, place)
        return surface

    # Geometry

    def _unit(self) -> float:
        return self.box.width / 524

    def _lay_out(self) -> list[Spot]:
        return [self._make_spot(), *self._header_spots(), *self._grid_spots(), *self._say_spots()]

    def _cell(self, column: int, row: int) -> Box:
        """A cell of the grid; column −1 holds the levels, row −1 the denominations."""
        u = self._unit()
        left = self.box.x + 12 * u if column < 0 else self.box.x + (91 + column * 84.6) * u
        top = self.box.y + 68 * u if row < 0 else self.box.y + (104 + row * 39) * u
        return Box(left, top, (74 if column < 0 else 80) * u, (32 if row < 0 else 35) * u)

    def _make_spot(self) -> Spot:
        u = self._unit()
        return Spot("make", Box(self.box.right - 172 * u, self.box.y + 14 * u, 160 * u, 44 * u))

    def _header_spots(self) -> list[Spot]:
        levels = [Spot("level", self._cell(-1, row), level=level) for row, level in enumerate(LEVELS)]
        return levels + [Spot("denomination", self._cell(each, -1), denomination=each) for each in Denomination]

    def _grid_spots(self) -> list[Spot]:
        return [
            Spot("bid", self._cell(bid.denomination, bid.level - 6), bid.level, bid.denomination, bid)
            for bid in TRICK_BIDS
            if bid.level is not None and bid.denomination is not None
        ]

    def _say_spots(self) -> list[Spot]:
        u = self._unit()
        width = 162 * u
        top = self.box.bottom - 48 * u
        return [
            Spot("say", Box(self.box.x + 12 * u + index * (width + 7 * u), top, width, 37 * u), bid=bid)
            for index, bid in enumerate((PASS, MISERE, OPEN_MISERE))
        ]

    # Drawing

    def _draw_composed(self, surface: pygame.Surface) -> None:
        """The bid so far, large: ``7♥``, or what is still to be chosen."""
        theme, u, choice = self.theme, self._unit(), self.choice
        size = (round(328 * u), round(44 * u))
        well = theme.plate(size, Plate(WELL_TOP, WELL_BOTTOM, theme.px(9), mix(CREAM, WELL_TOP, 0.7), 1.0)).copy()
        if choice.is_empty:
            text = theme.fitted("Choose a level and a suit", size[0] - theme.px(16), 18, mix(CREAM, WELL_TOP, 0.25))
        else:
            level = str(choice.level) if choice.level is not None else "…"
            suit = sign_of(choice.denomination) if choice.denomination is not None else "…"
            value = f"   {choice.bid.value} points" if choice.bid is not None else ""
            big = theme.text(f"{level} {suit}", 30, CREAM, "bold")
            points = theme.text(value, 16, BRASS_LIGHT) if value else None
            width = big.get_width() + (points.get_width() if points else 0)
            text = pygame.Surface((width, big.get_height()), pygame.SRCALPHA)
            text.blit(big, (0, 0))
            if points is not None:
                text.blit(points, (big.get_width(), (big.get_height() - points.get_height()) // 2))
        well.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
        surface.blit(well, (round(12 * u), round(14 * u)))

    def _face(self, spot: Spot, call_word: str) -> pygame.Surface:
        size = (round(spot.box.width), round(spot.box.height))
        label, key, is_lit, is_off = self._state(spot, call_word)
        is_hot = spot is self.hot and not is_off
        points = 19 if spot.kind in ("bid", "level", "denomination") else 17
        return key_button(self.theme, size, label, key, is_lit=is_lit, is_off=is_off, is_hot=is_hot, points=points)

    def _state(self, spot: Spot, call_word: str) -> tuple[str, str, bool, bool]:
        """Label, key, whether it is chosen, whether it cannot be."""
        choice = self.choice
        if spot.kind == "level":
            return str(spot.level), f"F{spot.level - 5}", spot.level == choice.level, not choice.may_level(spot.level)
        if spot.kind == "denomination" and spot.denomination is not None:
            each = spot.denomination
            return sign_of(each), f"F{each + 6}", each is choice.denomination, not choice.may_denomination(each)
        if spot.kind == "make":
            is_ready = choice.bid is not None and choice.may(choice.bid)
            return call_word, "Enter", is_ready, not is_ready
        assert spot.bid is not None
        key = {PASS: "P", MISERE: "M", OPEN_MISERE: "O"}.get(spot.bid, "")
        return bid_words(spot.bid), key, spot.bid is choice.bid, not choice.may(spot.bid)
