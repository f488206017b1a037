"""The twelve court cards: who each figure is, and how a double-headed card is put together."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import beards
import faces
import headgear
import held
import robes
from deck_style import DeckStyle
from frame import PANEL, draw_frame
from palette import WARDROBES
from pips import draw_pip
from svg import polygon

HEAD = (125, 90)
HAND = (178, 145)
BROWN, BLUE, GREEN, GREY = "#5c3a1c", "#335c8c", "#3a7350", "#5a6472"


@dataclass(frozen=True)
class Character:
    """One figure of the court: the face, and the choices that make it different from the other eleven."""

    hair: str
    hair_line: str
    eyes: str
    gaze: int
    hold: Callable
    hat: Callable
    beard: Callable | None = None
    is_woman: bool = False
    in_profile: bool = False

    @property
    def brow(self):
        """Eyebrows are as dark as the lines in the hair."""
        return self.hair_line


CHARACTERS = {
    "KS": Character("#4a3628", "#251810", BLUE, 1, held.draw_sword, headgear.draw_crown, beards.draw_full_beard),
    "KH": Character("#c47a34", "#7d4412", BLUE, 0, held.draw_sceptre, headgear.draw_crown, beards.draw_curly_beard),
    "KD": Character(
        "#efe6d2", "#a4957a", GREY, -1, held.draw_axe, headgear.draw_crown, beards.draw_profile_beard, in_profile=True
    ),
    "KC": Character("#3a3234", "#151113", GREEN, -1, held.draw_orb, headgear.draw_crown, beards.draw_pointed_beard),
    "QS": Character("#2f2830", "#6c6478", BLUE, 1, held.draw_desert_pea, headgear.draw_tiara, is_woman=True),
    "QH": Character("#e2b04a", "#a06c17", GREEN, 0, held.draw_waratah, headgear.draw_coronet, is_woman=True),
    "QD": Character("#a8501f", "#662a0c", BROWN, 1, held.draw_wattle, headgear.draw_tiara, is_woman=True),
    "QC": Character("#6a4128", "#361d0e", BLUE, -1, held.draw_flannel_flower, headgear.draw_coronet, is_woman=True),
    "JS": Character("#8a5a2c", "#4f2f12", BLUE, -1, held.draw_halberd, headgear.draw_bonnet, in_profile=True),
    "JH": Character("#e6b956", "#a87518", BLUE, -1, held.draw_pennant, headgear.draw_flat_cap, in_profile=True),
    "JD": Character("#b5602a", "#6c320d", GREEN, 1, held.draw_spear, headgear.draw_bonnet),
    "JC": Character("#3c3032", "#14100f", GREEN, 1, held.draw_wheat, headgear.draw_flat_cap),
}


def draw_court(drawing, rank, suit, style: DeckStyle):
    """Paint the court card: grounds first, then the figure, then the same figure turned, then sash and frame."""
    cloth = WARDROBES[suit]
    halves = ("translate(0 0)", "rotate(180 125 175)")
    for half in halves:
        with drawing.group(half):
            _draw_ground(drawing, cloth)
    for half in halves:
        with drawing.group(half):
            _draw_figure(drawing, rank, suit)
            if not style.has_large_index:
                draw_pip(drawing, suit, 69, 42, 28, style.colours[suit])
    robes.draw_sash(drawing, cloth)
    draw_frame(drawing, style.has_large_index)


def _draw_ground(drawing, cloth):
    """The tinted upper half of the panel with a sunburst behind the head."""
    left, top, right, _ = PANEL
    half = [(left, top), (right, top), (right, robes.waist(right)), (left, robes.waist(left))]
    drawing.path(polygon(half), cloth.ground)
    rays = 30
    for ray in range(rays):
        angles = [2 * math.pi * (ray + edge) / rays for edge in (-0.25, 0.25)]
        tips = [(HEAD[0] + 300 * math.sin(angle), HEAD[1] - 300 * math.cos(angle)) for angle in angles]
        drawing.path(polygon(_clipped([HEAD, *tips], half)), cloth.ray)


def _clipped(points, border):
    """The part of a convex polygon inside the convex *border* (Sutherland and Hodgman's way)."""
    for (x1, y1), (x2, y2) in zip(border, border[1:] + border[:1], strict=True):
        sides = [(x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in points]
        kept = []
        for index, (point, side) in enumerate(zip(points, sides, strict=True)):
            before, side_before = points[index - 1], sides[index - 1]
            if (side >= 0) != (side_before >= 0):
                share = side_before / (side_before - side)
                kept.append(tuple(a + share * (b - a) for a, b in zip(before, point, strict=True)))
            if side >= 0:
                kept.append(point)
        points = kept
    return points


def _draw_figure(drawing, rank, suit):
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
