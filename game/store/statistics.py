"""Games won and lost and contracts made, counted from the records themselves, so that the figures always add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from game.cards.seats import Seat
from game.engine.record import Record
from game.store.moments import moment_of


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

    @property
    def played(self) -> int:
        """All games that have come to an end, one way or another."""
        return self.won + self.lost + self.won_with_undo + self.lost_with_undo + self.abandoned


@dataclass(frozen=True, slots=True)
class HandSummary:
    """One finished hand: the contract as records write it (empty without one), whose seat (-1), tricks by side."""

    contract: str
    contractor: int
    tricks: tuple[int, int]
    is_made: bool

    @property
    def side(self) -> int:
        """0 if South or North held the contract, 1 if West or East."""
        return self.contractor & 1


@dataclass(frozen=True, slots=True)
class AloneSummary:
    """One finished hand of a game in which everybody plays alone, all by seat.

    ``bids`` are written as in records (empty where there is no bidding), ``taken`` counts tricks, or in Hearts points,
    and ``points`` is what was written down.
    """

    bids: tuple[str, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameSummary:
    """What the statistics need to know of one record. ``winners`` is empty while the game goes on."""

    id: str
    started: str
    undos: int
    is_abandoned: bool
    winners: tuple[int, ...]
    hands: tuple[HandSummary | AloneSummary, ...]

    def belongs_to(self, since: str, also: str) -> bool:
        """Whether it counts after a reset at *since* (empty: never reset), when the games *also* were under way."""
        reset = moment_of(since) if since else None
        if reset is None or self.id in also.split():
            return True
        started = moment_of(self.started)
        return started is not None and started >= reset

    def tally(self, seat: int) -> Tally:
        """How it ended for *seat*: one game, or nothing while it goes on."""
        if not self.winners:
            return Tally(abandoned=1) if self.is_abandoned else Tally()
        won = seat in self.winners
        if self.undos:
            return Tally(won_with_undo=1) if won else Tally(lost_with_undo=1)
        return Tally(won=1) if won else Tally(lost=1)


def summary_of(record: Record) -> GameSummary:
    """The summary of a record as it stands now."""
    match, header = record.timeline.match, record.header
    return GameSummary(
        header.id,
        header.started,
        record.undos,
        record.is_abandoned,
        tuple(int(seat) for seat in match.winners),
        tuple(_hand(finished.result) for finished in match.finished),
    )


def _hand(result: Any) -> HandSummary | AloneSummary:
    if not hasattr(result, "contract"):
        bids = tuple(bid.text for bid in getattr(result, "bids", ()))
        taken = result.tricks if bids else result.taken
        return AloneSummary(bids, tuple(taken), tuple(result.points))
    contract = result.contract.text if result.contract is not None else ""
    contractor = int(result.contractor) if result.contractor is not None else -1
    return HandSummary(contract, contractor, (result.tricks[0], result.tricks[1]), bool(result.is_made))


def tally(records: Iterable[Record], seat: Seat) -> Tally:
    """Count *records*; a game still under way counts nowhere."""
    return tally_games((summary_of(record) for record in records), seat)


def tally_games(games: Iterable[GameSummary], seat: int) -> Tally:
    """Count games by their summaries."""
    total = Tally()
    for game in games:
        total += game.tally(seat)
    return total


@dataclass(slots=True)
class SideFigures:
    """What one side did with its contracts. ``made`` and ``failed`` count by contract (``7H``, ``OM``).

    ``bid_tricks`` and ``won_tricks`` are summed over trick contracts alone.
    """

    made: Counter[str] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    bid_tricks: int = 0
    won_tricks: int = 0

    @property
    def contracts(self) -> int:
        return self.made.total() + self.failed.total()

    @property
    def trick_contracts(self) -> int:
        """How many of them promised tricks: all but misères."""
        return sum(count for kind in (self.made, self.failed) for text, count in kind.items() if level_of(text))

    def add(self, hand: HandSummary) -> None:
        """Count one hand this side held the contract of."""
        (self.made if hand.is_made else self.failed)[hand.contract] += 1
        level = level_of(hand.contract)
        if level:
            self.bid_tricks += level
            self.won_tricks += hand.tricks[hand.side]


@dataclass(slots=True)
class Figures:
    """All hands of some games: contracts by side, and hands nobody held the contract of."""

    sides: tuple[SideFigures, SideFigures] = field(default_factory=lambda: (SideFigures(), SideFigures()))
    without_contract: int = 0

    @property
    def hands(self) -> int:
        return self.sides[0].contracts + self.sides[1].contracts + self.without_contract


def count_hands(games: Iterable[GameSummary]) -> Figures:
    """The contracts of all hands finished in *games*, those of games given up or under way too."""
    figures = Figures()
    for game in games:
        for hand in game.hands:
            if not isinstance(hand, HandSummary):
                continue
            if hand.contract and hand.contractor >= 0:
                figures.sides[hand.side].add(hand)
            else:
                figures.without_contract += 1
    return figures


def level_of(contract: str) -> int:
    """How many tricks a contract promises: 10 for ``10NT``, 0 for a misère."""
    digits = contract.rstrip("SCDHNT")
    return int(digits) if digits.isdigit() else 0
