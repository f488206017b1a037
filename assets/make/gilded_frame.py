"""The wall the family portrait hangs on, and its gilded frame with plaque and lamp."""

import lettering
from palette import BRASS_LIGHT, GOLD, WALNUT, WALNUT_DEEP
from pips import draw_pip
from scenery import glow
from svg import polygon, rounded_rectangle

# What is seen of the canvas, and how wide the frame about it is.
CANVAS = (524, 128, 1112, 640)
MOULDING = 46


def draw_wall(drawing):
    """Walnut panelling all round the canvas; it covers whatever hangs over."""
    left, top, right, bottom = CANVAS
    hole = f"M{left} {top}L{left} {bottom}L{right} {bottom}L{right} {top}Z"
    wood = drawing.linear(0, 0, 0, 800, (0, "#3d2213"), (0.4, "#5b351e"), (0.8, "#4a2a16"), (1, "#2c170b"))
    drawing.path(f"M0 0L1280 0L1280 800L0 800Z{hole}", wood, even_odd=True)
    for x, width in ((-40, 240), (232, 230), (1196, 240)):
        _draw_wall_panel(drawing, x, -40, width, 690)
    for x in range(-60, 1280, 232):
        _draw_wall_panel(drawing, x, 728, 200, 120)
    rail = drawing.linear(0, 676, 0, 712, (0, "#2a160a"), (0.2, "#9a6238"), (0.5, WALNUT), (1, WALNUT_DEEP))
    drawing.rectangle(0, 690, 1280, 22, 0, rail, "#1a0d06", 1.4)
    glow(drawing, 818, 90, 560, "#ffc164", 0.34)
    glow(drawing, 818, 420, 620, "#ff9a3c", 0.16)


def _draw_wall_panel(drawing, x, y, width, height):
    """A sunk panel with its mouldings."""
    wood = drawing.linear(x, y, x + width, y + height, (0, "#3a2011"), (0.5, "#5f3820"), (1, "#45270f"))
    drawing.rectangle(x, y, width, height, 3, wood, "#1f0f06", 6, 0.9)
    drawing.path(
        f"M{x + 5} {y + height - 4}L{x + width - 4} {y + height - 4}L{x + width - 4} {y + 5}", None, "#a06b40", 1.8, 0.7
    )
    drawing.rectangle(x + 16, y + 16, width - 32, height - 32, 2, None, "#2a160a", 2, 0.6)
    for step in range(3):
        middle = x + width * (0.3 + step * 0.2)
        drawing.path(
            f"M{middle} {y + 24}C{middle + 12} {y + height * 0.4} {middle - 14} {y + height * 0.6} "
            f"{middle + 4} {y + height - 24}",
            None,
            "#2f1a0d",
            1.4,
            0.45,
        )


def draw_frame(drawing):
    """Carved and gilded, with a shadow on the wall and one on the canvas."""
    left, top, right, bottom = CANVAS
    width, height = right - left, bottom - top
    hole = f"M{left} {top}L{left} {bottom}L{right} {bottom}L{right} {top}Z"
    for spread, opacity in ((26, 0.12), (16, 0.16), (8, 0.22)):
        outer = rounded_rectangle(
            left - MOULDING + 4 - spread,
            top - MOULDING + 14 - spread,
            width + 2 * MOULDING - 8 + 2 * spread,
            height + 2 * MOULDING + 2 * spread,
            14,
        )
        drawing.path(outer + hole, "#0c0502", opacity=opacity, even_odd=True)
    for out, inside, shades in (
        (MOULDING, 30, ("#fbe7a2", "#c58f2c", "#7b4f10")),
        (31, 11, ("#8a5a14", "#d9a63a", "#fff0b8")),
        (12, 0, ("#fff0b8", "#caa05a", "#6b4512")),
    ):
        _draw_moulding(drawing, out, inside, shades)
    _draw_carving(drawing)
    for corner_x in (left - 21, right + 21):
        for corner_y in (top - 21, bottom + 21):
            _draw_rosette(drawing, corner_x, corner_y, 27)
    for spread, opacity in ((12, 0.16), (6, 0.22)):
        drawing.rectangle(left, top, width, height, 0, None, "#140a04", spread, opacity)


