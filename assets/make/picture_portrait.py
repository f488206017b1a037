"""The family portrait: King, Queen, four Jacks and the little Joker in a gilded frame on a walnut wall."""

from contextlib import contextmanager

from cast import CHARACTERS
from courts import HEAD, draw_figure
from gilded_frame import CANVAS, draw_frame, draw_picture_lamp, draw_plaque, draw_wall
from joker import HEAD as JOKER_HEAD
from joker import MOTLEY, draw_jester
from palette import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    WARDROBES,
)
from pips import draw_pip
from robes import LEFT, RIGHT
from scenery import vignette
from svg import number

# Who stands where (the middle of the face), how large, and whether turned the other way; from the back to the front.
SITTERS = (
    ("QH", 904, 268, 1.52, False),
    ("KH", 738, 258, 1.58, True),
    ("JC", 1026, 338, 1.24, False),
    ("JS", 604, 330, 1.26, True),
    ("JH", 946, 446, 1.2, True),
    ("JD", 694, 446, 1.2, True),
)
JOKER = (820, 484, 1.08)


def draw_portrait(drawing):
    """Paint the picture; the family hangs on the right, the wall on the left is left to the menu."""
    _draw_canvas(drawing)
    for name, x, y, scale, is_turned in SITTERS:
        _draw_sitter(drawing, name, x, y, scale, is_turned)
    _draw_little_one(drawing)
    _varnish(drawing)
    draw_wall(drawing)
    draw_frame(drawing)
    draw_plaque(drawing)
    draw_picture_lamp(drawing)
    vignette(drawing, 780, 360, 900, 0.66)


# -- the painting ----------------------------------------------------------------------------------------------------


def _draw_canvas(drawing):
    """What a court painter puts behind people: a warm nothing, a column, and a curtain."""
    left, top, right, bottom = CANVAS
    warm = drawing.radial(800, 300, 470, (0, "#e8c98b"), (0.45, "#b98a4c"), (0.8, "#70502c"), (1, "#3f2a18"))
    drawing.rectangle(left - 10, top - 10, right - left + 20, bottom - top + 20, 0, warm)
    _draw_column(drawing, 1046, 1104)
    _draw_curtain(drawing)


def _draw_column(drawing, left, right):
    stone = drawing.linear(
        left, 0, right, 0, (0, "#6f5836"), (0.3, "#d8bd86"), (0.5, "#f0dcaa"), (0.75, "#a98a58"), (1, "#57422a")
    )
    drawing.rectangle(left, 120, right - left, 530, 0, stone)
    for step in range(1, 6):
        x = left + (right - left) * step / 6
        drawing.path(f"M{x} 172L{x} 650", None, "#6b5433", 1.6, 0.55)
    for y, over, height in ((120, 12, 20), (140, 7, 12), (152, 3, 10)):
        drawing.rectangle(left - over, y, right - left + 2 * over, height, 2, stone, "#4d3a22", 1.4)


def _draw_curtain(drawing):
    """Crimson velvet, gathered to the left with a cord."""
    velvet = drawing.linear(
        520,
        0,
        760,
        0,
        (0, "#5a0c18"),
        (0.16, "#a31f2c"),
        (0.3, "#5f0d19"),
        (0.5, "#b12634"),
        (0.68, "#6b101d"),
        (0.84, "#a8212f"),
        (1, "#4d0a16"),
    )
    drawing.path(
        "M514 118L790 118C770 178 700 210 640 236C600 254 574 292 566 350C560 420 556 520 560 650L514 650Z",
        velvet,
        "#2d050c",
        2,
    )
    for fold in (
        "M560 118C564 180 548 240 540 340",
        "M610 118C606 180 574 226 556 320",
        "M664 118C652 170 610 212 566 300",
        "M722 118C700 164 640 206 584 268",
    ):
        drawing.path(fold, None, "#3a0710", 3, 0.5)
    drawing.path("M792 118C770 180 700 212 640 238C600 256 576 294 568 352", None, GOLD_DARK, 7)
    drawing.path("M792 118C770 180 700 212 640 238C600 256 576 294 568 352", None, GOLD_LIGHT, 2.6)
    for step in range(9):
        x, y = 778 - step * 17, 156 + step * 10 - (step - 4) ** 2 * 0.5
        drawing.path(f"M{x} {y}L{x - 3} {y + 14}L{x + 5} {y + 13}Z", GOLD, "#5a3d12", 0.8)


