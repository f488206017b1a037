"""Things everything on the table is made of: plates with rounded corners, soft shadows, felt. Sizes are pixels."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import Final

import pygame

from game.screen.palette import Colour, hex_of, luminance, shade

_GRAIN: Final = 256
_GRAIN_STRENGTH: Final = 7
_FELT_STEP: Final = 16
_FELT_COLUMNS: Final = 96
_ROUGHNESS: Final = 2
_ROUGH_STEP: Final = 4
_SHADOW_STEP: Final = 4
_LEAST_SEEN_ALPHA: Final = 4
_LAMP: Final = 1.08
_CORNER_AWAY: Final = 2 * (0.5 / 0.62) ** 2
_LIGHT_INK_ENDS: Final = 0.152
_DARK_INK_BEGINS: Final = 0.178


@dataclass(frozen=True, slots=True)
class Plate:
    """How a rounded rectangle is filled and edged. ``radius``, ``edge_width`` and ``glow_width`` are pixels."""

    top: Colour
    bottom: Colour
    radius: float = 9.0
    edge: Colour | None = None
    edge_width: float = 1.4
    glow: Colour | None = None
    glow_width: float = 2.4
    opacity: float = 1.0
    shine: float = 0.0


def converted(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the window's own format, which blits fastest; itself while there is no window."""
    return surface.convert_alpha() if pygame.display.get_surface() is not None else surface


def draw_plate(size: tuple[int, int], plate: Plate) -> pygame.Surface:
    """A rounded rectangle with a vertical gradient at exactly that size, the glow inside its bounds."""
    width, height = max(4, size[0]), max(4, size[1])
    inset = plate.edge_width / 2 + (plate.glow_width + 0.6 if plate.glow else 0.0)
    radius = max(0.5, min(plate.radius, (width - 2 * inset) / 2, (height - 2 * inset) / 2))
    parts = [_gradient(height, plate)]
    if plate.glow is not None:
        reach = plate.glow_width / 2 + plate.edge_width / 2
        parts.append(_outline(width, height, inset - reach, radius + reach, plate.glow, plate.glow_width))
    parts.append(
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="{radius}" '
        f'fill="url(#g)" fill-opacity="{plate.opacity}"/>'
    )
    if plate.shine:
        parts.append(_shine(width, inset, radius, plate))
    if plate.edge is not None:
        parts.append(_outline(width, height, inset, radius, plate.edge, plate.edge_width))
    return svg_surface("".join(parts), (width, height))


