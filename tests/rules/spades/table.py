"""A table set for Spades."""

from __future__ import annotations

from typing import Any

from game.rules.spades.rules import SPADES
from tests.rules import alone


def spades(words: str = "", **where: Any) -> alone.Table:
    """A hand of Spades dealt as told; East deals, so South bids and leads first."""
    return alone.Table(SPADES, words, **where)
