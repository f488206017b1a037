"""Whole games of Five Hundred between computer players, and what came of them."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.engine.match import Match
from game.lab.table import play_game
from game.players.casual import Casual
from game.players.player import Player
from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, Denomination
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import Result, side_of

SIDE_NAMES = ("South and North", "West and East")


@dataclass(slots=True)
class Tally:
    """Contracts of one kind: how many were made and how many failed."""

    made: int = 0
    failed: int = 0

    @property
    def played(self) -> int:
        return self.made + self.failed

    @property
    def share(self) -> float:
        """The part that was made; 0 if none was played."""
        return self.made / self.played if self.played else 0.0

    def add(self, is_made: bool) -> None:
        if is_made:
            self.made += 1
        else:
            self.failed += 1


def _tallies(keys: Sequence[str]) -> dict[str, Tally]:
    return {key: Tally() for key in keys}


@dataclass(slots=True)
class Report:
    """What came of a number of games; ``wins`` are by side, the tallies by what was bid."""

    games: int = 0
    hands: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    unfinished: int = 0
    passed_out: int = 0
    denominations: dict[str, Tally] = field(default_factory=lambda: _tallies([d.word for d in Denomination]))
    levels: dict[str, Tally] = field(default_factory=lambda: _tallies([str(level) for level in range(6, 11)]))
    miseres: dict[str, Tally] = field(default_factory=lambda: _tallies([MISERE.name, OPEN_MISERE.name]))
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
            "contracts": _plain(self.contracts),
            "denominations": {word: _plain(tally) for word, tally in self.denominations.items()},
            "levels": {word: _plain(tally) for word, tally in self.levels.items()},
            "miseres": {word: _plain(tally) for word, tally in self.miseres.items()},
            "tricks_bid_on_average": round(self._average(self.tricks_bid), 3),
            "tricks_won_on_average": round(self._average(self.tricks_won), 3),
        }

    def text(self) -> str:
        """The report as a table."""
        lines = [
            _line("games", str(self.games)),
            *(_line(f"won by {name}", str(won)) for name, won in zip(SIDE_NAMES, self.wins, strict=True)),
            _line("broken off", str(self.unfinished)),
            _line("hands", str(self.hands)),
            _line("passed out", _of(self.passed_out, self.hands)),
            "",
            f"{'contracts':<24}{'played':>8}{'made':>8}{'failed':>8}{'made':>9}",
            *(_row(f"  {word}", tally) for word, tally in self.denominations.items()),
            *(_row(f"  level {word}", tally) for word, tally in self.levels.items()),
            _row("  all trick contracts", self.contracts),
            *(_row(f"  {word}", tally) for word, tally in self.miseres.items()),
            "",
            _line("tricks bid on average", f"{self._average(self.tricks_bid):.2f}"),
            _line("tricks won on average", f"{self._average(self.tricks_won):.2f}"),
        ]
        return "\n".join(lines)

    def _average(self, total: int) -> float:
        return total / self.contracts.played if self.contracts.played else 0.0


def _plain(tally: Tally) -> dict[str, int]:
    return {"made": tally.made, "failed": tally.failed}


def _line(words: str, figure: str) -> str:
    return f"{words:<24}{figure:>8}"


def _of(part: int, whole: int) -> str:
    return f"{part:>8}  ({100 * part / whole if whole else 0:.1f} %)"


def _row(words: str, tally: Tally) -> str:
    share = f"{100 * tally.share:.1f} %" if tally.played else "-"
    return f"{words:<24}{tally.played:>8}{tally.made:>8}{tally.failed:>8}{share:>9}"


def play_games(players: Sequence[Player], games: int, seed: object, options: Options | None = None) -> Report:
    """Play *games* whole games between *players* (by seat). The same arguments give the same report."""
    report = Report()
    for game in range(games):
        report.add_game(play_game(FIVE_HUNDRED, players, options or Options(), seed, game))
    return report


def run(games: int, seed: int, options: str = "", json_path: Path | None = None) -> None:
    """The ``selfplay`` command: four casual players. Prints a table that is the same at every run.

    *options* are words such as ``slam=no``. The time taken goes to stderr, the report as JSON to *json_path* if one
    is given.

    Raises:
        ValueError: an unknown option.
        OSError: the file cannot be written.
    """
    rules = FIVE_HUNDRED.parse_options(options)
    started = time.perf_counter()
    report = play_games([Casual()] * 4, games, seed, rules)
    seconds = time.perf_counter() - started
    print(report.text())
    print(f"{seconds:.2f} s, {1000 * seconds / max(1, report.hands):.2f} ms a hand", file=sys.stderr)
    if json_path is not None:
        data = {"seed": seed, "options": FIVE_HUNDRED.options_text(rules), **report.to_json()}
        json_path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
