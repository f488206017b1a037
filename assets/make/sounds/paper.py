"""Cards as they are heard: snapped down, slid over felt, turned, shuffled, dealt and gathered.

Every recipe takes a random generator and returns a sound; see ``shaping`` for the units.
"""

import numpy as np
from shaping import band, below, brushed_noise, lay, noise, strike, swell, times, to_peak

DEALT_CARDS = 43
DEAL_GAP = 0.0425
"""Seconds between two cards of a deal, as the table deals them at normal speed."""


def snap(rng, seconds=0.06, low=1300, high=5200, fall=0.03):
    """The edge of a card meeting something."""
    return to_peak(band(noise(rng, seconds), low, high) * strike(seconds, 0.0008, fall))


def thump(seconds=0.16, pitch=165, fall=0.11):
    """The table underneath, through the felt: a low note that sags."""
    moments = times(seconds)
    turns = pitch * moments - 190 * moments**2
    return np.sin(2 * np.pi * turns) * strike(seconds, 0.003, fall)


def rustle(rng, seconds=0.14, fall=0.12):
    """The felt itself giving way."""
    return to_peak(below(noise(rng, seconds), 700) * strike(seconds, 0.002, fall))


def card(rng, pitch=165):
    """A card laid on felt: a little air, a soft snap, a thump."""
    air = brushed_noise(rng, 0.05, 1400, 2600) * swell(0.05, 1.5)
    return lay(
        [
            (0.0, 0.12 * air),
            (0.035, 0.8 * snap(rng)),
            (0.036, 0.5 * thump(pitch=pitch)),
            (0.036, 0.3 * rustle(rng)),
        ]
    )


def slide(rng, seconds=0.3):
    """A few cards pushed over felt: a soft band moving down, with a slight flutter."""
    flutter = 1 + 0.22 * np.sin(2 * np.pi * 38 * times(seconds))
    brush = brushed_noise(rng, seconds, 3000, 1300, 0.55) * swell(seconds, 1.3) * flutter
    return lay([(0.0, 0.5 * brush), (seconds - 0.08, 0.22 * rustle(rng))])


def turn(rng):
    """A card bent up and turned over."""
    bend = brushed_noise(rng, 0.11, 1000, 3800, 0.5) * np.linspace(0, 1, len(times(0.11))) ** 1.6
    return lay([(0.0, 0.3 * bend), (0.07, 0.85 * card(rng, 185))])


def flick(rng, loudness):
    """One card of many leaving the pack or falling into it."""
    pitch = rng.uniform(1000, 1500)
    return loudness * (snap(rng, 0.04, pitch, 4600, 0.012) + 0.25 * rustle(rng, 0.04, 0.02))


def riffle(rng, count=44, seconds=0.56):
    """Two halves of a pack let go from under the thumbs, faster in the middle."""
    pace = np.interp(np.arange(count), [0, count * 0.6, count], [1.6, 0.8, 1.1]) * rng.uniform(0.8, 1.2, count)
    starts = np.cumsum(pace) / pace.sum() * seconds
    loudness = 0.45 + 0.55 * np.sin(np.pi * np.arange(count) / count)
    return lay((start, flick(rng, force)) for start, force in zip(starts, loudness, strict=True))


def bridge(rng, seconds=0.34):
    """The arched pack falling flat: a purr that quickens."""
    moments = times(seconds)
    purr = 0.5 + 0.5 * np.sin(2 * np.pi * (34 + 48 * moments) * moments)
    return brushed_noise(rng, seconds, 1700, 3000, 0.5) * swell(seconds, 1.4) * purr


def shuffle(rng):
    """A riffle, a bridge, and the pack knocked square."""
    parts = [
        (0.0, 0.6 * riffle(rng)),
        (0.6, 0.5 * bridge(rng)),
        (0.93, 0.55 * card(rng, 150)),
        (1.08, 0.4 * card(rng, 160)),
    ]
    return below(lay(parts), 5500)


def deal(rng):
    """A whole pack dealt round the table: card upon card skimming over felt, dying away a little."""
    parts = []
    for number in range(DEALT_CARDS):
        skim = brushed_noise(rng, 0.075, rng.uniform(2200, 2900), 1400, 0.5) * swell(0.075, 1.2)
        force = rng.uniform(0.7, 1.0) * np.interp(number, [0, 4, 30, DEALT_CARDS], [0.6, 1, 0.85, 0.6])
        start = number * DEAL_GAP + rng.uniform(0, 0.01)
        parts += [(start, 0.16 * force * skim), (start + 0.03, 0.42 * flick(rng, force))]
    return below(lay([*parts, (DEALT_CARDS * DEAL_GAP, 0.35 * card(rng, 150))]), 5500)


def gather(rng):
    """A trick swept together and drawn in."""
    sweep = brushed_noise(rng, 0.38, 2600, 1100, 0.55) * swell(0.38, 1.2)
    edges = [(0.07 + 0.075 * number, 0.28 * flick(rng, rng.uniform(0.6, 1))) for number in range(4)]
    return lay([(0.0, 0.45 * sweep), *edges, (0.34, 0.5 * thump(pitch=140)), (0.34, 0.25 * rustle(rng))])


def click(rng):
    """A button of brass and walnut going down."""
    knock = np.sin(2 * np.pi * 620 * times(0.05)) * strike(0.05, 0.001, 0.03)
    return lay([(0.0, 0.4 * snap(rng, 0.03, 1500, 4200, 0.014)), (0.002, 0.5 * knock)])


def tick(rng):
    """The lightest touch: a choice moved on by one."""
    knock = np.sin(2 * np.pi * 940 * times(0.035)) * strike(0.035, 0.001, 0.02)
    return lay([(0.0, 0.2 * snap(rng, 0.02, 1800, 4500, 0.009)), (0.001, 0.5 * knock)])
