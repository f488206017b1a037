"""Two small pictures: one for a game won, one for a game lost."""

import math

from card_faces import draw_index
from deck_style import DECKS
from frame import draw_paper
from joker import draw_cap_sign
from palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, CRIMSON, GOLD, INK, SKIN, WALNUT, WALNUT_DARK, WHITE
from pips import draw_number, draw_pip
from scenery import glow, place_card, shadow
from svg import polygon, star


def draw_trophy(drawing):
    """The cup, with somebody's cap on it."""
    _draw_rays(drawing)
    for card, x, y, turn in (("JC", 92, 190, -24), ("JS", 308, 190, 24)):
        place_card(drawing, card, x, y, turn, 0.4, 0.6)
    shadow(drawing, 200, 270, 120, 18, 0.7)
    _draw_stand(drawing)
    _draw_cup(drawing)
    with drawing.group("rotate(-11 200 66)"):
        draw_cap_sign(drawing, 196, 62, 104)
    _draw_confetti(drawing)


def _backdrop(drawing, bright, deep):
    drawing.rectangle(0, 0, 400, 300, 14, drawing.radial(200, 130, 260, (0, bright), (1, deep)))


def _draw_rays(drawing):
    _backdrop(drawing, "#1f7a4c", "#08301d")
    for step in range(18):
        angles = [math.radians(step * 20 + edge) for edge in (-4, 4)]
        tips = [(200 + 142 * math.sin(angle), 140 - 136 * math.cos(angle)) for angle in angles]
        light = drawing.radial(200, 140, 140, (0, "#ffe9a8", 0.5), (1, "#ffe9a8", 0))
        drawing.path(polygon([(200, 140), *tips]), light)
    glow(drawing, 200, 140, 150, "#ffe08a", 0.55)


def _draw_stand(drawing):
    wood = drawing.linear(0, 226, 0, 272, (0, "#a8683e"), (0.3, WALNUT), (1, WALNUT_DARK))
    drawing.path("M140 272L146 238Q200 230 254 238L260 272Q200 282 140 272Z", wood, INK, 2)
    drawing.rectangle(168, 245, 64, 20, 3, BRASS_LIGHT, INK, 1.6)
    for place, suit in enumerate("SHDC"):
        draw_pip(drawing, suit, 177 + place * 15.3, 255, 11)


def _draw_cup(drawing):
    gold = drawing.linear(
        134, 0, 266, 0, (0, BRASS_DARK), (0.22, "#fff1bd"), (0.42, GOLD), (0.75, BRASS), (1, "#6b4a16")
    )
    for side in (1, -1):
        handle = "M58-44C96-54 100-2 46 14C40 18 38 12 44 8C82-6 80-36 58-32Z"
        drawing.path(handle, gold, INK, 2, transform=f"translate(200 144) scale({side} 1)")
    drawing.path("M186 190L190 216Q172 222 168 238Q200 246 232 238Q228 222 210 216L214 190Z", gold, INK, 2)
    drawing.path("M134 92C134 150 160 196 200 198C240 196 266 150 266 92Z", gold, INK, 2.4)
    drawing.ellipse(200, 92, 66, 12, "#7d5a22", INK, 2.4)
    drawing.ellipse(200, 94, 56, 8, "#4a3210")
    drawing.path("M148 112C150 146 164 172 180 182", None, "#fff8dc", 5, 0.75)
    draw_pip(drawing, "H", 200, 142, 42, CRIMSON, INK, 2)
    drawing.path("M188 134Q189 128 194 128", None, WHITE, 2.6, 0.8)
    drawing.ellipse(200, 204, 17, 6, gold, INK, 1.8)


def _draw_confetti(drawing):
    colours = ("#f0c979", "#e05a5a", "#6fb5ff", "#ffffff", "#9be0b0", "#c79af0")
    for step in range(46):
        x, y = (step * 83 + 17) % 384 + 8, (step * 47 + step * step * 3) % 250 + 10
        if 128 < x < 272 and y > 30:
            continue
        colour = colours[step % 6]
        if step % 5 == 0:
            drawing.path(star(x, y, 6, 2.6), colour)
        elif step % 3 == 0:
            drawing.path(f"M{x} {y}q4-5 0-9", None, colour, 2.4)
        else:
            with drawing.group(f"translate({x} {y}) rotate({step * 37 % 180})"):
                drawing.rectangle(-3.5, -2, 7, 4, 0.5, colour)


def draw_rain(drawing):
    """The two of clubs goes home in the wet, quite unbowed."""
    _backdrop(drawing, "#41597c", "#141c33")
    _draw_street(drawing)
    _draw_drops(drawing)
    _draw_cloud(drawing, 78, 52, 0.8, "#5d6e8d")
    _draw_cloud(drawing, 312, 44, 1.0, "#6b7d9c")
    _draw_walker(drawing)
    _draw_umbrella(drawing)


