"""Somebody's small child at the keys and the mouse, in every scene: ``python -m tests.monkey [--minutes 30]``.

Anything at all is struck, clicked, dropped and resized under SDL's dummy drivers. No exception may come out of it,
every scene must have been seen, the game on disk must be readable at the end, and memory must stay within a fifth of
what it was once everything had been looked at.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.rules.five_hundred.view import Phase
from game.scenes.table.scene import TableScene
from tests.scenes.visitor import AT_ONCE, DOORS, FIVE_HUNDRED, Visitor, is_asked, is_game_over, is_hand_over, prepare

Visit = Callable[..., Visitor]
KEYS = [
    *range(pygame.K_F1, pygame.K_F12 + 1),
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_DELETE) * 2,
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 2,
    *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_QUESTION),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
]
MODS = [0] * 6 + [pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT]
SIZES = [(800, 600), (640, 480), (1024, 600), (801, 997), (320, 200), (1280, 720)]
WINDOW_EVENTS = [
    pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWEXPOSED, pygame.QUIT,
]  # fmt: skip
_SCENES = """
Title Menu Question Table Replay Bids ScoreCard RuleOptions MisereOptions Preferences Instructions Register Statistics
Farewell GameOver HeartsOptions HeartsStatistics SpadesOptions SpadesStatistics
"""
SCENES = frozenset(f"{name}Scene" for name in _SCENES.split())
MOMENTS = (None, None, is_asked(Phase.DISCARDING), is_asked(Phase.PLAYING, tricks=3), is_hand_over, is_game_over)
MOST_GROWTH = 1.2
_WARM_SHARE = 0.15
_LATEST_WARM_SHARE = 0.4
"""Memory counts from when every scene has been seen, within these shares of the time."""
_SAMPLES = 20


class Monkey:
    """Does anything at all, and starts the program again when it has ended it."""

    def __init__(self, visit: Visit, seed: int) -> None:
        self.visit = visit
        self.rng = Random(seed)
        self.visitor = visit(seed)
        self.seen: Counter[str] = Counter()

    def run(self, seconds: float) -> None:
        """That many seconds of play, on the clock of the test."""
        left = seconds
        while left > 0:
            for _ in range(self.rng.choice((0, 1, 1, 1, 2, 5))):
                self.act()
            step = self.rng.choice((0.05, 0.1, 0.3, 0.6))
            self.visitor.step(step)
            self.seen[type(self.visitor.scene).__name__] += 1
            left -= step
            if self.visitor.app.is_ended:
                self.restart()

    def restart(self) -> None:
        """Close the program and open it again."""
        self.visitor.close()
        self.visitor = self.visit(self.rng.randrange(1000))

    def act(self) -> None:
        rng = self.rng
        kind = rng.random()
        if kind < 0.5:
            self.strike(rng.choice(KEYS), rng.choice(MODS))
        elif kind < 0.6:
            self.play_on()
        elif kind < 0.96:
            self.fumble()
        elif kind < 0.97:
            size = rng.choice(SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        elif kind < 0.975:
            dropped = rng.choice((__file__, "/nowhere/at all.png", "", "\x00", os.curdir))
            pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=dropped))
        else:
            pygame.event.post(pygame.event.Event(rng.choice(WINDOW_EVENTS)))

    def strike(self, key: int, mod: int) -> None:
        letter = chr(key) if 32 < key < 127 else ""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))
        if letter and self.rng.random() < 0.8:
            text = letter if self.rng.random() < 0.9 else self.rng.choice(("é", "Ж", "漢", "🃏", "\t", "ﷺ" * 9))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
        if self.rng.random() < 0.9:
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0))

    def fumble(self) -> None:
        """Something with the mouse, not always whole."""
        rng, (width, height) = self.rng, self.visitor.app.surface.get_size()
        at = rng.randrange(width), rng.randrange(height)
        what = rng.random()
        if what < 0.3:
            held = rng.randrange(2), 0, 0
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=held))
        elif what < 0.4:
            turn = rng.choice((-3, -1, 1, 5))
            pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=turn, flipped=False))
        else:
            button = rng.choice((1, 1, 1, 1, 3, 2, 4))
            down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
            for kind in rng.choice(((down, up), (down, up), (down, up), (down,), (up,))):
                pygame.event.post(pygame.event.Event(kind, pos=at, button=button, clicks=1))

    def play_on(self) -> None:
        """Something sensible now and then, or no hand would ever end."""
        self.visitor.step(0)
        scene = self.visitor.scene
        is_table = isinstance(scene, TableScene) and scene.panel is None and not scene.stage.is_busy
        if is_table and scene.live.is_users_turn:
            self.visitor.game = scene.live.match.rules.name
            self.visitor.act_by_keys(scene.view.legal[0])
            self.visitor.game = FIVE_HUNDRED
        else:
            self.strike(pygame.K_RETURN, 0)


def memory() -> int:
    """Bytes this process takes now, everything closed that can be."""
    gc.collect()
    with suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


class Zoo:
    """A folder in which monkeys play one after the other, and the moments of a game they are let loose at."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.rng = Random(seed)

    def visit(self, seed: int) -> Visitor:
        """Open the program anew, at a pace of its own, sometimes in the middle of a game or at another table."""
        moment = self.rng.choice(MOMENTS)
        if moment is not None:
            prepare(self.folder, 5, moment)
        pace: dict[str, Any] = self.rng.choice((dict(AT_ONCE), {"card_speed": 0.6, "reduced_motion": False}))
        visitor = Visitor(self.folder, seed, **pace)
        game = self.rng.choice((FIVE_HUNDRED, FIVE_HUNDRED, *DOORS))
        if game in DOORS:
            visitor.step()
            for key in (pygame.K_SPACE, pygame.K_a, DOORS[game]):
                visitor.key(key)
        return visitor


