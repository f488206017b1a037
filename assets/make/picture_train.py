"""A compartment of the night train: the moon runs along outside, and there is time for another hand."""

from country import draw_gum_tree, draw_hat, draw_hills, draw_moon, draw_mug, draw_stars
from palette import BRASS, BRASS_DARK, BRASS_LIGHT, GOLD, INK, WALNUT_DEEP
from scenery import glow, place_card, shadow, vignette, walnut
from svg import rounded_rectangle

WINDOW = (560, 166, 506, 330)


def draw_train(drawing):
    """Paint the picture; the left is panelling and the end of a bench."""
    _draw_night(drawing)
    _draw_panelling(drawing)
    _draw_window_frame(drawing)
    _draw_blind(drawing)
    _draw_rack(drawing)
    _draw_benches(drawing)
    _draw_table(drawing)
    for x in (498, 1128):
        _draw_wall_lamp(drawing, x, 330)
    vignette(drawing, 810, 400, 880, 0.62)


def _draw_night(drawing):
    left, top, across, down = WINDOW
    sky = drawing.linear(0, top, 0, top + down, (0, "#0a1136"), (0.6, "#22366f"), (1, "#54679a"))
    drawing.rectangle(left - 4, top - 4, across + 8, down + 8, 0, sky)
    draw_stars(drawing, 21, 70, (left, top, left + across, top + 200))
    draw_moon(drawing, 934, 312, 34)
    draw_hills(drawing, "#2a3a6b", 420, 60, 2.1, 1.0)
    draw_hills(drawing, "#1b274f", 452, 46, 3.0, 3.4)
    for x, y, scale in ((632, 470, 0.44), (784, 462, 0.3), (1012, 474, 0.5)):
        draw_gum_tree(drawing, x, y, scale, "#0d1532", "#111b3f")
    draw_hills(drawing, "#0d1532", 486, 26, 1.7, 0.4)
    for x in (706, 872, 1038):
        drawing.path(f"M{x} 500L{x} 300M{x - 20} 316L{x + 20} 316M{x - 15} 334L{x + 15} 334", None, "#070c22", 6)
    for y in (316, 334):
        drawing.path(
            f"M540 {y + 8}Q624 {y + 22} 706 {y}Q790 {y + 24} 872 {y}Q956 {y + 24} 1038 {y}L1080 {y + 8}",
            None,
            "#070c22",
            2,
        )


def _draw_panelling(drawing):
    """Varnished wood all round the window."""
    left, top, across, down = WINDOW
    hole = rounded_rectangle(left, top, across, down, 22)
    wood = drawing.linear(0, 0, 0, 800, (0, "#5a2f17"), (0.45, "#8a4f29"), (0.7, "#6f3d1e"), (1, "#2a160a"))
    drawing.path("M0 0L0 800L1280 800L1280 0Z" + hole, wood, even_odd=True)
    for x, width in ((24, 190), (238, 190)):
        _draw_panel(drawing, x, 120, width, 420)
    _draw_panel(drawing, 1162, 120, 200, 420)
    drawing.rectangle(0, 86, 1280, 14, 0, walnut(drawing, 0, 86, 0, 100), INK, 1.4)
    drawing.rectangle(0, 0, 1280, 86, 0, drawing.linear(0, 0, 0, 86, (0, "#4d3a22"), (1, "#7d6440")))
    for x in range(-10, 1290, 118):
        drawing.rectangle(x, 8, 102, 66, 8, None, "#a88f62", 2, 0.45)


def _draw_panel(drawing, x, y, width, height):
    wood = drawing.linear(x, y, x + width, y + height, (0, "#7b4524"), (0.5, "#a3653a"), (1, "#6b3a1c"))
    drawing.rectangle(x, y, width, height, 8, wood, "#2a160a", 4)
    drawing.rectangle(x + 12, y + 12, width - 24, height - 24, 5, None, "#e0a568", 1.6, 0.5)
    drawing.rectangle(x + 17, y + 17, width - 34, height - 34, 4, None, "#2a160a", 1.4, 0.5)
    for step in range(4):
        middle = x + width * (0.22 + step * 0.18)
        drawing.path(
            f"M{middle} {y + 28}C{middle + 16} {y + height * 0.4} {middle - 18} {y + height * 0.6} "
            f"{middle + 6} {y + height - 28}",
            None,
            "#4d2a12",
            1.6,
            0.4,
        )


