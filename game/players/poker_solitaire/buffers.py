"""Games between the rules' terms and the kernels' buffers."""

from __future__ import annotations

from random import Random
from typing import Final

from game.cards.card import Card
from game.cards.pack import pack_of_52
from game.players.compiled.jit import Ints, zeros
from game.players.poker_solitaire import kernels
from game.players.poker_solitaire import layout as at
from game.rules.poker_solitaire.grid import Grid
from game.rules.poker_solitaire.hands import POINTS
from game.rules.poker_solitaire.options import Options, Scoring, Variation

PACK: Final = pack_of_52()
"""Cards by the number kernels know them by."""


def fresh_work(scoring: Scoring) -> Ints:
    """A work buffer that knows what hands are worth, and which cells touch."""
    work = zeros(at.WORK_LENGTH)
    for hand, points in enumerate(POINTS[scoring]):
        work[at.POINTS + hand] = points
    for cell in range(at.CELLS):
        work[at.BESIDE + cell] = at.cells_beside(cell)
    return work


def seed_chance(work: Ints, rng: Random) -> None:
    """Let the kernels' chance follow from *rng*."""
    work[at.CHANCE] = int(rng.random() * (1 << 48))


def set_grid(work: Ints, grid: Grid, top: Card | None, options: Options) -> None:
    """Put *grid* and what is unseen beside it and *top* in the buffer."""
    for number in range(at.LINES):
        line = at.NOW + number * at.LINE_FIELDS
        for field in range(at.LINE_FIELDS):
            work[line + field] = 0
        work[line + at.SUIT] = at.NO_SUIT
    work[at.NOW + at.FILLED] = 0
    for suit in range(4):
        work[at.NOW + at.UNSEEN + suit] = (1 << at.RANKS) - 1
    work[at.NOW + at.LEFT] = at.CELLS
    work[at.NOW + at.IS_ADJACENT] = int(options.variation is Variation.ADJACENT)
    for cell, card in enumerate(grid):
        if card is not None:
            kernels.see(at.NOW, card.index, work)
            kernels.lay(at.NOW, card.index, cell, work)
    if top is not None:
        kernels.see(at.NOW, top.index, work)
    _set_unseen(work, {card.index for card in (*grid, top) if card is not None})


def _set_unseen(work: Ints, seen: set[int]) -> None:
    unseen = [card.index for card in PACK if card.index not in seen]
    for place, index in enumerate(unseen):
        work[at.DECK + place] = index
    work[at.UNSEEN_COUNT] = len(unseen)
