"""The score card of Hearts: where cards were passed, what each player took, and the totals."""

from __future__ import annotations

from typing import Final

from game.cards.seats import Seat
from game.engine.match import Match
from game.rules.hearts.passing import direction_of
from game.rules.hearts.scoring import LIMIT, Result
from game.scenes.alone.score_sheet import players_sheet
from game.scenes.score_sheet import ScoreSheet
from game.scenes.table.words import NameOf, change

_SENTENCE: Final = (
    "Each heart costs a point and the queen of spades thirteen; all 26 to one player cost the others instead. When a "
    f"total comes to {LIMIT} the lowest one wins."
)


def score_sheet(match: Match, name_of: NameOf) -> ScoreSheet:
    """The sheet of *match* as it stands."""

    def done(result: Result, seat: Seat) -> str:
        return change(result.points[seat]) if result.points[seat] else "0"

    return players_sheet(match, name_of, done, (LIMIT, 0), _SENTENCE, lambda number: direction_of(number).word)
