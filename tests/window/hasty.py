"""Plays the program under SDL's dummy driver as fast as it can by posted keys, until it is killed.

``python -m tests.window.hasty FOLDER SEED`` opens the game in FOLDER, or a new one. Nothing but keys is used.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from game.app import App
from game.cards.card import Card
from game.engine.actions import Call, Discard, Play
from game.parlour import open_parlour
from game.play.warming import Warming
from game.scenes.table.scene import TableScene
from game.store.settings import SettingsFile


def strike(key: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0))


class Hasty:
    """Whoever sits at the keys: any legal choice, an undo now and then."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def play(self, app: App) -> None:
        """Strike what the scene on top asks for."""
        table = app.scene
        if not isinstance(table, TableScene):
            strike(pygame.K_RETURN)
        elif table.stage.is_busy:
            return
        elif table.panel is not None:
            strike(pygame.K_RETURN)
        elif table.live.is_users_turn:
            self.choose(table)

    def choose(self, table: TableScene) -> None:
        if table.live.may_undo() and self.rng.random() < 0.08:
            strike(pygame.K_u)
            return
        action = self.rng.choice(table.view.legal)
        if isinstance(action, Call):
            strike(pygame.K_p)
            bids = [each for each in table.view.legal if isinstance(each, Call) and each.bid.text == "6NT"]
            if bids:
                pygame.event.clear(pygame.KEYDOWN)
                for key in (pygame.K_F1, pygame.K_F10, pygame.K_RETURN):
                    strike(key)
        elif isinstance(action, Discard):
            for card in table.own_hand()[:3]:
                self.strike_card(table, card)
            strike(pygame.K_RETURN)
        elif isinstance(action, Play):
            self.strike_card(table, action.card)
            if action.suit is not None:
                strike(getattr(pygame, f"K_{action.suit.letter.lower()}"))

    @staticmethod
    def strike_card(table: TableScene, card: Card) -> None:
        index = table.own_hand().index(card)
        strike(pygame.K_F1 + index % 10, pygame.KMOD_LSHIFT if index >= 10 else 0)


def hurry(play: Callable[[App], None], steps: int = 6) -> None:
    """Have the program go on in steps of a second, as fast as it can, with *play* at its keys after each.

    Nobody strong is got ready meanwhile: a second of importing at each start, for players who are not asked.
    """
    step = App.step

    def hurried(app: App, dt_seconds: float) -> None:
        for _ in range(steps):
            step(app, 1.0)
            if app.is_ended:
                return
            play(app)

    App.step = hurried  # type: ignore[method-assign]
    Warming.run = lambda warming: None  # type: ignore[method-assign]


def main(folder: Path, seed: int) -> int:
    SettingsFile(folder).change(card_speed=1.0, display_time=1.0, reduced_motion=True, skills=("casual",) * 3)
    hurry(Hasty(seed).play)
    return open_parlour(folder, (800, 600), seed)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
