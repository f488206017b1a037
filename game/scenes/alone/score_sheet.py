"""Score cards on which each of four players has a column for the hand and one for the total."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame

from game.cards.seats import SEATS, Seat
from game.engine.match import Match
from game.scenes.score_sheet import LAST_HANDS, Column, Course, ScoreSheet
from game.scenes.table.paint import blank
from game.scenes.table.words import NameOf, signed
from game.screen.palette import BRASS_LIGHT, CREAM, Colour
from game.screen.theme import Theme

PLAYER_COLOURS: Final[tuple[Colour, ...]] = (BRASS_LIGHT, (0x8F, 0xC8, 0xFF), (0xFF, 0xC0, 0xB4), (0xA6, 0xDE, 0x9A))
"""By seat; each keeps 4.5:1 on the sheet."""
_NUMBER: Final = 40
_NOTE: Final = 70
_DONE: Final = 78
_TOTAL: Final = 84
HEADING: Final = "Nothing is written yet."


def players_sheet(
    match: Match,
    name_of: NameOf,
    done: Callable[[Any, Seat], str],
    levels: tuple[int, ...],
    sentence: str,
    note: Callable[[int], str] | None = None,
) -> ScoreSheet:
    """The sheet of *match*. ``done`` says what a seat did in a hand, ``note`` what else there is to say of its number.

    *sentence* tells what there is to win or to avoid while nothing is written.
    """
    columns = [Column("", _NUMBER)]
    if note is not None:
        columns.append(Column("", _NOTE))
    for seat in SEATS:
        name, ink = name_of(seat), PLAYER_COLOURS[seat]
        columns.append(Column("", _DONE, is_right=True))
        columns.append(
            Column(name, _TOTAL, is_right=True, is_bold=True, title_ink=ink, title_width=_DONE + _TOTAL - 18)
        )
    rows = []
    for hand in match.finished[-LAST_HANDS:]:
        cells = [str(hand.number)] + ([note(hand.number)] if note is not None else [])
        for seat in SEATS:
            cells += [done(hand.result, seat), signed(hand.scores[seat])]
        rows.append(tuple(cells))
    scores: Sequence[Sequence[int]] = [(0,) * 4, *(hand.scores for hand in match.finished)][-LAST_HANDS - 1 :]
    courses = tuple(
        Course((name_of(seat),), PLAYER_COLOURS[seat], tuple(each[seat] for each in scores)) for seat in SEATS
    )
    return ScoreSheet(tuple(columns), tuple(rows), courses, levels, lambda theme, width: _empty(theme, width, sentence))


def _empty(theme: Theme, width: int, sentence: str) -> pygame.Surface:
    heading = theme.paragraph(HEADING, width, 20, CREAM, "bold", "centre")
    told = theme.paragraph(sentence, width, 18, CREAM, "text", "centre")
    gap = theme.px(14)
    surface = blank((width, heading.get_height() + gap + told.get_height()))
    surface.blit(heading, heading.get_rect(midtop=(width // 2, 0)))
    surface.blit(told, told.get_rect(midbottom=(width // 2, surface.get_height())))
    return surface
