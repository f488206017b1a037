"""Which suit a card belongs to and which card beats which, once trumps are known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.cards.card import JOKER, Card, Rank, Suit, all_cards
from game.engine.actions import Play


def effective_suit(card: Card, trump: Suit | None) -> Suit | None:
    """The suit *card* belongs to once trumps are known (seed 000, RULES).

    The left bower leaves its printed suit. The Joker is a trump; at no trumps it has no suit until its player names
    one, hence ``None``.

    >>> effective_suit(Card.parse("JC"), Suit.SPADES)
    <Suit.SPADES: 0>
    """
    return order_of(trump).suits[card.index]


def strength(card: Card, trump: Suit | None) -> int:
    """How high *card* stands within its effective suit: the rank, above it the left bower, right bower and Joker."""
    return order_of(trump).strengths[card.index]


def right_bower(trump: Suit) -> Card:
    return Card.of(Rank.JACK, trump)


def left_bower(trump: Suit) -> Card:
    return Card.of(Rank.JACK, trump.twin)


@dataclass(frozen=True, slots=True)
class Order:
    """The effective suit and the strength of every card for one trump suit, by ``Card.index``."""

    suits: tuple[Suit | None, ...]
    strengths: tuple[int, ...]


def order_of(trump: Suit | None) -> Order:
    """The order of the cards for *trump* (``None``: no trumps and misère)."""
    return _ORDERS[-1 if trump is None else trump]


_LEFT, _RIGHT, _JOKER = 16, 17, 18


def _order(trump: Suit | None) -> Order:
    suits = [trump if card is JOKER else card.suit for card in all_cards()]
    strengths = [_JOKER if card is JOKER else int(card.rank) for card in all_cards()]
    if trump is not None:
        left = left_bower(trump).index
        suits[left] = trump
        strengths[left] = _LEFT
        strengths[right_bower(trump).index] = _RIGHT
    return Order(tuple(suits), tuple(strengths))


_ORDERS: Final = (*(_order(suit) for suit in Suit), _order(None))


def suit_led(lead: Play, trump: Suit | None) -> Suit | None:
    """The suit the others must follow: the lead's effective suit, or the one named with a Joker."""
    return lead.suit if lead.suit is not None else order_of(trump).suits[lead.card.index]


def winning_play(trick: Sequence[Play], trump: Suit | None) -> Play:
    """The play that holds the trick so far: the Joker, else the highest trump, else the highest of the suit led.

    Raises:
        ValueError: the trick is empty.
    """
    if not trick:
        raise ValueError("An empty trick has no winner.")
    order = order_of(trump)
    led = suit_led(trick[0], trump)
    best, best_power = trick[0], -1
    for play in trick:
        suit = order.suits[play.card.index]
        power = order.strengths[play.card.index]
        if play.card is JOKER:
            return play
        if suit is trump and trump is not None:
            power += 100
        elif suit is not led:
            continue
        if power > best_power:
            best, best_power = play, power
    return best
