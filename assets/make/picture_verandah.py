"""A verandah at dusk: a lamp, a card table, and the paddocks going blue."""

from country import draw_gum_tree, draw_hat, draw_hills, draw_stars, draw_windmill
from palette import BRASS_LIGHT, INK, WALNUT_DEEP
from scenery import draw_beer, draw_lamp, glow, place_card, shadow, vignette, walnut

FLOOR = 560


def draw_verandah(drawing):
    """Paint the picture; the left is the house wall in the half dark."""
    _draw_evening(drawing)
    _draw_rail(drawing)
    _draw_floor(drawing)
    _draw_roof(drawing)
    _draw_wall(drawing)
    _draw_posts(drawing)
    _draw_table(drawing)
    glow(drawing, 842, 400, 430, "#ffc860", 0.42)
    vignette(drawing, 800, 420, 900, 0.66)


def _draw_evening(drawing):
    sky = drawing.linear(
        0,
        60,
        0,
        560,
        (0, "#1d2257"),
        (0.35, "#5a3a7c"),
        (0.6, "#b8526a"),
        (0.8, "#f08a4b"),
        (0.95, "#ffc766"),
        (1, "#ffdf94"),
    )
    drawing.rectangle(0, 0, 1280, 600, 0, sky)
    glow(drawing, 1010, 470, 330, "#fff0b0", 0.8, 0.7)
    drawing.circle(1010, 452, 40, "#fff4c4")
    draw_stars(drawing, 5, 60, (420, 90, 1270, 260))
    for x, y, across in ((620, 300, 150), (1110, 250, 180), (780, 238, 110), (930, 348, 210), (560, 372, 130)):
        drawing.ellipse(x, y, across, 8, "#ffb27a", opacity=0.45)
        drawing.ellipse(x + 30, y + 11, across * 0.7, 5, "#7c3f6e", opacity=0.5)
    draw_hills(drawing, "#7a4a78", 480, 70, 1.6, 0.6)
    draw_hills(drawing, "#4d3566", 500, 50, 2.3, 2.0)
    draw_hills(drawing, "#2c2747", 530, 34, 1.3, 4.0)
    draw_windmill(drawing, 668, 510, 0.82, "#1b1733")
    draw_gum_tree(drawing, 1172, 548, 1.06, "#1b1430", "#1b1733")
    draw_gum_tree(drawing, 548, 524, 0.5, "#221a3a", "#221c40")
    for x in range(700, 1280, 74):
        drawing.path(f"M{x} 500L{x + 4} 548", None, "#1b1430", 4)
    drawing.path("M700 512L1280 506M700 528L1280 524", None, "#1b1430", 1.6)


def _draw_rail(drawing):
    wood = drawing.linear(0, 470, 0, 486, (0, "#c98a58"), (1, "#5b3420"))
    for x in range(470, 1290, 26):
        drawing.rectangle(x, 482, 7, 92, 0, "#4a2a1a", "#1d0f08", 1)
        drawing.rectangle(x, 482, 2.2, 92, 0, "#b57748", opacity=0.7)
    drawing.rectangle(440, 470, 860, 16, 3, wood, INK, 1.6)
    drawing.rectangle(440, 556, 860, 10, 0, "#4a2a1a", INK, 1.2)


def _draw_floor(drawing):
    boards = drawing.linear(0, FLOOR, 0, 800, (0, "#7a4a2c"), (0.5, "#5b3520"), (1, "#2a160a"))
    drawing.rectangle(0, FLOOR + 6, 1280, 240, 0, boards)
    for step in range(-12, 22):
        drawing.path(f"M{700 + step * 46} {FLOOR + 6}L{700 + step * 122} 800", None, "#2a160a", 2, 0.7)
    drawing.path(f"M0 {FLOOR + 6}L1280 {FLOOR + 6}", None, "#1d0f08", 3)


