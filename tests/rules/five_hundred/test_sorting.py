"""A hand is held by effective suit, colours alternating, trumps where the player wants them."""

from __future__ import annotations

import pytest

from game.cards.card import Suit, parse_cards
from game.rules.five_hundred.sorting import sorted_hand

HAND = parse_cards("5C JS AH Jo KD 6S JC QH 10D 7C")


@pytest.mark.parametrize(
    ("trump", "order", "expected"),
    [
        pytest.param(None, "suits", "Jo JS 6S AH QH JC 7C 5C KD 10D", id="the Joker stands alone at the left"),
        pytest.param(None, "trumps-right", "KD 10D JC 7C 5C AH QH JS 6S Jo", id="or at the right"),
        pytest.param(Suit.CLUBS, "trumps-left", "Jo JC JS 7C 5C AH QH 6S KD 10D", id="left bower with trumps"),
        pytest.param(Suit.CLUBS, "trumps-right", "KD 10D 6S AH QH Jo JC JS 7C 5C", id="trumps at the right"),
        pytest.param(Suit.CLUBS, "suits", "6S AH QH Jo JC JS 7C 5C KD 10D", id="trumps in their suit's place"),
    ],
)
def test_order(trump: Suit | None, order: str, expected: str) -> None:
    assert " ".join(card.text for card in sorted_hand(HAND, trump, order)) == expected


def test_colours_alternate_also_with_a_suit_missing() -> None:
    hand = sorted_hand(parse_cards("5S 6S 7C 8C 9H"), None)
    assert [card.suit for card in hand] == [Suit.SPADES, Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.CLUBS]
