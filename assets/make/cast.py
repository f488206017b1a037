"""The court's cast: who each of the twelve figures is."""

from collections.abc import Callable
from dataclasses import dataclass

import beards
import headgear
import held

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
    is_grinning: bool = False

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
