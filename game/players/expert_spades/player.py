"""The players themselves: a budget of worlds, and the rules of thumb for when it cannot be spent."""

from __future__ import annotations

from importlib import import_module
from random import Random

from game.players.casual_spades import CasualSpades
from game.players.expert_spades.budget import CLUB, EXPERT, Budget, affordable
from game.players.searching import Searching
from game.players.thoughts import Thoughts
from game.rules.spades.view import Phase, SpadesView


class SpadesSearcher(Searching):
    """Imagines, plays out, and does what wins most games; ``ponder`` tells ``SpadesFigures``.

    The playouts are fetched at the first decision, which takes as long as importing Numba: let ``prepare`` do it in
    the background first.
    """

    def __init__(self, budget: Budget) -> None:
        super().__init__(CasualSpades())
        self.budget = budget

    def prepare(self) -> None:
        """Fetch the playouts and compile them if they are not yet; half a minute once, meant for a daemon thread."""
        if import_module("game.players.compiled.jit").IS_COMPILED:
            import_module("game.players.compiled_spades.rehearsal").warm_up_spades()

    def _search(self, view: SpadesView, rng: Random) -> Thoughts | None:
        from game.players.compiled.jit import IS_COMPILED
        from game.players.compiled_spades.rehearsal import Rehearsal
        from game.players.expert_spades.choosing import choose_bid, choose_card

        budget = affordable(self.budget, is_compiled=IS_COMPILED)
        is_bidding = view.phase is Phase.BIDDING
        worlds = budget.bidding if is_bidding else budget.playing
        if not worlds:
            return None
        rehearsal = self._engine or self._keep(Rehearsal())
        return (choose_bid if is_bidding else choose_card)(view, rng, rehearsal, worlds)

    def __getstate__(self) -> Budget:
        return self.budget

    def __setstate__(self, state: Budget) -> None:
        SpadesSearcher.__init__(self, state)


class ClubSpades(SpadesSearcher):
    """A strong player who looks at few worlds."""

    def __init__(self) -> None:
        super().__init__(CLUB)


class ExpertSpades(SpadesSearcher):
    """The strongest player: the same with many worlds."""

    def __init__(self) -> None:
        super().__init__(EXPERT)
