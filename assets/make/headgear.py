"""Crowns, coronets and caps, drawn in the coordinates of the head beneath them."""

from palette import CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK, WHITE
from pips import draw_pip


def _gold(drawing, half=28):
    return drawing.linear(-half, 0, half, 0, (0, GOLD_DARK), (0.3, GOLD_LIGHT), (0.6, GOLD), (1, GOLD_DARK))


def draw_crown(drawing, cloth, suit):
    """A king's crown: five points, a velvet cap, an orb on top and a jewelled band."""
    drawing.path("M-24-38C-27-58-14-62 0-62C14-62 27-58 24-38Z", cloth.accent, INK, 1.6)
    drawing.path("M-27-26L-33-56L-18-45L-11-61L0-46L11-61L18-45L33-56L27-26Q0-35-27-26Z", _gold(drawing, 32), INK, 1.8)
    for x, y in ((-33, -57), (-11, -62), (11, -62), (33, -57)):
        drawing.circle(x, y, 3, CREAM, INK, 1.3)
    drawing.circle(0, -52, 4.4, GOLD_LIGHT, INK, 1.5)
    draw_pip(drawing, suit, 0, -40.5, 9, cloth.main, INK, 0.7)
    drawing.path("M-28-33Q0-43 28-33L27-23Q0-32-27-23Z", _gold(drawing), INK, 1.7)
    for x in (-18, -9, 0, 9, 18):
        y = -35.2 + x * x / 75
        colour = (cloth.accent, cloth.main)[abs(x) // 9 % 2]
        drawing.path(f"M{x} {y - 3.6}L{x + 3.6} {y}L{x} {y + 3.6}L{x - 3.6} {y}Z", colour, INK, 0.9)


def draw_coronet(drawing, cloth, suit):
    """A queen's coronet: trefoil points with pearls and the suit's sign in front."""
    drawing.path(
        "M-25-26L-30-48Q-22-46-18-40Q-16-52-10-56Q-4-50-4-42"
        "L0-52L4-42Q4-50 10-56Q16-52 18-40Q22-46 30-48L25-26Q0-35-25-26Z",
        _gold(drawing),
        INK,
        1.7,
    )
    for x, y in ((-30, -49), (-10, -57), (10, -57), (30, -49)):
        drawing.circle(x, y, 2.6, WHITE, INK, 1.2)
    draw_pip(drawing, suit, 0, -51, 15, cloth.accent if suit in "SC" else cloth.main, INK, 1.1)
    drawing.path("M-26-32Q0-42 26-32L25-24Q0-33-25-24Z", _gold(drawing), INK, 1.6)
    for x in range(-20, 21, 5):
        drawing.circle(x, -34.6 + x * x / 80, 1.6, WHITE if x % 2 else cloth.accent)


def draw_tiara(drawing, cloth, suit):
    """A lighter crown for a queen: a high comb with one great jewel."""
    drawing.path("M-26-25C-24-40-14-50 0-60C14-50 24-40 26-25Q0-35-26-25Z", _gold(drawing), INK, 1.7)
    for x in (-16, -8, 8, 16):
        drawing.path(f"M{x} -33L{x * 0.55:.1f} {-50 + abs(x) * 0.55:.1f}", None, GOLD_DARK, 1.3)
        drawing.circle(x * 1.12, -42 + abs(x) * 0.2, 1.9, WHITE, INK, 0.8)
    draw_pip(drawing, suit, 0, -45, 16, cloth.main if suit in "HD" else cloth.accent, INK, 1.1)
    drawing.circle(0, -61, 3, WHITE, INK, 1.2)
    drawing.path("M-26-31Q0-41 26-31L25-24Q0-33-25-24Z", _gold(drawing), INK, 1.6)
    for x in range(-18, 19, 9):
        drawing.path(f"M{x} {-37.4 + x * x / 80}l2.6 3-2.6 3-2.6-3Z", cloth.accent if x % 2 else cloth.main, INK, 0.7)


def draw_bonnet(drawing, cloth, side):
    """A jack's soft round bonnet with a jewelled band and a feather on *side*."""
    with drawing.group(f"scale({side} 1)"):
        _draw_feather(drawing)
        velvet = drawing.linear(-30, -60, 30, -30, (0, cloth.light), (0.4, cloth.main), (1, cloth.dark))
        drawing.path("M-31-28C-42-46-26-60-2-60C22-60 40-50 31-28Q0-40-31-28Z", velvet, INK, 1.8)
        drawing.path("M-18-40C-20-48-14-54-6-56M-2-42C-2-50 4-54 8-56M14-40C18-46 20-50 22-52", None, cloth.dark, 1.3)
        drawing.path("M-31-30Q0-42 31-30L29-20Q0-31-29-20Z", cloth.accent, INK, 1.7)
        drawing.path("M-28-25.5Q0-36 28-25.5", None, GOLD_LIGHT, 1.6)
        drawing.circle(17, -31.5, 4.6, GOLD, INK, 1.4)
        drawing.circle(17, -31.5, 2, WHITE)


def draw_flat_cap(drawing, cloth, side):
    """A jack's wide flat cap, cut into flaps, with a plume lying over it."""
    with drawing.group(f"scale({side} 1)"):
        velvet = drawing.linear(0, -58, 0, -26, (0, cloth.light), (0.5, cloth.main), (1, cloth.dark))
        drawing.path(
            "M-40-36C-40-46-22-56 0-56C22-56 42-50 42-40C40-32 30-34 26-30Q0-42-27-28C-33-28-40-30-40-36Z",
            velvet,
            INK,
            1.8,
        )
        for x in (-22, -4, 14):
            drawing.path(f"M{x} -35L{x + 3} -52L{x + 7} -37Z", cloth.accent, INK, 1.2)
        drawing.path("M-28-31Q0-43 28-31L27-22Q0-33-27-22Z", GOLD_LIGHT, INK, 1.6)
        drawing.path("M-24-30Q0-39 24-29", None, GOLD_DARK, 1.3)
        drawing.path(
            "M24-33C30-48 20-62 2-64C-14-66-28-60-40-48C-26-50-16-46-4-48C6-48 16-44 24-33Z",
            drawing.linear(24, -40, -40, -52, (0, GOLD), (1, "#fff6d8")),
            INK,
            1.6,
        )
        drawing.path("M22-36C16-50 0-56-32-51M8-49l6-9M-4-53l4-8M-16-53l1-6", None, GOLD_DARK, 1.2)
        drawing.circle(24, -32, 4.4, cloth.main, INK, 1.4)
        drawing.circle(24, -32, 1.7, GOLD_LIGHT)


def _draw_feather(drawing):
    vane = drawing.linear(16, -40, 40, -72, (0, GOLD), (1, "#fff6d8"))
    drawing.path("M14-34C10-50 18-64 36-68C42-56 36-42 22-34Z", vane, INK, 1.6)
    drawing.path("M18-36C21-48 26-57 33-64M21-48l-5-3M25-55l-5-4M23-45l7 0M28-51l8-1", None, GOLD_DARK, 1.2)
