"""What hands are worth, the moon both ways, the end of the game and its ties."""

from __future__ import annotations

import pytest

from game.cards.card import Suit, all_cards, parse_cards
from game.cards.seats import SEATS, Seat
from game.engine.events import HandScored, MatchWon
from game.rules.hearts.rules import HEARTS
from game.rules.hearts.scoring import Result, is_penalty, points_of, score_hand, settle, winners
from tests.rules.alone import dealt
from tests.rules.hearts.table import hearts

OFF = "moon=subtract"
HANDS = [
    ("points as taken", "", (1, 0, 12, 13), (1, 0, 12, 13), None),
    ("the queen and twelve hearts are no moon", "", (25, 1, 0, 0), (25, 1, 0, 0), None),
    ("all hearts without the queen are no moon", "", (13, 13, 0, 0), (13, 13, 0, 0), None),
    ("the moon: 26 to each opponent", "", (26, 0, 0, 0), (0, 26, 26, 26), "S"),
    ("the moon of any seat", "", (0, 0, 26, 0), (26, 26, 0, 26), "N"),
    ("the moon by option: 26 off the own total", OFF, (0, 26, 0, 0), (0, -26, 0, 0), "W"),
    ("without a moon the option changes nothing", OFF, (25, 0, 0, 1), (25, 0, 0, 1), None),
]
# reason, totals before, points, totals after, winners
TOTALS = [
    ("nobody at 100 yet", (60, 50, 73, 90), (10, 7, 9, 0), (70, 57, 82, 90), ""),
    ("exactly 100 ends the game, the lowest total wins", (60, 50, 90, 90), (10, 6, 10, 0), (70, 56, 100, 90), "W"),
    ("beyond 100 as well", (98, 50, 20, 90), (13, 6, 7, 0), (111, 56, 27, 90), "N"),
    ("99 does not end it", (99, 0, 0, 0), (0, 13, 13, 0), (99, 13, 13, 0), ""),
    ("two at 100 in one hand", (95, 95, 60, 70), (13, 12, 1, 0), (108, 107, 61, 70), "N"),
    ("two lowest totals share the win", (95, 50, 49, 70), (13, 6, 7, 0), (108, 56, 56, 70), "WN"),
    ("three share it", (95, 50, 50, 50), (26, 0, 0, 0), (121, 50, 50, 50), "WNE"),
    ("all four share it", (90, 90, 90, 90), (10, 10, 10, 10), (100, 100, 100, 100), "SWNE"),
    ("a moon ends the game for the others", (30, 80, 90, 20), (0, 26, 26, 26), (30, 106, 116, 46), "S"),
    ("a moon taken off below nothing", (5, 20, 30, 99), (-26, 0, 0, 0), (-21, 20, 30, 99), ""),
    ("a moon that does not win: another is lower still", (90, 10, 80, 80), (0, 26, 26, 26), (90, 36, 106, 106), "W"),
]


@pytest.mark.parametrize(("words", "taken", "points", "shooter"), [r[1:] for r in HANDS], ids=[r[0] for r in HANDS])
def test_what_a_hand_is_worth(words: str, taken: tuple, points: tuple, shooter: str | None) -> None:  # type: ignore[type-arg]
    result = score_hand(taken, HEARTS.parse_options(words))
    assert (result.taken, result.points) == (taken, points)
    assert result.shooter is (Seat.parse(shooter) if shooter else None)


@pytest.mark.parametrize(("before", "points", "after", "won"), [r[1:] for r in TOTALS], ids=[r[0] for r in TOTALS])
def test_totals_and_winners(before: tuple, points: tuple, after: tuple, won: str) -> None:  # type: ignore[type-arg]
    result = Result(points, points)
    options = HEARTS.parse_options("")
    assert settle(before, result) == HEARTS.settle(before, result, options) == after
    seats = tuple(Seat.parse(letter) for letter in won)
    assert winners(after) == HEARTS.winners(after, result, options) == seats


def test_a_heart_costs_one_and_the_queen_of_spades_thirteen() -> None:
    assert points_of(parse_cards("2H AH")) == 2
    assert points_of(parse_cards("QS")) == 13
    assert points_of(parse_cards("AS KS QC QD JD")) == 0
    assert points_of(all_cards()) == 26
    assert [card.text for card in all_cards() if is_penalty(card) and card.suit is not Suit.HEARTS] == ["QS"]


def test_points_go_to_who_wins_the_trick_and_are_scored_at_the_end_of_the_hand() -> None:
    """North holds the clubs, East the diamonds, South the hearts, West the spades: everybody discards on North."""
    table = hearts(scores=(1, 2, 3, 4), south="*H", west="*S", north="*C", east="*D")
    table.plays("AC AD KH QS")
    assert table.match.view(Seat.EAST).points_taken == (0, 0, 14, 0)
    assert table.match.scores == (1, 2, 3, 4), "nothing is written down before the end"
    table.play_out()
    assert table.match.finished[0].result.taken == (0, 0, 26, 0)
    assert table.match.scores == (27, 28, 3, 30)
    assert any(isinstance(event, HandScored) for event in table.events)


def test_a_moon_shot_by_option_comes_off() -> None:
    table = hearts(OFF, scores=(1, 2, 3, 4), south="*H", west="*S", north="*C", east="*D").play_out()
    assert table.match.scores == (1, 2, -23, 4)


def test_the_game_ends_with_the_hand_that_reaches_100() -> None:
    table = hearts(scores=(80, 60, 20, 79), south="*H", west="*S", north="*C", east="*D").play_out()
    assert table.match.is_over and table.events[-1] == MatchWon((Seat.NORTH,))
    assert "a new one may be begun" in table.refused(dealt(Seat.SOUTH).text)


def test_the_deal_passes_to_the_left_and_the_hands_are_numbered() -> None:
    table = hearts(dealer="W", south="*H", west="*S", north="*C", east="*D").play_out()
    assert not table.match.is_over
    table.next_deal()
    assert table.match.dealer is Seat.NORTH and table.match.number == 5


def test_four_for_themselves() -> None:
    assert HEARTS.teams == tuple((seat,) for seat in SEATS)
    assert len(set(HEARTS.pack())) == 52
