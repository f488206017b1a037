"""Who wins a trick where suits stay what they are, what follows, and who has shown out."""

from __future__ import annotations

import pytest

from game.cards.card import Suit, parse_cards
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.engine.tricks import Trick, following, shown_out, tricks_won, winning_play


def trick(text: str, leader: Seat = Seat.SOUTH) -> tuple[Play, ...]:
    return tuple(Play(seat, card) for seat, card in zip(leader.clockwise(), parse_cards(text), strict=False))


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("9H 10H QH 2H", None, "QH"),
        ("2H AS AD AC", None, "2H"),
        ("2H AS KH AC", None, "KH"),
        ("AH 2S KH QH", Suit.SPADES, "2S"),
        ("AH 2S KH 3S", Suit.SPADES, "3S"),
        ("AH 3S KH 2S", Suit.SPADES, "3S"),
        ("2S AH AD 3S", Suit.SPADES, "3S"),
        ("5D", Suit.SPADES, "5D"),
    ],
)
def test_the_highest_trump_else_the_highest_of_the_suit_led_wins(cards: str, trump: Suit | None, winner: str) -> None:
    assert winning_play(trick(cards), trump).card.text == winner


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match="no winner"):
        winning_play(())


@pytest.mark.parametrize(
    ("hand", "led", "cards"),
    [("2H 3S 4H", "KH", "2H 4H"), ("3S 4D", "KH", "3S 4D"), ("3S 4D", "", "3S 4D")],
)
def test_what_follows(hand: str, led: str, cards: str) -> None:
    assert tuple(following(parse_cards(hand), trick(led))) == parse_cards(cards)


def test_tricks_are_counted_and_those_who_do_not_follow_remembered() -> None:
    first = Trick(trick("2H 3H AS 4H"), Seat.EAST)
    second = Trick(trick("5C 6C 7C 8D", Seat.EAST), Seat.NORTH)
    assert tricks_won((first, second)) == (0, 0, 1, 1)
    under_way = trick("9D 2S", Seat.NORTH)
    assert shown_out((first, second), under_way) == tuple(
        frozenset({Seat.NORTH: {Suit.HEARTS, Suit.CLUBS}, Seat.EAST: {Suit.DIAMONDS}}.get(seat, ())) for seat in SEATS
    )
