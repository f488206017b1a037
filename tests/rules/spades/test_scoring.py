"""What bids bring, what bags cost, who wins: scoring tables."""

from __future__ import annotations

from itertools import product

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.events import MatchWon
from game.rules.spades.bids import ALL_BIDS, Bid
from game.rules.spades.rules import SPADES
from game.rules.spades.scoring import Result, bags_of, points_of, score_bid, score_hand, score_of, settle, winners
from tests.rules import naive_alone as naive
from tests.rules.spades.table import spades

SANDBAG = "sandbag=yes"
SHORT = "short-game=yes"
# reason, options, bid, tricks, points, bags
BIDS = [
    ("made exactly", "", "4", 4, 40, 0),
    ("an overtrick is a bag", "", "4", 5, 40, 1),
    ("many overtricks are many bags", "", "1", 13, 10, 12),
    ("short by one", "", "4", 3, -40, 0),
    ("short by all", "", "4", 0, -40, 0),
    ("thirteen", "", "13", 13, 130, 0),
    ("thirteen short by one", "", "13", 12, -130, 0),
    ("twice the bid is no double set without sandbag rules", "", "3", 6, 30, 3),
    ("nello made", "", "0", 0, 50, 0),
    ("nello failed: its tricks are no bags", "", "0", 3, -50, 0),
    ("blind nello made", "", "BN", 0, 100, 0),
    ("blind nello failed", "", "BN", 1, -50, 0),
    ("blind 4 made", "", "B4", 4, 100, 0),
    ("blind 4 with overtricks: they are bags", "", "B4", 6, 100, 2),
    ("blind 4 short", "", "B4", 3, -50, 0),
    ("sandbag: made exactly", SANDBAG, "4", 4, 40, 0),
    ("sandbag: the seed's example, bid 4 and take 5", SANDBAG, "4", 5, 30, 0),
    ("sandbag: three over", SANDBAG, "4", 7, 10, 0),
    ("sandbag: short as ever", SANDBAG, "4", 3, -40, 0),
    ("double set: the seed's example, bid 3 and take 6", SANDBAG, "3", 6, -60, 0),
    ("double set: more than twice", SANDBAG, "3", 9, -60, 0),
    ("double set: one and two", SANDBAG, "1", 2, -20, 0),
    ("one less than twice is none", SANDBAG, "3", 5, 10, 0),
    ("sandbag: nello made", SANDBAG, "0", 0, 50, 0),
    ("sandbag: no double set for nello", SANDBAG, "0", 2, -50, 0),
    ("sandbag: no double set for blind nello", SANDBAG, "BN", 2, -50, 0),
    ("sandbag: overtricks on blind 4 cost 10 each", SANDBAG, "B4", 6, 80, 0),
    ("sandbag: no double set for blind 4", SANDBAG, "B4", 8, 60, 0),
]


@pytest.mark.parametrize(("words", "bid", "tricks", "points", "bags"), [r[1:] for r in BIDS], ids=[r[0] for r in BIDS])
def test_what_a_bid_brings(words: str, bid: str, tricks: int, points: int, bags: int) -> None:
    assert score_bid(Bid.parse(bid), tricks, SPADES.parse_options(words)) == (points, bags)


def test_every_bid_at_every_number_of_tricks() -> None:
    """The same worked out by a second hand from the rules page."""
    for bid, tricks, sandbag in product(ALL_BIDS, range(14), (False, True)):
        options = SPADES.parse_options(SANDBAG if sandbag else "")
        assert score_bid(bid, tricks, options) == naive.spades_hand(bid.text, tricks, sandbag), (bid, tricks)


# reason, score before, points, bags, score after
TOTALS = [
    ("points and bags side by side", 0, 40, 2, 42),
    ("bags are added to bags", 42, 30, 3, 75),
    ("nine bags cost nothing", 45, 30, 4, 79),
    ("the tenth bag costs 100 and leaves no bag", 149, 40, 1, 80),
    ("the bags beyond are noted again", 158, 40, 5, 93),
    ("ten bags are not ten points", 108, 20, 2, 20),
    ("the twentieth bag costs 100 more", 208, 10, 12, 10),
    ("twenty-one bags at once cost 200", 309, 10, 12, 111),
    ("below nothing the bags stay as they are", 47, -80, 0, -47),
    ("and are still there above it", -47, 90, 0, 57),
    ("below nothing bags are still counted", -47, 30, 2, -19),
    ("the tenth bag below nothing", -49, 20, 1, -120),
    ("the tenth bag leads below nothing", 49, 30, 2, -31),
    ("to nothing exactly", 43, -40, 0, 3),
    ("from nothing down", 3, -40, 0, -43),
]


@pytest.mark.parametrize(("before", "points", "bags", "after"), [r[1:] for r in TOTALS], ids=[r[0] for r in TOTALS])
def test_points_and_bags_together(before: int, points: int, bags: int, after: int) -> None:
    result = Result((Bid.of(1),) * 4, (0, 0, 0, 0), (points,) * 4, (bags,) * 4)
    assert (
        settle((before,) * 4, result) == SPADES.settle((before,) * 4, result, SPADES.parse_options("")) == (after,) * 4
    )


