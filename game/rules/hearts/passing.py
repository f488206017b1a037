"""Where three cards go before the play: left, right, across, nowhere, and round again (seed 001, THE PASS)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from game.cards.card import all_cards
from game.cards.seats import SEATS, Seat
from game.engine.actions import Pass

CARDS_PASSED: Final = 3

PASSES: Final = tuple(tuple(Pass(seat, card) for card in all_cards()) for seat in SEATS)
"""By seat and ``Card.index``, made once."""


class Direction(Enum):
    """To whom cards are passed; the value is the number of places clockwise."""

    HOLD = 0
    LEFT = 1
    ACROSS = 2
    RIGHT = 3

    @property
    def word(self) -> str:
        """The direction in a sentence: ``left``."""
        return self.name.lower()

    def receiver(self, giver: Seat) -> Seat:
        """Who gets what *giver* passes; *giver* itself on a hold hand."""
        return giver.clockwise()[self.value]

    def giver(self, receiver: Seat) -> Seat:
        """Whose cards *receiver* gets; *receiver* itself on a hold hand."""
        return receiver.clockwise()[-self.value % len(SEATS)]


_ROTATION: Final = (Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD)


def direction_of(number: int) -> Direction:
    """Where cards go in hand *number* (1, 2, …) of a game."""
    return _ROTATION[(number - 1) % len(_ROTATION)]
