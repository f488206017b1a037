"""What each part of a hand is worth in tricks, by who holds it. Fitted to played-out hands; data, not rules."""

from __future__ import annotations

from typing import Final, TypeAlias

Weights: TypeAlias = tuple[float, tuple[float, ...]]
"""A base and one factor for each feature."""

WITH_TRUMPS: Final = (
    "Joker", "right bower", "left bower", "ace", "king", "queen", "trumps", "trumps above five", "trumps above seven",
    "trumps short of three", "side aces", "kings behind an ace", "guarded kings", "bare kings", "queens", "voids",
    "singletons", "doubletons",
)  # fmt: skip
AT_NO_TRUMPS: Final = (
    "Joker", "aces", "kings behind an ace", "guarded kings", "guarded queens", "run beyond the king", "good length",
    "poor length", "open suits", "jacks", "longest above four",
)  # fmt: skip

CALLER: Final[tuple[Weights, Weights]] = (
    (0.6, (0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.6, 0.2, 0.0, 0.0, 0.9, 0.7, 0.4, 0.1, 0.1, 0.6, 0.3, 0.0)),
    (1.4, (1.5, 1.0, 0.9, 0.5, 0.2, 0.8, 0.7, 0.2, -0.3, 0.1, 0.2)),
)
CONTRACTOR: Final = CALLER
SUPPORT: Final[tuple[Weights, Weights]] = (
    (-1.8, (0.7, 0.6, 0.5, 0.3, 0.2, 0.1, 0.4, 0.0, 0.0, 0.0, 0.7, 0.4, 0.3, 0.1, 0.1, 0.3, 0.2, 0.0)),
    (-1.8, (1.5, 0.8, 0.7, 0.4, 0.2, 0.5, 0.3, 0.0, 0.0, 0.1, 0.0)),
)
DEFENCE: Final[tuple[Weights, Weights]] = (
    (-1.2, (0.9, 0.7, 0.5, 0.3, 0.2, 0.0, 0.2, 0.2, 0.0, 0.0, 0.5, 0.3, 0.2, 0.0, 0.0, 0.0, 0.0, 0.0)),
    (-1.8, (1.5, 0.8, 0.7, 0.4, 0.2, 0.5, 0.3, 0.0, 0.0, 0.1, 0.0)),
)
