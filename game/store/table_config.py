"""The configuration of the Poker Solitaire table: mouse, sound, error messages, and the choices kept with them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from game.store.files import read_text, set_aside, write_atomically
from game.store.settings import CARD_BACKS

MOUSE: Final = ("yes", "no", "ask")
SOUND: Final = ("full", "partial", "off")
YES_NO: Final = ("yes", "no")
_LONGEST_FILE: Final = 10_000


@dataclass(frozen=True, slots=True)
class TableConfig:
    """What Config sets (seed 003), and the variation, scoring and card back that it saves with it."""

    mouse: str = "yes"
    sound: str = "full"
    messages: str = "yes"
    variation: str = "standard"
    scoring: str = "american"
    back: str = "lattice"


CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "mouse": MOUSE,
    "sound": SOUND,
    "messages": YES_NO,
    "variation": ("standard", "1", "2"),
    "scoring": ("american", "english"),
    "back": CARD_BACKS,
}
"""What each of them may be."""


class TableConfigFile:
    """The configuration in force, and its file, which only ``save`` writes.

    ``notices`` are sentences for the user. Without a folder nothing is kept.
    """

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / "poker-solitaire.json" if folder is not None else None
        self.notices: list[str] = []
        self.current = self._read()

    def choose(self, **changes: str) -> None:
        """Let other choices be in force until the program ends, or for good once they are saved.

        Raises:
            ValueError: a value is not possible; nothing has changed.
        """
        for name, value in changes.items():
            if value not in CHOICES[name]:
                raise ValueError(f"{value!r} is not possible for {name}.")
        self.current = replace(self.current, **changes)

    def save(self) -> bool:
        """Keep what is in force; whether that could be done."""
        if self.path is None:
            self.notices.append("The configuration holds until you quit: there is no folder to keep it in.")
            return False
        try:
            write_atomically(self.path, json.dumps(asdict(self.current), indent=2) + "\n")
        except OSError as error:
            reason = error.strerror or error
            self.notices.append(f"The configuration could not be kept ({reason}); it holds until you quit.")
            return False
        return True

    def _read(self) -> TableConfig:
        if self.path is None or not self.path.exists():
            return TableConfig()
        try:
            kept: Any = json.loads(read_text(self.path, _LONGEST_FILE))
            if not isinstance(kept, dict):
                raise ValueError("no configuration")
        except (OSError, ValueError, RecursionError):
            self._move_aside()
            return TableConfig()
        good = {field.name: kept[field.name] for field in fields(TableConfig) if self._is_good(field.name, kept)}
        if any(name in kept and name not in good for name in CHOICES):
            self.notices.append("Some of the configuration could not be read; that is back to its usual values.")
        return replace(TableConfig(), **good)

    @staticmethod
    def _is_good(name: str, kept: dict[str, Any]) -> bool:
        return isinstance(kept.get(name), str) and kept[name] in CHOICES[name]

    def _move_aside(self) -> None:
        assert self.path is not None
        try:
            aside = f" The old file is {set_aside(self.path)}."
        except OSError:
            aside = ""
        self.notices.append(f"The configuration could not be read; the usual one is used.{aside}")
