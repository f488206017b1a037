"""Setting lines of text: wrapping, cutting, and signs drawn among the letters. Widths are pixels."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.screen.palette import Colour, luminance, suit_colour
from game.screen.pips import ARROWS, SIGNS, draw_arrow, draw_pip, has_sign, suit_of_sign
from game.screen.surfaces import converted

ELLIPSIS: Final = "…"
_PARTS: Final = re.compile(f"([{SIGNS}{ARROWS}])")
_DEEPEST: Final = "(gjpqy|,;Q)"
_SIGN_HEIGHT: Final = 0.78
_SIGN_GAP: Final = 0.06
_DARK_GROUND: Final = (0, 0, 0)
_LIGHT_GROUND: Final = (255, 255, 255)


def _parts(words: str) -> Iterator[tuple[str, bool]]:
    """The line cut at its signs: pieces of it, and whether each is a sign."""
    for part in _PARTS.split(words):
        if part:
            yield part, has_sign(part)


def _sign_size(font: pygame.font.Font) -> tuple[int, int]:
    """Height of a sign and the room it takes along the line."""
    height = max(6, round(font.get_ascent() * _SIGN_HEIGHT))
    return height, height + 2 * max(1, round(height * _SIGN_GAP))


def line_size(words: str, font: pygame.font.Font) -> tuple[int, int]:
    """Width and height of one line."""
    if not has_sign(words):
        return font.size(words)
    room = _sign_size(font)[1]
    width = sum(room if is_sign else font.size(part)[0] for part, is_sign in _parts(words))
    return width, line_height(font)


def line_height(font: pygame.font.Font) -> int:
    """The height of one line as it is drawn: letters may go a pixel deeper than the font says of itself."""
    return font.size(_DEEPEST)[1]


def draw_line(words: str, font: pygame.font.Font, colour: Colour, is_four_colour: bool = False) -> pygame.Surface:
    """One line on nothing. Suit signs take the colour of their suit, chosen for dark or light grounds after the ink."""
    if not has_sign(words):
        return converted(font.render(words, True, colour))
    surface = pygame.Surface(line_size(words, font), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    height, room = _sign_size(font)
    left = 0
    for part, is_sign in _parts(words):
        if not is_sign:
            drawn = font.render(part, True, colour)
            surface.blit(drawn, (left, 0))
            left += drawn.get_width()
        else:
            sign = _draw_sign(part, height, colour, is_four_colour)
            surface.blit(sign, (left + (room - height) // 2, font.get_ascent() - height + max(1, height // 12)))
            left += room
    return converted(surface)


def _draw_sign(sign: str, height: int, ink: Colour, is_four_colour: bool) -> pygame.Surface:
    suit = suit_of_sign(sign)
    if suit is None:
        return draw_arrow(sign, height, ink)
    ground = _DARK_GROUND if luminance(ink) > 0.18 else _LIGHT_GROUND
    return draw_pip(suit, height, suit_colour(suit, ground, is_four_colour))


def draw_lines(
    lines: Sequence[str], font: pygame.font.Font, colour: Colour, align: str = "left", is_four_colour: bool = False
) -> pygame.Surface:
    """Lines below each other on nothing, as wide as the widest."""
    step = font.get_linesize()
    width = max((line_size(line, font)[0] for line in lines), default=1)
    height = step * (len(lines) - 1) + line_height(font) if lines else 1
    surface = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
    surface.fill((*colour, 0))
    for number, line in enumerate(lines):
        drawn = draw_line(line, font, colour, is_four_colour)
        spare = width - drawn.get_width()
        left = {"left": 0, "centre": spare // 2, "right": spare}[align]
        surface.blit(drawn, (left, number * step))
    return converted(surface)


def wrap(words: str, width: int, font: pygame.font.Font) -> list[str]:
    """Lines no wider than *width*; line breaks in *words* are kept, a word too long for a line is broken."""
    return [line for block in words.split("\n") for line in _wrap_block(block, width, font)]


def wrap_evenly(words: str, width: int, font: pygame.font.Font) -> list[str]:
    """As few lines as ``wrap`` would take, each block of them as narrow as that allows."""
    lines: list[str] = []
    for block in words.split("\n"):
        even = _wrap_block(block, width, font)
        least, most, count = width // max(1, len(even)), width, len(even)
        while count > 1 and most - least > 2:
            middle = (least + most) // 2
            tried = _wrap_block(block, middle, font)
            if len(tried) > count:
                least = middle
            else:
                even, most = tried, middle
        lines += even
    return lines


def _wrap_block(block: str, width: int, font: pygame.font.Font) -> list[str]:
    lines: list[str] = []
    current = ""
    for word in block.split(" "):
        longer = f"{current} {word}" if current else word
        if line_size(longer, font)[0] <= width:
            current = longer
            continue
        if current:
            lines.append(current)
        *full, current = _broken(word, width, font)
        lines.extend(full)
    return [*lines, current]


def _broken(word: str, width: int, font: pygame.font.Font) -> list[str]:
    """A word in pieces that fit; one piece if it fits whole."""
    pieces = [""]
    for letter in word:
        if pieces[-1] and line_size(pieces[-1] + letter, font)[0] > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def cut(words: str, width: int, font: pygame.font.Font) -> str:
    """*words*, or as much of their beginning as fits before an ellipsis."""
    if line_size(words, font)[0] <= width:
        return words
    kept = words
    while kept and line_size(kept.rstrip() + ELLIPSIS, font)[0] > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def cut_alike(names: Sequence[str], between: str, width: int, font: pygame.font.Font) -> str:
    """Several names in one line: the longer ones are cut, alike, as far as it takes; a short one stays whole."""
    line = between.join(names)
    if line_size(line, font)[0] <= width:
        return line
    left = width - line_size(between, font)[0] * (len(names) - 1)
    rooms: dict[str, int] = {}
    for number, name in enumerate(sorted(names, key=lambda name: line_size(name, font)[0])):
        rooms[name] = min(line_size(name, font)[0], left // (len(names) - number))
        left -= rooms[name]
    return between.join(cut(name, rooms[name], font) for name in names)
