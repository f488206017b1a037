"""A text with chapters, lists and tables, set for a scroller: only what is in sight is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import pygame

from game.screen.palette import BRASS, BRASS_LIGHT, CREAM, WELL_BOTTOM, Colour, mix
from game.screen.theme import Theme

TEXT_SIZE: Final = 18
_CHAPTER_SIZE: Final = 29
_SECTION_SIZE: Final = 18.5
_MARKS: Final = ("# ", "## ", "- ", "|")
_LINE: Final[Colour] = mix(BRASS, WELL_BOTTOM, 0.62)
_WIDEST_COLUMN: Final = 0.34


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, an item of a list, a heading, or a whole table, as ``kind`` says; ``rows`` are a table's cells."""

    kind: str
    words: str = ""
    rows: tuple[tuple[str, ...], ...] = ()


def blocks_of(text: str) -> list[Block]:
    """The blocks of a text: ``#`` and ``##`` begin headings, ``-`` an item, ``|`` a row of a table with its cells."""
    blocks: list[Block] = []
    is_open = False
    for line in text.splitlines():
        words = line.strip()
        if not words:
            is_open = False
        elif words.startswith("|"):
            _add_row(blocks, words, is_open)
            is_open = True
        elif is_open and not words.startswith(_MARKS):
            blocks[-1] = Block(blocks[-1].kind, f"{blocks[-1].words} {words}")
        else:
            blocks.append(_block(words))
            is_open = not blocks[-1].kind.endswith("heading")
    return blocks


def _block(words: str) -> Block:
    for mark, kind in (("## ", "small heading"), ("# ", "heading"), ("- ", "item")):
        if words.startswith(mark):
            return Block(kind, words.removeprefix(mark))
    return Block("paragraph", words)


def _add_row(blocks: list[Block], words: str, is_open: bool) -> None:
    cells = tuple(cell.strip() for cell in words[1:].split("|"))
    if is_open and blocks[-1].kind == "table":
        blocks[-1] = Block("table", "", (*blocks[-1].rows, cells))
    else:
        blocks.append(Block("table", "", (cells,)))