def _draw_window_frame(drawing):
    left, top, across, down = WINDOW
    for out, width, colour in ((12, 24, "#3a1e0e"), (12, 19, "#8f572f"), (3, 3.5, BRASS_LIGHT), (21, 2.4, BRASS)):
        drawing.path(
            rounded_rectangle(left - out, top - out, across + 2 * out, down + 2 * out, 22 + out), None, colour, width
        )
    drawing.rectangle(left, top + 84, across, 9, 0, walnut(drawing, 0, top + 84, 0, top + 93), INK, 1.4)
    drawing.path(
        f"M{left + 40} {top + 300}L{left + 200} {top + 96}L{left + 250} {top + 96}L{left + 90} {top + 300}Z",
        "#ffffff",
        opacity=0.06,
    )
    drawing.path(
        f"M{left + 120} {top + 300}L{left + 272} {top + 96}L{left + 288} {top + 96}L{left + 136} {top + 300}Z",
        "#ffffff",
        opacity=0.05,
    )


def _draw_blind(drawing):
    """A blind half drawn, with its tassel."""
    left, top, across, _ = WINDOW
    cloth = drawing.linear(0, top, 0, top + 62, (0, "#7d6a3c"), (0.2, "#cdb678"), (1, "#a48d52"))
    drawing.path(f"M{left} {top + 8}L{left + across} {top + 8}L{left + across} {top + 54}L{left} {top + 54}Z", cloth)
    drawing.rectangle(left, top + 52, across, 9, 0, walnut(drawing, 0, top + 52, 0, top + 61), INK, 1.2)
    x = left + across // 2
    drawing.path(f"M{x} {top + 61}L{x} {top + 92}", None, "#e9dcc0", 2.4)
    tassel = f"M{x - 6} {top + 92}L{x + 6} {top + 92}L{x + 9} {top + 114}L{x - 9} {top + 114}Z"
    drawing.path(tassel, "#8c1726", INK, 1.4)


def _draw_rack(drawing):
    """Luggage over the window: a suitcase, a hatbox and a hat."""
    case = drawing.linear(0, 92, 0, 140, (0, "#b8763e"), (1, "#6b3d1a"))
    drawing.rectangle(596, 66, 176, 68, 7, case, INK, 2)
    for x in (630, 730):
        drawing.rectangle(x, 66, 12, 68, 0, "#4a2a12", INK, 1.2)
        drawing.rectangle(x - 2, 94, 16, 10, 2, BRASS_LIGHT, INK, 1)
    drawing.path("M668 66C668 54 700 54 700 66", None, INK, 5)
    for x, y, colour in ((604, 80, "#e9dcc0"), (650, 104, "#8fc3c0"), (694, 76, "#e8b04a")):
        drawing.rectangle(x, y, 22, 17, 1, colour, INK, 1)
    box = drawing.linear(806, 0, 930, 0, (0, "#45195f"), (0.4, "#8a55b0"), (1, "#3a1450"))
    drawing.rectangle(806, 78, 124, 56, 4, box, INK, 2)
    drawing.rectangle(800, 66, 136, 18, 4, box, INK, 2)
    drawing.path("M868 66L868 134", None, GOLD, 6)
    draw_hat(drawing, 1004, 122, 0.7, "#7d6a4a", "#2a160a")
    drawing.rectangle(540, 134, 546, 9, 4, BRASS_LIGHT, BRASS_DARK, 1.6)
    for x in range(556, 1086, 26):
        drawing.path(f"M{x} 142L{x + 13} 158L{x + 26} 142", None, BRASS_DARK, 1.6, 0.9)


