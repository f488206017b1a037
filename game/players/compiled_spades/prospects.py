"""What a finished hand is worth: the points it brings, and the chance of the game with the scores that come of it.

The scoring is that of ``rules.spades.scoring``; the chance of the game is a share among the four by their points, bags
counted for what they will cost, the sharper the nearer the leader is to the goal.
"""

from __future__ import annotations

from math import exp

from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_spades.layout import (
    BAGS,
    BIDS,
    GOAL,
    IS_SANDBAG,
    KINDS,
    NOW,
    POINTS,
    TAKEN,
    WEIGHTS,
    Reals,
)


@kernel
def points_for(work: Ints, seat: int) -> int:
    """The points *seat* gets for the tricks it has taken, bags not paid for."""
    bid, taken = work[BIDS + seat], work[NOW + TAKEN + seat]
    is_blind = work[KINDS + seat] == 1
    if bid == 0:
        if taken:
            return -50
        return 100 if is_blind else 50
    if taken < bid:
        return -50 if is_blind else -10 * bid
    over = taken - bid
    if work[IS_SANDBAG] and not is_blind and taken >= 2 * bid:
        return -20 * bid
    made = 100 if is_blind else 10 * bid
    return made - 10 * over if work[IS_SANDBAG] else made


@kernel
def bags_for(work: Ints, seat: int) -> int:
    """The bags *seat* gets for the tricks it has taken."""
    over = work[NOW + TAKEN + seat] - work[BIDS + seat]
    return 0 if work[BIDS + seat] == 0 or over < 0 or work[IS_SANDBAG] else over


@inlined
def points_after(work: Ints, seat: int) -> int:
    bags = work[BAGS + seat] + bags_for(work, seat)
    return work[POINTS + seat] + points_for(work, seat) - 100 * (bags // 10)


@inlined
def bags_after(work: Ints, seat: int) -> int:
    return (work[BAGS + seat] + bags_for(work, seat)) % 10


@kernel
def bag_cost(reals: Reals, bags: int, gap: int) -> float:
    """What *bags* will cost in points while the leader still lacks *gap*: all or nothing, so the later ones more."""
    hands_left = gap / reals[WEIGHTS + 2]
    expected = bags + hands_left * reals[WEIGHTS + 3]
    return reals[WEIGHTS + 4] / (1 + exp((10 - expected) / reals[WEIGHTS + 5]))


@kernel
def chance_of_game(work: Ints, reals: Reals, seat: int) -> float:
    """How likely *seat* wins the game once the hand on the table ``NOW`` is scored."""
    most, second = -100000, -100000
    for other in range(4):
        points = points_after(work, other)
        if points > most:
            most, second = points, most
        elif points > second:
            second = points
    own = points_after(work, seat)
    if most >= work[GOAL] and second < most:
        return 1.0 if own == most else 0.0
    gap = max(0, work[GOAL] - most)
    spread = reals[WEIGHTS] + reals[WEIGHTS + 1] * gap
    own_height = (own - bag_cost(reals, bags_after(work, seat), gap)) / spread
    total = 0.0
    for other in range(4):
        height = (points_after(work, other) - bag_cost(reals, bags_after(work, other), gap)) / spread
        total += exp(min(30.0, height - own_height))
    return 1 / total
