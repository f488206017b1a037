"""Make every spoken clip: ``python assets/make/sounds/voices.py`` writes assets/sounds/voice/ and words.txt.

Needs numpy, scipy, soundfile and hibari-tts, whose model is inside its package: nothing else is fetched. The seed is
fixed; another version of the engine may breathe differently.
"""

from fractions import Fraction
from pathlib import Path

import numpy as np
from finishing import finished_voice, with_short_pauses, write
from hibari import Hibari
from phrases import CALLS, SEATS, TABLE, all_words, as_spoken, remarks
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt

SOUNDS = Path(__file__).parents[2] / "sounds"
RATE = 24_000
SEED = 500
LEVEL = -19.0
QUALITY = 0.4


def moved(sound, semitones):
    """The voice moved up or down, the size of its throat with it; the length changes too."""
    if not semitones:
        return sound
    ratio = Fraction(2 ** (-semitones / 12)).limit_denominator(80)
    return resample_poly(sound, ratio.numerator, ratio.denominator)


def further_off(sound, wet=0.1, seconds=0.3):
    """The voice with a little of the room around it."""
    walls = np.random.default_rng(SEED).normal(size=round(seconds * RATE))
    walls = sosfilt(butter(2, 2800, "lowpass", fs=RATE, output="sos"), walls)
    walls *= np.exp(-6.9 * np.arange(len(walls)) / len(walls))
    walls[: round(0.012 * RATE)] = 0
    walls /= np.sqrt((walls**2).sum())
    dry = np.concatenate([sound, np.zeros(len(walls) - 1)])
    return dry + wet * fftconvolve(sound, walls)


def speak(engine, words, voice):
    """The words in a voice (speed, semitones), as raw samples at ``RATE``."""
    speed, semitones = voice
    return moved(np.asarray(engine(as_spoken(words), speed=speed, seed=SEED), float), semitones)


def save(name, sound):
    """Finish a clip and write it; its size in bytes."""
    return write(SOUNDS / "voice" / f"{name}.ogg", finished_voice(sound, RATE, LEVEL), RATE, QUALITY)


def write_words():
    """List every spoken clip with its words, one a line: ``name: words``."""
    lines = [f"{name}: {words}\n" for name, words in all_words().items()]
    (SOUNDS / "words.txt").write_text("".join(lines), encoding="utf-8")


def main():
    """Write the calls of four seats, the remarks of the table, and the list of words."""
    engine = Hibari()
    total = 0
    for seat, voice in SEATS.items():
        total += sum(save(f"{seat}/{name}", speak(engine, words, voice)) for name, words in CALLS.items())
    for name, words in remarks().items():
        total += save(f"table/{name}", further_off(with_short_pauses(speak(engine, words, TABLE), RATE)))
    write_words()
    print(f"{len(all_words())} spoken clips, {total / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
