"""Which card to part with when the trick cannot, or need not, be won."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards.card import JOKER, Card
from game.players.casual.reading import Reading


def cheapest(reading: Reading, cards: Iterable[Card]) -> Card:
    """The card that costs least to lose: low ones first, guards and winners last."""
    return min(cards, key=lambda card: (_cost(reading, card), card.index))


def _cost(reading: Reading, card: Card) -> float:
    suit = reading.suit(card)
    if card is JOKER:
        return 1000.0
    strength = reading.strength(card)
    if suit is reading.trump and suit is not None:
        return 200.0 + strength
    if reading.view.trick and suit is reading.led:
        return float(strength)
    return _side_cost(reading, card, strength)


def _side_cost(reading: Reading, card: Card, strength: int) -> float:
    """What throwing off a side card costs: a winner, a card that may become one, or the guard of such a card."""
    suit = reading.suit(card)
    held = reading.held[suit]
    above = reading.higher_out(card)
    has_trump = reading.trump is not None and bool(reading.held[reading.trump])
    if not above and reading.out[suit]:
        return 100.0 + strength
    if not reading.out[suit] and (reading.trump is None or not reading.trumps_against):
        return 90.0 + strength
    top = held[0]
    needed = reading.higher_out(top)
    if card is top and needed < len(held):
        return 60.0 - 10 * needed + strength
    if card is not top and needed == len(held) - 1 and needed:
        return 50.0 - 10 * needed + strength / 2
    shortening = -3.0 * (4 - len(held)) if has_trump else -1.0 * len(held)
    return strength + shortening
