"""A player of Five Hundred who sees all cards: the ceiling other players are measured by."""

from __future__ import annotations

from random import Random

from game.players.imagine import World
from game.players.monte_carlo import EXPERT, MonteCarlo
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.view import FiveHundredView


class OpenHands(MonteCarlo):
    """Sees all cards, because the lab shows them: how much there is to win for a player who guesses everything."""

    def __init__(self) -> None:
        super().__init__(EXPERT)
        self._truth: World | None = None

    def look(self, hand: FiveHundredHand) -> None:
        """See how the cards lie."""
        self._truth = World(tuple(tuple(cards) for cards in hand.hands), hand.kitty, hand.discards)

    def imagine(self, view: FiveHundredView, count: int, rng: Random) -> list[tuple[World, float]]:
        """The one true world; without a look, what the view allows."""
        return [(self._truth, 1.0)] if self._truth is not None else super().imagine(view, count, rng)

    def __setstate__(self, state: object) -> None:
        OpenHands.__init__(self)
