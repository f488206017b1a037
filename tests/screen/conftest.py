"""A window under SDL's dummy driver, and real events for it."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.screen.theme import Theme


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    """A window of 1280 × 800 that nobody sees."""
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 800))
    if pygame.display.get_init():
        pygame.event.clear()


@pytest.fixture
def theme(window: pygame.Surface) -> Theme:
    return Theme((1280, 800))
