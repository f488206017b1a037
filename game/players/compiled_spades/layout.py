"""Where everything stands in the two buffers the kernels share: whole numbers in ``work``, fractions in ``reals``.

A card is its ``Card.index``: ``13 · suit + rank − 2``, spades first. A set of cards has that bit set for each, so that
of two cards of a suit the higher one is the larger number.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final, TypeAlias, cast

from game.players.compiled.jit import IS_COMPILED, Ints, zeros

Reals: TypeAlias = list[float]
"""A buffer of fractions: in truth a NumPy array under Numba, a list without it."""

SUIT: Final = 0x1FFF
"""The thirteen cards of spades; shift by 13 for each suit after it."""
PACK: Final = (1 << 52) - 1

# A table: what lies open, and the four hands. Four bytes of a name are by seat.
HANDS: Final = 0
TAKEN: Final = 4
"""Finished tricks by seat."""
VOIDS: Final = 8
"""By seat, one bit for each suit it has not followed."""
PLAYED: Final = 12
"""All cards played, those on the table too."""
ON_TABLE: Final = 13
LED: Final = 14
"""The suit led, −1 before a lead."""
BEST: Final = 15
"""The card that holds the trick so far, and who played it."""
BEST_SEAT: Final = 16
TO_ACT: Final = 17
IS_BROKEN: Final = 18
TABLE_LENGTH: Final = 20

NOW: Final = 0
"""The table that is played on."""
ROOT: Final = TABLE_LENGTH
"""The table as the seat sees it."""

# What stands for the whole hand
BIDS: Final = 40
"""By seat the tricks bid, 0 for a nello."""
KINDS: Final = 44
"""By seat: 0 a number or nello, 1 a blind bid, 2 not bid yet."""
POINTS: Final = 48
BAGS: Final = 52
WINS_WITH: Final = 56
"""By seat: 1 if the bid, once made, reaches the goal."""
IS_TIGHT: Final = 60
IS_SANDBAG: Final = 61
GOAL: Final = 62
SEAT: Final = 63
"""Whose view it is."""
STRAYS: Final = 64
"""Of a thousand cards, how many are played by chance instead of by rule."""
CHANCE: Final = 65
STOP: Final = 66
"""Set to 1 by another thread to call the search off."""
PLACE: Final = 67
"""Always ``NOW``. Kernels that are told where the table begins would be compiled once more for a number they know."""

# What a seat reads from the table before it chooses
OUT: Final = 68
"""The cards it has not seen."""
OUT_COUNT: Final = 70
"""By suit, how many those are."""
HOLDERS: Final = 74
"""By suit, how many others may hold some."""

# Worlds
HIDDEN: Final = 78
"""By seat: 1 if its cards are to be imagined."""
OWN_BEFORE: Final = 82
"""By seat, the cards it has played in this hand."""
WALKS: Final = 86
WALK_COUNT: Final = 8
"""Walks through the worlds, each with the cards still held by four seats."""
WALK_AT: Final = 118
"""The walk whose turn it is."""

# The play so far
HISTORY_LENGTH: Final = 120
HISTORY_SEATS: Final = 121
HISTORY_CARDS: Final = 173
HISTORY_LATER: Final = 225
"""What the seat has played from this card on."""
HISTORY: Final = 277
"""The table before each card that was a choice."""
MOST_PLAYS: Final = 52

# What is asked
CHOICES: Final = HISTORY + MOST_PLAYS * TABLE_LENGTH
"""The cards or bids that are weighed; a bid is its tricks, plus 16 if it is blind, 32 for a look at the cards."""
CHOICE_COUNT: Final = CHOICES + 16
BID_BY_COUNT: Final = CHOICE_COUNT + 2
"""The number a casual player bids by tricks expected, in steps of ``1 / STEPS``."""
STEPS: Final = 10
COUNTS: Final = 14 * STEPS
WORK_LENGTH: Final = BID_BY_COUNT + COUNTS

# Fractions
ROOM: Final = 14
OVER_WANTED: Final = 0
"""By holders, cards out and higher ones out: how likely somebody beats a card who wants the trick."""
OVER_UNWANTED: Final = OVER_WANTED + 4 * ROOM * ROOM
VOID: Final = OVER_UNWANTED + 4 * ROOM * ROOM
"""By holders and cards out: how likely one of the holders has none."""
TRICK_WEIGHTS: Final = VOID + 4 * ROOM
NELLO_WEIGHTS: Final = TRICK_WEIGHTS + 16
LOW_EDGES: Final = NELLO_WEIGHTS + 12
"""By number bid, the fewest tricks expected with which it is bid, and the most."""
HIGH_EDGES: Final = LOW_EDGES + 14
WORTH_BY_COUNT: Final = HIGH_EDGES + 14
"""What the best number is worth by tricks expected, in the same steps."""
FITS: Final = WORTH_BY_COUNT + COUNTS
"""By walk and seat, how well its cards fit what it bid and played, a log."""
WEIGHTS: Final = FITS + 4 * WALK_COUNT
"""What decides how good a score is (``prospects``)."""
SUMS: Final = WEIGHTS + 16
"""By choice, the sums of ``SUM_COUNT`` figures: chance of the game, bid made, tricks, points, bags."""
SUM_COUNT: Final = 5
REALS_LENGTH: Final = SUMS + 16 * SUM_COUNT


def make_work() -> Ints:
    """A fresh buffer of whole numbers for one thread."""
    return zeros(WORK_LENGTH)


def make_reals() -> Reals:
    """A fresh buffer of fractions for one thread."""
    if not IS_COMPILED:
        return [0.0] * REALS_LENGTH
    numpy = import_module("numpy")
    return cast("Reals", numpy.zeros(REALS_LENGTH, numpy.float64))
