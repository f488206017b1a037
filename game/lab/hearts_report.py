"""What came of a number of games of Hearts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.cards.seats import SEATS
from game.engine.match import Match
from game.lab.tallies import line, share_of
from game.rules.hearts.scoring import QUEEN_POINTS, Result


@dataclass(slots=True)
class HeartsReport:
    """Games and hands counted; ``wins`` and ``points`` are by seat, a win that is shared counts for each."""

    games: int = 0
    hands: int = 0
    wins: list[int] = field(default_factory=lambda: [0] * len(SEATS))
    points: list[int] = field(default_factory=lambda: [0] * len(SEATS))
    shared: int = 0
    unfinished: int = 0
    moons: int = 0
    clean_hands: int = 0
    queens_taken: int = 0

    def add_game(self, match: Match) -> None:
        """Count a finished game."""
        self.games += 1
        self.unfinished += not match.winners
        self.shared += len(match.winners) > 1
        for seat in match.winners:
            self.wins[seat] += 1
        for finished in match.finished:
            self.add_hand(finished.result)  # type: ignore[arg-type]

    def add_hand(self, result: Result) -> None:
        """Count a finished hand."""
        self.hands += 1
        self.moons += result.shooter is not None
        for seat, points in enumerate(result.points):
            self.points[seat] += points
        self.clean_hands += sum(taken == 0 for taken in result.taken)
        self.queens_taken += sum(taken >= QUEEN_POINTS for taken in result.taken)

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "games": self.games,
            "hands": self.hands,
            "wins": {seat.word: self.wins[seat] for seat in SEATS},
            "shared_wins": self.shared,
            "unfinished": self.unfinished,
            "points": {seat.word: self.points[seat] for seat in SEATS},
            "moons": self.moons,
            "hands_without_a_point": self.clean_hands,
            "thirteen_or_more_taken": self.queens_taken,
        }

    def text(self) -> str:
        """The report as a table."""
        hands = max(1, self.hands)
        return "\n".join(
            [
                line("games", str(self.games)),
                *(line(f"won by {seat.word}", str(self.wins[seat])) for seat in SEATS),
                line("wins shared", str(self.shared)),
                line("broken off", str(self.unfinished)),
                line("hands", str(self.hands)),
                line("moons", share_of(self.moons, self.hands)),
                "",
                *(line(f"points a hand, {seat.word}", f"{self.points[seat] / hands:.2f}") for seat in SEATS),
                line("taken none", share_of(self.clean_hands, len(SEATS) * self.hands)),
                line("taken 13 or more", share_of(self.queens_taken, len(SEATS) * self.hands)),
            ]
        )
