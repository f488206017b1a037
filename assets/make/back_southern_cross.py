"""Southern Cross: five stars over the bush by night, seen from both ends of the table."""

import math

from back_frame import draw_border, draw_field, four_corners, twice
from palette import BRASS, BRASS_LIGHT, CREAM, NIGHT
from svg import star

# The Cross as it hangs in autumn: place, size and points of each star.
CROSS = ((125, 146, 13, 7), (95, 84, 12, 7), (124, 42, 12, 7), (157, 76, 11, 7), (139, 104, 6.5, 5))
POINTERS = ((56, 116, 7), (48, 88, 6))


def draw_southern_cross(drawing):
    """Paint the whole back."""
    draw_field(drawing, "#24549a", "#060d2c")
    _draw_milky_way(drawing)
    _draw_small_stars(drawing)
    _draw_rings(drawing)
    for _ in twice(drawing):
        _draw_cross(drawing)
    draw_border(drawing, NIGHT, BRASS_LIGHT)
    for _ in four_corners(drawing):
        _draw_corner(drawing)


def _draw_milky_way(drawing):
    """A pale band of light from corner to corner."""
    with drawing.group("translate(125 175) rotate(-54) scale(1 .36)"):
        glow = drawing.radial(0, 0, 185, (0, "#d4e0ff", 0.5), (0.6, "#a9c0f5", 0.24), (1, "#9db8f0", 0))
        drawing.circle(0, 0, 185, glow)


def _draw_small_stars(drawing):
    """A scatter that looks like chance and is not: the golden angle, turned half round for the other end."""
    for step in range(1, 64):
        radius = 19.5 * math.sqrt(step)
        angle = step * 2.399963
        x, y = 125 + radius * math.cos(angle), 175 + radius * math.sin(angle)
        size = (1.5, 0.8, 1.1)[step % 3]
        if 24 < x < 226 and 24 < y < 326:
            drawing.circle(x, y, size, CREAM, opacity=0.85)
            drawing.circle(250 - x, 350 - y, size, CREAM, opacity=0.85)


def _draw_rings(drawing):
    """The paths of the stars about the pole, which is the middle of the card."""
    for radius in (34, 60, 86):
        drawing.circle(125, 175, radius, None, BRASS, 0.9, opacity=0.55)
    drawing.circle(125, 175, 12, NIGHT, BRASS_LIGHT, 1.6)
    drawing.path(star(125, 175, 9, 3, 4), BRASS_LIGHT)


def _draw_cross(drawing):
    """Five stars, their kite of fine lines, and the two Pointers."""
    foot, left, head, right, _ = CROSS
    drawing.path(
        f"M{foot[0]} {foot[1]}L{head[0]} {head[1]}M{left[0]} {left[1]}L{right[0]} {right[1]}",
        None,
        BRASS_LIGHT,
        1.2,
        0.7,
    )
    for x, y, size, points in CROSS:
        glow = drawing.radial(x, y, size * 2.2, (0, "#ffffff", 0.6), (1, "#ffffff", 0))
        drawing.circle(x, y, size * 2.2, glow)
        drawing.path(star(x, y, size, size * 0.47, points), "#fffbe8", BRASS, 0.9)
    for x, y, size in POINTERS:
        drawing.path(star(x, y, size, size * 0.4, 4), "#fffbe8", BRASS, 0.8)


def _draw_corner(drawing):
    """A brass quadrant in each corner, like the rim of a compass."""
    drawing.path("M21 61A40 40 0 0 0 61 21L21 21Z", NIGHT, BRASS_LIGHT, 1.6)
    for step in range(1, 9):
        angle = math.radians(step * 10)
        inner = 30 if step % 3 == 0 else 34
        drawing.path(
            f"M{21 + inner * math.cos(angle):.2f} {21 + inner * math.sin(angle):.2f}"
            f"L{21 + 38 * math.cos(angle):.2f} {21 + 38 * math.sin(angle):.2f}",
            None,
            BRASS,
            1.1,
        )
    drawing.path(star(33, 33, 8, 3.2, 4, -45), BRASS_LIGHT)
