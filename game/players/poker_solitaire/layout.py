"""Where things stand in the buffers of the kernels, and the tables they look things up in.

A card is its ``Card.index`` (13 · suit + rank, ranks from 0). A set of ranks is 13 bits. A line is told by how many
cards it has, the ranks it has once, twice, three and four times at least, and its suit.
"""

from __future__ import annotations

from typing import Final

from game.players.compiled.jit import Ints, zeros

CELLS: Final = 25
LINES: Final = 10
RANKS: Final = 13

# A line: its fields.
COUNT: Final = 0
ONCE: Final = 1
TWICE: Final = 2
THRICE: Final = 3
FOUR_TIMES: Final = 4
SUIT: Final = 5
"""No card yet, one of the four suits, or several."""
LINE_FIELDS: Final = 6
NO_SUIT: Final = -1
MIXED: Final = 4

# A grid under way: its fields.
LINE: Final = 0
FILLED: Final = LINE + LINES * LINE_FIELDS
UNSEEN_RANKS: Final = FILLED + CELLS
UNSEEN_SUITS: Final = UNSEEN_RANKS + RANKS
LEFT: Final = UNSEEN_SUITS + 4
"""Cells without a card."""
IS_ADJACENT: Final = LEFT + 1
GRID_LENGTH: Final = IS_ADJACENT + 1

# The work buffer: the grid looked at, the grid a playout plays on, and what kernels jot down.
NOW: Final = 0
SCRATCH: Final = NOW + GRID_LENGTH
FEATURES: Final = SCRATCH + GRID_LENGTH
FEATURES_OF_A_LINE: Final = 4
WITHOUT: Final = FEATURES + FEATURES_OF_A_LINE
WITH: Final = WITHOUT + LINES
POINTS: Final = WITH + LINES
HANDS: Final = 10
DECK: Final = POINTS + HANDS
UNSEEN_COUNT: Final = DECK + 52
CHANCE: Final = UNSEEN_COUNT + 1
TOTALS: Final = CHANCE + 1
"""By cell, the points of all playouts that began there."""
WORK_LENGTH: Final = TOTALS + CELLS

# The table of what sets of ranks are.
POPULATION: Final = 0
WINDOWS: Final = 8192
"""Into how many of the ten straights a set of ranks fits."""
RANK_OF: Final = 2 * 8192
STRAIGHTS: Final = 3 * 8192
STRAIGHT_COUNT: Final = 10
BESIDE: Final = STRAIGHTS + STRAIGHT_COUNT
"""By cell, how many cells touch it, and which."""
BESIDE_FIELDS: Final = 9
SETS_LENGTH: Final = BESIDE + CELLS * BESIDE_FIELDS
ROYAL: Final = 0b1111100000000

# The table of learned values: its four parts, by side, kind of line and stage of the game.
KINDS: Final = 37
STAGES: Final = 17
RANK_OUTS: Final = 21
SUIT_OUTS: Final = 14
STRAIGHT_OUTS: Final = 13
BY_KIND: Final = 1
BY_RANKS: Final = BY_KIND + 2 * KINDS * 25
BY_SUIT: Final = BY_RANKS + 2 * KINDS * RANK_OUTS * STAGES
BY_STRAIGHT: Final = BY_SUIT + 2 * KINDS * SUIT_OUTS * STAGES
VALUES_LENGTH: Final = BY_STRAIGHT + 2 * KINDS * STRAIGHT_OUTS * STAGES
"""Index 0 stands for no feature and is worth nothing."""
UNIT: Final = 128
"""What a point counts in the table."""


def straight_sets() -> list[int]:
    """The ten straights as sets of ranks, the one with the ace low first."""
    return [0b1000000001111, *(0b11111 << low for low in range(9))]


def make_sets() -> Ints:
    """The table of what sets of ranks are."""
    sets, straights = zeros(SETS_LENGTH), straight_sets()
    for ranks in range(8192):
        sets[POPULATION + ranks] = ranks.bit_count()
        sets[WINDOWS + ranks] = sum(ranks & ~straight == 0 for straight in straights)
    for rank in range(RANKS):
        sets[RANK_OF + (1 << rank)] = rank
    for number, straight in enumerate(straights):
        sets[STRAIGHTS + number] = straight
    for cell in range(CELLS):
        row, column = divmod(cell, 5)
        near = [
            other
            for other in range(CELLS)
            if other != cell and abs(other // 5 - row) <= 1 and abs(other % 5 - column) <= 1
        ]
        for place, entry in enumerate([len(near), *near]):
            sets[BESIDE + cell * BESIDE_FIELDS + place] = entry
    return sets
