"""What a hand is worth and who has won (rules page, "Scoring a hand", "Winning")."""

from __future__ import annotations

import pytest

from game.cards.seats import Seat
from game.engine.events import HandScored, MatchWon
from game.rules.five_hundred.bids import ALL_BIDS, TRICK_BIDS, Bid
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import Result, contract_points, score_hand, settle, side_of, winning_side
from game.rules.five_hundred.view import Phase
from tests.rules.five_hundred.table import Ending, Table, options

SLAM_OFF = "slam=no"

# reason, options, contract, contractor, tricks of S+N and W+E, points of S+N and W+E
HANDS = [
    ("made exactly", "", "6S", "S", (6, 4), (40, 40)),
    ("an overtrick is worth nothing more", "", "6S", "S", (8, 2), (40, 20)),
    ("nine tricks are no slam", "", "6S", "S", (9, 1), (40, 10)),
    ("failed by one", "", "6S", "S", (5, 5), (-40, 50)),
    ("a failed 6S scores -40 even with no trick won", "", "6S", "S", (0, 10), (-40, 100)),
    ("failed badly costs no more", "", "8H", "S", (1, 9), (-300, 90)),
    ("by the other side, made", "", "7NT", "W", (3, 7), (30, 220)),
    ("by the other side, failed", "", "7NT", "E", (4, 6), (40, -220)),
    ("the partner's tricks count", "", "9D", "N", (9, 1), (380, 10)),
    ("slam on 6S", "", "6S", "S", (10, 0), (250, 0)),
    ("slam on 7NT scores 250", "", "7NT", "S", (10, 0), (250, 0)),
    ("slam on 8S scores 250", "", "8S", "S", (10, 0), (250, 0)),
    ("slam on 8C scores 260", "", "8C", "S", (10, 0), (260, 0)),
    ("slam on 10S scores 440", "", "10S", "S", (10, 0), (440, 0)),
    ("slam by the other side", "", "6H", "E", (0, 10), (0, 250)),
    ("slam off: 6S is 40", SLAM_OFF, "6S", "S", (10, 0), (40, 0)),
    ("slam off: 7NT is 220", SLAM_OFF, "7NT", "S", (10, 0), (220, 0)),
    ("slam off: 8C is 260", SLAM_OFF, "8C", "S", (10, 0), (260, 0)),
    ("10H made", "", "10H", "S", (10, 0), (500, 0)),
    ("10NT failed by one", "", "10NT", "S", (9, 1), (-520, 10)),
    ("all ten by the defenders are no slam", "", "10NT", "S", (0, 10), (-520, 100)),
    ("closed misère made: defenders score nothing", "", "M", "S", (0, 10), (250, 0)),
    ("closed misère failed: defenders score nothing", "", "M", "S", (1, 4), (-250, 0)),
    ("open misère made", "", "OM", "W", (10, 0), (0, 500)),
    ("open misère failed", "", "OM", "W", (0, 1), (0, -500)),
    ("misère is no slam, made", SLAM_OFF, "M", "N", (0, 10), (250, 0)),
    ("no contract: ten a trick to both sides", "", "", "", (7, 3), (70, 30)),
    ("no contract: ten tricks are no slam", "", "", "", (10, 0), (100, 0)),
    ("nothing played", "", "", "", (0, 0), (0, 0)),
]


@pytest.mark.parametrize(
    ("words", "contract", "contractor", "tricks", "points"), [r[1:] for r in HANDS], ids=[r[0] for r in HANDS]
)
def test_what_a_hand_is_worth(
    words: str, contract: str, contractor: str, tricks: tuple[int, int], points: tuple[int, int]
) -> None:
    bid = Bid.parse(contract) if contract else None
    seat = Seat.parse(contractor) if contractor else None
    assert score_hand(bid, seat, tricks, options(words)).points == points


def test_every_contract_at_every_number_of_tricks() -> None:
    """The scoring rule written a second time, over all contracts, both options and every outcome."""
    for words in ("", SLAM_OFF):
        for bid in TRICK_BIDS:
            for won in range(11):
                expected = bid.value if won >= int(bid.text.rstrip("SCDHNT")) else -bid.value
                if won == 10 and words == "" and bid.value < 250:
                    expected = 250
                assert contract_points(bid, won, options(words)) == expected
                result = score_hand(bid, Seat.EAST, (10 - won, won), options(words))
                assert result.points == (10 * (10 - won), expected)
                assert result.is_made == (expected > 0) and result.was_played


STOP = "stop-at-490=yes"

