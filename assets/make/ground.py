"""The tinted half panel behind a figure, with a sunburst about the head."""

import math

from frame import PANEL
from robes import waist
from svg import polygon

RAYS = 30


def draw_ground(drawing, cloth, centre):
    """The upper half of the panel in the ground colours of *cloth*, its rays spreading from *centre*."""
    left, top, right, _ = PANEL
    half = [(left, top), (right, top), (right, waist(right)), (left, waist(left))]
    drawing.path(polygon(half), cloth.ground)
    for ray in range(RAYS):
        angles = [2 * math.pi * (ray + edge) / RAYS for edge in (-0.25, 0.25)]
        tips = [(centre[0] + 300 * math.sin(angle), centre[1] - 300 * math.cos(angle)) for angle in angles]
        drawing.path(polygon(_clipped([centre, *tips], half)), cloth.ray)


def _clipped(points, border):
    """The part of a convex polygon inside the convex *border* (Sutherland and Hodgman's way)."""
    for (x1, y1), (x2, y2) in zip(border, border[1:] + border[:1], strict=True):
        sides = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in points]
        kept = []
        for index, (point, side) in enumerate(zip(points, sides, strict=True)):
            before, side_before = points[index - 1], sides[index - 1]
            if (side >= 0) != (side_before >= 0):
                share = side_before / (side_before - side)
                kept.append(tuple(a + share * (b - a) for a, b in zip(before, point, strict=True)))
            if side >= 0:
                kept.append(point)
        points = kept
    return points
