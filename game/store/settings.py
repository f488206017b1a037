"""The player's preferences, kept between starts."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from game.store.files import read_text, set_aside, write_atomically
from game.store.moments import moment_of

SOUND_LEVELS: Final = ("full", "part", "off")
DECK_STYLES: Final = ("standard", "four-colour", "large-index")
CARD_BACKS: Final = ("lattice", "deco", "guilloche", "waratah", "southern-cross")
SORT_ORDERS: Final = ("suits", "trumps-left", "trumps-right")
SKILLS: Final = ("casual", "club", "expert")
LONGEST_NAME: Final = 30
_LONGEST_FILE: Final = 100_000
_LONGEST_IDS: Final = 200


@dataclass(frozen=True, slots=True)
class Settings:
    """Preferences. ``card_speed`` and ``display_time`` run from 0 to 1: 0 is leisurely, 1 is at once.

    ``names`` are those of West, North and East, Player 1 to 3 until named, and ``skills`` how well they play;
    ``felt_colour`` is red, green, blue.
    ``rules`` are the options for the next new game of Five Hundred, as records write them, ``hearts_rules`` and
    ``spades_rules`` those of the others. ``auto_play`` lets a single legal card play itself, ``double_click`` asks for
    two clicks to play a card. ``tally_since`` is the moment the figures of games won and lost were last reset, in ISO
    form, and ``tally_also`` the ids of the games that were under way then.
    """

    own_name: str = "You"
    names: tuple[str, str, str] = ("Player 1", "Player 2", "Player 3")
    skills: tuple[str, str, str] = ("expert", "expert", "expert")
    sound_level: str = "full"
    volume: float = 0.7
    display_time: float = 0.5
    card_speed: float = 0.5
    felt_colour: tuple[int, int, int] = (20, 104, 64)
    card_back: str = "lattice"
    deck_style: str = "standard"
    reduced_motion: bool = False
    full_screen: bool = False
    rules: str = ""
    hearts_rules: str = ""
    spades_rules: str = ""
    sort_order: str = "suits"
    auto_play: bool = False
    double_click: bool = False
    tally_since: str = ""
    tally_also: str = ""

    def name_of(self, seat: int) -> str:
        """The name at *seat* (0 South … 3 East)."""
        return self.own_name if seat == 0 else self.names[seat - 1]

    def skill_of(self, seat: int) -> str:
        """How well the computer player at *seat* (1 West … 3 East) plays."""
        return self.skills[seat - 1]


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip()) and len(value) <= LONGEST_NAME and value.isprintable()


def _is_words(value: Any) -> bool:
    return isinstance(value, str) and len(value) < 1000


def _is_switch(value: Any) -> bool:
    return isinstance(value, bool)


def _is_moment(value: Any) -> bool:
    return isinstance(value, str) and (not value or moment_of(value) is not None)


def _is_share(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1


def _is_colour(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 3 and all(type(v) is int and 0 <= v <= 255 for v in value)


def _is_three_names(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 3 and all(_is_name(name) for name in value)


def _is_three_skills(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and len(value) == 3 and all(skill in SKILLS for skill in value)


_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "own_name": _is_name,
    "names": _is_three_names,
    "skills": _is_three_skills,
    "sound_level": lambda value: value in SOUND_LEVELS,
    "volume": _is_share,
    "display_time": _is_share,
    "card_speed": _is_share,
    "felt_colour": _is_colour,
    "card_back": lambda value: value in CARD_BACKS,
    "deck_style": lambda value: value in DECK_STYLES,
    "reduced_motion": _is_switch,
    "full_screen": _is_switch,
    "rules": _is_words,
    "hearts_rules": _is_words,
    "spades_rules": _is_words,
    "sort_order": lambda value: value in SORT_ORDERS,
    "auto_play": _is_switch,
    "double_click": _is_switch,
    "tally_since": _is_moment,
    "tally_also": lambda value: isinstance(value, str) and len(value) <= _LONGEST_IDS,
}


class SettingsFile:
    """The settings and their file; every change is written at once.

    ``notices`` are sentences for the menu; ``trouble`` says why the last change is not on disk, and is empty if it
    is. Without a folder nothing is kept, and play goes on.
    """

    def __init__(self, folder: Path | None) -> None:
        self.path = folder / "settings.json" if folder is not None else None
        self.notices: list[str] = []
        self.trouble = ""
        self.current = self._read()

    def change(self, **changes: Any) -> Settings:
        """Change some settings and keep them.

        Raises:
            ValueError: a value is not possible for its setting; nothing has changed.
        """
        for name, value in changes.items():
            if name not in _CHECKS or not _CHECKS[name](value):
                raise ValueError(f"{value!r} is not possible for {name.replace('_', ' ')}.")
        self.current = replace(self.current, **changes)
        self._write()
        return self.current

    def _write(self) -> None:
        if self.path is None:
            self.trouble = "There is no folder to keep this in; it holds until you quit."
            return
        try:
            write_atomically(self.path, json.dumps(asdict(self.current), indent=2, ensure_ascii=False) + "\n")
        except OSError as error:
            self.trouble = f"This could not be kept ({error.strerror or error}); it holds until you quit."
        else:
            self.trouble = ""

    def _read(self) -> Settings:
        if self.path is None or not self.path.exists():
            return Settings()
        try:
            kept = json.loads(read_text(self.path, _LONGEST_FILE))
            if not isinstance(kept, dict):
                raise ValueError("not a list of settings")
        except (OSError, ValueError, RecursionError):
            self._move_aside()
            return Settings()
        good: dict[str, Any] = {
            field.name: tuple(kept[field.name]) if isinstance(kept[field.name], list) else kept[field.name]
            for field in fields(Settings)
            if field.name in kept and _CHECKS[field.name](kept[field.name])
        }
        if any(field.name in kept and field.name not in good for field in fields(Settings)):
            self.notices.append("Some preferences could not be read; those are back to their usual values.")
        return replace(Settings(), **good)

    def _move_aside(self) -> None:
        assert self.path is not None
        try:
            aside = set_aside(self.path)
        except OSError:
            self.notices.append("The preferences could not be read; the usual ones are used.")
        else:
            self.notices.append(f"The preferences could not be read; the usual ones are used. The old file is {aside}.")
