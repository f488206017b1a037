"""Whole games between computer players, and what came of them."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from game.cards.seats import SEATS
from game.engine.match import Match
from game.engine.rules import Rules
from game.lab.hearts_report import HeartsReport
from game.lab.spades_report import SpadesReport
from game.lab.table import play_game
from game.lab.tallies import Tally, line, plain, share_of, tallies, tally_row
from game.players.player import Player
from game.players.seating import CASUAL
from game.rules.catalogue import GAMES
from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, Denomination
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import Result, side_of
from game.rules.hearts.rules import HEARTS
from game.rules.spades.rules import SPADES

SIDE_NAMES = ("South and North", "West and East")


@dataclass(slots=True)
class Report:
    """What came of a number of games of Five Hundred; ``wins`` are by side, the tallies by what was bid."""

    games: int = 0
    hands: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    unfinished: int = 0
    passed_out: int = 0
    denominations: dict[str, Tally] = field(default_factory=lambda: tallies([d.word for d in Denomination]))
    levels: dict[str, Tally] = field(default_factory=lambda: tallies([str(level) for level in range(6, 11)]))
    miseres: dict[str, Tally] = field(default_factory=lambda: tallies([MISERE.name, OPEN_MISERE.name]))
    tricks_bid: int = 0
    tricks_won: int = 0

    @property
    def contracts(self) -> Tally:
        """All trick contracts together."""
        return Tally(sum(tally.made for tally in self.levels.values()), sum(t.failed for t in self.levels.values()))

    def add_game(self, match: Match) -> None:
        """Count a finished game."""
        self.games += 1
        if match.winners:
            self.wins[side_of(match.winners[0])] += 1
        else:
            self.unfinished += 1
        for finished in match.finished:
            self.add_hand(finished.result)  # type: ignore[arg-type]

    def add_hand(self, result: Result) -> None:
        """Count a finished hand."""
        self.hands += 1
        contract, contractor = result.contract, result.contractor
        if contract is None or contractor is None:
            self.passed_out += 1
        elif contract.denomination is None:
            self.miseres[contract.name].add(result.is_made)
        else:
            self.denominations[contract.denomination.word].add(result.is_made)
            self.levels[str(contract.level)].add(result.is_made)
            self.tricks_bid += contract.tricks_needed
            self.tricks_won += result.tricks[side_of(contractor)]

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "games": self.games,
            "hands": self.hands,
            "wins": dict(zip(SIDE_NAMES, self.wins, strict=True)),
            "unfinished": self.unfinished,
            "passed_out": self.passed_out,
            "contracts": plain(self.contracts),
            "denominations": {word: plain(tally) for word, tally in self.denominations.items()},
            "levels": {word: plain(tally) for word, tally in self.levels.items()},
            "miseres": {word: plain(tally) for word, tally in self.miseres.items()},
            "tricks_bid_on_average": round(self._average(self.tricks_bid), 3),
            "tricks_won_on_average": round(self._average(self.tricks_won), 3),
        }

    def text(self) -> str:
        """The report as a table."""
        lines = [
            line("games", str(self.games)),
            *(line(f"won by {name}", str(won)) for name, won in zip(SIDE_NAMES, self.wins, strict=True)),
            line("broken off", str(self.unfinished)),
            line("hands", str(self.hands)),
            line("passed out", share_of(self.passed_out, self.hands)),
            "",
            f"{'contracts':<24}{'played':>8}{'made':>8}{'failed':>8}{'made':>9}",
            *(tally_row(f"  {word}", tally) for word, tally in self.denominations.items()),
            *(tally_row(f"  level {word}", tally) for word, tally in self.levels.items()),
            tally_row("  all trick contracts", self.contracts),
            *(tally_row(f"  {word}", tally) for word, tally in self.miseres.items()),
            "",
            line("tricks bid on average", f"{self._average(self.tricks_bid):.2f}"),
            line("tricks won on average", f"{self._average(self.tricks_won):.2f}"),
        ]
        return "\n".join(lines)

    def _average(self, total: int) -> float:
        return total / self.contracts.played if self.contracts.played else 0.0


class AnyReport(Protocol):
    """What came of a number of games, of whichever game."""

    hands: int

    def add_game(self, match: Match) -> None:
        """Count a finished game."""

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""

    def text(self) -> str:
        """The report as a table."""


REPORTS: Final[dict[str, Callable[[], AnyReport]]] = {
    FIVE_HUNDRED.name: Report,
    HEARTS.name: HeartsReport,
    SPADES.name: SpadesReport,
}
"""By game: an empty report."""


def play_games(players: Sequence[Player], games: int, seed: object, options: Options | None = None) -> Report:
    """Play *games* whole games of Five Hundred between *players* (by seat). The same arguments give the same report."""
    report = Report()
    add_games(report, FIVE_HUNDRED, players, games, seed, options or Options())
    return report


def add_games(
    report: AnyReport, rules: Rules, players: Sequence[Player], games: int, seed: object, options: Any
) -> None:
    """Play whole games between *players* (by seat) and count them in *report*."""
    for game in range(games):
        report.add_game(play_game(rules, players, options, seed, game))


def run(games: int, seed: int, options: str = "", json_path: Path | None = None, game: str = FIVE_HUNDRED.name) -> None:
    """The ``selfplay`` command: four casual players. Prints a table that is the same at every run.

    *options* are words such as ``slam=no``, *game* is its name in records. The time taken goes to stderr, the report as
    JSON to *json_path* if one is given.

    Raises:
        ValueError: an unknown game or option.
        OSError: the file cannot be written.
    """
    if game not in REPORTS:
        raise ValueError(f"{game[:20]!r} is not played here; there are {', '.join(REPORTS)}")
    rules, report = GAMES[game], REPORTS[game]()
    chosen = rules.parse_options(options)
    started = time.perf_counter()
    add_games(report, rules, [CASUAL[game]() for _ in SEATS], games, seed, chosen)
    seconds = time.perf_counter() - started
    print(report.text())
    print(f"{seconds:.2f} s, {1000 * seconds / max(1, report.hands):.2f} ms a hand", file=sys.stderr)
    if json_path is not None:
        data = {"seed": seed, "options": rules.options_text(chosen), **report.to_json()}
        json_path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
