"""Poker hands are named and valued as the seed says; every hand there is agrees with the known frequencies."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards.card import Card, Rank, Suit, parse_cards
from game.cards.pack import pack_of_52
from game.rules.poker_solitaire.grid import EMPTY, LINES
from game.rules.poker_solitaire.hands import PokerHand, poker_hand
from game.rules.poker_solitaire.options import Scoring
from game.rules.poker_solitaire.scoring import score_lines, total

FREQUENCIES = {
    PokerHand.ROYAL_FLUSH: 4,
    PokerHand.STRAIGHT_FLUSH: 36,
    PokerHand.FOUR_OF_A_KIND: 624,
    PokerHand.FULL_HOUSE: 3_744,
    PokerHand.FLUSH: 5_108,
    PokerHand.STRAIGHT: 10_200,
    PokerHand.THREE_OF_A_KIND: 54_912,
    PokerHand.TWO_PAIRS: 123_552,
    PokerHand.ONE_PAIR: 1_098_240,
    PokerHand.NOTHING: 1_302_540,
}
cards_of_a_pack = st.lists(st.sampled_from(pack_of_52()), min_size=25, max_size=25, unique=True)


@pytest.mark.parametrize(
    ("title", "american", "english"),
    [
        ("Royal Flush", 100, 30),
        ("Straight Flush", 75, 30),
        ("Four of a Kind", 50, 16),
        ("Full House", 25, 10),
        ("Flush", 20, 5),
        ("Straight", 15, 12),
        ("Three of a Kind", 10, 6),
        ("Two Pairs", 5, 3),
        ("One Pair", 2, 1),
        ("Nothing", 0, 0),
    ],
)
def test_the_table_of_the_seed(title: str, american: int, english: int) -> None:
    hand = next(hand for hand in PokerHand if hand.title == title)
    assert (hand.points(Scoring.AMERICAN), hand.points(Scoring.ENGLISH)) == (american, english)


@pytest.mark.parametrize(
    ("cards", "title"),
    [
        pytest.param("10H JH QH KH AH", "Royal Flush", id="royal"),
        pytest.param("AH 2H 3H 4H 5H", "Straight Flush", id="ace low in a straight flush"),
        pytest.param("9C KC QC JC 10C", "Straight Flush", id="king high is not royal, whatever the order"),
        pytest.param("7S 7H 7D 7C 2S", "Four of a Kind", id="four"),
        pytest.param("7S 7H 7D 2C 2S", "Full House", id="full house"),
        pytest.param("KH AH 2H 3H 4H", "Flush", id="ace in the middle is no straight"),
        pytest.param("KS AH 2H 3H 4H", "Nothing", id="round the corner is nothing"),
        pytest.param("AS 2H 3H 4H 5H", "Straight", id="ace low"),
        pytest.param("10S JH QH KH AH", "Straight", id="ace high"),
        pytest.param("2S 3H 4H 5H 7H", "Nothing", id="a gap"),
        pytest.param("7S 7H 7D 3C 2S", "Three of a Kind", id="three"),
        pytest.param("7S 7H 3D 3C 2S", "Two Pairs", id="two pairs"),
        pytest.param("7S 7H 4D 3C 2S", "One Pair", id="pair"),
        pytest.param("7S 7H", "One Pair", id="a pair before the line is full"),
        pytest.param("7S 7H 3S 3H", "Two Pairs", id="two pairs of four cards"),
        pytest.param("7S 7H 7D 7C", "Four of a Kind", id="four of four cards"),
        pytest.param("10H JH QH KH", "Nothing", id="four to a royal are nothing yet"),
        pytest.param("", "Nothing", id="an empty line"),
    ],
)
def test_hands_are_named(cards: str, title: str) -> None:
    assert poker_hand(parse_cards(cards)).title == title


@pytest.mark.long
def test_every_hand_of_the_pack_by_its_known_frequency() -> None:
    assert Counter(map(poker_hand, combinations(pack_of_52(), 5))) == FREQUENCIES


def test_random_hands_come_as_often_as_they_should() -> None:
    rng, pack = Random(1), pack_of_52()
    drawn = Counter(poker_hand(rng.sample(pack, 5)) for _ in range(40_000))
    for hand in (PokerHand.NOTHING, PokerHand.ONE_PAIR, PokerHand.TWO_PAIRS, PokerHand.THREE_OF_A_KIND):
        expected = FREQUENCIES[hand] / 2_598_960 * 40_000
        assert abs(drawn[hand] - expected) < 5 * expected**0.5, hand.title


@given(st.lists(st.sampled_from(pack_of_52()), min_size=1, max_size=5, unique=True), st.randoms(use_true_random=False))
def test_order_and_names_of_suits_do_not_matter(cards: list[Card], rng: Random) -> None:
    suits = list(Suit)
    rng.shuffle(suits)
    other = [Card.of(card.rank, suits[card.suit]) for card in cards if card.suit is not None]
    rng.shuffle(other)
    assert poker_hand(other) is poker_hand(cards)


@given(st.lists(st.sampled_from(pack_of_52()), min_size=1, max_size=4, unique=True))
def test_a_line_under_way_never_loses_what_it_is(cards: list[Card]) -> None:
    before = poker_hand(cards)
    for card in pack_of_52():
        if card not in cards:
            assert poker_hand([*cards, card]) >= before


@given(cards_of_a_pack, st.sampled_from(Scoring))
def test_a_grid_is_worth_its_ten_lines_whichever_way_it_is_turned(cards: list[Card], scoring: Scoring) -> None:
    grid = tuple(cards)
    across = tuple(grid[column * 5 + row] for row in range(5) for column in range(5))
    lines = [poker_hand([grid[cell] for cell in line]).points(scoring) for line in LINES]
    assert total(grid, scoring) == sum(lines) == total(across, scoring)
    assert all(line.is_full for line in score_lines(grid, scoring))


def test_totals_are_known_while_the_grid_fills() -> None:
    grid = list(EMPTY)
    assert total(tuple(grid), Scoring.AMERICAN) == 0
    for cell, text in ((0, "7S"), (1, "7H"), (5, "7D"), (6, "2H")):
        grid[cell] = Card.parse(text)
    lines = score_lines(tuple(grid), Scoring.AMERICAN)
    assert [line.points for line in lines] == [2, 0, 0, 0, 0, 2, 0, 0, 0, 0]
    assert not any(line.is_full for line in lines) and Card.parse("7S").rank is Rank.SEVEN
