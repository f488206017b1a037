"""The picture behind the menu: the same table from straight above, put away for the night."""

import math

from back_deco import draw_deco
from back_lattice import draw_lattice
from palette import BRASS, BRASS_LIGHT, SUITS
from pips import draw_pip
from scenery import glow, place_card, vignette, walnut

RIM = 34


def draw_menu(drawing):
    """Paint the picture; its middle is calm, for the menu to lie on."""
    _draw_felt(drawing)
    _draw_inlay(drawing)
    place_card(drawing, draw_lattice, 1124, 596, 18, 0.5)
    place_card(drawing, "JC", 1062, 628, -16, 0.5)
    place_card(drawing, "JS", 1146, 650, 7, 0.5)
    place_card(drawing, draw_deco, 134, 610, -12, 0.5)
    place_card(drawing, "Jo", 196, 640, 12, 0.5)
    _draw_rim(drawing)
    vignette(drawing, 640, 330, 860, 0.6)


def _draw_felt(drawing):
    felt = drawing.radial(640, 300, 860, (0, "#23885a"), (0.4, "#176a42"), (0.8, "#0b3c26"), (1, "#062015"))
    drawing.rectangle(0, 0, 1280, 800, 0, felt)
    glow(drawing, 640, 240, 620, "#ffe2a0", 0.1, 0.7)


def _draw_inlay(drawing):
    """A ring and the four suits pressed into the felt."""
    for radius, width in ((300, 2.5), (288, 1.2), (206, 1.2)):
        drawing.circle(640, 400, radius, None, "#0a3a24", width, 0.55)
        drawing.circle(640, 401.5, radius, None, "#3fae79", 1, 0.3)
    for step in range(8):
        angle = math.radians(step * 45)
        x, y = 640 + 247 * math.sin(angle), 400 - 247 * math.cos(angle)
        suit = SUITS[step // 2 % 4]
        if step % 2 == 0:
            with drawing.group(f"translate({x:.1f} {y:.1f}) rotate({step * 45})"):
                draw_pip(drawing, suit, 0, 1.5, 56, "#3a9d6c")
                draw_pip(drawing, suit, 0, 0, 56, "#0f4f31")
        else:
            drawing.circle(x, y, 7, "#0f4f31")


def _draw_rim(drawing):
    """Walnut all round, mitred at the corners, with a line of brass inside."""
    inner_right, inner_bottom = 1280 - RIM, 800 - RIM
    sides = (
        (f"M0 0L1280 0L{inner_right} {RIM}L{RIM} {RIM}Z", (0, 0, 0, RIM)),
        (f"M0 800L1280 800L{inner_right} {inner_bottom}L{RIM} {inner_bottom}Z", (0, 800, 0, inner_bottom)),
        (f"M0 0L0 800L{RIM} {inner_bottom}L{RIM} {RIM}Z", (0, 0, RIM, 0)),
        (f"M1280 0L1280 800L{inner_right} {inner_bottom}L{inner_right} {RIM}Z", (1280, 0, inner_right, 0)),
    )
    for shape, line in sides:
        drawing.path(shape, walnut(drawing, *line), "#1a0d06", 1.2)
    for spread, opacity in ((14, 0.18), (8, 0.22)):
        drawing.rectangle(RIM, RIM, 1280 - 2 * RIM, 800 - 2 * RIM, 3, None, "#02110a", spread, opacity)
    drawing.rectangle(RIM, RIM, 1280 - 2 * RIM, 800 - 2 * RIM, 2, None, BRASS_LIGHT, 3)
    for x in (RIM / 2, 1280 - RIM / 2):
        for y in (RIM / 2, 800 - RIM / 2):
            drawing.circle(x, y, 7, BRASS, "#2a160a", 1.6)
            drawing.circle(x - 1.5, y - 1.5, 2.5, BRASS_LIGHT)
