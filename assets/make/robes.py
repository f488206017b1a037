"""The clothes of the court, from the collar down to the sash.

Drawn in card coordinates. The two halves of a court card meet along a slanting line through the middle of the card,
so that each cloth ends exactly there and the turned half fits against it.
"""

from palette import CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, INK, SKIN, WHITE
from pips import draw_pip

SLOPE = 0.16
LEFT, RIGHT = 40, 210


def waist(x):
    """The height at which the two halves meet, *x* from the left of the card."""
    return 175 + SLOPE * (x - 125)


def draw_robe(drawing, cloth):
    """The robe itself, from shoulder to shoulder and down to the sash."""
    silk = drawing.linear(
        46, 0, 204, 0, (0, cloth.dark), (0.25, cloth.main), (0.5, cloth.light), (0.75, cloth.main), (1, cloth.dark)
    )
    drawing.path(
        f"M{LEFT} {waist(LEFT)}L{LEFT} 150C56 138 82 131 106 124L144 124C168 131 194 138 {RIGHT} 150"
        f"L{RIGHT} {waist(RIGHT)}Z",
        silk,
        INK,
        1.8,
    )


def draw_stripes(drawing, cloth):
    """Gold and light stripes down both sleeves."""
    for offset, colour, width in ((0, GOLD, 2.6), (10, cloth.light, 1.8), (20, GOLD, 2.6)):
        for side in (-1, 1):
            x = 125 + side * (72 - offset)
            top = 146 - offset * 0.38
            bottom = waist(x - side * 4) - 4
            drawing.path(f"M{x} {top}Q{x - side * 5} {(top + bottom) / 2} {x - side * 4} {bottom}", None, colour, width)


def draw_gown_front(drawing, cloth, suit):
    """The light middle panel of a king's gown with a column of suit signs."""
    drawing.path(f"M107 {waist(107)}L110 128L140 128L143 {waist(143)}Z", CREAM, INK, 1.6)
    for x in (112.5, 137.5):
        drawing.path(f"M{x} 132L{x + (x - 125) * 0.2} {waist(x)}", None, GOLD, 2)
    draw_pip(drawing, suit, 125, 160, 13, cloth.main)


def draw_ermine(drawing):
    """A king's ermine cape over the shoulders."""
    drawing.path(
        "M97 120C82 124 66 132 57 143C62 154 80 160 98 154C110 150 116 144 125 144C134 144 140 150 152 154"
        "C170 160 188 154 193 143C184 132 168 124 153 120C146 134 104 134 97 120Z",
        WHITE,
        INK,
        1.8,
    )
    spots = ((67, 144), (78, 137), (80, 150), (91, 130), (93, 146), (104, 139))
    for x, y in spots + tuple((250 - x, y) for x, y in spots):
        drawing.path(f"M{x} {y - 4}L{x + 2.4} {y + 3.4}L{x} {y + 1.6}L{x - 2.4} {y + 3.4}Z", INK)


def draw_chain(drawing, cloth):
    """A gold chain of office lying on the chest."""
    link = "M95 131Q125 177 155 131"
    drawing.path(link, None, INK, 4)
    drawing.path(link, None, GOLD, 2)
    for step in range(-4, 5):
        across = step / 4
        x, y = 125 + across * 30, 154 - across * across * 23
        drawing.circle(x, y, 2.9, GOLD_LIGHT if step % 2 else cloth.accent, INK, 1.1)
    drawing.circle(125, 156, 5.4, GOLD, INK, 1.4)
    drawing.circle(125, 156, 2.2, cloth.accent, INK, 0.8)


def draw_bodice(drawing, cloth):
    """A queen's laced bodice with her neckline and necklace."""
    drawing.path(f"M104 {waist(104)}L98 140L125 158L152 140L146 {waist(146)}Z", cloth.accent, INK, 1.6)
    for step in (0, 1):
        y = 161 + step * 8
        drawing.path(f"M118 {y - 3}L132 {y + 2}M132 {y - 3}L118 {y + 2}", None, GOLD_LIGHT, 1.6)
    drawing.path("M106 122C106 140 114 153 125 157C136 153 144 140 144 122Z", SKIN, INK, 1.6)
    for step in range(-4, 5):
        across = step / 4
        drawing.circle(125 + across * 16, 142 - across * across * 12, 2.2, WHITE, INK, 0.9)
    drawing.path("M125 143L129 148.5L125 154L121 148.5Z", cloth.main, INK, 1)


def draw_lace_collar(drawing, cloth):
    """A wide lace collar, open in front."""
    for side in (1, -1):
        with drawing.group(f"translate(125 0) scale({side} 1)"):
            drawing.path(
                "M15 124C32 122 56 128 66 140C60 144 60 150 53 151C50 157 43 156 40 160C34 164 29 162 25 166"
                "C18 168 10 166 2 162C12 154 19 142 15 124Z",
                WHITE,
                INK,
                1.7,
            )
            for end_x, end_y in ((58, 141), (48, 149), (37, 155), (24, 161)):
                drawing.path(
                    f"M{17 + (66 - end_x) * 0.03:.1f} {130 + (58 - end_x) * 0.4:.1f}L{end_x} {end_y}",
                    None,
                    "#b9ad94",
                    1.1,
                )
            drawing.path("M20 128C36 127 50 132 57 139", None, cloth.accent, 1.8)