@contextmanager
def _placed(drawing, head, x, y, scale, is_turned):
    """Card coordinates in which a figure's face lands on (*x*, *y*)."""
    across = -scale if is_turned else scale
    move = f"translate({number(x)} {number(y)}) scale({number(across, 3)} {number(scale, 3)})"
    with drawing.group(f"{move} translate({-head[0]} {-head[1]})"):
        yield


def _draw_sitter(drawing, name, x, y, scale, is_turned):
    cloth = WARDROBES[name[1]]
    with _placed(drawing, HEAD, x, y, scale, is_turned):
        _draw_gown(drawing, cloth, name[1], CHARACTERS[name].is_woman)
        draw_figure(drawing, name[0], name[1])
        _draw_belt(drawing, cloth)


def _draw_little_one(drawing):
    with _placed(drawing, JOKER_HEAD, *JOKER, False):
        _draw_gown(drawing, MOTLEY, None, False)
        draw_jester(drawing)
        _draw_belt(drawing, MOTLEY)


def _draw_gown(drawing, cloth, suit, is_woman):
    """What hangs below the belt: a skirt for the Queen, a coat for the others, a sleeve at the side."""
    flare = 34 if is_woman else 10
    silk = drawing.linear(
        30, 0, 220, 0, (0, cloth.dark), (0.28, cloth.main), (0.5, cloth.light), (0.72, cloth.main), (1, cloth.dark)
    )
    drawing.path(
        f"M{LEFT + 4} 164L{RIGHT - 2} 176C{RIGHT + flare / 2} 250 {RIGHT + flare} 330 {RIGHT + flare} 440"
        f"L{LEFT - flare} 440C{LEFT - flare} 330 {LEFT - flare / 2} 250 {LEFT + 4} 164Z",
        silk,
        INK,
        1.8,
    )
    for x in (72, 98, 152, 178):
        drawing.path(f"M{x} 178Q{x + (x - 125) * 0.1} 280 {x + (x - 125) * 0.3} 440", None, cloth.dark, 1.8, 0.7)
    drawing.path("M112 176L106 440L144 440L138 176Z", CREAM if suit else cloth.accent, INK, 1.6)
    for step in range(4):
        if suit:
            draw_pip(drawing, suit, 125, 206 + step * 30, 15, cloth.main)
        else:
            drawing.circle(125, 206 + step * 26, 5, GOLD_LIGHT, INK, 1.2)


def _draw_belt(drawing, cloth):
    """The sash of the cards, no wider than the one who wears it."""
    with drawing.group("translate(125 175) rotate(9.09)"):
        band = drawing.linear(0, -8, 0, 8, (0, GOLD_DARK), (0.25, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
        drawing.rectangle(-87, -8, 174, 16, 2, band, INK, 1.7)
        for step in range(-4, 5):
            x = step * 18.5
            if step % 2:
                drawing.circle(x, 0, 2.8, CREAM, INK, 1.1)
            else:
                drawing.path(f"M{x} -5.6L{x + 6.4} 0L{x} 5.6L{x - 6.4} 0Z", cloth.accent, INK, 1.1)


def _varnish(drawing):
    """Old varnish: warm, and dark towards the corners."""
    left, top, right, bottom = CANVAS
    brown = drawing.radial(818, 360, 430, (0, "#ffcf7a", 0.1), (0.6, "#8a5a20", 0.12), (1, "#201004", 0.62))
    drawing.rectangle(left - 10, top - 10, right - left + 20, bottom - top + 20, 0, brown)
