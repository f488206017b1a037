"""The players themselves: a budget of worlds, and the rules of thumb for when it cannot be spent."""

from __future__ import annotations

from importlib import import_module
from random import Random

from game.players.casual_hearts import CasualHearts
from game.players.expert_hearts.budget import CLUB, EXPERT, Budget, affordable
from game.players.searching import Searching
from game.players.thoughts import Thoughts
from game.rules.hearts.view import HeartsView, Phase


class HeartsSearcher(Searching):
    """Imagines, plays out, and does what is best on average; ``ponder`` tells ``HeartsFigures``.

    The playouts are fetched at the first decision, which takes as long as importing Numba: let ``prepare`` do it in
    the background first.
    """

    def __init__(self, budget: Budget) -> None:
        super().__init__(CasualHearts())
        self.budget = budget

    def prepare(self) -> None:
        """Fetch the playouts and compile them if they are not yet; seconds once, meant for a daemon thread."""
        if import_module("game.players.compiled.jit").IS_COMPILED:
            import_module("game.players.compiled_hearts.rehearsal").warm_up_hearts()

    def _search(self, view: HeartsView, rng: Random) -> Thoughts | None:
        from game.players.compiled.jit import IS_COMPILED
        from game.players.expert_hearts.passing import choose_pass
        from game.players.expert_hearts.playing import choose_card
        from game.players.expert_hearts.study import Study

        budget = affordable(self.budget, is_compiled=IS_COMPILED)
        study = Study(view, rng, self._called_off)
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
