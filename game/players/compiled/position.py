"""A position with open hands, as the solver is asked about it: all cards seen, and what the rules remember."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.cards.card import JOKER, Card, Suit
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.play import legal_plays
from game.rules.five_hundred.trumps import suit_led
from game.rules.five_hundred.view import FiveHundredView

_NOTHING_THROWN: tuple[frozenset[Suit], ...] = (frozenset(),) * 4


@dataclass(frozen=True, slots=True)
class Position:
    """Cards and rules at one moment of the play.

    ``hands`` by seat, without the cards on the table, which are ``trick`` in the order played. ``to_act`` plays next.
    ``trump`` is ``None`` at no trumps, in a misère and when all have passed. ``suits_led`` (the trick on the table
    counted) and ``thrown_off`` by seat bind the Joker without trumps. ``ducking`` is the contractor of a misère, whose
    partner's hand counts for nothing.
    """

    hands: tuple[tuple[Card, ...], ...]
    to_act: Seat
    trump: Suit | None = None
    trick: tuple[Play, ...] = ()
    suits_led: frozenset[Suit] = frozenset()
    thrown_off: tuple[frozenset[Suit], ...] = _NOTHING_THROWN
    ducking: Seat | None = None

    @staticmethod
    def of(hand: FiveHundredHand) -> Position:
        """Where *hand*, in play, stands."""
        assert hand.to_act is not None
        return Position(
            hands=tuple(tuple(cards) for cards in hand.hands),
            to_act=hand.to_act,
            trump=hand.trump,
            trick=hand.trick,
            suits_led=hand.suits_led,
            thrown_off=hand.thrown_off,
            ducking=hand.contractor if hand.sitting_out is not None else None,
        )

    @staticmethod
    def imagined(view: FiveHundredView, hands: Sequence[Sequence[Card]]) -> Position:
        """What *view*, in play, would be if the four hands were *hands*."""
        assert view.to_act is not None
        trump = view.trump
        leads = [trick.plays[0] for trick in view.tricks] + list(view.trick[:1])
        led = frozenset(suit for suit in (suit_led(lead, trump) for lead in leads) if suit is not None)
        return Position(
            hands=tuple(tuple(cards) for cards in hands),
            to_act=view.to_act,
            trump=trump,
            trick=view.trick,
            suits_led=led if trump is None else frozenset(),
            thrown_off=view.thrown_off() if trump is None else _NOTHING_THROWN,
            ducking=view.contractor if view.sitting_out is not None else None,
        )

    @property
    def leader(self) -> Seat:
        """The seat that led to the trick on the table, or is on lead."""
        return self.trick[0].seat if self.trick else self.to_act

    @property
    def tricks_left(self) -> int:
        """Tricks still to be won, the one on the table counted."""
        return len(self.hands[self.to_act])

    @property
    def legal(self) -> tuple[Play, ...]:
        """Every play the rules allow the seat to act."""
        seat = self.to_act
        return legal_plays(seat, self.hands[seat], self.trick, self.trump, self.suits_led, self.thrown_off[seat])

    @property
    def joker_holder(self) -> Seat | None:
        return next((seat for seat in SEATS if JOKER in self.hands[seat]), None)
