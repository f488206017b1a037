"""The bidding panel of Spades: the number composed shown large, all fourteen to click, and the blind bids before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import pygame

from game.rules.spades.bids import BLIND_FOUR, BLIND_NELLO, NUMBERS, Bid
from game.rules.spades.scoring import BLIND_LOSS, BLIND_POINTS, NELLO_POINTS, TRICK_POINTS
from game.scenes.spades.number_choice import NumberChoice
from game.scenes.spades.words import bid_words, tricks
from game.scenes.table.paint import frame, key_button, panel
from game.screen.palette import BRASS_LIGHT, CREAM, WELL_BOTTOM, WELL_TOP, mix
from game.screen.surfaces import Plate
from game.screen.theme import Theme
from game.table.pose import Box

_PER_ROW: Final = 7
_UNASKED: Final = "Type a number, or use ↑ and ↓"
_BLIND: Final = (
    f"You are far behind. Before you look you may bid blind: {BLIND_POINTS} points if it comes off, {BLIND_LOSS} lost "
    "if it does not."
)


@dataclass(frozen=True, slots=True)
class Spot:
    """One thing on the panel that can be clicked: a number, Bid, a blind bid, or Look."""

    kind: Literal["number", "make", "blind", "look"]
    box: Box
    bid: Bid | None = None


class NumberPanel:
    """Where everything on the panel lies, and how it is drawn. ``spots`` are in window pixels."""

    def __init__(self, theme: Theme, box: Box, choice: NumberChoice) -> None:
        self.theme = theme
        self.box = box
        self.choice = choice
        self.hot: Spot | None = None
        self.advised: Bid | None = None
        """The bid a hint recommends."""

    @property
    def spots(self) -> list[Spot]:
        """What can be clicked now."""
        return self._unseen_spots() if self.choice.look is not None else [self._make_spot(), *self._number_spots()]

    def spot_at(self, point: tuple[float, float]) -> Spot | None:
        """What is under *point*."""
        return next((spot for spot in self.spots if spot.box.holds(point)), None)

    def draw(self) -> pygame.Surface:
        """The whole panel as it stands."""
        surface = panel(self.theme, (round(self.box.width), round(self.box.height)))
        if self.choice.look is not None:
            self._draw_offer(surface)
        else:
            self._draw_composed(surface)
        for spot in self.spots:
            size = (round(spot.box.width), round(spot.box.height))
            place = pygame.Rect((round(spot.box.x - self.box.x), round(spot.box.y - self.box.y)), size)
            surface.blit(self._face(spot, size), place)
            if spot.bid is not None and spot.bid is self.advised:
                frame(self.theme, surface, place)
        return surface

    # Geometry

    def _unit(self) -> float:
        return self.box.width / 524

    def _make_spot(self) -> Spot:
        u = self._unit()
        return Spot("make", Box(self.box.right - 172 * u, self.box.y + 16 * u, 160 * u, 52 * u))

    def _number_spots(self) -> list[Spot]:
        u = self._unit()
        width, gap, height = 66 * u, 6.3 * u, 62 * u
        return [
            Spot(
                "number",
                Box(
                    self.box.x + 12 * u + (number % _PER_ROW) * (width + gap),
                    self.box.y + 90 * u + (number // _PER_ROW) * (height + 10 * u),
                    width,
                    height,
                ),
                bid,
            )
            for number, bid in enumerate(NUMBERS)
        ]

    def _unseen_spots(self) -> list[Spot]:
        u = self._unit()
        top, half = self.box.bottom - 130 * u, 247 * u
        left, right = self.box.x + 12 * u, self.box.x + 12 * u + half + 6 * u
        return [
            Spot("look", Box(left, self.box.bottom - 68 * u, 500 * u, 52 * u)),
            Spot("blind", Box(left, top, half, 52 * u), BLIND_NELLO),
            Spot("blind", Box(right, top, half, 52 * u), BLIND_FOUR),
        ]

    # Drawing

    def _draw_offer(self, surface: pygame.Surface) -> None:
        theme, u = self.theme, self._unit()
        told = theme.paragraph(_BLIND, round(480 * u), 17, CREAM, "text", "centre")
        surface.blit(told, told.get_rect(center=(surface.get_width() // 2, round(62 * u))))

    def _draw_composed(self, surface: pygame.Surface) -> None:
        """The bid so far, large, and what it is worth."""
        theme, u, bid = self.theme, self._unit(), self.choice.bid
        size = (round(328 * u), round(52 * u))
        well = theme.plate(size, Plate(WELL_TOP, WELL_BOTTOM, theme.px(9), mix(CREAM, WELL_TOP, 0.7), 1.0)).copy()
        if bid is None:
            text = theme.fitted(_UNASKED, size[0] - theme.px(16), 18, mix(CREAM, WELL_TOP, 0.25))
            well.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
        else:
            big = theme.text(bid_words(bid) if bid.is_nello else tricks(bid.tricks), 28, CREAM, "bold")
            worth = theme.text(f"{_worth(bid)} points", 16, BRASS_LIGHT)
            well.blit(big, big.get_rect(midleft=(theme.px(16), size[1] // 2)))
            well.blit(worth, worth.get_rect(midright=(size[0] - theme.px(16), size[1] // 2)))
        surface.blit(well, (round(12 * u), round(16 * u)))

    def _face(self, spot: Spot, size: tuple[int, int]) -> pygame.Surface:
        label, key, is_lit, is_off = self._state(spot)
        points = 17 if spot.bid is None or spot.bid.is_nello or spot.bid.is_blind else 22
        is_hot = spot == self.hot and not is_off
        return key_button(self.theme, size, label, key, is_lit=is_lit, is_off=is_off, is_hot=is_hot, points=points)

    def _state(self, spot: Spot) -> tuple[str, str, bool, bool]:
        """Label, key, whether it is chosen, whether it cannot be."""
        bid = self.choice.bid
        if spot.kind == "make":
            return (f"Bid {bid_words(bid)}" if bid is not None else "Bid"), "Enter", bid is not None, bid is None
        if spot.kind == "look":
            return "Look at the cards", "Enter", True, False
        assert spot.bid is not None
        if spot.kind == "blind":
            return bid_words(spot.bid), str(spot.bid.tricks), False, False
        return ("Nello" if spot.bid.is_nello else str(spot.bid.tricks)), "", spot.bid is bid, False


def _worth(bid: Bid) -> int:
    return NELLO_POINTS if bid.is_nello else TRICK_POINTS * bid.tricks
