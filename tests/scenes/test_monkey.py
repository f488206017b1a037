"""Somebody's small child at the keys and the mouse, in every scene: nothing breaks, and no game is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.rules.five_hundred.view import Phase
from game.scenes.table.scene import TableScene
from tests.scenes.visitor import Visitor, is_asked, is_game_over, is_hand_over

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
                self.visitor.close()
                self.visitor = self.visit(self.rng.randrange(1000))

    def act(self) -> None:
        rng = self.rng
        kind = rng.random()
        if kind < 0.5:
            self.strike(rng.choice(KEYS), rng.choice(MODS))
        elif kind < 0.6:
            self.play_on()
        elif kind < 0.965:
            self.fumble()
        elif kind < 0.975:
            size = rng.choice(SIZES)
            pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        else:
            pygame.event.post(pygame.event.Event(rng.choice(WINDOW_EVENTS)))

    def strike(self, key: int, mod: int) -> None:
        letter = chr(key) if 32 < key < 127 else ""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0))
        if letter and self.rng.random() < 0.8:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
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
        scene = self.visitor.scene
        is_table = isinstance(scene, TableScene) and scene.panel is None and not scene.stage.is_busy
        if is_table and scene.live.is_users_turn:
            self.visitor.act_by_keys(scene.view.legal[0])
        else:
            self.strike(pygame.K_RETURN, 0)


def test_a_minute_of_anything(visit: Visit) -> None:
    monkey = Monkey(visit, 3)
    monkey.run(60)
    assert monkey.seen["TableScene"] > 30 and len(monkey.seen) >= 5, monkey.seen
    assert not monkey.visitor.path.exists() or not monkey.visitor.record().trouble


@pytest.mark.slow
@pytest.mark.parametrize("seed", (10, 11))
def test_minutes_of_anything(visit: Visit, seed: int) -> None:
    monkey = Monkey(visit, seed)
    monkey.run(120)
    assert not monkey.visitor.path.exists() or not monkey.visitor.record().trouble


@pytest.mark.parametrize("key", [pygame.K_l, pygame.K_u, pygame.K_r, pygame.K_F1, pygame.K_i, pygame.K_ESCAPE])
def test_a_key_before_the_first_card_is_dealt(visit: Visit, key: int) -> None:
    """Struck in the same frame as the one that opens the table."""
    visitor = visit(5)
    visitor.key(pygame.K_SPACE)
    for code in (pygame.K_RETURN, key, key):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0))
    visitor.step()
    visitor.step()


def test_clicks_before_the_first_card_is_dealt(visit: Visit) -> None:
    visitor = visit(5)
    visitor.key(pygame.K_SPACE)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    for at in ((400, 300), (30, 436), (770, 436), (400, 540), (750, 580)):
        for button in (1, 3):
            for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=at, button=button, rel=(0, 0), buttons=(0, 0, 0)))
    visitor.step()
    visitor.step()


@pytest.mark.parametrize("until", [is_asked(Phase.BIDDING), is_asked(Phase.DISCARDING), is_hand_over, is_game_over])
def test_every_key_and_every_place_once(visit: Visit, until: Callable[..., bool]) -> None:
    """Each key alone, then a net of clicks over the whole window, from each kind of moment."""
    visitor = visit(5, until=until)
    visitor.sit_down()
    visitor.settle()
    for key in sorted(set(KEYS)):
        visitor.key(key)
        if visitor.app.is_ended:
            visitor.close()
            visitor = visit(5)
    for x in range(10, 800, 130):
        for y in range(10, 600, 110):
            visitor.click((x, y))
            if visitor.app.is_ended:
                visitor.close()
                visitor = visit(5)
