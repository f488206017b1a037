"""Lists of the ten best scores, with names and dates, kept between starts."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any, Final

from game.store.files import read_text, set_aside, write_atomically

MOST: Final = 10
LONGEST_NAME: Final = 30
_VERSION: Final = 1
_LONGEST_FILE: Final = 200_000


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list. ``day`` is a date in ISO form; ``is_helped``: the adviser was asked in that game."""

    name: str
    points: int
    day: str
    is_helped: bool = False


class TopTen:
    """Several lists by name, in one file; every change is written at once.

    ``notices`` are sentences for the user. Without a folder the lists last until the program ends.
    """

    def __init__(self, folder: Path | None, game: str) -> None:
        self.path = folder / f"top-ten-{game}.json" if folder is not None else None
        self.notices: list[str] = []
        self._lists = self._read()

    def entries(self, name: str) -> tuple[Entry, ...]:
        """The list of that name, the best first."""
        return tuple(self._lists.get(name, ()))

    def place_for(self, name: str, points: int) -> int | None:
        """The place (1 to 10) a score would take, ``None`` if none. Among equals the earlier stays above."""
        above = sum(entry.points >= points for entry in self._lists.get(name, ()))
        return above + 1 if above < MOST else None

    def add(self, name: str, entry: Entry) -> int | None:
        """Put *entry* on a list; the place it took, ``None`` if it made none. A name too long is cut."""
        place = self.place_for(name, entry.points)
        if place is None:
            return None
        written = Entry(_cleaned(entry.name), entry.points, entry.day, entry.is_helped)
        entries = self._lists.setdefault(name, [])
        entries.insert(place - 1, written)
        del entries[MOST:]
        self._write()
        return place

    def _write(self) -> None:
        if self.path is None:
            return
        lists = {name: [asdict(entry) for entry in entries] for name, entries in self._lists.items()}
        text = json.dumps({"version": _VERSION, "lists": lists}, indent=1, ensure_ascii=False) + "\n"
        try:
            write_atomically(self.path, text)
        except OSError as error:
            self.notices.append(
                f"The Top Ten lists could not be kept ({error.strerror or error}); they hold until you quit."
            )

    def _read(self) -> dict[str, list[Entry]]:
        if self.path is None or not self.path.exists():
            return {}
        try:
            kept = json.loads(read_text(self.path, _LONGEST_FILE))
            if kept["version"] != _VERSION:
                raise ValueError("another version")
            return {str(name): _list_from(entries) for name, entries in kept["lists"].items()}
        except (OSError, ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
            self._move_aside()
            return {}

    def _move_aside(self) -> None:
        assert self.path is not None
        try:
            aside = set_aside(self.path)
        except OSError:
            self.notices.append("The Top Ten lists could not be read; new ones are begun.")
        else:
            self.notices.append(f"The Top Ten lists could not be read; new ones are begun. The old file is {aside}.")


def _cleaned(name: str) -> str:
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return words[:LONGEST_NAME] or "Nobody"


def _list_from(entries: Any) -> list[Entry]:
    """A list as it was written down.

    Raises:
        ValueError, TypeError, LookupError: it was not.
    """
    found = []
    for entry in entries:
        points, is_helped = entry["points"], entry["is_helped"]
        if type(points) is not int or type(is_helped) is not bool or not 0 <= points <= 10_000:
            raise ValueError("no score")
        day = date.fromisoformat(entry["day"]).isoformat()
        found.append(Entry(_cleaned(str(entry["name"])), points, day, is_helped))
    found.sort(key=lambda one: -one.points)
    return found[:MOST]
