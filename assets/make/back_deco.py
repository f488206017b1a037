"""Deco: a sunrise fan for each way up, brass on midnight blue, over stepped bars."""

import math

from back_frame import draw_border, draw_field, twice
from palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, CRIMSON, NAVY, NIGHT
from svg import polygon

CENTRE_X, HORIZON = 125, 162


def draw_deco(drawing):
    """Paint the whole back."""
    draw_field(drawing, "#24407c", NIGHT)
    for _ in twice(drawing):
        _draw_sunrise(drawing)
        _draw_rising_sun(drawing)
    _draw_belt(drawing)
    draw_border(drawing, NIGHT, BRASS_LIGHT)
    for _ in twice(drawing):
        _draw_corner_steps(drawing)


def _ray_tip(angle):
    """Where a ray at *angle* degrees from straight up meets the edge of the upper half."""
    across, up = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    reach = min(108 / abs(across) if across else 999, (HORIZON - 17) / up if up > 0.01 else 999)
    return CENTRE_X + across * reach, HORIZON - up * reach


def _draw_sunrise(drawing):
    """Tapering rays from the middle of the card to the edges, in three metals."""
    gold = drawing.radial(CENTRE_X, HORIZON, 165, (0, BRASS_DARK), (0.35, BRASS_LIGHT), (1, BRASS))
    for step in range(-6, 7):
        angle = step * 14
        spread = 3.6 if step % 2 else 5
        tips = [_ray_tip(angle - spread), _ray_tip(angle + spread)]
        drawing.path(
            polygon([(CENTRE_X, HORIZON), *tips]), gold if step % 2 == 0 else NAVY, None if step % 2 == 0 else BRASS, 1
        )
    for step in range(-6, 6):
        x, y = _ray_tip(step * 14 + 7)
        inner_x, inner_y = CENTRE_X + (x - CENTRE_X) * 0.45, HORIZON + (y - HORIZON) * 0.45
        drawing.path(f"M{inner_x} {inner_y}L{x} {y}", None, BRASS_LIGHT, 0.9)


def _draw_rising_sun(drawing):
    """Half discs one within the other, like the top of an old wireless."""
    for radius, fill in ((62, NIGHT), (54, CRIMSON), (43, NIGHT), (34, BRASS), (23, NIGHT), (14, BRASS_LIGHT)):
        drawing.path(
            f"M{CENTRE_X - radius} {HORIZON}A{radius} {radius} 0 0 1 {CENTRE_X + radius} {HORIZON}Z",
            fill,
            BRASS_LIGHT,
            1.6,
        )
    for step in range(-4, 5):
        angle = math.radians(step * 20)
        x, y = CENTRE_X + 48.5 * math.sin(angle), HORIZON - 48.5 * math.cos(angle)
        drawing.circle(x, y, 2.1, BRASS_LIGHT)


def _draw_belt(drawing):
    """The bar across the middle that both halves share."""
    drawing.rectangle(12, HORIZON, 226, 350 - 2 * HORIZON, 0, NIGHT, BRASS_LIGHT, 1.6)
    drawing.path("M20 168.5L230 168.5M20 181.5L230 181.5", None, BRASS, 1.2)
    for step in range(-5, 6):
        x = CENTRE_X + step * 19
        drawing.path(f"M{x} 169L{x + 6} 175L{x} 181L{x - 6} 175Z", CRIMSON if step % 2 else BRASS_LIGHT, BRASS_LIGHT, 1)
    drawing.path("M125 161L139 175L125 189L111 175Z", NIGHT, BRASS_LIGHT, 1.8)
    drawing.path("M125 167L133 175L125 183L117 175Z", CREAM)


def _draw_corner_steps(drawing):
    """Stepped blocks in the two upper corners."""
    for side in (1, -1):
        with drawing.group(f"translate(125 0) scale({side} 1)"):
            drawing.path("M104 58L94 58L94 46L82 46L82 34L70 34L70 21L104 21Z", NIGHT, BRASS_LIGHT, 1.6)
            drawing.path("M98 52L98 41L87 41L87 29L76 29M98 34L98 28L92 28Z", None, BRASS, 1.5)
