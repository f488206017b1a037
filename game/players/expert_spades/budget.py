"""How many worlds a decision is given. Worlds, never seconds: so the same view gives the same choice everywhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Budget:
    """Worlds for each kind of decision; with none, a rule of thumb decides."""

    bidding: int
    playing: int


CLUB: Final = Budget(bidding=80, playing=60)
EXPERT: Final = Budget(bidding=200, playing=160)
INTERPRETED: Final = Budget(bidding=0, playing=12)
"""The most that can be afforded where the playouts do not run as machine code."""


def affordable(budget: Budget, *, is_compiled: bool) -> Budget:
    """*budget*, or as much of it as playouts that are not compiled can serve in good time."""
    if is_compiled:
        return budget
    return Budget(min(budget.bidding, INTERPRETED.bidding), min(budget.playing, INTERPRETED.playing))
