"""Throwing out three of thirteen."""

from __future__ import annotations

from itertools import combinations

from game.cards.card import JOKER, Card, Rank, Suit
from game.players.casual import counting, misere
from game.rules.five_hundred.bids import Bid, Denomination
from game.rules.five_hundred.trumps import order_of

_CANDIDATES = 8


def throw_out(hand: tuple[Card, ...], contract: Bid) -> Card:
    """The next card to throw out of a hand that still holds more than ten."""
    count = len(hand) - 10
    if contract.is_misere:
        return misere.throw_out(hand, count)
    denomination = contract.denomination
    assert denomination is not None
    candidates = _candidates(hand, denomination.trump)
    best = max(combinations(candidates, count), key=lambda thrown: _worth(hand, thrown, denomination))
    return best[0]


def _candidates(hand: tuple[Card, ...], trump: Suit | None) -> list[Card]:
    """The cards worth considering: no Joker, trumps and aces only where nothing else is left."""
    suits = order_of(trump).suits

    def reluctance(card: Card) -> tuple[bool, bool, bool, int, int]:
        is_trump = trump is not None and suits[card.index] is trump
        return (card is JOKER, is_trump, card.rank is Rank.ACE, card.rank, card.index)

    return sorted(hand, key=reluctance)[:_CANDIDATES]


def _worth(hand: tuple[Card, ...], thrown: tuple[Card, ...], denomination: Denomination) -> tuple[float, int]:
    kept = [card for card in hand if card not in thrown]
    return counting.made_up_tricks(kept, denomination), -sum(card.rank for card in thrown)
