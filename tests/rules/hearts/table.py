"""A table set for Hearts."""

from __future__ import annotations

from typing import Any

from game.rules.hearts.rules import HEARTS
from tests.rules import alone

HOLD = 4
"""A hand played without passing."""


def hearts(words: str = "", number: int = HOLD, **where: Any) -> alone.Table:
    """A hand of Hearts dealt as told, without passing unless *number* says otherwise."""
    return alone.Table(HEARTS, words, number=number, **where)
