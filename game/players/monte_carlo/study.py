"""One decision's means: the worlds of a view, the solver to ask about them, and the word to stop."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Event
from typing import TYPE_CHECKING, Final, TypeAlias

from game.players.imagine import World, playouts_are_quick
from game.players.judgement.five_hundred import Sense, Stakes
from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import FiveHundredView

if TYPE_CHECKING:
    from game.players.compiled import Solver

Imagine: TypeAlias = Callable[[FiveHundredView, int, Random], list[tuple[World, float]]]
"""Draws a number of worlds that fit a view, with shares of belief that add up to 1."""

NEGLIGIBLE: Final = 0.02
"""Worlds with less than this part of an even share are not worth solving."""


class Study:
    """A view under study. ``solved`` is how many worlds were, ``is_cut_short`` whether the search was called off."""

    def __init__(
        self,
        view: FiveHundredView,
        rng: Random,
        solver: Solver,
        called_off: Event,
        sense: Sense,
        imagine: Imagine,
    ) -> None:
        self.view, self.rng, self.solver = view, rng, solver
        self.seat, self.side = view.seat, side_of(view.seat)
        self.sense = sense
        self.stakes = Stakes(view.scores, view.options, sense)
        self.solved = 0
        self.is_cut_short = False
        self._called_off = called_off
        self._imagine = imagine
        self._worlds: list[tuple[World, float]] = []

    @property
    def has_quick_playouts(self) -> bool:
        """Whether hands can be played out by the hundred."""
        return playouts_are_quick()

    def over(self, count: int, solve: Callable[[World, float], None]) -> None:
        """Let *solve* look at *count* worlds that fit the view, each with its share of belief, until called off.

        Raises:
            ValueError: no deal fits what the view says.
        """
        self._worlds = self._drawn(count)
        self.solved = self._each(solve)

    def again(self, solve: Callable[[World, float], None]) -> None:
        """Let *solve* look at the same worlds as ``over`` did, until called off; ``solved`` counts these looks."""
        self.solved = self._each(solve)

    def _each(self, solve: Callable[[World, float], None]) -> int:
        from game.players.compiled import CalledOff

        for number, (world, share) in enumerate(self._worlds):
            if self._called_off.is_set():
                self.is_cut_short = True
                return number
            try:
                solve(world, share)
            except CalledOff:
                self.is_cut_short = True
                return number
        return len(self._worlds)

    def _drawn(self, count: int) -> list[tuple[World, float]]:
        if self._called_off.is_set():
            self.is_cut_short = True
            return []
        bar = NEGLIGIBLE / max(1, count)
        return [(world, share) for world, share in self._imagine(self.view, count, self.rng) if share >= bar]
