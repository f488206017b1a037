"""Every game of the parlour, by name."""

from __future__ import annotations

from typing import Final

from game.engine.rules import Rules
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.hearts.rules import HEARTS
from game.rules.poker_solitaire.rules import POKER_SOLITAIRE
from game.rules.spades.rules import SPADES

GAMES: Final[dict[str, Rules]] = {FIVE_HUNDRED.name: FIVE_HUNDRED, HEARTS.name: HEARTS, SPADES.name: SPADES}
"""What can be played, saved and read. Which tables the lobby shows is the lobby's business."""

SOLITAIRES: Final[dict[str, Rules]] = {POKER_SOLITAIRE.name: POKER_SOLITAIRE}
"""The games for one, which have no tricks and no other players."""
