"""The players themselves: a budget of worlds, and the rules of thumb for when it cannot be spent."""

from __future__ import annotations

from importlib import import_module
from random import Random
from threading import Event
from typing import TYPE_CHECKING, Any

from game.engine.actions import SeatAction
from game.players.casual_spades import CasualSpades
from game.players.expert_spades.budget import CLUB, EXPERT, Budget, affordable
from game.players.monte_carlo.thoughts import Thoughts
from game.rules.spades.view import Phase, SpadesView

if TYPE_CHECKING:
    from game.players.compiled_spades.rehearsal import Rehearsal


class SpadesSearcher:
    """Imagines, plays out, and does what wins most games. For one thread at a time, but ``call_off`` is for any.

    The playouts are fetched at the first decision, which takes as long as importing Numba: let ``prepare`` do it in
    the background first.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._called_off = Event()
        self._rehearsal: Rehearsal | None = None

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """One of ``view.legal``.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if len(view.legal) == 1:
            only: SeatAction = view.legal[0]
            return only
        return self.ponder(view, rng).choice

    def ponder(self, view: SpadesView, rng: Random) -> Thoughts:
        """The choice and the ``SpadesFigures`` it rests on; none where a rule of thumb had to decide.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if not view.legal:
            raise ValueError("It is not this seat's turn.")
        thoughts = self._thoughts(view, rng)
        if thoughts is not None and thoughts.choice in view.legal:
            return thoughts
        return Thoughts(CasualSpades().choose(view, rng), is_cut_short=self._called_off.is_set())

    def call_off(self) -> None:
        """From another thread: the running search and all later ones answer with what they have, until ``resume``."""
        self._called_off.set()
        if self._rehearsal is not None:
            self._rehearsal.call_off()

    def resume(self) -> None:
        """Search again."""
        self._called_off.clear()
        if self._rehearsal is not None:
            self._rehearsal.resume()

    def prepare(self) -> None:
        """Fetch the playouts and compile them if they are not yet; half a minute once, meant for a daemon thread."""
        if import_module("game.players.compiled.jit").IS_COMPILED:
            import_module("game.players.compiled_spades.rehearsal").warm_up_spades()

    def _thoughts(self, view: SpadesView, rng: Random) -> Thoughts | None:
        from game.players.compiled.jit import IS_COMPILED
        from game.players.expert_spades.choosing import choose_bid, choose_card

        budget = affordable(self.budget, is_compiled=IS_COMPILED)
        is_bidding = view.phase is Phase.BIDDING
        worlds = budget.bidding if is_bidding else budget.playing
        if not worlds:
            return None
        try:
            return (choose_bid if is_bidding else choose_card)(view, rng, self._fetched(), worlds)
        except ValueError:
            # The view allows no deal: it was put together, or the rules changed under the hand.
            return None

    def _fetched(self) -> Rehearsal:
        from game.players.compiled_spades.rehearsal import Rehearsal

        if self._rehearsal is None:
            self._rehearsal = Rehearsal()
            if self._called_off.is_set():
                self._rehearsal.call_off()
        return self._rehearsal

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
