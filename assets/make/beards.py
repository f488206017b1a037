"""The kings' beards: one cut for each."""

from palette import INK, LIPS


def draw_full_beard(drawing, look):
    """A broad, square, stern beard under a drooping moustache."""
    shift = look.gaze * 3
    drawing.path(
        "M-25 2C-27 18-24 34-18 42C-12 46-7 44-4 48C-1 45 1 45 4 48C7 44 12 46 18 42C24 34 27 18 25 2"
        f"C22 11 17 14 {8 + shift} 14Q{shift} 11 {-8 + shift} 14C-17 14-22 11-25 2Z",
        look.hair,
        INK,
        1.8,
    )
    _draw_lower_lip(drawing, shift, 19.5)
    for x in (-17, -10, -3.5, 3.5, 10, 17):
        drawing.path(f"M{x} 25C{x * 0.95:.1f} 31 {x * 0.85:.1f} 36 {x * 0.8:.1f} 41", None, look.hair_line, 1.4)
    _draw_moustache(drawing, look, shift, "C10 10 18 14 19 24C13 20 6 19 0 16.5")


def draw_curly_beard(drawing, look):
    """A short beard in curls that leaves the upper lip bare."""
    shift = look.gaze * 3
    drawing.path(
        "M-25 0C-29 4-28 11-25 13C-28 18-26 24-22 25C-23 31-18 35-13 33C-11 39-4 41 0 37C4 41 11 39 13 33"
        "C18 35 23 31 22 25C26 24 28 18 25 13C28 11 29 4 25 0C24 10 20 14 15 15C12 26 6 26 0 25"
        "C-6 26-12 26-15 15C-20 14-24 10-25 0Z",
        look.hair,
        INK,
        1.8,
    )
    for x, y in ((-20, 16), (-16, 26), (-6, 31), (6, 31), (16, 26), (20, 16)):
        drawing.path(
            f"M{x - 3} {y}C{x - 3} {y - 4} {x + 3} {y - 4} {x + 3} {y}C{x + 3} {y + 3} {x - 1} {y + 3} {x - 1} {y}",
            None,
            look.hair_line,
            1.3,
        )
    drawing.path(f"M{shift - 7} 17Q{shift} 20 {shift + 7} 17Q{shift} 23.5 {shift - 7} 17Z", LIPS, INK, 0.8)


def draw_pointed_beard(drawing, look):
    """A trimmed point and a moustache curled up at the ends."""
    shift = look.gaze * 3
    drawing.path(
        f"M-25-2C-26 12-21 22-14 28C-8 34-4 40 {shift / 2} 50C4 40 8 34 14 28C21 22 26 12 25-2"
        f"C23 14 17 25 {9 + shift} 24Q{shift} 21 {-9 + shift} 24C-17 25-23 14-25-2Z",
        look.hair,
        INK,
        1.8,
    )
    for x in (-6, 0, 6):
        drawing.path(f"M{x} 29Q{x * 0.7:.1f} 36 {x * 0.3:.1f} 42", None, look.hair_line, 1.3)
    _draw_lower_lip(drawing, shift, 19)
    _draw_moustache(drawing, look, shift, "C8 9 14 18 22 10C23 18 12 22 0 16.5")


def draw_profile_beard(drawing, look):
    """A long white beard seen from the side."""
    drawing.path(
        "M-23 13C-29 14-30 22-26 23C-25 30-30 38-26 50C-16 56 2 52 8 40"
        "C14 32 17 18 15-2C10 6 6 10-4 12C-10 14-15 12-23 13Z",
        look.hair,
        INK,
        1.8,
    )
    drawing.path("M-22 19.5Q-17 21.5-13 19", LIPS, "#8b3a2c", 1.6)
    for x in (-18, -11, -3, 5):
        drawing.path(
            f"M{x + 4} 24C{x + 1} 32 {x - 3} 38 {x - 3} {47 - abs(x + 9) * 0.3:.1f}", None, look.hair_line, 1.4
        )


def _draw_lower_lip(drawing, x, y):
    drawing.path(f"M{x - 6} {y}Q{x} {y + 5} {x + 6} {y}Z", LIPS, INK, 0.8)


def _draw_moustache(drawing, look, shift, half):
    for side in (1, -1):
        drawing.path(f"M0 12{half}Z", look.hair, INK, 1.5, transform=f"translate({shift} 0) scale({side} 1)")
