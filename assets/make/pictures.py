"""Draw the pictures of the program: ``python assets/make/pictures.py`` writes assets/images/*.svg."""

from pathlib import Path

from picture_beach import draw_beach
from picture_icon import draw_icon
from picture_menu import draw_menu
from picture_panels import draw_rain, draw_trophy
from picture_portrait import draw_portrait
from picture_shed import draw_shed
from picture_title import draw_title
from picture_train import draw_train
from picture_verandah import draw_verandah
from svg import Drawing

IMAGES = Path(__file__).parent.parent / "images"

PICTURES = {
    "icon": (256, 256, draw_icon),
    "title": (1280, 800, draw_title),
    "menu": (1280, 800, draw_menu),
    "trophy": (400, 300, draw_trophy),
    "rain": (400, 300, draw_rain),
    "portrait": (1280, 800, draw_portrait),
    "verandah": (1280, 800, draw_verandah),
    "beach": (1280, 800, draw_beach),
    "train": (1280, 800, draw_train),
    "shed": (1280, 800, draw_shed),
}


def main():
    """Write every picture."""
    for name, (width, height, draw) in PICTURES.items():
        drawing = Drawing(width, height)
        draw(drawing)
        drawing.write(IMAGES / f"{name}.svg")


if __name__ == "__main__":
    main()
