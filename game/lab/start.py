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
WARM_ROUNDS: Final = 3
WARM_BAR_SECONDS: Final = 3.0
COLD_BAR_SECONDS: Final = 60.0
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
_READY: Final = """
import sys
from game import app
from game.play import warming
run, step, ready = warming.Warming.run, app.App.step, []
def noted(self):
    run(self)
    ready.append(self.is_ready)
def watched(self, dt_seconds):
    step(self, dt_seconds)
    self._is_ended = bool(ready)
warming.Warming.run, app.App.step = noted, watched
from game.cli import main
main(["--data", sys.argv[1]])
sys.exit(not ready[0])
"""
"""Looks at the title until the experts are ready."""


class Start(NamedTuple):
    """Median milliseconds from the start to the first picture, and to a bare window, taken by turns."""

    ours_ms: float
    bare_ms: float

    @property
    def ratio(self) -> float:
        return self.ours_ms / self.bare_ms


class Readiness(NamedTuple):
    """Seconds from the start until experts are ready: the very first time, and with compiled code in the cache."""

    cold_seconds: float
    warm_seconds: float


def run() -> None:
    """Print the medians and their ratio, then when experts are ready; the window is a real one where there is one."""
    start = measure()
    print(f"start to first picture, median of {ROUNDS}: {start.ours_ms:.0f} ms")
    print(f"bare window, same run:                {start.bare_ms:.0f} ms")
    print(f"ratio {start.ratio:.2f}   (at most {BAR})")
    ready = measure_readiness()
    print(f"start to experts ready, warm cache:   {ready.warm_seconds:.1f} s   (at most {WARM_BAR_SECONDS:.0f})")
    print(f"start to experts ready, very first:   {ready.cold_seconds:.1f} s   (at most {COLD_BAR_SECONDS:.0f})")


def measure(rounds: int = ROUNDS) -> Start:
    """Start the program and the bare window that many times, by turns."""
    bare, ours = [], []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(rounds):
            bare.append(_seconds(_BARE))
            ours.append(_seconds(_OURS, folder))
    return Start(median(ours) * 1000, median(bare) * 1000)


def measure_readiness(rounds: int = WARM_ROUNDS) -> Readiness:
    """Start the program with an empty cache, then that many times with a full one."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as cache:
        cold, *warm = [_seconds(_READY, folder, NUMBA_CACHE_DIR=cache) for _ in range(1 + rounds)]
    return Readiness(cold, median(warm))


def _seconds(code: str, *arguments: str, **variables: str) -> float:
    start = perf_counter()
    command = [sys.executable, "-c", code, *arguments]
    subprocess.run(command, check=True, env=window_environment() | variables, stderr=subprocess.DEVNULL)
    return perf_counter() - start


def window_environment() -> dict[str, str]:
    """The environment for a program with a window; one that nobody sees where there is no display."""
    environment = dict(os.environ, PYGAME_HIDE_SUPPORT_PROMPT="1")
    if not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys() and sys.platform.startswith("linux"):
        environment |= {"SDL_VIDEODRIVER": "dummy"}
    return environment
