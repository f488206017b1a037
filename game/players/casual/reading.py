"""What a seat makes of the table: which cards are still out, who is void, who holds the trick."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from game.cards.card import JOKER, Card, Suit
from game.cards.pack import pack_of_43
from game.cards.seats import Seat
from game.engine.actions import Play
from game.rules.five_hundred.trumps import order_of, suit_led, winning_play
from game.rules.five_hundred.view import FiveHundredView

_TRUMP_BONUS = 100
_JOKER_POWER = 1000


def _descending(trump: Suit | None) -> tuple[Card, ...]:
    strengths = order_of(trump).strengths
    return tuple(sorted(pack_of_43(), key=lambda card: -strengths[card.index]))


_PACKS: Final = {trump: _descending(trump) for trump in (*Suit, None)}


class Reading:
    """A view read by a card player. Nothing here goes beyond what the view holds.

    ``out`` and ``held`` are the cards not yet seen and the own cards by effective suit, highest first; the cards out
    may lie in another hand or under the contractor's three. At no trumps the Joker stands under ``None``.
    """

    def __init__(self, view: FiveHundredView) -> None:
        self.view = view
        self.seat = view.seat
        self.trump = view.trump
        order = order_of(self.trump)
        self.suits, self.strengths = order.suits, order.strengths
        own = set(view.hand)
        seen = {*own, *view.discards, *(play.card for play in view.trick)}
        for trick in view.tricks:
            seen.update([play.card for play in trick.plays])
        self.out: dict[Suit | None, list[Card]] = {suit: [] for suit in (*Suit, None)}
        self.held: dict[Suit | None, list[Card]] = {suit: [] for suit in (*Suit, None)}
        for card in _PACKS[self.trump]:
            if card in own:
                self.held[self.suits[card.index]].append(card)
            elif card not in seen:
                self.out[self.suits[card.index]].append(card)
        self.voids = view.shown_out()

    # Who is who

    @property
    def contractor(self) -> Seat | None:
        return self.view.contractor

    @property
    def is_contracting(self) -> bool:
        """Whether this seat or its partner plays the contract."""
        return self.contractor is not None and (self.contractor is self.seat or self.contractor.partner is self.seat)

    @cached_property
    def to_come(self) -> tuple[Seat, ...]:
        """The seats still to play to this trick after this one."""
        around = self.seat.clockwise()[1:]
        played = {play.seat for play in self.view.trick}
        return tuple(seat for seat in around if seat not in played and seat is not self.view.sitting_out)

    @cached_property
    def legal_cards(self) -> list[Card]:
        """The cards that may be played, each once, highest power first."""
        cards = {action.card for action in self.view.legal if isinstance(action, Play)}
        return sorted(cards, key=lambda card: (-self.strengths[card.index], card.index))

    # Cards and suits

    def suit(self, card: Card) -> Suit | None:
        return self.suits[card.index]

    def strength(self, card: Card) -> int:
        return self.strengths[card.index]

    def is_high(self, card: Card) -> bool:
        """Whether no card of the suit that is still out beats this one."""
        out = self.out[self.suits[card.index]]
        return not out or self.strengths[out[0].index] < self.strengths[card.index]

    def higher_out(self, card: Card) -> int:
        """How many cards of its suit still out beat this one."""
        mine = self.strengths[card.index]
        return sum(1 for other in self.out[self.suits[card.index]] if self.strengths[other.index] > mine)

    def may_hold(self, seat: Seat, suit: Suit | None) -> bool:
        """Whether *seat* may still hold a card of that effective suit."""
        return bool(self.out[suit]) and (suit is None or suit not in self.voids[seat])

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        return self.seat.left, self.seat.right

    @cached_property
    def trumps_against(self) -> int:
        """How many trumps the two opponents may hold together; at no trumps the Joker counts as one."""
        if any(self.may_hold(seat, self.trump) for seat in self.opponents):
            return len(self.out[self.trump])
        return 0

    @cached_property
    def side_suits(self) -> tuple[Suit, ...]:
        return tuple(suit for suit in Suit if suit is not self.trump)

    # The trick on the table

    @cached_property
    def led(self) -> Suit | None:
        return suit_led(self.view.trick[0], self.trump)

    @cached_property
    def best(self) -> Play:
        """The play that holds the trick so far."""
        return winning_play(self.view.trick, self.trump)

    def power(self, card: Card) -> int:
        """How high a card stands in this trick; −1 for one that cannot win it."""
        if card is JOKER:
            return _JOKER_POWER
        suit = self.suits[card.index]
        if suit is self.trump and suit is not None:
            return _TRUMP_BONUS + self.strengths[card.index]
        return self.strengths[card.index] if suit is self.led else -1

    def threats(self, power: int) -> int:
        """How many cards that opponents still to play may well hold would beat a card of that power.

        A suit led is expected to be followed by whoever has not shown out of it.
        """
        count = 0
        for seat in self.to_come:
            if seat is not self.seat.partner:
                count = max(count, self._threats_from(seat, power))
        return count

    def _threats_from(self, seat: Seat, power: int) -> int:
        suit = self.led
        if not self.may_hold(seat, suit):
            suit = self.trump
            if not self.may_hold(seat, suit):
                return 0
        return sum(1 for card in self.out[suit] if self.power(card) > power)
