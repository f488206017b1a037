"""How many tricks a hand promises and what it would bid: the count of ``casual_spades.counting``, in kernels."""

from __future__ import annotations

from math import exp, log
from typing import Final

from game.players.compiled.instructions import popcount
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_spades.layout import (
    BID_BY_COUNT,
    BIDS,
    COUNTS,
    HIGH_EDGES,
    KINDS,
    LOW_EDGES,
    NELLO_WEIGHTS,
    STEPS,
    SUIT,
    TRICK_WEIGHTS,
    WORTH_BY_COUNT,
    Reals,
)
from game.players.compiled_spades.table import suit_cards

TEMPERATURE: Final = 8.0
"""Points by which a nello must be worth more than the best number to be e times as likely."""
WINDOW: Final = 0.45
"""Tricks by which a count strays from what a bid stands for."""
SURPRISE: Final = 0.01
"""How often a bid has no reason the count can see."""
ACE: Final = 1 << 12
KING: Final = 1 << 11
QUEEN: Final = 1 << 10
JACK: Final = 1 << 9


@kernel
def expected_tricks(reals: Reals, hand: int) -> float:
    """How many tricks thirteen cards take on average when their player tries."""
    spades = hand & SUIT
    length = popcount(spades)
    base = TRICK_WEIGHTS
    total = reals[base] + reals[base + 5] * length + reals[base + 6] * max(0, length - 4)
    total += reals[base + 1] if spades & ACE else 0.0
    total += reals[base + 2] if spades & KING and length >= 2 else 0.0
    total += reals[base + 3] if spades & QUEEN and length >= 3 else 0.0
    total += reals[base + 4] if spades & JACK and length >= 4 else 0.0
    ruffs = min(3, length)
    for suit in range(1, 4):
        total += side_suit_tricks(reals, suit_cards(hand, suit), ruffs)
    return max(0.0, total)


@inlined
def side_suit_tricks(reals: Reals, side: int, ruffs: int) -> float:
    base = TRICK_WEIGHTS
    length = popcount(side)
    if length == 0:
        return reals[base + 11] * ruffs
    total = 0.0
    if side & ACE:
        total += reals[base + 7] + (reals[base + 8] if side & KING else 0.0)
    elif side & KING and length > 1:
        total += reals[base + 9]
    if side & QUEEN and length > 2:
        total += reals[base + 10]
    if length == 1:
        total += reals[base + 12] * ruffs
    if length == 2:
        total += reals[base + 13] * min(2, ruffs)
    return total + reals[base + 14] * max(0, length - 4)


@kernel
def exposed(side: int) -> float:
    """How far the three lowest of a side suit fall short of the best there could be."""
    total = 0
    lowest, place = 0, 0
    while side and lowest < 3:
        if side & 1:
            total += max(0, place - 1 - 3 * lowest)
            lowest += 1
        side >>= 1
        place += 1
    return total / 4


@kernel
def chance_of_nello(reals: Reals, hand: int) -> float:
    """How likely thirteen cards take no trick when their player tries to lose all."""
    base = NELLO_WEIGHTS
    spades = hand & SUIT
    total = reals[base] + reals[base + 1] * popcount(spades) + reals[base + 6] * popcount(spades & 0x1C0)
    total += reals[base + 2] if spades & ACE else 0.0
    total += reals[base + 3] if spades & KING else 0.0
    total += reals[base + 4] if spades & QUEEN else 0.0
    total += reals[base + 5] if spades & JACK else 0.0
    worst, voids = 0.0, 0
    for suit in range(1, 4):
        side = suit_cards(hand, suit)
        voids += 1 if side == 0 else 0
        exposure = exposed(side)
        total += reals[base + 7] * exposure
        worst = max(worst, exposure)
    return 1 / (1 + exp(-(total + reals[base + 8] * worst + reals[base + 9] * voids)))


@inlined
def step_of(count: float) -> int:
    return min(COUNTS - 1, int(count * STEPS + 0.5))


@kernel
def usual_bid(work: Ints, reals: Reals, hand: int) -> int:
    """What a casual player bids with thirteen cards; 0 for nello."""
    step = step_of(expected_tricks(reals, hand))
    nello = 100 * chance_of_nello(reals, hand) - 50
    return 0 if nello > reals[WORTH_BY_COUNT + step] else work[BID_BY_COUNT + step]


@kernel
def fit_of_bid(work: Ints, reals: Reals, seat: int, hand: int) -> float:
    """The log of how likely thirteen cards are bid as *seat* has bid; a blind bid says nothing."""
    if work[KINDS + seat]:
        return 0.0
    count = expected_tricks(reals, hand)
    nello = 100 * chance_of_nello(reals, hand) - 50 - reals[WORTH_BY_COUNT + step_of(count)]
    chance = 1 / (1 + exp(-max(-60.0, min(60.0, nello / TEMPERATURE))))
    bid = work[BIDS + seat]
    if bid == 0:
        return log(chance + SURPRISE)
    short = max(0.0, reals[LOW_EDGES + bid] - count, count - reals[HIGH_EDGES + bid]) / WINDOW
    return log(1 - chance + SURPRISE) + log(exp(-0.5 * short * short) + SURPRISE * exp(-0.5 * short))
