"""How long the program takes from its start to its first picture, against a bare window in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

ROUNDS: Final = 9
BAR: Final = 2.5
_BARE: Final = (
    "import pygame; pygame.display.init(); s = pygame.display.set_mode((1280, 800), pygame.RESIZABLE); "
    "s.fill((20, 104, 64)); pygame.display.flip()"
)
_OURS: Final = (
    "import sys; from game import app\n"
    "draw = app.App._draw\n"
    "def first(self):\n"
    "    draw(self)\n"
    "    self._is_ended = bool(self.frames_drawn)\n"
    "app.App._draw = first\n"
    "from game.cli import main\n"
    "sys.exit(main(['--data', sys.argv[1]]))"
)


class Start(NamedTuple):
    """Median milliseconds from the start to the first picture, and to a bare window, taken by turns."""

    ours_ms: float
    bare_ms: float

    @property
    def ratio(self) -> float:
        return self.ours_ms / self.bare_ms


def run() -> None:
    """Print the medians and their ratio; the window is a real one where there is a display."""
    start = measure()
    print(f"start to first picture, median of {ROUNDS}: {start.ours_ms:.0f} ms")
    print(f"bare window, same run:                {start.bare_ms:.0f} ms")
    print(f"ratio {start.ratio:.2f}   (at most {BAR})")


def measure(rounds: int = ROUNDS) -> Start:
    """Start the program and the bare window that many times, by turns."""
    bare, ours = [], []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(rounds):
            bare.append(_seconds(_BARE))
            ours.append(_seconds(_OURS, folder))
    return Start(median(ours) * 1000, median(bare) * 1000)


def _seconds(code: str, *arguments: str) -> float:
    start = perf_counter()
    command = [sys.executable, "-c", code, *arguments]
    subprocess.run(command, check=True, env=window_environment(), stderr=subprocess.DEVNULL)
    return perf_counter() - start


def window_environment() -> dict[str, str]:
    """The environment for a program with a window; one that nobody sees where there is no display."""
    environment = dict(os.environ, PYGAME_HIDE_SUPPORT_PROMPT="1")
    if not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys() and sys.platform.startswith("linux"):
        environment |= {"SDL_VIDEODRIVER": "dummy"}
    return environment
