"""The look of one window: its scale, its fonts, its plates and its felt, all drawn once and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

import pygame

from game.screen import lettering
from game.screen.assets import font_file
from game.screen.palette import FELT, Colour, ink_on_all, shade
from game.screen.surfaces import Plate, draw_felt, draw_plate, draw_shadow, lamp_depth, lamp_light
from game.table.pose import Box

DESIGN_SIZE: Final = (1280, 800)
MINIMUM_SIZE: Final = (800, 600)
_SMALLEST_FONT: Final = 12
_KEPT_BYTES: Final = 96 * 1024 * 1024


class Theme:
    """Everything the drawing of a window has in common.

    Design units are those of a window of 1280 × 800; ``px`` turns them into pixels with the one scale. ``resize`` and
    a new ``felt_colour`` forget what was drawn; whoever keeps rendered surfaces compares ``revision``.
    """

    def __init__(self, size: tuple[int, int] = DESIGN_SIZE, felt_colour: Colour = FELT) -> None:
        self.size = size
        self.revision = 0
        self.is_four_colour = False
        self._felt_colour = felt_colour
        self._felt: pygame.Surface | None = None
        self._is_felt_rough = False
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._kept_bytes = 0
        self._inks: dict[Box | None, Colour] = {}

    @property
    def scale(self) -> float:
        """Pixels per design unit."""
        return max(0.2, min(self.size[0] / DESIGN_SIZE[0], self.size[1] / DESIGN_SIZE[1]))

    def px(self, units: float) -> int:
        """Design units in whole pixels, at least one."""
        return max(1, round(units * self.scale))

    def resize(self, size: tuple[int, int]) -> None:
        """Draw for a window of another size from now on."""
        if size != self.size:
            self.size = size
            self._forget()

    @property
    def felt_colour(self) -> Colour:
        return self._felt_colour

    @felt_colour.setter
    def felt_colour(self, colour: Colour) -> None:
        if colour != self._felt_colour:
            self._felt_colour = colour
            self._felt = None
            self._inks.clear()
            self.revision += 1

    @property
    def is_felt_rough(self) -> bool:
        """Whether the felt is drawn quickly rather than finely, while its colour is still being chosen."""
        return self._is_felt_rough

    @is_felt_rough.setter
    def is_felt_rough(self, is_rough: bool) -> None:
        if is_rough != self._is_felt_rough:
            self._is_felt_rough = is_rough
            self._felt = None

    def _forget(self) -> None:
        self._felt = None
        self._inks.clear()
        self._fonts.clear()
        self._kept.clear()
        self._kept_bytes = 0
        self.revision += 1

    def keep(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under *key*, drawn the first time. What was not asked for longest is dropped first."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = self._kept[key] = draw()
        self._kept_bytes += surface.get_width() * surface.get_height() * 4
        while self._kept_bytes > _KEPT_BYTES and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._kept_bytes -= dropped.get_width() * dropped.get_height() * 4
        return surface

    # -- letters ---------------------------------------------------------------------------------------------------

    def font(self, face: str = "text", size: float = 17) -> pygame.font.Font:
        """The font of a face (``heading``, ``text``, ``bold``) at *size* design units, never below 12 pixels."""
        key = face, max(_SMALLEST_FONT, round(size * self.scale))
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = pygame.font.Font(font_file(face), key[1])
        return font

    def text(self, words: str, size: float, colour: Colour, face: str = "text") -> pygame.Surface:
        """One line of text; ♠♣♦♥ in it are drawn as signs in the colour of their suit."""
        key = "text", words, self.font(face, size), colour, self.is_four_colour
        return self.keep(key, lambda: lettering.draw_line(words, self.font(face, size), colour, self.is_four_colour))

    def text_size(self, words: str, size: float, face: str = "text") -> tuple[int, int]:
        """Width and height in pixels of what ``text`` draws."""
        return lettering.line_size(words, self.font(face, size))

    def wrap(self, words: str, width: int, size: float, face: str = "text") -> list[str]:
        """The lines that *words* take when none may be wider than *width* pixels."""
        return lettering.wrap(words, width, self.font(face, size))

    def paragraph(
        self, words: str, width: int, size: float, colour: Colour, face: str = "text", align: str = "left"
    ) -> pygame.Surface:
        """Several lines, wrapped to *width* pixels; *align* is ``left``, ``centre`` or ``right``.

        Centred lines are made about equally long, so that no single word is left for the last one.
        """
        key = "paragraph", words, width, self.font(face, size), colour, align, self.is_four_colour

        def draw() -> pygame.Surface:
            font = self.font(face, size)
            wrap = lettering.wrap_evenly if align == "centre" else lettering.wrap
            return lettering.draw_lines(wrap(words, width, font), font, colour, align, self.is_four_colour)

        return self.keep(key, draw)

    def fitted(
        self, words: str, width: int, size: float, colour: Colour, face: str = "text", smallest: float = 0.75
    ) -> pygame.Surface:
        """One line no wider than *width* pixels: first smaller, down to that share of *size*, then cut with ``…``."""
        share = 1.0
        while share > smallest and self.text_size(words, size * share, face)[0] > width:
            share = max(smallest, share - 0.05)
        font = self.font(face, size * share)
        return self.text(lettering.cut(words, width, font), size * share, colour, face)

    # -- plates and felt -------------------------------------------------------------------------------------------

    def plate(self, size: tuple[int, int], plate: Plate) -> pygame.Surface:
        """A rounded rectangle of that many pixels."""
        return self.keep(("plate", size, plate), lambda: draw_plate(size, plate))

    def shadow(self, size: tuple[int, int], radius: float, blur: float, darkness: int = 130) -> pygame.Surface:
        """The soft shadow under a rounded rectangle of that many pixels; centre it on the rectangle."""
        key = "shadow", size, round(radius), round(blur), darkness
        return self.keep(key, lambda: draw_shadow(size, radius, blur, darkness))

    def felt(self) -> pygame.Surface:
        """The table top, as large as the window. Not to be drawn on: blit it or copy it."""
        if self._felt is None or self._felt.get_size() != self.size:
            self._felt = draw_felt(self.size, self._felt_colour, self._is_felt_rough)
        return self._felt

    def felt_grounds(self, box: Box | None = None) -> tuple[Colour, ...]:
        """The felt colours found in *box* (pixels), or in the whole window."""
        width, height = self.size
        left, top, across, down = box or (0, 0, width, height)
        thirds = (0.0, 0.5, 1.0)
        places = [((left + across * i) / width, (top + down * j) / height) for i in thirds for j in thirds]
        depth = lamp_depth(self._felt_colour)
        return tuple(shade(self._felt_colour, lamp_light(x, y, depth)) for x, y in places)

    def felt_ink(self, box: Box | None = None) -> Colour:
        """The ink that reads best on the felt within *box* (pixels); 4.5:1 or better for boxes of a label's size."""
        if box not in self._inks:
            self._inks[box] = ink_on_all(self.felt_grounds(box))
        return self._inks[box]
