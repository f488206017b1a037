"""What somebody strong would do in the user's place, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from game.cards.seats import Seat
from game.engine.actions import Discard, Pass, SeatAction
from game.engine.match import Match
from game.engine.view import View
from game.players.player import Player
from game.players.thoughts import Thoughts

RngOf = Callable[[int], Random]
"""The chance for each step of a choice (0, 1, …)."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The thoughts behind one choice, made from *view*: several where it takes several cards to make it."""

    view: Any
    thoughts: tuple[Thoughts, ...]

    @property
    def actions(self) -> tuple[SeatAction, ...]:
        """What is recommended, step by step."""
        return tuple(each.choice for each in self.thoughts)


def advise(adviser: Player, match: Match, seat: Seat, rng_of: RngOf) -> Advice:
    """What *adviser* would do for *seat*, whose turn it is, from what *seat* may know.

    *match* is a copy to be played on: of a choice that takes three cards each is thought about in turn, as a player in
    that seat would.
    """
    view = match.view(seat)
    thoughts = [_ponder(adviser, view, rng_of(0))]
    while isinstance(thoughts[-1].choice, (Discard, Pass)):
        match.apply(thoughts[-1].choice)
        legal = match.legal_actions() if match.to_act is seat else ()
        if not legal or type(legal[0]) is not type(thoughts[-1].choice):
            break
        thoughts.append(_ponder(adviser, match.view(seat), rng_of(len(thoughts))))
    return Advice(view, tuple(thoughts))


def _ponder(adviser: Player, view: View, rng: Random) -> Thoughts:
    ponder = getattr(adviser, "ponder", None)
    if ponder is None or len(view.legal) == 1:
        return Thoughts(adviser.choose(view, rng))
    thoughts: Thoughts = ponder(view, rng)
    return thoughts
