"""Why an action is not allowed, in a sentence that says what would be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.actions import Action, Ask, Finish, Lay, Shift, Turn
from game.rules.poker_solitaire.view import Phase

if TYPE_CHECKING:
    from game.rules.poker_solitaire.hand import PokerSolitaireHand

TURN_FIRST = "Turn the pack's top card up first."


def refusal(hand: PokerSolitaireHand, action: Action) -> str:
    """The reason why *hand* does not allow *action* now."""
    if hand.phase is Phase.DEALING:
        return "The cards must be dealt first."
    if hand.phase is Phase.OVER:
        return "This grid is finished; begin a new game."
    if getattr(action, "seat", hand.to_act) is not hand.to_act:
        return "This is a game for one: only South plays."
    if isinstance(action, (Turn, Lay, Shift, Finish, Ask)):
        return _why_not_now(hand, action)
    return "Nothing is bid, passed or played in Poker Solitaire; lay the cards on the grid."


def _why_not_now(hand: PokerSolitaireHand, action: Turn | Lay | Shift | Finish | Ask) -> str:
    match hand.phase, action:
        case Phase.TURNING, Ask():
            return "There is nothing to advise on until the top card lies face up. Turn it first."
        case Phase.TURNING, Turn():
            return "The pack's top card may be turned once; lay the card that is up."
        case Phase.TURNING, _:
            return TURN_FIRST
        case Phase.LAYING, Lay():
            return _why_not_there(hand, action)
        case Phase.LAYING, Turn():
            return "The top card is face up already: lay it on the grid."
        case Phase.LAYING, _:
            return "Cards stay where they are laid: lay the card that is turned up."
        case _, Shift():
            return _why_not_shift(hand, action)
        case _, Finish():
            return f"The {hand.top} is still at the pack: lay every card on the grid before you are done."
    return "All cards lie open: move them about, and say when you are done."


def _why_not_there(hand: PokerSolitaireHand, action: Lay) -> str:
    if action.card is not hand.top:
        return f"The card to lay is the {hand.top.name if hand.top else 'one turned up'}."
    if hand.grid[action.cell] is not None:
        return "A card lies there already; lay this one on an empty square."
    return "In Variation 1 a card goes beside one that lies already, corner to corner at least."


def _why_not_shift(hand: PokerSolitaireHand, action: Shift) -> str:
    if action.card is not hand.top and action.card not in hand.grid:
        return f"The {action.card.name} is not among the cards of this game."
    return "That card lies there already; choose another place for it."
