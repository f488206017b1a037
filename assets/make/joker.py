"""The Joker: a jester who comes up twice."""

from faces import draw_face
from frame import draw_frame
from palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, PURPLE, PURPLE_DARK, TEAL, TEAL_DARK, WHITE
from svg import star


def draw_joker(drawing, style):
    """Placeholder figure until the jester is dressed."""
    drawing.rectangle(46, 18, 158, 314, 0, "#f6effa")
    draw_frame(drawing, style.has_large_index)