# reason, options, totals before, contract, contractor, tricks, totals after, side that has won (S, W) or none
TOTALS = [
    ("first hand", "", (0, 0), "6S", "S", (6, 4), (40, 40), ""),
    (
        "defenders on 490 win four tricks, stop off: 530 and the game goes on",
        "",
        (0, 490),
        "6S",
        "S",
        (6, 4),
        (40, 530),
        "",
    ),
    ("stop on: defenders on 470 with four tricks end at 490", STOP, (0, 470), "6S", "S", (6, 4), (40, 490), ""),
    ("stop on: defenders on 490 stay there", STOP, (0, 490), "6S", "S", (6, 4), (40, 490), ""),
    ("stop on: defenders on 450 with four tricks reach 490", STOP, (0, 450), "6S", "S", (6, 4), (40, 490), ""),
    ("stop on: defenders on 440 with four tricks are below", STOP, (0, 440), "6S", "S", (6, 4), (40, 480), ""),
    ("stop on: a side above 490 is not pulled down", STOP, (0, 530), "6S", "S", (6, 4), (40, 530), ""),
    ("stop on: the contractors' points do not stop", STOP, (470, 0), "6S", "S", (6, 4), (510, 40), "S"),
    ("stop on: the contractors' loss is not lifted", STOP, (490, 490), "6S", "S", (5, 5), (450, 490), ""),
    ("stop on: negative totals rise as usual", STOP, (0, -100), "6S", "S", (6, 4), (40, -60), ""),
    ("stop on: no contract, both sides stop", STOP, (480, 450), "", "", (5, 5), (490, 490), ""),
    ("stop off: no contract, nobody wins on it", "", (480, 450), "", "", (5, 5), (530, 500), ""),
    ("a misère's defenders score nothing", "", (0, 490), "M", "S", (0, 10), (250, 490), ""),
    (
        "both at 480, contractors fail, defenders take five: nobody has won",
        "",
        (480, 480),
        "6S",
        "S",
        (5, 5),
        (440, 530),
        "",
    ),
    ("500 exactly wins", "", (460, 0), "6S", "S", (6, 4), (500, 40), "S"),
    ("490 does not", "", (450, 0), "6S", "S", (6, 4), (490, 40), ""),
    ("the other side wins by its contract", "", (530, 460), "6S", "W", (4, 6), (570, 500), "W"),
    ("500 by defending does not win", "", (0, 460), "6S", "S", (6, 4), (40, 500), ""),
    ("a contract made by a side above 500 from defending wins", "", (530, 0), "6S", "S", (6, 4), (570, 40), "S"),
    ("a contract failed by a side above 500 wins nothing", "", (560, 0), "6S", "S", (5, 5), (520, 50), ""),
    ("both above 500: the makers win", "", (490, 600), "6S", "S", (6, 4), (530, 640), "S"),
    ("-500 exactly loses", "", (-460, 0), "6S", "S", (5, 5), (-500, 50), "W"),
    ("-490 does not", "", (-450, 0), "6S", "S", (5, 5), (-490, 50), ""),
    ("at -490 a failed 6S loses whatever the opponents have", "", (-490, -480), "6S", "S", (0, 10), (-530, -380), "W"),
    ("the other side loses at -500", "", (0, -480), "6S", "E", (5, 5), (50, -520), "S"),
    ("a made contract from far below loses nothing", "", (-490, 0), "6S", "S", (6, 4), (-450, 40), ""),
    ("open misère made from zero wins", "", (0, 0), "OM", "S", (0, 10), (500, 0), "S"),
    ("open misère failed from zero loses", "", (0, 0), "OM", "S", (1, 2), (-500, 0), "W"),
    ("10NT made from zero wins", "", (0, 0), "10NT", "N", (10, 0), (520, 0), "S"),
    ("10NT failed from zero loses", "", (0, 0), "10NT", "N", (9, 1), (-520, 10), "W"),
    ("a slam may carry to 500", "", (250, 0), "6S", "S", (10, 0), (500, 0), "S"),
    ("slam off it does not", SLAM_OFF, (250, 0), "6S", "S", (10, 0), (290, 0), ""),
    ("all passed: nothing changes", "", (480, -480), "", "", (0, 0), (480, -480), ""),
]


@pytest.mark.parametrize(
    ("words", "before", "contract", "contractor", "tricks", "after", "winner"),
    [r[1:] for r in TOTALS],
    ids=[r[0] for r in TOTALS],
)
def test_totals_and_winners(
    words: str,
    before: tuple[int, int],
    contract: str,
    contractor: str,
    tricks: tuple[int, int],
    after: tuple[int, int],
    winner: str,
) -> None:
    bid = Bid.parse(contract) if contract else None
    seat = Seat.parse(contractor) if contractor else None
    result = score_hand(bid, seat, tricks, options(words))
    totals = settle(before, result, options(words))
    assert totals == after
    side = {"": None, "S": 0, "W": 1}[winner]
    assert winning_side(totals, result) == side
    seats = {"": (), "S": (Seat.SOUTH, Seat.NORTH), "W": (Seat.WEST, Seat.EAST)}[winner]
    assert FIVE_HUNDRED.winners(totals, result, options(words)) == seats
    assert FIVE_HUNDRED.settle(before, result, options(words)) == after


def test_sides() -> None:
    assert [side_of(seat) for seat in Seat] == [0, 1, 0, 1]
    assert FIVE_HUNDRED.teams == ((Seat.SOUTH, Seat.NORTH), (Seat.WEST, Seat.EAST))


