"""A screen of its own for the tests (Xvfb), the program on it, and xdotool in the user's place."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.cards.seats import Seat
from game.engine.record import Record, read_record
from game.rules.catalogue import GAMES
from game.rules.five_hundred.view import FiveHundredView

ROOT = Path(__file__).resolve().parents[2]
MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
_LONGEST_WAIT_SECONDS = 25.0


@contextmanager
def own_screen(size: tuple[int, int] = (1400, 1000)) -> Iterator[str]:
    """Start Xvfb on a display that is free, and stop it afterwards; the display's name."""
    reading, writing = os.pipe()
    words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size[0]}x{size[1]}x24"]
    # Left by the last program, even one that was killed, it must not begin anew.
    words += ["-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(words, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait(10)


class Desk:
    """The program in its window on *display*, with its files in *folder*."""

    def __init__(self, display: str, folder: Path, seed: int, size: tuple[int, int] = (1000, 700)) -> None:
        self.folder = folder
        self.display = display
        self.size = size
        gone = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "FIVE_HUNDRED_HOME")
        environment = {name: value for name, value in os.environ.items() if name not in gone}
        self.environment = environment | {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        words = ["--data", str(folder), "--seed", str(seed), "--size", f"{size[0]}x{size[1]}"]
        self.program = subprocess.Popen(
            [sys.executable, str(ROOT / "main.py"), *words],
            env=self.environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            self.window = self.wait_for(self._find_window, "no window came up")
        except BaseException:
            self.close()
            raise

    def _find_window(self) -> str:
        assert self.program.poll() is None, self.program.communicate()[1]
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.program.pid)],
            env=self.environment, capture_output=True, text=True,
        )  # fmt: skip
        return found.stdout.split()[0] if found.stdout.split() else ""

    def do(self, *words: str) -> None:
        """One command of xdotool."""
        subprocess.run(["xdotool", *words], env=self.environment, check=True, capture_output=True)

    def key(self, name: str) -> None:
        self.do("key", name)

    def click(self, at: tuple[float, float], button: int = 1) -> None:
        place = str(round(at[0])), str(round(at[1]))
        self.do("mousemove", "--window", self.window, *place, "sleep", "0.03", "click", str(button))

    def resize(self, size: tuple[int, int]) -> None:
        self.do("windowsize", "--sync", self.window, str(size[0]), str(size[1]))
        self.size = size

    def wait_for(self, what: Callable[[], Any], sentence: str, seconds: float = _LONGEST_WAIT_SECONDS) -> Any:
        """Ask again until *what* says something."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            said = what()
            if said:
                return said
            time.sleep(0.05)
        ended = self.program.poll()
        raise AssertionError(sentence if ended is None else f"{sentence}: {self.program.communicate()[1]}")

    # The game, as the disk knows it

    @property
    def path(self) -> Path:
        return self.folder / "current" / "five-hundred.txt"

    def record(self) -> Record | None:
        """The game as far as it stands on disk."""
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None
        return read_record(text[: text.rindex("\n") + 1], GAMES)

    def moment(self) -> int:
        record = self.record()
        return len(record.timeline.actions) if record is not None else 0

    def is_asked(self) -> bool:
        """Whether the user must do something: choose, or answer the panel at a hand's end."""
        record = self.record()
        if record is None:
            return False
        match = record.timeline.match
        return match.to_act is Seat.SOUTH or bool(match.finished and match.to_act is None)

    def view(self) -> FiveHundredView:
        record = self.record()
        assert record is not None
        view = record.timeline.match.view(Seat.SOUTH)
        assert isinstance(view, FiveHundredView)
        return view

    def insist(self, act: Callable[[], None], steps: int = 1) -> None:
        """Do that, again if need be (the first time may only have hurried what moved), until it is on disk."""
        before = self.moment()
        for _ in range(12):
            act()
            end = time.monotonic() + 1.5
            while time.monotonic() < end:
                if self.moment() >= before + steps:
                    return
                time.sleep(0.04)
        raise AssertionError(f"nothing came of it; the game stands at {before}")

    def close(self) -> tuple[int, str]:
        """End the program with its window; exit code and what it complained of."""
        if self.program.poll() is None:
            self.program.terminate()
        complaint = self.program.communicate(timeout=20)[1]
        return self.program.returncode, complaint
