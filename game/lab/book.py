"""The book of a tournament: a file with one line a finished deal or game, in which play goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TextIO, TypeAlias, TypeVar

from game.cards.seats import Seat
from game.lab.decisions import Decisions
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.scoring import Result

Hands: TypeAlias = tuple[Result, ...]


class Entry(Protocol):
    """Something finished, numbered, that can be written in one line."""

    @property
    def number(self) -> int: ...

    def line(self) -> str:
        """One line of the book."""


E = TypeVar("E", bound=Entry)


@dataclass(frozen=True, slots=True)
class Played:
    """One deal or game, played twice: its hands, first with A as South and North, then with A as West and East.

    ``won`` says of a game whether A won it (``None`` if it was broken off); of a deal it is ``None``. ``decisions``
    are those of A and of B.
    """

    number: int
    hands: tuple[Hands, Hands]
    decisions: tuple[Decisions, Decisions] = field(compare=False)
    won: tuple[bool | None, bool | None] | None = None

    def line(self) -> str:
        """One line of the book."""
        data: dict[str, Any]
        if self.won is None:
            data = {"deal": self.number, "results": [_plain(results[0]) for results in self.hands]}
        else:
            data = {"game": self.number, "won": self.won}
            data["results"] = [[_plain(result) for result in results] for results in self.hands]
        data |= plain_decisions(self.decisions)
        return json.dumps(data, separators=(",", ":"))

    @staticmethod
    def parse(line: str) -> Played:
        """Read such a line.

        Raises:
            ValueError: it is none.
        """
        try:
            data = json.loads(line)
            decisions = decisions_in(data, 0), decisions_in(data, 1)
            first, second = data["results"]
            if "game" not in data:
                return Played(int(data["deal"]), ((_result(first),), (_result(second),)), decisions)
            hands = tuple(map(_result, first)), tuple(map(_result, second))
            return Played(int(data["game"]), hands, decisions, _won(*data["won"]))
        except (KeyError, TypeError, IndexError, ValueError, RecursionError):
            raise ValueError(f"{line[:60]!r} is no finished deal or game") from None


def plain_decisions(decisions: tuple[Decisions, Decisions]) -> dict[str, Any]:
    """Those of A and B as plain data, to be read by ``decisions_in``."""
    return {key: [getattr(each, key) for each in decisions] for key in ("ms", "kinds", "worlds", "called_off")}


def _plain(result: Result) -> list[Any]:
    contract = result.contract.text if result.contract is not None else None
    contractor = result.contractor.letter if result.contractor is not None else None
    return [contract, contractor, list(result.tricks), list(result.points)]


def _result(plain: list[Any]) -> Result:
    contract, contractor, tricks, points = plain
    return Result(
        Bid.parse(contract) if contract is not None else None,
        Seat.parse(contractor) if contractor is not None else None,
        (int(tricks[0]), int(tricks[1])),
        (int(points[0]), int(points[1])),
    )


def _won(first: bool | None, second: bool | None) -> tuple[bool | None, bool | None]:
    return first, second


def decisions_in(data: dict[str, Any], who: int) -> Decisions:
    """Those of A (0) or B; books begun before the kinds were noted have times alone."""
    ms = [float(time) for time in data["ms"][who]]
    if "kinds" not in data:
        return Decisions(ms)
    worlds = [int(count) for count in data["worlds"][who]]
    return Decisions(ms, str(data["kinds"][who]), worlds, int(data["called_off"][who]))


@contextmanager
def open_book(
    path: Path | None, heading: dict[str, Any], parse: Callable[[str], E]
) -> Iterator[tuple[dict[int, E], Callable[[E], None]]]:
    """What was finished so far by number, and how to note another; without *path* nothing is kept.

    *parse* reads a line again, and raises ``ValueError`` if it is none.

    Raises:
        ValueError: the file is no book, or that of another tournament.
        OSError: it cannot be read or written.
    """
    if path is None:
        yield {}, lambda played: None
        return
    done = _read(path, heading, parse) if path.exists() else None
    with path.open("a", encoding="utf-8") as file:
        if done is None:
            _write(file, json.dumps(heading))
        yield done or {}, lambda played: _write(file, played.line())


def _write(file: TextIO, line: str) -> None:
    file.write(line + "\n")
    file.flush()


def _read(path: Path, heading: dict[str, Any], parse: Callable[[str], E]) -> dict[int, E] | None:
    """What a book holds; ``None`` if it holds not even a heading."""
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    first, *lines = data[:whole].decode("utf-8", "replace").splitlines() or [""]
    if whole and first != json.dumps(heading):
        raise ValueError(f"{path.name} belongs to another tournament: {first[:200]}")
    done: dict[int, E] = {}
    for number, line in enumerate(lines, 2):
        try:
            played = parse(line)
        except ValueError as error:
            raise ValueError(f"{path.name}, line {number}: {error}") from None
        done[played.number] = played
    if whole < len(data):
        _cut(path, whole, data)
    return done if whole else None


def _cut(path: Path, whole: int, data: bytes) -> None:
    """Take away a last line that was broken off while it was written; what it told of is played again."""
    if not whole and not b'{"game": '.startswith(data[:9]):
        raise ValueError(f"{path.name} is no book of a tournament")
    with path.open("r+b") as file:
        file.truncate(whole)
