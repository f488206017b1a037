"""What one seat of Hearts knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.cards.card import Card, Suit
from game.engine.tricks import Trick, shown_out, tricks_won
from game.engine.view import View
from game.rules.hearts.options import Options
from game.rules.hearts.passing import Direction
from game.rules.hearts.scoring import Points, points_taken


class Phase(Enum):
    """Where a hand stands."""

    DEALING = "dealing"
    PASSING = "passing"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class HeartsView(View):
    """A seat's knowledge: own cards, what it gave and was given, and the play.

    ``given`` are the own cards laid down to be passed, ``received`` those that came; both stay until the hand is over.
    ``is_broken``: a heart has been played.
    """

    options: Options
    phase: Phase
    direction: Direction
    given: tuple[Card, ...]
    received: tuple[Card, ...]
    is_broken: bool
    tricks: tuple[Trick, ...]

    @property
    def points_taken(self) -> Points:
        """Points in the tricks of each seat so far."""
        return points_taken(self.tricks)

    @property
    def tricks_won(self) -> tuple[int, int, int, int]:
        """Finished tricks by seat."""
        return tricks_won(self.tricks)

    def shown_out(self) -> tuple[frozenset[Suit], ...]:
        """By seat, the suits a player is known to hold no more of."""
        return shown_out(self.tricks, self.trick)
