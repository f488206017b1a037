"""Imagining the unseen: worlds that agree with everything one seat knows, the likelier ones more often.

The cards a seat cannot see are laid in the places they may lie in, every way as likely as the next (``partition``);
then the calls, the discards and the play say which worlds are likelier (``fitting``). The law: the hand a world makes
of a view looks to that view's seat like the view, in every phase and under all options.
"""

from __future__ import annotations

from random import Random

from game.players.imagine.drawing import Imagination
from game.players.imagine.world import World
from game.rules.five_hundred.view import FiveHundredView

__all__ = ["Imagination", "World", "draw", "draw_weighted"]


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
