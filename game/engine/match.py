"""A whole game: hand after hand until somebody has won. The same verbs as a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from game.cards.seats import Seat
from game.engine.actions import Action, ChangeOptions, Deal, IllegalAction, SeatAction
from game.engine.events import Event, HandScored, MatchWon
from game.engine.rules import Hand, HandResult, HandStart, Rules, Scores
from game.engine.view import View

_GAME_OVER: Final = "The game is over; a new one may be begun."
_NO_HAND: Final = "No hand is being played; the cards must be dealt first."


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """One line of the score sheet; ``scores`` are the totals after the hand."""

    number: int
    dealer: Seat
    result: HandResult
    scores: Scores


class Match:
    """A game under way. It holds no randomness: the deal is an action like any other.

    ``dealer`` deals the hand under way, or the next one while the match waits for a deal.
    """

    def __init__(self, rules: Rules, options: Any, dealer: Seat) -> None:
        self.rules = rules
        self.options = options
        self.dealer = dealer
        self.number = 0
        self.scores: Scores = (0,) * len(rules.teams)
        self.hand: Hand | None = None
        self.finished: list[FinishedHand] = []
        self.winners: tuple[Seat, ...] = ()
        self.hand_options = options
        """The options the hand under way was dealt with; ``options`` are those of the next deal."""

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    @property
    def awaits_deal(self) -> bool:
        """Whether the next thing to happen is a ``Deal``."""
        return not self.winners and (self.hand is None or self.hand.result is not None)

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is; ``None`` between hands and after the end."""
        return self.hand.to_act if self.hand is not None else None

    def legal_actions(self) -> Sequence[SeatAction]:
        """What the seat to act may do; empty between hands."""
        return self.hand.legal_actions() if self.hand is not None else ()

    def view(self, seat: Seat) -> View:
        """All that *seat* may know of the hand under way.

        Raises:
            ValueError: no hand has been dealt yet.
        """
        if self.hand is None:
            raise ValueError("No cards have been dealt yet.")
        return self.hand.view(seat)

    def apply(self, action: Action) -> list[Event]:
        """Carry *action* out and say what happened.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        match action:
            case ChangeOptions():
                self.options = action.options
                return []
            case Deal():
                return self._deal(action)
        if self.hand is None or self.hand.result is not None:
            raise IllegalAction(action.seat, action, _GAME_OVER if self.is_over else _NO_HAND)
        events = self.hand.apply(action)
        if self.hand.result is not None:
            self._finish(self.hand.result, events)
        return events

    def copy(self) -> Match:
        """An independent match in the same state."""
        twin = Match(self.rules, self.options, self.dealer)
        twin.number = self.number
        twin.scores = self.scores
        twin.hand = self.hand.copy() if self.hand is not None else None
        twin.finished = self.finished.copy()
        twin.winners = self.winners
        twin.hand_options = self.hand_options
        return twin

    def _deal(self, deal: Deal) -> list[Event]:
        if not self.awaits_deal:
            reason = _GAME_OVER if self.is_over else "The hand under way must be finished first."
            raise IllegalAction(None, deal, reason)
        dealer = self.dealer
        if self.finished:
            dealer = self.rules.next_dealer(dealer, self.finished[-1].result, self.hand_options)
        hand = self.rules.new_hand(HandStart(self.number + 1, dealer, self.scores, self.options))
        events = hand.apply(deal)
        self.hand, self.dealer, self.number = hand, dealer, self.number + 1
        self.hand_options = self.options
        return events

    def _finish(self, result: HandResult, events: list[Event]) -> None:
        self.scores = self.rules.settle(self.scores, result, self.hand_options)
        self.finished.append(FinishedHand(self.number, self.dealer, result, self.scores))
        events.append(HandScored(self.number, result, self.scores))
        self.winners = self.rules.winners(self.scores, result, self.hand_options)
        if self.winners:
            events.append(MatchWon(self.winners))
