"""The colours of the parlour, and which ink can be read on which ground. Colours are (red, green, blue), 0 to 255."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from game.cards.card import Suit

Colour: TypeAlias = tuple[int, int, int]

FELT: Final[Colour] = (20, 104, 64)
BRASS: Final[Colour] = (0xCA, 0xA0, 0x5A)
BRASS_LIGHT: Final[Colour] = (0xF0, 0xC9, 0x79)
BRASS_DARK: Final[Colour] = (0x8A, 0x6A, 0x34)
WALNUT: Final[Colour] = (0x74, 0x46, 0x2A)
WALNUT_DARK: Final[Colour] = (0x4D, 0x2B, 0x15)
CREAM: Final[Colour] = (0xFB, 0xF0, 0xD0)
INK: Final[Colour] = (0x1C, 0x1A, 0x2E)
RED: Final[Colour] = (0xB8, 0x20, 0x2C)
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)
FOCUS: Final[Colour] = (0xFF, 0xF0, 0xA8)
PANEL_TOP: Final[Colour] = (0x1F, 0x5C, 0x45)
PANEL_BOTTOM: Final[Colour] = (0x12, 0x3A, 0x2C)
WELL_TOP: Final[Colour] = (0x08, 0x1C, 0x15)
WELL_BOTTOM: Final[Colour] = (0x0F, 0x32, 0x26)

READABLE: Final = 4.5
"""The contrast ordinary text needs (WCAG 2, level AA)."""

_ON_LIGHT: Final = ((0x16, 0x16, 0x1F), (0x16, 0x16, 0x1F), RED, RED)
_ON_DARK: Final = (CREAM, CREAM, (0xFF, 0x8C, 0x84), (0xFF, 0x8C, 0x84))
_FOUR_ON_LIGHT: Final = ((0x16, 0x16, 0x1F), (0x1B, 0x6B, 0x2E), (0xB4, 0x4E, 0x00), RED)
_FOUR_ON_DARK: Final = (CREAM, (0x8F, 0xDE, 0x95), (0xFF, 0xB2, 0x66), (0xFF, 0x8C, 0x84))


def luminance(colour: Sequence[int]) -> float:
    """How bright a colour is to the eye, 0 black to 1 white (WCAG 2 relative luminance)."""
    red, green, blue = (_linear(channel / 255) for channel in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def contrast(one: Sequence[int], other: Sequence[int]) -> float:
    """The contrast of two colours, 1 (the same) to 21 (black on white)."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def ink_on(ground: Sequence[int]) -> Colour:
    """The ink for text on *ground*, at 4.5:1 or better: cream or dark ink, white or black where those are too weak."""
    return ink_on_all((ground,))


def ink_on_all(grounds: Iterable[Sequence[int]]) -> Colour:
    """The ink that reads best on every one of *grounds* (a ground that shades from one colour to another)."""
    patches = tuple(grounds)

    def weakest(ink: Colour) -> float:
        return min(contrast(ink, ground) for ground in patches)

    for ink in (CREAM, INK):
        if weakest(ink) >= READABLE:
            return ink
    return max((WHITE, BLACK), key=weakest)


def suit_colour(suit: Suit, ground: Sequence[int], is_four_colour: bool = False) -> Colour:
    """The colour of a suit sign on *ground*: dark and red on light grounds, cream and rose on dark ones."""
    is_dark = luminance(ground) < 0.2
    if is_four_colour:
        return (_FOUR_ON_DARK if is_dark else _FOUR_ON_LIGHT)[suit]
    return (_ON_DARK if is_dark else _ON_LIGHT)[suit]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: *share* 0 is *one*, 1 is *other*."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def shade(colour: Sequence[int], factor: float) -> Colour:
    """*colour* made darker (factor below 1) or lighter (above 1), never past white."""
    red, green, blue = (min(255, max(0, round(channel * factor))) for channel in colour[:3])
    return red, green, blue


def hex_of(colour: Sequence[int]) -> str:
    """The colour as SVG writes it: ``#caa05a``."""
    return "#{:02x}{:02x}{:02x}".format(*colour[:3])
