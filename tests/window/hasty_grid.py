"""Plays Poker Solitaire under SDL's dummy driver as fast as it can by posted keys, until it is killed.

``python -m tests.window.hasty_grid FOLDER SEED`` sits down at the table in FOLDER. Nothing but keys is used.
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
from game.parlour import open_parlour
from game.scenes.menu import MenuScene
from game.scenes.poker.scene import PokerTable
from game.store.settings import SettingsFile
from tests.window.hasty import hurry, strike

_WAY = (pygame.K_a, pygame.K_p)
_ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


class Hasty:
    """Whoever sits at the keys: cards anywhere, an undo now and then, another game when one is over."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.doors = 0

    def play(self, app: App) -> None:
        """Strike what the scene on top asks for."""
        table = app.scene
        if isinstance(table, MenuScene):
            strike(_WAY[self.doors % len(_WAY)])
            self.doors += 1
        elif not isinstance(table, PokerTable):
            strike(pygame.K_SPACE)
        elif table.leaflet is not None:
            strike(pygame.K_ESCAPE)
        elif table.is_over:
            strike(pygame.K_n)
        elif self.rng.random() < 0.1:
            strike(self.rng.choice((pygame.K_u, pygame.K_y)))
        else:
            strike(self.rng.choice(_ARROWS))
            strike(pygame.K_RETURN)


def main(folder: Path, seed: int) -> int:
    SettingsFile(folder).change(card_speed=1.0, display_time=1.0, reduced_motion=True)
    hurry(Hasty(seed).play, steps=1)
    return open_parlour(folder, (800, 600), seed)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
