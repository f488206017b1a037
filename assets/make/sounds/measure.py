"""Measure every clip: ``python assets/make/sounds/measure.py`` prints a table and marks what is out of line.

Needs numpy, scipy and soundfile. Ends with status 1 if a clip is marked.
"""

import sys
from pathlib import Path

import numpy as np
import soundfile
from hearing import active_level, decibels, ear_level, edge_silence, edge_step

SOUNDS = Path(__file__).parents[2] / "sounds"
TOTAL_BYTES = 4 * 1024 * 1024
VOICE_LEVEL = -19.0

HEAD = f"{'clip':32} {'rate':>6} {'sec':>6} {'peak':>6} {'active':>7} {'ear':>6} {'lead':>6} {'tail':>6} {'edge':>6}"


def middle_pitch(sound, rate):
    """The pitch in hertz at which a clip's spectrum balances: high is bright or harsh, low is dull."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    return float((power * np.fft.rfftfreq(len(sound), 1 / rate)).sum() / power.sum())


def faults(figures, is_voice):
    """What is wrong with a clip, in words."""
    found = []
    if figures["peak"] > -0.4:
        found.append("too near full scale")
    if figures["edge"] > -42:
        found.append("clicks at an edge")
    if max(figures["lead"], figures["tail"]) > (0.08 if is_voice else 0.12):
        found.append("silence at an edge")
    if is_voice and abs(figures["active"] - VOICE_LEVEL) > 1.0:
        found.append("uneven")
    return found


def measure(path):
    """A clip's figures: seconds, decibels, hertz."""
    sound, rate = soundfile.read(path)
    if sound.ndim != 1:
        raise ValueError(f"{path} is not mono")
    lead, tail = edge_silence(sound, rate)
    return {
        "rate": rate,
        "seconds": len(sound) / rate,
        "peak": decibels(np.abs(sound).max()),
        "active": active_level(sound, rate),
        "ear": ear_level(sound, rate),
        "lead": lead,
        "tail": tail,
        "edge": edge_step(sound, rate),
        "middle": middle_pitch(sound, rate),
    }


def row(name, figures, found):
    """One line of the table."""
    return (
        f"{name:32} {figures['rate']:6} {figures['seconds']:6.2f} {figures['peak']:6.1f} {figures['active']:7.1f} "
        f"{figures['ear']:6.1f} {figures['lead']:6.3f} {figures['tail']:6.3f} {figures['edge']:6.1f} "
        f"{figures['middle']:6.0f}  {', '.join(found)}"
    )


def main():
    """Print the table; 0 if all is well."""
    paths = sorted(SOUNDS.rglob("*.ogg"))
    print(HEAD, "middle")
    marked = 0
    for path in paths:
        name = path.relative_to(SOUNDS).with_suffix("").as_posix()
        figures = measure(path)
        found = faults(figures, is_voice=name.startswith("voice/"))
        marked += bool(found)
        print(row(name, figures, found))
    total = sum(path.stat().st_size for path in paths)
    print(f"{len(paths)} clips, {total / 1024:.0f} KiB, {marked} marked")
    return int(marked > 0 or total > TOTAL_BYTES)


if __name__ == "__main__":
    sys.exit(main())
