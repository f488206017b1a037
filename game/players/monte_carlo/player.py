"""The players themselves: a budget of worlds, a solver, and the rules of thumb for when neither serves."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING

from game.players.casual import Casual
from game.players.imagine import World, wander_through
from game.players.judgement.five_hundred import SENSE, Sense
from game.players.monte_carlo.budget import CLUB, EXPERT, Budget, affordable
from game.players.searching import Searching
from game.players.thoughts import Thoughts
from game.rules.five_hundred.view import FiveHundredView, Phase

if TYPE_CHECKING:
    from game.players.monte_carlo.study import Study


class MonteCarlo(Searching):
    """Imagines, solves, and does what is best on average.

    The solver is fetched at the first decision, which takes as long as importing Numba: let ``prepare`` do it in the
    background first.
    """

    def __init__(self, budget: Budget, sense: Sense = SENSE) -> None:
        super().__init__(Casual())
        self.budget = budget
        self.sense = sense

    def prepare(self) -> None:
        """Fetch the solver and compile it if it is not yet; half a minute once, meant for a daemon thread."""
        compiled = import_module("game.players.compiled")
        if compiled.IS_COMPILED:
            compiled.warm_up()

    def _study(self, view: FiveHundredView, rng: Random) -> Study:
        from game.players.compiled import Solver
        from game.players.monte_carlo.study import Study

        solver = self._engine or self._keep(Solver())
        return Study(view, rng, solver, self._called_off, self.sense, self.imagine)

    def imagine(self, view: FiveHundredView, count: int, rng: Random) -> list[tuple[World, float]]:
        """The worlds a decision is made over: by default drawn from what the view says."""
        return [(world, 1 / count) for world in wander_through(view, count, rng)] if count else []

    def _search(self, view: FiveHundredView, rng: Random) -> Thoughts | None:
        from game.players.compiled import IS_COMPILED
        from game.players.monte_carlo.bidding import choose_call
        from game.players.monte_carlo.playing import choose_card
        from game.players.monte_carlo.throwing_out import choose_throw_out

        budget, study = affordable(self.budget, is_compiled=IS_COMPILED), self._study(view, rng)
        if view.phase is Phase.PLAYING:
            worlds = budget.playing if view.sitting_out is None else budget.misere
            return choose_card(study, worlds) if worlds and len(view.hand) <= budget.deepest else None
        if view.phase is Phase.DISCARDING:
            return choose_throw_out(study, budget.throwing_out, budget.throw_outs) if budget.throwing_out else None
        return choose_call(study, budget.bidding) if budget.bidding else None

    def __getstate__(self) -> tuple[Budget, Sense]:
        return self.budget, self.sense

    def __setstate__(self, state: tuple[Budget, Sense]) -> None:
        MonteCarlo.__init__(self, *state)


class Club(MonteCarlo):
    """A strong player who looks at few worlds."""

    def __init__(self, sense: Sense = SENSE) -> None:
        super().__init__(CLUB, sense)


class Expert(MonteCarlo):
    """The strongest player: the same with many worlds."""

    def __init__(self, sense: Sense = SENSE) -> None:
        super().__init__(EXPERT, sense)
