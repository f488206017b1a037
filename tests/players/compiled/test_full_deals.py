"""Full deals: the solver against itself without bounds, patterns or any other shortcut.

A bound that forgets to name a rank it relied on passes thousands of small endings and is wrong on one full deal in five
hundred, so endings are not enough.
"""

from __future__ import annotations

from random import Random

import pytest

from game.cards.seats import Seat
from game.players.compiled import Position, Solver
from tests.players.compiled.endings import KINDS, random_ending


@pytest.fixture(scope="module")
def solvers() -> tuple[Solver, Solver]:
    pytest.importorskip("numba")
    return Solver(), Solver(is_thorough=True, entries=1 << 20)


def compare(solvers: tuple[Solver, Solver], seed: int) -> None:
    """One deal at its beginning or after a few tricks, every play of it."""
    quick, thorough = solvers
    rng = Random(seed)
    kind = KINDS[seed % 4]
    cards_each = rng.choice((10, 10, 9, 8, 7))
    hand = random_ending(rng, kind, cards_each, rng.randrange(3))
    position = Position.of(hand)
    if kind == "misère":
        assert quick.ducks_all_by_play(position) == thorough.ducks_all_by_play(position), seed
    else:
        expected = thorough.tricks_by_play(position, Seat.SOUTH)
        assert quick.tricks_by_play(position, Seat.SOUTH) == expected, seed
        target = rng.randint(1, cards_each)
        assert quick.reaches_by_play(position, Seat.SOUTH, target) == {
            play: value >= target for play, value in expected.items()
        }, seed


def test_thirty_deals(solvers: tuple[Solver, Solver]) -> None:
    for seed in range(30):
        compare(solvers, seed)


@pytest.mark.slow
@pytest.mark.long
def test_three_hundred_deals(solvers: tuple[Solver, Solver]) -> None:
    for seed in range(100, 400):
        compare(solvers, seed)
