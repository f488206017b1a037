"""How many worlds a decision is given. Worlds, never seconds: so the same view gives the same choice everywhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Budget:
    """Worlds for a pass and for a card; with none, a rule of thumb decides. ``passes`` is how many passes are tried."""

    passing: int
    playing: int
    passes: int = 36


CLUB: Final = Budget(passing=40, playing=40, passes=20)
EXPERT: Final = Budget(passing=120, playing=240)
INTERPRETED: Final = Budget(passing=2, playing=4, passes=8)
"""The most that can be afforded where playouts do not run as machine code."""


def affordable(budget: Budget, *, is_compiled: bool) -> Budget:
    """*budget*, or as much of it as playouts that are not compiled can serve in good time."""
    if is_compiled:
        return budget
    return Budget(
        passing=min(budget.passing, INTERPRETED.passing),
        playing=min(budget.playing, INTERPRETED.playing),
        passes=min(budget.passes, INTERPRETED.passes),
    )
