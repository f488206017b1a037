"""Draw the suit signs for use in text and on buttons: ``python assets/make/signs.py``.

Writes assets/images/pips/: S, C, D, H in the colours of the deck, ``-four`` for the four-colour deck, ``-light`` for
dark panels, ``-four-light`` for both, and Jo, the jester's cap.
"""

from pathlib import Path

from joker import draw_cap_sign
from palette import CREAM, FOUR_COLOUR, STANDARD, SUITS
from pips import draw_pip
from svg import Drawing

SIGNS = Path(__file__).parent.parent / "images" / "pips"

COLOURS = {
    "": STANDARD,
    "-four": FOUR_COLOUR,
    "-light": {"S": CREAM, "C": CREAM, "D": "#ff8079", "H": "#ff8079"},
    "-four-light": {"S": CREAM, "C": "#7fe0a0", "D": "#ffae5c", "H": "#ff8079"},
}


def main():
    """Write every sign."""
    for ending, colours in COLOURS.items():
        for suit in SUITS:
            drawing = Drawing(100, 100)
            draw_pip(drawing, suit, 50, 50, 92, colours[suit])
            drawing.write(SIGNS / f"{suit}{ending}.svg")
    for ending, line in (("", "#1c1a2e"), ("-light", CREAM)):
        drawing = Drawing(100, 100)
        draw_cap_sign(drawing, 50, 50, 84, line)
        drawing.write(SIGNS / f"Jo{ending}.svg")


if __name__ == "__main__":
    main()
