"""The four suit signs, each in a box of 100 by 100 about its centre, and where they sit on the number cards."""

from palette import STANDARD
from svg import number

PIPS = {
    "H": (
        "M0 47C-9 30-46 9-46-17C-46-34-35-45-22-45C-11-45-3-38 0-28C3-38 11-45 22-45C35-45 46-34 46-17C46 9 9 30 0 47Z"
    ),
    "D": "M0-51C9-32 23-14 39 0C23 14 9 32 0 51C-9 32-23 14-39 0C-23-14-9-32 0-51Z",
    "S": (
        "M0-50C7-31 45-12 45 14C45 30 34 39 23 39C14 39 7 34 3.5 27C5 37 9 45 18 50L-18 50"
        "C-9 45-5 37-3.5 27C-7 34-14 39-23 39C-34 39-45 30-45 14C-45-12-7-31 0-50Z"
    ),
    "C": (
        "M0-49C13-49 22.5-39.5 22.5-27C22.5-20 19-14 13.5-9C17-11 20.5-12 24.5-12C37-12 47-2.5 47 10"
        "C47 22.5 37.5 32 25 32C15.5 32 8 28 3.5 21.5C5 34 9 44 18 50L-18 50C-9 44-5 34-3.5 21.5"
        "C-8 28-15.5 32-25 32C-37.5 32-47 22.5-47 10C-47-2.5-37-12-24.5-12C-20.5-12-17-11-13.5-9"
        "C-19-14-22.5-20-22.5-27C-22.5-39.5-13-49 0-49Z"
    ),
}

# Column (-1 left, 0 middle, 1 right) and height (0 top, 1 bottom) of every pip.
LAYOUTS = {
    2: ((0, 0), (0, 1)),
    3: ((0, 0), (0, 1 / 2), (0, 1)),
    4: ((-1, 0), (1, 0), (-1, 1), (1, 1)),
    5: ((-1, 0), (1, 0), (0, 1 / 2), (-1, 1), (1, 1)),
    6: ((-1, 0), (1, 0), (-1, 1 / 2), (1, 1 / 2), (-1, 1), (1, 1)),
    7: ((-1, 0), (1, 0), (0, 1 / 4), (-1, 1 / 2), (1, 1 / 2), (-1, 1), (1, 1)),
    8: ((-1, 0), (1, 0), (0, 1 / 4), (-1, 1 / 2), (1, 1 / 2), (0, 3 / 4), (-1, 1), (1, 1)),
    9: ((-1, 0), (1, 0), (-1, 1 / 3), (1, 1 / 3), (0, 1 / 2), (-1, 2 / 3), (1, 2 / 3), (-1, 1), (1, 1)),
    10: (
        *((-1, 0), (1, 0), (0, 1 / 6), (-1, 1 / 3), (1, 1 / 3)),
        *((-1, 2 / 3), (1, 2 / 3), (0, 5 / 6), (-1, 1), (1, 1)),
    ),
}


def draw_pip(drawing, suit, x, y, size, fill=None, stroke=None, width=1.0, turned=False):
    """Paint the sign of *suit*, *size* high, centred on (*x*, *y*); *turned* stands it on its head."""
    scale = size / 100
    flip = f"{number(-scale, 3)} {number(-scale, 3)}" if turned else number(scale, 3)
    fill = STANDARD[suit] if fill is None and stroke is None else fill
    move = f"translate({number(x)} {number(y)}) scale({flip})"
    drawing.path(PIPS[suit], fill, stroke, width / scale, transform=move)


def draw_number(drawing, count, suit, colour, columns, rows, size):
    """Paint *count* pips in the classic layout.

    *columns* is the distance of the outer columns from the middle of the card, *rows* the heights of the first and
    the last pip.
    """
    top, bottom = rows
    for column, height in LAYOUTS[count]:
        x = 125 + column * columns
        y = top + height * (bottom - top)
        draw_pip(drawing, suit, x, y, size, colour, turned=height > 1 / 2)
