"""A beach shack by night: the Southern Cross above, a light in the window, and a game behind it."""

import math

from country import draw_moon, draw_southern_cross, draw_stars
from palette import INK
from scenery import glow, place_card, shadow, vignette
from svg import polygon

HORIZON = 452


def draw_beach(drawing):
    """Paint the picture; the left is sky and sea."""
    _draw_sky(drawing)
    _draw_sea(drawing)
    _draw_sand(drawing)
    _draw_shack(drawing)
    _draw_fire(drawing)
    _draw_crate(drawing)
    vignette(drawing, 760, 430, 940, 0.55)


def _draw_sky(drawing):
    sky = drawing.linear(0, 0, 0, HORIZON, (0, "#060b26"), (0.5, "#13235a"), (0.85, "#2c4585"), (1, "#5b74a6"))
    drawing.rectangle(0, 0, 1280, HORIZON + 4, 0, sky)
    for x, y, across, turn in ((300, 120, 420, -24), (640, 60, 380, -18), (120, 250, 260, -30)):
        with drawing.group(f"translate({x} {y}) rotate({turn})"):
            glow(drawing, 0, 0, across, "#b9c8f0", 0.16, 0.2)
    draw_stars(drawing, 11, 170, (0, 0, 1280, 400))
    draw_southern_cross(drawing, 612, 66, 150)
    draw_moon(drawing, 1140, 112, 44)
    for x, y, across in ((860, 400, 190), (420, 420, 260), (1120, 372, 150)):
        drawing.ellipse(x, y, across, 7, "#8fa6d6", opacity=0.28)


def _draw_sea(drawing):
    water = drawing.linear(0, HORIZON, 0, 640, (0, "#3a5690"), (0.3, "#1f3a72"), (1, "#0f2450"))
    drawing.rectangle(0, HORIZON, 1280, 230, 0, water)
    headland = [(0, HORIZON), (0, 418), (60, 404), (150, 412), (220, 428), (300, 440), (360, HORIZON)]
    drawing.path(polygon(headland), "#101a3c")
    drawing.rectangle(104, 372, 9, 34, 1, "#e9edf2", "#101a3c", 1.2)
    drawing.path("M102 372L115 372L108.5 362Z", "#8c1726")
    glow(drawing, 108, 376, 60, "#fff0b0", 0.9)
    for step in range(26):
        y = HORIZON + 8 + step * 5.4
        half = 8 + step * 1.9
        drift = 6 * math.sin(step * 1.7)
        left, right = 1140 - half + drift, 1140 + half * 0.6 + drift
        drawing.path(f"M{left} {y}L{right} {y}", None, "#fff2c4", 2.4, 0.55)
    for step in range(34):
        x, y = (step * 211) % 1280, HORIZON + 10 + (step * 47) % 130
        drawing.path(f"M{x} {y}q14-4 28 0", None, "#9db6e6", 1.6, 0.4)
    for base, shade in ((590, 0.5), (612, 0.75)):
        wave = "q40-12 80 0t80 0" * 9
        drawing.path(f"M-20 {base}{wave}", None, "#e6f0ff", 5, shade)


def _draw_sand(drawing):
    sand = drawing.linear(0, 600, 0, 800, (0, "#a88c66"), (0.3, "#8d7250"), (1, "#3f3126"))
    drawing.path("M0 640C180 606 360 640 560 618C760 596 1000 606 1280 584L1280 800L0 800Z", sand)
    drawing.path("M0 640C180 606 360 640 560 618C760 596 1000 606 1280 584", None, "#e6d3ae", 3, 0.5)
    for step in range(40):
        x, y = (step * 173) % 1280, 660 + (step * 59) % 130
        drawing.path(f"M{x} {y}q16-5 34 0", None, "#5f4b35", 1.6, 0.5)


def _draw_shack(drawing):
    """Fibro and tin on stumps, with a verandah light, a surfboard, and people at a table behind the window."""
    shadow(drawing, 930, 640, 360, 38, 0.6)
    for x in range(670, 1200, 84):
        drawing.rectangle(x, 560, 16, 74, 0, "#2a1f1a", INK, 1.4)
    wall = drawing.linear(650, 0, 1200, 0, (0, "#38797a"), (0.5, "#4c9692"), (1, "#245a5c"))
    drawing.rectangle(652, 330, 548, 238, 0, wall, INK, 2.2)
    for y in range(352, 566, 22):
        drawing.path(f"M652 {y}L1200 {y}", None, "#173f42", 1.8, 0.55)
    _draw_tin_roof(drawing)
    _draw_window(drawing)
    _draw_door(drawing)
    drawing.rectangle(632, 564, 588, 16, 2, "#6f4a2c", INK, 2)
    for step in range(3):
        drawing.rectangle(1082 - step * 8, 582 + step * 18, 96 + step * 16, 12, 2, "#7d5533", INK, 1.6)
    board = drawing.linear(0, 380, 0, 610, (0, "#f3c14b"), (1, "#cc6a1c"))
    drawing.path("M664 612C644 540 646 440 676 386C700 442 704 540 690 612Z", board, INK, 2)
    drawing.path("M675 392L677 610", None, "#8c1726", 3)


