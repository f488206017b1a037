"""How long the user has sat at each game's table, kept between starts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from game.store.files import read_text, write_atomically

_LONGEST_FILE: Final = 10_000
_LONGEST: Final = 1e9


class PlayTime:
    """Seconds by game, in one small file. Without a folder they are counted until the program ends.

    It is no harm if the file cannot be read or written: the count goes on from what is known.
    """

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / "time-played.json" if folder is not None else None
        self._seconds = self._read()

    def seconds(self, game: str) -> float:
        """How long *game* has been played."""
        return self._seconds.get(game, 0.0)

    def add(self, game: str, seconds: float) -> None:
        """So much longer."""
        if seconds <= 0:
            return
        self._seconds[game] = self.seconds(game) + seconds
        if self._path is not None:
            try:
                write_atomically(self._path, json.dumps({name: round(each) for name, each in self._seconds.items()}))
            except OSError:
                return

    def _read(self) -> dict[str, float]:
        if self._path is None or not self._path.exists():
            return {}
        try:
            kept = json.loads(read_text(self._path, _LONGEST_FILE))
            return {str(name): min(_LONGEST, max(0.0, float(seconds))) for name, seconds in kept.items()}
        except (OSError, ArithmeticError, AttributeError, RecursionError, TypeError, ValueError):
            return {}
