"""Waratah: the crimson flower of New South Wales, twice, among leaves on walnut and cream."""

import math

from back_frame import draw_border, four_corners, twice
from frame import draw_paper
from palette import BRASS, BRASS_LIGHT, WALNUT_DARK, WALNUT_DEEP
from svg import polygon

BRACT, BRACT_DARK, FLORET, GLOW, EDGE = "#b5182a", "#7d0f1b", "#dd3a42", "#ff9f8f", "#4a0710"
LEAVES, LEAF_EDGE, VEIN = "#3f8a57", "#123d27", "#8ccf98"
GROUND, GROUND_DEEP, THREAD = "#f8ecca", "#e9d3a0", "#d9bf85"


def draw_waratah(drawing):
    """Paint the whole back."""
    draw_paper(drawing)
    drawing.rectangle(11, 11, 228, 328, 9, drawing.radial(125, 175, 205, (0, GROUND), (1, GROUND_DEEP)))
    _draw_diaper(drawing)
    for _ in twice(drawing):
        _draw_foliage(drawing)
    for _ in twice(drawing):
        _draw_flower(drawing)
    drawing.path("M125 166L131 175L125 184L119 175Z", BRASS_LIGHT, WALNUT_DEEP, 1.6)
    draw_border(drawing, WALNUT_DARK, BRASS_LIGHT)
    for _ in four_corners(drawing):
        drawing.path("M21 62C38 58 44 40 62 38C60 30 62 26 62 21L21 21Z", WALNUT_DARK, BRASS_LIGHT, 1.6)
        drawing.path("M27 50C36 46 40 36 50 32M27 27L38 38", None, BRASS, 1.6)
        drawing.circle(33, 33, 3.6, BRASS_LIGHT)


def _draw_diaper(drawing):
    """A faint pattern of small crosses over the ground."""
    marks = ""
    for row in range(-16, 17):
        for column in range(-11, 12):
            if (row + column) % 2 == 0:
                x, y = 125 + column * 9.5, 175 + row * 9.5
                marks += f"M{x - 2} {y}L{x + 2} {y}M{x} {y - 2}L{x} {y + 2}"
    drawing.path(marks, None, THREAD, 1)


def _leaf(length, width):
    """Path data of a toothed leaf pointing up from the origin."""
    right = [
        (width * math.sin(math.pi * share) * (1 if tooth else 0.86), -length * share)
        for tooth, share in ((step % 2, step / 12) for step in range(13))
    ]
    return polygon(right + [(-x, y) for x, y in reversed(right)])


def _draw_foliage(drawing):
    """Long toothed leaves round the flower and a stem back to the middle."""
    drawing.path("M125 175Q121 160 125 140", None, LEAF_EDGE, 7)
    drawing.path("M125 175Q121 160 125 140", None, LEAVES, 4)
    placed = (
        (-104, 92, 15),
        (104, 92, 15),
        (-70, 96, 16),
        (70, 96, 16),
        (-40, 92, 14),
        (40, 92, 14),
        (-132, 70, 13),
        (132, 70, 13),
    )
    for turn, length, width in placed:
        with drawing.group(f"translate(125 118) rotate({turn})"):
            green = drawing.linear(-width, 0, width, 0, (0, "#55a56b"), (0.5, LEAVES), (1, "#256b41"))
            drawing.path(_leaf(length, width), green, LEAF_EDGE, 1.6)
            drawing.path(f"M0 0L0 {-length + 8}", None, VEIN, 1.3)


def _draw_flower(drawing):
    """The flower head from the side: a skirt of bracts under a dome of hooked florets."""
    skirts = (
        (76, BRACT_DARK, (-118, -96, -74, -52, -32, 32, 52, 74, 96, 118)),
        (60, BRACT, (-150, -128, -107, -85, -63, 63, 85, 107, 128, 150, 180)),
    )
    for reach, colour, turns in skirts:
        for turn in turns:
            bract = f"M0 4C-15-16-13-{reach - 16} 0-{reach}C13-{reach - 16} 15-16 0 4Z"
            drawing.path(bract, colour, EDGE, 1.6, transform=f"translate(125 122) rotate({turn})")
    red = drawing.radial(119, 92, 58, (0, "#f4605c"), (0.55, FLORET), (1, BRACT))
    drawing.path("M90 120C82 96 98 64 125 62C152 64 168 96 160 120C152 138 98 138 90 120Z", red, EDGE, 1.9)
    for y, count, gap in (
        (126, 6, 10.5),
        (116, 7, 10.5),
        (106, 7, 10.5),
        (96, 6, 10.5),
        (86, 5, 10.5),
        (77, 4, 9.5),
        (69, 2, 9),
    ):
        for place in range(count):
            across = (place - (count - 1) / 2) * gap
            x, lift = 125 + across, abs(across) * 0.1
            lean = 1 if across > 0 else -1
            move = f"translate({x} {y - lift:.1f}) scale({lean} 1)"
            drawing.path("M0 5C-4-5 3-8 4.5-2", None, GLOW, 1.9, transform=move)
