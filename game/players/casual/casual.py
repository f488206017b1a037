"""The casual player: rules of thumb for every moment of a hand of Five Hundred."""

from __future__ import annotations

from random import Random
from typing import Any

from game.engine.actions import Discard, Play, SeatAction
from game.players.casual.bidding import HABITS, Habits, choose_call
from game.players.casual.discarding import throw_out
from game.players.casual.ducking import play_misere
from game.players.casual.following import follow
from game.players.casual.leading import lead
from game.players.casual.reading import Reading
from game.rules.five_hundred.view import FiveHundredView, Phase


class Casual:
    """A club-room player without pretensions. Decides at once, from the view alone, and never by chance."""

    def __init__(self, habits: Habits = HABITS) -> None:
        self.habits = habits

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """One of ``view.legal``.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if not view.legal:
            raise ValueError("It is not this seat's turn.")
        if len(view.legal) == 1:
            only: SeatAction = view.legal[0]
            return only
        choice = self._choice(view)
        # A rule of thumb that slips must not stop the game; a test holds that none does.
        return choice if choice in view.legal else view.legal[0]

    def _choice(self, view: FiveHundredView) -> SeatAction:
        if view.phase is Phase.PLAYING:
            return self._card(view)
        if view.phase is Phase.DISCARDING:
            assert view.contract is not None
            return Discard(view.seat, throw_out(view.hand, view.contract))
        return choose_call(view, self.habits)

    def _card(self, view: FiveHundredView) -> Play:
        reading = Reading(view)
        if view.sitting_out is not None:
            return play_misere(reading)
        if view.trick:
            return Play(view.seat, follow(reading))
        return lead(reading)
