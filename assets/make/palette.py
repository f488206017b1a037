"""The colours of the card table: felt, brass, walnut, ink, and a wardrobe for each suit."""

from dataclasses import dataclass

SUITS = "SCDH"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

INK = "#1c1a2e"
BLACK = "#16161f"
RED = "#b8202c"
ORANGE = "#cf5a0c"
GREEN = "#17703f"
CREAM = "#fbf0d0"
WHITE = "#fffdf6"

PAPER_LIGHT = "#fffefa"
PAPER_DARK = "#f6f0df"
PAPER_EDGE = "#8d8778"

GOLD = "#e3ad35"
GOLD_DARK = "#a86f12"
GOLD_LIGHT = "#f9e08e"
BRASS = "#caa05a"
BRASS_LIGHT = "#f0c979"
BRASS_DARK = "#7d5a22"

SKIN = "#f7d5b0"
SKIN_SHADE = "#d99f75"
SKIN_LINE = "#99603a"
BLUSH = "#e98a76"
LIPS = "#c2303c"

STEEL_LIGHT = "#f4f7fb"
STEEL = "#bcc7d4"
STEEL_DARK = "#8491a3"
WOOD_LIGHT = "#c78f4f"
WOOD_DARK = "#6f431c"
LEAF = "#5aa35c"
LEAF_DARK = "#2f6b3c"

FELT = "#146840"
FELT_LIGHT = "#1f8554"
FELT_DARK = "#0a3a24"
WALNUT = "#74462a"
WALNUT_DARK = "#4d2b15"
WALNUT_DEEP = "#2a160a"
NAVY = "#16264f"
NIGHT = "#0b1433"
CRIMSON = "#8c1726"
CRIMSON_DARK = "#4d0a16"

PURPLE = "#6b2f8f"
PURPLE_DARK = "#45195f"
TEAL = "#1f8a8a"
TEAL_DARK = "#0f5a5c"

STANDARD = {"S": BLACK, "C": BLACK, "D": RED, "H": RED}
FOUR_COLOUR = {"S": BLACK, "C": GREEN, "D": ORANGE, "H": RED}


@dataclass(frozen=True)
class Wardrobe:
    """The cloth a suit's court wears, and the ground it stands before."""

    main: str
    dark: str
    light: str
    accent: str
    ground: str
    ray: str


WARDROBES = {
    "S": Wardrobe("#27407f", "#15275a", "#6486cb", "#b8202c", "#f1f4fb", "#dee6f5"),
    "H": Wardrobe("#b8202c", "#7b101d", "#e8707a", "#27407f", "#fdf1ee", "#f9ddda"),
    "D": Wardrobe("#cc6a1c", "#87380d", "#f3aa58", "#235f73", "#fff6e6", "#fbe5c4"),
    "C": Wardrobe("#1c6b49", "#0d402a", "#5cb087", "#8a2346", "#eff8f1", "#d8ecdf"),
}