def test_totals_over_every_score_and_hand() -> None:
    for before, points, bags in product(range(-130, 131, 7), range(-130, 131, 10), range(13)):
        if before < 0 and points_of(before) == 0:
            continue
        result = Result((Bid.of(1),) * 4, (0, 0, 0, 0), (points,) * 4, (bags,) * 4)
        (after, *_) = settle((before,) * 4, result)
        assert (points_of(after), bags_of(after)) == naive.spades_total(
            points_of(before), bags_of(before), points, bags
        )


@pytest.mark.parametrize(("points", "bags", "score"), [(40, 7, 47), (-40, 7, -47), (0, 7, 7), (0, 0, 0), (-10, 0, -10)])
def test_a_score_is_two_numbers_shown_together(points: int, bags: int, score: int) -> None:
    assert score_of(points, bags) == score
    assert (points_of(score), bags_of(score)) == (points, bags)


# reason, options, scores, who has won
WINNERS = [
    ("nobody at 500", "", (499, 0, 0, 0), ""),
    ("bags do not carry to 500", "", (499, 498, 0, 0), ""),
    ("500 exactly", "", (500, 0, 0, 0), "S"),
    ("beyond it", "", (0, 0, 530, 490), "N"),
    ("two past the mark: the higher points", "", (510, 540, 0, 0), "W"),
    ("two past the mark: bags do not count", "", (519, 520, 0, 0), "W"),
    ("level past the mark: another hand", "", (523, 527, 0, 0), ""),
    ("level below the best does not matter", "", (520, 520, 530, 0), "N"),
    ("a short game ends at 250", SHORT, (250, 240, 0, -30), "S"),
    ("and not before", SHORT, (249, 240, 0, -30), ""),
    ("a long one does not end at 250", "", (250, 240, 0, -30), ""),
    ("all below nothing", "", (-500, -600, -10, -700), ""),
]


@pytest.mark.parametrize(("words", "scores", "won"), [r[1:] for r in WINNERS], ids=[r[0] for r in WINNERS])
def test_who_has_won(words: str, scores: tuple[int, ...], won: str) -> None:
    options = SPADES.parse_options(words)
    seats = tuple(Seat.parse(letter) for letter in won)
    assert winners(scores, options) == SPADES.winners(scores, None, options) == seats


def test_a_hand_at_the_table() -> None:
    table = spades(scores=(9, 120, -43, 0), south="*S").bids("12 0 2 1").play_out()
    result = table.match.finished[0].result
    assert (result.tricks, result.points, result.bags) == ((13, 0, 0, 0), (120, 50, -20, -10), (1, 0, 0, 0))
    assert table.match.scores == (20, 170, -63, -10)
    assert [result.is_made(seat) for seat in SEATS] == [True, True, False, False]


def test_a_double_set_at_the_table() -> None:
    table = spades(SANDBAG, south="*S").bids("6 0 2 1").play_out()
    result = table.match.finished[0].result
    assert table.match.scores == (-120, 50, -20, -10)
    assert result.is_double_set(Seat.SOUTH) and not result.is_made(Seat.SOUTH)
    assert not any(result.is_double_set(seat) for seat in SEATS[1:])


def test_blind_bids_at_the_table() -> None:
    table = spades("blinds=yes", scores=(0, 0, 300, 0), south="*S").bids("B4 BN 1 BN").play_out()
    assert table.match.scores == (109, 100, 290, 100)


def test_the_game_ends_with_the_hand_that_reaches_the_mark() -> None:
    table = spades(scores=(380, 460, 0, 0), south="*S").bids("13 0 1 1").play_out()
    assert table.match.scores == (510, 510, -10, -10)
    assert table.match.winners == (), "level past the mark: another hand"
    table.next_deal(west="*S").bids("13 0 0 1").play_out()
    assert table.match.winners == (Seat.WEST,) and table.events[-1] == MatchWon((Seat.WEST,))


def test_a_change_of_options_counts_from_the_next_deal() -> None:
    table = spades(scores=(140, 0, 0, 0), south="*S").bids("11 1 1 1")
    table.change(SHORT).play_out()
    assert table.match.scores[0] == 252 and not table.match.is_over
    table.next_deal(west="*S").bids("13 1 1 0").play_out()
    assert table.match.winners == (Seat.SOUTH,)


def test_score_hand_keeps_everything_by_seat() -> None:
    bids = (Bid.of(3), Bid.of(0), Bid.parse("B4"), Bid.parse("BN"))
    result = score_hand(bids, (5, 1, 7, 0), SPADES.parse_options(""))
    assert result == Result(bids, (5, 1, 7, 0), (30, -50, 100, 100), (2, 0, 3, 0))
    assert [result.is_made(seat) for seat in SEATS] == [True, False, True, True]
