"""What each part of a hand of Spades is worth. Fitted to played-out hands; data, not rules."""

from __future__ import annotations

from typing import Final, TypeAlias

Weights: TypeAlias = tuple[float, tuple[float, ...]]
"""A base and one factor for each feature."""

TRICK_WORDS: Final = (
    "ace of spades", "guarded king of spades", "guarded queen of spades", "guarded jack of spades", "spades",
    "spades above four", "side aces", "kings behind an ace", "guarded kings", "guarded queens", "ruffs of a void",
    "ruffs behind a singleton", "ruffs behind a doubleton", "side cards above four",
)  # fmt: skip
NELLO_WORDS: Final = (
    "spades", "ace of spades", "king of spades", "queen of spades", "jack of spades", "eight to ten of spades",
    "exposed low cards", "the worst suit's", "voids",
)  # fmt: skip

TRICKS: Final[Weights] = (
    -0.73,
    (1.15, 1.02, 0.81, 0.6, 0.64, 0.5, 0.61, 0.52, 0.55, 0.38, -0.11, -0.06, -0.03, -0.04),
)
NELLO: Final[Weights] = (3.92, (-0.55, -16.0, -1.38, -1.21, -0.79, -0.37, -0.35, -0.28, -0.63))
SPREAD: Final = 0.85
"""How far the tricks won stray from the count."""
