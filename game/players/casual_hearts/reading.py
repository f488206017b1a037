"""What a seat makes of the table: which cards are out, who may hold them, and whether somebody shoots the moon."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from game.cards.card import Card, Rank, Suit
from game.cards.pack import pack_of_52
from game.cards.seats import Seat
from game.engine.actions import Play
from game.engine.tricks import winning_play
from game.rules.hearts.scoring import CARD_POINTS, QUEEN
from game.rules.hearts.view import HeartsView

_DESCENDING: Final = tuple(sorted(pack_of_52(), key=lambda card: -card.rank))
_MOON_IN_SIGHT = 8
"""Points that one opponent has taken alone before the others begin to worry; near the end fewer are enough."""
_NEAR_THE_END = 8
"""Tricks after which any moon still possible is in sight."""


class Reading:
    """A view read by a card player. ``out`` and ``held`` are unseen and own cards by suit, highest first."""

    def __init__(self, view: HeartsView) -> None:
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
        self._holders = {suit: sum([self.may_hold(seat, suit) for seat in self.seat.clockwise()[1:]]) for suit in Suit}
        self.queen_is_out = QUEEN in self.out[Suit.SPADES]

    @cached_property
    def legal_cards(self) -> list[Card]:
        """The cards that may be played, highest first."""
        cards = [action.card for action in self.view.legal if isinstance(action, Play)]
        return sorted(cards, key=lambda card: (-card.rank, card.index))

    # The trick

    @cached_property
    def led(self) -> Suit | None:
        return self.view.trick[0].card.suit if self.view.trick else None

    @cached_property
    def best(self) -> Play:
        """The play that holds the trick so far."""
        return winning_play(self.view.trick)

    @cached_property
    def to_come(self) -> tuple[Seat, ...]:
        """The seats still to play to this trick after this one."""
        return self.seat.clockwise()[1 : 4 - len(self.view.trick)]

    @cached_property
    def points_on_table(self) -> int:
        return sum([CARD_POINTS[play.card.index] for play in self.view.trick])

    # What the others may hold

    def may_hold(self, seat: Seat, suit: Suit) -> bool:
        """Whether *seat* may still hold a card of *suit*."""
        return bool(self.out[suit]) and suit not in self.voids[seat]

    def holders(self, suit: Suit) -> int:
        """How many opponents may still hold a card of *suit*."""
        return self._holders[suit]

    def lower_out(self, card: Card) -> int:
        """How many cards of its suit still out are lower."""
        assert card.suit is not None
        return sum([other.rank < card.rank for other in self.out[card.suit]])

    def higher_out(self, card: Card) -> int:
        """How many cards of its suit still out beat it."""
        assert card.suit is not None
        return len(self.out[card.suit]) - self.lower_out(card)

    # The moon

    @cached_property
    def shooter(self) -> Seat | None:
        """The opponent who has every point so far, once it looks like a moon; ``None`` if the points are spread."""
        taken = self.view.points_taken
        total = sum(taken)
        alone = [seat for seat in self.seat.clockwise()[1:] if total and taken[seat] == total]
        if not alone:
            return None
        is_late = len(self.view.tricks) >= _NEAR_THE_END
        return alone[0] if total >= _MOON_IN_SIGHT or is_late else None

    @cached_property
    def is_shooting(self) -> bool:
        """Whether this seat has every point so far and holds nothing that could lose a trick it leads."""
        taken = self.view.points_taken
        mine = taken[self.seat]
        return mine > 0 and mine == sum(taken) and not any(map(self.higher_out, self.view.hand))

    def guards(self) -> int:
        """How many own spades are lower than the queen."""
        return sum([card.rank < Rank.QUEEN for card in self.held[Suit.SPADES]])
