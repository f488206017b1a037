"""Text to be read in a scroller: headings and paragraphs, of which only the lines in sight are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.screen.palette import BRASS_LIGHT, CREAM
from game.screen.theme import Theme

_HEADING_SIZE: Final = 24
_BULLET: Final = "• "


@dataclass(frozen=True, slots=True)
class Line:
    """One set line: its words, where it begins (pixels from the top of the page), how it is set."""

    words: str
    top: int
    indent: int = 0
    is_heading: bool = False


class TextPage:
    """A page of plain text: blank lines part paragraphs, ``# `` begins a heading, ``- `` an item of a list."""

    def __init__(self, theme: Theme, text: str, size: float = 17) -> None:
        self.theme = theme
        self.text = text
        self.size = size
        self._lines: list[Line] = []
        self._height = 0
        self._set_for: tuple[int, int] | None = None

    def height(self, width: int) -> int:
        self._set(width)
        return self._height

    def draw(self, surface: pygame.Surface, room: pygame.Rect, top: int) -> None:
        self._set(room.width)
        for line in self._lines:
            y = room.top + line.top - top
            if y > room.bottom:
                break
            drawn = self._drawn(line)
            if y + drawn.get_height() >= room.top:
                surface.blit(drawn, (room.left + line.indent, y))

    def _drawn(self, line: Line) -> pygame.Surface:
        if line.is_heading:
            return self.theme.text(line.words, _HEADING_SIZE, BRASS_LIGHT, "heading")
        return self.theme.text(line.words, self.size, CREAM)

    def _set(self, width: int) -> None:
        """Break the text into lines for that width, unless it is so already."""
        if self._set_for == (width, self.theme.revision):
            return
        self._set_for = width, self.theme.revision
        self._lines = []
        top = 0
        for block in paragraphs(self.text):
            is_heading = block.startswith("# ")
            if is_heading and top:
                top += self.theme.px(12)
            top = self._set_block(block.removeprefix("# "), width, top, is_heading)
            top += self.theme.px(4 if block.startswith("- ") else 10)
        self._height = top

    def _set_block(self, block: str, width: int, top: int, is_heading: bool) -> int:
        face, size = ("heading", _HEADING_SIZE) if is_heading else ("text", self.size)
        step = self.theme.font(face, size).get_linesize()
        indent = 0
        if block.startswith("- "):
            block = block.removeprefix("- ")
            indent = self.theme.text_size(_BULLET, size)[0]
            self._lines.append(Line(_BULLET.strip(), top))
        for words in self.theme.wrap(block, max(1, width - indent), size, face):
            self._lines.append(Line(words, top, indent, is_heading))
            top += step
        return top


def paragraphs(text: str) -> Sequence[str]:
    """The paragraphs, headings and items of a text, each on one line."""
    blocks: list[str] = []
    is_open = False
    for line in text.splitlines():
        words = line.strip()
        if not words:
            is_open = False
        elif is_open and not words.startswith(("# ", "- ")):
            blocks[-1] += " " + words
        else:
            blocks.append(words)
            is_open = not words.startswith("# ")
    return blocks
