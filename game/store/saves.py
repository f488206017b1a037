"""Saved games. One game of a kind is under way in ``current``; finished and abandoned ones are in ``kept``."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from game.engine.record import LONGEST, Header, Record, UnreadableRecord, new_record, read_record
from game.engine.rules import Rules
from game.store.files import append_durably, read_text, set_aside, sync_folder, write_atomically

_TRIAL_BYTES: Final = 4096
"""About as much as the first hand of a game takes."""


class SavedGame:
    """A record and its file, kept in step: a line is on disk before anybody sees what it does.

    If the disk refuses, play goes on: ``trouble`` says so, and the whole file is tried again with the next line.
    """

    def __init__(self, record: Record, rules: Rules, path: Path | None) -> None:
        self.record = record
        self.rules = rules
        self.path = path
        self.trouble = ""
        self._is_whole_on_disk = False

    def note(self, *lines: str) -> None:
        """Write down *lines* in one go; what they say has just been carried out in ``record.timeline``."""
        self.record.lines.extend(lines)
        self._write("".join(line + "\n" for line in lines))

    def rewrite(self) -> None:
        """Put the whole record on disk afresh."""
        self._is_whole_on_disk = False
        self._write("")

    def _write(self, addition: str) -> None:
        if self.path is None:
            return
        try:
            if self._is_whole_on_disk:
                append_durably(self.path, addition)
            else:
                write_atomically(self.path, self.record.text)
        except OSError as error:
            self._is_whole_on_disk = False
            reason = error.strerror or str(error)
            self.trouble = f"The game could not be saved just now ({reason}). Play on: it is tried again at each step."
        else:
            self._is_whole_on_disk = True
            self.trouble = ""


class Saves:
    """The folder of saved games. ``folder`` is ``None`` when nothing can be kept; play goes on all the same.

    ``notices`` gathers sentences about files that were moved aside, for the menu to show.
    """

    def __init__(self, folder: Path | None, games: Mapping[str, Rules]) -> None:
        self.folder = folder
        self.games = games
        self.notices: list[str] = []

    def make_ready(self) -> None:
        """See whether games can be kept here. What stands in their place is moved aside; all is said in ``notices``."""
        if self.folder is None:
            return
        current = self.folder / "current"
        try:
            if os.path.lexists(current) and not current.is_dir():
                self.notices.append(f"A file stood where games are kept. It was moved to {set_aside(current)}.")
            current.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=current) as trial:
                trial.write(b"-" * _TRIAL_BYTES)
        except OSError as error:
            self.notices.append(
                f"Games cannot be kept in {current} ({error.strerror or error}). You can play, but what you play will "
                "be gone when you quit."
            )

    def begin(self, header: Header) -> SavedGame:
        """Start a new game of the header's kind. A game that could not be put away before is moved aside."""
        rules = self.games[header.game]
        saved = SavedGame(new_record(header, rules), rules, self._free_place(header.game))
        saved.rewrite()
        return saved

    def resume(self, game: str) -> SavedGame | None:
        """The game under way, as far as it can be read; ``None`` if there is none.

        A file that cannot be read is moved aside; one that is damaged is copied aside first and goes on from its
        longest valid part. Both are said in ``notices``.
        """
        path = self._current(game)
        if path is None or not path.exists():
            return None
        try:
            record = read_record(read_text(path, LONGEST), self.games)
            if record.header.game != game:
                raise UnreadableRecord(f"The saved game is of {record.header.game!r}.")
        except (OSError, UnreadableRecord) as error:
            self._move_aside(path, str(error))
            return None
        saved = SavedGame(record, self.games[game], path)
        if record.trouble:
            self._mend(saved)
        return saved

    def under_way(self, game: str) -> Record | None:
        """The game under way, only to be looked at: no file is moved or mended; ``None`` if none can be read."""
        path = self._current(game)
        if path is None or not path.exists():
            return None
        try:
            return read_record(read_text(path, LONGEST), self.games)
        except (OSError, UnreadableRecord):
            return None

    def put_away(self, saved: SavedGame) -> None:
        """Move a finished or abandoned game from ``current`` to ``kept``."""
        path = saved.path
        if path is None or self.folder is None or not path.exists():
            return
        header = saved.record.header
        kept = self.folder / "kept"
        try:
            kept.mkdir(parents=True, exist_ok=True)
            target = kept / f"{header.game}-{header.id}.txt"
            if target.exists():
                set_aside(target)
            os.replace(path, target)
            sync_folder(kept)
        except OSError as error:
            self.notices.append(f"The last game could not be put away ({error.strerror}); it stays where it is.")
        else:
            saved.path = target

    def abandon(self, saved: SavedGame) -> None:
        """Give a game up: it is kept, and counts neither as won nor as lost."""
        if not saved.record.is_abandoned and not saved.record.timeline.match.is_over:
            saved.record.is_abandoned = True
            saved.note("abandoned")
        self.put_away(saved)

    def kept(self, game: str) -> Iterator[Record]:
        """Every readable kept game of that kind, in no particular order; unreadable files are passed over."""
        if self.folder is None:
            return
        for path in sorted((self.folder / "kept").glob(f"{game}-*.txt")):
            try:
                yield read_record(read_text(path, LONGEST), self.games)
            except (OSError, UnreadableRecord):
                continue

    def _free_place(self, game: str) -> Path | None:
        """Where a new game is kept, with nothing there that would be written over; ``None`` if nowhere."""
        path = self._current(game)
        if path is None or not path.exists():
            return path
        try:
            aside = set_aside(path)
        except OSError as error:
            self.notices.append(f"The old game stays where it is ({error.strerror}); the new one cannot be kept.")
            return None
        self.notices.append(f"The old game was kept as {aside}.")
        return path

    def _current(self, game: str) -> Path | None:
        return self.folder / "current" / f"{game}.txt" if self.folder is not None else None

    def _move_aside(self, path: Path, reason: str) -> None:
        try:
            aside = set_aside(path)
        except OSError as error:
            self.notices.append(f"A saved game could not be read ({reason}) nor moved aside ({error.strerror}).")
        else:
            self.notices.append(f"A saved game could not be read. {reason} It was kept as {aside}.")

    def _mend(self, saved: SavedGame) -> None:
        trouble = saved.record.trouble
        assert saved.path is not None
        try:
            aside = set_aside(saved.path, keep=True)
        except OSError as error:
            self.notices.append(f"The saved game is damaged. {trouble} No copy could be made ({error.strerror}).")
            return
        saved.rewrite()
        self.notices.append(f"The saved game was damaged. {trouble} Play goes on from there; a copy is in {aside}.")
