"""Heads of the court: faces seen from the front and from the side, with hair and beards.

A head is drawn about its own centre: the eyes near y = -3, the chin near y = 33, the forehead under the hat at
y = -30. *gaze* is -1, 0 or 1 for a face turned left, ahead or right.
"""

from palette import BLUSH, INK, LIPS, SKIN, SKIN_LINE, SKIN_SHADE, WHITE

MAN = "M-25-9C-26-27-17-34 0-34C17-34 26-27 25-9C25 9 22 20 14 28C7 34-7 34-14 28C-22 20-25 9-25-9Z"
MAN_SHADE = "M25-9C25 9 22 20 14 28C10 32 5 33 0 33C13 26 19 10 18-10C17-22 14-29 8-33C20-33 26-26 25-9Z"
WOMAN = "M-23-9C-24-27-16-34 0-34C16-34 24-27 23-9C23 7 18 19 8 29C3 34-3 34-8 29C-18 19-23 7-23-9Z"
WOMAN_SHADE = "M23-9C23 7 18 19 8 29C5 32 2 33 0 33C11 24 17 8 16-10C15-22 12-29 7-33C19-33 24-26 23-9Z"
PROFILE = (
    "M-14-34C-19-27-21-19-20.5-12C-20-9-20-7-21-5C-24 0-28 5-29 8C-29 11-25 11-22 11.5C-23 13-24.5 14-24 15.5"
    "C-24 17-22 17-21 17.5C-22 18.5-23 19.5-22.5 21C-22 22.5-20 22.5-19.5 24C-19.5 27-20 31-15 33"
    "C-8 35 1 32 8 27C17 20 24 8 24-8C24-26 16-34 0-34Z"
)


def draw_neck(drawing, is_woman=False):
    """The neck, to be painted before the collar."""
    half = 9.5 if is_woman else 12
    drawing.path(f"M{-half} 22L{-half - 1} 44Q0 52 {half + 1} 44L{half} 22Z", SKIN_SHADE, INK, 1.5)


def draw_face(drawing, look):
    """A face from the front or a little aside."""
    shape, shade = (WOMAN, WOMAN_SHADE) if look.is_woman else (MAN, MAN_SHADE)
    drawing.path(shape, SKIN)
    if look.gaze < 0:
        with drawing.group("scale(-1 1)"):
            drawing.path(shade, SKIN_SHADE, opacity=0.55)
    else:
        drawing.path(shade, SKIN_SHADE, opacity=0.55)
    drawing.path(shape, None, INK, 1.8)
    shift = look.gaze * 3
    for side in (-1, 1):
        x = side * 15 + shift
        drawing.circle(x, 10, 6, drawing.radial(x, 10, 6, (0, BLUSH, 0.75), (1, BLUSH, 0)))
    for side in (-1, 1):
        _draw_eye(drawing, look, shift + side * 10.2, side)
    _draw_nose(drawing, shift, look.gaze or 1)
    _draw_mouth(drawing, look, shift)


def _draw_eye(drawing, look, x, side):
    lid = f"M{x - 6.4} -1.6Q{x - 1} -9 {x + 6.4} -1.8"
    drawing.path(f"{lid}Q{x} 3 {x - 6.4} -1.6Z", WHITE)
    pupil = x + look.gaze * 1.6
    drawing.circle(pupil, -2.8, 3, look.eyes)
    drawing.circle(pupil, -2.8, 1.5, "#100f18")
    drawing.circle(pupil - 0.9, -3.8, 0.8, "#ffffff")
    drawing.path(lid, None, INK, 2.1 if look.is_woman else 1.7)
    drawing.path(f"M{x - 4} 1.4Q{x} 2.6 {x + 4} 1.3", None, SKIN_LINE, 0.9)
    if look.is_woman:
        drawing.path(f"M{x + side * 6.2} -2L{x + side * 9} -4.6", None, INK, 1.5)
    outer, inner = (-10.5, -10) if look.is_woman else (-9.5, -8.6)
    left, right = (outer, inner) if side < 0 else (inner, outer)
    top = -15.5 if look.is_woman else -14.5
    drawing.path(f"M{x - 7} {left}Q{x + side} {top} {x + 7} {right}", None, look.brow, 1.7 if look.is_woman else 2.8)


def _draw_nose(drawing, shift, turn):
    bridge, tip = shift - turn * 2.4, shift + turn * 3.4
    drawing.path(
        f"M{bridge} -7C{bridge + turn} 0 {tip} 4 {tip + turn} 8.5Q{tip} 12 {shift - turn * 2.6} 10.5",
        None,
        SKIN_LINE,
        1.5,
    )


