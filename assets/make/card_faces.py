"""Draw the faces of all decks: ``python assets/make/card_faces.py``.

Writes one SVG for each card into assets/cards/faces/<deck>/, named by the card's text (AS, 10H, QD ... Jo).
"""

from pathlib import Path

import aces
import courts
import joker
import lettering
from deck_style import DECKS
from frame import draw_paper
from palette import RANKS, SUITS
from pips import draw_number, draw_pip
from svg import Drawing

FACES = Path(__file__).parent.parent / "cards" / "faces"


def draw_index(drawing, rank, suit, style):
    """Rank and suit in two opposite corners."""
    colour = style.colours[suit]
    height = style.letter_height * (0.86 if rank == "Q" else 1)  # leaves room for its tail
    letter = lettering.outline(rank, height, style.letter_width, -25 if rank == "10" else 0)
    baseline = style.letter_top + height
    for corner in ("translate(0 0)", "rotate(180 125 175)"):
        with drawing.group(corner):
            drawing.path(
                letter, colour, colour, style.letter_weight, transform=f"translate({style.index_x} {baseline})"
            )
            draw_pip(drawing, suit, style.index_x, style.sign_y, style.sign_size, colour)


def draw_card(drawing, card, style):
    """Paint the whole face of *card*, written as in "QD", "10H" or "Jo"."""
    draw_paper(drawing)
    if card == "Jo":
        joker.draw_joker(drawing, style)
        return
    rank, suit = card[:-1], card[-1]
    if rank in "KQJ":
        courts.draw_court(drawing, rank, suit, style)
    elif rank == "A":
        aces.draw_ace(drawing, suit, style.colours[suit], 0.74 if style.has_large_index else 1)
    else:
        draw_number(drawing, int(rank), suit, style.colours[suit], style.columns, style.rows, style.pip_size)
    draw_index(drawing, rank, suit, style)


def main():
    """Write every face of every deck."""
    cards = [rank + suit for suit in SUITS for rank in RANKS] + ["Jo"]
    for style in DECKS:
        for card in cards:
            drawing = Drawing()
            draw_card(drawing, card, style)
            drawing.write(FACES / style.folder / f"{card}.svg")


if __name__ == "__main__":
    main()
