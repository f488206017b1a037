"""No choice and no hint depends on a card the seat cannot see, nor on the seed of the shuffle."""

from __future__ import annotations

import pytest

from game.players.compiled import IS_COMPILED
from game.players.monte_carlo import Budget, Club, MonteCarlo
from game.players.player import Player
from tests.play.positions import choice_of, positions

FEW = Budget(bidding=2, throwing_out=2, playing=2, misere=2, throw_outs=3)
needs_speed = pytest.mark.skipif(not IS_COMPILED, reason="the solver is not compiled")


def compare(player: Player, pairs: int, seed: int) -> None:
    """Let *player* choose in that many pairs of records that differ in hidden cards and seed alone."""
    done, phases = 0, set()
    for position in positions(2 * pairs, seed):
        twin = position.twin()
        if twin is None:
            continue
        assert twin.header.seed != position.record.header.seed and twin.text != position.record.text
        assert choice_of(twin, player) == choice_of(position.record, player), position.record.text
        phases.add((position.view.phase, position.seat))
        done += 1
        if done == pairs:
            break
    assert done == pairs and len(phases) > 6


@needs_speed
def test_hidden_cards_change_no_choice() -> None:
    compare(MonteCarlo(FEW), 40, 1)


@pytest.mark.slow
@pytest.mark.long
@needs_speed
def test_hidden_cards_change_no_choice_in_five_hundred_pairs() -> None:
    compare(Club(), 500, 2)
