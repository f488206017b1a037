"""What is done to a card's picture: dimming, marking, turning, squeezing, and its shadow. Sizes are pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.screen.palette import BRASS, BRASS_LIGHT, CREAM, INK, WALNUT, WALNUT_DARK, WHITE, shade
from game.screen.surfaces import Plate, draw_plate, draw_shadow

CARD_RATIO: Final = 1.4
"""Height of a card over its width."""

_CORNER: Final = 0.056
_RIM: Final = 2
_DIM: Final = (158, 151, 142)
_BLURS: Final = (0.045, 0.06, 0.08, 0.1)
_DARKNESS: Final = (120, 105, 92, 80)


def height_for(width: int) -> int:
    """The height of a card that wide."""
    return round(width * CARD_RATIO)


def shadow_offset(width: float, lift: float) -> tuple[float, float]:
    """How far right and down the shadow falls from the card; *lift* 0 lying to 1 high in the air."""
    return width * (0.012 + 0.08 * lift), width * (0.03 + 0.14 * lift)


def dimmed(surface: pygame.Surface) -> pygame.Surface:
    """The card in half shade: it may not be played now."""
    shaded = surface.copy()
    shaded.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
    return shaded


def marked(surface: pygame.Surface) -> pygame.Surface:
    """The card in a glowing brass frame, a little larger on every side by the same margin."""
    width, height = surface.get_size()
    rim = max(2, round(width * 0.035))
    margin = 2 * rim + 2
    framed = _halo(width, height, rim, margin).copy()
    framed.blit(surface, (margin, margin))
    outline = pygame.Rect(margin, margin, width, height)
    pygame.draw.rect(framed, BRASS, outline, width=max(2, rim // 2), border_radius=round(width * _CORNER))
    return framed


@lru_cache(maxsize=8)
def _halo(width: int, height: int, rim: int, margin: int) -> pygame.Surface:
    """What glows behind a marked card of that size: blurring it takes a quarter of a frame."""
    size = width + 2 * margin, height + 2 * margin
    halo = pygame.Surface(size, pygame.SRCALPHA)
    halo.fill((*BRASS_LIGHT, 0))
    glow = pygame.Rect(0, 0, width + 2 * rim, height + 2 * rim)
    glow.center = size[0] // 2, size[1] // 2
    pygame.draw.rect(halo, (*BRASS_LIGHT, 210), glow, border_radius=round(width * _CORNER) + rim)
    return pygame.transform.gaussian_blur(halo, max(1, rim // 2))


def squeezed(surface: pygame.Surface, share: float) -> pygame.Surface:
    """The card seen at a slant while it turns over: *share* of its width."""
    width, height = surface.get_size()
    return pygame.transform.smoothscale(surface, (max(2, round(width * share)), height))


def rimmed(surface: pygame.Surface) -> pygame.Surface:
    """The card in a rim of clear white: an edge that ends with the picture would come out of turning in steps."""
    width, height = surface.get_size()
    wider = pygame.Surface((width + 2 * _RIM, height + 2 * _RIM), pygame.SRCALPHA)
    wider.fill((*WHITE, 0))
    wider.blit(surface, (_RIM, _RIM))
    return wider


def turned(surface: pygame.Surface, angle: float, zoom: float = 1.0) -> pygame.Surface:
    """The card, ``rimmed`` before, turned anticlockwise by *angle* degrees about its centre, edges and lines smooth."""
    return pygame.transform.rotozoom(surface, angle, zoom)


def turned_roughly(surface: pygame.Surface, angle: float, zoom: float) -> pygame.Surface:
    """The card turned and made *zoom* times as large, its edges in steps, several times faster."""
    if zoom != 1.0:
        width, height = surface.get_size()
        surface = pygame.transform.smoothscale(surface, (max(1, round(width * zoom)), max(1, round(height * zoom))))
    return pygame.transform.rotate(surface, angle) if angle else surface


def draw_card_shadow(size: tuple[int, int], angle: float, lift: int) -> pygame.Surface:
    """The shadow of a card of that size; *lift* 0 to 3 makes it softer and paler."""
    unit = size[1] / CARD_RATIO
    return draw_shadow(size, unit * _CORNER, max(2.0, unit * _BLURS[lift]), _DARKNESS[lift], angle)


def draw_placeholder(side: str, size: tuple[int, int]) -> pygame.Surface:
    """A plain card for want of a picture: its letters, or walnut for a back."""
    radius = size[0] * _CORNER
    if not side:
        return draw_plate(size, Plate(WALNUT, WALNUT_DARK, radius, CREAM, max(1.0, size[0] * 0.03)))
    card = draw_plate(size, Plate(CREAM, shade(CREAM, 0.94), radius, shade(CREAM, 0.7), max(1.0, size[0] * 0.01)))
    letters = pygame.font.Font(None, max(12, size[0] // 3)).render(side, True, INK)
    card.blit(letters, (size[0] // 12, size[1] // 16))
    return card
