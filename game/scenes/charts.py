"""Statistics as pictures: how games ended, and what became of every contract of a side."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, TRICK_BIDS, Bid, Denomination
from game.scenes.table.words import bid_words, sign_of
from game.screen import skins
from game.screen.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, WELL_BOTTOM, WELL_TOP, Colour, mix
from game.screen.surfaces import Plate
from game.screen.theme import Theme
from game.screen.widgets import Widget
from game.store.statistics import SideFigures, Tally

MADE: Final[Colour] = (0xE6, 0xB9, 0x56)
FAILED: Final[Colour] = (0xC0, 0x3A, 0x3E)
_PARTS: Final[tuple[tuple[str, str, Colour], ...]] = (
    ("won", "Won", MADE),
    ("lost", "Lost", FAILED),
    ("won_with_undo", "Won with undo", (0xB9, 0xA5, 0x76)),
    ("lost_with_undo", "Lost with undo", (0x8F, 0x58, 0x58)),
    ("abandoned", "Given up", (0x6C, 0x7C, 0x76)),
)
_LEVELS: Final = range(6, 11)
_BUSY: Final = 12


class GamesBar(Widget):
    """One bar of all games, in parts as they ended, and what each part is."""

    is_focusable = False

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.tally = Tally()

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(600), self.theme.px(40) + self.theme.font("text", 15).get_linesize()

    def look(self) -> Hashable:
        return super().look(), self.tally

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        bar = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, theme.px(32))
        surface.blit(theme.plate(bar.size, skins.well(theme)), bar)
        inner = bar.inflate(-2 * theme.px(3), -2 * theme.px(3))
        if not self.tally.played:
            words = theme.text("No game has come to its end yet.", 15, CREAM)
            surface.blit(words, words.get_rect(center=bar.center))
        before = 0
        for name, _, colour in _PARTS:
            count = getattr(self.tally, name)
            if count:
                self._draw_part(surface, inner, before, count, colour)
            before += count
        self._draw_legend(surface, bar.bottom + theme.px(6))

    def _draw_part(self, surface: pygame.Surface, inner: pygame.Rect, before: int, count: int, colour: Colour) -> None:
        theme, whole = self.theme, self.tally.played
        left = inner.left + round(inner.width * before / whole)
        right = inner.left + round(inner.width * (before + count) / whole)
        part = pygame.Rect(left, inner.top, max(theme.px(4), right - left - 1), inner.height)
        surface.blit(theme.plate(part.size, Plate(colour, mix(colour, (0, 0, 0), 0.25), theme.px(5), None, 0.0)), part)
        words = theme.text(str(count), 16, skins.GOLD_INK if colour == MADE else CREAM, "bold")
        if words.get_width() < part.width - theme.px(6):
            surface.blit(words, words.get_rect(center=part.center))

    def _draw_legend(self, surface: pygame.Surface, top: int) -> None:
        theme = self.theme
        across = self.rect.width // len(_PARTS)
        side = theme.px(11)
        for number, (name, label, colour) in enumerate(_PARTS):
            room = across - side - theme.px(12)
            words = theme.fitted(f"{label} {getattr(self.tally, name)}", room, 15, CREAM)
            left = self.rect.left + number * across
            patch = pygame.Rect(left, top + (words.get_height() - side) // 2, side, side)
            surface.blit(theme.plate(patch.size, Plate(colour, colour, theme.px(3), None, 0.0)), patch)
            surface.blit(words, (patch.right + theme.px(6), top))


class SideChart(Widget):
    """The contracts of one side: a cell for each bid, those made in brass, those failed in red, and the averages."""

    is_focusable = False

    def __init__(self, theme: Theme, title: str = "") -> None:
        super().__init__(theme, title)
        self.title = title
        self.figures = SideFigures()
        self.revision = 0

    def show(self, title: str, figures: SideFigures) -> None:
        """Draw these figures from now on."""
        self.title, self.figures = title, figures
        self.revision += 1

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(540), self.theme.px(430)

    def look(self) -> Hashable:
        return super().look(), self.title, self.revision, self.theme.is_four_colour

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self.rect
        title = theme.fitted(self.title, rect.width, 20, BRASS_LIGHT, "bold", 0.6)
        surface.blit(title, rect.topleft)
        made, whole = self.figures.made.total(), self.figures.contracts
        said = f"{made} of {whole} contracts made" if whole else "No contract yet"
        line = theme.fitted(said, rect.width, 15, CREAM)
        surface.blit(line, (rect.left, rect.top + title.get_height()))
        top = rect.top + title.get_height() + line.get_height() + theme.px(8)
        gauge = theme.font("text", 15).get_linesize() + theme.px(24)
        self._draw_grid(surface, pygame.Rect(rect.left, top, rect.width, rect.bottom - top - gauge - theme.px(8)))
        self._draw_gauge(surface, pygame.Rect(rect.left, rect.bottom - gauge, rect.width, gauge))

    def _draw_grid(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        theme = self.theme
        head = theme.text_size("X", 16, "bold")[1] + theme.px(3)
        label = theme.text_size("10", 17, "bold")[0] + theme.px(10)
        across, down = (room.width - label) / 5, (room.height - head) / 6
        for denomination in Denomination:
            sign = theme.text(sign_of(denomination), 16, CREAM, "bold")
            middle = room.left + label + round((denomination + 0.5) * across), room.top + head // 2
            surface.blit(sign, sign.get_rect(center=middle))
        for row, level in enumerate(_LEVELS):
            top = room.top + head + round(row * down)
            words = theme.text(str(level), 17, CREAM, "bold")
            surface.blit(words, words.get_rect(midleft=(room.left, top + round(down / 2))))
            for denomination in Denomination:
                left = room.left + label + round(denomination * across)
                bid = TRICK_BIDS[row * 5 + denomination]
                self._draw_cell(surface, _cell(theme, left, top, across, down), bid)
        top, half = room.top + head + round(5 * down), across * 2.5
        for number, bid in enumerate((MISERE, OPEN_MISERE)):
            left = room.left + label + round(number * half)
            self._draw_cell(surface, _cell(theme, left, top, half, down), bid, bid_words(bid))

    def _draw_cell(self, surface: pygame.Surface, cell: pygame.Rect, bid: Bid, name: str = "") -> None:
        """The darker the emptier; below the numbers a bar of those made and failed. Unbid, it says what it is worth."""
        theme = self.theme
        made, failed = self.figures.made[bid.text], self.figures.failed[bid.text]
        whole = made + failed
        warmth = min(1.0, whole / _BUSY) ** 0.6 * 0.5
        edge = BRASS if whole else mix(BRASS_DARK, WELL_BOTTOM, 0.55)
        top, bottom = mix(WELL_TOP, BRASS, warmth), mix(WELL_BOTTOM, BRASS, warmth)
        plate = Plate(top, bottom, theme.px(6), edge, max(1.0, theme.scale))
        surface.blit(theme.plate(cell.size, plate), cell)
        words = f"{name} {made}/{whole}".strip() if whole else f"{name}  {bid.value}".strip()
        bar = pygame.Rect(cell.left + theme.px(5), 0, cell.width - 2 * theme.px(5), theme.px(6))
        bar.bottom = cell.bottom - theme.px(4)
        ink = CREAM if whole else mix(CREAM, WELL_BOTTOM, 0.45)
        drawn = theme.fitted(words, cell.width - theme.px(6), 15, ink, "bold" if whole else "text")
        middle = (cell.top + (bar.top if whole else cell.bottom)) // 2
        surface.blit(drawn, drawn.get_rect(center=(cell.centerx, middle + theme.px(1))))
        if whole:
            surface.fill(FAILED, bar)
            surface.fill(MADE, pygame.Rect(bar.left, bar.top, round(bar.width * made / whole), bar.height))

    def _draw_gauge(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """The tricks won on average, and a mark where the bids stood."""
        theme, figures, count = self.theme, self.figures, self.figures.trick_contracts
        bid, won = (figures.bid_tricks / count, figures.won_tricks / count) if count else (0.0, 0.0)
        said = f"Average bid {bid:.1f} tricks, won {won:.1f}" if count else "Average tricks against the bid: none yet"
        words = theme.fitted(said, room.width, 15, CREAM)
        surface.blit(words, room.topleft)
        track = pygame.Rect(room.left, room.bottom - theme.px(16), room.width, theme.px(12))
        surface.blit(theme.plate(track.size, skins.well(theme)), track)
        if not count:
            return
        filled = pygame.Rect(track.left + 1, track.top + 1, round((track.width - 2) * won / 10), track.height - 2)
        surface.blit(theme.plate(filled.size, skins.gold(filled.height / 2)), filled)
        mark = pygame.Rect(0, 0, max(2, theme.px(4)), track.height + theme.px(8))
        mark.center = track.left + round(track.width * bid / 10), track.centery
        pygame.draw.rect(surface, CREAM, mark, border_radius=theme.px(2))


def _cell(theme: Theme, left: int, top: int, across: float, down: float) -> pygame.Rect:
    gap = theme.px(4)
    return pygame.Rect(left, top, round(across) - gap, round(down) - gap)
