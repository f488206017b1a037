"""Leading to a trick, outside misère. Each rule of thumb gives a card or leaves it to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from game.cards.card import JOKER, Card, Rank, Suit
from game.engine.actions import Play
from game.players.casual.reading import Reading

_LAST_CARDS = 5

Rule: TypeAlias = Callable[[Reading], Card | None]


def lead(reading: Reading) -> Play:
    """The lead: the first rule of thumb that has an opinion."""
    for rule in _rules(reading):
        card = rule(reading)
        if card is not None:
            return Play(reading.seat, card, _suit_named(reading, card))
    return Play(reading.seat, reading.legal_cards[-1], _suit_named(reading, reading.legal_cards[-1]))


def _rules(reading: Reading) -> tuple[Rule, ...]:
    if reading.trump is None:
        return _NO_TRUMPS if reading.is_contracting else _AGAINST_NO_TRUMPS
    if reading.contractor is reading.seat:
        return _CONTRACTOR
    return _PARTNER if reading.is_contracting else _DEFENCE


def _suit_named(reading: Reading, card: Card) -> Suit | None:
    """The suit a Joker is led as: the longest own suit that may still be named."""
    if card is not JOKER or reading.trump is not None:
        return None
    return joker_suit(reading)


def joker_suit(reading: Reading) -> Suit | None:
    named = [play.suit for play in reading.view.legal if isinstance(play, Play) and play.suit is not None]
    if not named:
        return None
    return max(named, key=lambda suit: (len(reading.held[suit]), len(reading.out[suit]), suit))


# Trumps


def draw_trumps(reading: Reading) -> Card | None:
    """Lead trumps while opponents may hold some that this draws.

    The top one if nothing beats it; the upper of two that only one card beats, to drive that one out; else a low one,
    so that partner's top trump is not wasted on ours.
    """
    own = reading.held[reading.trump]
    if not own or not reading.trumps_against:
        return None
    higher = reading.higher_out(own[0])
    if higher == 0:
        return own[0]
    if len(own) < 2 or higher == len(reading.out[reading.trump]):
        return None
    return own[0] if higher == 1 and reading.higher_out(own[1]) == 1 else own[-1]


def return_trumps(reading: Reading) -> Card | None:
    """Lead a trump back to the contractor."""
    own = reading.held[reading.trump]
    if not own or not reading.trumps_against:
        return None
    return own[0]


# Winners


def cash_winners(reading: Reading) -> Card | None:
    """Lead a side card nobody can beat; from the suit the opponents are likeliest to follow."""
    winners = [
        reading.held[suit][0]
        for suit in reading.side_suits
        if reading.held[suit] and reading.is_high(reading.held[suit][0]) and _is_safe(reading, suit)
    ]
    if not winners:
        return None
    return max(winners, key=lambda card: (len(reading.out[reading.suit(card)]), card.rank, card.index))


def _is_safe(reading: Reading, suit: Suit) -> bool:
    """Whether a winner of this side suit is likely to hold: nobody known to be void can trump it."""
    if not reading.trumps_against:
        return True
    if any(suit in reading.voids[seat] and reading.may_hold(seat, reading.trump) for seat in reading.opponents):
        return False
    return len(reading.out[suit]) >= 3


def from_length(reading: Reading) -> Card | None:
    """Work on the longest side suit: the top of a sequence, else a low card."""
    suits = [suit for suit in reading.side_suits if reading.held[suit]]
    if not suits:
        return None
    suit = max(suits, key=lambda suit: (len(reading.held[suit]), _promise(reading, suit), suit))
    return _from_suit(reading, suit)


def _from_suit(reading: Reading, suit: Suit) -> Card:
    held = reading.held[suit]
    if reading.is_high(held[0]):
        return held[0]
    if len(held) > 1 and reading.higher_out(held[1]) == reading.higher_out(held[0]):
        return held[0]
    return held[-1]


def _promise(reading: Reading, suit: Suit) -> int:
    """How near a suit is to winning tricks: fewer cards out above its top ones is better."""
    return -sum(reading.higher_out(card) for card in reading.held[suit][:2])


def short_suit(reading: Reading) -> Card | None:
    """Lead a loser from the shortest side suit, to trump it later."""
    if not reading.held[reading.trump]:
        return None
    suits = [suit for suit in reading.side_suits if len(reading.held[suit]) in (1, 2)]
    suits = [suit for suit in suits if reading.held[suit][0].rank <= Rank.QUEEN]
    if not suits:
        return None
    return reading.held[min(suits, key=lambda suit: (len(reading.held[suit]), suit))][-1]


def low_side_card(reading: Reading) -> Card | None:
    """A low card of the side suit with the most cards out."""
    suits = [suit for suit in reading.side_suits if reading.held[suit]]
    if not suits:
        return None
    suit = max(suits, key=lambda suit: (len(reading.out[suit]), -len(reading.held[suit]), suit))
    return _from_suit(reading, suit)


def partners_suit(reading: Reading) -> Card | None:
    """Lead the suit partner has bid."""
    bids = [bid for seat, bid in reading.view.calls if seat is reading.seat.partner and bid.trump is not None]
    if not bids or bids[-1].trump is reading.trump:
        return None
    held = reading.held[bids[-1].trump]
    return held[0] if held else None


# No trumps


def cash_at_the_end(reading: Reading) -> Card | None:
    """Cash winners once few cards are left and no suit will come in any more."""
    return cash_winners(reading) if len(reading.view.hand) <= _LAST_CARDS else None


def joker_in_time(reading: Reading) -> Card | None:
    """Lead the Joker near the end, while it can still name a suit and clear it for a lower card."""
    if JOKER not in reading.view.hand:
        return None
    may_name = any(isinstance(play, Play) and play.suit is not None for play in reading.view.legal)
    return JOKER if may_name and len(reading.view.hand) <= 3 else None


_CONTRACTOR: Final[tuple[Rule, ...]] = (draw_trumps, cash_winners, from_length)
_PARTNER: Final[tuple[Rule, ...]] = (cash_winners, return_trumps, low_side_card)
_DEFENCE: Final[tuple[Rule, ...]] = (cash_winners, partners_suit, short_suit, from_length)
_NO_TRUMPS: Final[tuple[Rule, ...]] = (cash_at_the_end, joker_in_time, from_length)
_AGAINST_NO_TRUMPS: Final[tuple[Rule, ...]] = (cash_at_the_end, joker_in_time, partners_suit, from_length)
