"""The four seats, clockwise from the user's own."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Seat(IntEnum):
    """A place at the table. South is the user's; play goes clockwise: South, West, North, East."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    @property
    def left(self) -> Seat:
        """The neighbour who acts next."""
        return _CLOCKWISE[self + 1]

    @property
    def partner(self) -> Seat:
        """The seat across the table."""
        return _CLOCKWISE[self + 2]

    @property
    def right(self) -> Seat:
        return _CLOCKWISE[self + 3]

    @property
    def letter(self) -> str:
        """The seat in records: ``S W N E``."""
        return "SWNE"[self]

    @property
    def word(self) -> str:
        """The seat in a sentence: ``South``."""
        return self.name.capitalize()

    def clockwise(self) -> tuple[Seat, Seat, Seat, Seat]:
        """All four seats, this one first."""
        return _ROUNDS[self]

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read a seat letter.

        Raises:
            ValueError: *text* is not one of ``S W N E``.
        """
        index = "SWNE".find(text) if len(text) == 1 else -1
        if index < 0:
            raise ValueError(f"{text[:12]!r} is no seat; seats are S, W, N and E")
        return cls(index)


SEATS: Final = tuple(Seat)
_CLOCKWISE: Final = SEATS + SEATS
_ROUNDS: Final = tuple((_CLOCKWISE[s], _CLOCKWISE[s + 1], _CLOCKWISE[s + 2], _CLOCKWISE[s + 3]) for s in range(4))