def draw_standing_ruff(drawing):
    """A pleated ruff standing up behind a queen's head."""
    edge = (
        "M77 134C70 116 70 98 76 86C80 88 83 86 83 82C88 83 90 80 89 76"
        "L161 76C160 80 162 83 167 82C167 86 170 88 174 86C180 98 180 116 173 134Z"
    )
    drawing.path(edge, WHITE, INK, 1.7)
    for end_x, end_y in ((74, 126), (72, 112), (73, 99), (79, 90)):
        for x in (end_x, 250 - end_x):
            drawing.path(f"M125 122L{x} {end_y}", None, "#b9ad94", 1.1)


def draw_puffs(drawing, cloth):
    """A jack's puffed and slashed shoulders."""
    for side in (-1, 1):
        low = waist(125 + side * 76) - 6
        with drawing.group(f"translate(125 0) scale({side} 1)"):
            puff = drawing.linear(26, 0, 84, 0, (0, cloth.main), (1, cloth.dark))
            drawing.path(f"M24 127C46 120 74 130 86 150L86 {low}C66 {low + 3} 44 166 33 153Z", puff, INK, 1.8)
            for step in (0, 1, 2):
                x = 38 + step * 15
                drawing.path(
                    f"M{x} {128 + step * 5}C{x + 7} {136 + step * 4} {x + 7} {146 + step * 3} {x + 2} {156 + step * 2}"
                    f"C{x - 3} {148 + step * 3} {x - 3} {138 + step * 4} {x} {128 + step * 5}Z",
                    cloth.light if step % 2 else GOLD_LIGHT,
                    INK,
                    1.1,
                )


def draw_doublet(drawing, cloth):
    """A jack's chevroned doublet with a row of buttons."""
    drawing.path(f"M101 {waist(101)}L104 126L146 126L149 {waist(149)}Z", cloth.light, INK, 1.6)
    for step in range(4):
        y = 134 + step * 10
        left, right = 103 - step * 0.6, 147 + step * 0.6
        left_low, right_low = min(y + 5, waist(left)), min(y + 5, waist(right))
        drawing.path(
            f"M{left} {y - 2}L125 {y + 7}L{right} {y - 2}"
            f"L{right} {right_low - 2}L125 {min(y + 12, 175)}L{left} {left_low - 2}Z",
            (cloth.main, GOLD)[step % 2],
            INK,
            1,
        )
    for y in (146, 156, 166):
        drawing.circle(125, y, 2.2, CREAM, INK, 1)


def draw_flat_collar(drawing, cloth):
    """A jack's flat white collar with a coloured edge."""
    drawing.path(
        "M108 118C101 124 98 131 99 138L125 149L151 138C152 131 149 124 142 118C136 130 114 130 108 118Z",
        WHITE,
        INK,
        1.7,
    )
    drawing.path("M101.5 135L125 145L148.5 135", None, cloth.accent, 2)


def draw_sash(drawing, cloth):
    """The jewelled sash that both halves share."""
    with drawing.group("translate(125 175) rotate(9.090)"):
        band = drawing.linear(
            0, -8, 0, 8, (0, GOLD_DARK), (0.25, GOLD_LIGHT), (0.5, GOLD), (0.75, GOLD_LIGHT), (1, GOLD_DARK)
        )
        drawing.rectangle(-100, -8, 200, 16, 0, band, INK, 1.7)
        for step in range(-4, 5):
            x = step * 18.5
            if step % 2:
                drawing.circle(x, 0, 2.8, CREAM, INK, 1.1)
            else:
                colour = cloth.accent if step % 4 == 0 else cloth.main
                drawing.path(f"M{x} -5.6L{x + 6.4} 0L{x} 5.6L{x - 6.4} 0Z", colour, INK, 1.1)


def draw_sleeve(drawing, cloth):
    """The forearm that comes in from the edge to hold something."""
    drawing.path(
        f"M163 158C156 164 150 170 146 {waist(146)}L{RIGHT} {waist(RIGHT)}L{RIGHT} 166L196 157Z", cloth.main, INK, 1.8
    )
    for x, bend in ((168, -8), (180, -2), (191, 4)):
        drawing.path(f"M{x} 163Q{x + bend / 2} 168 {x + bend} {waist(x) - 3}", None, cloth.dark, 1.6)
    drawing.path(
        "M164 149C160 153 159 157 160 162Q180 170 199 161C199 156 197 151 193 148Q180 156 164 149Z", CREAM, INK, 1.7
    )
    drawing.path("M162.5 158.5Q180 166 197 157.5", None, GOLD, 1.8)


def draw_hand(drawing, x, y):
    """A fist closed round whatever stands at *x*."""
    drawing.path(
        f"M{x - 11} {y - 6}C{x - 14} {y + 2} {x - 12} {y + 10} {x - 4} {y + 11}"
        f"L{x + 7} {y + 9}C{x + 12} {y + 6} {x + 12} {y - 7} {x + 7} {y - 9}"
        f"L{x - 5} {y - 10}C{x - 9} {y - 10} {x - 10} {y - 8} {x - 11} {y - 6}Z",
        SKIN,
        INK,
        1.6,
    )
    for finger in range(3):
        level = y - 4 + finger * 4.8
        drawing.path(f"M{x - 2} {level}L{x + 10} {level - 0.8}", None, "#99603a", 1.2)
    drawing.path(f"M{x - 11} {y - 5}C{x - 6} {y - 2} {x - 4} {y + 1} {x - 5} {y + 5}", None, "#99603a", 1.2)
