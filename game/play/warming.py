"""Getting the strong players ready behind the title, while casual players fill in."""

from __future__ import annotations

import gc
import logging
from importlib import import_module
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from game.play.back_room import BackRoom
    from game.players.player import Player

FIRST: Final = "five-hundred"
"""The game that is warmed up behind the title; the others are when somebody goes to them."""
_WARMING: Final = "The stronger players are still warming up. Until they are ready, casual ones sit in for them."
_INTERPRETED: Final = (
    "Numba, which makes the solver fast, does not run on this computer. Club and expert players think less far ahead "
    "without it: weaker, but not broken."
)
_FAILED: Final = "The solver could not be made ready on this computer, so casual players sit in for the stronger ones."
NEWS: Final = (_WARMING, _INTERPRETED, _FAILED)
"""All that may be told of it."""


def prepare(game: str) -> bool:
    """Fetch the strong players of *game* and have them compiled; whether they are machine code now."""
    from game.players.seating import seated

    expert: Any = seated(game, "expert")
    expert.prepare()
    # A compiler leaves half a million objects: looked through for rubbish again and again, they would slow thinking.
    gc.freeze()
    return bool(import_module("game.players.compiled").IS_COMPILED)


class Warming:
    """The way of the players from source to machine code: half a minute at the very first start, then a second.

    They are to play in *room*, without one in the window's own process. ``run`` warms up the first game and is meant
    for a daemon thread; the rest may be asked from any thread meanwhile. ``is_ready`` and ``is_over`` speak of the
    first game.
    """

    def __init__(self, room: BackRoom | None = None) -> None:
        self.room = room
        self.is_ready = False
        self.is_over = False
        self.is_compiled = True
        self._is_first_over = Event()
        self._opened: dict[str, bool | None] = {}

    def run(self) -> None:
        """Get the first game's players ready. Whatever goes wrong, casual players play on."""
        try:
            self.is_compiled = self.prepare(FIRST)
            self.is_ready = True
        except Exception:
            self._report("the solver")
        finally:
            self.is_over = True
            self._is_first_over.set()

    def open(self, game: str) -> None:
        """Somebody goes to *game*: warm its players up in a thread of its own, once the first game's are.

        The first game has the processor to itself until then.
        """
        if game != FIRST and game not in self._opened:
            self._opened[game] = None
            Thread(target=self._warm, args=(game,), name="warming", daemon=True).start()

    def prepare(self, game: str) -> bool:
        """Have the strong players of *game* compiled where they are to play; whether they are machine code now.

        Raises:
            RuntimeError: it failed over there; says where.
            RoomLost: the room was ended meanwhile.
        """
        return bool(prepare(game) if self.room is None else self.room.ask(prepare, game))

    def seated(self, game: str, skill: str) -> Player:
        """A new player of *game*: ``club`` or ``expert``."""
        from game.play.absent import AbsentPlayer
        from game.players.seating import seated

        return seated(game, skill) if self.room is None else AbsentPlayer(self.room, game, skill)

    def is_ready_for(self, game: str) -> bool:
        """Whether the strong players of *game* may be asked."""
        return self.is_ready if game == FIRST else self._opened.get(game) is True

    def _warm(self, game: str) -> None:
        self._is_first_over.wait()
        try:
            self.prepare(game)
            self._opened[game] = True
        except Exception:
            self._report(f"the players of {game}")
            self._opened[game] = False

    def _report(self, who: str) -> None:
        # The program's own end is no mishap.
        if self.room is None or not self.room.is_closed:
            logging.getLogger(__name__).exception("%s could not be made ready", who)

    @property
    def news(self) -> str:
        """How far it has come, in a sentence; empty when all is as it should be."""
        others = self._opened.values()
        if not self.is_over or None in others:
            return _WARMING
        if not self.is_ready or False in others:
            return _FAILED
        return "" if self.is_compiled else _INTERPRETED
