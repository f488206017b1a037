"""Card faces and backs as pictures of the exact size, drawn once and kept as long as there is room.

A picture is told by a ``Print``: which side, how wide, turned how far, squeezed how far by turning over, dimmed,
marked. Faces come from ``assets/cards/faces/<deck style>``, backs from ``assets/cards/backs``.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

import pygame

from game.cards.card import Card
from game.screen.assets import asset, asset_names
from game.screen.card_art import (
    dimmed,
    draw_card_shadow,
    draw_placeholder,
    height_for,
    marked,
    rimmed,
    squeezed,
    turned,
    turned_roughly,
)
from game.screen.surfaces import converted

BACK: Final = ""
"""The side of a card nobody sees: ``Print(BACK, …)``."""

SQUEEZE_STEPS: Final = 6
_KEPT_BYTES: Final = 200 * 1024 * 1024
_WIDEST_SMOOTH: Final = 220
"""Pixels; a wider card in flight, as on a screen of 3840 × 2160, is turned roughly. There the steps are small."""


class Print(NamedTuple):
    """Which picture of a card: ``side`` is a card's text or ``BACK``, ``width`` its pixels before turning.

    ``angle`` is in degrees anticlockwise; ``squeeze`` counts the steps to the edge-on view, 0 flat to
    ``SQUEEZE_STEPS`` - 1 nearly edge-on. Cards on their way (``is_in_flight``) are drawn at ``zoom`` hundredths of the
    size, and very large ones faster and rougher.
    """

    side: str
    width: int
    angle: float = 0.0
    squeeze: int = 0
    is_dimmed: bool = False
    is_marked: bool = False
    zoom: int = 100
    is_in_flight: bool = False

    @property
    def key(self) -> tuple[object, ...]:
        """What it is kept under: in flight but neither turned nor resized, it is the picture of a card at rest."""
        return (*self[:7], self.is_in_flight and (bool(self.angle) or self.zoom != 100))

    @property
    def is_plain(self) -> bool:
        return not (self.angle or self.squeeze or self.is_dimmed or self.is_marked) and self.zoom == 100


class Faces:
    """The cards of one deck style and back, as surfaces.

    ``image`` and ``shadow`` draw what is missing at once; ``hasten`` puts pictures in a queue that ``work`` empties in
    idle frames. Surfaces are shared: blit them, never draw on them.
    """

    def __init__(self, deck_style: str = "standard", back: str = "lattice", kept_bytes: int = _KEPT_BYTES) -> None:
        self.deck_style = deck_style
        self.back = back
        self.revision = 0
        self._room = kept_bytes
        self._kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._kept_bytes = 0
        self._waiting: deque[Print] = deque()

    @staticmethod
    def deck_styles() -> tuple[str, ...]:
        """The names of the deck styles there are."""
        return asset_names("cards", "faces", ending="")

    @staticmethod
    def backs() -> tuple[str, ...]:
        """The names of the card backs there are."""
        return asset_names("cards", "backs")

    def choose(self, deck_style: str, back: str) -> None:
        """Take another deck from now on; ``revision`` tells those who keep pictures."""
        if (deck_style, back) != (self.deck_style, self.back):
            self.deck_style, self.back = deck_style, back
            self.forget()

    def forget(self) -> None:
        """Drop all pictures, as when the window has another size."""
        self._kept.clear()
        self._kept_bytes = 0
        self._waiting.clear()
        self.revision += 1

    @staticmethod
    def side_of(card: Card | None) -> str:
        """The side of a card that is seen: its face if it is known."""
        return BACK if card is None else card.text

    def image(self, wanted: Print) -> pygame.Surface:
        """The picture, drawn now if it has not been yet. Its centre is the card's centre."""
        return self._keep(wanted.key, lambda: self._draw(wanted))

    def has(self, wanted: Print) -> bool:
        """Whether the picture is there already."""
        return wanted.key in self._kept

    def shadow(self, width: int, angle: float, lift: int = 0, squeeze: int = 0) -> pygame.Surface:
        """The shadow of a card that wide, turned and squeezed so far; *lift* 0 lying to 3 high in the air."""
        size = round(width * (1.0 - squeeze / SQUEEZE_STEPS)), height_for(width)
        return self._keep(("shadow", size, angle, lift), lambda: draw_card_shadow(size, angle, lift))

    def hasten(self, prints: Iterable[Print]) -> None:
        """Draw these pictures in idle frames, the first ones first."""
        self._waiting.extend(wanted for wanted in prints if not self.has(wanted))

    def work(self, budget_seconds: float = 0.008) -> bool:
        """Draw waiting pictures until the time is used up; whether any are still waiting."""
        start = perf_counter()
        while self._waiting and perf_counter() - start < budget_seconds:
            self.image(self._waiting.popleft())
        return bool(self._waiting)

    def _draw(self, wanted: Print) -> pygame.Surface:
        if wanted.is_plain:
            return converted(self._raster(wanted.side, wanted.width))
        surface = self.image(Print(wanted.side, wanted.width))
        if wanted.is_dimmed:
            surface = dimmed(surface)
        if wanted.is_marked:
            surface = marked(surface)
        if wanted.squeeze:
            surface = squeezed(surface, 1.0 - wanted.squeeze / SQUEEZE_STEPS)
        if not wanted.angle or (wanted.is_in_flight and wanted.width > _WIDEST_SMOOTH):
            return turned_roughly(surface, wanted.angle, wanted.zoom / 100)
        upright = wanted._replace(angle=0.0, zoom=100, is_in_flight=False)
        return turned(self._keep(("rimmed", *upright), lambda: rimmed(surface)), wanted.angle, wanted.zoom / 100)

    def _raster(self, side: str, width: int) -> pygame.Surface:
        path = self._file_of(side)
        size = width, height_for(width)
        if path is None:
            return draw_placeholder(side, size)
        return pygame.image.load_sized_svg(path, size)

    def _file_of(self, side: str) -> Path | None:
        if side == BACK:
            return asset("cards", "backs", f"{self.back}.svg")
        styles = (asset("cards", "faces", style, f"{side}.svg") for style in (self.deck_style, "standard"))
        return next((path for path in styles if path is not None), None)

    def _keep(self, key: tuple[object, ...], draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = draw()
        self._kept[key] = surface
        self._kept_bytes += surface.get_width() * surface.get_height() * 4
        while self._kept_bytes > self._room and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._kept_bytes -= dropped.get_width() * dropped.get_height() * 4
        return surface
