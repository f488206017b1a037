"""Who may be out for the moon: an opponent who has taken every point there was, and some tricks."""

from __future__ import annotations

from typing import Final

from game.cards.seats import SEATS, Seat
from game.rules.hearts.view import HeartsView, Phase

_EACH: Final = 0.08
"""How likely a suspect is out for the moon before its cards are looked at, for each point and each trick of its own."""
_IN_PASSING: Final = 0.16
"""The same of every opponent before the first card."""
_MOST: Final = 0.9
_TRICKS: Final = (3, 1)
"""How many tricks without a point, or with all points there were, make an opponent suspect."""


def suspects(view: HeartsView) -> dict[Seat, float]:
    """The opponents who may be out for the moon, and how likely each is by what it has taken."""
    if view.phase is Phase.PASSING:
        return dict.fromkeys(view.seat.clockwise()[1:], _IN_PASSING)
    taken, won = view.points_taken, view.tricks_won
    total = sum(taken)
    found = [seat for seat in SEATS if taken[seat] == total and won[seat] >= _TRICKS[total > 0]]
    return {seat: min(_MOST, _EACH * (total + won[seat])) for seat in found if seat is not view.seat}
