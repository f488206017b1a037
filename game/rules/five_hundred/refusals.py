"""Why an action is not allowed, in a sentence that says what would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.card import JOKER, Suit
from game.engine.actions import Action, Call, Discard, Play
from game.rules.five_hundred.bids import MISERE, Bid, level_before, rank
from game.rules.five_hundred.options import MisereBids
from game.rules.five_hundred.trumps import effective_suit, left_bower, suit_led
from game.rules.five_hundred.view import Phase

if TYPE_CHECKING:
    from game.rules.five_hundred.hand import FiveHundredHand


def refusal(hand: FiveHundredHand, action: Action) -> str:
    """The reason why *hand* does not allow *action* now. It speaks only of what the acting seat knows."""
    if hand.phase is Phase.DEALING:
        return "The cards must be dealt first."
    if hand.phase is Phase.OVER:
        return "The hand is over; the cards must be dealt again."
    seat = getattr(action, "seat", None)
    if hand.to_act is not None and seat is not hand.to_act:
        return f"It is {hand.to_act.word}'s turn."
    match action, hand.phase:
        case Call(bid=Bid() as bid), (Phase.BIDDING | Phase.RAISING):
            return _why_not_bid(hand, bid)
        case Discard(card=card), Phase.DISCARDING:
            return f"The {card.name} is not in your hand; throw out cards that are."
        case Play(), Phase.PLAYING:
            return _why_not_play(hand, action)
    return {
        Phase.BIDDING: "Now is the time to bid or pass.",
        Phase.RAISING: "The contract may be raised once now, or left as it is by a pass.",
        Phase.DISCARDING: "Three cards must be thrown out first.",
    }.get(hand.phase, "Now is the time to play a card.")


def _why_not_bid(hand: FiveHundredHand, bid: Bid) -> str:
    options, standing = hand.options, hand.auction.standing
    if bid.is_misere and options.misere_bids is MisereBids.NONE:
        return "Misère is not played under these rules; bid tricks, or pass."
    if bid.is_misere and options.misere_bids is MisereBids.OPEN and bid is MISERE:
        return "Only open misère is played under these rules, not closed."
    if standing is not None and rank(bid, options) <= rank(standing[1], options):
        return f"{_sentence(bid.name)} does not outrank {standing[1].name}; bid higher, or pass."
    if bid.is_misere and not options.misere_any_time and hand.auction.highest_level < level_before(bid):
        return f"{_sentence(bid.name)} may be bid once somebody has bid {level_before(bid)} or more."
    return f"Under these rules the lowest bid is {options.lowest_bid} spades."


def _why_not_play(hand: FiveHundredHand, play: Play) -> str:
    if play.card not in hand.hands[play.seat]:
        return f"The {play.card.name} is not in your hand; play a card that is."
    if not hand.trick:
        return _why_not_lead(hand, play)
    if play.suit is not None:
        return "A suit is named only when the Joker is led."
    led = suit_led(hand.trick[0], hand.trump)
    holds_led = any(effective_suit(card, hand.trump) is led for card in hand.hands[play.seat])
    if led is not None and not holds_led and play.card is JOKER:
        return f"You threw off on {led.word} before, so the Joker may not be played on them. Any other card will do."
    return f"{_sentence(_suit_name(led))} were led: follow suit while you can.{_trump_note(hand, play, led)}"


def _trump_note(hand: FiveHundredHand, play: Play, led: Suit | None) -> str:
    """A reminder of what surprises: the left bower leaves its own suit, and it and the Joker must follow trumps."""
    if hand.trump is None:
        return ""
    left = left_bower(hand.trump)
    if play.card is left:
        return f" The {left.name} is the left bower, a trump."
    following = [card for card in hand.hands[play.seat] if effective_suit(card, hand.trump) is led]
    if led is not hand.trump or not {left, JOKER}.issuperset(following):
        return ""
    return f" Your {left.name} is the left bower, a trump." if left in following else " The Joker is a trump."


def _why_not_lead(hand: FiveHundredHand, play: Play) -> str:
    if play.card is not JOKER or hand.trump is not None:
        return "A suit is named only when the Joker is led without trumps."
    unled = [suit.word for suit in Suit if suit not in hand.suits_led]
    if not unled:
        if len(hand.hands[play.seat]) == 1:
            return "Every suit has been led, so lead the Joker without naming one."
        return "Every suit has been led, so the Joker may be led only as your last card. Any other card will do."
    if play.suit is None:
        return f"Name the suit the Joker is led as: {' or '.join(unled)}."
    return f"{_sentence(play.suit.word)} have been led already; the Joker may be led as {' or '.join(unled)}."


def _suit_name(suit: Suit | None) -> str:
    return suit.word if suit is not None else "no suit"


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
