"""The program's place in the desktop's menu: a ``.desktop`` entry with an icon, made and taken away again."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import pygame

from game.screen.assets import asset

NAME: Final = "five-hundred"
ICON_SIZES: Final = (48, 64, 128, 256)
_ENTRY: Final = """[Desktop Entry]
Type=Application
Name=Five Hundred
GenericName=Card game
Comment=The Australian partnership card game at a warm felt table
Exec={command}
Icon=five-hundred
Terminal=false
Categories=Game;CardGame;
Keywords=cards;500;bower;misere;joker;
StartupWMClass=five-hundred
"""


def install_desktop(is_removed: bool = False, environment: Mapping[str, str] = os.environ) -> int:
    """Put the program into the desktop's menu, or take it out; says what was done. The exit code is 0, or 2.

    Files go to ``XDG_DATA_HOME``, usually ``~/.local/share``. Other systems than Linux are told what to do instead.
    """
    if not sys.platform.startswith("linux"):
        print("Only Linux desktops need an entry. Here, make a shortcut to the program itself: drag it to the desktop.")
        return 2
    home = data_home(environment)
    try:
        done = remove(home) if is_removed else install(home, start_command())
    except OSError as error:
        print(f"The desktop entry could not be changed: {error}", file=sys.stderr)
        return 2
    for path in done:
        print("Removed" if is_removed else "Written:", path)
    print(_outcome(is_removed, bool(done)))
    return 0


def _outcome(is_removed: bool, is_anything_done: bool) -> str:
    if not is_removed:
        return "Five Hundred is among the desktop's games now."
    if is_anything_done:
        return "Five Hundred is gone from the desktop's menu. Games and preferences are kept."
    return "There was no desktop entry to remove."


def data_home(environment: Mapping[str, str]) -> Path:
    """Where the user's share of desktop entries and icons is kept; a relative ``XDG_DATA_HOME`` counts for nothing."""
    chosen = environment.get("XDG_DATA_HOME", "")
    return Path(chosen) if os.path.isabs(chosen) else Path.home() / ".local" / "share"


def start_command() -> list[str]:
    """The words that start this very program from anywhere."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    main = Path(__file__).resolve().parent.parent / "main.py"
    if main.exists():
        return [sys.executable, str(main)]
    script = Path(sys.executable).with_name(NAME)
    return [str(script) if script.exists() else shutil.which(NAME) or NAME]


def install(home: Path, command: Sequence[str]) -> list[Path]:
    """Write the icons and the entry under *home*; what was written.

    Raises:
        OSError: something cannot be written.
    """
    entry = _entry_path(home)
    icons = [_write_icon(home, size) for size in ICON_SIZES]
    entry.parent.mkdir(parents=True, exist_ok=True)
    entry.write_text(_ENTRY.format(command=" ".join(quoted(word) for word in command)), encoding="utf-8")
    return [*(icon for icon in icons if icon is not None), entry]


def remove(home: Path) -> list[Path]:
    """Take away what ``install`` has written, and the folders that are empty then; the files that were there.

    Raises:
        OSError: something cannot be taken away.
    """
    there = [path for path in (*(_icon_path(home, size) for size in ICON_SIZES), _entry_path(home)) if path.exists()]
    for path in there:
        path.unlink()
        _remove_empty_folders(path.parent, home)
    return there


def _remove_empty_folders(folder: Path, home: Path) -> None:
    """Take away *folder* and what it lies in, up to *home*, as long as nothing else is kept there."""
    while folder != home and home in folder.parents:
        try:
            folder.rmdir()
        except OSError:
            return
        folder = folder.parent


def quoted(word: str) -> str:
    """A word of an ``Exec`` line, in quotes where the specification of desktop entries asks for them."""
    escaped = word.replace("%", "%%")
    if not set(escaped) & set(" \t\n\"'\\><~|&;$*?#()`"):
        return escaped
    for sign in '\\"`$':
        escaped = escaped.replace(sign, "\\" + sign)
    return '"' + escaped.replace("\\", "\\\\") + '"'


def _entry_path(home: Path) -> Path:
    return home / "applications" / f"{NAME}.desktop"


def _icon_path(home: Path, size: int) -> Path:
    return home / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png"


def _write_icon(home: Path, size: int) -> Path | None:
    """The icon at that size as a PNG; ``None`` if the program has no icon to draw."""
    source = asset("images", "icon.svg")
    if source is None:
        return None
    path = _icon_path(home, size)
    path.parent.mkdir(parents=True, exist_ok=True)
    picture = pygame.image.load_sized_svg(io.BytesIO(source.read_bytes()), (size, size))
    pygame.image.save(picture, str(path))
    return path
