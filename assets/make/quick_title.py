"""Makes the quick picture of the title: small, soft, and shown while the fine one is being drawn.

``python assets/make/quick_title.py`` writes ``assets/images/title.jpg`` from ``title.svg``.
"""

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

IMAGES = Path(__file__).resolve().parents[1] / "images"
SIZE = (640, 400)


def main() -> None:
    """Rasterise and write."""
    picture = pygame.image.load_sized_svg(str(IMAGES / "title.svg"), SIZE)
    flat = pygame.Surface(SIZE, depth=24)
    flat.blit(picture, (0, 0))
    pygame.image.save(flat, str(IMAGES / "title.jpg"))


if __name__ == "__main__":
    main()