def _draw_roof(drawing):
    """Corrugated iron from below, and the iron lace along its edge."""
    iron = drawing.linear(0, 0, 0, 70, (0, "#1d1512"), (1, "#4a352b"))
    drawing.rectangle(0, 0, 1280, 74, 0, iron)
    for x in range(0, 1290, 20):
        drawing.path(f"M{x} 0L{x} 70", None, "#0f0a08", 5, 0.6)
        drawing.path(f"M{x + 7} 0L{x + 7} 70", None, "#8a6a52", 2, 0.35)
    drawing.rectangle(0, 70, 1280, 14, 0, walnut(drawing, 0, 70, 0, 84), INK, 1.4)
    for x in range(452, 1280, 46):
        drawing.path(
            f"M{x} 84C{x} 104 {x + 10} 112 {x + 23} 118C{x + 36} 112 {x + 46} 104 {x + 46} 84", None, "#2a1a14", 4.4
        )
        drawing.circle(x + 23, 98, 7.5, None, "#2a1a14", 3.4)
        drawing.circle(x + 23, 122, 3.6, "#2a1a14")


def _draw_wall(drawing):
    """Weatherboards, a door with a light behind it, and a hat on its hook."""
    boards = drawing.linear(0, 0, 460, 0, (0, "#1d120c"), (0.7, "#3f2a1d"), (1, "#5f4029"))
    drawing.rectangle(0, 74, 456, FLOOR - 68, 0, boards)
    for y in range(96, FLOOR, 24):
        drawing.path(f"M0 {y}L456 {y}", None, "#120a06", 2.4, 0.8)
        drawing.path(f"M0 {y + 2.5}L456 {y + 2.5}", None, "#8a6244", 1.2, 0.3)
    drawing.rectangle(0, FLOOR - 6, 460, 14, 0, "#2a1a10", "#120a06", 1.4)


def _draw_posts(drawing):
    for x in (452, 1226):
        post = drawing.linear(x - 15, 0, x + 15, 0, (0, "#2a160a"), (0.4, "#a8683e"), (1, "#3a2011"))
        drawing.rectangle(x - 13, 84, 26, 496, 2, post, INK, 1.8)
        for y, half in ((100, 19), (462, 18), (570, 20)):
            drawing.rectangle(x - half, y, 2 * half, 13, 3, post, INK, 1.6)
    draw_hat(drawing, 452, 262, 0.7, "#8a6a44", "#2a160a")


def _draw_table(drawing):
    """The card table in the lamplight, a hand of spades put down for a moment."""
    shadow(drawing, 856, 790, 330, 44, 0.75)
    for x in (650, 1062):
        drawing.path(f"M{x} 700L{x - 9} 800L{x + 17} 800L{x + 14} 700Z", WALNUT_DEEP, INK, 1.6)
    drawing.path("M600 606L1112 606L1190 724L522 724Z", walnut(drawing, 0, 600, 0, 740), INK, 2)
    felt = drawing.radial(836, 640, 330, (0, "#3db077"), (0.5, "#1f7d4e"), (1, "#0e4a2d"))
    drawing.path("M616 613L1096 613L1164 713L548 713Z", felt, BRASS_LIGHT, 2.6)
    drawing.path("M522 724L1190 724L1188 752L524 752Z", walnut(drawing, 0, 724, 0, 752), INK, 2)
    draw_lamp(drawing, 842, 640, 0.98)
    draw_beer(drawing, 1040, 668, 0.62)
    draw_beer(drawing, 668, 646, 0.56)
    for card, x, y, turn in (("10S", 716, 684, -20), ("AS", 748, 680, -6), ("Jo", 780, 684, 8)):
        place_card(drawing, card, x, y, turn, 0.25, 0.5, 0.7)
    for card, x, y, turn in (("9H", 930, 688, -12), ("5H", 962, 690, 10)):
        place_card(drawing, card, x, y, turn, 0.25, 0.5, 0.7)
