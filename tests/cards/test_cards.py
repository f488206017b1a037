"""Cards, suits, ranks and seats: how they are written and read, and how they stand to each other."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import copy, deepcopy
from random import Random

import pytest

from game.cards.card import JOKER, Card, Rank, Suit, all_cards, parse_cards
from game.cards.pack import pack_of_43, pack_of_52, shuffled
from game.cards.seats import SEATS, Seat


@pytest.mark.parametrize("card", all_cards(), ids=str)
def test_every_card_is_written_and_read(card: Card) -> None:
    assert Card.parse(card.text) is card
    assert repr(card) == card.text
    assert copy(card) is deepcopy(card) is pickle.loads(pickle.dumps(card)) is card
    assert all_cards()[card.index] is card
    if card.suit is not None:
        assert Card.of(card.rank, card.suit) is card


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("QS", "Queen of spades"),
        ("10H", "10 of hearts"),
        ("4D", "4 of diamonds"),
        ("AC", "Ace of clubs"),
        ("Jo", "Joker"),
        ("JH", "Jack of hearts"),
        ("KD", "King of diamonds"),
    ],
)
def test_how_cards_are_said(text: str, name: str) -> None:
    assert Card.parse(text).name == name


@pytest.mark.parametrize("junk", ["", "1S", "11H", "SQ", "qs", "QX", "JO", "jo", "Q", "10", " QS", "QS ", "--", "0H"])
def test_junk_is_no_card(junk: str) -> None:
    with pytest.raises(ValueError, match=r"is no card; cards are written QS, 10H, AD or Jo$"):
        Card.parse(junk)


def test_cards_in_a_row() -> None:
    assert [card.text for card in parse_cards("QS  Jo\n10H")] == ["QS", "Jo", "10H"]
    assert parse_cards("") == ()
    with pytest.raises(ValueError, match="'XX' is no card"):
        parse_cards("QS XX")


def test_suits() -> None:
    assert [suit.letter for suit in Suit] == ["S", "C", "D", "H"], "in the order of the bids"
    assert [suit.word for suit in Suit] == ["spades", "clubs", "diamonds", "hearts"]
    assert [suit.twin.letter for suit in Suit] == ["C", "S", "H", "D"]
    assert [suit.is_red for suit in Suit] == [False, False, True, True]
    assert all(suit.twin.is_red == suit.is_red and suit.twin.twin is suit for suit in Suit)
    assert all(Suit.parse(suit.letter) is suit for suit in Suit)


@pytest.mark.parametrize("junk", ["", "X", "SC", "s", "NT", "spades"])
def test_junk_is_no_suit(junk: str) -> None:
    with pytest.raises(ValueError, match="is no suit; suits are S, C, D and H"):
        Suit.parse(junk)


def test_ranks() -> None:
    assert [rank.text for rank in Rank] == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "Jo"]
    assert max(Rank) is Rank.JOKER and JOKER.rank is Rank.JOKER and JOKER.suit is None


def test_seats_go_clockwise() -> None:
    assert "".join(seat.letter for seat in SEATS) == "SWNE"
    assert [seat.word for seat in SEATS] == ["South", "West", "North", "East"]
    for seat in SEATS:
        assert seat.clockwise() == (seat, seat.left, seat.partner, seat.right)
        assert seat.left.right is seat and seat.partner.partner is seat and seat.left.left is seat.partner
        assert Seat.parse(seat.letter) is seat
    assert Seat.SOUTH.left is Seat.WEST and Seat.EAST.left is Seat.SOUTH


@pytest.mark.parametrize("junk", ["", "X", "SW", "s", "South"])
def test_junk_is_no_seat(junk: str) -> None:
    with pytest.raises(ValueError, match="is no seat; seats are S, W, N and E"):
        Seat.parse(junk)


def test_the_packs() -> None:
    assert len(pack_of_52()) == len(set(pack_of_52())) == 52 and JOKER not in pack_of_52()
    assert Counter(card.suit for card in pack_of_43()) == {
        Suit.SPADES: 10,
        Suit.CLUBS: 10,
        Suit.DIAMONDS: 11,
        Suit.HEARTS: 11,
        None: 1,
    }


def test_a_seed_means_the_same_order_for_ever() -> None:
    """The first cards of a known seed: a shuffle by another Python or another hand must give the very same."""
    order = shuffled(pack_of_43(), Random(500))
    assert " ".join(card.text for card in order[:8]) == "10C 4H 10H KC KH JC QC 6D"
    assert order == shuffled(pack_of_43(), Random(500)) != shuffled(pack_of_43(), Random(501))


def test_shuffling_keeps_the_cards_and_leaves_the_pack_alone() -> None:
    pack = pack_of_43()
    assert sorted(shuffled(pack, Random(1)), key=lambda card: card.index) == sorted(pack, key=lambda card: card.index)
    assert pack == pack_of_43()
    assert shuffled((), Random(1)) == () and shuffled(pack[:1], Random(1)) == pack[:1]


def test_every_order_is_as_likely() -> None:
    """24 orders of four cards, 6 000 shuffles: no order strays from 250 by more than five standard deviations."""
    rng, four = Random(3), pack_of_43()[:4]
    counts = Counter(shuffled(four, rng) for _ in range(6000))
    assert len(counts) == 24
    assert all(abs(count - 250) < 5 * 15.5 for count in counts.values())
