"""Games won, lost, undone and given up are counted from their records."""

from __future__ import annotations

from random import Random

from game.cards.seats import Seat
from game.store.statistics import Tally, tally
from tests.play.tables import open_game, step


def finished(seed: int, undo: bool) -> object:
    live = open_game(None, seed)
    rng = Random(seed)
    while not live.match.is_over:
        step(live, rng)
        if undo and live.may_undo() and not live.undos:
            live.undo()
    return live.saved.record


def test_every_game_is_counted_once_and_undone_ones_apart() -> None:
    records = [finished(seed, seed % 2 == 0) for seed in range(12)]
    south, west = tally(records, Seat.SOUTH), tally(records, Seat.WEST)  # type: ignore[arg-type]
    assert south.won + south.lost == 6 and south.won_with_undo + south.lost_with_undo == 6
    assert (south.won, south.lost) == (west.lost, west.won)


def test_a_game_under_way_counts_nowhere_and_an_abandoned_one_apart() -> None:
    live = open_game(None)
    step(live, Random(1))
    assert tally([live.saved.record], Seat.SOUTH) == Tally()
    live.abandon()
    assert tally([live.saved.record], Seat.SOUTH) == Tally(abandoned=1)
