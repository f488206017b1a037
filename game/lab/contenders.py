"""Who may be named in a tournament, by game; each is fetched when first asked for."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.players.player import Player
from game.players.seating import STRONG, made

_RANDOM: Final = "game.players.random_player:RandomPlayer"
CONTENDERS: Final[dict[str, dict[str, str]]] = {
    "five-hundred": {
        "casual": "game.players.casual:Casual",
        **STRONG["five-hundred"],
        "open": "game.lab.open_hands:OpenHands",
        "random": _RANDOM,
    },
    "hearts": {"casual": "game.players.casual_hearts:CasualHearts", **STRONG["hearts"], "random": _RANDOM},
    "spades": {"casual": "game.players.casual_spades:CasualSpades", **STRONG["spades"], "random": _RANDOM},
}
"""By the game's name and the player's: where the class stands. ``open`` sees all cards, for the lab alone."""


def check_contenders(game: str, *names: str) -> None:
    """Make sure that all of *names* play *game*.

    Raises:
        ValueError: no such game or player.
    """
    if game not in CONTENDERS:
        *others, last = CONTENDERS
        raise ValueError(f"{game[:20]!r} is no game for a tournament; there are {', '.join(others)} and {last}.")
    for name in names:
        if name not in CONTENDERS[game]:
            raise ValueError(f"{name[:20]!r} is no player; there are {', '.join(CONTENDERS[game])}.")


def player_named(name: str, game: str = "five-hundred") -> Player:
    """A new player of that name.

    Raises:
        ValueError: no such game or player.
    """
    check_contenders(game, name)
    return made(CONTENDERS[game][name])


@cache
def ready(name: str, game: str = "five-hundred") -> Player:
    """The same once a process, its kernels compiled, so that no decision's time has that in it."""
    player = player_named(name, game)
    prepare = getattr(player, "prepare", None)
    if prepare is not None:
        prepare()
    return player
