"""Who sits down at which table: the casual player of every game."""

from __future__ import annotations

from collections.abc import Callable
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
