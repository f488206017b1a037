"""What the court holds: arms for the kings and jacks, native flowers for the queens.

Each is drawn about the fist that holds it, which stays in front; upwards is negative.
"""

import math

from palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    LEAF,
    LEAF_DARK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    WHITE,
    WOOD_DARK,
    WOOD_LIGHT,
)
from pips import draw_pip


def _steel(drawing, left, right):
    return drawing.linear(left, 0, right, 0, (0, STEEL_LIGHT), (0.49, STEEL), (0.51, STEEL_DARK), (1, STEEL_LIGHT))


def _shaft(drawing, top, width=5.6, colours=(WOOD_DARK, WOOD_LIGHT)):
    dark, light = colours
    paint = drawing.linear(-3, 0, 3, 0, (0, dark), (0.4, light), (1, dark))
    drawing.rectangle(-width / 2, top, width, 30 - top, 1, paint, INK, 1.4)


def draw_sword(drawing, cloth):
    """A broad sword, point up."""
    drawing.path("M-5.5-8L-5.5-104L0-118L5.5-104L5.5-8Z", _steel(drawing, -5.5, 5.5), INK, 1.5)
    drawing.path("M-19-19Q-22-14-17-12Q0-17 17-12Q22-14 19-19Q0-23-19-19Z", GOLD, INK, 1.5)
    drawing.path("M-3.5-13L3.5-13L3.5 20L-3.5 20Z", cloth.accent, INK, 1.4)
    drawing.circle(0, 21, 5, GOLD_LIGHT, INK, 1.4)


def draw_sceptre(drawing, cloth):
    """A gold sceptre with a heart held between two leaves."""
    _shaft(drawing, -78, 5, (GOLD_DARK, GOLD_LIGHT))
    for y in (-22, -48):
        drawing.rectangle(-5, y, 10, 5, 2, GOLD, INK, 1.2)
    for side in (1, -1):
        with drawing.group(f"scale({side} 1)"):
            drawing.path("M0-74C14-74 22-86 16-102C20-92 12-82 0-84Z", GOLD, INK, 1.3)
    draw_pip(drawing, "H", 0, -97, 24, cloth.main, INK, 1.4)
    drawing.path("M-7-101Q-6-105-3-105", None, WHITE, 1.6)
    drawing.circle(0, -114, 3.4, GOLD_LIGHT, INK, 1.2)
    drawing.rectangle(-6, -79, 12, 6, 2, GOLD_LIGHT, INK, 1.2)


def draw_axe(drawing, cloth):
    """A bearded axe with a spike behind."""
    _shaft(drawing, -112)
    blade = drawing.linear(0, 0, 22, 0, (0, STEEL_DARK), (0.6, STEEL), (1, STEEL_LIGHT))
    drawing.path("M3-98C8-100 12-106 16-109C20-96 20-80 15-67C11-74 7-78 3-78Z", blade, INK, 1.6)
    drawing.path("M14.5-103C17-94 17-82 14-74", None, WHITE, 1.3)
    drawing.path("M-3-96C-10-98-14-94-19-88C-14-84-10-80-3-80Z", _steel(drawing, -19, -3), INK, 1.5)
    drawing.rectangle(-4.5, -99, 9, 22, 2, cloth.accent, INK, 1.4)
    drawing.circle(0, -114, 4.4, GOLD, INK, 1.4)


def draw_orb(drawing, cloth):
    """A green glass orb on a gold staff, crossed with gold."""
    _shaft(drawing, -72, 5.4, (GOLD_DARK, GOLD_LIGHT))
    drawing.path("M-9-68Q0-60 9-68L6-76L-6-76Z", GOLD, INK, 1.4)
    glass = drawing.radial(-5, -93, 20, (0, "#d8f5e6"), (0.45, cloth.light), (1, cloth.dark))
    drawing.circle(0, -88, 16, glass, INK, 1.7)
    drawing.path("M-15.6-86Q0-78 15.6-86M0-104Q6-94 5-82", None, GOLD_LIGHT, 2.6)
    cross = "M0-105L0-119M-5.5-113L5.5-113"
    drawing.path(cross, None, INK, 5)
    drawing.path(cross, None, GOLD_LIGHT, 2.6)


def draw_halberd(drawing, cloth):
    """A halberd with a red tassel."""
    _shaft(drawing, -88)
    drawing.path("M0-120L6-98L3-86L-3-86L-6-98Z", _steel(drawing, -6, 6), INK, 1.5)
    drawing.path("M-3-92C-10-94-14-100-19-98C-22-88-22-78-17-70C-13-76-9-77-3-77Z", _steel(drawing, -20, -3), INK, 1.5)
    drawing.path("M3-91L18-96L12-85L17-76L3-78Z", STEEL, INK, 1.5)
    drawing.path("M-5-74L5-74L8-58L3-62L0-56L-3-62L-8-58Z", cloth.accent, INK, 1.3)
    drawing.rectangle(-5, -77, 10, 5, 2, GOLD, INK, 1.2)


def draw_pennant(drawing, cloth):
    """A swallow-tailed pennant on a lance."""
    drawing.path("M-2-110C-12-114-18-104-30-108L-24-94L-31-80C-20-76-12-86-2-80Z", cloth.main, INK, 1.6)
    draw_pip(drawing, "H", -13, -94, 14, GOLD_LIGHT, INK, 0.9)
    _shaft(drawing, -114, 5)
    drawing.circle(0, -116, 4.4, GOLD, INK, 1.4)


