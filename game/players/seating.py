"""Who sits down at which table: for every game a player of each skill, fetched when first asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from game.players.casual import Casual
from game.players.casual_hearts import CasualHearts
from game.players.casual_spades import CasualSpades
from game.players.player import Player

CASUAL: Final[dict[str, Callable[[], Player]]] = {
    "five-hundred": Casual,
    "hearts": CasualHearts,
    "spades": CasualSpades,
}
"""By the game's name in records."""

STRONG: Final[dict[str, dict[str, str]]] = {
    "five-hundred": {"club": "game.players.monte_carlo:Club", "expert": "game.players.monte_carlo:Expert"},
    "hearts": {"club": "game.players.expert_hearts:ClubHearts", "expert": "game.players.expert_hearts:ExpertHearts"},
    "spades": {"club": "game.players.expert_spades:ClubSpades", "expert": "game.players.expert_spades:ExpertSpades"},
}
"""By game and skill: where the class stands. Each has ``prepare`` to compile what it calls."""


def made(place: str) -> Player:
    """A new player of the class that stands at ``module:class``."""
    module, _, kind = place.partition(":")
    player: Player = getattr(import_module(module), kind)()
    return player


def seated(game: str, skill: str) -> Player:
    """A new player of *game*: ``casual``, ``club`` or ``expert``."""
    return CASUAL[game]() if skill == "casual" else made(STRONG[game][skill])