def test_results_know_whether_anything_was_played() -> None:
    assert not Result(None, None, (0, 0), (0, 0)).was_played
    assert Result(None, None, (10, 0), (100, 0)).was_played
    assert not Result(None, None, (10, 0), (100, 0)).is_made
    assert all(score_hand(bid, Seat.SOUTH, (0, 0), options()).was_played for bid in ALL_BIDS)


# Whole hands played at the table

SPADES = {
    "south": "Jo JS JC AS KS QS 10S 9S 8S 7S",
    "kitty": "4H 4D 5H",
}


def test_a_slam_at_the_table() -> None:
    table = Table(**SPADES).calls("6S - - -").throws("4H 4D 5H").play_out()
    assert table.hand.result.tricks == (10, 0)
    assert table.match.scores == (250, 0) and not table.match.is_over


def test_a_slam_at_the_table_with_the_option_off() -> None:
    table = Table(SLAM_OFF, **SPADES).calls("6S - - -").throws("4H 4D 5H").play_out()
    assert table.match.scores == (40, 0)


def test_no_trick_at_all_at_the_table() -> None:
    table = Table(west=SPADES["south"], kitty="4H 4D 5H").calls("6S - - -").throws("4H 4D 5H").play_out()
    assert table.hand.result.tricks == (0, 10)
    assert table.match.scores == (-40, 100)


SIX_AND_FOUR = {
    "south": "Jo JS JC AS KS QS 4D 5D 6D 7D",
    "west": "10S 9S 8S AD KD QD JD 10D 9D 8D",
    "kitty": "4H 5H 6H",
}


def six_tricks(words: str = "", scores: tuple[int, int] = (0, 0), bid: str = "6S") -> Table:
    """South bids and takes exactly six tricks with spades as trumps."""
    return Table(words, scores=scores, **SIX_AND_FOUR).calls(f"{bid} - - -").throws("4H 5H 6H").play_out()


def test_defenders_on_490_win_four_tricks_and_the_game_goes_on() -> None:
    table = six_tricks(scores=(0, 490))
    assert table.hand.result.tricks == (6, 4)
    assert table.match.scores == (40, 530) and not table.match.is_over and table.match.awaits_deal


def test_the_stop_at_the_table() -> None:
    assert six_tricks(STOP, (0, 470)).match.scores == (40, 490)


def test_both_at_480_and_the_contractors_fail() -> None:
    table = six_tricks(scores=(480, 480), bid="7S")
    assert table.match.scores == (340, 520) and table.match.winners == ()
    assert not [event for event in table.events if isinstance(event, MatchWon)]


def test_a_side_at_minus_490_fails_and_has_lost() -> None:
    table = six_tricks(scores=(-490, -480), bid="7S")
    assert table.match.scores == (-630, -440)
    assert table.match.winners == (Seat.WEST, Seat.EAST)
    assert table.events[-2:] == [HandScored(1, table.hand.result, (-630, -440)), MatchWon((Seat.WEST, Seat.EAST))]


def test_a_made_contract_by_a_side_already_above_500_wins() -> None:
    table = six_tricks(scores=(530, 700))
    assert table.match.scores == (570, 740) and table.match.winners == (Seat.SOUTH, Seat.NORTH)


def test_no_contract_at_the_table_cannot_win() -> None:
    table = Table("all-pass=play-no-trumps", scores=(490, 490)).calls("- - - -").play_out()
    won = table.hand.result.tricks
    assert sum(won) == 10 and table.hand.result.contractor is None
    assert table.match.scores == (490 + 10 * won[0], 490 + 10 * won[1]) and not table.match.is_over


def test_all_four_pass_scores_nothing_and_the_next_dealer_deals() -> None:
    table = Table(scores=(120, -60)).calls("- - - -")
    assert table.match.scores == (120, -60) and table.match.awaits_deal
    assert table.hand.phase is Phase.OVER and table.hand.result == Result(None, None, (0, 0), (0, 0))
    assert table.events[1:] == [HandScored(1, table.hand.result, (120, -60))]
    table.next_deal()
    assert table.match.dealer is Seat.SOUTH


def test_a_change_of_options_counts_from_the_next_deal() -> None:
    table = Table(scores=(0, 480), **SIX_AND_FOUR)
    table.change("stop-at-490=yes slam=no")
    table.calls("6S - - -").throws("4H 5H 6H").play_out()
    assert table.match.scores == (40, 520), "the hand under way keeps its rules"
    table.next_deal(west=SPADES["south"], kitty="4H 4D 5H").calls("6S - - -").throws("4H 4D 5H").play_out()
    assert table.match.scores == (40, 560), "slam off now, and not pulled down"


def test_tricks_are_counted_by_side_in_an_ending() -> None:
    ending = Ending("6S", "AH 4D / KH 5D / 7H AD / QH 6D").plays("AH KH 7H QH 4D 5D AD 6D")
    assert ending.hand.result.tricks == (2, 0)
