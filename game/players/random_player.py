"""A player who shuts both eyes and takes any card: the floor every other player is measured from."""

from __future__ import annotations

from random import Random
from typing import Any

from game.engine.actions import SeatAction


class RandomPlayer:
    """Takes any legal action, each as likely as the next."""

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """One of ``view.legal``, uniformly.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if not view.legal:
            raise ValueError("It is not this seat's turn.")
        legal: tuple[SeatAction, ...] = view.legal
        return legal[int(rng.random() * len(legal))]