def draw_spear(drawing, cloth):
    """A leaf-bladed spear hung with ribbons."""
    _shaft(drawing, -88, 5.2)
    drawing.path("M0-121C9-108 9-98 3-86L-3-86C-9-98-9-108 0-121Z", _steel(drawing, -8, 8), INK, 1.5)
    drawing.path("M-2-80C-14-76-8-66-16-56C-8-56-2-66 0-74C2-64 8-54 17-52C10-62 14-74 2-80Z", cloth.accent, INK, 1.4)
    drawing.rectangle(-5, -88, 10, 9, 2, GOLD, INK, 1.3)


def draw_wheat(drawing, cloth):
    """Three ears of wheat, for the farmer among the jacks."""
    for turn, top in ((-8.5, -98), (8.5, -98), (0, -110)):
        with drawing.group(f"rotate({turn})"):
            drawing.path(f"M0 20L0 {top + 30}", None, INK, 4)
            drawing.path(f"M0 20L0 {top + 30}", None, GOLD, 1.9)
            for step in range(4):
                y = top + 12 + step * 9
                grain = f"M0 {y + 8}C-8 {y + 6} -9 {y - 2} -6 {y - 6}C-1 {y - 3} 1 {y + 2} 0 {y + 8}Z"
                drawing.path(grain, GOLD_LIGHT, INK, 1.2)
                drawing.path(grain, GOLD, INK, 1.2, transform="scale(-1 1)")
            drawing.path(
                f"M0 {top + 13}C-5 {top + 8} -4 {top + 2} 0 {top - 4}C4 {top + 2} 5 {top + 8} 0 {top + 13}Z",
                GOLD_LIGHT,
                INK,
                1.2,
            )
    drawing.path("M-10-30Q0-24 10-30L9-22Q0-17-9-22Z", cloth.accent, INK, 1.4)


def _stem(drawing, top):
    bend = f"M0 20C3-8-4-30 0 {top}"
    drawing.path(bend, None, INK, 4.6)
    drawing.path(bend, None, LEAF, 2.3)
    for side, y in ((1, -24), (-1, -38)):
        drawing.path(
            f"M0 {y}C4 {y - 12} 13 {y - 14} 19 {y - 22}C21 {y - 8} 13 {y + 2} 0 {y}Z",
            LEAF,
            INK,
            1.4,
            transform=f"scale({side} 1)",
        )
        drawing.path(f"M2 {y - 2}L14 {y - 14}", None, LEAF_DARK, 1.1, transform=f"scale({side} 1)")


def draw_desert_pea(drawing, cloth):
    """Sturt's desert pea: red flags, each with a black eye."""
    _stem(drawing, -84)
    for turn in (-62, 62, 0):
        with drawing.group(f"translate(0 -82) rotate({turn})"):
            drawing.path("M0 4C-8-4-9-18 0-34C9-18 8-4 0 4Z", "#d4202e", INK, 1.5)
            drawing.path("M0 3C-4 6-5 14 0 22C5 14 4 6 0 3Z", "#a31424", INK, 1.3)
            drawing.ellipse(0, -6, 4.4, 6.5, INK)
            drawing.ellipse(-1.4, -8.5, 1.3, 2, WHITE)


def draw_waratah(drawing, cloth):
    """A waratah: a dome of crimson florets over a collar of bracts."""
    _stem(drawing, -70)
    for turn in (-96, -64, 64, 96, -32, 32):
        drawing.path(
            "M0 2C-8-8-7-19 0-25C7-19 8-8 0 2Z", "#a31424", INK, 1.4, transform=f"translate(0 -80) rotate({turn})"
        )
    drawing.path("M-14-80C-16-98-7-108 0-110C7-108 16-98 14-80C9-72-9-72-14-80Z", "#d4303a", INK, 1.6)
    for row, count in ((-82, 4), (-90, 3), (-98, 2), (-105, 1)):
        for place in range(count):
            x = (place - (count - 1) / 2) * 7
            drawing.path(f"M{x - 3} {row + 2}Q{x} {row - 6} {x + 3} {row + 2}", None, "#ffb3a6", 1.6)


def draw_wattle(drawing, cloth):
    """A spray of golden wattle."""
    _stem(drawing, -96)
    puffs = (
        (0, -108, 8),
        (-11, -98, 7),
        (11, -98, 7),
        (0, -92, 8),
        (-14, -84, 6.5),
        (14, -84, 6.5),
        (-5, -77, 6),
        (6, -76, 6),
    )
    for x, y, radius in puffs:
        drawing.circle(x, y, radius, drawing.radial(x - 2, y - 2, radius, (0, "#fff3a8"), (1, "#f2b81f")), INK, 1.3)
        for step in range(6):
            angle = math.radians(step * 60 + 15)
            drawing.circle(x + math.cos(angle) * radius * 0.6, y + math.sin(angle) * radius * 0.6, 0.8, "#b97a08")


def draw_flannel_flower(drawing, cloth):
    """A flannel flower with tipped petals and a green heart."""
    _stem(drawing, -80)
    for step in range(9):
        with drawing.group(f"translate(0 -92) rotate({step * 40})"):
            drawing.path("M0-3C-7-9-6-20 0-26C6-20 7-9 0-3Z", "#f7eefc", INK, 1.4)
            drawing.path("M0-25C-3.5-22-4-19-3.5-17L3.5-17C4-19 3.5-22 0-25Z", "#a56bc4")
    drawing.circle(0, -92, 8.5, drawing.radial(-2, -94, 9, (0, "#d9e8a0"), (1, "#6f9a4c")), INK, 1.5)
    for step in range(6):
        angle = math.radians(step * 60)
        drawing.circle(4.6 * math.cos(angle), -92 + 4.6 * math.sin(angle), 1, LEAF_DARK)
    drawing.circle(0, -92, 1.2, LEAF_DARK)
