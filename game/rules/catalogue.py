"""Every game of the parlour, by name."""

from __future__ import annotations

from typing import Final

from game.engine.rules import Rules
from game.rules.five_hundred.rules import FIVE_HUNDRED

GAMES: Final[dict[str, Rules]] = {FIVE_HUNDRED.name: FIVE_HUNDRED}
