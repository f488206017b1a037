"""A shearing shed at smoko: a wool bale for a table, hats on the rail, and somebody woolly looking on."""

from country import draw_hat, draw_mug
from palette import CREAM, INK, SKIN_SHADE
from pips import draw_pip
from scenery import glow, place_card, shadow, vignette
from svg import polygon

FLOOR = 570


def draw_shed(drawing):
    """Paint the picture; the left lies in the shade of the tin wall."""
    _draw_walls(drawing)
    _draw_doorway(drawing)
    _draw_timbers(drawing)
    _draw_boards(drawing)
    _draw_bales(drawing)
    for x, size, turn in ((1016, 1.0, -1), (1152, 0.86, 1)):
        _draw_sheep(drawing, x, 470, size, turn)
    _draw_pen(drawing)
    _draw_sunbeams(drawing)
    _draw_bale_table(drawing)
    vignette(drawing, 780, 420, 900, 0.66)


def _draw_walls(drawing):
    tin = drawing.linear(0, 0, 1280, 0, (0, "#2b211b"), (0.4, "#5d4a3b"), (0.7, "#76604c"), (1, "#4a3a2e"))
    drawing.rectangle(0, 0, 1280, 620, 0, tin)
    for x in range(0, 1290, 22):
        drawing.path(f"M{x} 0L{x} 600", None, "#1d1510", 5, 0.4)
        drawing.path(f"M{x + 8} 0L{x + 8} 600", None, "#c9a884", 2, 0.2)
    for y in (196, 392):
        drawing.path(f"M0 {y}L1280 {y}", None, "#17100b", 4, 0.5)


def _draw_doorway(drawing):
    """The big door stands open on a dry paddock at noon."""
    drawing.rectangle(520, 150, 310, 440, 0, drawing.linear(0, 150, 0, 470, (0, "#5aa6d8"), (1, "#d9ecdf")))
    for x, y, across in ((600, 230, 50), (742, 262, 64)):
        drawing.ellipse(x, y, across, 13, "#ffffff", opacity=0.85)
        drawing.ellipse(x - 12, y - 11, across * 0.5, 13, "#ffffff", opacity=0.85)
    drawing.path("M520 440C600 412 700 428 830 404L830 600L520 600Z", "#8f9a62")
    drawing.path("M520 470C610 446 720 462 830 446L830 600L520 600Z", "#d8b763")
    drawing.path("M620 600C650 540 668 500 664 462L684 462C704 500 744 550 770 600Z", "#e9cf8c")
    for x in range(536, 830, 48):
        drawing.path(f"M{x} 452L{x + 1} 486", None, "#6b5433", 4)
    drawing.path("M520 462L830 460M520 474L830 472", None, "#6b5433", 1.6)
    drawing.path(
        "M700 446C698 420 704 404 700 392C684 380 690 366 706 366C722 358 742 368 738 382C746 396 722 396 712 394"
        "C708 410 710 430 712 446Z",
        "#4d6b45",
    )
    for x, y in ((566, 468), (590, 476), (786, 466), (806, 474)):
        drawing.ellipse(x, y, 9, 6, "#fff8e6")
        drawing.circle(x + 9, y - 2, 3, "#3a3027")
    drawing.rectangle(508, 138, 334, 16, 2, "#4a2f1b", INK, 2)
    for x in (508, 824):
        drawing.rectangle(x, 150, 18, 440, 0, "#5b3a22", INK, 2)


def _draw_timbers(drawing):
    """Posts and a truss of old hardwood, with three hats on nails."""
    wood = drawing.linear(0, 60, 0, 112, (0, "#8a5f3a"), (1, "#3a2413"))
    drawing.path("M0 96L1280 66L1280 104L0 134Z", wood, INK, 2)
    drawing.path("M430 108L700 0L742 0L474 106Z", wood, INK, 2)
    drawing.path("M1010 92L800 0L760 0L964 94Z", wood, INK, 2)
    for x in (440, 916, 1238):
        post = drawing.linear(x - 20, 0, x + 20, 0, (0, "#3a2413"), (0.4, "#93663f"), (1, "#4a2f1b"))
        drawing.path(f"M{x - 18} 0L{x + 18} 0L{x + 20} 600L{x - 20} 600Z", post, INK, 2)
        drawing.path(f"M{x - 6} 130C{x + 4} 260 {x - 8} 380 {x + 2} 560", None, "#2a170a", 2, 0.5)
    for x, y, colour in ((440, 250, "#8a6a44"), (916, 218, "#5b4a38"), (1238, 236, "#a48458")):
        draw_hat(drawing, x, y, 0.66, colour, "#2a160a")


def _draw_boards(drawing):
    floor = drawing.linear(0, FLOOR, 0, 800, (0, "#a47a4c"), (0.5, "#7d5735"), (1, "#33200f"))
    drawing.rectangle(0, FLOOR, 1280, 240, 0, floor)
    for step in range(-14, 20):
        drawing.path(f"M{680 + step * 50} {FLOOR}L{680 + step * 132} 800", None, "#3a2413", 2.2, 0.6)
    drawing.path(f"M0 {FLOOR}L1280 {FLOOR}", None, "#24160c", 3)
    for x, y, size in ((500, 640, 1.0), (1180, 742, 1.2), (350, 720, 0.8), (1110, 650, 0.7)):
        drawing.path(
            f"M{x} {y}q{10 * size}-14 {24 * size}-6q{14 * size}-10 {22 * size} 4q{12 * size} 10-{6 * size} 14"
            f"q-{20 * size} 8-{34 * size} 0q-{14 * size}-2-{6 * size}-12Z",
            "#fff3dc",
            "#b9a27a",
            1.2,
            0.9,
        )


