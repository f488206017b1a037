"""A few cards left lying on the felt, half under whatever panel is laid over them."""

from __future__ import annotations

from typing import Final

import pygame

from game.screen.faces import BACK, Faces, Print
from game.screen.theme import Theme

_LEFT: Final = ((BACK, -0.16, -0.02, 24.0), (BACK, 0.34, 0.18, 9.0))
_RIGHT: Final = (("JC", -0.5, 0.2, -4.0), ("JS", 0.0, 0.1, -15.0), ("Jo", 0.42, -0.16, -28.0))


def draw_still_life(surface: pygame.Surface, theme: Theme, faces: Faces, panel: pygame.Rect) -> None:
    """Backs at the lower left corner of *panel*, both black Jacks and the Joker at the lower right one.

    They are of the deck and back in use, and grow with the free felt beside the panel.
    """
    beside = min(panel.left, surface.get_width() - panel.right)
    width = max(theme.px(96), min(theme.px(150), round(beside * 0.9)))
    for cards, corner in ((_LEFT, panel.bottomleft), (_RIGHT, panel.bottomright)):
        for side, across, down, angle in cards:
            centre = corner[0] + round(across * width), corner[1] - round((0.55 - down) * width)
            shadow = faces.shadow(width, angle)
            surface.blit(shadow, shadow.get_rect(center=(centre[0] + theme.px(3), centre[1] + theme.px(5))))
            picture = faces.image(Print(side, width, angle))
            surface.blit(picture, picture.get_rect(center=centre))
