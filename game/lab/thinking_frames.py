"""How evenly the window's frames come while experts think beside it: the real program, its clock, its threads."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

from game.rules.catalogue import GAMES

FRAMES: Final = {"five-hundred": 1500, "hearts": 600, "spades": 300}
"""By game, how many frames of thinking are watched: fewer where a decision is over in one or two."""
BAR_MS: Final = 17.5
_SIZE: Final = (1920, 1080)
_LONGEST_SECONDS: Final = 600
_WATCHED: Final = """
import json, sys, time, pygame
from game import app
from game.play.warming import NEWS
from game.rules.catalogue import GAMES
game, title = sys.argv[4], GAMES[sys.argv[4]].title
doors = {"Five Hundred": pygame.K_a, "Other games": getattr(pygame, "K_" + game[0])}
wanted, step, state = int(sys.argv[2]), app.App.step, {"last": 0.0, "kind": "", "led": 0.0}
gaps, works, searching = {"thinking": [], "waiting": []}, [], []
def strike(key):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
def stir(number):
    at = 600 + number % 7, 400
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0)))
def kind_of(table):
    if not hasattr(table, "live") or table.stage.is_busy:
        return ""
    if table.live.thinker.is_thinking:
        return "thinking"
    return "waiting" if table.live.is_users_turn else ""
def watched(self, dt_seconds):
    led, began = state["led"], time.perf_counter()
    kind, state["kind"] = state["kind"], kind_of(self.scene)
    if kind:
        gaps[kind].append((began - state["last"] - led) * 1000)
        if kind == state["kind"] == "thinking":
            searching.append(gaps[kind][-1])
    stir(len(gaps["thinking"]))
    step(self, dt_seconds)
    ended = time.perf_counter()
    if state["kind"] == "thinking":
        works.append((ended - began) * 1000)
    if self.scene is not None and not self.is_ended:
        lead(self, self.scene)
    state["last"], state["led"] = began, time.perf_counter() - ended
def lead(self, table):
    if not hasattr(table, "live"):
        if self.services.players_news() != NEWS[0]:
            heading = getattr(table, "heading", title)
            strike(pygame.K_RETURN if heading == title else doors.get(heading, pygame.K_RETURN))
        elif type(table).__name__ == "TitleScene":
            strike(pygame.K_SPACE)
    elif len(gaps["thinking"]) >= wanted and len(gaps["waiting"]) >= wanted // 4:
        print(json.dumps({"gaps": gaps, "works": works, "searching": searching}))
        self._is_ended = True
    elif table.stage.is_busy or table.live.thinker.is_thinking:
        pass
    elif table.panel is not None:
        strike(pygame.K_RETURN)
    elif table.live.is_users_turn and len(gaps["waiting"]) < len(gaps["thinking"]) // 4:
        pass
    elif table.live.is_users_turn and not table.hint.is_open:
        table.hint.toggle()
    elif table.live.is_users_turn and table.hint.is_complete:
        table.submit(*table.hint.actions)
app.App.step = watched
from game.cli import main
sys.exit(main(["--data", sys.argv[1], "--size", sys.argv[3], "--seed", "1"]))
"""
"""Lets experts play, and takes their hints in the user's chair; the pointer moves a little all the time.

A frame counts by what went on when it began; what it takes to lead the program on is left out.
"""


class Rhythm(NamedTuple):
    """Milliseconds from one frame to the next, all of them, and what the window's own work took of each.

    ``searching`` are those of ``thinking`` at whose end no answer had come that had to be shown.
    """

    thinking: list[float]
    searching: list[float]
    waiting: list[float]
    works: list[float]


def run(size: tuple[int, int] = _SIZE, frames: int = 0, game: str = "five-hundred") -> Rhythm:
    """Measure and print; the waiting frames tell how even this machine's clock is when nobody thinks.

    Raises:
        ValueError: no such game has experts.
    """
    if game not in FRAMES:
        raise ValueError(f"{game[:20]!r} has no experts; there are {', '.join(FRAMES)}.")
    rhythm = measure(size, frames, game)
    print(f"{GAMES[game].title}: frames at {size[0]} × {size[1]}")
    print(f"{'':<24}   number   median ms   99 % below ms    worst ms")
    _print("while an expert thinks", rhythm.thinking, f"   (99 % at most {BAR_MS})")
    _print("before the answer comes", rhythm.searching)
    _print("while nobody thinks", rhythm.waiting)
    _print("the window's own work", rhythm.works)
    return rhythm


def measure(size: tuple[int, int] = _SIZE, frames: int = 0, game: str = "five-hundred") -> Rhythm:
    """Watch the program at the table of *game* until an expert has thought for that many frames (0: ``FRAMES``)."""
    driver = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with tempfile.TemporaryDirectory() as folder:
        ended = subprocess.run(
            [sys.executable, "-c", _WATCHED, folder, str(frames or FRAMES[game]), f"{size[0]}x{size[1]}", game],
            check=True,
            env=os.environ | driver,
            stdout=subprocess.PIPE,
            text=True,
            timeout=_LONGEST_SECONDS,
        )
    found = json.loads(ended.stdout.splitlines()[-1])
    return Rhythm(found["gaps"]["thinking"], found["searching"], found["gaps"]["waiting"], found["works"])


def share_below(times: Sequence[float], share: float = 0.99) -> float:
    """What that share of *times* does not exceed."""
    return sorted(times)[int((len(times) - 1) * share)]


def _print(what: str, times: Sequence[float], note: str = "") -> None:
    figures = f"{len(times):>9} {median(times):>11.1f} {share_below(times):>15.1f} {max(times):>11.1f}"
    print(f"{what:<24}{figures}{note}")