def _draw_bales(drawing):
    """Pressed bales stacked along the wall, stencilled with the four suits."""
    for x, y, suit in ((60, 430, "C"), (232, 430, "D"), (146, 300, "S")):
        jute = drawing.linear(x, 0, x + 164, 0, (0, "#6b5433"), (0.4, "#a88a58"), (1, "#7a6140"))
        drawing.rectangle(x, y, 164, 128, 10, jute, INK, 2)
        for line in (26, 102):
            drawing.path(f"M{x + 2} {y + line}L{x + 162} {y + line}", None, "#4a3820", 2.2)
        draw_pip(drawing, suit, x + 82, y + 65, 46, "#3a2a18" if suit in "SC" else "#7b2018")


def _draw_sheep(drawing, x, y, scale, turn):
    """A sheep that would like to know what is led."""
    with drawing.group(f"translate({x} {y}) scale({scale * turn} {scale})"):
        fleece = drawing.radial(-20, -20, 120, (0, "#fffaf0"), (0.7, "#ecdcbc"), (1, "#c4ad82"))
        drawing.path(
            "M-70 110C-104 90-96 50-84 36C-96 6-62-22-40-18C-24-44 22-44 36-20C64-24 92 2 82 34C98 56 96 96 68 110Z",
            fleece,
            INK,
            2.2,
        )
        for px, py in ((-58, 20), (-40, 58), (48, 24), (58, 66), (8, 84), (-8, 48), (-66, 84)):
            drawing.path(f"M{px - 12} {py}q6-12 12 0q6-12 12 0", None, "#b39b70", 2)
        for side in (-1, 1):
            drawing.path("M24-8C46-18 66-12 72-2C60 12 40 12 26 6Z", "#e9cdb0", INK, 2, transform=f"scale({side} 1)")
        face = "M-28-14C-30-34 30-34 28-14C28 14 22 44 14 58C8 66-8 66-14 58C-22 44-28 14-28-14Z"
        drawing.path(face, "#f6e6d0", INK, 2.2)
        drawing.path(
            "M-32-14C-40-34-20-46-8-40C0-52 22-46 24-36C38-32 38-16 28-12C18-22 6-20 0-14C-8-22-22-22-32-14Z",
            fleece,
            INK,
            2,
        )
        for side in (-1, 1):
            drawing.ellipse(side * 14, 8, 7, 8, "#fffdf6", INK, 1.6)
            drawing.ellipse(side * 14 - 3, 11, 3.6, 4.6, INK)
        drawing.path("M-10 46C-6 52 6 52 10 46M0 52L0 58M-8 60Q0 66 8 60", None, INK, 2)
        drawing.ellipse(0, 44, 9, 5, SKIN_SHADE, opacity=0.7)


def _draw_pen(drawing):
    """The gate of the catching pen, which the sheep lean over."""
    rail = drawing.linear(0, 0, 0, 22, (0, "#b58a5c"), (1, "#6f4a2c"))
    for y in (536, 578, 620):
        with drawing.group(f"translate(0 {y})"):
            drawing.rectangle(900, 0, 400, 22, 3, rail, INK, 2)
    for x in (930, 1084, 1222):
        drawing.rectangle(x, 520, 20, 138, 3, "#8a5f3a", INK, 2)
    drawing.path("M940 640L1230 540", None, INK, 18)
    drawing.path("M940 640L1230 540", None, "#93663f", 14)


def _draw_sunbeams(drawing):
    for points in (((300, 0), (420, 0), (860, 800), (560, 800)), ((560, 0), (610, 0), (1130, 800), (980, 800))):
        drawing.path(polygon(points), drawing.linear(0, 0, 0, 760, (0, "#fff0bd", 0.28), (1, "#fff0bd", 0.02)))
    glow(drawing, 674, 380, 330, "#fff0c4", 0.28)


def _draw_bale_table(drawing):
    """A bale on its side, two mugs of tea, and the trick that settles the rouse-about's pay."""
    shadow(drawing, 720, 786, 250, 36, 0.7)
    jute = drawing.linear(540, 0, 900, 0, (0, "#7a6140"), (0.4, "#c9a96f"), (1, "#8a6d44"))
    drawing.path("M576 622L864 622L912 686L528 686Z", "#d8bb82", INK, 2.2)
    drawing.path("M528 686L912 686L906 800L534 800Z", jute, INK, 2.2)
    drawing.path("M529 722L911 722M531 776L908 776", None, "#5b4528", 2.6)
    drawing.path("M604 628L836 628M560 672L880 672", None, "#a88a58", 1.8, 0.7)
    draw_mug(drawing, 604, 654, 0.72)
    draw_mug(drawing, 850, 660, 0.72, CREAM, "#8c1726")
    for card, x, y, turn in (("7C", 690, 646, -98), ("QC", 722, 640, 6), ("JS", 756, 650, 82), ("JC", 724, 660, -3)):
        place_card(drawing, card, x, y, turn, 0.21, 0.4, 0.66)
