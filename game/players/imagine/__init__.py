"""Imagining the unseen: worlds that agree with everything one seat knows, the likelier ones more often.

The cards a seat cannot see are laid in the places they may lie in, every way as likely as the next (``partition``);
then the calls, the discards and the play say which worlds are likelier (``fitting``). The law: the hand a world makes
of a view looks to that view's seat like the view, in every phase and under all options.
"""

from __future__ import annotations

from random import Random
from typing import Final

from game.players.imagine.drawing import Imagination
from game.players.imagine.wandering import wander
from game.players.imagine.world import World
from game.rules.five_hundred.view import FiveHundredView

__all__ = ["Imagination", "World", "draw", "draw_weighted", "wander_through"]

WITHOUT_PLAYS: Final = frozenset({"calls", "discards"})


def draw(view: FiveHundredView, count: int, rng: Random) -> list[World]:
    """*count* worlds of equal weight that fit *view*, its calls and its play; a likely one may come more than once.

    Raises:
        ValueError: no deal fits what the view says.
    """
    return Imagination(view).equal(count, rng)


def draw_weighted(view: FiveHundredView, count: int, rng: Random) -> list[tuple[World, float]]:
    """*count* worlds, each with the share of belief it stands for; the shares add up to 1.

    Raises:
        ValueError: no deal fits what the view says.
    """
    return Imagination(view).weighted(count, rng)


def wander_through(view: FiveHundredView, count: int, rng: Random) -> list[World]:
    """*count* worlds of equal weight that fit *view*, its calls and its play; of the same worth as many more drawn.

    Where the playouts are compiled, the play is judged by the rules of thumb card for card, else by rough habits.

    Raises:
        ValueError: no deal fits what the view says.
    """
    imagination = Imagination(view)
    if not (view.tricks or view.trick) or view.sitting_out is not None or not playouts_are_quick():
        return wander(imagination, count, rng)
    from game.players.compiled.rehearsal import History, Rehearsal

    imagination.judge_by(WITHOUT_PLAYS, History(Rehearsal(view)))
    return wander(imagination, count, rng)


def playouts_are_quick() -> bool:
    """Whether hands can be played out by the hundred."""
    from game.players.compiled import IS_COMPILED

    return IS_COMPILED
