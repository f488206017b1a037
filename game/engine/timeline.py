"""A match that remembers how it came about, so that steps can be taken back and done again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards.seats import Seat
from game.engine.actions import Action, ChangeOptions, Deal
from game.engine.events import Event
from game.engine.match import Match
from game.engine.rules import Rules


class Timeline:
    """The actions in force, the match they lead to, and what was undone and may still be redone.

    A copy of the match is kept at every deal, so going back costs at most one hand however long the game is.
    """

    def __init__(self, rules: Rules, options: Any, dealer: Seat) -> None:
        self.match = Match(rules, options, dealer)
        self.actions: list[Action] = []
        self.undone: list[list[Action]] = []
        self._deals: list[tuple[int, Match]] = [(0, self.match.copy())]

    def apply(self, action: Action) -> list[Event]:
        """Carry *action* out; what was undone cannot be redone after it, unless it only changes the options.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        events = self._advance(action)
        if not isinstance(action, ChangeOptions):
            self.undone.clear()
        return events

    def undo(self, count: int, *, may_redo: bool = True) -> None:
        """Go back *count* actions.

        Raises:
            ValueError: there are not that many.
        """
        if not 0 < count <= len(self.actions):
            raise ValueError(f"Only {len(self.actions)} steps can be taken back, not {count}.")
        dropped = self.actions[-count:]
        if may_redo:
            self.undone.append(dropped)
        else:
            self.undone.clear()
        del self.actions[-count:]
        self._rebuild()

    def redo(self) -> list[Event]:
        """Do again what the last ``undo`` took back.

        Raises:
            ValueError: nothing has been undone since the last new action.
        """
        if not self.undone:
            raise ValueError("There is nothing to do again.")
        events: list[Event] = []
        for action in self.undone.pop():
            events.extend(self._advance(action))
        return events

    def hand_actions(self) -> Sequence[Action]:
        """The actions of the hand under way, its deal first; empty before the first deal."""
        return self.actions[self._deals[-1][0] :] if self.match.hand is not None else ()

    def hand_start(self) -> Match:
        """A copy of the match as it stood before the hand under way was dealt."""
        return self._deals[-1][1].copy()

    def hand_events(self) -> list[Event]:
        """Everything that has happened in the hand under way, from its deal on."""
        match = self.hand_start()
        return [event for action in self.hand_actions() for event in match.apply(action)]

    def hands(self) -> list[tuple[Match, Sequence[Action]]]:
        """Every hand dealt so far: a copy of the match before its deal, and its actions, the deal first."""
        dealt = [(start, match) for start, match in self._deals if start < len(self.actions)]
        ends = [start for start, _ in dealt[1:]] + [len(self.actions)]
        return [
            (match.copy(), self.actions[start:end])
            for (start, match), end in zip(dealt, ends, strict=False)
            if isinstance(self.actions[start], Deal)
        ]

    def _advance(self, action: Action) -> list[Event]:
        before = self.match.copy() if isinstance(action, Deal) else None
        events = self.match.apply(action)
        if before is not None:
            if self._deals[-1][0] == len(self.actions) or not self.actions:
                self._deals.pop()
            self._deals.append((len(self.actions), before))
        self.actions.append(action)
        return events

    def _rebuild(self) -> None:
        while len(self._deals) > 1 and self._deals[-1][0] >= len(self.actions):
            self._deals.pop()
        start, match = self._deals[-1]
        self.match = match.copy()
        for action in self.actions[start:]:
            self.match.apply(action)
