"""The number of tricks being bid, not yet said: typed, stepped to with the arrows, or picked."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.actions import Call, Look, SeatAction
from game.rules.spades.bids import HAND_SIZE, Bid


class NumberChoice:
    """What is chosen so far. ``calls`` are the legal ones by bid, ``look`` the way to take the cards up first."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.calls: dict[Bid, Call] = {}
        self.look: Look | None = None
        self._is_typing = False

    def open(self, legal: Iterable[SeatAction]) -> None:
        """A new turn to bid: nothing is chosen yet."""
        actions = list(legal)
        self.number, self._is_typing = None, False
        self.calls = {action.bid: action for action in actions if isinstance(action, Call)}  # type: ignore[misc]
        self.look = next((action for action in actions if isinstance(action, Look)), None)

    @property
    def bid(self) -> Bid | None:
        """The bid composed."""
        return Bid.of(self.number) if self.number is not None else None

    def choose(self, number: int) -> None:
        self.number, self._is_typing = number, False

    def step(self, by: int) -> None:
        """One more or one fewer; from nothing to the lowest or the highest."""
        if self.number is None:
            self.choose(1 if by > 0 else HAND_SIZE)
        else:
            self.choose(min(HAND_SIZE, max(0, self.number + by)))

    def type(self, digit: int) -> None:
        """A digit is written: behind the one before if that makes a number of tricks, else in its place."""
        longer = 10 * self.number + digit if self.number and self._is_typing else digit
        self.number = longer if longer <= HAND_SIZE else digit
        self._is_typing = True

    def take_back(self) -> bool:
        """Choose nothing again; whether there was something."""
        had = self.number is not None
        self.number, self._is_typing = None, False
        return had
