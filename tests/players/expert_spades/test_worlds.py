"""The law of imagining: whatever a seat imagines, the hand made of it looks to that seat as its own does."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.players.compiled.jit import IS_COMPILED
from game.players.compiled_spades.counting import chance_of_nello, expected_tricks
from game.players.compiled_spades.knowledge import set_of
from game.players.compiled_spades.rehearsal import Rehearsal
from game.rules.spades.bids import NELLO
from game.rules.spades.view import Phase
from tests.players.compiled_spades.walks import hand_of, positions

REHEARSAL = Rehearsal()


@given(seed=st.integers(0, 10_000), turn=st.integers(0, 55), strays=st.sampled_from((0.0, 0.3, 1.0)))
def test_every_imagined_deal_gives_the_same_view(seed: int, turn: int, strays: float) -> None:
    hands = [hand.copy() for hand in positions(seed, strays)]
    hand = hands[min(turn, len(hands) - 1)]
    for seat in {hand.to_act, hand.dealer}:
        assert seat is not None
        view = hand.view(seat)
        REHEARSAL.look_at(view, Random(seed))
        for _ in range(3):
            assert hand_of(view, REHEARSAL.world()).view(seat) == view


@pytest.mark.skipif(not IS_COMPILED, reason="too few worlds without the compiler")
def test_who_bids_more_is_imagined_with_more_tricks_and_a_nello_with_few() -> None:
    rehearsal = Rehearsal()
    by_bid: dict[int, list[float]] = {}
    nellos, others = [], []
    for seed in range(40):
        hand = next(hand.copy() for hand in positions(seed, 0.0) if hand.phase is Phase.PLAYING)
        assert hand.to_act is not None
        view = hand.view(hand.to_act)
        rehearsal.look_at(view, Random(seed))
        reals = rehearsal._reals
        for _ in range(16):
            world = rehearsal.world()
            for seat in view.seat.clockwise()[1:]:
                bid, cards = view.bids[seat], set_of(world[seat])
                assert bid is not None
                if bid.is_blind:
                    continue
                (nellos if bid is NELLO else others).append(chance_of_nello(reals, cards))
                if bid.tricks:
                    by_bid.setdefault(bid.tricks, []).append(expected_tricks(reals, cards))
    means = {bid: sum(counts) / len(counts) for bid, counts in by_bid.items() if len(counts) > 50}
    assert list(means) and sorted(means, key=lambda bid: means[bid]) == sorted(means)
    assert sum(nellos) / len(nellos) > 0.5 > 0.4 > sum(others) / len(others)


@pytest.mark.skipif(not IS_COMPILED, reason="too few worlds without the compiler")
def test_the_cards_that_lie_are_imagined_more_often_than_by_chance() -> None:
    """Late in a hand, bids and plays tell where cards lie."""
    rehearsal, found, expected = Rehearsal(), 0.0, 0.0
    for seed in range(30):
        for number, hand in enumerate(positions(seed, 0.0)):
            if hand.phase is not Phase.PLAYING or number % 9 or hand.to_act is None or len(hand.hands[0]) < 3:
                continue
            view = hand.view(hand.to_act)
            rehearsal.look_at(view, Random(seed))
            hidden = list(view.seat.clockwise()[1:])
            sizes = [view.hand_sizes[seat] for seat in hidden]
            for _ in range(8):
                world = rehearsal.world()
                found += sum(len(set(world[seat]) & set(hand.hands[seat])) for seat in hidden) / sum(sizes)
                expected += sum(size * size for size in sizes) / sum(sizes) ** 2
    assert found > 1.15 * expected
