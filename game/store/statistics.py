"""Games won and lost, counted from the records themselves, so that the figures always add up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.cards.seats import Seat
from game.engine.record import Record


@dataclass(frozen=True, slots=True)
class Tally:
    """How games ended for one seat. Games in which something was undone are counted apart."""

    won: int = 0
    lost: int = 0
    won_with_undo: int = 0
    lost_with_undo: int = 0
    abandoned: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.won + other.won,
            self.lost + other.lost,
            self.won_with_undo + other.won_with_undo,
            self.lost_with_undo + other.lost_with_undo,
            self.abandoned + other.abandoned,
        )


def tally(records: Iterable[Record], seat: Seat) -> Tally:
    """Count *records*; a game still under way counts nowhere."""
    total = Tally()
    for record in records:
        total += _one(record, seat)
    return total


def _one(record: Record, seat: Seat) -> Tally:
    match = record.timeline.match
    if not match.is_over:
        return Tally(abandoned=1) if record.is_abandoned else Tally()
    won = seat in match.winners
    if record.undos:
        return Tally(won_with_undo=1) if won else Tally(lost_with_undo=1)
    return Tally(won=1) if won else Tally(lost=1)