def _draw_moulding(drawing, out, inside, shades):
    """Four mitred sides between two distances from the canvas; light falls from above left."""
    left, top, right, bottom = CANVAS
    bright, middle, deep = shades
    a, b = (
        (left - out, top - out, right + out, bottom + out),
        (left - inside, top - inside, right + inside, bottom + inside),
    )
    sides = (
        ([(a[0], a[1]), (a[2], a[1]), (b[2], b[1]), (b[0], b[1])], (0, a[1], 0, b[1])),
        ([(a[0], a[1]), (b[0], b[1]), (b[0], b[3]), (a[0], a[3])], (a[0], 0, b[0], 0)),
        ([(a[2], a[1]), (a[2], a[3]), (b[2], b[3]), (b[2], b[1])], (b[2], 0, a[2], 0)),
        ([(a[0], a[3]), (b[0], b[3]), (b[2], b[3]), (a[2], a[3])], (0, b[3], 0, a[3])),
    )
    for shape, line in sides:
        drawing.path(polygon(shape), drawing.linear(*line, (0, bright), (0.5, middle), (1, deep)), "#4d3208", 1.2)


def _draw_carving(drawing):
    """Leaves all along the hollow of the frame."""
    left, top, right, bottom = CANVAS
    leaf = "M0-8C7-7 11-2 12 0C11 2 7 7 0 8C4 3 4-3 0-8Z"
    across = range(left + 20, right - 10, 21)
    down = range(top + 20, bottom - 10, 21)
    places = [(x, top - 21, 0) for x in across] + [(x, bottom + 21, 0) for x in across]
    places += [(left - 21, y, 90) for y in down] + [(right + 21, y, 90) for y in down]
    for x, y, turn in places:
        drawing.path(leaf, "#f3d27a", "#6b4512", 1, transform=f"translate({x} {y}) rotate({turn})")


def _draw_rosette(drawing, x, y, size):
    gold = drawing.radial(x - 6, y - 8, size * 1.2, (0, "#fff3c4"), (0.5, GOLD), (1, "#7b4f10"))
    petal = (
        f"M0 0C{size * 0.5:.1f} {-size * 0.45:.1f} {size * 0.75:.1f} {-size * 1.05:.1f} 0 {-size * 1.2:.1f}"
        f"C{-size * 0.75:.1f} {-size * 1.05:.1f} {-size * 0.5:.1f} {-size * 0.45:.1f} 0 0Z"
    )
    for step in range(8):
        leaf = "#d9a63a" if step % 2 else "#f6d880"
        drawing.path(petal, leaf, "#5a3d0c", 1.1, transform=f"translate({x} {y}) rotate({step * 45})")
    drawing.circle(x, y, size * 0.36, gold, "#5a3d0c", 1.4)
    drawing.circle(x - 3, y - 3, size * 0.12, "#fffbe6")


def draw_plaque(drawing):
    """A brass plate on the lower edge, engraved."""
    x, y = 818, 664
    brass = drawing.linear(0, y - 17, 0, y + 17, (0, "#fff0bd"), (0.4, BRASS_LIGHT), (1, "#8d6420"))
    drawing.rectangle(x - 128, y - 17, 256, 34, 5, brass, "#4d3208", 1.8)
    for word, middle in (("MYSELF", -52), ("&", 0), ("FAMILY", 50)):
        letters = lettering.outline(word, 13, 74, 60)
        drawing.path(letters, "#3a2206", digits=2, transform=f"translate({x + middle} {y + 6.5})")
    for side, suit in ((-1, "S"), (1, "H")):
        draw_pip(drawing, suit, x + side * 112, y, 15, "#3a2206" if suit == "S" else "#8c1726")


def draw_picture_lamp(drawing):
    """The little brass lamp over the frame, and its light on the canvas."""
    brass = drawing.linear(0, 34, 0, 62, (0, "#fff0bd"), (0.4, BRASS_LIGHT), (1, "#6b4512"))
    drawing.path("M818 84L818 60", None, "#6b4512", 7)
    drawing.path("M816 84L816 60", None, BRASS_LIGHT, 2.4)
    drawing.rectangle(718, 36, 200, 24, 12, brass, "#3a2206", 1.8)
    drawing.path("M730 60L906 60", None, "#fffbe0", 4)
    for spread in (0, 45, 90):
        light = drawing.linear(0, 60, 0, 430, (0, "#fff0bd", 0.13), (1, "#fff0bd", 0))
        drawing.path(f"M730 64L906 64L{1010 + spread} 440L{626 - spread} 440Z", light)
