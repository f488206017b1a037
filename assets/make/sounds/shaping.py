"""The clay of every effect: filtered noise, envelopes, and laying one sound over another.

A sound is a one-dimensional float array at ``RATE``. Times are seconds, pitches hertz, loudness a plain factor.
"""

import numpy as np
from scipy.signal import butter, sosfilt

RATE = 32_000
"""Samples a second of every effect: all that wood, paper and bells need."""

_FRAME = 1024


def samples(seconds):
    """How many samples last that long."""
    return round(seconds * RATE)


def times(seconds):
    """The moment of every sample, in seconds."""
    return np.arange(samples(seconds)) / RATE


def noise(rng, seconds):
    """White noise."""
    return rng.normal(size=samples(seconds))


def band(sound, low, high):
    """Only what lies between two pitches."""
    return sosfilt(butter(2, [low, high], "bandpass", fs=RATE, output="sos"), sound)


def below(sound, pitch):
    """Only what lies below a pitch."""
    return sosfilt(butter(2, pitch, "lowpass", fs=RATE, output="sos"), sound)


def strike(seconds, rise, fall):
    """The envelope of something struck: full after *rise*, down to a hundredth *fall* seconds later."""
    moments = times(seconds)
    return np.minimum(1, moments / rise) * np.exp(-np.maximum(0, moments - rise) * 4.6 / fall)


def swell(seconds, sharpness=1.0):
    """The envelope of something brushed: from nothing to full and back."""
    return np.sin(np.pi * times(seconds) / seconds) ** sharpness


def to_peak(sound, peak=1.0):
    """The same sound with its loudest sample at *peak*."""
    return sound * (peak / max(np.abs(sound).max(), 1e-9))


def brushed_noise(rng, seconds, start, end, width=0.6):
    """Noise whose middle pitch glides from *start* to *end*; *width* of its band is in natural octaves.

    Short overlapping frames are each shaped in the frequency domain, so that the glide is smooth.
    """
    length = samples(seconds)
    sound = np.zeros(length + _FRAME)
    window = np.hanning(_FRAME)
    pitches = np.maximum(np.fft.rfftfreq(_FRAME, 1 / RATE), 1)
    for first in range(0, length, _FRAME // 4):
        middle = start * (end / start) ** (first / length)
        shape = np.exp(-0.5 * (np.log(pitches / middle) / width) ** 2)
        frame = np.fft.irfft(np.fft.rfft(rng.normal(size=_FRAME) * window) * shape)
        sound[first : first + _FRAME] += frame * window
    return to_peak(sound[:length])


def lay(parts):
    """One sound from (start in seconds, sound) pairs, long enough for all of them."""
    parts = list(parts)
    whole = np.zeros(max(samples(start) + len(sound) for start, sound in parts))
    for start, sound in parts:
        first = samples(start)
        whole[first : first + len(sound)] += sound
    return whole
