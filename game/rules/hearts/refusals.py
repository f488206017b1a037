"""Why an action is not allowed, in a sentence that says what would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.card import Suit
from game.engine.actions import Action, Pass, Play
from game.rules.hearts.passing import CARDS_PASSED
from game.rules.hearts.play import OPENER
from game.rules.hearts.view import Phase

if TYPE_CHECKING:
    from game.rules.hearts.hand import HeartsHand


def refusal(hand: HeartsHand, action: Action) -> str:
    """The reason why *hand* does not allow *action* now. It speaks only of what the acting seat knows."""
    if hand.phase is Phase.DEALING:
        return "The cards must be dealt first."
    if hand.phase is Phase.OVER:
        return "The hand is over; the cards must be dealt again."
    if hand.to_act is not None and getattr(action, "seat", None) is not hand.to_act:
        return f"It is {hand.to_act.word}'s turn."
    match action, hand.phase:
        case Pass(card=card), Phase.PASSING:
            return f"The {card.name} is not in your hand; pass cards that are."
        case Play(), Phase.PLAYING:
            return _why_not_play(hand, action)
    if hand.phase is Phase.PASSING:
        return f"{CARDS_PASSED} cards must be passed {hand.direction.word} first."
    return "Now is the time to play a card."


def _why_not_play(hand: HeartsHand, play: Play) -> str:
    cards = hand.hands[play.seat]
    if play.card not in cards:
        return f"The {play.card.name} is not in your hand; play a card that is."
    if play.suit is not None:
        return "No suit is named in Hearts; the card is the suit."
    led = hand.trick[0].card.suit if hand.trick else None
    if led is not None and play.card.suit is not led and any(card.suit is led for card in cards):
        return f"{led.word.capitalize()} were led: follow suit while you can."
    if led is None and hand.is_first_trick and hand.options.two_of_clubs_leads:
        return f"The {OPENER.name} opens the hand."
    if led is None and play.card.suit is Suit.HEARTS and not hand.is_broken:
        return "Hearts may be led once a heart has been played; lead another suit."
    return "No hearts and no queen of spades on the first trick while you can play something else."
