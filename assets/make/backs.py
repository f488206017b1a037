"""Draw the card backs: ``python assets/make/backs.py`` writes assets/cards/backs/*.svg."""

from pathlib import Path

from back_deco import draw_deco
from back_guilloche import draw_guilloche
from back_lattice import draw_lattice
from back_southern_cross import draw_southern_cross
from back_waratah import draw_waratah
from svg import Drawing

BACKS = Path(__file__).parent.parent / "cards" / "backs"

PATTERNS = {
    "lattice": draw_lattice,
    "deco": draw_deco,
    "guilloche": draw_guilloche,
    "waratah": draw_waratah,
    "southern-cross": draw_southern_cross,
}


def main():
    """Write every back."""
    for name, draw in PATTERNS.items():
        drawing = Drawing()
        draw(drawing)
        drawing.write(BACKS / f"{name}.svg")


if __name__ == "__main__":
    main()
