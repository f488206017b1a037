"""Lattice: suit signs caught in a golden trellis on crimson, about a jewelled lozenge."""

from back_frame import draw_border, draw_field, four_corners
from palette import BRASS, BRASS_LIGHT, CREAM, CRIMSON, CRIMSON_DARK, GOLD_LIGHT, NAVY
from pips import draw_pip
from svg import star

STEP = 26


def draw_lattice(drawing):
    """Paint the whole back."""
    draw_field(drawing, "#a32031", CRIMSON_DARK)
    _draw_trellis(drawing)
    _draw_signs(drawing)
    _draw_medallion(drawing)
    draw_border(drawing, CRIMSON_DARK, BRASS_LIGHT)
    for _ in four_corners(drawing):
        drawing.path("M21 47Q47 47 47 21L21 21Z", CRIMSON_DARK, BRASS_LIGHT, 1.6)
        drawing.path(star(31, 31, 7, 3, 4), BRASS_LIGHT)


def _draw_trellis(drawing):
    for colour, width in (("#3d0710", 5.2), (BRASS, 2.6), (BRASS_LIGHT, 0.9)):
        lines = ""
        for step in range(-10, 11):
            for lean in (1, -1):
                lines += _lath(step * STEP, lean)
        drawing.path(lines, None, colour, width)


def _lath(offset, lean):
    """A slanting line across the card, *offset* from the middle, that ends under the border."""
    low = max(18, 175 + (18 - 125 - offset) * lean) if lean > 0 else max(18, 175 - (232 - 125 - offset))
    high = min(332, 175 + (232 - 125 - offset)) if lean > 0 else min(332, 175 - (18 - 125 - offset))
    if low >= high:
        return ""
    return f"M{125 + offset + (low - 175) * lean} {low}L{125 + offset + (high - 175) * lean} {high}"


def _draw_signs(drawing):
    for row in range(-12, 13):
        for column in range(-8, 9):
            x, y = 125 + column * STEP / 2, 175 + row * STEP / 2
            if (row + column) % 2 == 0 or not (16 < x < 234 and 16 < y < 334):
                continue
            suit = "SHCD"[(row - column) // 2 % 4] if row <= 0 else "SHCD"[(column - row) // 2 % 4]
            draw_pip(drawing, suit, x, y, 10.5, GOLD_LIGHT, turned=row > 0)


def _draw_medallion(drawing):
    for size, fill in ((66, BRASS_LIGHT), (62, NAVY), (54, BRASS_LIGHT), (51, CRIMSON)):
        drawing.path(
            f"M125 {175 - size * 1.15}L{125 + size * 0.82} 175L125 {175 + size * 1.15}L{125 - size * 0.82} 175Z", fill
        )
    drawing.path(star(125, 175, 33, 15, 8), BRASS)
    drawing.path(star(125, 175, 29, 12, 8, -67.5), BRASS_LIGHT)
    drawing.circle(125, 175, 12, NAVY, CREAM, 1.4)
    drawing.path(star(125, 175, 9, 3.6, 4), CREAM)
    for suit, x, y in (("S", 125, 131), ("D", 155.5, 175), ("S", 125, 219), ("D", 94.5, 175)):
        draw_pip(drawing, suit, x, y, 13, CREAM, turned=y > 180)