def _draw_tin_roof(drawing):
    tin = drawing.linear(0, 244, 0, 340, (0, "#b5573c"), (0.5, "#8f3d2c"), (1, "#52211a"))
    drawing.path("M700 248L1150 248L1236 340L614 340Z", tin, INK, 2.2)
    for step in range(24):
        drawing.path(f"M{706 + step * 19.2:.1f} 250L{622 + step * 26.4:.1f} 338", None, "#3f1812", 1.8, 0.6)
    drawing.rectangle(608, 336, 634, 12, 2, "#e9dcc0", INK, 1.8)
    drawing.rectangle(1066, 206, 34, 52, 2, "#6b4a3a", INK, 1.8)
    for x, y, radius in ((1086, 190, 11), (1096, 168, 15), (1088, 142, 19)):
        drawing.circle(x, y, radius, "#cdd6ea", opacity=0.22)


def _draw_window(drawing):
    """Four people and a lamp, as shadows on a bright room."""
    glow(drawing, 850, 450, 260, "#ffc860", 0.55)
    room = drawing.radial(850, 420, 170, (0, "#fff3c0"), (0.5, "#ffd070"), (1, "#d98a32"))
    drawing.rectangle(728, 378, 246, 146, 2, room, INK, 2)
    shade = "#4a2412"
    drawing.path("M850 378L850 396M826 410Q850 382 874 410Z", shade, shade, 2.5)
    drawing.rectangle(776, 492, 148, 8, 2, shade)
    drawing.rectangle(784, 498, 132, 26, 0, "#6b3818")
    for x, top, lean in ((760, 440, 8), (826, 448, 3), (878, 446, -3), (940, 438, -8)):
        drawing.circle(x + lean, top, 14, shade)
        drawing.path(
            f"M{x - 22} 524C{x - 24} {top + 26} {x - 10 + lean} {top + 16} {x + lean} {top + 16}"
            f"C{x + 10 + lean} {top + 16} {x + 24} {top + 26} {x + 22} 524Z",
            shade,
        )
    drawing.path("M742 432C752 420 780 420 790 432L782 434C780 424 756 424 752 434Z", shade)
    for x, y in ((782, 478), (838, 480), (866, 480), (918, 476)):
        drawing.rectangle(x - 7, y - 12, 13, 17, 1.5, "#fffdf2", shade, 1.2)
    drawing.path("M851 378L851 524M728 420L974 420", None, "#e9dcc0", 4)
    drawing.rectangle(724, 374, 254, 154, 2, None, "#e9dcc0", 8)
    drawing.rectangle(719, 370, 264, 162, 2, None, INK, 1.6)
    drawing.rectangle(714, 528, 274, 10, 2, "#e9dcc0", INK, 1.6)


def _draw_door(drawing):
    drawing.rectangle(1072, 388, 88, 176, 2, "#8c1726", INK, 2.2)
    for y in (402, 484):
        drawing.rectangle(1084, y, 64, 66, 2, "#a9303c", "#4d0a16", 2)
    drawing.circle(1148, 480, 4, "#f0c979", INK, 1.2)
    glow(drawing, 1116, 372, 110, "#ffdf94", 0.7)
    drawing.circle(1116, 366, 9, "#fff6d0", INK, 1.6)


def _draw_fire(drawing):
    glow(drawing, 540, 706, 220, "#ff9a3c", 0.6, 0.7)
    for turn in (-24, 20, 4):
        drawing.path("M-44-7L44-7L44 7L-44 7Z", "#5b351e", INK, 1.8, transform=f"translate(540 730) rotate({turn})")
    drawing.path(
        "M506 728C496 690 526 676 524 644C548 660 546 678 554 684C558 674 556 664 552 656C582 676 590 704 574 728Z",
        "#f0761c",
        "#8c2a0c",
        2,
    )
    drawing.path("M520 728C516 704 536 696 536 674C552 690 550 704 558 708C566 712 564 722 560 728Z", "#ffd24d")


def _draw_crate(drawing):
    """A fish crate with a hand left face up beside the fire."""
    shadow(drawing, 800, 768, 130, 24, 0.6)
    drawing.path("M694 696L908 696L924 734L680 734Z", "#a87a4a", INK, 2)
    drawing.path("M680 734L924 734L918 784L686 784Z", "#7d5533", INK, 2)
    drawing.path("M684 752L921 752M686 768L919 768", None, "#3f2814", 3)
    for card, x, y, turn in (("8D", 744, 706, -22), ("JD", 772, 702, -6), ("Jo", 802, 704, 8), ("AD", 832, 710, 22)):
        place_card(drawing, card, x, y, turn, 0.21, 0.5, 0.72)
