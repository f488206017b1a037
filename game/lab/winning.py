"""Counting how likely a game is won from any score: writes ``players/judgement/winning_chances.py`` anew.

``python -m game.lab.winning [HANDS]`` plays hands between casual players, always the same ones, and takes the points
they bring for those of every hand of a game. A game is then a chain of scores, and how likely it is won from each
follows from how likely it is won from those a hand leads to.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from game.cards.seats import SEATS, Seat
from game.engine.rules import HandStart
from game.lab.table import play_hand
from game.players.casual import Casual
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import Result, settle, side_of, winning_side

SEED: Final = "winning"
HANDS: Final = 6_000
STEP: Final = 70
"""From one row or column written to the next, in points."""
LEAST, MOST = -490, 700
"""The scores at which a game may still be open, in points; who has won more by defending is taken to have so much."""
SCORES: Final = tuple(range(LEAST, MOST + 1, 10))
SWEEPS: Final = 200
_WON, _LOST = len(SCORES) ** 2, len(SCORES) ** 2 + 1


def count(hands: int) -> Counter[Result]:
    """The results of *hands* hands at no score on either side."""
    players = [Casual() for _ in SEATS]
    options = Options()
    results: Counter[Result] = Counter()
    for number in range(hands):
        start = HandStart(1, Seat(number % 4), (0, 0), options)
        result = play_hand(FIVE_HUNDRED, players, start, SEED, number)
        assert isinstance(result, Result)
        results[_the_same(result)] += 1
        results[_the_same(_other_way_round(result))] += 1
    return results


def _the_same(result: Result) -> Result:
    """Without what the score does not hang on, so that equal results are found equal."""
    contractor = None if result.contractor is None else Seat(side_of(result.contractor))
    return Result(result.contract, contractor, (0, 0), result.points)


def _other_way_round(result: Result) -> Result:
    contractor = None if result.contractor is None else result.contractor.left
    return Result(result.contract, contractor, (0, 0), (result.points[1], result.points[0]))


def chances(results: Counter[Result], rng: Random) -> np.ndarray:
    """By the own score and the opponents', as they stand in ``SCORES``, how likely the own side wins."""
    shares = np.array(list(results.values())) / sum(results.values())
    leads_to = np.array([[_after(own, theirs, one) for one in results] for own in SCORES for theirs in SCORES])
    known = np.array([rng.random() for _ in range(_WON)] + [1.0, 0.0])
    for _ in range(SWEEPS):
        known[:_WON] = known[leads_to] @ shares
    return known[:_WON].reshape(len(SCORES), len(SCORES))


def _after(own: int, theirs: int, result: Result) -> int:
    """The place of the score a hand leads to, or of the end of the game."""
    scores = settle((own, theirs), result, Options())
    winner = winning_side(scores, result)
    if winner is not None:
        return _LOST if winner else _WON
    return len(SCORES) * _place(scores[0]) + _place(scores[1])


def _place(score: int) -> int:
    return (min(score, MOST) - LEAST) // 10


def source(table: np.ndarray, hands: int) -> str:
    """The module as text."""
    middle = _place(0)
    slope = (table[middle + 10, middle] - table[middle - 10, middle]) / 200
    lines = [
        '"""How likely a side wins the game, by the scores of both: a chain of hands, counted.',
        "",
        f"In thousandths. Rows: the own score from {LEAST} to {MOST} in steps of {STEP}; columns: the opponents'.",
        f"Written by ``python -m game.lab.winning`` from {hands} hands; not to be changed by hand.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        f"LEAST, MOST, STEP = {LEAST}, {MOST}, {STEP}",
        f"GAME_IN_POINTS: Final = {1 / slope:.0f}",
        '"""What a game is worth in points, so that with no score on either side a point is worth a point."""',
        "THOUSANDTHS: Final = (",
    ]
    every = STEP // 10
    for row in table[::every, ::every]:
        lines.append(f"    ({', '.join(f'{1000 * chance:.0f}' for chance in row)}),")
    return "\n".join([*lines, ")"]) + "\n"


def main() -> None:
    """Count and write."""
    from game.players import judgement

    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    path = Path(judgement.__file__).parent / "winning_chances.py"
    path.write_text(source(chances(count(hands), Random(0)), hands), encoding="utf-8")
    print(f"{path.name} written from {hands} hands")


if __name__ == "__main__":
    main()
