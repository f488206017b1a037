"""Draw the card backs: ``python assets/make/backs.py`` writes assets/cards/backs/*.svg."""

from pathlib import Path

import back_lattice
from svg import Drawing

BACKS = Path(__file__).parent.parent / "cards" / "backs"

PATTERNS = {
    "lattice": back_lattice.draw_lattice,
}


def main():
    """Write every back."""
    for name, draw in PATTERNS.items():
        drawing = Drawing()
        draw(drawing)
        drawing.write(BACKS / f"{name}.svg")


if __name__ == "__main__":
    main()
