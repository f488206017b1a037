"""The solver against brute force on random endings: the value of every legal play, in every kind of hand.

Both as it is used and in the thorough mode that other tests measure it by. Three thousand of them:
``pytest -m slow tests/players/compiled``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from game.cards.seats import Seat
from game.engine.actions import Play
from game.players.compiled import Position, Solver
from game.rules.five_hundred.hand import FiveHundredHand
from tests.players.compiled.brute_force import BruteForce
from tests.players.compiled.endings import KINDS, lopsided_ending, random_ending


@pytest.fixture(scope="module")
def solvers() -> tuple[Solver, Solver]:
    pytest.importorskip("numba")
    return Solver(), Solver(is_thorough=True)


SIZES = {"misère": (3, 4, 5, 5)}
"""Cards in each hand; brute force takes minutes for five with four players, so there they are rare."""


def compare(solvers: tuple[Solver, Solver], seed: int, *, is_patient: bool = True) -> Counter[str]:
    """One ending; what kind it was."""
    rng = Random(seed)
    kind = rng.choice((*KINDS, "no trumps", "misère"))
    cards_each = rng.choice(SIZES.get(kind, (3, 3, 3, 4, 4)))
    if kind != "misère" and is_patient and rng.random() < 0.004:
        cards_each = 5
    hand = random_ending(rng, kind, cards_each, rng.randrange(3 if kind == "misère" else 4))
    return compare_ending(solvers, hand, kind, seed) + Counter({f"of {cards_each}": 1})


def compare_ending(solvers: tuple[Solver, Solver], hand: FiveHundredHand, kind: str, seed: int) -> Counter[str]:
    oracle = BruteForce()
    expected = oracle.values(hand)
    where = f"seed {seed}: {kind}, {hand.to_act!r} of {hand.hands} on {hand.trick}"
    for solver in solvers:
        if kind == "misère":
            check_misere(solver, hand, expected, where)
        else:
            check_tricks(solver, hand, expected, where)
    met = Counter({kind: 1, "endings": 1, "plays": len(expected)})
    met["Joker bound"] += oracle.joker_was_bound
    met["plays differ"] += len(set(expected.values())) > 1
    met["mid-trick"] += bool(hand.trick)
    return met


def check_tricks(solver: Solver, hand: FiveHundredHand, expected: dict[Play, int], where: str) -> None:
    position = Position.of(hand)
    assert hand.to_act is not None
    best = max(expected.values()) if hand.to_act % 2 == 0 else min(expected.values())
    left = position.tricks_left
    assert solver.tricks(position, Seat.NORTH) == best, where
    assert solver.tricks(position, Seat.EAST) == left - best, where
    assert solver.tricks_by_play(position, Seat.SOUTH) == expected, where
    for target in range(left + 2):
        reached = {play: value >= target for play, value in expected.items()}
        assert solver.reaches_by_play(position, Seat.SOUTH, target) == reached, f"{where}, target {target}"
    theirs = {play: left - value >= 1 for play, value in expected.items()}
    assert solver.reaches_by_play(position, Seat.WEST, 1) == theirs, where


def check_misere(solver: Solver, hand: FiveHundredHand, expected: dict[Play, int], where: str) -> None:
    position = Position.of(hand)
    answers = {play: value == 1 for play, value in expected.items()}
    assert solver.ducks_all_by_play(position) == answers, where
    saves = any(answers.values()) if hand.to_act is hand.contractor else all(answers.values())
    assert solver.ducks_all(position) == saves, where


def test_a_hundred_endings(solvers: tuple[Solver, Solver]) -> None:
    met: Counter[str] = Counter()
    for seed in range(100):
        met += compare(solvers, seed, is_patient=False)
    assert met["Joker bound"] >= 30, met
    assert min(met[kind] for kind in KINDS) >= 10, met


TELLING = [15, 17, 190, 223, 422, 745, 757, 781]
"""Lopsided endings in which it shows if a suit led, a suit thrown off on, or the suit a Joker names is forgotten."""


@pytest.mark.parametrize(
    "seeds", [[*TELLING, *range(50)], pytest.param(range(6000), marks=[pytest.mark.slow, pytest.mark.long])]
)
def test_lopsided_endings(solvers: tuple[Solver, Solver], seeds: Sequence[int]) -> None:
    """Void hands, and a Joker bound in some way: where its rules matter most."""
    met: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(seed)
        kind = rng.choice(("no trumps", "misère", "misère"))
        hand = lopsided_ending(rng, kind, rng.choice((3, 4) if kind == "misère" else (2, 3)))
        met += compare_ending(solvers, hand, kind, seed)
    assert met["Joker bound"] >= len(seeds) / 2, met


@pytest.mark.slow
@pytest.mark.long
def test_three_thousand_endings(solvers: tuple[Solver, Solver]) -> None:
    met: Counter[str] = Counter()
    for seed in range(1000, 4000):
        met += compare(solvers, seed)
    print(dict(met))
    assert met["Joker bound"] >= 1000, met
