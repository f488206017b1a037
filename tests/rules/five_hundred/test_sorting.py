"""How a hand is held: trumps first, colours alternating, from the top down."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game.cards.card import Suit
from game.cards.pack import pack_of_43, shuffled
from game.rules.five_hundred.sorting import sorted_hand
from game.rules.five_hundred.trumps import effective_suit, strength
from tests.rules.five_hundred.table import cards

ROWS = [
    ("no trumps: colours alternate", "NT", "5S 5C 5D 5H", "5S 5D 5C 5H"),
    ("from the top down", "NT", "5S KS JS AS 10S", "AS KS JS 10S 5S"),
    ("the Joker stands first without trumps", "NT", "AS Jo KH", "Jo AS KH"),
    ("trumps first", "H", "AS KH AC AD", "KH AS AD AC"),
    ("Joker, bowers, ace, king", "S", "AS JC Jo KS JS", "Jo JS JC AS KS"),
    ("the left bower is held among trumps", "H", "JD AD KD 5H", "JD 5H AD KD"),
    ("the other jacks stay in their suits", "H", "JS JC JD JH", "JH JD JS JC"),
    ("two suits of one colour stand together if they must", "NT", "5S 5C", "5S 5C"),
    ("a missing suit is stepped over", "D", "5S 5C 5D", "5D 5S 5C"),
    ("no trump in hand", "D", "5S 5C 5H", "5S 5H 5C"),
    ("an empty hand", "S", "", ""),
]


@pytest.mark.parametrize(("trump", "hand", "held"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_how_a_hand_is_held(trump: str, hand: str, held: str) -> None:
    suit = None if trump == "NT" else Suit.parse(trump)
    assert " ".join(card.text for card in sorted_hand(cards(hand), suit)) == held


@pytest.mark.parametrize("trump", [None, *Suit], ids=str)
def test_suits_stand_together_and_fall_whatever_the_order_picked_up(trump: Suit | None) -> None:
    for seed in range(40):
        picked_up = shuffled(pack_of_43(), Random(seed))[:10]
        held = sorted_hand(picked_up, trump)
        assert sorted(held, key=lambda card: card.index) == sorted(picked_up, key=lambda card: card.index)
        assert held == sorted_hand(sorted(picked_up, key=lambda card: card.index), trump)
        suits = [effective_suit(card, trump) for card in held]
        changes = sum(one is not other for one, other in pairwise(suits))
        assert changes == len(set(suits)) - 1, "each suit in one piece"
        for one, other in pairwise(held):
            if effective_suit(one, trump) is effective_suit(other, trump):
                assert strength(one, trump) > strength(other, trump)
        if trump in suits:
            assert suits[0] is trump
