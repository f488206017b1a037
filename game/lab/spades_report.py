"""What came of a number of games of Spades."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.cards.seats import SEATS
from game.engine.match import Match
from game.lab.tallies import Tally, line, plain, tallies, tally_row
from game.rules.spades.bids import BLINDS, NELLO, NUMBERS
from game.rules.spades.scoring import Result

_SPECIAL = (NELLO, *BLINDS)


@dataclass(slots=True)
class SpadesReport:
    """Games and bids counted; ``wins`` are by seat, the tallies by what was bid."""

    games: int = 0
    hands: int = 0
    wins: list[int] = field(default_factory=lambda: [0] * len(SEATS))
    unfinished: int = 0
    numbers: dict[str, Tally] = field(default_factory=lambda: tallies([bid.name for bid in NUMBERS[1:]]))
    special: dict[str, Tally] = field(default_factory=lambda: tallies([bid.name for bid in _SPECIAL]))
    bags: int = 0
    double_sets: int = 0
    tricks_bid: int = 0

    @property
    def ordinary(self) -> Tally:
        """All bids of a number together."""
        return Tally(sum(t.made for t in self.numbers.values()), sum(t.failed for t in self.numbers.values()))

    def add_game(self, match: Match) -> None:
        """Count a finished game."""
        self.games += 1
        self.unfinished += not match.winners
        for seat in match.winners:
            self.wins[seat] += 1
        for finished in match.finished:
            self.add_hand(finished.result)  # type: ignore[arg-type]

    def add_hand(self, result: Result) -> None:
        """Count a finished hand."""
        self.hands += 1
        self.bags += sum(result.bags)
        for seat in SEATS:
            bid = result.bids[seat]
            tally = self.special if bid in _SPECIAL else self.numbers
            tally[bid.name].add(result.is_made(seat))
            self.double_sets += result.is_double_set(seat)
            self.tricks_bid += bid.tricks

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "games": self.games,
            "hands": self.hands,
            "wins": {seat.word: self.wins[seat] for seat in SEATS},
            "unfinished": self.unfinished,
            "bids": plain(self.ordinary),
            "numbers": {word: plain(tally) for word, tally in self.numbers.items()},
            "special": {word: plain(tally) for word, tally in self.special.items()},
            "bags": self.bags,
            "double_sets": self.double_sets,
            "tricks_bid_a_hand": round(self.tricks_bid / max(1, self.hands), 3),
        }

    def text(self) -> str:
        """The report as a table."""
        hands = max(1, self.hands)
        return "\n".join(
            [
                line("games", str(self.games)),
                *(line(f"won by {seat.word}", str(self.wins[seat])) for seat in SEATS),
                line("broken off", str(self.unfinished)),
                line("hands", str(self.hands)),
                "",
                f"{'bids':<24}{'played':>8}{'made':>8}{'failed':>8}{'made':>9}",
                *(tally_row(f"  {word}", tally) for word, tally in self.numbers.items()),
                tally_row("  all numbers", self.ordinary),
                *(tally_row(f"  {word}", tally) for word, tally in self.special.items()),
                "",
                line("bags a hand", f"{self.bags / hands:.2f}"),
                line("double sets", str(self.double_sets)),
                line("tricks bid a hand", f"{self.tricks_bid / hands:.2f}"),
            ]
        )
