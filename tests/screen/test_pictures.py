"""Pictures that fill a window of any shape."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.backdrop import draw_backdrop
from game.screen.theme import Theme


@pytest.mark.parametrize(
    ("picture", "what"), [("menu", pygame.Rect(340, 100, 600, 600)), ("portrait", pygame.Rect(470, 36, 696, 664))]
)
@pytest.mark.parametrize(
    ("size", "left", "top"), [((1280, 800), 0, 0), ((1280, 1080), 0, 140), ((1900, 800), 310, 0), ((1280, 960), 0, 80)]
)
def test_what_a_picture_is_about_is_neither_stretched_nor_cut(
    window: pygame.Surface, picture: str, what: pygame.Rect, size: tuple[int, int], left: int, top: int
) -> None:
    plain, drawn = pygame.Surface((1280, 800)), pygame.Surface(size)
    draw_backdrop(plain, picture, Theme((1280, 800)))
    draw_backdrop(drawn, picture, Theme(size))
    there, here = drawn.subsurface(what.move(left, top)), plain.subsurface(what)
    assert pygame.image.tobytes(there, "RGB") == pygame.image.tobytes(here, "RGB")
