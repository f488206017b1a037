"""Guilloche: the engine-turned rosette of old bank notes, ivory and brass on bottle green."""

import math

from back_frame import draw_border, draw_field, four_corners
from lettering import outline
from palette import BRASS, BRASS_LIGHT, CREAM, FELT_DARK
from svg import polygon

DEEP = "#06281a"


def draw_guilloche(drawing):
    """Paint the whole back."""
    draw_field(drawing, "#1c7a50", DEEP)
    _draw_waves(drawing)
    drawing.ellipse(125, 175, 92, 138, drawing.radial(125, 175, 138, (0, "#125a3b"), (1, DEEP)), BRASS_LIGHT, 2)
    _draw_rosette(drawing)
    _draw_medallion(drawing)
    for _ in four_corners(drawing):
        _draw_corner_rose(drawing)
    draw_border(drawing, DEEP, BRASS_LIGHT)


def _draw_waves(drawing):
    """Fine waves across the whole field, crossing each other."""
    lines = ""
    for row in range(-17, 18):
        for phase in (0, math.pi):
            points = []
            for step in range(31):
                x = 20 + step * 7
                points.append((x, 175 + row * 9.5 + 5 * math.sin((x - 125) * math.pi / 21 + phase)))
            lines += "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    drawing.path(lines, None, "#7fc49c", 0.8, opacity=0.65)


def _ring(width, height, waves, depth, phase, steps=160):
    """A closed wavy oval; *depth* is the share of the radius by which it swings."""
    points = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        swing = 1 + depth * math.cos(waves * angle + phase)
        points.append((125 + width * swing * math.cos(angle), 175 + height * swing * math.sin(angle)))
    return polygon(points)


def _draw_rosette(drawing):
    """Bands of interlaced ovals, each band with its own thread and count of petals."""
    bands = (
        (80, 122, 16, 0.1, 8, CREAM),
        (60, 92, 12, 0.16, 6, BRASS_LIGHT),
        (40, 58, 10, 0.2, 6, CREAM),
    )
    for width, height, waves, depth, threads, colour in bands:
        rings = ""
        for thread in range(threads):
            rings += _ring(width, height, waves, depth, 2 * math.pi * thread / threads)
        drawing.path(rings, None, colour, 0.85)
    for share in (0.97, 0.77, 0.55):
        drawing.ellipse(125, 175, 92 * share, 138 * share, None, BRASS, 1.3)


def _draw_medallion(drawing):
    """A plain shield in the middle with the number of the game, the right way up from both ends."""
    drawing.ellipse(125, 175, 29, 40, FELT_DARK, BRASS_LIGHT, 2.4)
    drawing.ellipse(125, 175, 24.5, 35.5, None, BRASS, 1.1)
    drawing.path("M101 175L149 175", None, BRASS, 1.1)
    for turn in (0, 180):
        drawing.path(outline("500", 15, 33), BRASS_LIGHT, transform=f"rotate({turn} 125 175) translate(125 168.5)")


def _draw_corner_rose(drawing):
    """A small rose in each corner."""
    drawing.circle(45, 45, 23, DEEP, BRASS_LIGHT, 1.6)
    petals = ""
    for phase in range(4):
        points = []
        for step in range(72):
            angle = 2 * math.pi * step / 72
            radius = 13.5 * (1 + 0.42 * math.cos(8 * angle + phase * math.pi / 2))
            points.append((45 + radius * math.cos(angle), 45 + radius * math.sin(angle)))
        petals += polygon(points)
    drawing.path(petals, None, CREAM, 0.8)
    drawing.circle(45, 45, 4.5, BRASS_LIGHT)
