"""The chance of winning from any score, counted from few hands."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.cards.seats import Seat
from game.rules.five_hundred.bids import Bid, Denomination
from game.rules.five_hundred.scoring import Result

pytest.importorskip("numpy")
from game.lab import winning


def test_a_game_decided_by_tossing_a_coin() -> None:
    """Every hand one of the sides makes a slam in hearts: from 250 each the next one wins."""
    bid = Bid.of(8, Denomination.HEARTS)
    slams = [Result(bid, Seat.SOUTH, (0, 0), (300, 0)), Result(bid, Seat.WEST, (0, 0), (0, 300))]
    table = winning.chances(Counter(slams), Random(1))

    def chance(own: int, theirs: int) -> float:
        return float(table[(own - winning.LEAST) // 10, (theirs - winning.LEAST) // 10])

    assert chance(0, 0) == pytest.approx(0.5)
    assert chance(200, 200) == pytest.approx(0.5)
    assert chance(200, 190) == pytest.approx(0.75)
    assert chance(200, -200) == pytest.approx(1 - 0.5**3)


@pytest.mark.slow
def test_a_few_hands_give_the_same_module_twice() -> None:
    sources = [winning.source(winning.chances(winning.count(12), Random(0)), 12) for _ in range(2)]
    assert sources[0] == sources[1]
    module: dict[str, object] = {}
    exec(sources[0], module)
    assert len(module["THOUSANDTHS"]) == (winning.MOST - winning.LEAST) // winning.STEP + 1  # type: ignore[arg-type]
