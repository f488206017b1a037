"""Whose contract it is that a choice helps or hurts."""

from __future__ import annotations

from enum import Enum

from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import FiveHundredView


class Aim(Enum):
    """What a seat is after in the play of a hand."""

    MAKE = "make"
    BEAT = "beat"
    TRICKS = "tricks"


def aim_of(view: FiveHundredView) -> Aim:
    """To make the own side's contract, to beat the others', or tricks for their own sake where all have passed."""
    if view.contract is None or view.contractor is None:
        return Aim.TRICKS
    return Aim.MAKE if side_of(view.contractor) == side_of(view.seat) else Aim.BEAT


def success(view: FiveHundredView, chance: float) -> float:
    """How likely the seat's side gets what it is after, where the contract is made with *chance*."""
    return 1 - chance if aim_of(view) is Aim.BEAT else chance
