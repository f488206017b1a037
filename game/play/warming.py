"""Getting the strong players ready behind the title, while casual players fill in."""

from __future__ import annotations

import logging
from importlib import import_module
from threading import Event, Thread
from typing import Any, Final

FIRST: Final = "five-hundred"
"""The game that is warmed up behind the title; the others are when somebody goes to them."""
FETCHING: Final = "fetching"
"""The name of the threads that compile, which nothing can stop."""
_WARMING: Final = "The stronger players are still warming up. Until they are ready, casual ones sit in for them."
_INTERPRETED: Final = (
    "Numba, which makes the solver fast, does not run on this computer. Club and expert players think less far ahead "
    "without it: weaker, but not broken."
)
_FAILED: Final = "The solver could not be made ready on this computer, so casual players sit in for the stronger ones."
NEWS: Final = (_WARMING, _INTERPRETED, _FAILED)
"""All that may be told of it."""


class Warming:
    """The way of the players from source to machine code: half a minute at the very first start, then a second.

    ``run`` does it for the first game, meant for a daemon thread; the rest may be asked from any thread meanwhile.
    ``is_ready`` and ``is_over`` speak of the first game.
    """

    def __init__(self) -> None:
        self.is_ready = False
        self.is_over = False
        self.is_compiled = True
        self._is_first_over = Event()
        self._opened: dict[str, bool | None] = {}

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
            self._is_first_over.set()

    def open(self, game: str) -> None:
        """Somebody goes to *game*: warm its players up in a thread of its own, once the first game's are.

        The first game has the processor to itself until then.
        """
        if game != FIRST and game not in self._opened:
            self._opened[game] = None
            Thread(target=self._warm, args=(game,), name=FETCHING, daemon=True).start()

    def prepare(self, game: str) -> None:
        """Fetch the strong players of *game* and have them compiled."""
        from game.players.seating import seated

        expert: Any = seated(game, "expert")
        expert.prepare()

    def is_ready_for(self, game: str) -> bool:
        """Whether the strong players of *game* may be asked."""
        return self.is_ready if game == FIRST else self._opened.get(game) is True

    def _warm(self, game: str) -> None:
        self._is_first_over.wait()
        try:
            self.prepare(game)
            self._opened[game] = True
        except Exception:
            logging.getLogger(__name__).exception("the players of %s could not be made ready", game)
            self._opened[game] = False

    @property
    def news(self) -> str:
        """How far it has come, in a sentence; empty when all is as it should be."""
        others = self._opened.values()
        if not self.is_over or None in others:
            return _WARMING
        if not self.is_ready or False in others:
            return _FAILED
        return "" if self.is_compiled else _INTERPRETED
