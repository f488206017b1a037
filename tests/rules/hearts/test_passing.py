"""Passing three cards: to whom, in what order, and who sees them when."""

from __future__ import annotations

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.events import CardsMoved, Zone
from game.rules.hearts.passing import Direction, direction_of
from game.rules.hearts.view import Phase
from tests.rules.alone import cards
from tests.rules.hearts.table import HOLD, hearts

GIVEN = "2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S"
HANDS = {"south": "*C", "west": "*D", "north": "*H", "east": "*S"}


@pytest.mark.parametrize(
    ("number", "direction"),
    [
        (1, Direction.LEFT), (2, Direction.RIGHT), (3, Direction.ACROSS), (4, Direction.HOLD),
        (5, Direction.LEFT), (8, Direction.HOLD), (9, Direction.LEFT), (103, Direction.ACROSS),
    ],
)  # fmt: skip
def test_left_right_across_hold_and_round_again(number: int, direction: Direction) -> None:
    assert direction_of(number) is direction
    assert hearts(number=number).hand.direction is direction


@pytest.mark.parametrize(
    ("direction", "receivers"),
    [(Direction.LEFT, "WNES"), (Direction.RIGHT, "ESWN"), (Direction.ACROSS, "NESW"), (Direction.HOLD, "SWNE")],
)
def test_who_gets_whose_cards(direction: Direction, receivers: str) -> None:
    for giver, letter in zip(SEATS, receivers, strict=True):
        receiver = Seat.parse(letter)
        assert direction.receiver(giver) is receiver
        assert direction.giver(receiver) is giver


@pytest.mark.parametrize(("number", "receivers"), [(1, "WNES"), (2, "ESWN"), (3, "NESW")])
def test_three_cards_go_to_that_player(number: int, receivers: str) -> None:
    table = hearts(number=number, **HANDS).passes(GIVEN)
    for at, letter in enumerate(receivers):
        given = cards(GIVEN)[3 * at : 3 * at + 3]
        receiver = Seat.parse(letter)
        assert set(given) <= set(table.hand.hands[receiver])
        assert table.match.view(SEATS[at]).given == given
        assert table.match.view(receiver).received == given
    assert [len(hand) for hand in table.hand.hands] == [13] * 4
    assert table.hand.phase is Phase.PLAYING


def test_everybody_is_dealt_thirteen_cards_and_passes_before_the_play() -> None:
    table = hearts(number=1)
    assert [len(hand) for hand in table.hand.hands] == [13] * 4
    assert table.hand.phase is Phase.PASSING and table.match.to_act is Seat.SOUTH
    assert table.may().split() == [card.text for card in table.hand.hands[Seat.SOUTH]]


def test_the_hold_hand_is_played_as_dealt() -> None:
    table = hearts(number=HOLD)
    assert table.hand.phase is Phase.PLAYING
    view = table.match.view(Seat.SOUTH)
    assert view.given == view.received == ()


def test_each_lays_down_three_in_turn_and_nobody_sees_what_comes_before_having_given() -> None:
    table = hearts(number=1, **HANDS)
    table.passes("2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S")
    for seat in SEATS:
        view = table.match.view(seat)
        assert view.received == ()
        assert view.hand_sizes == (10, 10, 10, 11)
        assert {card.suit for card in (*view.hand, *view.given)} == {view.given[0].suit}
    table.passes("4S")
    assert table.match.view(Seat.WEST).received == cards("2C 3C 4C")


def test_passed_cards_are_seen_by_giver_and_receiver_alone() -> None:
    table = hearts(number=3, **HANDS)
    events = [event for word in GIVEN.split() for event in table.passes(word).events]
    laid = [event for event in events if isinstance(event, CardsMoved) and event.target.zone is Zone.PASSED]
    came = [event for event in events if isinstance(event, CardsMoved) and event.source.zone is Zone.PASSED]
    assert len(laid) == 12 and len(came) == 4
    assert all(event.visible_to == (event.source.seat,) for event in laid)
    for event in came:
        assert event.visible_to == (event.source.seat, event.target.seat)
        stranger = next(seat for seat in SEATS if seat not in event.visible_to)
        seen = event.seen_by(stranger)
        assert isinstance(seen, CardsMoved) and seen.cards == (None,) * 3


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("S passes 2D", "The 2 of diamonds is not in your hand"),
        ("W passes 2D", "It is South's turn"),
        ("S plays 2C", "3 cards must be passed left first"),
    ],
)
def test_what_may_not_be_passed(line: str, reason: str) -> None:
    assert reason in hearts(number=1, **HANDS).refused(line)


def test_a_card_is_passed_once_and_only_three() -> None:
    table = hearts(number=1, **HANDS).passes("2C")
    assert "not in your hand" in table.refused("S passes 2C")
    table.passes("3C 4C")
    assert "West's turn" in table.refused("S passes 5C")
    table.passes("2D 3D 4D 2H 3H 4H 2S 3S 4S")
    assert "time to play" in table.refused("N passes 5H")
