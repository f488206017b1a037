"""The card itself: paper, and the framed panel of the court cards and the Joker."""

from palette import GOLD, INK, PAPER_DARK, PAPER_EDGE, PAPER_LIGHT, WHITE
from svg import rounded_rectangle

PANEL = (50, 18, 200, 332)
NOTCH_BOTTOM = 152
CARD = rounded_rectangle(0.75, 0.75, 248.5, 348.5, 15)


def _paper(drawing):
    return drawing.linear(0, 0, 0, 350, (0, PAPER_LIGHT), (1, PAPER_DARK))


def draw_paper(drawing):
    """A blank card."""
    drawing.path(CARD, _paper(drawing), PAPER_EDGE, 1.5)


def panel_outline(inset=0.0, notch=None):
    """Path data of the panel, *inset* from its edge.

    A *notch* (the x of its upright) makes room for a large index at two corners.
    """
    left, top, right, bottom = PANEL[0] + inset, PANEL[1] + inset, PANEL[2] - inset, PANEL[3] - inset
    if notch is None:
        return rounded_rectangle(left, top, right - left, bottom - top, max(5 - inset / 2, 2))
    x, y = notch + inset, NOTCH_BOTTOM + inset
    return (
        f"M{x} {top}L{right} {top}L{right} {350 - y}L{250 - x} {350 - y}L{250 - x} {bottom}"
        f"L{left} {bottom}L{left} {y}L{x} {y}Z"
    )


def draw_frame(drawing, notch=None):
    """Paper all round the panel, covering whatever the figure let hang over, and the double line of the frame."""
    drawing.path(CARD + panel_outline(0, notch), _paper(drawing), even_odd=True)
    drawing.path(CARD, None, PAPER_EDGE, 1.5)
    drawing.path(panel_outline(1.2, notch), None, WHITE, 3.4)
    drawing.path(panel_outline(0, notch), None, INK, 1.5)
    drawing.path(panel_outline(3, notch), None, GOLD, 1.6)
