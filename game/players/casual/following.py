"""Playing to a trick somebody else has led."""

from __future__ import annotations

from game.cards.card import JOKER, Card
from game.players.casual.reading import Reading
from game.players.casual.throwing import cheapest


def follow(reading: Reading) -> Card:
    """The card for a trick under way, outside misère."""
    cards = reading.legal_cards
    best = reading.power(reading.best.card)
    winners = [card for card in cards if reading.power(card) > best]
    low = cheapest(reading, cards)
    if not winners:
        return low
    if reading.best.seat is reading.seat.partner:
        return _with_partner_ahead(reading, winners, low, best)
    if not reading.to_come:
        return _cheapest_winner(reading, winners)
    if len(reading.to_come) == 1:
        return _third_hand(reading, winners)
    return _second_hand(reading, winners, low)


def _cheapest_winner(reading: Reading, winners: list[Card]) -> Card:
    return min(winners, key=lambda card: (reading.power(card), card.index))


def _surest(reading: Reading, winners: list[Card]) -> Card:
    """The cheapest of the cards that the fewest cards still out would beat."""
    return min(winners, key=lambda card: (reading.threats(reading.power(card)), reading.power(card)))


def _with_partner_ahead(reading: Reading, winners: list[Card], low: Card, best: int) -> Card:
    """Partner holds the trick: take it over only from a card that is likely to fall to a better one of ours."""
    danger = reading.threats(best)
    if not danger:
        return low
    sure = _surest(reading, winners)
    left = reading.threats(reading.power(sure))
    if reading.suit(sure) is reading.led:
        return sure if left < danger else low
    if sure is JOKER and reading.trump is not None:
        return low
    return sure if left == 0 else low


def _third_hand(reading: Reading, winners: list[Card]) -> Card:
    """An opponent holds the trick and the other one plays after us: high enough to keep it."""
    return _surest(reading, winners)


def _second_hand(reading: Reading, winners: list[Card], low: Card) -> Card:
    """An opponent led, partner plays last: low, unless there is a trick to be sure of."""
    sure = _surest(reading, winners)
    danger = reading.threats(reading.power(sure))
    if reading.suit(sure) is not reading.led:
        return _second_hand_ruff(reading, winners, low)
    if danger == 0:
        return sure
    return low


def _second_hand_ruff(reading: Reading, winners: list[Card], low: Card) -> Card:
    """Void in the suit led: trump a high card at once, leave a low one to partner."""
    led = reading.best.card
    if reading.higher_out(led) >= 3:
        return low
    ruffs = [card for card in winners if card is not JOKER or reading.trump is None]
    return _cheapest_winner(reading, ruffs) if ruffs else low
