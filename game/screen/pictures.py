"""Pictures that fill the window, and words in gilded letters to stand on them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.screen.assets import asset
from game.screen.palette import BLACK, WHITE
from game.screen.skins import GOLD_BOTTOM, GOLD_TOP
from game.screen.surfaces import converted
from game.screen.theme import Theme

_SIZE: Final = (1280, 800)
_RATIO: Final = _SIZE[0] / _SIZE[1]


class Bands(NamedTuple):
    """Where a picture of 1280 × 800 may be drawn out to the window's shape: there is nothing but cloth or wood.

    Two bands each way, from and to: of columns for a wider window, of rows for a higher one.
    """

    across: tuple[tuple[int, int], tuple[int, int]]
    down: tuple[tuple[int, int], tuple[int, int]]


def draw_picture(
    surface: pygame.Surface, name: str, theme: Theme, bands: Bands | None = None, is_quick: bool = False
) -> bool:
    """Fill *surface* with ``assets/images/<name>.svg``, or with felt if it is not there; whether it was.

    A picture with *bands* is drawn out there to the window's shape; another one loses what does not fit. A quick one
    is scaled up from ``<name>.jpg``, many times faster to draw and softer to look at.
    """
    path = (asset("images", f"{name}.jpg") if is_quick else None) or asset("images", f"{name}.svg")
    if path is None:
        surface.blit(theme.felt(), (0, 0))
        return False
    size = surface.get_size()
    try:
        picture = theme.keep(("picture", path.name, size), lambda: _load(path, size, bands))
    except pygame.error:
        surface.blit(theme.felt(), (0, 0))
        return False
    surface.blit(picture, (0, 0))
    return True


def _load(path: Path, size: tuple[int, int], bands: Bands | None) -> pygame.Surface:
    """The picture at that size, opaque."""
    width, height = size
    if bands is not None:
        within = min(width, round(height * _RATIO)), min(height, round(width / _RATIO))
        return _drawn_out(_raster(path, within), size, bands)
    picture = _raster(path, (max(width, round(height * _RATIO)), max(height, round(width / _RATIO))))
    filled = pygame.Surface(size)
    filled.blit(picture, ((width - picture.get_width()) // 2, (height - picture.get_height()) // 2))
    return filled


def _raster(path: Path, size: tuple[int, int]) -> pygame.Surface:
    if path.suffix == ".svg":
        return pygame.image.load_sized_svg(str(path), size)
    return pygame.transform.smoothscale(pygame.image.load(str(path)), size)


def _drawn_out(picture: pygame.Surface, size: tuple[int, int], bands: Bands) -> pygame.Surface:
    """The picture made as large as *size* by its *bands* alone; all else keeps its shape."""
    filled = pygame.Surface(size)
    picture = picture.convert(filled)
    rows = _strips(bands.down, _SIZE[1], picture.get_height(), size[1])
    for left, width, to_left, to_width in _strips(bands.across, _SIZE[0], picture.get_width(), size[0]):
        for top, height, to_top, to_height in rows:
            part = picture.subsurface((left, top, width, height))
            if (to_width, to_height) != (width, height):
                part = pygame.transform.smoothscale(part, (to_width, to_height))
            filled.blit(part, (to_left, to_top))
    return filled


def _strips(
    bands: tuple[tuple[int, int], tuple[int, int]], whole: int, length: int, wanted: int
) -> list[tuple[int, int, int, int]]:
    """Begin and length of each strip of a picture *length* pixels long, and of where it goes in *wanted* pixels."""
    ends = [round(edge * length / whole) for band in bands for edge in band] + [length]
    half = (wanted - length) // 2
    strips, begin, to = [], 0, 0
    for number, end in enumerate(ends):
        more = (0, half, 0, wanted - length - half, 0)[number]
        if end > begin:
            strips.append((begin, end - begin, to, end - begin + more))
            to += end - begin + more
        begin = end
    return strips


def gilded(theme: Theme, words: str, size: float) -> pygame.Surface:
    """A line of the heading face in shining brass with a soft dark shadow round it; *size* in design units."""
    return theme.keep(("gilded", words, theme.font("heading", size)), lambda: _draw_gilded(theme, words, size))


def _draw_gilded(theme: Theme, words: str, size: float) -> pygame.Surface:
    font = theme.font("heading", size)
    letters = font.render(words, True, WHITE).convert_alpha()
    width, height = letters.get_size()
    letters.blit(_sheen((width, height)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    soft = max(2, round(height * 0.05))
    gilt = pygame.Surface((width + 6 * soft, height + 6 * soft), pygame.SRCALPHA)
    gilt.blit(font.render(words, True, BLACK), (3 * soft, 3 * soft + soft // 2))
    gilt = _blurred(gilt, soft)
    gilt.blit(font.render(words, True, (0x2B, 0x17, 0x08)), (3 * soft, 3 * soft + max(1, round(height * 0.02))))
    gilt.blit(letters, (3 * soft, 3 * soft))
    return converted(gilt)


def _blurred(surface: pygame.Surface, soft: int) -> pygame.Surface:
    """*surface* blurred over *soft* pixels, reckoned at a quarter of its size: much faster, and nobody can tell."""
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // 4), max(1, height // 4)))
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, soft // 4)), (width, height))


def _sheen(size: tuple[int, int]) -> pygame.Surface:
    """Light brass above, darker below."""
    strip = pygame.Surface((1, 3))
    for y, colour in enumerate(((0xFF, 0xEE, 0xB4), GOLD_TOP, GOLD_BOTTOM)):
        strip.set_at((0, y), colour)
    return pygame.transform.smoothscale(strip, size)
