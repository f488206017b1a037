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
    (3.35, (0.82, 0.67, 0.52, 0.3, 0.16, 0.04, 0.39, -0.1, 0.03, 0.17, 0.36, 0.27, 0.13, -0.02, 0.1, 0.34, 0.22, 0.09)),
    (3.75, (1.24, 0.57, 0.57, 0.53, 0.22, 0.28, 0.22, 0.13, 0.22, 0.2, -0.12)),
)
CONTRACTOR: Final[tuple[Weights, Weights]] = (
    (1.38, (0.96, 0.78, 0.6, 0.35, 0.2, 0.09, 0.45, -0.05, -0.19, 0.11, 0.6, 0.36, 0.35, -0.02, 0.1, 0.83, 0.39, 0.1)),
    (2.41, (1.54, 0.75, 0.72, 0.68, 0.27, 0.35, -0.27, -0.47, 0.29, 0.2, 0.59)),
)
SUPPORT: Final[tuple[Weights, Weights]] = (
    (
        -2.2,
        (0.89, 0.81, 0.41, 0.27, 0.16, 0.09, 0.43, -0.04, 0.0, 0.05, 0.7, 0.22, 0.29, 0.12, 0.04, 0.19, 0.07, -0.04),
    ),
    (-1.64, (1.67, 0.9, 0.5, 0.68, 0.25, 0.32, -0.09, -0.09, 0.01, 0.03, 0.01)),
)
DEFENCE: Final[tuple[Weights, Weights]] = (
    (
        -2.63,
        (0.74, 0.61, 0.35, 0.22, 0.12, 0.05, 0.59, -0.28, 0.0, 0.44, 0.49, 0.09, 0.22, -0.03, 0.06, 0.29, 0.1, -0.04),
    ),
    (-1.14, (1.29, 0.64, 0.45, 0.54, 0.19, 0.05, 0.09, 0.13, -0.03, 0.03, -0.17)),
)
