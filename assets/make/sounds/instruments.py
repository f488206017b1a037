"""The small band beside the table: a bell, a marimba, a muted horn, and the room they stand in.

Notes are named as musicians do (``A4`` is 440 Hz, ``Bb3``, ``F#5``). Every instrument gives one note of loudness 1.
"""

import numpy as np
from scipy.signal import fftconvolve
from shaping import RATE, below, lay, noise, samples, strike, times, to_peak

_STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
_ACCIDENTALS = {"b": -1, "#": 1}

_BELL_PARTIALS = ((1, 1.0, 1.0), (2.0, 0.42, 0.65), (2.76, 0.2, 0.42), (5.4, 0.07, 0.22))
_MARIMBA_PARTIALS = ((1, 1.0, 1.0), (3.93, 0.22, 0.3), (9.2, 0.05, 0.12))
"""Each partial: its pitch and loudness against the lowest, and how long it rings against the lowest."""


def pitch_of(note):
    """The pitch of a named note in hertz.

    >>> round(pitch_of("C5"), 1)
    523.3
    """
    step = _STEPS[note[0]] + sum(_ACCIDENTALS[sign] for sign in note[1:-1])
    return 440.0 * 2 ** (step / 12 + int(note[-1]) - 4)


def _damped(tone):
    """The tone let go before its end, so that it does not break off."""
    falling = len(tone) // 4
    tone[-falling:] *= np.cos(np.linspace(0, np.pi / 2, falling)) ** 2
    return tone


def _struck(note, seconds, partials, rise):
    """Something struck softly and left to ring through its partials."""
    pitch = pitch_of(note)
    tones = (
        loudness * np.sin(2 * np.pi * pitch * ratio * times(seconds)) * strike(seconds, rise, seconds * ring)
        for ratio, loudness, ring in partials
        if pitch * ratio < RATE * 0.4
    )
    return to_peak(_damped(sum(tones)))


def bell(note, seconds=1.1):
    """A small brass bell, struck softly."""
    return _struck(note, seconds, _BELL_PARTIALS, 0.004)


def marimba(note, seconds=0.6):
    """A wooden bar under a soft mallet."""
    return _struck(note, seconds, _MARIMBA_PARTIALS, 0.003)


def horn(note, seconds=0.4, droop=0.0):
    """A muted horn, brighter while it is louder; *droop* lets the pitch sag by so many semitones towards the end."""
    moments = times(seconds)
    share = moments / seconds
    vibrato = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * moments) * np.minimum(1, moments / 0.25)
    pitch = pitch_of(note) * vibrato * 2 ** (-droop * share**2 / 12)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    breath = np.minimum(1, moments / 0.035) * np.minimum(1, (1 - share) / 0.3) * (1 - 0.35 * share)
    tone = sum(breath ** (1 + 0.35 * number) * np.sin(number * phase) / number**1.35 for number in range(1, 9))
    return to_peak(_damped(below(tone, 2600)))


def melody(instrument, notes, gap, seconds):
    """Notes one after the other, *gap* seconds apart, each *seconds* long; ``None`` is a rest."""
    return lay((number * gap, instrument(note, seconds)) for number, note in enumerate(notes) if note)


def chord(instrument, notes, seconds, roll=0.0):
    """Notes together, or rolled from the first to the last with *roll* seconds between them."""
    return to_peak(melody(instrument, notes, roll, seconds))


def in_room(rng, sound, wet=0.2, seconds=0.5):
    """The sound in a small panelled room: darker and darker echoes after it; *wet* is their share."""
    walls = below(noise(rng, seconds), 2400) * strike(seconds, 0.012, seconds)
    walls /= np.sqrt((walls**2).sum())
    dry = np.concatenate([sound, np.zeros(samples(seconds) - 1)])
    return dry + wet * fftconvolve(sound, walls)
