"""What one seat of Spades knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.cards.card import Suit
from game.engine.tricks import Trick, shown_out, tricks_won
from game.engine.view import View
from game.rules.spades.bids import Bid
from game.rules.spades.options import Options

Bids: TypeAlias = tuple[Bid | None, Bid | None, Bid | None, Bid | None]
"""What each seat has bid; ``None`` until it has."""


class Phase(Enum):
    """Where a hand stands."""

    DEALING = "dealing"
    BIDDING = "bidding"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class SpadesView(View):
    """A seat's knowledge: own cards once it has looked, the bids, and the play.

    ``hand`` is empty while ``has_looked`` is false, whatever ``hand_sizes`` says. ``bids`` are by seat. ``is_broken``:
    a spade has been played.
    """

    options: Options
    phase: Phase
    has_looked: bool
    bids: Bids
    is_broken: bool
    tricks: tuple[Trick, ...]

    @property
    def tricks_won(self) -> tuple[int, int, int, int]:
        """Finished tricks by seat."""
        return tricks_won(self.tricks)

    def shown_out(self) -> tuple[frozenset[Suit], ...]:
        """By seat, the suits a player is known to hold no more of."""
        return shown_out(self.tricks, self.trick)
