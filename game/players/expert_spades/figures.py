"""The figures a choice in Spades rests on."""

from __future__ import annotations

from dataclasses import dataclass

from game.players.thoughts import Figures


@dataclass(frozen=True, slots=True)
class SpadesFigures(Figures):
    """One bid or card weighed.

    ``worth`` is the chance to win the game, 0 to 1. ``chance`` is how likely the own bid is made, ``tricks``
    how many the seat takes, ``points`` and ``bags`` what the hand brings it, on average.
    """

    points: float = 0.0
    bags: float = 0.0
