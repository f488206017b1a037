"""The sheets that are kept: each a file of its own, written anew at every step, and exports beside them."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Final

from game.play.pad.sheet import Sheet
from game.play.pad.writing import UnreadableSheet, read_sheet, sheet_text, table_csv, table_text
from game.store.files import read_text, set_aside, write_atomically
from game.store.moments import now_text

_LONGEST: Final = 1_000_000


class SheetShelf:
    """Sheets in ``score-pad`` of *folder*; ``None`` keeps them until the program ends.

    ``notices`` are sentences for the user.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder / "score-pad" if folder is not None else None
        self.notices: list[str] = []
        self._homeless: dict[str, Sheet] = {}

    def new(self, like: Sheet | None = None) -> Sheet:
        """A fresh sheet; sides and options are those of the one before."""
        blank = Sheet(secrets.token_hex(8), started=now_text())
        if like is None:
            return blank
        return Sheet(blank.id, like.names, like.options, like.next_dealer, blank.started)

    def keep(self, sheet: Sheet) -> bool:
        """Write the sheet down; whether that could be done. If not, it holds until the program ends."""
        self._homeless[sheet.id] = sheet
        if self.folder is None:
            return False
        try:
            write_atomically(self._path(sheet.id), sheet_text(sheet))
        except OSError as error:
            self.notices.append(f"The sheet could not be kept just now ({error.strerror or error}). Write on.")
            return False
        return True

    def all(self) -> list[Sheet]:
        """Every sheet, the one written on last first. A file that is no sheet is moved aside."""
        found: dict[str, Sheet] = {}
        for path in sorted(self.folder.glob("*.txt"), key=_changed, reverse=True) if self.folder is not None else []:
            sheet = self._read(path)
            if sheet is not None:
                found[sheet.id] = self._homeless.get(sheet.id, sheet)
        return [*(sheet for name, sheet in self._homeless.items() if name not in found), *found.values()]

    def throw_away(self, sheet: Sheet) -> None:
        """Move a sheet aside."""
        self._homeless.pop(sheet.id, None)
        path = self._path(sheet.id) if self.folder is not None else None
        if path is not None and path.exists():
            try:
                self.notices.append(f"The sheet was laid aside as {set_aside(path)}.")
            except OSError as error:
                self.notices.append(f"The sheet could not be laid aside ({error.strerror or error}).")

    def save_text(self, sheet: Sheet) -> Path:
        """Write the sheet as a table to a file of its own, and say where.

        Raises:
            OSError: it cannot be written.
        """
        return self._export(sheet, ".txt", table_text(sheet))

    def save_csv(self, sheet: Sheet) -> Path:
        """Write the sheet for a spreadsheet, and say where.

        Raises:
            OSError: it cannot be written.
        """
        return self._export(sheet, ".csv", table_csv(sheet))

    def _export(self, sheet: Sheet, ending: str, text: str) -> Path:
        if self.folder is None:
            raise OSError(0, "there is no folder to keep it in")
        words = re.sub(r"[^A-Za-z0-9]+", "-", "-".join(sheet.names)).strip("-") or "sheet"
        path = self.folder / "saved" / f"{words}-{sheet.started[:10] or 'undated'}-{sheet.id[:4]}{ending}"
        write_atomically(path, text)
        return path

    def _path(self, name: str) -> Path:
        assert self.folder is not None
        return self.folder / f"{name}.txt"

    def _read(self, path: Path) -> Sheet | None:
        try:
            sheet, trouble = read_sheet(read_text(path, _LONGEST))
            if trouble:
                aside = set_aside(path, keep=True)
                self.notices.append(f"A score sheet was damaged. {trouble} A copy of it is in {aside}.")
                write_atomically(path, sheet_text(sheet))
        except UnreadableSheet as error:
            self._move_aside(path, str(error))
            return None
        except OSError as error:
            self.notices.append(f"The score sheet {path.name} could not be read ({error.strerror or error}).")
            return None
        return sheet if path.stem == sheet.id else None

    def _move_aside(self, path: Path, reason: str) -> None:
        try:
            self.notices.append(f"A score sheet could not be read. {reason} It was moved to {set_aside(path)}.")
        except OSError:
            self.notices.append(f"A score sheet could not be read. {reason}")


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
