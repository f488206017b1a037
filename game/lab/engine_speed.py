"""How fast the full event-making engine plays random legal games over all house rules."""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter

from game.cards.pack import shuffled
from game.cards.seats import SEATS
from game.engine.actions import Deal
from game.engine.match import Match
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED

BAR = 1000
"""Hands a second."""

ROUNDS = 5
HANDS_A_ROUND = 2000


def run() -> None:
    """Print the median over several rounds of random play, in hands and actions a second on one core."""
    hands, actions = measure()
    print(f"random legal play, one core, median of {ROUNDS} rounds of {HANDS_A_ROUND} hands")
    print(f"hands a second    {hands:8.0f}   (at least {BAR:,})")
    print(f"actions a second  {actions:8.0f}")


def measure() -> tuple[float, float]:
    """Hands and actions a second, medians over several rounds."""
    speeds = [_one_round(Random(f"engine {number}")) for number in range(ROUNDS)]
    hands, actions = zip(*speeds, strict=True)
    return median(hands), median(actions)


def _one_round(rng: Random) -> tuple[float, float]:
    hands = actions = 0
    start = perf_counter()
    while hands < HANDS_A_ROUND:
        match = Match(FIVE_HUNDRED, Options(), SEATS[hands % 4])
        while not match.is_over and hands < HANDS_A_ROUND:
            match.apply(Deal(shuffled(FIVE_HUNDRED.pack(), rng)))
            hands += 1
            while match.to_act is not None:
                legal = match.legal_actions()
                match.apply(legal[int(rng.random() * len(legal))])
                actions += 1
    seconds = perf_counter() - start
    return hands / seconds, actions / seconds
