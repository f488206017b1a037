"""The Joker: a jester who comes up twice, and the cap that is his sign."""

import faces
import lettering
import robes
from cast import BLUE, Character
from frame import draw_frame
from ground import draw_ground
from palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, PURPLE, PURPLE_DARK, TEAL, TEAL_DARK, WHITE, Wardrobe
from pips import draw_pip
from svg import star

ORANGE, ORANGE_DARK = "#ec8232", "#b84e14"
MOTLEY = Wardrobe(PURPLE, PURPLE_DARK, "#9a64bd", ORANGE, "#faf4fc", "#ecdff4")
LOOK = Character("#c8562a", "#7c2c10", BLUE, 1, None, None, is_grinning=True)
HEAD = (125, 107)
HAND = (177, 146)


def draw_joker(drawing, style):
    """Paint the Joker on blank paper, corners included."""
    halves = ("translate(0 0)", "rotate(180 125 175)")
    for half in halves:
        with drawing.group(half):
            draw_ground(drawing, MOTLEY, HEAD)
    for half in halves:
        with drawing.group(half):
            draw_jester(drawing)
    robes.draw_sash(drawing, MOTLEY)
    draw_frame(drawing, 62 if style.has_large_index else None)
    for half in halves:
        with drawing.group(half):
            _draw_corner(drawing, style.has_large_index)


def draw_cap_sign(drawing, x, y, size, line=INK):
    """The jester's cap that stands for the Joker, *size* wide, centred on (*x*, *y*)."""
    with drawing.group(f"translate({x} {y}) scale({size / 100:.3f})"):
        left = "M-29 31C-30 14-36 4-48 9C-47-14-22-26-6-8L-2 27Q-16 27-29 31Z"
        drawing.path(left, PURPLE, line, 5)
        drawing.path(left, TEAL, line, 5, transform="scale(-1 1)")
        drawing.path("M-17 28C-20 0-14-24 5-38C8-26 16-4 17 28Q0 23-17 28Z", ORANGE, line, 5)
        drawing.path("M-31 30Q0 20 31 30L29 46Q0 36-29 46Z", GOLD, line, 5)
        for bell_x, bell_y in ((-44, 14), (44, 14), (5, -39)):
            drawing.circle(bell_x, bell_y, 8.5, GOLD_LIGHT, line, 5)


def _draw_corner(drawing, is_large):
    x, size = (33, 47) if is_large else (26, 37)
    letters_x, cap_height, first, step = (28, 22, 92, 29) if is_large else (26, 15, 72, 20)
    draw_cap_sign(drawing, x, 38 if is_large else 35, size)
    for place, letter in enumerate("JOKER"):
        move = f"translate({letters_x} {first + place * step})"
        drawing.path(lettering.outline(letter, cap_height), PURPLE_DARK, PURPLE_DARK, 0.8, transform=move)


def draw_jester(drawing):
    for x, y, size in ((71, 46, 8), (66, 112, 6), (182, 40, 7), (88, 26, 4.5)):
        drawing.path(star(x, y, size, size * 0.42), GOLD, INK, 1)
    head = f"translate({HEAD[0]} {HEAD[1]})"
    with drawing.group(head):
        faces.draw_bob(drawing, LOOK)
        faces.draw_neck(drawing)
    _draw_motley(drawing)
    _draw_petal_collar(drawing)
    with drawing.group(head):
        faces.draw_face(drawing, LOOK)
        _draw_face_paint(drawing)
        _draw_cap(drawing)
    robes.draw_sleeve(drawing, MOTLEY)
    with drawing.group(f"translate({HAND[0]} {HAND[1]})"):
        _draw_fan(drawing)
    robes.draw_hand(drawing, *HAND)


