"""The chance that a card takes its trick, and what the trick will cost: the arithmetic behind every choice."""

from __future__ import annotations

from typing import Final

from game.cards.card import Card, Rank, Suit
from game.cards.seats import Seat
from game.players.casual_hearts.reading import Reading
from game.rules.hearts.scoring import CARD_POINTS, QUEEN, QUEEN_POINTS

_DISCARDED_HEARTS: Final = 1.3
"""Points a void player throws on a trick besides the queen."""


def chance_to_take(reading: Reading, card: Card) -> float:
    """How likely *card* takes the trick, if those after it play under it whenever they can."""
    suit = card.suit
    assert suit is not None
    if reading.view.trick and (suit is not reading.led or card.rank < reading.best.card.rank):
        return 0.0
    higher = reading.higher_out(card)
    if not higher:
        return 1.0
    share = higher / len(reading.out[suit])
    chance = 1.0
    for seat in reading.to_come:
        if reading.may_hold(seat, suit):
            chance *= 1 - (1 - _chance_of_void(reading, suit)) * share ** max(1.0, _length(reading, suit))
    return chance


def trick_cost(reading: Reading, card: Card) -> float:
    """The points expected in the trick once all have played, *card* among them."""
    suit = reading.led or card.suit
    assert suit is not None
    cost = float(reading.points_on_table + CARD_POINTS[card.index])
    for seat in reading.to_come:
        cost += _expected_from(reading, seat, suit, card)
    return cost


def _expected_from(reading: Reading, seat: Seat, suit: Suit, card: Card) -> float:
    void = 1.0 if not reading.may_hold(seat, suit) else _chance_of_void(reading, suit)
    queen = 0.0
    if reading.queen_is_out and reading.may_hold(seat, Suit.SPADES):
        queen = QUEEN_POINTS / max(1, reading.holders(Suit.SPADES))
    hearts = _DISCARDED_HEARTS if reading.may_hold(seat, Suit.HEARTS) else 0.0
    thrown = max(hearts, queen * 0.8 + hearts * 0.2)
    followed = 1.0 if suit is Suit.HEARTS else 0.0
    if suit is Suit.SPADES and queen and (card.rank > Rank.QUEEN or _is_above_queen(reading)):
        followed = queen
    return void * thrown + (1 - void) * followed


def _is_above_queen(reading: Reading) -> bool:
    """Whether the trick so far would catch the queen of spades."""
    return bool(reading.view.trick) and reading.best.card.suit is Suit.SPADES and reading.best.card.rank > QUEEN.rank


def _length(reading: Reading, suit: Suit) -> float:
    """How many cards of *suit* a player who may hold some has on average."""
    return len(reading.out[suit]) / max(1, reading.holders(suit))


def _chance_of_void(reading: Reading, suit: Suit) -> float:
    """How likely a player who has not shown out holds none of *suit* all the same."""
    return (1 - 1 / max(1, reading.holders(suit))) ** len(reading.out[suit])
