"""Duplicate deals: fair to both, the same however many processes play them."""

from __future__ import annotations

from game.cards.seats import Seat
from game.lab.duplicate import Comparison, Meeting, compare, play_deal
from game.lab.table import first_dealer, pack_for, rng_for
from game.players.casual import Casual
from game.players.random_player import RandomPlayer
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import Result


def test_a_player_against_itself_is_even() -> None:
    comparison = compare(Meeting(Casual(), Casual(), seed=1), 10)
    assert comparison.margins == [0.0] * 10
    assert comparison.contracts[0] == comparison.contracts[1]


def test_casual_beats_random_clearly() -> None:
    comparison = compare(Meeting(Casual(), RandomPlayer(), seed=1), 30)
    assert comparison.mean - 3 * comparison.standard_error > 100


def test_processes_do_not_change_the_figures() -> None:
    meeting = Meeting(Casual(), RandomPlayer(), seed=2)
    assert compare(meeting, 12, jobs=2) == compare(meeting, 12, jobs=1)


def test_the_table_names_both_sides() -> None:
    text = compare(Meeting(Casual(), RandomPlayer(), seed=4), 3).text()
    assert "points a hand, A over B" in text
    assert "contracts of A" in text and "contracts of B" in text


def test_margin_and_error_by_hand() -> None:
    comparison = Comparison()
    won = Result(Bid.parse("6S"), Seat.SOUTH, (7, 3), (40, 30))
    lost = Result(Bid.parse("6S"), Seat.SOUTH, (5, 5), (-40, 50))
    comparison.add((won, won))
    comparison.add((won, lost))
    assert comparison.margins == [0.0, 50.0]
    assert (comparison.mean, comparison.standard_error) == (25.0, 25.0)
    assert (comparison.contracts[0].made, comparison.contracts[1].failed) == (2, 1)


def test_miseres_are_counted_once_more_by_themselves() -> None:
    comparison = Comparison()
    kept = Result(Bid.parse("M"), Seat.WEST, (10, 0), (0, 250))
    caught = Result(Bid.parse("OM"), Seat.WEST, (9, 1), (0, -500))
    comparison.add((kept, caught))
    assert [tally.played for tally in comparison.contracts] == [1, 1]
    assert (comparison.miseres[1].made, comparison.miseres[0].failed) == (1, 1)


def test_scores_are_given_to_the_players() -> None:
    """A side about to lose bids lower."""
    calm, tense = (_bid_in_all(scores) for scores in ((0, 0), (-480, -480)))
    assert tense < calm


def _bid_in_all(scores: tuple[int, int]) -> int:
    meeting = Meeting(Casual(), Casual(), seed=9, scores=scores)
    contracts = [play_deal(meeting, deal)[0].contract for deal in range(12)]
    return sum(contract.value for contract in contracts if contract is not None)


def test_chance_is_drawn_from_streams_of_its_own() -> None:
    assert pack_for(FIVE_HUNDRED, 1, 0, 1) == pack_for(FIVE_HUNDRED, 1, 0, 1)
    assert pack_for(FIVE_HUNDRED, 1, 0, 1) != pack_for(FIVE_HUNDRED, 1, 1, 0)
    assert rng_for(1, 0, 1, Seat.SOUTH).random() != rng_for(1, 0, 1, Seat.WEST).random()
    assert {first_dealer(1, game) for game in range(40)} == set(Seat)
