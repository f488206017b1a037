"""Pictures that fill a window of any shape."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.backdrop import draw_backdrop
from game.screen.theme import Theme


@pytest.mark.parametrize(
    ("size", "left", "top"), [((1280, 800), 0, 0), ((1280, 1080), 0, 140), ((1900, 800), 310, 0), ((1280, 960), 0, 80)]
)
def test_the_table_behind_a_question_is_not_stretched(
    window: pygame.Surface, size: tuple[int, int], left: int, top: int
) -> None:
    plain, drawn = pygame.Surface((1280, 800)), pygame.Surface(size)
    draw_backdrop(plain, "menu", Theme((1280, 800)))
    draw_backdrop(drawn, "menu", Theme(size))
    ring = pygame.Rect(340, 100, 600, 600)
    assert pygame.image.tobytes(drawn.subsurface(ring.move(left, top)), "RGB") == pygame.image.tobytes(
        plain.subsurface(ring), "RGB"
    )
    assert drawn.get_at((size[0] - 2, size[1] // 2)) == plain.get_at((1278, 400))
