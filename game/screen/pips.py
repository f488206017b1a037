"""The four suit signs and the arrows of the keyboard as vectors, since no font at hand draws them well."""

from __future__ import annotations

import io
from typing import Final

import pygame

from game.cards.card import Suit
from game.screen.palette import Colour, hex_of

SIGNS: Final = "♠♣♦♥"
"""The signs in the order of ``Suit``: ``SIGNS[Suit.HEARTS]`` is the heart."""

ARROWS: Final = "←↑→↓"
"""The arrow keys, each a quarter turn to the right of the one before."""

_ARROW: Final = "M2 50 L48 6 L48 34 L98 34 L98 66 L48 66 L48 94 Z"
_STALK: Final = "M50 58 C50 78 44 90 34 97 L66 97 C56 90 50 78 50 58 Z"
_SHAPES: Final = {
    Suit.SPADES: (
        '<path d="M50 3 C56 20 94 40 94 64 C94 78 84 86 73 86 C62 86 54 79 50 68 C46 79 38 86 27 86 '
        'C16 86 6 78 6 64 C6 40 44 20 50 3 Z"/><path d="' + _STALK + '"/>'
    ),
    Suit.CLUBS: (
        '<circle cx="50" cy="25" r="21.5"/><circle cx="26" cy="61" r="21.5"/><circle cx="74" cy="61" r="21.5"/>'
        '<path d="M42 34 L58 34 L66 60 L34 60 Z"/><path d="' + _STALK + '"/>'
    ),
    Suit.DIAMONDS: '<path d="M50 2 C60 22 74 38 88 50 C74 62 60 78 50 98 C40 78 26 62 12 50 C26 38 40 22 50 2 Z"/>',
    Suit.HEARTS: (
        '<path d="M50 97 C42 76 5 56 5 29 C5 14 16 5 28 5 C39 5 47 12 50 23 C53 12 61 5 72 5 C84 5 95 14 95 29 '
        'C95 56 58 76 50 97 Z"/>'
    ),
}


def suit_of_sign(sign: str) -> Suit | None:
    """The suit a sign stands for, ``None`` for any other character."""
    index = SIGNS.find(sign) if len(sign) == 1 else -1
    return Suit(index) if index >= 0 else None


def has_sign(text: str) -> bool:
    """Whether a suit sign or an arrow stands anywhere in *text*."""
    return any(sign in text for sign in SIGNS + ARROWS)


def draw_pip(suit: Suit, height: int, colour: Colour) -> pygame.Surface:
    """A suit sign *height* pixels high and as wide, in one colour, on nothing."""
    return _draw(_SHAPES[suit], height, colour)


def draw_arrow(arrow: str, height: int, colour: Colour) -> pygame.Surface:
    """One of ``ARROWS``, *height* pixels high and as wide, in one colour, on nothing."""
    turn = 90 * ARROWS.index(arrow)
    return _draw(f'<path transform="rotate({turn} 50 50)" d="{_ARROW}"/>', height, colour)


def _draw(shapes: str, height: int, colour: Colour) -> pygame.Surface:
    height = max(4, height)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">'
        f'<g fill="{hex_of(colour)}">{shapes}</g></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (height, height))
