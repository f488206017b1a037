"""Where things stand in the buffers of the kernels, and the tables they look things up in.

A card is its ``Card.index`` (13 · suit + rank, ranks from 0). A set of ranks is 13 bits. A line is told by how many
cards it has, the ranks it has once, twice, three and four times at least, and its suit.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from game.players.compiled.jit import IS_COMPILED, Ints

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
"""The cells with a card, a bit for each."""
UNSEEN: Final = FILLED + 1
"""The ranks not yet seen, as a set for each suit."""
LEFT: Final = UNSEEN + 4
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
BESIDE: Final = POINTS + HANDS
"""By cell, the cells that touch it, a bit for each."""
DECK: Final = BESIDE + CELLS
UNSEEN_COUNT: Final = DECK + 52
CHANCE: Final = UNSEEN_COUNT + 1
TOTALS: Final = CHANCE + 1
"""By cell, the points of all playouts that began there."""
WORK_LENGTH: Final = TOTALS + CELLS

# The table of what sets of ranks are.
POPULATION: Final = 0
WINDOWS: Final = 8192
"""Into how many of the ten straights a set of ranks fits."""
FIRST_WINDOW: Final = 2 * 8192
"""The lowest of those straights; those of three cards or more follow each other."""
FILLING: Final = 3 * 8192
"""The ranks that make a straight of four cards."""
STRAIGHTS: Final = 4 * 8192
STRAIGHT_COUNT: Final = 10
SETS_LENGTH: Final = STRAIGHTS + STRAIGHT_COUNT
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
    sets, straights = [0] * SETS_LENGTH, straight_sets()
    for ranks in range(8192):
        fitting = [number for number, straight in enumerate(straights) if ranks & ~straight == 0]
        sets[POPULATION + ranks] = ranks.bit_count()
        sets[WINDOWS + ranks] = len(fitting)
        sets[FIRST_WINDOW + ranks] = fitting[0] if fitting else 0
        if ranks.bit_count() == 4:
            sets[FILLING + ranks] = sum(straights[number] & ~ranks for number in fitting)
    sets[STRAIGHTS:] = straights
    return narrow(sets)


def cells_beside(cell: int) -> int:
    """The cells that touch a cell, a bit for each."""
    row, column = divmod(cell, 5)
    near = (other for other in range(CELLS) if abs(other // 5 - row) <= 1 and abs(other % 5 - column) <= 1)
    return sum(1 << other for other in near if other != cell)


def narrow(numbers: Sequence[int]) -> Ints:
    """A table of 16-bit integers: the smaller it is, the nearer to the processor it stays."""
    if not IS_COMPILED:
        return list(numbers)
    table: Ints = import_module("numpy").array(numbers, "int16")
    return table
