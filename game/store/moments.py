"""Moments as they are written in files: ISO form to the second, with the offset from universal time."""

from __future__ import annotations

from datetime import datetime


def now_text() -> str:
    """This moment."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def moment_of(text: str) -> datetime | None:
    """The moment written in *text*, ``None`` if it is none; without an offset it is taken for local time."""
    try:
        return datetime.fromisoformat(text[:40]).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
