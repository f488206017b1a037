"""Which card to play: to win tricks while the bid needs them, and to lose them when it does not."""

from __future__ import annotations

from typing import Final

from game.cards.card import Card, Rank, Suit
from game.players.casual_spades.reading import Reading
from game.players.casual_spades.weighing import chance_to_take

_SURE: Final = 0.65
"""The chance from which a card is played to win although others come after it."""


def choose_card(reading: Reading) -> Card:
    """The card for the trick under way or the next one."""
    if reading.wants_tricks:
        return _lead_to_win(reading) if reading.led is None else _follow_to_win(reading)
    return _lead_to_lose(reading) if reading.led is None else _follow_to_lose(reading)


# To win


def _lead_to_win(reading: Reading) -> Card:
    """A card likely to win; else a short suit to trump later, else the lowest of the longest."""
    cards = reading.legal_cards
    likely = {card: chance_to_take(reading, card) for card in cards}
    winners = [card for card in cards if likely[card] >= _SURE]
    if winners:
        return max(winners, key=lambda card: (card.suit is not Suit.SPADES, likely[card], card.rank, card.index))
    sides = [card for card in cards if card.suit is not Suit.SPADES] or cards
    return min(sides, key=lambda card: (_lead_cost(reading, card), card.rank, card.index))


def _lead_cost(reading: Reading, card: Card) -> float:
    assert card.suit is not None
    held = reading.held[card.suit]
    if len(held) == 1 and reading.held[Suit.SPADES] and card.rank < Rank.KING:
        return -2.0
    return card_worth(reading, card) + (0.5 if held[0].rank == Rank.KING and len(held) <= 2 else 0.0)


def _follow_to_win(reading: Reading) -> Card:
    cards = reading.legal_cards
    best = reading.power(reading.best.card)
    winners = [card for card in cards if reading.power(card) > best]
    if not winners:
        return cheapest(reading, cards)
    if not reading.to_come:
        return winners[-1]
    likely = [card for card in winners if chance_to_take(reading, card) >= _SURE]
    if likely:
        return likely[-1]
    if winners[-1].suit is Suit.SPADES and reading.led is not Suit.SPADES:
        return winners[-1]
    return cheapest(reading, cards)


def cheapest(reading: Reading, cards: list[Card]) -> Card:
    """The card that is worth least for winning tricks later."""
    return min(cards, key=lambda card: (card_worth(reading, card), card.rank, card.index))


def card_worth(reading: Reading, card: Card) -> float:
    """What *card* may still win: masters and spades most, then cards that become masters, then length."""
    assert card.suit is not None
    held = reading.held[card.suit]
    if card.suit is Suit.SPADES:
        return 3.0 + card.rank / 10
    higher = reading.higher_out(card)
    if not reading.out[card.suit]:
        return 1.0
    if not higher:
        return 2.5
    behind = len(held) - 1
    if card is held[0] and higher <= behind:
        return 1.6 - 0.3 * higher
    if card is not held[0] and reading.higher_out(held[0]) == behind:
        return 1.0
    shortening = -0.2 * max(0, 3 - len(held)) if reading.held[Suit.SPADES] else 0.0
    return card.rank / 20 + shortening


# To lose


def _lead_to_lose(reading: Reading) -> Card:
    """The card least likely to win, dangerous ones first where it makes no difference."""
    return min(
        reading.legal_cards,
        key=lambda card: (chance_to_take(reading, card) - 0.005 * danger(reading, card), card.rank, card.index),
    )


def _follow_to_lose(reading: Reading) -> Card:
    cards = reading.legal_cards
    best = reading.power(reading.best.card)
    losers = [card for card in cards if reading.power(card) < best]
    if losers:
        return max(losers, key=lambda card: (danger(reading, card), card.rank, card.index))
    if not reading.to_come and not reading.is_nello(reading.seat):
        return cards[0]
    return min(cards, key=lambda card: (chance_to_take(reading, card), reading.height(card)))


def danger(reading: Reading, card: Card) -> float:
    """How likely *card* is to win a trick that is not wanted: by its rank, what is lower, and what it is guarded by."""
    assert card.suit is not None
    out = reading.out[card.suit]
    trump = 1.5 if card.suit is Suit.SPADES else 0.0
    if not out:
        return trump
    held = reading.held[card.suit]
    escape = sum([other.rank < Rank.SEVEN for other in held if other is not card])
    return trump + 3.0 * reading.lower_out(card) / len(out) / (1 + 0.4 * escape)
