"""One decision's means: the worlds of a view, playouts in them, and the word to stop."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Final

from game.engine.actions import SeatAction
from game.players.compiled_hearts.rehearsal import Outcome, Rehearsal
from game.players.expert_hearts.figures import HeartsFigures
from game.players.expert_hearts.wandering import Wandering
from game.players.expert_hearts.worlds import HeartsImagination
from game.rules.hearts.view import HeartsView

STRAYS: Final = 40
"""How often in 1024 a player of a playout takes any card."""
DREAD: Final = 10.0
"""Points by which another's moon is worse than its points: those it costs the two fellow victims gain one nothing."""


class Study:
    """A view under study. ``looked_at`` is how many worlds were, ``is_cut_short`` whether it was called off.

    Raises:
        ValueError: no deal fits what the view says.
    """

    def __init__(self, view: HeartsView, rng: Random, called_off: Event) -> None:
        self.view, self.rng = view, rng
        self.worlds = Wandering(HeartsImagination(view), rng)
        self.rehearsal = Rehearsal(view, STRAYS)
        self.looked_at = 0
        self.is_cut_short = False
        self._called_off = called_off

    @property
    def plans(self) -> int:
        """Two where the moon is possible for this seat, else one."""
        taken = self.view.points_taken
        return 2 if taken[self.view.seat] == sum(taken) else 1

    def over(self, worlds: int, count: int) -> None:
        """Play what was asked about out in so many *worlds*, until called off; *count* is how much was asked about."""
        for _ in range(worlds):
            if self._called_off.is_set():
                self.is_cut_short = True
                return
            self.rehearsal.set_up(self.worlds.next(), self.rng, self.worlds.suspects)
            if self.rehearsal.is_passing:
                self.rehearsal.play_passes(count, self.plans)
            else:
                self.rehearsal.play_cards(count, self.plans)
            self.looked_at += 1

    def figures(self, action: SeatAction, number: int) -> HeartsFigures | None:
        """What the action asked about as *number* came to, by the better plan; ``None`` if it was not played out."""
        outcomes = [self.rehearsal.outcome(number, plan) for plan in range(self.plans)]
        weighed = [_figures(action, outcome) for outcome in outcomes if outcome is not None]
        return max(weighed, key=lambda one: one.worth) if weighed else None


def _figures(action: SeatAction, outcome: Outcome) -> HeartsFigures:
    return HeartsFigures(
        action,
        outcome.others - outcome.points - DREAD * outcome.other_moon,
        points=outcome.points,
        own_moon=outcome.own_moon,
        other_moon=outcome.other_moon,
        queen=outcome.queen,
    )
