"""What the pictures are furnished with: cards lying about, their shadows, light, a lamp, a glass, a score pad."""

from card_faces import draw_card
from deck_style import DECKS
from frame import CARD
from palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    INK,
    WALNUT,
    WALNUT_DARK,
    WALNUT_DEEP,
    WHITE,
)
from svg import polyline

SHADOW = "#04130b"


def place_card(drawing, card, x, y, turn, scale, lift=1.0, squash=1.0):
    """A card with its centre at (*x*, *y*) and a soft shadow; *card* is its text or a function that draws a back."""
    for spread, opacity in ((9, 0.1), (6, 0.12), (3, 0.16)):
        move = f"translate({x + 4 * lift:.1f} {y + 7 * lift:.1f}) scale(1 {squash}) rotate({turn}) scale({scale})"
        drawing.path(CARD, SHADOW, SHADOW, spread * 2 * lift, opacity, transform=f"{move} translate(-125 -175)")
    move = f"translate({x:.1f} {y:.1f}) scale(1 {squash}) rotate({turn}) scale({scale}) translate(-125 -175)"
    with drawing.group(move):
        if callable(card):
            card(drawing)
        else:
            draw_card(drawing, card, DECKS[0])


def glow(drawing, x, y, radius, colour, strength=1.0, squash=1.0):
    """A round pool of light that fades to nothing."""
    with drawing.group(f"translate({x} {y}) scale(1 {squash})"):
        light = drawing.radial(0, 0, radius, (0, colour, strength), (0.4, colour, strength * 0.45), (1, colour, 0))
        drawing.circle(0, 0, radius, light)


def shadow(drawing, x, y, radius_x, radius_y, strength=0.6):
    """A soft shadow on the table."""
    with drawing.group(f"translate({x} {y}) scale(1 {radius_y / radius_x:.3f})"):
        dark = drawing.radial(0, 0, radius_x, (0, SHADOW, strength), (0.6, SHADOW, strength * 0.7), (1, SHADOW, 0))
        drawing.circle(0, 0, radius_x, dark)


def vignette(drawing, x, y, radius, strength=0.75):
    """Darkness that gathers towards the edges of the picture."""
    dark = drawing.radial(x, y, radius, (0, "#000000", 0), (0.5, "#000000", 0), (1, "#000000", strength))
    drawing.rectangle(0, 0, drawing.width, drawing.height, 0, dark)


def draw_lamp(drawing, x, y, scale=1.0):
    """A brass table lamp with a green glass shade, its foot at (*x*, *y*)."""
    with drawing.group(f"translate({x} {y}) scale({scale})"):
        shadow(drawing, 0, 2, 95, 26)
        brass = drawing.linear(-60, 0, 60, 0, (0, BRASS_DARK), (0.3, "#ffe9b0"), (0.55, BRASS), (1, "#5a3d12"))
        drawing.path("M-62-4C-62-20-22-26-14-34L14-34C22-26 62-20 62-4C62 8-62 8-62-4Z", brass, INK, 2)
        drawing.path("M-62-4C-40 4 40 4 62-4", None, "#5a3d12", 1.8)
        stem = drawing.linear(-8, 0, 8, 0, (0, BRASS_DARK), (0.35, "#ffe9b0"), (1, "#5a3d12"))
        drawing.path("M-6-34L-4-92L-10-100L-4-108L-5-168L5-168L4-108L10-100L4-92L6-34Z", stem, INK, 1.8)
        glow(drawing, 0, -152, 118, "#fff3c0", 0.85, 0.62)
        _draw_shade(drawing)
        drawing.path("M78-164L78-118", None, "#7d5a22", 2)
        drawing.circle(78, -114, 5, BRASS_LIGHT, INK, 1.5)


