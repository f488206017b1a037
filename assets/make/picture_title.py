"""The title picture: the table by lamplight, and a hand one does not often hold."""

import math

from back_deco import draw_deco
from palette import BRASS_LIGHT, WALNUT_DEEP
from scenery import draw_beer, draw_lamp, draw_score_pad, glow, place_card, shadow, vignette, walnut

# Spades are trumps: ace, king, queen, then left bower, right bower and the Joker.
HAND = ("10S", "QS", "KS", "AS", "JC", "JS", "Jo")
PIVOT = (640, 1032)
REACH = 496
TABLE = (640, 770, 820, 420)


def draw_title(drawing):
    """Paint the picture; its upper third is left to the title."""
    draw_room(drawing)
    draw_round_table(drawing)
    draw_lamp(drawing, 176, 470, 1.12)
    draw_beer(drawing, 1130, 500, 0.92)
    draw_score_pad(drawing, 1012, 480, 24, 0.62)
    _draw_pack(drawing, 186, 650)
    _draw_hand(drawing)
    glow(drawing, 176, 290, 360, "#ffd98a", 0.28)
    vignette(drawing, 600, 430, 900, 0.72)


def draw_room(drawing):
    """Panelled wall in the half dark, warmed from the left by the lamp."""
    drawing.rectangle(0, 0, 1280, 800, 0, drawing.linear(0, 0, 0, 500, (0, "#1f110a"), (1, "#3a2013")))
    for left in range(-20, 1280, 165):
        drawing.rectangle(left + 12, -20, 141, 330, 4, None, "#170b05", 5, 0.7)
        drawing.rectangle(left + 16, -16, 133, 322, 3, None, "#6a3f22", 1.6, 0.55)
    drawing.rectangle(0, 318, 1280, 14, 0, "#2a160a")
    drawing.path("M0 318L1280 318", None, "#7d5028", 2, 0.7)
    glow(drawing, 176, 270, 620, "#ffb648", 0.62)
    glow(drawing, 640, 150, 640, "#ff9a3c", 0.2, 0.55)
    glow(drawing, 1130, 330, 330, "#ff9a3c", 0.22)


def draw_round_table(drawing):
    """A round table: walnut rim, a line of brass, felt lit from the lamp."""
    x, y, across, down = TABLE
    shadow(drawing, x, y + 8, across + 60, down + 46, 0.9)
    drawing.ellipse(x, y, across + 34, down + 30, walnut(drawing, 0, y - down - 30, 0, y - down + 70), "#120804", 3)
    drawing.ellipse(x, y + 1, across + 20, down + 17, None, "#d89a5c", 2, 0.5)
    drawing.ellipse(x, y + 4, across + 2, down + 2, WALNUT_DEEP)
    drawing.ellipse(x, y + 6, across - 3, down - 2, None, BRASS_LIGHT, 3.5)
    felt = drawing.radial(520, 560, 760, (0, "#2f9d66"), (0.35, "#1d7a4b"), (0.7, "#0f4b2e"), (1, "#072417"))
    drawing.ellipse(x, y + 8, across - 6, down - 4, felt)
    drawing.ellipse(x, y + 14, across - 12, down - 6, None, "#04140b", 9, 0.35)


def _draw_pack(drawing, x, y):
    """The rest of the pack, face down."""
    shadow(drawing, x + 8, y + 14, 120, 50, 0.6)
    for level in range(7):
        place_card(drawing, _plain, x, y - level * 2.5, -24, 0.52, 0.25, 0.62)
    place_card(drawing, draw_deco, x, y - 18, -24, 0.52, 0.1, 0.62)


def _plain(drawing):
    drawing.rectangle(0.75, 0.75, 248.5, 348.5, 15, "#f3ead2", "#8d8778", 2)


def _draw_hand(drawing):
    middle = (len(HAND) - 1) / 2
    for place, card in enumerate(HAND):
        turn = (place - middle) * 10
        angle = math.radians(turn)
        reach = REACH + (16 if place > middle else 0)
        x, y = PIVOT[0] + reach * math.sin(angle), PIVOT[1] - reach * math.cos(angle)
        place_card(drawing, card, x, y, round(turn, 1), 0.87, 1.3)
