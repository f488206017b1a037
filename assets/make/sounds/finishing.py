"""From a raw sound to a clip on disk: trimmed, levelled, softly limited, faded, and written as Ogg Vorbis.

The same samples always give the same bytes: the stream number of the file, which the library draws at random, is set to
a fixed one.
"""

import io
import struct

import numpy as np
import soundfile
from hearing import active_level, ear_level, frame_levels
from scipy.signal import butter, sosfilt

KNEE = 0.7
CEILING = 0.88
STREAM_NUMBER = 500

_PAGE_HEADER = 27
_CHECKSUM_POLYNOMIAL = 0x04C11DB7


def trimmed(sound, rate, below_loudest, before=0.012, after=0.05):
    """Without what is more than *below_loudest* decibels under the loudest frame at either end.

    *before* and *after* are seconds of it that stay.
    """
    levels = frame_levels(sound, rate)
    loud = np.flatnonzero(levels > levels.max() - below_loudest)
    frame = round(0.01 * rate)
    first = max(0, loud[0] * frame - round(before * rate))
    last = min(len(sound), (loud[-1] + 1) * frame + round(after * rate))
    return sound[first:last]


def with_short_pauses(sound, rate, longest=0.3, below_loudest=40):
    """With every pause inside it cut down to *longest* seconds; a pause is *below_loudest* decibels quieter."""
    levels = frame_levels(sound, rate)
    frame, allowed = round(0.01 * rate), round(longest / 0.01)
    kept, quiet = [], []
    for number, level in enumerate(levels):
        if level < levels.max() - below_loudest:
            quiet.append(number)
            continue
        half = allowed // 2
        kept += quiet if len(quiet) <= allowed else quiet[:half] + quiet[-half:]
        kept.append(number)
        quiet = []
    kept += quiet
    return np.concatenate([sound[number * frame : (number + 1) * frame] for number in kept])


def faded(sound, rate, rise, fall):
    """Rising from silence within *rise* seconds and sinking back to it within *fall*."""
    sound = np.array(sound)
    rising, falling = round(rise * rate), min(round(fall * rate), len(sound) // 2)
    sound[:rising] *= np.sin(np.linspace(0, np.pi / 2, rising)) ** 2
    sound[-falling:] *= np.cos(np.linspace(0, np.pi / 2, falling)) ** 2
    return sound


def levelled(sound, rate, level, measure=active_level):
    """At that *level* in decibels, as *measure* hears it."""
    return sound * 10 ** ((level - measure(sound, rate)) / 20)


def soft_limited(sound):
    """Bent gently from the knee on, never above the ceiling."""
    room = CEILING - KNEE
    over = np.abs(sound) > KNEE
    bent = np.sign(sound) * (KNEE + room * np.tanh((np.abs(sound) - KNEE) / room))
    return np.where(over, bent, sound)


def without_rumble(sound, rate, pitch=45):
    """Without what lies below *pitch* hertz, a standing offset included."""
    return sosfilt(butter(2, pitch, "highpass", fs=rate, output="sos"), sound)


def finished_effect(sound, rate, level):
    """An effect, its loudest moment at *level* decibels to the ear."""
    lead = np.zeros(round(0.004 * rate))
    clip = trimmed(np.concatenate([lead, without_rumble(sound, rate)]), rate, 38, before=0.004, after=0.02)
    clip = faded(clip, rate, 0.002, min(0.15, 0.3 * len(clip) / rate))
    return soft_limited(levelled(clip, rate, level, ear_level))


def finished_voice(sound, rate, level):
    """Spoken words, at *level* decibels while they last."""
    clip = trimmed(without_rumble(sound, rate, 70), rate, 36)
    clip = faded(clip, rate, 0.008, 0.045)
    return soft_limited(levelled(clip, rate, level))


def write(path, sound, rate, quality):
    """Write a clip as Ogg Vorbis; *quality* is 0 to 1. The folder is made if need be. Returns the size in bytes."""
    buffer = io.BytesIO()
    samples = sound.astype("float32")
    soundfile.write(buffer, samples, rate, format="OGG", subtype="VORBIS", compression_level=1 - quality)
    content = _numbered(buffer.getvalue())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return len(content)


def _numbered(content):
    """The same Ogg file with the fixed stream number on every page."""
    pages = bytearray(content)
    first = 0
    while first < len(pages):
        segments = pages[first + _PAGE_HEADER - 1]
        body = first + _PAGE_HEADER + segments
        end = body + sum(pages[first + _PAGE_HEADER : body])
        struct.pack_into("<I", pages, first + 14, STREAM_NUMBER)
        struct.pack_into("<I", pages, first + 22, 0)
        struct.pack_into("<I", pages, first + 22, _checksum(pages[first:end]))
        first = end
    return bytes(pages)


def _checksum(page):
    """The check sum of an Ogg page."""
    total = 0
    for byte in page:
        total = (total << 8) & 0xFFFFFFFF ^ _CHECKSUMS[total >> 24 ^ byte]
    return total


def _checksum_of(byte):
    """The check sum of a single byte."""
    total = byte << 24
    for _ in range(8):
        total = total << 1 ^ (_CHECKSUM_POLYNOMIAL if total & 0x80000000 else 0)
    return total & 0xFFFFFFFF


_CHECKSUMS = tuple(_checksum_of(byte) for byte in range(256))