def _draw_shade(drawing):
    glass = drawing.linear(0, -230, 0, -160, (0, "#0f5a3b"), (0.5, "#1f9a63"), (1, "#a8f0b8"))
    drawing.path("M-112-160C-112-206-70-232 0-232C70-232 112-206 112-160Q0-172-112-160Z", glass, INK, 2.2)
    drawing.path("M-92-176C-88-204-54-220-14-222", None, "#c8ffd8", 5, 0.55)
    drawing.path("M-112-160Q0-172 112-160Q0-148-112-160Z", "#fff3b8", BRASS_DARK, 2)
    cap = drawing.linear(-16, 0, 16, 0, (0, BRASS_DARK), (0.4, "#ffe9b0"), (1, BRASS_DARK))
    drawing.path("M-16-230Q0-242 16-230L10-240L6-252Q0-258-6-252L-10-240Z", cap, INK, 1.8)


def draw_beer(drawing, x, y, scale=1.0):
    """A cold pot of beer on a coaster, its foot at (*x*, *y*)."""
    with drawing.group(f"translate({x} {y}) scale({scale})"):
        shadow(drawing, 6, 2, 80, 24)
        drawing.ellipse(0, 0, 62, 17, CREAM, "#8d6a3c", 2)
        drawing.ellipse(0, 0, 52, 13, None, "#b8202c", 2.5)
        beer = drawing.linear(-46, 0, 46, 0, (0, "#a85e0c"), (0.25, "#f3b02e"), (0.6, "#e89a1c"), (1, "#8f4a08"))
        drawing.path("M-46-132L-36-4Q0 8 36-4L46-132Z", beer, INK, 2)
        drawing.path("M-34-96L-28-14", None, "#fff0b8", 6, 0.6)
        for bubble_x, bubble_y in ((-8, -30), (6, -58), (14, -22), (-2, -80), (20, -72), (10, -96), (-14, -60)):
            drawing.circle(bubble_x, bubble_y, 2.6, "#fff3c0", opacity=0.7)
        drawing.path(
            "M-50-128C-58-140-48-152-38-148C-34-160-18-160-12-152"
            "C-4-162 14-160 18-151C28-158 42-152 42-144C54-142 54-130 47-126C46-114 34-116 33-124"
            "C20-114-2-120-8-122C-14-104-26-108-26-122C-36-116-46-118-50-128Z",
            "#fff8e6",
            INK,
            2,
        )


def draw_score_pad(drawing, x, y, turn=0.0, scale=1.0):
    """A pad with two columns of scores and a pencil; nothing on it can be read."""
    with drawing.group(f"translate({x} {y}) scale({scale} {scale * 0.55:.3f}) rotate({turn})"):
        drawing.rectangle(-70, -84, 150, 188, 4, SHADOW, opacity=0.4)
        drawing.rectangle(-76, -92, 150, 188, 4, "#f6ecd0", "#7d6a45", 1.6)
        drawing.rectangle(-76, -92, 150, 22, 4, "#8c1726", "#4d0a16", 1.6)
        drawing.path("M0-68L0 90M-68-44L66-44", None, "#b8202c", 2, 0.7)
        for row in range(6):
            for left in (-58, 14):
                top = -30 + row * 18
                points = [(left + step * 6, top + (step * 7 + row * 5 + (left > 0) * 3) % 9 - 4) for step in range(8)]
                drawing.path(polyline(points), None, "#3a4a7a", 2.2, 0.8)
        drawing.path("M30 84L92-40L102-35L40 89L28 96Z", "#e2a63a", INK, 1.8)
        drawing.path("M30 84L28 96L40 89Z", WHITE, INK, 1.5)
        drawing.path("M92-40L96-49L106-44L102-35Z", "#d4606a", INK, 1.6)


def walnut(drawing, x1, y1, x2, y2):
    """Polished walnut with a light line along it."""
    return drawing.linear(
        x1,
        y1,
        x2,
        y2,
        (0, WALNUT_DEEP),
        (0.3, WALNUT),
        (0.42, "#b5794a"),
        (0.55, WALNUT),
        (0.8, WALNUT_DARK),
        (1, WALNUT_DEEP),
    )
