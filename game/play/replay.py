"""A hand looked at again: the same feed as a live game, from the record, step by step in both directions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from game.cards.seats import Seat
from game.engine.actions import Action, Play
from game.engine.events import Event, TrickWon
from game.engine.match import Match


class Replay:
    """One hand of a record. ``position`` counts the actions shown, from 1 (the deal) to ``length``.

    A hand under way is seen as *seat* saw it, and no further than it has come; once it is over it may be seen open
    (``is_open``).
    """

    def __init__(self, start: Match, actions: Sequence[Action], seat: Seat) -> None:
        self.seat = seat
        self.is_open = False
        self._start = start
        self._actions = list(actions)
        self._steps: list[list[Event]] = []
        match = start.copy()
        for action in self._actions:
            self._steps.append(match.apply(action))
        self.is_over = match.hand is not None and match.hand.result is not None
        self.position = 1
        self._tricks = [
            number for number, events in enumerate(self._steps, 1) if any(isinstance(e, TrickWon) for e in events)
        ]

    @property
    def length(self) -> int:
        """How many actions the hand has, the deal among them."""
        return len(self._actions)

    @property
    def trick_starts(self) -> list[int]:
        """The positions at which tricks 1, 2, … begin: all cards before have been gathered."""
        first = next((number for number, action in enumerate(self._actions) if isinstance(action, Play)), None)
        return [] if first is None else [first, *(end for end in self._tricks if end < self.length)]

    @property
    def trick_number(self) -> int:
        """The trick under way at ``position``; 0 before the first card."""
        return bisect_right(self.trick_starts, self.position - 1)

    def shown(self) -> list[Event]:
        """All events up to ``position``, for setting the table up afresh."""
        return [event for step in self._steps[: self.position] for event in self._seen(step)]

    def forward(self) -> list[Event]:
        """One action on; what happened. Nothing at the end."""
        if self.position >= self.length:
            return []
        self.position += 1
        return self._seen(self._steps[self.position - 1])

    def back(self) -> bool:
        """One action back; whether there was one."""
        if self.position <= 1:
            return False
        self.position -= 1
        return True

    def go_to(self, position: int) -> None:
        """To any position; the nearest there is."""
        self.position = min(max(1, position), self.length)

    def match(self) -> Match:
        """The match as it stood at ``position``."""
        match = self._start.copy()
        for action in self._actions[: self.position]:
            match.apply(action)
        return match

    def action(self) -> Action:
        """The action shown last."""
        return self._actions[self.position - 1]

    def open_hands(self, is_open: bool) -> bool:
        """Lay all hands open, or close them again; refused (``False``) while the hand is not over."""
        if is_open and not self.is_over:
            return False
        self.is_open = is_open
        return True

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        return list(events) if self.is_open else [event.seen_by(self.seat) for event in events]
