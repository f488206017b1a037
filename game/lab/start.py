"""How long the program takes from its start to its first picture, against a bare window in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from statistics import median
from time import perf_counter
from typing import Final

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


def run() -> None:
    """Print the medians and their ratio; the window is a real one where there is a display."""
    bare, ours = [], []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(ROUNDS):
            bare.append(_seconds(_BARE))
            ours.append(_seconds(_OURS, folder))
    ratio = median(ours) / median(bare)
    print(f"start to first picture, median of {ROUNDS}: {median(ours) * 1000:.0f} ms")
    print(f"bare window, same run:                {median(bare) * 1000:.0f} ms")
    print(f"ratio {ratio:.2f}   (at most {BAR})")


def _seconds(code: str, *arguments: str) -> float:
    environment = dict(os.environ, PYGAME_HIDE_SUPPORT_PROMPT="1")
    if not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys() and sys.platform.startswith("linux"):
        environment |= {"SDL_VIDEODRIVER": "dummy"}
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code, *arguments], check=True, env=environment, stderr=subprocess.DEVNULL)
    return perf_counter() - start