def _draw_benches(drawing):
    """Buttoned green leather to the left and right, seen from the side."""
    for side, x in ((1, 356), (-1, 1250)):
        leather = drawing.linear(0, 0, 190, 0, (0, "#0f3f2b"), (0.5, "#2a7a54"), (1, "#124a33"))
        with drawing.group(f"translate({x} 0) scale({side} 1)"):
            drawing.path("M-20 372C-20 352 10 346 34 352C64 358 70 380 68 408L84 660L-20 660Z", leather, INK, 2.2)
            drawing.path("M-20 616C60 600 150 602 190 620C204 628 204 668 190 678L-20 690Z", leather, INK, 2.2)
            drawing.path("M-20 690L184 678L180 800L-20 800Z", WALNUT_DEEP, INK, 2)
            for row in range(4):
                for column in range(2):
                    cx, cy = 14 + column * 32 + row * 2, 412 + row * 52
                    drawing.circle(cx, cy, 4.4, "#0a2c1e")
                    drawing.circle(cx - 1, cy - 1, 2, "#6cc096")
            drawing.path("M-6 366C10 358 38 360 52 376", None, "#8fdcb4", 3, 0.5)
            drawing.path("M0 626C60 612 140 614 182 628", None, "#8fdcb4", 3, 0.45)
    drawing.rectangle(0, 690, 360, 120, 0, drawing.linear(0, 690, 0, 800, (0, "#3a1e0e"), (1, "#1a0d06")))


def _draw_table(drawing):
    """The flap under the window with a game on it, swaying."""
    drawing.path("M780 640L838 640L828 800L790 800Z", walnut(drawing, 780, 0, 838, 0), INK, 2)
    drawing.path("M598 560L1026 560L1082 668L542 668Z", walnut(drawing, 0, 556, 0, 690), INK, 2.2)
    felt = drawing.radial(812, 600, 300, (0, "#3db077"), (0.5, "#1f7d4e"), (1, "#0e4a2d"))
    drawing.path("M616 568L1008 568L1054 656L570 656Z", felt, BRASS_LIGHT, 2.4)
    drawing.path("M542 668L1082 668L1079 692L545 692Z", walnut(drawing, 0, 668, 0, 692), INK, 2)
    draw_mug(drawing, 654, 612, 0.82)
    draw_mug(drawing, 990, 606, 0.76, "#e4efe6", "#17703f")
    for card, x, y, turn in (("5D", 788, 592, -100), ("KH", 826, 586, 8), ("6H", 862, 596, 84), ("AH", 824, 606, 2)):
        place_card(drawing, card, x, y, turn, 0.2, 0.4, 0.62)
    for card, x, y, turn in (("JH", 728, 640, -18), ("JD", 756, 636, -4), ("10H", 784, 638, 9)):
        place_card(drawing, card, x, y, turn, 0.24, 0.5, 0.66)
    shadow(drawing, 812, 790, 330, 40, 0.5)


def _draw_wall_lamp(drawing, x, y):
    """A tulip of frosted glass on a brass arm."""
    glow(drawing, x, y - 20, 210, "#ffd080", 0.5)
    drawing.path(f"M{x} {y + 46}C{x - 14} {y + 30} {x + 14} {y + 20} {x} {y}", None, BRASS_DARK, 8)
    drawing.path(f"M{x} {y + 46}C{x - 14} {y + 30} {x + 14} {y + 20} {x} {y}", None, BRASS_LIGHT, 3.6)
    drawing.ellipse(x, y + 50, 15, 20, BRASS, INK, 1.8)
    glass = drawing.radial(0, -16, 40, (0, "#fffdf0"), (0.6, "#ffe9b0"), (1, "#f0b860"))
    tulip = "M-15 0C-32-22-22-44-27-56C-12-50-8-50 0-58C8-50 12-50 27-56C22-44 32-22 15 0Z"
    with drawing.group(f"translate({x} {y})"):
        drawing.path(tulip, glass, INK, 1.8)
    drawing.rectangle(x - 17, y - 3, 34, 8, 3, BRASS_LIGHT, INK, 1.4)
