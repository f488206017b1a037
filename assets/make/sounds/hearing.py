"""How loud a clip is, and how it begins and ends. Levels are decibels below full scale."""

import numpy as np
from scipy.signal import butter, sosfilt

QUIET = 1e-6
_FRAME_SECONDS = 0.01
_ACTIVE_BELOW_LOUDEST = 34
_EAR_SECONDS = 0.2


def decibels(amplitude):
    """An amplitude as a level."""
    return 20 * np.log10(max(float(amplitude), QUIET))


def rms(sound):
    """The root mean square of some samples."""
    return float(np.sqrt(np.mean(np.square(sound)))) if len(sound) else 0.0


def frame_levels(sound, rate):
    """The level of every hundredth of a second."""
    length = max(1, round(_FRAME_SECONDS * rate))
    return np.array([decibels(rms(sound[first : first + length])) for first in range(0, len(sound), length)])


def active_level(sound, rate):
    """The level of the parts that are not pauses: frames less than 34 dB below the loudest."""
    length = max(1, round(_FRAME_SECONDS * rate))
    levels = frame_levels(sound, rate)
    is_active = np.repeat(levels > levels.max() - _ACTIVE_BELOW_LOUDEST, length)[: len(sound)]
    return decibels(rms(sound[is_active]))


def ear_level(sound, rate):
    """The level of the loudest fifth of a second, weighted roughly as an ear does: less bass, a little more treble.

    The ear gathers loudness over about that time, so this compares a click with a chord.
    """
    heard = sosfilt(butter(2, 60, "highpass", fs=rate, output="sos"), sound)
    heard = heard + 0.585 * sosfilt(butter(1, 1500, "highpass", fs=rate, output="sos"), heard)
    length = round(_EAR_SECONDS * rate)
    energy = np.concatenate([[0.0], np.cumsum(np.square(heard)), np.zeros(length)])
    energy[len(heard) + 1 :] = energy[len(heard)]
    return decibels(np.sqrt((energy[length:] - energy[:-length]).max() / length))


def edge_silence(sound, rate, level=-50.0):
    """Seconds before the first and after the last sample louder than *level*."""
    loud = np.flatnonzero(np.abs(sound) > 10 ** (level / 20))
    if not len(loud):
        return len(sound) / rate, 0.0
    return loud[0] / rate, (len(sound) - 1 - loud[-1]) / rate


def edge_step(sound, rate):
    """The loudest sample in the first and last half millisecond, as a level: a click if it is loud."""
    length = max(1, round(0.0005 * rate))
    return decibels(max(np.abs(sound[:length]).max(), np.abs(sound[-length:]).max()))
