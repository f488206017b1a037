"""How many worlds a decision is given. Worlds, never seconds: so the same view gives the same choice everywhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Budget:
    """Worlds for each kind of decision; with none, a rule of thumb decides.

    ``throw_outs`` is how many ways of throwing out are solved. ``deepest`` is the most cards in a hand whose play is
    solved at all.
    """

    bidding: int
    throwing_out: int
    playing: int
    misere: int
    throw_outs: int = 12
    deepest: int = 10


CLUB: Final = Budget(bidding=20, throwing_out=20, playing=16, misere=12, throw_outs=6)
EXPERT: Final = Budget(bidding=200, throwing_out=120, playing=300, misere=60, throw_outs=16)
INTERPRETED: Final = Budget(bidding=0, throwing_out=0, playing=4, misere=0, deepest=8)
"""The most that can be afforded where the solver does not run as machine code."""


def affordable(budget: Budget, *, is_compiled: bool) -> Budget:
    """*budget*, or as much of it as a solver that is not compiled can serve in good time."""
    if is_compiled:
        return budget
    return Budget(
        bidding=min(budget.bidding, INTERPRETED.bidding),
        throwing_out=min(budget.throwing_out, INTERPRETED.throwing_out),
        playing=min(budget.playing, INTERPRETED.playing),
        misere=min(budget.misere, INTERPRETED.misere),
        throw_outs=budget.throw_outs,
        deepest=min(budget.deepest, INTERPRETED.deepest),
    )