def svg_surface(body: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture an SVG body draws on a canvas of that many pixels."""
    width, height = size
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>'
    )
    return converted(pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size))


def _gradient(height: int, plate: Plate) -> str:
    return (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        f'<stop offset="0" stop-color="{hex_of(plate.top)}"/><stop offset="1" stop-color="{hex_of(plate.bottom)}"/>'
        "</linearGradient></defs>"
    )


def _outline(width: int, height: int, inset: float, radius: float, colour: Colour, stroke: float) -> str:
    return (
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="{radius}" '
        f'fill="none" stroke="{hex_of(colour)}" stroke-width="{stroke}"/>'
    )


def _shine(width: int, inset: float, radius: float, plate: Plate) -> str:
    """A thin line of light along the top edge, as on lacquered wood."""
    y = inset + plate.edge_width * 1.2
    left, right = inset + radius, width - inset - radius
    return (
        f'<path d="M{left} {y} L{right} {y}" stroke="#ffffff" stroke-opacity="{plate.shine}" '
        f'stroke-width="{plate.edge_width}" stroke-linecap="round"/>'
    )


def draw_shadow(
    size: tuple[int, int], radius: float, blur: float, darkness: int = 130, angle: float = 0.0
) -> pygame.Surface:
    """The soft shadow of a rounded rectangle, larger than it by the same margin on every side.

    Blurred, and turned by *angle* degrees, at a quarter of the size and scaled up. The centres are the same.
    """
    step = _SHADOW_STEP
    small_size = max(1, size[0] // step), max(1, size[1] // step)
    small = _blurred(small_size, max(1, round(radius / step)), max(1, round(blur / step)), darkness)
    if angle:
        small = pygame.transform.rotozoom(small, angle, 1.0)
    small = _trimmed(small)
    return pygame.transform.smoothscale(small, (small.get_width() * step, small.get_height() * step))


@lru_cache(maxsize=256)
def _blurred(size: tuple[int, int], radius: int, blur: int, darkness: int) -> pygame.Surface:
    """A rounded rectangle with soft edges, three times the blur larger on every side.

    Kept, because blurring takes longer than all else that makes a shadow and a card in flight needs it at every angle.
    """
    surface = pygame.Surface((size[0] + 6 * blur, size[1] + 6 * blur), pygame.SRCALPHA)
    pygame.draw.rect(surface, (0, 0, 0, darkness), pygame.Rect((3 * blur, 3 * blur), size), border_radius=radius)
    return pygame.transform.gaussian_blur(surface, blur)


def _trimmed(shadow: pygame.Surface) -> pygame.Surface:
    """The shadow without the rim nobody sees, cut alike on all sides so that its centre stays."""
    whole, seen = shadow.get_rect(), shadow.get_bounding_rect(_LEAST_SEEN_ALPHA)
    across = max(0, min(seen.left, whole.right - seen.right) - 1)
    down = max(0, min(seen.top, whole.bottom - seen.bottom) - 1)
    return shadow.subsurface(whole.inflate(-2 * across, -2 * down))


def lamp_depth(felt: Colour) -> float:
    """How much darker the felt is outwards.

    Felts too bright for light ink are lit so evenly that dark ink can be read on them right into the corners.
    """
    brightness = luminance(felt)
    if brightness <= _LIGHT_INK_ENDS:
        return 0.56 - 1.2 * brightness
    darkest = float((_DARK_INK_BEGINS / brightness) ** (1 / 2.4))
    return max(0.0, min(0.4, (_LAMP - darkest) / _CORNER_AWAY))


def lamp_light(across: float, down: float, depth: float) -> float:
    """How brightly the lamp lights a place (0 to 1 each way): 1.08 in the middle, darker outwards by *depth*."""
    away = ((across - 0.5) / 0.62) ** 2 + ((down - 0.5) / 0.62) ** 2
    return max(0.4, _LAMP - depth * away)


def draw_felt(size: tuple[int, int], colour: Colour, is_rough: bool = False) -> pygame.Surface:
    """A table top of that colour under a lamp: a small picture scaled up, and the grain of the cloth.

    A rough one, without the grain and a little blocky, is drawn many times faster.
    """
    width, height = max(1, size[0]), max(1, size[1])
    step = max(_FELT_STEP, width // _FELT_COLUMNS) * (_ROUGHNESS if is_rough else 1)
    lit = _draw_lit(max(2, width // step), max(2, height // step), colour)
    if is_rough:
        small = pygame.transform.smoothscale(lit, (max(1, width // _ROUGH_STEP), max(1, height // _ROUGH_STEP)))
        return _like_window(pygame.transform.scale(small, (width, height)))
    felt = _like_window(pygame.transform.smoothscale(lit, (width, height)))
    grain = _like_window(_draw_grain())
    for top in range(0, height, _GRAIN):
        for left in range(0, width, _GRAIN):
            felt.blit(grain, (left, top), special_flags=pygame.BLEND_RGB_ADD)
    return felt


def _like_window(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the window's format; itself where it has that already or there is no window."""
    window = pygame.display.get_surface()
    is_alike = window is None or (window.get_bitsize(), window.get_masks()) == (
        surface.get_bitsize(),
        surface.get_masks(),
    )
    return surface if is_alike else surface.convert()


def _draw_lit(columns: int, rows: int, colour: Colour) -> pygame.Surface:
    """The colour under the lamp, a pixel for each patch of cloth: one quarter is reckoned, the others mirror it."""
    small = pygame.Surface((columns, rows))
    depth = lamp_depth(colour)
    for x in range((columns + 1) // 2):
        for y in range((rows + 1) // 2):
            lit = shade(colour, lamp_light((x + 0.5) / columns, (y + 0.5) / rows, depth))
            for place in ((x, y), (columns - 1 - x, y), (x, rows - 1 - y), (columns - 1 - x, rows - 1 - y)):
                small.set_at(place, lit)
    return small


@cache
def _draw_grain() -> pygame.Surface:
    """A tile of faint noise, the same every time."""
    levels = bytes(value * _GRAIN_STRENGTH // 256 for value in range(256))
    noise = Random(500).randbytes(_GRAIN * _GRAIN).translate(levels)
    pixels = bytearray(3 * len(noise))
    for channel in range(3):
        pixels[channel::3] = noise
    return pygame.image.frombuffer(bytes(pixels), (_GRAIN, _GRAIN), "RGB")
