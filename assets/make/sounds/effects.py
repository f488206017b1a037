"""Make every effect: ``python assets/make/sounds/effects.py`` writes assets/sounds/*.ogg.

Needs numpy, scipy and soundfile. Each effect has its own fixed seed, so adding one leaves the others as they were.
"""

from functools import partial
from pathlib import Path
from zlib import crc32

import numpy as np
import paper
import tunes
from finishing import finished_effect, write
from shaping import RATE

SOUNDS = Path(__file__).parents[2] / "sounds"
SEED = 500
QUALITY = 0.45

EFFECTS = {
    "shuffle": (paper.shuffle, -20),
    "deal": (paper.deal, -22),
    "card": (paper.card, -21),
    "card-2": (partial(paper.card, pitch=157), -21),
    "card-3": (partial(paper.card, pitch=174), -21),
    "slide": (paper.slide, -23),
    "turn": (paper.turn, -21),
    "gather": (paper.gather, -22),
    "click": (paper.click, -28),
    "tick": (paper.tick, -31),
    "refused": (tunes.refused, -21),
    "chime": (tunes.chime, -21),
    "bid": (tunes.bid, -22),
    "trump": (tunes.trump, -19),
    "contract": (tunes.contract, -18),
    "no contract": (tunes.no_contract, -19),
    "misere": (tunes.misere, -19),
    "set": (tunes.contract_set, -19),
    "scored": (tunes.scored, -19),
    "celebrate": (tunes.celebrate, -17),
    "win": (tunes.win, -17),
    "lose": (tunes.lose, -18),
    "game over": (tunes.game_over, -18),
}
"""Name: recipe, and how loud its loudest moment is to the ear in decibels (voices lie near -14)."""


def make(name):
    """One effect as a finished clip."""
    recipe, level = EFFECTS[name]
    return finished_effect(recipe(np.random.default_rng([SEED, crc32(name.encode())])), RATE, level)


def main():
    """Write every effect."""
    total = sum(write(SOUNDS / f"{name}.ogg", make(name), RATE, QUALITY) for name in EFFECTS)
    print(f"{len(EFFECTS)} effects, {total / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
