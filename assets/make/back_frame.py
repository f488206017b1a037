"""What all backs have in common: paper, a coloured field, and a border painted over the pattern's loose ends."""

from frame import CARD, draw_paper
from palette import PAPER_DARK, PAPER_EDGE, PAPER_LIGHT
from svg import rounded_rectangle

FIELD = rounded_rectangle(11, 11, 228, 328, 9)
INSIDE = rounded_rectangle(21, 21, 208, 308, 5)


def draw_field(drawing, bright, deep):
    """The card with its field, lighter in the middle."""
    draw_paper(drawing)
    drawing.path(FIELD, drawing.radial(125, 175, 210, (0, bright), (1, deep)))


def draw_border(drawing, colour, line):
    """Cover everything outside the inner frame: a band of *colour* between two lines, then the white edge."""
    paper = drawing.linear(0, 0, 0, 350, (0, PAPER_LIGHT), (1, PAPER_DARK))
    drawing.path(FIELD + INSIDE, colour, even_odd=True)
    drawing.path(CARD + FIELD, paper, even_odd=True)
    drawing.path(CARD, None, PAPER_EDGE, 1.5)
    drawing.path(FIELD, None, line, 1.8)
    drawing.path(INSIDE, None, line, 1.6)


def twice(drawing):
    """Yield inside a group for each way up, so that a motif is painted on its feet and on its head."""
    for turn in (0, 180):
        with drawing.group(f"rotate({turn} 125 175)"):
            yield


def four_corners(drawing):
    """Yield inside a mirrored group for each quarter of the card; draw in the top left quarter."""
    for across, down in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        with drawing.group(f"translate(125 175) scale({across} {down}) translate(-125 -175)"):
            yield
