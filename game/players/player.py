"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from game.engine.actions import SeatAction


class Player(Protocol):
    """Chooses an action from what its seat may know; the same view and rng state give the same choice."""

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """One of ``view.legal``."""
