"""The score card: the last fifteen hands of the game, with totals and a small chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.engine.match import FinishedHand, Match
from game.rules.five_hundred.scoring import GOAL, SIDES, side_of
from game.scenes.bid_values import draw_values
from game.scenes.scene import Answer, Pop, Scene, Services
from game.scenes.table.paint import SMALLEST_SHARE, blank, key_button, pair_line, panel
from game.scenes.table.words import NameOf, bid_words, change, signed
from game.screen.canvas import Canvas, Overlay
from game.screen.palette import BRASS_DARK, BRASS_LIGHT, CREAM, PANEL_BOTTOM, WELL_BOTTOM, WELL_TOP, Colour, mix
from game.screen.surfaces import Plate
from game.screen.theme import Theme

LAST_HANDS = 15
_CHART_MARGIN = 22
_SIDE_COLOURS: tuple[Colour, Colour] = (BRASS_LIGHT, (0x8F, 0xC8, 0xFF))
_COLUMNS = (("", 36), ("Contract", 122), ("By", 166), ("Tricks", 70), ("", 74), ("", 74), ("", 108), ("", 108))


class ScoreCardScene(Scene):
    """The sheet of the game under way. Any key or click goes back to where one came from."""

    def __init__(self, services: Services, match: Match, name_of: NameOf, back: Callable[[], Answer] = Pop) -> None:
        super().__init__(services)
        self.match = match
        self.name_of = name_of
        self.back = back
        self._overlay = Overlay()
        self._canvas: Canvas | None = None

    def handle(self, event: pygame.event.Event) -> Answer:
        if event.type == pygame.KEYDOWN or (event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)):
            return self.back()
        return None

    def resize(self, size: tuple[int, int]) -> None:
        self._canvas = Canvas(size, self._paint, [self._overlay])
        sheet = self._sheet(self.theme)
        at = sheet.get_rect(center=(size[0] // 2, size[1] // 2))
        self._overlay.put("sheet", sheet, at.topleft)

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        return self._canvas.draw(surface) if self._canvas is not None else ()

    def _paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.theme.felt(), (0, 0))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def _sheet(self, theme: Theme) -> pygame.Surface:
        size = (theme.px(1180), theme.px(740))
        sheet = panel(theme, size)
        heading = theme.text("Score card", 34, BRASS_LIGHT, "heading")
        sheet.blit(heading, heading.get_rect(midtop=(size[0] // 2, theme.px(18))))
        table = self._table(theme)
        sheet.blit(table, (theme.px(28), theme.px(78)))
        chart = self._chart(theme, (theme.px(336), theme.px(330)))
        sheet.blit(chart, (size[0] - theme.px(28) - chart.get_width(), theme.px(110)))
        totals = self._totals(theme, theme.px(336))
        sheet.blit(totals, (size[0] - theme.px(28) - totals.get_width(), theme.px(470)))
        button = key_button(theme, (theme.px(150), theme.px(42)), "Back", "Esc", is_lit=True, points=17)
        sheet.blit(button, button.get_rect(midbottom=(size[0] - theme.px(196), size[1] - theme.px(22))))
        return sheet

    def _table(self, theme: Theme) -> pygame.Surface:
        rows = self.rows()
        row_height = theme.px(37)
        surface = blank((theme.px(sum(width for _, width in _COLUMNS)), row_height * (LAST_HANDS + 2)))
        self._draw_row(theme, surface, 0, [title for title, _ in _COLUMNS], BRASS_LIGHT)
        self._draw_side_names(theme, surface)
        for number, row in enumerate(rows, start=1):
            self._draw_row(theme, surface, number, row, CREAM)
        if not rows:
            values = draw_values(theme, theme.px(620))
            surface.blit(values, values.get_rect(midtop=(surface.get_width() // 2, row_height * 5 // 2)))
        else:
            for number in range(len(rows) + 1, LAST_HANDS + 1):
                self._rule(theme, surface, number)
        return surface

    def rows(self) -> list[list[str]]:
        """What stands on the card: a row for each of the last hands, oldest first."""
        return [self._cells(hand) for hand in self.match.finished[-LAST_HANDS:]]

    def _draw_side_names(self, theme: Theme, surface: pygame.Surface) -> None:
        """Above the points and the totals stands whose they are."""
        left = sum(width for _, width in _COLUMNS[:4])
        for column, words in enumerate(("We", "They", "We", "They")):
            width = _COLUMNS[4 + column][1]
            label = words if column < 2 else f"{words}, total"
            text = theme.fitted(label, theme.px(width - 6), 16, _SIDE_COLOURS[column % 2], "bold", 0.6)
            surface.blit(text, text.get_rect(midright=(theme.px(left + width - 6), theme.px(18))))
            left += width

    def _draw_row(self, theme: Theme, surface: pygame.Surface, row: int, cells: Sequence[str], ink: Colour) -> None:
        height = theme.px(37)
        top, left = row * height, 0
        self._rule(theme, surface, row)
        for column, ((_, width), words) in enumerate(zip(_COLUMNS, cells, strict=True)):
            face = "bold" if row == 0 or column >= 6 else "text"
            text = theme.fitted(words, theme.px(width - 10), 17, ink, face, SMALLEST_SHARE)
            middle = top + height // 2
            if column >= 3:
                surface.blit(text, text.get_rect(midright=(theme.px(left + width - 6), middle)))
            else:
                surface.blit(text, text.get_rect(midleft=(theme.px(left + 4), middle)))
            left += width

    @staticmethod
    def _rule(theme: Theme, surface: pygame.Surface, row: int) -> None:
        """The line under a row."""
        y = (row + 1) * theme.px(37) - 1
        pygame.draw.line(surface, mix(BRASS_DARK, PANEL_BOTTOM, 0.4), (0, y), (surface.get_width(), y))

    def _cells(self, hand: FinishedHand) -> list[str]:
        result: Any = hand.result
        scores = [signed(score) for score in hand.scores]
        if result.contract is None or result.contractor is None:
            what = "All passed" if not result.was_played else "No contract"
            tricks = "–" if not result.was_played else f"{result.tricks[0]}–{result.tricks[1]}"
            return [str(hand.number), what, "–", tricks, *self._changes(result), *scores]
        won = result.tricks[side_of(result.contractor)]
        by = self.name_of(result.contractor)
        return [str(hand.number), bid_words(result.contract), by, str(won), *self._changes(result), *scores]

    @staticmethod
    def _changes(result: Any) -> list[str]:
        return [change(points) if points else "0" for points in result.points]

    def _totals(self, theme: Theme, width: int) -> pygame.Surface:
        surface = blank((width, theme.px(132)))
        for side, colour in enumerate(_SIDE_COLOURS):
            middle = theme.px(30 + side * 52)
            total = theme.text(signed(self.match.scores[side]), 30, colour, "bold")
            name = pair_line(theme, [self.name_of(seat) for seat in SIDES[side]], width - theme.px(110), 19)
            surface.blit(name, name.get_rect(midleft=(0, middle)))
            surface.blit(total, total.get_rect(midright=(width, middle)))
        return surface

    def _chart(self, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        """Both totals over the hands, between −500 and 500, or further if a side went there."""
        edge = mix(BRASS_DARK, PANEL_BOTTOM, 0.3)
        ground = Plate(WELL_TOP, WELL_BOTTOM, theme.px(10), edge, max(1.0, 1.2 * theme.scale))
        surface = theme.plate(size, ground).copy()
        points = [(0, 0), *(hand.scores for hand in self.match.finished)][-LAST_HANDS - 1 :]
        reach = max(GOAL, *(abs(total) for pair in points for total in pair))
        for level in (GOAL, 0, -GOAL):
            y = _height_of(level, reach, size[1], theme.px(_CHART_MARGIN))
            left, end = _chart_left(theme), size[0] - theme.px(10)
            pygame.draw.line(surface, BRASS_DARK if level else CREAM, (left, y), (end, y), theme.px(1))
            label = theme.text(signed(level), 14, CREAM)
            surface.blit(label, label.get_rect(midright=(left - theme.px(6), y)))
        for side, colour in enumerate(_SIDE_COLOURS):
            self._draw_line(theme, surface, [pair[side] for pair in points], reach, colour)
        return surface

    def _draw_line(
        self, theme: Theme, surface: pygame.Surface, totals: Sequence[int], reach: int, colour: Colour
    ) -> None:
        width, height = surface.get_size()
        left = _chart_left(theme) + theme.px(6)
        step = (width - left - theme.px(18)) / max(1, LAST_HANDS if len(totals) > 8 else 8)
        marks = [
            (left + number * step, _height_of(total, reach, height, theme.px(_CHART_MARGIN)))
            for number, total in enumerate(totals)
        ]
        if len(marks) > 1:
            pygame.draw.lines(surface, colour, False, marks, theme.px(3))
        for mark in marks:
            pygame.draw.circle(surface, colour, mark, theme.px(4))


def _height_of(total: int, reach: int, height: int, margin: int) -> int:
    return round(height / 2 - total / reach * (height / 2 - margin))


def _chart_left(theme: Theme) -> int:
    """Where the lines of the chart begin, right of their labels."""
    return theme.text_size(signed(-GOAL), 14)[0] + theme.px(16)
