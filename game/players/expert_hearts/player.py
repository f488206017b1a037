"""The players themselves: a budget of worlds, and the rules of thumb for when it cannot be spent."""

from __future__ import annotations

from importlib import import_module
from random import Random
from threading import Event
from typing import Any

from game.engine.actions import SeatAction
from game.players.casual_hearts import CasualHearts
from game.players.expert_hearts.budget import CLUB, EXPERT, Budget, affordable
from game.players.monte_carlo.thoughts import Thoughts
from game.rules.hearts.view import HeartsView, Phase


class HeartsSearcher:
    """Imagines, plays out, and does what is best on average. For one thread at a time, but ``call_off`` is for any.

    The playouts are fetched at the first decision, which takes as long as importing Numba: let ``prepare`` do it in
    the background first.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._called_off = Event()

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """One of ``view.legal``.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if len(view.legal) == 1:
            only: SeatAction = view.legal[0]
            return only
        return self.ponder(view, rng).choice

    def ponder(self, view: HeartsView, rng: Random) -> Thoughts:
        """The choice and the ``HeartsFigures`` it rests on; none where a rule of thumb had to decide.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if not view.legal:
            raise ValueError("It is not this seat's turn.")
        thoughts = self._thoughts(view, rng)
        if thoughts is not None and thoughts.choice in view.legal:
            return thoughts
        return Thoughts(CasualHearts().choose(view, rng), is_cut_short=self._called_off.is_set())

    def call_off(self) -> None:
        """From another thread: the running search and all later ones answer with what they have, until ``resume``."""
        self._called_off.set()

    def resume(self) -> None:
        """Search again."""
        self._called_off.clear()

    def prepare(self) -> None:
        """Fetch the playouts and compile them if they are not yet; seconds once, meant for a daemon thread."""
        if import_module("game.players.compiled.jit").IS_COMPILED:
            import_module("game.players.compiled_hearts.rehearsal").warm_up_hearts()

    def _thoughts(self, view: HeartsView, rng: Random) -> Thoughts | None:
        from game.players.compiled.jit import IS_COMPILED
        from game.players.expert_hearts.passing import choose_pass
        from game.players.expert_hearts.playing import choose_card
        from game.players.expert_hearts.study import Study

        budget = affordable(self.budget, is_compiled=IS_COMPILED)
        try:
            study = Study(view, rng, self._called_off)
        except ValueError:
            # The view allows no deal: it was put together, or the rules changed under the hand.
            return None
        if view.phase is Phase.PASSING:
            return choose_pass(study, budget.passing, budget.passes)
        return choose_card(study, budget.playing)

    def __getstate__(self) -> Budget:
        return self.budget

    def __setstate__(self, state: Budget) -> None:
        HeartsSearcher.__init__(self, state)


class ClubHearts(HeartsSearcher):
    """A strong player who looks at few worlds."""

    def __init__(self) -> None:
        super().__init__(CLUB)


class ExpertHearts(HeartsSearcher):
    """The strongest player: the same with many worlds."""

    def __init__(self) -> None:
        super().__init__(EXPERT)
