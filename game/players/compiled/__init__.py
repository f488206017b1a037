"""Exact searches with open hands, and playouts by rules of thumb, compiled where Numba exists (see ``jit``).

The names to use are those below; for playouts ask ``rehearsal``.

Importing this package takes as long as importing Numba: do it behind the title, not before the first frame.
"""

from game.players.compiled.bidding import DenominationCounts, keep_ten
from game.players.compiled.jit import IS_COMPILED
from game.players.compiled.position import Position
from game.players.compiled.solver import CalledOff, Solver
from game.players.compiled.warming import warm_up

__all__ = ["IS_COMPILED", "CalledOff", "DenominationCounts", "Position", "Solver", "keep_ten", "warm_up"]
