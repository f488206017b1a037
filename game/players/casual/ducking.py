"""Playing a misère: the contractor ducks, the defenders try to be under the contractor."""

from __future__ import annotations

from game.cards.card import JOKER, Card, Suit
from game.cards.seats import Seat
from game.engine.actions import Play
from game.players.casual.leading import joker_suit
from game.players.casual.reading import Reading

FAR = 100


def play_misere(reading: Reading) -> Play:
    """A card for a misère, from either side."""
    if reading.contractor is reading.seat:
        card = _duck(reading) if reading.view.trick else _lead_safely(reading)
    elif reading.view.trick:
        card = _stay_under(reading)
    else:
        card = _lead_low(reading)
    suit = joker_suit(reading) if card is JOKER and not reading.view.trick else None
    return Play(reading.seat, card, suit)


# The contractor


def _lead_safely(reading: Reading) -> Card:
    """Lead the card that is likeliest to be beaten."""
    return min(reading.legal_cards, key=lambda card: (_lead_risk(reading, card), card.index))


def _lead_risk(reading: Reading, card: Card) -> float:
    if card is JOKER:
        return FAR * 10
    out = reading.out[reading.suit(card)]
    higher = reading.higher_out(card)
    if not higher:
        return FAR + reading.strength(card)
    return (len(out) - higher) - 0.1 * higher


def _duck(reading: Reading) -> Card:
    """The highest card that stays under, the lowest if none does; void, the most dangerous one."""
    cards = [card for card in reading.legal_cards if card is not JOKER] or reading.legal_cards
    if reading.suit(cards[0]) is not reading.led:
        return max(cards, key=lambda card: (_relief(reading, card), reading.strength(card), card.index))
    best = reading.power(reading.best.card)
    under = [card for card in cards if reading.power(card) < best]
    if under:
        return under[0]
    return cards[-1] if reading.to_come else cards[0]


def _relief(reading: Reading, card: Card) -> float:
    """How much safer the suit of a card is without it."""
    suit = reading.suit(card)
    held = reading.held[suit]
    return _peril(reading, suit, held) - _peril(reading, suit, [other for other in held if other is not card])


def _peril(reading: Reading, suit: Suit | None, held: list[Card]) -> float:
    """How exposed a suit is: for each card the lower ones out, beyond the own lower ones that can duck first."""
    out = reading.out[suit]
    if not out:
        return 0.0
    peril = 0.0
    for own_below, card in enumerate(reversed(held)):
        lower_out = sum(1 for other in out if other.rank < card.rank)
        peril += max(0, lower_out - own_below)
    return peril


# The defenders


def _contractors_cards(reading: Reading, suit: Suit | None) -> list[Card] | None:
    """The contractor's cards of a suit, highest first, where they lie open."""
    if reading.view.exposed is None:
        return None
    cards = [card for card in reading.view.exposed if card.suit is suit]
    return sorted(cards, key=lambda card: -card.rank)


def _lead_low(reading: Reading) -> Card:
    """Lead where the contractor is likeliest to have to take it."""
    return max(reading.legal_cards, key=lambda card: (_lead_promise(reading, card), -card.index))


def _lead_promise(reading: Reading, card: Card) -> float:
    if card is JOKER:
        return -FAR
    suit = reading.suit(card)
    open_cards = _contractors_cards(reading, suit)
    if open_cards is not None:
        return _open_promise(reading, card, open_cards)
    assert reading.contractor is not None
    if not reading.may_hold(reading.contractor, suit):
        return -FAR / 2 - reading.strength(card)
    lower = len(reading.out[suit]) - reading.higher_out(card)
    return -2.0 * lower - 0.2 * len(reading.held[suit])


def _open_promise(reading: Reading, card: Card, open_cards: list[Card]) -> float:
    """How good a lead is against cards that lie open: best if the contractor cannot play under it."""
    if not open_cards:
        return -FAR / 2 - reading.strength(card)
    lowest = open_cards[-1]
    if lowest.rank > card.rank:
        others = [other for other in reading.out[reading.suit(card)] if other not in open_cards]
        over = sum(1 for other in others if other.rank > lowest.rank)
        return FAR / 2 - 2.0 * over + 0.1 * card.rank
    return -float(sum(1 for other in open_cards if other.rank < card.rank)) - 0.1 * card.rank


def _stay_under(reading: Reading) -> Card:
    """Get rid of high cards once the contractor is safe or caught; keep under the contractor before."""
    assert reading.contractor is not None
    cards = reading.legal_cards
    follows = any(reading.suit(card) is reading.led for card in cards)
    if not follows:
        return _throw_high(reading, cards)
    best = reading.power(reading.best.card)
    under = [card for card in cards if reading.power(card) < best]
    if reading.best.seat is reading.contractor:
        return under[0] if under else cards[0]
    if reading.contractor not in reading.to_come:
        return cards[0]
    return _before_contractor(reading, cards, best, reading.contractor)


def _before_contractor(reading: Reading, cards: list[Card], best: int, contractor: Seat) -> Card:
    """The contractor plays after us: the highest card that leaves the trick as low as it is, else the lowest."""
    if not reading.may_hold(contractor, reading.led):
        return cards[0]
    open_cards = _contractors_cards(reading, reading.led)
    if open_cards is not None:
        if not open_cards or open_cards[-1].rank < best:
            return cards[0]
        safe = [card for card in cards if card.rank < open_cards[-1].rank]
        return safe[0] if safe else cards[0]
    under = [card for card in cards if reading.power(card) < best]
    return under[0] if under else cards[-1]


def _throw_high(reading: Reading, cards: list[Card]) -> Card:
    """Void in the suit led: away with the card likeliest to win a later trick. The Joker only if it saves nobody."""
    joker_is_harmless = reading.best.seat is not reading.contractor and reading.contractor not in reading.to_come
    if JOKER in cards and joker_is_harmless:
        return JOKER
    rest = [card for card in cards if card is not JOKER] or cards
    return max(rest, key=lambda card: (_burden(reading, card), card.rank, card.index))


def _burden(reading: Reading, card: Card) -> float:
    """How likely a card is to win a trick the contractor should have won."""
    suit = reading.suit(card)
    if not reading.out[suit] or (reading.contractor is not None and not reading.may_hold(reading.contractor, suit)):
        return -1.0
    lower = len(reading.out[suit]) - reading.higher_out(card)
    lower_own = sum(1 for other in reading.held[suit] if reading.strength(other) < reading.strength(card))
    return lower - lower_own
