"""Which card to play: the least of what the trick may cost and what the cards kept may cost later."""

from __future__ import annotations

from collections.abc import Iterable

from game.cards.card import Card, Rank, Suit
from game.players.casual_hearts.hazard import hazard
from game.players.casual_hearts.reading import Reading
from game.players.casual_hearts.weighing import chance_to_take, trick_cost
from game.rules.hearts.scoring import CARD_POINTS, QUEEN

_LEAD_AGAIN = 0.15
"""What having to lead once more costs, in points."""
_MANY_LEFT = 4


def choose_card(reading: Reading) -> Card:
    """The card for the trick under way or the next one."""
    if reading.is_shooting:
        return reading.legal_cards[0]
    if reading.led is not None and reading.legal_cards[0].suit is not reading.led:
        return _throw_off(reading)
    if reading.shooter is not None:
        stopper = _stop(reading, reading.shooter is reading.best.seat if reading.led is not None else False)
        if stopper is not None:
            return stopper
    if reading.led is None:
        return _least(reading, _leads(reading))
    return _follow(reading)


def _leads(reading: Reading) -> list[Card]:
    """The cards worth leading: not from a suit nobody else holds, nor into the own queen, if there are others."""
    cards = reading.legal_cards
    shared = [card for card in cards if card.suit is not None and reading.holders(card.suit)]
    safe = [card for card in shared if not (card.suit is Suit.SPADES and _guards_queen(reading, card))]
    return safe or shared or cards


def _guards_queen(reading: Reading, card: Card) -> bool:
    """Whether leading *card* strips or exposes the own queen, or king and ace while she is out."""
    high = [held for held in reading.held[Suit.SPADES] if held.rank >= Rank.QUEEN]
    if not high or not (QUEEN in high or reading.queen_is_out):
        return False
    return card.rank >= Rank.QUEEN or reading.guards() < _MANY_LEFT


def _least(reading: Reading, cards: Iterable[Card]) -> Card:
    return min(cards, key=lambda card: (_cost(reading, card), card.rank, card.index))


def _cost(reading: Reading, card: Card) -> float:
    chance = chance_to_take(reading, card)
    fished = 0.8 if reading.led is None and _fishes(reading, card) else 0.0
    return chance * (trick_cost(reading, card) + _LEAD_AGAIN) - hazard(reading, card) - fished


def _fishes(reading: Reading, card: Card) -> bool:
    """Whether *card* draws the queen out of another hand without harm to this one."""
    high = any(held.rank > Rank.QUEEN for held in reading.held[Suit.SPADES])
    return card.suit is Suit.SPADES and card.rank < Rank.QUEEN and reading.queen_is_out and not high


def _follow(reading: Reading) -> Card:
    cards = reading.legal_cards
    under = [card for card in cards if card.rank < reading.best.card.rank]
    if QUEEN in under:
        return QUEEN
    if not reading.to_come:
        return _last(reading, cards, under)
    return _least(reading, [card for card in cards if card is not QUEEN] or cards)


def _last(reading: Reading, cards: list[Card], under: list[Card]) -> Card:
    """Nobody plays after this: duck what costs something, and take the rest with the highest card."""
    if under and reading.points_on_table:
        return under[0]
    takers = [card for card in cards if card is not QUEEN] or cards
    return takers[0] if not reading.points_on_table or not under else under[0]


def _throw_off(reading: Reading) -> Card:
    """Void in the suit led: away with what is most dangerous, but no points to somebody who wants them all."""
    cards = reading.legal_cards
    if reading.shooter is not None:
        cards = _kept_from_shooter(reading, cards)
    if QUEEN in cards:
        return QUEEN
    return max(
        cards, key=lambda card: (hazard(reading, card) + _worth_giving(card), -len(_suit(reading, card)), card.rank)
    )


def _worth_giving(card: Card) -> float:
    """A heart thrown off also costs somebody else a point."""
    return 0.4 * CARD_POINTS[card.index]


def _suit(reading: Reading, card: Card) -> list[Card]:
    assert card.suit is not None
    return reading.held[card.suit]


def _kept_from_shooter(reading: Reading, cards: list[Card]) -> list[Card]:
    """Cards that neither feed the shooter nor give up the one heart that may stop the moon."""
    if reading.best.seat is reading.shooter:
        return [card for card in cards if not CARD_POINTS[card.index]] or cards[-1:]
    return [card for card in cards if CARD_POINTS[card.index]][-1:] or cards


def _stop(reading: Reading, holds_trick: bool) -> Card | None:
    """A card that takes a point away from the shooter, or at least does not help the moon; ``None`` if none does."""
    cards = reading.legal_cards
    if reading.led is None:
        masters = [card for card in cards if card.suit is Suit.HEARTS and not reading.higher_out(card)]
        return masters[-1] if masters else None
    over = [card for card in cards if card.rank > reading.best.card.rank and card is not QUEEN]
    if not over or not holds_trick:
        return None
    if reading.points_on_table:
        return over[-1] if not reading.to_come else over[0]
    return None
