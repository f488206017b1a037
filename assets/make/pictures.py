"""Draw the pictures of the program: ``python assets/make/pictures.py`` writes assets/images/*.svg."""

from pathlib import Path

from picture_icon import draw_icon
from picture_menu import draw_menu
from picture_panels import draw_rain, draw_trophy
from picture_title import draw_title
from svg import Drawing

IMAGES = Path(__file__).parent.parent / "images"

PICTURES = {
    "icon": (256, 256, draw_icon),
    "title": (1280, 800, draw_title),
    "menu": (1280, 800, draw_menu),
    "trophy": (400, 300, draw_trophy),
    "rain": (400, 300, draw_rain),
}


def main():
    """Write every picture."""
    for name, (width, height, draw) in PICTURES.items():
        drawing = Drawing(width, height)
        draw(drawing)
        drawing.write(IMAGES / f"{name}.svg")


if __name__ == "__main__":
    main()