def _draw_street(drawing):
    drawing.path("M0 246Q200 232 400 246L400 286Q400 300 386 300L14 300Q0 300 0 286Z", "#1b2540")
    glow(drawing, 330, 176, 120, "#ffce7a", 0.55)
    drawing.path("M330 252L330 176", None, "#0d1222", 5)
    drawing.path("M318 176L342 176L338 150L322 150ZM324 146L336 146", "#ffe6a6", "#0d1222", 3)
    for x, y, wide in ((200, 272, 96), (92, 262, 40), (334, 270, 44)):
        drawing.ellipse(x, y, wide, 9, "#3d5478")
        drawing.ellipse(x, y + 1, wide * 0.6, 4, "#7f9cc9", opacity=0.5)


def _draw_drops(drawing):
    """Rain, with a suit sign among the drops now and then."""
    for step in range(64):
        x, y = (step * 61 + 9) % 376 + 12, (step * 89) % 216 + 60
        if 112 < x < 288 and y > 72:
            continue
        if step % 8 == 0:
            draw_pip(drawing, "SHCD"[step // 8 % 4], x, y, 13, "#a9c4ee")
        else:
            drawing.path(f"M{x} {y}l-3 13", None, "#9db8e4", 1.8, 0.75)


def _draw_cloud(drawing, x, y, scale, colour):
    with drawing.group(f"translate({x} {y}) scale({scale})"):
        drawing.path(
            "M-62 22C-84 20-82-10-58-8C-54-34-18-38-8-20C4-38 40-32 40-8C66-14 76 20 52 22Z", colour, "#232f4d", 2.4
        )
        drawing.path("M-54 2C-50-18-28-24-16-14", None, "#a5b5d2", 3, 0.7)


def _draw_walker(drawing):
    """A card on two legs in gumboots, with a brave face."""
    for x, boot in ((178, -1), (220, 1)):
        drawing.path(f"M{x} 222L{x + boot * 2} 250", None, INK, 5)
        drawing.path(
            f"M{x - 8} 242L{x + 9} 242L{x + 9} 256Q{x + 22} 258 {x + 21} 269L{x - 8} 269Z", "#d9a521", INK, 2.2
        )
        drawing.path(f"M{x - 7} 248L{x + 8} 248", None, "#fff0b0", 2)
    with drawing.group("translate(199 168) rotate(-5) scale(.37) translate(-125 -175)"):
        draw_paper(drawing)
        drawing.rectangle(0.75, 0.75, 248.5, 348.5, 15, None, INK, 5)
        draw_index(drawing, "5", "C", DECKS[0])
        # The face is in the place of the fifth.
        draw_number(drawing, 4, "C", INK, 45, (60, 300), 54)
        _draw_brave_face(drawing)
    drawing.path("M154 184C140 194 140 206 150 210", None, INK, 5)
    drawing.circle(151, 210, 5.5, SKIN, INK, 2)


def _draw_brave_face(drawing):
    for x in (96, 154):
        drawing.ellipse(x, 160, 15, 18, WHITE, INK, 5)
        drawing.circle(x + 3, 156, 7, INK)
        drawing.path(f"M{x - 18} 132Q{x} {116 if x < 125 else 124} {x + 18} 134", None, INK, 6)
        drawing.circle(x + (-22 if x < 125 else 22), 196, 12, "#f0a0a0", opacity=0.7)
    drawing.path("M98 214Q116 206 128 214Q142 224 156 208", None, INK, 6)


def _draw_umbrella(drawing):
    drawing.path("M254 196L254 62", None, INK, 6)
    drawing.path("M254 196L254 62", None, BRASS, 3)
    drawing.path("M246 170C254 164 264 172 262 182C258 188 248 186 246 180Z", SKIN, INK, 2)
    drawing.path("M243 172C236 178 240 184 246 182", None, INK, 5)
    with drawing.group("translate(214 102) rotate(4)"):
        drawing.path(
            "M-108 0C-98-74 98-74 108 0Q88-12 70 0Q48-14 24 0Q0-14-24 0Q-48-14-70 0Q-88-12-108 0Z", CRIMSON, INK, 2.6
        )
        for left, right, bend in ((-70, -24, -32), (24, 70, 32)):
            drawing.path(
                f"M{left} 0Q{bend * 1.4:.0f} -44 0 -55Q{bend * 0.55:.0f} -44 {right if bend < 0 else left} 0"
                f"Q{(left + right) / 2} -14 {left if bend < 0 else right} 0Z",
                CREAM,
                INK,
                2,
            )
        drawing.path("M0-55L0-66", None, INK, 5)
        drawing.path("M-84-22C-76-36-62-44-50-48", None, "#ffb0a8", 3.5, 0.7)
    for x, y in ((110, 112), (322, 122), (284, 124)):
        drawing.path(f"M{x} {y}q-5 8 0 11q5-3 0-11Z", "#bcd2f5")
    drawing.path("M254 202q0 12 9 12", None, BRASS_LIGHT, 4)
