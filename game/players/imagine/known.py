"""What kernels look up instead of working it out: a table that is filled as they ask (see ``compiled.unseen``)."""

from __future__ import annotations

from threading import local
from typing import Final

from game.players.compiled import unseen
from game.players.compiled.jit import Ints, Reals, reals, zeros

FULL: Final = unseen.SLOTS * 3 // 4
"""So many slots are filled before a table begins again: fuller ones take long to search."""


class Known:
    """One table of the known, for one thread; ``told`` is how many slots are filled."""

    def __init__(self) -> None:
        self.keys: Final[Ints] = zeros(unseen.SLOTS)
        self.figures: Final[Reals] = reals(unseen.SLOTS * unseen.FIGURES)
        self.told = 0

    def tell(self, kind: int, part: int, slot: int, figures: tuple[float, ...]) -> None:
        """Keep what is known of *part*: up to six figures, in the slot a kernel has found empty."""
        if self.told >= FULL:
            self.forget()
        for place, figure in enumerate(figures, slot * unseen.FIGURES):
            self.figures[place] = figure
        self.keys[slot] = kind << unseen.PART_BITS | part
        self.told += 1

    def forget(self) -> None:
        """Begin again with an empty table; a kernel that goes on asks again."""
        self.keys[:] = zeros(unseen.SLOTS)
        self.told = 0


_of_thread = local()


def known_here() -> Known:
    """The table of this thread, which keeps what does not change from one decision to the next."""
    known: Known | None = getattr(_of_thread, "known", None)
    if known is None:
        known = _of_thread.known = Known()
    return known
