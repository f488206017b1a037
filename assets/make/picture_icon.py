"""The program's icon: three cards under a jester's cap, on felt."""

from joker import draw_cap_sign
from palette import BRASS_DARK, BRASS_LIGHT, INK
from pips import draw_pip


def draw_icon(drawing):
    """Paint the icon, bold enough to be known at sixteen pixels."""
    brass = drawing.linear(0, 0, 256, 256, (0, BRASS_LIGHT), (0.5, BRASS_DARK), (1, BRASS_LIGHT))
    drawing.rectangle(4, 4, 248, 248, 52, brass, INK, 4)
    felt = drawing.radial(128, 110, 165, (0, "#2c9a63"), (0.6, "#146840"), (1, "#0a3a24"))
    drawing.rectangle(15, 15, 226, 226, 43, felt, "#0a2a1a", 3)
    for turn, suit in ((-25, "D"), (25, "H"), (0, "S")):
        with drawing.group(f"translate(128 234) rotate({turn}) scale(.84)"):
            drawing.rectangle(-49, -162, 108, 150, 12, "#02130a", opacity=0.4)
            drawing.rectangle(-54, -168, 108, 150, 12, "#fffdf4", INK, 5)
            if suit == "S":
                draw_pip(drawing, suit, 0, -78, 88)
            else:
                draw_pip(drawing, suit, -28 if turn < 0 else 28, -138, 36)
    with drawing.group("rotate(-8 128 70)"):
        draw_cap_sign(drawing, 126, 74, 122)
