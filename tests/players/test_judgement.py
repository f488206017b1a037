"""What a contract is worth at every score: the chance of winning the game, and points where nothing hangs on it."""

from __future__ import annotations

import pytest

from game.players.judgement.five_hundred import Stakes, winning_chance
from game.players.judgement.winning_chances import GAME_IN_POINTS, LEAST, MOST, STEP, THOUSANDTHS
from game.rules.five_hundred.bids import MISERE, Bid, Denomination
from game.rules.five_hundred.options import Options

SCORES = range(LEAST, MOST + 1, 35)
SIX_SPADES = Bid.of(6, Denomination.SPADES)
EIGHT_HEARTS = Bid.of(8, Denomination.HEARTS)


def test_the_table_has_a_row_and_a_column_for_every_step() -> None:
    assert len(THOUSANDTHS) == (MOST - LEAST) // STEP + 1
    assert {len(row) for row in THOUSANDTHS} == {len(THOUSANDTHS)}


def test_what_one_side_wins_the_other_loses() -> None:
    for own in SCORES:
        for theirs in SCORES:
            assert winning_chance(own, theirs) + winning_chance(theirs, own) == pytest.approx(1, abs=0.002)


def test_more_points_never_make_winning_less_likely() -> None:
    for theirs in SCORES:
        chances = [winning_chance(own, theirs) for own in SCORES]
        assert chances == sorted(chances)


def test_scores_beyond_the_table_count_as_its_last() -> None:
    assert winning_chance(MOST + 300, 0) == winning_chance(MOST, 0)
    assert winning_chance(0, MOST + 300) == winning_chance(0, MOST)


def test_with_no_score_a_point_is_worth_about_a_point() -> None:
    stakes = Stakes((0, 0), Options())
    assert stakes.contract(SIX_SPADES, 6, 0) == pytest.approx(40 - 40, abs=5)
    assert stakes.contract(SIX_SPADES, 4, 0) == pytest.approx(-40 - 60, abs=10)
    assert stakes.contract(EIGHT_HEARTS, 8, 0) == pytest.approx(300 - 20, rel=0.2)


def test_a_contract_that_wins_the_game_is_worth_what_the_game_is() -> None:
    stakes = Stakes((480, 0), Options())
    won = GAME_IN_POINTS * (1 - winning_chance(480, 0))
    assert stakes.contract(SIX_SPADES, 6, 0) == pytest.approx(won)
    assert stakes.contract(EIGHT_HEARTS, 8, 0) == pytest.approx(won)


def test_a_contract_that_loses_the_game_takes_all_that_was_hoped() -> None:
    stakes = Stakes((0, -480), Options())
    assert stakes.contract(SIX_SPADES, 5, 1) == pytest.approx(-GAME_IN_POINTS * winning_chance(-480, 0))


def test_points_won_in_defence_win_no_game() -> None:
    stakes = Stakes((480, 0), Options())
    assert stakes.contract(SIX_SPADES, 0, 1) < 0.5 * GAME_IN_POINTS * (1 - winning_chance(480, 0)) + 120


def test_the_stop_at_490_is_heard() -> None:
    stopped, open_ended = (Stakes((480, 0), Options(stop_at_490=one)) for one in (True, False))
    # The defenders of a made contract win nothing here with the stop, and some chance without.
    assert stopped.contract(SIX_SPADES, 6, 1) > open_ended.contract(SIX_SPADES, 6, 1)


def test_a_misere_is_worth_more_the_likelier_it_is() -> None:
    stakes = Stakes((0, 0), Options())
    worths = [stakes.misere(MISERE, chance, 0) for chance in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert worths == sorted(worths)
    assert worths[0] == pytest.approx(-250, rel=0.2)
    assert worths[-1] == pytest.approx(250, rel=0.2)


def test_far_ahead_a_risk_is_worth_less_than_far_behind() -> None:
    ahead, behind = (Stakes(scores, Options()).misere(MISERE, 0.5, 0) for scores in ((400, 0), (0, 400)))
    assert ahead < 0 < behind
