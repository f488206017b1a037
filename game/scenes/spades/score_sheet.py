"""The score card of Spades: what each player bid and took in a hand, and the totals with their bags."""

from __future__ import annotations

from typing import Final

from game.cards.seats import Seat
from game.engine.match import Match
from game.rules.spades.scoring import Result, goal
from game.scenes.alone.score_sheet import players_sheet
from game.scenes.score_sheet import ScoreSheet
from game.scenes.table.words import NameOf

_SENTENCE: Final = (
    "A bid made brings ten points a trick and a bag for each trick over it, a bid missed costs ten a trick. The last "
    "figure of a total counts the bags, and ten of them cost 100."
)


def score_sheet(match: Match, name_of: NameOf) -> ScoreSheet:
    """The sheet of *match* as it stands; in each column the bid, then the tricks taken."""
    return players_sheet(match, name_of, bid_and_won, (goal(match.options), 0), _SENTENCE)


def bid_and_won(result: Result, seat: Seat) -> str:
    """``4 · 5``, and ``BN · 0`` for a blind nello."""
    return f"{result.bids[seat].text} · {result.tricks[seat]}"
