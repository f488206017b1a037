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
    (
        3.07,
        (0.63, 0.6, 0.38, 0.23, 0.2, 0.06, 0.53, -0.15, -0.3, -0.04, 0.48, 0.42, 0.18, 0.01, 0.17, 0.24, 0.13, 0.02),
    ),
    (2.82, (1.29, 0.8, 0.68, 0.73, 0.42, 0.31, 0.08, 0.08, 0.37, 0.17, 0.12)),
)
CONTRACTOR: Final[tuple[Weights, Weights]] = (
    (
        0.69,
        (0.8, 0.68, 0.47, 0.28, 0.23, 0.09, 0.71, -0.27, -0.16, 0.24, 0.68, 0.51, 0.37, -0.12, 0.15, 0.65, 0.25, 0.02),
    ),
    (2.56, (1.57, 0.71, 0.71, 0.63, 0.26, 0.37, 0.23, -0.02, 0.23, 0.17, 0.21)),
)
SUPPORT: Final[tuple[Weights, Weights]] = (
    (-2.67, (0.81, 0.86, 0.41, 0.29, 0.16, 0.1, 0.59, 0.07, 0.0, 0.22, 0.69, 0.28, 0.3, 0.18, 0.11, -0.1, -0.1, -0.08)),
    (-1.55, (1.48, 0.88, 0.57, 0.65, 0.22, 0.39, 0.13, 0.17, -0.02, -0.02, -0.19)),
)
DEFENCE: Final[tuple[Weights, Weights]] = (
    (
        -3.12,
        (0.71, 0.66, 0.34, 0.21, 0.09, 0.03, 0.74, -0.19, -0.01, 0.62, 0.49, 0.15, 0.24, -0.02, 0.09, 0.11, 0.0, -0.05),
    ),
    (-1.14, (1.24, 0.61, 0.41, 0.51, 0.17, 0.05, 0.0, 0.06, -0.02, 0.07, -0.09)),
)
