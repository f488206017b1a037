"""Thinking beside the window: one question at a time, called off at once, and no stale answer ever used."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from game.play.thinking import Thinker

ROOT = Path(__file__).parent.parent.parent


class Searching:
    """Searches until it is called off, or for a given time, and counts how often it was told what."""

    def __init__(self) -> None:
        self.off = threading.Event()
        self.started = threading.Event()
        self.resumed = 0

    def decide(self, answer: str, seconds: float = 30.0) -> str:
        self.started.set()
        return "cut short" if self.off.wait(seconds) else answer

    def call_off(self) -> None:
        self.off.set()

    def resume(self) -> None:
        self.resumed += 1
        self.off.clear()


def waited_for(thinker: Thinker, moment: object, seconds: float = 5.0) -> object:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = thinker.answer(moment)  # type: ignore[arg-type]
        if answer is not None:
            return answer
        time.sleep(0.002)
    return None


def test_an_answer_comes_for_the_position_it_was_asked_for() -> None:
    thinker = Thinker()
    thinker.ask(("game", 7), lambda: "this")
    assert thinker.is_thinking_about(("game", 7)) and not thinker.is_thinking_about(("game", 8))
    assert waited_for(thinker, ("game", 7)) == "this" and not thinker.is_thinking
    thinker.close()


def test_an_answer_for_another_position_is_dropped_even_if_it_is_ready() -> None:
    thinker = Thinker()
    thinker.ask(("game", 7), lambda: "this")
    time.sleep(0.1)
    assert thinker.answer(("game", 8)) is None
    assert thinker.answer(("game", 7)) is None and not thinker.is_thinking
    thinker.close()


def test_a_search_is_called_off_and_the_next_one_is_not() -> None:
    thinker, searcher = Thinker(), Searching()
    thinker.ask(1, lambda: searcher.decide("first"), searcher)
    assert searcher.started.wait(5)
    thinker.ask(2, lambda: searcher.decide("second", 0.05), searcher)
    assert waited_for(thinker, 2) == "second" and searcher.resumed == 2
    thinker.close()


def test_a_question_called_off_before_its_turn_sets_nothing_going() -> None:
    thinker, first, second = Thinker(), Searching(), Searching()
    hold = threading.Event()
    thinker.ask(1, lambda: hold.wait(5), first)
    thinker.ask(2, lambda: second.decide("never"), second)
    thinker.call_off()
    hold.set()
    thinker.ask(3, lambda: "third")
    assert waited_for(thinker, 3) == "third"
    assert not second.started.is_set() and second.resumed == 0
    thinker.close()


def test_a_thousand_questions_called_off_at_any_moment_leave_no_search_running() -> None:
    thinker, searcher = Thinker(), Searching()
    for number in range(1000):
        thinker.ask(number, lambda: searcher.decide("never"), searcher)
        if number % 3:
            time.sleep(0)
        thinker.call_off()
    thinker.ask("last", lambda: searcher.decide("last", 0.01), searcher)
    assert waited_for(thinker, "last") == "last"
    thinker.close()


def test_a_mishap_while_thinking_is_told_where_the_answer_is_asked_for() -> None:
    thinker = Thinker()

    def slip() -> str:
        raise ZeroDivisionError("a slip")

    thinker.ask(1, slip)
    with pytest.raises(ZeroDivisionError):
        waited_for(thinker, 1)
    thinker.ask(2, lambda: "goes on")
    assert waited_for(thinker, 2) == "goes on"
    thinker.close()


def test_closing_does_not_wait_for_who_will_not_stop() -> None:
    thinker = Thinker()
    thinker.ask(1, lambda: time.sleep(20))
    began = time.monotonic()
    thinker.close()
    assert time.monotonic() - began < 2


LEAVE = """
import os, sys, time
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
import pygame
from game import app
step, state = app.App.step, {"began": 0.0, "ended": 0.0}
def strike(key):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
def watched(self, dt_seconds):
    step(self, dt_seconds)
    if self.is_ended:
        return
    if not hasattr(self.scene, "live"):
        strike(pygame.K_RETURN)
        return
    state["began"] = state["began"] or time.perf_counter()
    if time.perf_counter() - state["began"] > float(sys.argv[2]):
        state["ended"] = state["ended"] or time.perf_counter()
        pygame.event.post(pygame.event.Event(pygame.QUIT))
app.App.step = watched
from game import cli
code = cli.main(["--data", sys.argv[1], "--size", "800x600", "--seed", "3"])
print("left after", time.perf_counter() - state["ended"])
sys.exit(code)
"""
"""Plays a little while the solver is still being compiled, then closes the window."""


@pytest.mark.slow
@pytest.mark.parametrize("seconds", ["0.5", "3"])
def test_the_program_ends_promptly_while_the_solver_is_compiled(tmp_path: Path, seconds: str) -> None:

    cache = tmp_path / "cache"
    began = time.monotonic()
    ended = subprocess.run(
        [sys.executable, "-c", LEAVE, str(tmp_path / "data"), seconds],
        env=os.environ | {"NUMBA_CACHE_DIR": str(cache)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ended.returncode == 0, ended.stderr[-1000:]
    assert float(ended.stdout.split()[-1]) < 1.5
    assert time.monotonic() - began < float(seconds) + 15
    assert (tmp_path / "data" / "current" / "five-hundred.txt").exists()
    assert "Traceback" not in ended.stderr
