"""Every call of a hand in a grid: a column for each seat, a row for each round."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.cards.seats import SEATS
from game.rules.five_hundred.view import FiveHundredView
from game.scenes.scene import Answer, Pop, Scene, Services
from game.scenes.table.paint import blank, key_button, name_plate, panel, speech
from game.scenes.table.words import NameOf, bid_words, contract_line
from game.screen.canvas import Canvas, Overlay
from game.screen.palette import BRASS, BRASS_LIGHT, CREAM
from game.screen.theme import Theme

_COLUMN = 210
_ROW = 54


class BidsScene(Scene):
    """The auction of the hand in *view*. Any key or click goes back."""

    def __init__(self, services: Services, view: FiveHundredView, name_of: NameOf) -> None:
        super().__init__(services)
        self.view = view
        self.name_of = name_of
        self._overlay = Overlay()
        self._canvas: Canvas | None = None

    def handle(self, event: pygame.event.Event) -> Answer:
        if event.type == pygame.KEYDOWN or (event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)):
            return Pop()
        return None

    def resize(self, size: tuple[int, int]) -> None:
        self._canvas = Canvas(size, self._paint, [self._overlay])
        sheet = self._sheet(self.theme)
        self._overlay.put("sheet", sheet, sheet.get_rect(center=(size[0] // 2, size[1] // 2)).topleft)

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        return self._canvas.draw(surface) if self._canvas is not None else ()

    def _paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.theme.felt(), (0, 0))

    def rounds(self) -> list[list[str]]:
        """The calls by round and seat, South first; an empty word where a seat did not call."""
        rows: list[list[str]] = []
        order = self.view.dealer.left.clockwise()
        last = len(order)
        for seat, bid in self.view.calls:
            turn = order.index(seat)
            if turn <= last or not rows:
                rows.append(["", "", "", ""])
            last = turn
            rows[-1][seat] = bid_words(bid)
        return rows

    def _sheet(self, theme: Theme) -> pygame.Surface:
        rows = self.rounds()
        grid = self._grid(theme, rows)
        heading = theme.text("The bidding", 34, BRASS_LIGHT, "heading")
        outcome = theme.fitted(contract_line(self.view, self.name_of), grid.get_width(), 22, CREAM, "bold")
        parts = [heading, grid, outcome]
        gap, margin = theme.px(18), theme.px(28)
        button = key_button(theme, (theme.px(150), theme.px(42)), "Back", "Esc", is_lit=True, points=17)
        height = sum(part.get_height() + gap for part in parts) + button.get_height() + 2 * margin
        sheet = panel(theme, (grid.get_width() + 2 * margin, height))
        top = margin
        for part in [*parts, button]:
            sheet.blit(part, part.get_rect(midtop=(sheet.get_width() // 2, top)))
            top += part.get_height() + gap
        return sheet

    def _grid(self, theme: Theme, rows: Sequence[Sequence[str]]) -> pygame.Surface:
        row_height = theme.px(_ROW if len(rows) <= 8 else _ROW * 8 / len(rows))
        surface = blank((theme.px(_COLUMN * 4), theme.px(44) + row_height * max(1, len(rows))))
        for seat in SEATS:
            middle = theme.px(_COLUMN * (seat + 0.5))
            size = (theme.px(_COLUMN - 10), theme.px(30))
            is_dealer = seat is self.view.dealer
            name = name_plate(theme, size, self.name_of(seat), is_turn=False, is_dealer=is_dealer)
            surface.blit(name, name.get_rect(midtop=(middle, 0)))
        line = theme.px(36)
        pygame.draw.line(surface, BRASS, (0, line), (surface.get_width(), line), theme.px(1))
        if not rows:
            words = theme.text("Nobody has called yet.", 18, CREAM)
            surface.blit(words, words.get_rect(midtop=(surface.get_width() // 2, theme.px(54))))
        for number, row in enumerate(rows):
            self._draw_round(theme, surface, row, theme.px(44) + number * row_height, row_height)
        return surface

    def _draw_round(self, theme: Theme, surface: pygame.Surface, row: Sequence[str], top: int, row_height: int) -> None:
        size = (theme.px(150), min(theme.px(42), row_height - 2))
        for seat, words in enumerate(row):
            if words:
                plate = speech(theme, size, words, is_quiet=words == "Pass")
                at = plate.get_rect(center=(theme.px(_COLUMN * (seat + 0.5)), top + row_height // 2))
                surface.blit(plate, at)
