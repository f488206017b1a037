"""Games won, lost, undone and given up are counted from their records."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.seats import Seat
from game.store.statistics import (
    GameSummary,
    HandSummary,
    Tally,
    count_hands,
    level_of,
    summary_of,
    tally,
    tally_games,
)
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


def hand(contract: str, contractor: int, ours: int, is_made: bool) -> HandSummary:
    return HandSummary(contract, contractor, (ours, 10 - ours), is_made)


def game(*hands: HandSummary, started: str = "2026-05-05T12:00:00+00:00", **others: object) -> GameSummary:
    fields = {"id": "g", "started": started, "undos": 0, "is_abandoned": False, "winners": (0, 2), "hands": hands}
    return GameSummary(**(fields | others))  # type: ignore[arg-type]


def test_contracts_are_counted_by_side_and_every_hand_once() -> None:
    hands = (
        hand("7H", 0, 8, True),
        hand("7H", 2, 6, False),
        hand("8S", 1, 1, True),
        hand("M", 3, 0, True),
        hand("OM", 0, 1, False),
        hand("", -1, 0, False),
        hand("", -1, 6, False),
    )
    figures = count_hands([game(*hands), game(*hands, winners=())])
    ours, theirs = figures.sides
    assert ours.made == {"7H": 2} and ours.failed == {"7H": 2, "OM": 2}
    assert theirs.made == {"8S": 2, "M": 2} and not theirs.failed
    assert (ours.bid_tricks, ours.won_tricks, ours.trick_contracts) == (28, 28, 4)
    assert (theirs.bid_tricks, theirs.won_tricks, theirs.trick_contracts) == (16, 18, 2)
    assert figures.without_contract == 4 and figures.hands == 14


def test_played_games_add_up_hand_by_hand() -> None:
    records = [finished(seed, False) for seed in range(8)]
    games = [summary_of(record) for record in records]  # type: ignore[arg-type]
    results = [hand for record in records for hand in record.timeline.match.finished]  # type: ignore[attr-defined]
    figures = count_hands(games)
    assert figures.hands == len(results)
    assert sum(side.made.total() for side in figures.sides) == sum(result.result.is_made for result in results)
    assert tally_games(games, Seat.SOUTH) == tally(records, Seat.SOUTH)  # type: ignore[arg-type]
    assert tally_games(games, Seat.SOUTH).played == 8


@pytest.mark.parametrize(("text", "level"), [("6S", 6), ("10NT", 10), ("10D", 10), ("M", 0), ("OM", 0), ("", 0)])
def test_the_level_of_a_contract(text: str, level: int) -> None:
    assert level_of(text) == level


@pytest.mark.parametrize(
    ("since", "also", "counts"),
    [
        ("", "", True),
        ("2026-05-05T12:00:00+00:00", "", True),
        ("2026-05-05T12:00:01+00:00", "", False),
        ("2026-05-05T22:00:01+10:00", "", False),
        ("2026-05-05T22:00:01+10:00", "g", True),
        ("2026-05-05T22:00:01+10:00", "h", False),
    ],
)
def test_a_game_counts_from_the_reset_on(since: str, also: str, counts: bool) -> None:
    assert game().belongs_to(since, also) is counts


def test_a_game_of_unknown_beginning_is_older_than_any_reset() -> None:
    assert not game(started="").belongs_to("2026-05-05T12:00:00+00:00", "")
    assert game(started="").belongs_to("", "")
