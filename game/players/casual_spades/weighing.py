"""The chance that a card takes its trick, if the others want it, and if they do not."""

from __future__ import annotations

from game.cards.card import Card, Suit
from game.cards.seats import Seat
from game.players.casual_spades.reading import Reading


def chance_to_take(reading: Reading, card: Card) -> float:
    """How likely *card* takes the trick against what those after it would like to do."""
    if reading.view.trick and reading.power(card) <= reading.power(reading.best.card):
        return 0.0
    chance = 1.0
    for seat in reading.to_come:
        chance *= 1 - _chance_beaten(reading, card, seat)
    return chance


def _chance_beaten(reading: Reading, card: Card, seat: Seat) -> float:
    suit = reading.led or card.suit
    assert suit is not None and card.suit is not None
    wants = reading.needed(seat) > 0
    void = chance_of_void(reading, seat, suit)
    over = 0.0
    if card.suit is suit and void < 1:
        share = reading.higher_out(card) / max(1, len(reading.out[suit]))
        length = max(1.0, reading.length(suit))
        over = 1 - (1 - share) ** length if wants else share**length
    ruff = 0.0
    if suit is not Suit.SPADES and reading.may_hold(seat, Suit.SPADES):
        beats = 1.0
        if card.suit is Suit.SPADES:
            beats = min(1.0, reading.higher_out(card) / max(1, len(reading.out[Suit.SPADES])) * 1.5)
        ruff = beats * (0.85 if wants else 0.25)
    return (1 - void) * over + void * ruff


def chance_of_void(reading: Reading, seat: Seat, suit: Suit) -> float:
    """How likely *seat* holds none of *suit*."""
    if not reading.may_hold(seat, suit):
        return 1.0
    return (1 - 1 / reading.holders(suit)) ** len(reading.out[suit])
