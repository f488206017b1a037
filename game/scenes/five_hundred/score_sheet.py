"""The score card of Five Hundred: contract, by whom, tricks, and both sides' points and totals."""

from __future__ import annotations

from typing import Any, Final

from game.engine.match import FinishedHand, Match
from game.rules.five_hundred.scoring import GOAL, SIDES, side_of
from game.scenes.bid_values import draw_values
from game.scenes.score_sheet import LAST_HANDS, Column, Course, ScoreSheet
from game.scenes.table.words import NameOf, bid_words, change, signed
from game.screen.palette import BRASS_LIGHT, Colour

_SIDE_COLOURS: Final[tuple[Colour, Colour]] = (BRASS_LIGHT, (0x8F, 0xC8, 0xFF))
_COLUMNS: Final = (
    Column("", 36),
    Column("Contract", 122),
    Column("By", 166),
    Column("Tricks", 70, is_right=True),
    Column("We", 74, is_right=True, title_ink=_SIDE_COLOURS[0]),
    Column("They", 74, is_right=True, title_ink=_SIDE_COLOURS[1]),
    Column("We, total", 108, is_right=True, is_bold=True, title_ink=_SIDE_COLOURS[0]),
    Column("They, total", 108, is_right=True, is_bold=True, title_ink=_SIDE_COLOURS[1]),
)


def score_sheet(match: Match, name_of: NameOf) -> ScoreSheet:
    """The sheet of *match* as it stands."""
    hands = match.finished[-LAST_HANDS:]
    scores = [(0, 0), *(hand.scores for hand in match.finished)][-LAST_HANDS - 1 :]
    courses = (
        Course(tuple(name_of(seat) for seat in side), colour, tuple(pair[number] for pair in scores))
        for number, (side, colour) in enumerate(zip(SIDES, _SIDE_COLOURS, strict=True))
    )
    rows = tuple(_cells(hand, name_of) for hand in hands)
    return ScoreSheet(_COLUMNS, rows, tuple(courses), (GOAL, 0, -GOAL), draw_values)


def _cells(hand: FinishedHand, name_of: NameOf) -> tuple[str, ...]:
    result: Any = hand.result
    points = [change(points) if points else "0" for points in result.points]
    scores = [signed(score) for score in hand.scores]
    if result.contract is None or result.contractor is None:
        what = "All passed" if not result.was_played else "No contract"
        tricks = "–" if not result.was_played else f"{result.tricks[0]}–{result.tricks[1]}"
        return (str(hand.number), what, "–", tricks, *points, *scores)
    won = result.tricks[side_of(result.contractor)]
    by = name_of(result.contractor)
    return (str(hand.number), bid_words(result.contract), by, str(won), *points, *scores)
