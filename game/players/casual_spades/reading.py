"""What a seat makes of the table: which cards are out, who may hold them, who still needs tricks."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from game.cards.card import Card, Suit
from game.cards.pack import pack_of_52
from game.cards.seats import Seat
from game.engine.actions import Play
from game.engine.tricks import winning_play
from game.rules.spades.scoring import goal, points_of
from game.rules.spades.view import SpadesView

_DESCENDING: Final = tuple(sorted(pack_of_52(), key=lambda card: -card.rank))
_TRUMP: Final = 100


class Reading:
    """A view read by a card player. ``out`` and ``held`` are unseen and own cards by suit, highest first."""

    def __init__(self, view: SpadesView) -> None:
        self.view = view
        self.seat = view.seat
        own = set(view.hand)
        seen = {play.card for trick in view.tricks for play in trick.plays}
        seen.update([play.card for play in view.trick])
        self.out: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
        self.held: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
        for card in _DESCENDING:
            assert card.suit is not None
            if card in own:
                self.held[card.suit].append(card)
            elif card not in seen:
                self.out[card.suit].append(card)
        self.voids = view.shown_out()
        self.taken = view.tricks_won
        self._holders = {suit: sum([self.may_hold(seat, suit) for seat in self.seat.clockwise()[1:]]) for suit in Suit}

    @cached_property
    def legal_cards(self) -> list[Card]:
        """The cards that may be played, highest first, spades above all others."""
        cards = [action.card for action in self.view.legal if isinstance(action, Play)]
        return sorted(cards, key=lambda card: (-self.height(card), card.index))

    # What is bid and taken

    def needed(self, seat: Seat) -> int:
        """How many tricks *seat* still has to take for its bid; below nothing for overtricks."""
        bid = self.view.bids[seat]
        return (bid.tricks if bid is not None else 0) - self.taken[seat]

    def is_nello(self, seat: Seat) -> bool:
        """Whether *seat* has bid to take nothing, and has so far."""
        bid = self.view.bids[seat]
        return bid is not None and bid.is_nello and not self.taken[seat]

    @cached_property
    def wants_tricks(self) -> bool:
        """Whether this seat still needs tricks for its bid, or may as well take them all."""
        if self.is_nello(self.seat):
            return False
        bid = self.view.bids[self.seat]
        is_lost_nello = bid is not None and bid.is_nello
        return self.needed(self.seat) > 0 or is_lost_nello or self.may_set_the_leader

    @cached_property
    def may_set_the_leader(self) -> bool:
        """Whether somebody who still needs tricks wins the game with them: then bags do not count."""
        for seat in self.seat.clockwise()[1:]:
            bid = self.view.bids[seat]
            if bid is None or self.needed(seat) <= 0:
                continue
            if points_of(self.view.scores[seat]) + 10 * bid.tricks >= goal(self.view.options):
                return True
        return False

    # The trick

    @cached_property
    def led(self) -> Suit | None:
        return self.view.trick[0].card.suit if self.view.trick else None

    @cached_property
    def best(self) -> Play:
        """The play that holds the trick so far."""
        return winning_play(self.view.trick, Suit.SPADES)

    @cached_property
    def to_come(self) -> tuple[Seat, ...]:
        """The seats still to play to this trick after this one."""
        return self.seat.clockwise()[1 : 4 - len(self.view.trick)]

    def height(self, card: Card) -> int:
        """Where *card* stands when suits do not matter but trumps do."""
        return card.rank + (_TRUMP if card.suit is Suit.SPADES else 0)

    def power(self, card: Card) -> int:
        """How high *card* stands in this trick; −1 for one that cannot win it."""
        if card.suit is Suit.SPADES or card.suit is self.led or self.led is None:
            return self.height(card)
        return -1

    # What the others may hold

    def may_hold(self, seat: Seat, suit: Suit) -> bool:
        """Whether *seat* may still hold a card of *suit*."""
        return bool(self.out[suit]) and suit not in self.voids[seat]

    def holders(self, suit: Suit) -> int:
        """How many opponents may still hold a card of *suit*."""
        return self._holders[suit]

    def length(self, suit: Suit) -> float:
        """How many cards of *suit* a player who may hold some has on average."""
        return len(self.out[suit]) / max(1, self.holders(suit))

    def higher_out(self, card: Card) -> int:
        """How many cards of its suit still out beat it."""
        assert card.suit is not None
        return sum([other.rank > card.rank for other in self.out[card.suit]])

    def lower_out(self, card: Card) -> int:
        """How many cards of its suit still out are lower."""
        assert card.suit is not None
        return len(self.out[card.suit]) - self.higher_out(card)
