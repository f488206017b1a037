"""The twelve court cards: how each figure is dressed, and how a double-headed card is put together."""

import faces
import robes
from cast import CHARACTERS
from deck_style import DeckStyle
from frame import draw_frame
from ground import draw_ground
from palette import WARDROBES
from pips import draw_pip

HEAD = (125, 90)
HAND = (178, 145)


def draw_court(drawing, rank, suit, style: DeckStyle):
    """Paint the court card: grounds first, then the figure, then the same figure turned, then sash and frame."""
    cloth = WARDROBES[suit]
    halves = ("translate(0 0)", "rotate(180 125 175)")
    for half in halves:
        with drawing.group(half):
            draw_ground(drawing, cloth, HEAD)
    for half in halves:
        with drawing.group(half):
            draw_figure(drawing, rank, suit)
            if not style.has_large_index:
                draw_pip(drawing, suit, 69, 42, 28, style.colours[suit])
    robes.draw_sash(drawing, cloth)
    draw_frame(drawing, 76 if style.has_large_index else None)


def draw_figure(drawing, rank, suit):
    """The upper figure of the card."""
    look, cloth = CHARACTERS[rank + suit], WARDROBES[suit]
    x, y = HEAD
    if rank == "Q" and suit in "SC":
        robes.draw_standing_ruff(drawing)
    with drawing.group(f"translate({x} {y})"):
        _draw_back_hair(drawing, rank, look)
    robes.draw_robe(drawing, cloth)
    {"K": _dress_king, "Q": _dress_queen, "J": _dress_jack}[rank](drawing, cloth, suit)
    with drawing.group(f"translate({x} {y})"):
        _draw_head(drawing, rank, suit, look, cloth)
    robes.draw_sleeve(drawing, cloth)
    x, y = HAND
    with drawing.group(f"translate({x} {y})"):
        look.hold(drawing, cloth)
    robes.draw_hand(drawing, x, y)


def _draw_back_hair(drawing, rank, look):
    if not look.in_profile:
        {"K": faces.draw_long_hair, "Q": faces.draw_flowing_hair, "J": faces.draw_bob}[rank](drawing, look)
    faces.draw_neck(drawing, look.is_woman)


def _dress_king(drawing, cloth, suit):
    robes.draw_stripes(drawing, cloth)
    robes.draw_gown_front(drawing, cloth, suit)
    robes.draw_ermine(drawing)
    robes.draw_chain(drawing, cloth)


def _dress_queen(drawing, cloth, suit):
    robes.draw_stripes(drawing, cloth)
    robes.draw_bodice(drawing, cloth)
    if suit in "HD":
        robes.draw_lace_collar(drawing, cloth)


def _dress_jack(drawing, cloth, suit):
    robes.draw_doublet(drawing, cloth)
    robes.draw_puffs(drawing, cloth)
    robes.draw_flat_collar(drawing, cloth)


def _draw_head(drawing, rank, suit, look, cloth):
    if look.in_profile:
        faces.draw_profile(drawing, look)
        faces.draw_profile_hair(drawing, look, 36 if rank == "K" else 28)
    else:
        faces.draw_face(drawing, look)
    if look.beard:
        look.beard(drawing, look)
    if not look.in_profile and rank == "Q":
        faces.draw_parting(drawing, look)
    if not look.in_profile and rank == "J":
        faces.draw_fringe(drawing, look)
    look.hat(drawing, cloth, suit if rank in "KQ" else _feather_side(look))


def _feather_side(look):
    return 1 if look.in_profile else -look.gaze
