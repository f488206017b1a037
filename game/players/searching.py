"""What all players who search have in common: a word to stop, and a rule of thumb for when the search has no answer."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Any

from game.engine.actions import SeatAction
from game.players.player import Player
from game.players.thoughts import Thoughts


class Searching:
    """Chooses by ``_search``, or as *by_thumb* does. For one thread at a time, but ``call_off`` is for any.

    ``_engine`` is what searches, once it is fetched: it is called off with the player.
    """

    def __init__(self, by_thumb: Player) -> None:
        self._by_thumb = by_thumb
        self._called_off = Event()
        self._engine: Any = None

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """One of ``view.legal``.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if len(view.legal) == 1:
            only: SeatAction = view.legal[0]
            return only
        return self.ponder(view, rng).choice

    def ponder(self, view: Any, rng: Random) -> Thoughts:
        """The choice and the figures it rests on; none where a rule of thumb had to decide.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if not view.legal:
            raise ValueError("It is not this seat's turn.")
        try:
            thoughts = self._search(view, rng)
        except ValueError:
            # The view allows no deal: it was put together, or the rules changed under the hand.
            thoughts = None
        if thoughts is not None and thoughts.choice in view.legal:
            return thoughts
        return Thoughts(self._by_thumb.choose(view, rng), is_cut_short=self._called_off.is_set())

    def call_off(self) -> None:
        """From another thread: the running search and all later ones answer with what they have, until ``resume``."""
        self._called_off.set()
        if self._engine is not None:
            self._engine.call_off()

    def resume(self) -> None:
        """Search again."""
        self._called_off.clear()
        if self._engine is not None:
            self._engine.resume()

    def _keep(self, engine: Any) -> Any:
        """Keep what searches, which must not go on if it was called off meanwhile."""
        self._engine = engine
        if self._called_off.is_set():
            engine.call_off()
        return engine

    def _search(self, view: Any, rng: Random) -> Thoughts | None:
        """The choice and its figures; ``None`` where nothing was searched.

        Raises:
            ValueError: no deal fits what the view says.
        """
        raise NotImplementedError
