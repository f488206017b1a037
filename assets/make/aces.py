"""The four aces: the suit's sign in gold and enamel within a wreath of gum leaves."""

import math

from palette import BLACK, GOLD, GOLD_DARK, GOLD_LIGHT, ORANGE, RED, WHITE
from pips import PIPS, draw_pip

DEEP = {BLACK: "#000007", RED: "#7d0f1b", ORANGE: "#8f3a03"}


def draw_ace(drawing, suit, colour, scale=1.0):
    """Paint the ace of *suit*; the ace of spades is the grandest, as it has always been."""
    is_grand = suit == "S"
    with drawing.group(f"translate(125 175) scale({scale}) translate(-125 -175)"):
        _draw_wreath(drawing, colour, 86 if is_grand else 80)
        _draw_jewel(drawing, suit, colour, 138 if is_grand else 122)
        if is_grand:
            _draw_scrolls(drawing)


def _draw_wreath(drawing, colour, radius):
    """A round of leaf pairs with a bead at each quarter; turned half round it is the same."""
    drawing.circle(125, 175, radius, None, GOLD_DARK, 1.1)
    drawing.circle(125, 175, radius - 4, None, GOLD, 0.8)
    pairs = 32
    for step in range(pairs):
        turn = step * 360 / pairs
        move = f"translate(125 175) rotate({turn:.2f}) translate(0 {-radius + 2})"
        if step % 8 == 0:
            drawing.path("M0-8L5.5 0L0 8L-5.5 0Z", colour, GOLD_DARK, 1, transform=move)
            continue
        slant = 1 if (step % 16) < 8 else -1
        leaf = "M-8 0C-5-6 3-8 9-3C4 1-3 2-8 0Z"
        drawing.path(leaf, colour, transform=f"{move} scale({slant} 1) translate(0 -1)")
        drawing.path(leaf, GOLD, GOLD_DARK, 0.6, transform=f"{move} scale({slant} -1) translate(0 -1)")


def _draw_jewel(drawing, suit, colour, size):
    x, y = 125, 175
    scale = size / 100
    enamel = drawing.linear(0, -50, 0, 50, (0, colour), (1, DEEP.get(colour, "#0c4526")))
    drawing.path(PIPS[suit], enamel, GOLD_DARK, 2.4 / scale, transform=f"translate({x} {y}) scale({scale:.2f})")
    centre = {"H": -2, "D": 0, "S": 1, "C": -3}[suit]
    draw_pip(drawing, suit, x, y + centre / 2, size * 0.84, None, GOLD_LIGHT, 1.5)
    inner = {"H": 0.56, "D": 0.52, "S": 0.5, "C": 0.5}[suit] * size
    gold = drawing.linear(0, -50, 0, 50, (0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_DARK))
    draw_pip(drawing, suit, x, y + centre, inner, gold, WHITE, 1.1)
    draw_pip(drawing, suit, x, y + centre, inner * 0.54, colour, GOLD_DARK, 0.8)


def _draw_scrolls(drawing):
    """Gold scrollwork in the lobes of the great spade."""
    for side in (1, -1):
        with drawing.group(f"translate(125 175) scale({side} 1)"):
            drawing.path("M9 44C26 46 48 40 49 22C49 10 34 10 34 21C34 28 43 28 42 21", None, GOLD_LIGHT, 1.6)
            drawing.path("M40 4C36-8 24-18 18-28C24-24 38-16 44-2", GOLD, None)
    for step in range(-2, 3):
        angle = math.radians(90 + step * 16)
        drawing.circle(125 + 24 * math.cos(angle), 190 + 20 * math.sin(angle), 1.3, GOLD_LIGHT)
