"""Why an action is not allowed, in a sentence that says what would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.actions import Action, Call, Look, Play
from game.rules.spades.bids import Bid
from game.rules.spades.scoring import BEHIND_FOR_BLIND, may_bid_blind
from game.rules.spades.view import Phase

if TYPE_CHECKING:
    from game.rules.spades.hand import SpadesHand


def refusal(hand: SpadesHand, action: Action) -> str:
    """The reason why *hand* does not allow *action* now. It speaks only of what the acting seat knows."""
    if hand.phase is Phase.DEALING:
        return "The cards must be dealt first."
    if hand.phase is Phase.OVER:
        return "The hand is over; the cards must be dealt again."
    if hand.to_act is not None and getattr(action, "seat", None) is not hand.to_act:
        return f"It is {hand.to_act.word}'s turn."
    match action, hand.phase:
        case Call(), Phase.BIDDING:
            return _why_not_bid(hand, action)
        case Look(), _:
            return "Your cards are in your hand already."
        case Play(), Phase.PLAYING:
            return _why_not_play(hand, action)
    if hand.phase is Phase.BIDDING:
        return "Now is the time to bid a number of tricks."
    return "Now is the time to play a card."


def _why_not_bid(hand: SpadesHand, call: Call) -> str:
    if not isinstance(call.bid, Bid):
        return "Bid a number of tricks from 0, which is nello, to 13."
    if not call.bid.is_blind:
        return "Look at your cards before you bid a number, or bid blind."
    if not hand.options.blinds:
        return "Blind bids are not played under these rules; bid a number of tricks."
    if not may_bid_blind(call.seat, hand.scores):
        return f"A blind bid needs {BEHIND_FOR_BLIND} points behind the leader; bid a number of tricks."
    return "A blind bid is made before looking at the cards; bid a number of tricks."


def _why_not_play(hand: SpadesHand, play: Play) -> str:
    if play.card not in hand.hands[play.seat]:
        return f"The {play.card.name} is not in your hand; play a card that is."
    if play.suit is not None:
        return "No suit is named in Spades; the card is the suit."
    if hand.trick:
        led = hand.trick[0].card.suit
        assert led is not None
        return f"{led.word.capitalize()} were led: follow suit while you can."
    if hand.options.spade_tight:
        return "Under these rules spades are led only when nothing else is left; lead another suit."
    return "Spades may be led once a spade has been played; lead another suit."
