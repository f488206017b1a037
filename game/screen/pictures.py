"""Pictures that fill the window, and words in gilded letters to stand on them."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.screen.assets import asset
from game.screen.palette import BLACK, WHITE
from game.screen.skins import GOLD_BOTTOM, GOLD_TOP
from game.screen.surfaces import converted
from game.screen.theme import Theme

_RATIO = 1280 / 800


def draw_picture(
    surface: pygame.Surface, name: str, theme: Theme, is_cropped: bool = True, is_quick: bool = False
) -> bool:
    """Fill *surface* with ``assets/images/<name>.svg``, or with felt if it is not there; whether it was.

    A cropped picture keeps its shape and loses what does not fit; another one is stretched to the window's shape. A
    quick one is scaled up from ``<name>.jpg``, many times faster to draw and softer to look at.
    """
    path = (asset("images", f"{name}.jpg") if is_quick else None) or asset("images", f"{name}.svg")
    if path is None:
        surface.blit(theme.felt(), (0, 0))
        return False
    size = surface.get_size()
    try:
        picture = theme.keep(("picture", path.name, size, is_cropped), lambda: _load(path, size, is_cropped))
    except pygame.error:
        surface.blit(theme.felt(), (0, 0))
        return False
    surface.blit(picture, (0, 0))
    return True


def _load(path: Path, size: tuple[int, int], is_cropped: bool) -> pygame.Surface:
    """The picture at that size, opaque."""
    width, height = size
    covering = max(width, round(height * _RATIO)), max(height, round(width / _RATIO))
    if path.suffix == ".svg":
        picture = pygame.image.load_sized_svg(str(path), covering)
    else:
        picture = pygame.transform.smoothscale(pygame.image.load(str(path)), covering)
    filled = pygame.Surface(size)
    if is_cropped:
        filled.blit(picture, ((width - picture.get_width()) // 2, (height - picture.get_height()) // 2))
    else:
        pygame.transform.smoothscale(picture.convert(filled), size, filled)
    return filled


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
