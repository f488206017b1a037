"""Plays Hearts or Spades under SDL's dummy driver as fast as it can by posted keys, until it is killed.

``python -m tests.window.hasty_table FOLDER SEED GAME`` opens the game in FOLDER, or a new one; by keys alone.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from game.app import App
from game.cards.card import Card
from game.engine.actions import Pass, Play
from game.parlour import open_parlour
from game.rules.catalogue import GAMES
from game.scenes.menu import HEADING, MenuScene
from game.scenes.table.scene import TableScene
from game.store.settings import SettingsFile
from tests.window.hasty import hurry, strike

_SHELF = "Other games"


class Hasty:
    """Whoever sits at the keys of *game*: any legal choice, an undo now and then."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(seed)
        self.doors = {HEADING: pygame.K_a, _SHELF: getattr(pygame, f"K_{game[0]}")}

    def play(self, app: App) -> None:
        """Strike what the scene on top asks for."""
        table = app.scene
        if not isinstance(table, TableScene):
            strike(self.doors.get(table.heading, pygame.K_RETURN) if isinstance(table, MenuScene) else pygame.K_RETURN)
        elif table.stage.is_busy:
            return
        elif table.panel is not None:
            strike(pygame.K_RETURN)
        elif table.live.is_users_turn:
            self.choose(table)

    def choose(self, table: TableScene) -> None:
        """A card, three cards to be passed, or a number of tricks."""
        if table.live.may_undo() and self.rng.random() < 0.08:
            strike(pygame.K_u)
            return
        action = self.rng.choice(table.view.legal)
        if isinstance(action, Play):
            self.strike_card(table, action.card)
        elif isinstance(action, Pass):
            for card in self.rng.sample(table.own_hand(), 3):
                self.strike_card(table, card)
            strike(pygame.K_RETURN)
        else:
            strike(pygame.K_0 + self.rng.randrange(6))
            strike(pygame.K_RETURN)

    @staticmethod
    def strike_card(table: TableScene, card: Card) -> None:
        shift, _, key = table.presentation.keys.label(table.own_hand().index(card)).rpartition("+")
        strike(getattr(pygame, f"K_{key}"), pygame.KMOD_LSHIFT if shift else 0)


def main(folder: Path, seed: int, game: str) -> int:
    assert game in GAMES
    SettingsFile(folder).change(card_speed=1.0, display_time=1.0, reduced_motion=True, skills=("casual",) * 3)
    hurry(Hasty(game, seed).play)
    return open_parlour(folder, (800, 600), seed)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
