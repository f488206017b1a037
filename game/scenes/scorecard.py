"""The score card: the last fifteen hands of the game, with totals and a small chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.match import Match
from game.scenes.presentations import presentation_of
from game.scenes.scene import Answer, Pop, Scene, Services
from game.scenes.score_sheet import LAST_HANDS, Column, Course
from game.scenes.table.paint import SMALLEST_SHARE, blank, key_button, pair_line, panel
from game.scenes.table.words import NameOf, signed
from game.screen.canvas import Canvas, Overlay
from game.screen.palette import BRASS_DARK, BRASS_LIGHT, CREAM, PANEL_BOTTOM, WELL_BOTTOM, WELL_TOP, mix
from game.screen.surfaces import Plate
from game.screen.theme import Theme

_CHART_MARGIN = 22
_ROW = 37
_TWO_TOTALS, _MORE_TOTALS = 52, 44


class ScoreCardScene(Scene):
    """The sheet of the game under way. Any key or click goes back to where one came from."""

    def __init__(self, services: Services, match: Match, name_of: NameOf, back: Callable[[], Answer] = Pop) -> None:
        super().__init__(services)
        self.match = match
        self.name_of = name_of
        self.back = back
        self.sheet = presentation_of(match.rules).score_sheet(match, name_of)
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
        columns, rows = self.sheet.columns, self.sheet.rows
        row_height = theme.px(_ROW)
        surface = blank((theme.px(sum(column.width for column in columns)), row_height * (LAST_HANDS + 2)))
        self._draw_titles(theme, surface)
        for number, row in enumerate(rows, start=1):
            self._draw_row(theme, surface, number, row)
        if not rows:
            empty = self.sheet.draw_empty(theme, theme.px(620))
            surface.blit(empty, empty.get_rect(midtop=(surface.get_width() // 2, row_height * 5 // 2)))
        else:
            for number in range(len(rows) + 1, LAST_HANDS + 1):
                self._rule(theme, surface, number)
        return surface

    def rows(self) -> list[list[str]]:
        """What stands on the card: a row for each of the last hands, oldest first."""
        return [list(row) for row in self.sheet.rows]

    def _draw_titles(self, theme: Theme, surface: pygame.Surface) -> None:
        self._rule(theme, surface, 0)
        left = 0
        for column in self.sheet.columns:
            room = theme.px((column.title_width or column.width) - 8)
            text = theme.fitted(column.title, room, 16, column.title_ink, "bold", 0.7)
            self._put(theme, surface, text, left, column, theme.px(18))
            left += column.width

    def _draw_row(self, theme: Theme, surface: pygame.Surface, row: int, cells: Sequence[str]) -> None:
        self._rule(theme, surface, row)
        left, middle = 0, row * theme.px(_ROW) + theme.px(_ROW) // 2
        for column, words in zip(self.sheet.columns, cells, strict=True):
            face = "bold" if column.is_bold else "text"
            text = theme.fitted(words, theme.px(column.width - 10), 17, CREAM, face, SMALLEST_SHARE)
            self._put(theme, surface, text, left, column, middle)
            left += column.width

    @staticmethod
    def _put(
        theme: Theme, surface: pygame.Surface, text: pygame.Surface, left: int, column: Column, middle: int
    ) -> None:
        if column.is_right:
            surface.blit(text, text.get_rect(midright=(theme.px(left + column.width - 6), middle)))
        else:
            surface.blit(text, text.get_rect(midleft=(theme.px(left + 4), middle)))

    @staticmethod
    def _rule(theme: Theme, surface: pygame.Surface, row: int) -> None:
        """The line under a row."""
        y = (row + 1) * theme.px(_ROW) - 1
        pygame.draw.line(surface, mix(BRASS_DARK, PANEL_BOTTOM, 0.4), (0, y), (surface.get_width(), y))

    def _totals(self, theme: Theme, width: int) -> pygame.Surface:
        courses = self.sheet.courses
        step = _TWO_TOTALS if len(courses) == 2 else _MORE_TOTALS
        surface = blank((width, theme.px(28 + step * len(courses))))
        for number, course in enumerate(courses):
            middle = theme.px(30 + number * step)
            total = theme.text(signed(course.total), 30, course.colour, "bold")
            name = pair_line(theme, course.names, width - theme.px(110), 19)
            surface.blit(name, name.get_rect(midleft=(0, middle)))
            surface.blit(total, total.get_rect(midright=(width, middle)))
        return surface

    def _chart(self, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        """All totals over the hands, between the levels that matter, or further if somebody went there."""
        edge = mix(BRASS_DARK, PANEL_BOTTOM, 0.3)
        ground = Plate(WELL_TOP, WELL_BOTTOM, theme.px(10), edge, max(1.0, 1.2 * theme.scale))
        surface = theme.plate(size, ground).copy()
        scale = _Scale(self.sheet.levels, self.sheet.courses, size[1], theme.px(_CHART_MARGIN))
        left, end = self._chart_left(theme), size[0] - theme.px(10)
        for level in self.sheet.levels:
            y = scale.height_of(level)
            pygame.draw.line(surface, BRASS_DARK if level else CREAM, (left, y), (end, y), theme.px(1))
            label = theme.text(signed(level), 14, CREAM)
            surface.blit(label, label.get_rect(midright=(left - theme.px(6), y)))
        for course in self.sheet.courses:
            self._draw_course(theme, surface, course, scale)
        return surface

    def _draw_course(self, theme: Theme, surface: pygame.Surface, course: Course, scale: _Scale) -> None:
        left = self._chart_left(theme) + theme.px(6)
        room = surface.get_width() - left - theme.px(18)
        step = room / max(1, LAST_HANDS if len(course.totals) > 8 else 8)
        marks = [(left + number * step, scale.height_of(total)) for number, total in enumerate(course.totals)]
        if len(marks) > 1:
            pygame.draw.lines(surface, course.colour, False, marks, theme.px(3))
        for mark in marks:
            pygame.draw.circle(surface, course.colour, mark, theme.px(4))

    def _chart_left(self, theme: Theme) -> int:
        """Where the lines of the chart begin, right of their labels."""
        return max(theme.text_size(signed(level), 14)[0] for level in self.sheet.levels) + theme.px(16)


class _Scale:
    """How high a total stands in the chart. What lies evenly round nothing keeps it in the middle."""

    def __init__(self, levels: Sequence[int], courses: Sequence[Course], height: int, margin: int) -> None:
        totals = [total for course in courses for total in course.totals]
        self._highest = max(*levels, *totals)
        self._lowest = min(*levels, *totals)
        if max(levels) == -min(levels):
            self._highest = max(self._highest, -self._lowest)
            self._lowest = -self._highest
        self._height = height
        self._margin = margin

    def height_of(self, total: int) -> int:
        """Pixels from the top."""
        share = (self._highest - total) / (self._highest - self._lowest)
        return round(self._margin + share * (self._height - 2 * self._margin))
