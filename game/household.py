"""Everything behind the title: the saved games, the players, and the lobby that leads from scene to scene."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

from game.cards.seats import Seat
from game.play.thinking import Thinker
from game.players.casual import Casual
from game.players.player import Player
from game.rules.catalogue import GAMES
from game.scenes.lobby import Lobby
from game.scenes.scene import Services
from game.store.saves import Saves


def furnish(services: Services, home: Path | None, seed: int | None, stack: ExitStack) -> Lobby:
    """The lobby of a program whose games are kept in *home*; *stack* closes what it opens."""
    saves = Saves(home, GAMES)
    services.saves = saves
    thinker = Thinker()
    stack.callback(thinker.close)
    return Lobby(services, saves, casual_players, thinker, seed)


def casual_players() -> Mapping[Seat, Player]:
    """Who sits at the table besides the user."""
    return {seat: Casual() for seat in (Seat.WEST, Seat.NORTH, Seat.EAST)}
