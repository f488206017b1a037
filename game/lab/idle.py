"""What the program costs while nothing happens: the share of a core, and the frames drawn, at a waiting table."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from typing import Final, NamedTuple

from game.lab.start import window_environment

SECONDS: Final = 5.0
_WATCHED: Final = """
import sys, threading, time, pygame
from game import app
seconds, step, began = float(sys.argv[2]), app.App.step, []
def strike(key):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
def watched(self, dt_seconds):
    step(self, dt_seconds)
    table = self.scene
    if not hasattr(table, "live"):
        strike(pygame.K_RETURN)
    elif not began and any(thread.name == "fetching" for thread in threading.enumerate()):
        watched.quiet = 0
    elif not began and (table.stage.is_busy or not table.live.is_users_turn):
        strike(pygame.K_LSHIFT)
    elif not began:
        watched.quiet += 1
        if watched.quiet > 120:
            began.extend((time.perf_counter(), time.process_time(), self.frames_drawn))
    elif time.perf_counter() - began[0] >= seconds:
        share = (time.process_time() - began[1]) / (time.perf_counter() - began[0])
        print(share, self.frames_drawn - began[2])
        self._is_ended = True
watched.quiet = 0
app.App.step = watched
from game.cli import main
sys.exit(main(["--data", sys.argv[1], "--seed", "1"]))
"""
"""Goes from the title to the first call by keys, waits until all is quiet and ready, and then only looks on."""
_LONGEST_SECONDS: Final = 400.0


class Idle(NamedTuple):
    """The share of a core (0 to 1) and how many frames were drawn."""

    share: float
    frames: int


def measure(seconds: float = SECONDS) -> Idle:
    """Let the program wait at the table for that long."""
    with tempfile.TemporaryDirectory() as folder:
        ended = subprocess.run(
            [sys.executable, "-c", _WATCHED, folder, str(seconds)],
            check=True,
            env=window_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            timeout=_LONGEST_SECONDS + seconds,
        )
    share, frames = ended.stdout.split()[-2:]
    return Idle(float(share), int(frames))
