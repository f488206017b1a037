"""The sheet as it is seen: ruled rows of a score pad, to be scrolled, one of them chosen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import accumulate
from typing import Any, Final

import pygame

from game.play.pad.sheet import Adjusted, Played, Row, Sheet
from game.play.pad.writing import contract_words, signed, tricks_words
from game.screen import skins
from game.screen.palette import BRASS, BRASS_LIGHT, CREAM, WELL_BOTTOM, Colour, mix
from game.screen.theme import Theme
from game.screen.widgets import Scroller

_ROW: Final = 32
_SIZE: Final = 16
_COLUMNS: Final = (32, 112, 112, 118, 58, 66, 74, 66, 74)
"""Number, dealer, contract, by whom, tricks, then points and total of each side; in design units."""
_HEADS: Final = ("", "Dealer", "Contract", "By", "Tricks")
_HEAD_SIZE: Final = 15
_WIDE: Final = 3
"""The column that gives way where a heading needs room: names are shortened anyway."""
_LINE: Final[Colour] = mix(BRASS, WELL_BOTTOM, 0.7)
_FAINT: Final[Colour] = mix(CREAM, WELL_BOTTOM, 0.4)
_LOSS: Final[Colour] = (0xFF, 0x9C, 0x8C)


class RuledSheet(Scroller):
    """``chosen`` is the line marked to be corrected, from 0, ``None`` for none; *changed* is called when it changes."""

    def __init__(self, theme: Theme, changed: Callable[[int | None], Any]) -> None:
        super().__init__(theme, None, "sheet")
        self.sheet = Sheet("blank")
        self.rows: list[Row] = []
        self.chosen: int | None = None
        self._changed = changed

    def put(self, sheet: Sheet) -> None:
        """Show another state of the sheet, its end in sight."""
        self.sheet, self.rows = sheet, sheet.rows()
        if self.chosen is not None and self.chosen >= len(self.rows):
            self.chosen = None
        if self.rect.height:
            self.scroll_to(self.lowest_top if self.chosen is None else self.top)

    def choose(self, number: int | None) -> None:
        """Mark a line, or none."""
        number = None if number is None or not 0 <= number < len(self.rows) else number
        if number != self.chosen:
            self.chosen = number
            self._changed(number)
        if number is not None:
            high = self.theme.px(_ROW)
            top = (number + 1) * high
            if top < self.top + high:
                self.scroll_to(top - high)
            elif top + high > self.top + self.room.height:
                self.scroll_to(top + high - self.room.height)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def content_height(self) -> int:
        """The head and every row."""
        return (len(self.rows) + 1) * self.theme.px(_ROW)

    def look(self) -> Hashable:
        return super().look(), self.sheet, self.chosen

    def draw_content(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        high = self.theme.px(_ROW)
        edges = self._edges(room)
        self._draw_head(surface, room, edges)
        for row in self.rows[self._hidden :]:
            top = room.top + (row.number - self._hidden) * high
            if top + high > room.bottom:
                break
            self._draw_row(surface, row, top, edges, room)
        if not self.rows:
            words = self.theme.text("The first hand goes here.", 17, _FAINT)
            surface.blit(words, words.get_rect(midtop=(room.centerx, room.top + 2 * high)))

    @property
    def _hidden(self) -> int:
        """How many rows are above those in sight: whole rows are scrolled, never parts of them."""
        return -(-self.top // self.theme.px(_ROW))

    def _edges(self, room: pygame.Rect) -> list[int]:
        """Where the columns begin, and the right edge of the last; none is narrower than its heading."""
        widths = [room.width * column // sum(_COLUMNS) for column in _COLUMNS]
        for number, words in enumerate(_HEADS):
            heading = self.theme.text_size(words, _HEAD_SIZE, "bold")[0] + self.theme.px(10)
            widths[number] = max(widths[number], heading)
        widths[_WIDE] -= sum(widths) - room.width
        return list(accumulate(widths, initial=room.left))

    def _draw_head(self, surface: pygame.Surface, room: pygame.Rect, edges: list[int]) -> None:
        theme, high = self.theme, self.theme.px(_ROW)
        head = pygame.Rect(room.left, room.top, room.width, high)
        surface.fill(WELL_BOTTOM, head)
        spans = [(number, number + 1, words) for number, words in enumerate(_HEADS)]
        spans += [(5, 7, self.sheet.names[0]), (7, 9, self.sheet.names[1])]
        for begin, end, words in spans:
            width = edges[end] - edges[begin] - theme.px(8)
            drawn = theme.fitted(words, width, _HEAD_SIZE, BRASS_LIGHT, "bold")
            if begin >= 4:
                place = drawn.get_rect(midright=(edges[end] - theme.px(6), head.centery))
            else:
                place = drawn.get_rect(midleft=(edges[begin] + theme.px(4), head.centery))
            surface.blit(drawn, place)
        pygame.draw.line(surface, BRASS, head.bottomleft, head.bottomright, max(1, theme.px(1.5)))

    def _draw_row(self, surface: pygame.Surface, row: Row, top: int, edges: list[int], room: pygame.Rect) -> None:
        theme, high = self.theme, self.theme.px(_ROW)
        rect = pygame.Rect(room.left, top, room.width, high)
        is_chosen = self.chosen == row.number - 1
        if is_chosen:
            lit = rect.inflate(-2, -theme.px(4))
            surface.blit(theme.plate(lit.size, skins.gold(theme.px(6))), lit)
        pygame.draw.line(surface, _LINE, rect.bottomleft, rect.bottomright)
        line = row.line
        by = self.sheet.names[line.side] if isinstance(line, Played) else ""
        dealer = self.sheet.dealer_name(row.dealer) if row.dealer is not None else ""
        ink = skins.GOLD_INK if is_chosen else _FAINT if row.is_beyond else CREAM
        cells = [str(row.number), dealer, contract_words(line), by, tricks_words(line)]
        if isinstance(line, Adjusted):
            cells[1], cells[2] = contract_words(line), ""
        for column, words in enumerate(cells):
            span = 3 if isinstance(line, Adjusted) and column == 1 else 1
            width = edges[column + span] - edges[column] - theme.px(8)
            drawn = theme.fitted(words, width, _SIZE, ink)
            if column == 4:
                place = drawn.get_rect(midright=(edges[5] - theme.px(6), rect.centery))
            else:
                place = drawn.get_rect(midleft=(edges[column] + theme.px(4), rect.centery))
            surface.blit(drawn, place)
        for side in range(2):
            points, total = row.points[side], row.totals[side]
            worth = "·" if points == 0 else f"+{points}" if points > 0 else signed(points)
            loss = _LOSS if points < 0 and not is_chosen and not row.is_beyond else ink
            for column, words, colour, face in (
                (5 + 2 * side, worth, loss, "text"),
                (6 + 2 * side, signed(total), ink, "bold"),
            ):
                drawn = theme.text(words, _SIZE, colour, face)
                surface.blit(drawn, drawn.get_rect(midright=(edges[column + 1] - theme.px(6), rect.centery)))

    # -- events ------------------------------------------------------------------------------------------------------

    def handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.room.collidepoint(event.pos):
            number = (event.pos[1] - self.room.top) // self.theme.px(_ROW) + self._hidden - 1
            is_head = event.pos[1] - self.room.top < self.theme.px(_ROW)
            if not is_head:
                self.choose(None if number == self.chosen else number)
            return True
        return super().handle_mouse(event)

    def handle_key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN) and self.rows:
            step = -1 if event.key == pygame.K_UP else 1
            begin = len(self.rows) if self.chosen is None else self.chosen
            self.choose(min(len(self.rows) - 1, max(0, begin + step)))
            return True
        return super().handle_key(event)
