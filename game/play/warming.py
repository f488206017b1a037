"""Getting the solver ready behind the title, while casual players fill in."""

from __future__ import annotations

import logging
from importlib import import_module
from typing import Final

_WARMING: Final = "The stronger players are still warming up. Until they are ready, casual ones sit in for them."
_INTERPRETED: Final = (
    "Numba, which makes the solver fast, does not run on this computer. Club and expert players think less far ahead "
    "without it: weaker, but not broken."
)
_FAILED: Final = "The solver could not be made ready on this computer, so casual players sit in for the stronger ones."
NEWS: Final = (_WARMING, _INTERPRETED, _FAILED)
"""All that may be told of it."""


class Warming:
    """The way of the solver from source to machine code: half a minute at the very first start, then a second.

    ``run`` does it, meant for a daemon thread; the rest may be asked from any thread meanwhile.
    """

    def __init__(self) -> None:
        self.is_ready = False
        self.is_over = False
        self.is_compiled = True

    def run(self) -> None:
        """Fetch the solver and have it compiled. Whatever goes wrong, casual players play on."""
        try:
            from game.players.monte_carlo import Expert

            Expert().prepare()
            self.is_compiled = import_module("game.players.compiled").IS_COMPILED
            self.is_ready = True
        except Exception:
            logging.getLogger(__name__).exception("the solver could not be made ready")
        finally:
            self.is_over = True

    @property
    def news(self) -> str:
        """How far it has come, in a sentence; empty when all is as it should be."""
        if not self.is_over:
            return _WARMING
        if not self.is_ready:
            return _FAILED
        return "" if self.is_compiled else _INTERPRETED
