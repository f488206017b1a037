"""One program at a time in the save folder."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout


class AlreadyOpen(Exception):
    """Another copy of the program is using the folder, said in a sentence."""


def lock_folder(folder: Path) -> FileLock:
    """Hold *folder* for this program until the lock is released or the process ends, however it ends.

    Raises:
        AlreadyOpen: another copy holds it.
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    lock = FileLock(folder / "in-use.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        # A folder that takes no file looks to the lock as if another held it; opening the file says which it is.
        with open(lock.lock_file, "ab"):
            pass
        raise AlreadyOpen(
            "The card parlour is already open in another window. Its game was not touched: play on there. Once "
            "it is closed, this window opens."
        ) from None
    return lock
