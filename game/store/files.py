"""Files written so that nothing is ever half there, and a place for those that cannot be read."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import platformdirs

HOME_VARIABLE = "FIVE_HUNDRED_HOME"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the program keeps its files: the variable ``FIVE_HUNDRED_HOME``, else the platform's own place."""
    chosen = environment.get(HOME_VARIABLE)
    return Path(chosen) if chosen else platformdirs.user_data_path("five-hundred", appauthor=False)


def write_atomically(path: Path, text: str) -> None:
    """Put *text* in *path* so that a crash leaves either the old file or the new one.

    Raises:
        OSError: it cannot be written; the old file is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    sync_folder(path.parent)


def append_durably(path: Path, text: str) -> None:
    """Add *text* at the end of *path* and wait until it is on the disk.

    Raises:
        OSError: it could not be written whole; a part of it may stand at the end of the file.
    """
    with open(path, "a", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make a new or renamed entry of *folder* durable, where the system can."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path, *, keep: bool = False) -> Path:
    """Move *path* (or with *keep* a copy of it) into ``set-aside`` beside it under a name not yet taken.

    Raises:
        OSError: it cannot be moved.
    """
    folder = path.parent / "set-aside"
    folder.mkdir(parents=True, exist_ok=True)
    target = _free_name(folder, path)
    if keep:
        target.write_bytes(path.read_bytes())
    else:
        os.replace(path, target)
    sync_folder(folder)
    return target


def _free_name(folder: Path, path: Path) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    for number in range(1000):
        target = folder / (f"{path.stem}-{stamp}" + (f"-{number}" if number else "") + path.suffix)
        if not target.exists():
            return target
    raise OSError(f"{folder} is full of files set aside.")


def read_text(path: Path, longest: int) -> str:
    """The text of *path*; bytes that are no UTF-8 are shown as replacement signs, which no reader accepts.

    Raises:
        OSError: it cannot be read, or is longer than *longest* bytes.
    """
    if path.stat().st_size > longest:
        raise OSError(f"{path.name} is far too long.")
    return path.read_bytes().decode("utf-8", errors="replace").replace("\r\n", "\n")
