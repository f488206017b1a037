"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, runtime_checkable

from game.engine.actions import SeatAction


class Player(Protocol):
    """Chooses an action from what its seat may know; the same view and rng state give the same choice."""

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """One of ``view.legal``."""


@runtime_checkable
class Searcher(Protocol):
    """A player that may think for long: from another thread it is called off, and told that it may search again."""

    def call_off(self) -> None:
        """Let the running search and all later ones answer at once with what they have."""

    def resume(self) -> None:
        """Search again."""
