"""The bid being composed: a level and a denomination chosen one after the other, not yet said."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.actions import Call, SeatAction
from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, PASS, Bid, Denomination

LEVELS = (6, 7, 8, 9, 10)


class CallChoice:
    """What is chosen so far, and which of the legal calls it amounts to. ``calls`` are the legal ones by bid."""

    def __init__(self) -> None:
        self.level: int | None = None
        self.denomination: Denomination | None = None
        self.calls: dict[Bid, Call] = {}

    def open(self, legal: Iterable[SeatAction]) -> None:
        """A new turn to call: nothing is chosen yet."""
        self.level = self.denomination = None
        self.calls = {action.bid: action for action in legal if isinstance(action, Call)}  # type: ignore[misc]

    @property
    def bid(self) -> Bid | None:
        """The trick bid composed, once both its parts are chosen."""
        if self.level is None or self.denomination is None:
            return None
        return Bid.of(self.level, self.denomination)

    @property
    def is_empty(self) -> bool:
        return self.level is None and self.denomination is None

    def may(self, bid: Bid) -> bool:
        return bid in self.calls

    def may_level(self, level: int) -> bool:
        """Whether any bid of that level is possible."""
        return any(bid.level == level for bid in self.calls)

    def may_denomination(self, denomination: Denomination) -> bool:
        """Whether any bid of that denomination is possible at the level chosen, or at any if none is."""
        return any(
            bid.denomination is denomination and self.level in (None, bid.level) for bid in self.calls if bid.level
        )

    def choose(self, bid: Bid) -> None:
        """Choose both parts at once."""
        self.level, self.denomination = bid.level, bid.denomination

    def take_back(self) -> bool:
        """Take the last part of the choice back; whether there was one."""
        if self.denomination is not None:
            self.denomination = None
        elif self.level is not None:
            self.level = None
        else:
            return False
        return True

    def step(self, levels: int, denominations: int) -> None:
        """Move the choice by that many levels and denominations, onto legal bids where there are any."""
        grid = [bid for bid in self.calls if bid.level is not None]
        if not grid:
            return
        if self.bid is None:
            self.choose(grid[0])
            return
        assert self.level is not None and self.denomination is not None
        level = min(10, max(6, self.level + levels))
        denomination = Denomination((self.denomination + denominations) % 5)
        self.level, self.denomination = level, denomination


def special_bids() -> tuple[Bid, Bid, Bid]:
    """The calls beside the grid."""
    return PASS, MISERE, OPEN_MISERE