@dataclass(frozen=True, slots=True)
class Ink:
    """One line of letters where it stands: pixels from the left and top of the page."""

    words: str
    left: int
    top: int
    size: float = TEXT_SIZE
    face: str = "text"
    colour: Colour = CREAM


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line across a table."""

    top: int
    width: int


Piece: TypeAlias = Ink | Rule


class Manual:
    """The content of a scroller. ``chapters`` are the headings in order."""

    def __init__(self, theme: Theme, text: str) -> None:
        self.theme = theme
        self.blocks = blocks_of(text)
        self.chapters = [block.words for block in self.blocks if block.kind == "heading"]
        self._pieces: list[Piece] = []
        self._chapter_tops: list[int] = []
        self._height = 0
        self._set_for: tuple[int, int] | None = None

    def height(self, width: int) -> int:
        self._set(width)
        return self._height

    def chapter_top(self, number: int, width: int) -> int:
        """Where that chapter begins, in pixels from the top of the page."""
        self._set(width)
        return self._chapter_tops[number]

    def chapter_at(self, top: int, width: int) -> int:
        """The number of the chapter that is read when the page is seen from *top* pixels down."""
        self._set(width)
        begun = [number for number, begin in enumerate(self._chapter_tops) if begin <= top + self.theme.px(40)]
        return begun[-1] if begun else 0

    def draw(self, surface: pygame.Surface, room: pygame.Rect, top: int) -> None:
        self._set(room.width)
        reach = self.theme.px(_CHAPTER_SIZE * 1.6)
        for piece in self._pieces:
            y = room.top + piece.top - top
            if room.top - reach <= y <= room.bottom:
                self._draw_piece(surface, piece, room.left, y)

    def _draw_piece(self, surface: pygame.Surface, piece: Piece, left: int, y: int) -> None:
        if isinstance(piece, Rule):
            pygame.draw.line(surface, _LINE, (left, y), (left + piece.width, y), self.theme.px(1))
        else:
            surface.blit(self.theme.text(piece.words, piece.size, piece.colour, piece.face), (left + piece.left, y))

    # -- setting -----------------------------------------------------------------------------------------------------

    def _set(self, width: int) -> None:
        """Break everything into lines for that width, unless it is so already."""
        if self._set_for == (width, self.theme.revision):
            return
        self._set_for = width, self.theme.revision
        self._pieces, self._chapter_tops, self._height = [], [], 0
        for number, block in enumerate(self.blocks):
            before = self.blocks[number - 1].kind if number else ""
            self._height += self._gap(before, block.kind)
            if block.kind == "heading":
                self._chapter_tops.append(self._height)
            self._height = self._set_block(block, width)
        self._height += self.theme.px(10)

    def _gap(self, before: str, kind: str) -> int:
        """The room left above a block after one of another kind."""
        if not before:
            return 0
        if kind == "heading":
            return self.theme.px(30)
        if kind == "small heading":
            return self.theme.px(14)
        return self.theme.px({("item", "item"): 5}.get((before, kind), 4 if before.endswith("heading") else 11))

    def _set_block(self, block: Block, width: int) -> int:
        """Set one block; where it ends."""
        top = self._height
        if block.kind == "table":
            return self._set_table(block.rows, width, top)
        if block.kind == "heading":
            top = self._set_lines(block.words, 0, width, top, _CHAPTER_SIZE, "heading", BRASS_LIGHT)
            self._pieces.append(Rule(top + self.theme.px(1), width))
            return top + self.theme.px(8)
        if block.kind == "small heading":
            return self._set_lines(block.words, 0, width, top, _SECTION_SIZE, "bold", BRASS_LIGHT)
        indent = 0
        if block.kind == "item":
            indent = self.theme.px(24)
            self._pieces.append(Ink("•", self.theme.px(7), top, TEXT_SIZE, "bold", BRASS_LIGHT))
        return self._set_lines(block.words, indent, width, top)

    def _set_lines(
        self,
        words: str,
        left: int,
        width: int,
        top: int,
        size: float = TEXT_SIZE,
        face: str = "text",
        colour: Colour = CREAM,
    ) -> int:
        step = round(self.theme.font(face, size).get_linesize() * 1.06)
        for line in self.theme.wrap(words, max(1, width - left), size, face):
            self._pieces.append(Ink(line, left, top, size, face, colour))
            top += step
        return top

    def _set_table(self, rows: Sequence[Sequence[str]], width: int, top: int) -> int:
        """Columns as wide as their words; the first row and column in bold; the last one wraps."""
        lefts, breadth = self._columns(rows, width)
        room = self.theme.px(5)
        for number, cells in enumerate(rows):
            bottom = top
            for column, words in enumerate(cells):
                is_head = number == 0 or column == 0
                face, colour = ("bold", BRASS_LIGHT) if is_head else ("text", CREAM)
                right = lefts[column + 1] - room if column + 1 < len(lefts) else breadth
                end = self._set_lines(words, lefts[column], right, top + room, TEXT_SIZE, face, colour)
                bottom = max(bottom, end)
            top = bottom + room
            self._pieces.append(Rule(top, breadth))
        return top

    def _columns(self, rows: Sequence[Sequence[str]], width: int) -> tuple[list[int], int]:
        """Where each column begins, and how wide the table is."""
        gap = self.theme.px(30)
        widths = list(self._widths(rows))
        most = round(width * _WIDEST_COLUMN)
        lefts, left = [], 0
        for across in widths:
            lefts.append(left)
            left += min(across, most) + gap
        return lefts, min(width, lefts[-1] + widths[-1] + gap)

    def _widths(self, rows: Sequence[Sequence[str]]) -> Iterator[int]:
        """The widest words of each column; those of a table of figures are alike."""
        count = max(len(cells) for cells in rows)
        widest = [
            max(self.theme.text_size(cells[n], TEXT_SIZE, "bold")[0] for cells in rows if n < len(cells))
            for n in range(count)
        ]
        if count > 2:
            widest[1:] = [max([*widest[1:], self.theme.px(56)])] * (count - 1)
        yield from widest
