"""What stands about outside the parlour: sky, stars, hills, gum trees, water, and people's things."""

import math
from random import Random

from palette import INK
from svg import polygon, star

# The Southern Cross as it hangs in the sky: places in a box of 100 by 100, and how bright each star is.
CROSS = ((50, 0, 7), (46, 100, 8), (6, 44, 7), (88, 34, 6), (72, 62, 3.4))
POINTERS = ((-34, 96, 7), (-58, 112, 8))


def draw_stars(drawing, seed, count, box, largest=1.7):
    """*count* small stars in a box (left, top, right, bottom), the same every time."""
    chance = Random(seed)
    left, top, right, bottom = box
    for _ in range(count):
        x, y = left + chance.random() * (right - left), top + chance.random() ** 1.4 * (bottom - top)
        light = 0.25 + chance.random() * 0.6
        drawing.circle(x, y, 0.6 + chance.random() * (largest - 0.6), "#fff6dc", opacity=light)


def draw_southern_cross(drawing, x, y, size):
    """The Cross with its pointers, *size* high, its top star at (*x*, *y*)."""
    for place_x, place_y, bright in CROSS + POINTERS:
        at_x, at_y = x + (place_x - 50) * size / 100, y + place_y * size / 100
        glow = drawing.radial(at_x, at_y, bright * 2.6, (0, "#dfeaff", 0.75), (1, "#dfeaff", 0))
        drawing.circle(at_x, at_y, bright * 2.6, glow)
        drawing.path(star(at_x, at_y, bright * 1.3, bright * 0.34, 4), "#fffdf0")


def draw_moon(drawing, x, y, radius):
    """A full moon in its own light."""
    drawing.circle(x, y, radius * 4, drawing.radial(x, y, radius * 4, (0, "#fff4cf", 0.5), (1, "#fff4cf", 0)))
    drawing.circle(
        x, y, radius, drawing.radial(x - radius * 0.3, y - radius * 0.3, radius * 1.5, (0, "#fffdf0"), (1, "#f0dca4"))
    )
    for dx, dy, part in ((-0.3, -0.1, 0.2), (0.25, 0.3, 0.26), (0.3, -0.35, 0.13), (-0.15, 0.45, 0.12)):
        drawing.circle(x + dx * radius, y + dy * radius, part * radius, "#d9c088", opacity=0.5)


def draw_hills(drawing, colour, base, height, waves, phase=0.0, right=1280):
    """A line of rounded hills across the picture, down to *right* and the lower edge."""
    points = []
    for step in range(65):
        x = step * 20
        along = x / 1280 * waves * math.tau
        rise = math.sin(along + phase) + 0.5 * math.sin(along * 2.3 + phase)
        points.append((x, base - height * (0.5 + rise / 3)))
    drawing.path(polygon([(0, 800), *points, (right, 800)]), colour, digits=0)


def draw_gum_tree(drawing, x, y, scale, bark, leaves):
    """A gum tree with its foot at (*x*, *y*): a leaning trunk, forked, and leaves in loose clouds."""
    with drawing.group(f"translate({x} {y}) scale({scale})"):
        drawing.path(
            "M-16 4C-10-70-16-130-4-190C-20-232-52-262-84-276C-48-272-22-252-4-222C2-256 22-292 58-312"
            "C40-284 22-248 20-204C14-140 18-70 26 4Z",
            bark,
        )
        for cx, cy, across, down in (
            (-92, -290, 62, 30),
            (-40, -326, 58, 32),
            (30, -352, 66, 36),
            (88, -318, 58, 30),
            (62, -274, 44, 20),
            (-108, -254, 40, 18),
            (4, -300, 50, 24),
            (-14, -262, 30, 14),
        ):
            drawing.path(_cloud(cx, cy, across, down), leaves)


def _cloud(x, y, across, down):
    """A tuft of leaves, ragged below."""
    edge = []
    for step in range(18):
        angle = math.tau * step / 18
        reach = 1 + 0.16 * math.sin(step * 2.3 + x)
        edge.append((x + across * reach * math.cos(angle), y + down * reach * math.sin(angle)))
    return polygon(edge)


def draw_windmill(drawing, x, y, scale, colour):
    """A bore windmill with its tail, its foot at (*x*, *y*)."""
    with drawing.group(f"translate({x} {y}) scale({scale})"):
        drawing.path(
            "M-26 0L-5-150M26 0L5-150M-22-30L18-56M22-30L-18-56M-16-70L12-96M16-70L-12-96M-10-108L8-130",
            None,
            colour,
            3.4,
        )
        for step in range(12):
            drawing.path("M-3-8L-9-44L9-44L3-8Z", colour, transform=f"translate(0 -156) rotate({step * 30})")
        drawing.circle(0, -156, 7, colour)
        drawing.path("M0-158L58-160L84-178L84-136L58-154L0-152Z", colour)


def draw_hat(drawing, x, y, scale, felt, band):
    """A bushman's hat, seen a little from above, the middle of its brim at (*x*, *y*)."""
    with drawing.group(f"translate({x} {y}) scale({scale})"):
        drawing.path("M-74 4C-80-12-48-18-36-18L36-18C48-18 80-12 74 4C60 20-60 20-74 4Z", felt, INK, 2.2)
        drawing.path("M-38-12C-38-44-30-56-16-54C-6-46 6-46 16-54C30-56 38-44 38-12Q0-2-38-12Z", felt, INK, 2.2)
        drawing.path("M-38-22Q0-12 38-22L38-11Q0-1-38-11Z", band, INK, 1.4)
        drawing.path("M-24-46C-26-38-28-32-29-27", None, "#ffffff", 3, 0.25)


def draw_mug(drawing, x, y, scale, enamel="#e9edf2", rim="#27407f"):
    """An enamel mug with steam over it, its foot at (*x*, *y*)."""
    with drawing.group(f"translate({x} {y}) scale({scale})"):
        drawing.ellipse(3, 1, 32, 9, "#04130b", opacity=0.4)
        drawing.path("M24-40C46-44 46-10 22-12", None, INK, 9)
        drawing.path("M24-40C46-44 46-10 22-12", None, enamel, 5)
        body = drawing.linear(-26, 0, 26, 0, (0, "#b9c2cf"), (0.35, enamel), (1, "#8f9aab"))
        drawing.path("M-26-52L-24-4Q0 8 24-4L26-52Z", body, INK, 2)
        drawing.ellipse(0, -52, 26, 8, "#3a2413", INK, 2)
        drawing.ellipse(0, -52, 26, 8, None, rim, 3)
        for side in (-8, 8):
            drawing.path(f"M{side}-62C{side - 9}-76 {side + 9}-84 {side}-100", None, "#ffffff", 3, 0.25)
