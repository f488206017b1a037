"""One way the cards may lie, and the hand it makes of a view."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.card import Card, Suit
from game.cards.seats import SEATS
from game.engine.rules import HandStart
from game.rules.five_hundred.auction import Auction
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.scoring import score_hand, side_of
from game.rules.five_hundred.trumps import suit_led
from game.rules.five_hundred.view import FiveHundredView, Phase


@dataclass(frozen=True, slots=True)
class World:
    """Where every card lies that has not been played.

    ``hands`` by seat, cards still held. ``kitty`` are the three cards dealt to it, whoever has them by now;
    ``discards`` those the contractor has thrown out.
    """

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    discards: tuple[Card, ...]

    def dealt_in(self, view: FiveHundredView) -> tuple[frozenset[Card], ...]:
        """By seat, the ten cards it was dealt: held, played or thrown out, and not from the kitty."""
        hands = [set(cards) for cards in self.hands]
        for plays in (*(trick.plays for trick in view.tricks), view.trick):
            for play in plays:
                hands[play.seat].add(play.card)
        if view.contractor is not None:
            hands[view.contractor].update(self.discards)
            hands[view.contractor].difference_update(self.kitty)
        return tuple(frozenset(cards) for cards in hands)

    def hand_in(self, view: FiveHundredView) -> FiveHundredHand:
        """A hand in the very state of *view* with the cards of this world; its ``view(view.seat)`` equals *view*."""
        hand = FiveHundredHand(HandStart(view.number, view.dealer, view.scores, view.options))
        hand.phase, hand.to_act = view.phase, view.to_act
        hand.hands = [list(cards) for cards in self.hands]
        hand.kitty, hand.discards = self.kitty, self.discards
        hand.auction = _auction(view)
        hand.contract, hand.contractor, hand.trump = view.contract, view.contractor, view.trump
        if view.phase in (Phase.PLAYING, Phase.OVER):
            hand.sitting_out = view.sitting_out
        hand.is_exposed = view.exposed is not None
        hand.trick, hand.tricks = view.trick, view.tricks
        if view.trump is None:
            hand.suits_led, hand.thrown_off = _suits_led(view), view.thrown_off()
        if view.phase is Phase.OVER:
            hand.result = score_hand(view.contract, view.contractor, _tricks_by_side(view), view.options)
        # Asked for, not carried over: what is legal follows from the cards.
        hand._legal = None
        return hand


def _auction(view: FiveHundredView) -> Auction:
    auction = Auction(view.dealer, view.options)
    for seat, bid in view.calls:
        auction.call(seat, bid)
    if view.phase in (Phase.BIDDING, Phase.RAISING):
        auction.to_act = view.to_act
    return auction


def _suits_led(view: FiveHundredView) -> frozenset[Suit]:
    leads = [trick.plays[0] for trick in view.tricks] + list(view.trick[:1])
    named = [suit_led(lead, None) for lead in leads]
    return frozenset(suit for suit in named if suit is not None)


def _tricks_by_side(view: FiveHundredView) -> tuple[int, int]:
    won = [0, 0]
    for seat in SEATS:
        won[side_of(seat)] += view.tricks_won[seat]
    return won[0], won[1]