def _draw_motley(drawing):
    """A coat of two colours set with lozenges."""
    robes.draw_robe(drawing, MOTLEY)
    edge, low = robes.RIGHT, robes.waist
    drawing.path(f"M125 124L144 124C168 131 194 138 {edge} 150L{edge} {low(edge)}L125 175Z", TEAL, INK, 1.6)
    for x, y, colour in ((62, 154, ORANGE), (84, 152, TEAL), (108, 160, GOLD), (166, 158, ORANGE), (142, 164, GOLD)):
        drawing.path(f"M{x} {y - 13}L{x + 10} {y}L{x} {y + 13}L{x - 10} {y}Z", colour, INK, 1.3)


def _draw_petal_collar(drawing):
    """A collar of points, each with a bell."""
    for step in (-3, -2, 2, 3, -1, 1, 0):
        root, tip = 125 + step * 8, 125 + step * 17
        length = 168 - abs(step) ** 1.7 * 2.6
        colour = (ORANGE, GOLD_LIGHT)[step % 2]
        drawing.path(
            f"M{root - 9} 134L{root + 9} 134Q{tip + 9} 150 {tip} {length}Q{tip - 9} 150 {root - 9} 134Z",
            colour,
            INK,
            1.5,
        )
        drawing.circle(tip, length + 1, 3.6, GOLD, INK, 1.2)


def _draw_face_paint(drawing):
    """A lozenge over one eye and a spot of colour on each cheek."""
    drawing.path("M-7.2-19L-4.5-12L-7.2-7L-10-12Z", TEAL_DARK)
    drawing.path("M-7.2 2L-5 7L-7.2 13L-9.4 7Z", TEAL_DARK)
    for x in (-15, 18):
        drawing.circle(x, 11, 4.4, "#e05a5a", opacity=0.55)


def _draw_cap(drawing):
    """Three horns with bells over a gold band."""
    horn = "M-29-24C-30-42-38-50-54-42C-54-64-30-74-8-52L-4-28Q-17-28-29-24Z"
    purple = drawing.linear(-54, -60, -8, -28, (0, MOTLEY.light), (0.5, PURPLE), (1, PURPLE_DARK))
    teal = drawing.linear(-54, -60, -8, -28, (0, "#4fb9b4"), (0.5, TEAL), (1, TEAL_DARK))
    drawing.path(horn, purple, INK, 1.8)
    drawing.path(horn, teal, INK, 1.8, transform="scale(-1 1)")
    orange = drawing.linear(-19, 0, 19, 0, (0, ORANGE_DARK), (0.4, ORANGE), (1, "#f6ae66"))
    drawing.path("M-19-29C-22-50-14-66 5-76C8-64 18-50 19-29Q0-35-19-29Z", orange, INK, 1.8)
    for x, y in ((-53, -39), (53, -39), (5, -77)):
        drawing.circle(x, y, 6, drawing.radial(x - 2, y - 2, 7, (0, GOLD_LIGHT), (1, GOLD_DARK)), INK, 1.5)
        drawing.path(f"M{x - 3.5} {y + 1}L{x + 3.5} {y + 1}", None, INK, 1.3)
    gold = drawing.linear(-30, 0, 30, 0, (0, GOLD_DARK), (0.35, GOLD_LIGHT), (1, GOLD))
    drawing.path("M-30-28Q0-40 30-28L28-18Q0-30-28-18Z", gold, INK, 1.7)
    for x in range(-20, 21, 10):
        drawing.circle(x, -29 + x * x / 90, 2.5, PURPLE_DARK if x % 20 else ORANGE, INK, 0.9)


def _draw_fan(drawing):
    """Three small cards in the jester's hand."""
    for turn, suit in ((-24, "S"), (2, "H"), (28, None)):
        with drawing.group(f"rotate({turn})"):
            drawing.rectangle(-10, -39, 20, 32, 2.5, WHITE, INK, 1.4)
            if suit:
                draw_pip(drawing, suit, -1, -27, 13)
            else:
                drawing.path(star(0, -27, 7.5, 3), PURPLE)
