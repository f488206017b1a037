"""The kept games in short: each record is read once, and what the statistics need of it is remembered in a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path
from typing import Any, Final

from game.engine.record import LONGEST, Record, UnreadableRecord, read_record
from game.store.files import read_text, write_atomically
from game.store.saves import Saves
from game.store.statistics import AloneSummary, GameSummary, HandSummary, summary_of

_VERSION: Final = 1
_ALONE_FIELDS: Final = 3
_LONGEST_FILE: Final = 50_000_000


class Ledger:
    """The summaries of all kept games of one kind, by file name, size and time of the last change.

    A record that has changed is read again, one that is gone is forgotten; a damaged file of summaries is simply
    written anew. ``read`` takes one record at a time, so a window can go on between them.
    """

    def __init__(self, saves: Saves, game: str) -> None:
        self.saves = saves
        self.game = game
        self._path = saves.folder / f"summaries-{game}.json" if saves.folder is not None else None
        self._known: dict[str, tuple[list[int], GameSummary | None]] = self._load()
        self._has_news = False
        self._homeless: dict[str, GameSummary] = {}

    def add(self, record: Record) -> None:
        """Remember a game that has just been put away, until the program ends, in case no file could be kept."""
        self._homeless[record.header.id] = summary_of(record)

    def games(self) -> list[GameSummary]:
        """The summaries of every readable kept game, all up to date."""
        for _ in self.read():
            pass
        kept = [summary for _, summary in self._known.values() if summary is not None]
        ids = {summary.id for summary in kept}
        return kept + [summary for name, summary in self._homeless.items() if name not in ids]

    def unread(self) -> int:
        """How many kept games have to be read before the summaries are up to date."""
        stamps = {path.name: _stamp(path) for path in self._paths()}
        return sum(name not in self._known or self._known[name][0] != stamp for name, stamp in stamps.items())

    def read(self) -> Iterator[tuple[int, int]]:
        """Bring the summaries up to date, yielding how many of how many records are done after each new one."""
        paths = self._paths()
        stamps = {path.name: stamp for path in paths if (stamp := _stamp(path)) is not None}
        gone = [name for name in self._known if name not in stamps]
        for name in gone:
            del self._known[name]
        self._has_news = self._has_news or bool(gone)
        for number, path in enumerate(paths, start=1):
            stamp = stamps.get(path.name)
            if stamp is None or (path.name in self._known and self._known[path.name][0] == stamp):
                continue
            self._take_in(path, stamp)
            yield number, len(paths)
        self._keep()

    def _paths(self) -> list[Path]:
        folder = self.saves.folder
        return sorted((folder / "kept").glob(f"{self.game}-*.txt")) if folder is not None else []

    def _take_in(self, path: Path, stamp: list[int]) -> None:
        """Read one record. One that makes no sense is remembered as such; one that cannot be opened is tried again."""
        self._known.pop(path.name, None)
        try:
            text = read_text(path, LONGEST)
        except OSError:
            return
        try:
            summary = summary_of(read_record(text, self.saves.games))
        except UnreadableRecord:
            summary = None
        self._known[path.name] = stamp, summary
        self._has_news = True

    def _keep(self) -> None:
        """Write the summaries down. It is no harm if that fails: they are counted again next time."""
        if self._path is None or not self._has_news:
            return
        files = {
            name: [*stamp, astuple(summary) if summary is not None else None]
            for name, (stamp, summary) in self._known.items()
        }
        try:
            write_atomically(self._path, json.dumps({"version": _VERSION, "files": files}, separators=(",", ":")))
        except OSError:
            return
        self._has_news = False

    def _load(self) -> dict[str, tuple[list[int], GameSummary | None]]:
        if self._path is None or not self._path.exists():
            return {}
        try:
            kept = json.loads(read_text(self._path, _LONGEST_FILE))
            if kept["version"] != _VERSION:
                return {}
            return {
                str(name): ([int(size), int(changed)], _summary_from(fields) if fields is not None else None)
                for name, (size, changed, fields) in kept["files"].items()
            }
        except (OSError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
            return {}


def _stamp(path: Path) -> list[int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return [status.st_size, status.st_mtime_ns]


def _summary_from(fields: Any) -> GameSummary:
    """A summary as it was written down.

    Raises:
        ValueError, TypeError: it was not.
    """
    name, started, undos, is_abandoned, winners, hands = fields
    return GameSummary(
        str(name), str(started), int(undos), bool(is_abandoned), tuple(map(int, winners)), tuple(map(_hand_from, hands))
    )


def _hand_from(fields: Any) -> HandSummary | AloneSummary:
    if len(fields) == _ALONE_FIELDS:
        bids, taken, points = fields
        return AloneSummary(tuple(map(str, bids)), tuple(map(int, taken)), tuple(map(int, points)))
    contract, contractor, (ours, theirs), is_made = fields
    return HandSummary(str(contract), int(contractor), (int(ours), int(theirs)), bool(is_made))
