"""Printing through whatever the system offers for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

_PRINTING_SECONDS: Final = 15.0
_PROGRAMS: Final = (("lp", "-s"), ("lpr",))


class NotPrinted(Exception):
    """The system would not print; the message is the reason, as a part of a sentence."""


def print_text(text: str) -> None:
    """Send *text* to the system's usual printer. It may take some seconds.

    Raises:
        NotPrinted: there is no printing here, or it went wrong.
    """
    if sys.platform == "win32":
        _print_by_notepad(text)
        return
    for name, *options in _PROGRAMS:
        program = shutil.which(name)
        if program is not None:
            _print_by(program, options, text)
            return
    raise NotPrinted("this system has no printing set up")


def _print_by(program: str, options: list[str], text: str) -> None:
    try:
        subprocess.run(
            [program, *options], input=text.encode(), capture_output=True, timeout=_PRINTING_SECONDS, check=True
        )
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode(errors="replace").strip().splitlines()
        raise NotPrinted(said[0][:120] if said else "the printer refused it") from error
    except subprocess.TimeoutExpired as error:
        raise NotPrinted("the printer does not answer") from error
    except OSError as error:
        raise NotPrinted(error.strerror or "the printing did not start") from error


def _print_by_notepad(text: str) -> None:
    """Windows prints a text file by itself; the file has to outlive this call."""
    path = Path(tempfile.gettempdir()) / "five-hundred-rego.txt"
    start: Any = getattr(os, "startfile", None)
    try:
        path.write_text(text, encoding="utf-8-sig")
        if start is None:
            raise OSError("this system has no printing set up")
        start(str(path), "print")
    except OSError as error:
        raise NotPrinted(error.strerror or str(error)) from error