def run(minutes: float, seed: int) -> int:
    """Let a monkey play for that long, by the clock on the wall; 0 if all is well."""
    with TemporaryDirectory() as name:
        zoo = Zoo(Path(name), seed)
        monkey = Monkey(zoo.visit, seed)
        samples: list[int] = []
        start, due, length = time.monotonic(), 0.0, 60 * minutes
        while (passed := time.monotonic() - start) < length:
            monkey.run(20)
            is_warm = passed / length >= _WARM_SHARE and (seen_all(monkey) or passed / length >= _LATEST_WARM_SHARE)
            if is_warm if not samples else passed >= due:
                due = passed + length * (1 - _WARM_SHARE) / _SAMPLES
                monkey.visitor.close()
                samples.append(memory())
                print(
                    f"{passed / 60:5.1f} minutes, {samples[-1] >> 20} MB, {sum(monkey.seen.values())} frames",
                    flush=True,
                )
                monkey.visitor = zoo.visit(len(samples))
        monkey.visitor.close()
        samples.append(memory())
        path = Path(name) / "current" / "five-hundred.txt"
        is_readable = not path.exists() or not monkey.visitor.record().trouble
    return _report(monkey.seen, samples, is_readable)


def seen_all(monkey: Monkey) -> bool:
    """Whether it has been everywhere."""
    return monkey.seen.keys() >= SCENES


def _report(seen: Counter[str], samples: list[int], is_readable: bool) -> int:
    print(", ".join(f"{name} {count}" for name, count in seen.most_common()))
    growth = samples[-1] / samples[0]
    print(
        f"memory {samples[0] >> 20} MB, at the end {samples[-1] >> 20} MB: {growth:.2f} times (at most {MOST_GROWTH})"
    )
    missed = SCENES - seen.keys()
    if missed:
        print("never seen:", ", ".join(sorted(missed)))
    return 0 if growth <= MOST_GROWTH and not missed and is_readable else 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    return run(words.minutes, words.seed)


if __name__ == "__main__":
    sys.exit(main())