def _draw_mouth(drawing, look, x):
    if look.is_grinning:
        drawing.path(f"M{x - 12} 14Q{x} 19 {x + 12} 13Q{x + 8} 27 {x} 27Q{x - 8} 27 {x - 12} 14Z", "#7c1420", INK, 1.4)
        drawing.path(f"M{x - 10.5} 15.5Q{x} 20 {x + 10.5} 14.5L{x + 8.5} 19Q{x} 23 {x - 8.5} 19.5Z", WHITE)
        return
    if look.is_woman:
        drawing.path(f"M{x - 7} 18.5Q{x - 3} 15 {x} 17Q{x + 3} 15 {x + 7} 18.5Q{x} 25.5 {x - 7} 18.5Z", LIPS)
        drawing.path(f"M{x - 6.6} 18.6Q{x} 20.6 {x + 6.6} 18.6", None, "#7c1420", 1.1)
        return
    drawing.path(f"M{x - 7.5} 18.5Q{x} 21.5 {x + 7.5} 18", None, "#8b3a2c", 1.9)
    drawing.path(f"M{x - 3.5} 23.5Q{x} 25 {x + 3.5} 23.3", None, SKIN_LINE, 1.1)


def draw_profile(drawing, look):
    """A face seen from the side, looking left: one eye only."""
    drawing.path(PROFILE, SKIN)
    drawing.path("M-15 33C-8 35 1 32 8 27C17 20 24 8 24-8L10-8C8 8 2 24-15 33Z", SKIN_SHADE, opacity=0.55)
    drawing.path(PROFILE, None, INK, 1.8)
    drawing.circle(-7, 11, 7, drawing.radial(-7, 11, 7, (0, BLUSH, 0.75), (1, BLUSH, 0)))
    drawing.path("M-18-3.5Q-13-9-5-3Q-11 1.5-17-0.5Z", WHITE)
    drawing.circle(-14, -3, 2.8, look.eyes)
    drawing.circle(-14.5, -3, 1.4, "#100f18")
    drawing.path("M-18.5-3.6Q-13-9.5-4-2.5", None, INK, 1.8)
    drawing.path("M-19.5-10.5Q-13-16-4-10", None, look.brow, 2.8)
    drawing.path("M-22 17.5Q-17 18.5-13.5 16.5", None, "#8b3a2c", 1.8)
    drawing.path("M-24 9.5Q-21.5 7.5-20 10", None, SKIN_LINE, 1.2)


def draw_long_hair(drawing, look):
    """A king's hair, curling out over the shoulders, behind the face."""
    for side in (1, -1):
        with drawing.group(f"scale({side} 1)"):
            drawing.path(
                "M-2-30C20-34 31-22 31-4C31 10 30 18 38 26C41 34 32 43 22 38C14 42 4 40-2 36Z", look.hair, INK, 1.8
            )
            drawing.path("M27-8C28 6 24 18 31 30", None, look.hair_line, 1.5)
            drawing.path("M31 30C34 32 37 29 36 26", None, look.hair_line, 1.3)


def draw_flowing_hair(drawing, look):
    """A queen's hair, falling in waves, behind the face."""
    for side in (1, -1):
        with drawing.group(f"scale({side} 1)"):
            drawing.path(
                "M-2-33C20-36 31-24 31-4C31 8 27 16 32 26C36 36 34 46 26 50C16 46 6 50-2 50Z", look.hair, INK, 1.8
            )
            drawing.path("M26-8C28 8 22 18 27 32C29 38 28 43 26 46", None, look.hair_line, 1.4)
            drawing.path("M22 14C20 24 22 34 22 42", None, look.hair_line, 1.3)


def draw_bob(drawing, look):
    """A jack's hair, cut level at the jaw and rolled under, behind the face."""
    for side in (1, -1):
        with drawing.group(f"scale({side} 1)"):
            drawing.path("M-2-32C20-36 32-24 32-6C32 8 33 16 36 24C36 32 26 36 18 31L-2 31Z", look.hair, INK, 1.8)
            drawing.path("M27-8C28 6 28 16 31 24C31 28 26 30 21 27", None, look.hair_line, 1.4)


def draw_fringe(drawing, look):
    """Hair over the forehead, in front of the face."""
    for side in (1, -1):
        with drawing.group(f"scale({side} 1)"):
            drawing.path("M-1-36L16-34C25-30 29-16 26 4C22-6 22-14 17-20C11-23 4-22-1-21Z", look.hair, INK, 1.6)
    drawing.path("M-8-34C-2-28 4-27 12-29", None, look.hair_line, 1.2)
    drawing.path("M-4-34L4-34L4-23L-4-23Z", look.hair)


def draw_parting(drawing, look):
    """A queen's hair drawn aside from a middle parting, in front of the face."""
    for side in (1, -1):
        with drawing.group(f"scale({side} 1)"):
            drawing.path("M0-36L15-36C26-31 29-14 25 6C22-8 17-19 0-28Z", look.hair, INK, 1.6)
            drawing.path("M8-31C17-27 22-18 24-8", None, look.hair_line, 1.2)


def draw_profile_hair(drawing, look, length):
    """Hair behind a face in profile, *length* below its centre, and the curl before the ear."""
    drawing.path(
        f"M-10-35C14-38 36-28 36-4C37 10 40 {length - 14} 42 {length - 6}"
        f"C36 {length + 5} 20 {length + 3} 10 {length - 8}"
        "C4 18 9 8 5-2C2-10-6-16-13-18Z",
        look.hair,
        INK,
        1.8,
    )
    for shift in (0, 9, 18):
        drawing.path(
            f"M{9 + shift * 0.8:.1f}-12C{14 + shift} 4 {10 + shift} 16 {17 + shift} {length - 6}",
            None,
            look.hair_line,
            1.4,
        )
