"""The end of a hand in a game in which everybody plays alone: what it brought each player, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.table.paint import SMALLEST_SHARE, blank
from game.scenes.table.panels import Choice, Panel
from game.scenes.table.words import change, signed
from game.screen.palette import BRASS, BRASS_LIGHT, CREAM
from game.screen.theme import Theme

_WIDTH: Final = 560
_ROW: Final = 38
_TOTAL: Final = 72
_CHANGE: Final = 84


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """One player at the end of a hand: the name, what was done in a few words, what it changed, the total."""

    name: str
    told: str
    change: int
    total: int
    is_best: bool = False


def players_panel(heading: str, sentence: str, lines: Sequence[PlayerLine], *, is_over: bool) -> Panel:
    """A line for each player under a sentence; who leads stands in brass."""

    def content(theme: Theme) -> pygame.Surface:
        width = theme.px(_WIDTH)
        told = theme.paragraph(sentence, width, 19, CREAM, "text", "centre")
        rows = [_row(theme, width, line) for line in lines]
        gap = theme.px(14)
        surface = blank((width, told.get_height() + gap + sum(row.get_height() for row in rows)))
        surface.blit(told, told.get_rect(midtop=(width // 2, 0)))
        top = told.get_height() + gap
        for row in rows:
            surface.blit(row, (0, top))
            top += row.get_height()
        return surface

    on = Choice("finish", "Go on", "Enter") if is_over else Choice("deal", "Next hand", "Enter")
    return Panel(
        heading,
        content,
        (on, Choice("review", "Review", "R", (pygame.K_r,)), Choice("undo", "Undo", "U", (pygame.K_u,))),
        raise_by=40,
    )


def _row(theme: Theme, width: int, line: PlayerLine) -> pygame.Surface:
    row = blank((width, theme.px(_ROW)))
    pygame.draw.line(row, BRASS, (0, 0), (width, 0), theme.px(1))
    middle = row.get_height() // 2 + theme.px(1)
    ink, face = (BRASS_LIGHT, "bold") if line.is_best else (CREAM, "text")
    right = width
    for words, points, across, bold in (
        (signed(line.total), 22, _TOTAL, "bold"),
        (change(line.change), 18, _CHANGE, "text"),
    ):
        figure = theme.text(words, points, BRASS_LIGHT if bold == "bold" else CREAM, bold)
        row.blit(figure, figure.get_rect(midright=(right, middle)))
        right -= theme.px(across)
    told = theme.fitted(line.told, theme.px(200), 16, CREAM, "text", SMALLEST_SHARE)
    row.blit(told, told.get_rect(midright=(right, middle)))
    name = theme.fitted(line.name, right - theme.px(212), 18, ink, face, SMALLEST_SHARE)
    row.blit(name, name.get_rect(midleft=(0, middle)))
    return row
