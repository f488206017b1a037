"""The alternatives side by side: a bar for the chance of each, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from game.engine.actions import Call, SeatAction
from game.players.critic.naming import action_name, percent, points, tricks
from game.players.critic.sides import Aim, aim_of, success
from game.players.thoughts import Figures, Thoughts
from game.rules.five_hundred.bids import PASS
from game.rules.five_hundred.view import FiveHundredView, Phase

MOST_BARS: Final = 7
IF_THROWN_OUT: Final = "if thrown out"
"""A card's row is that of the best three to throw out of which it is one."""
_TRICKS: Final = 10

F = TypeVar("F", bound=Figures)


@dataclass(frozen=True, slots=True)
class Bar:
    """One alternative. ``share`` is the length of its bar from 0 to 1, ``None`` for no bar."""

    label: str
    share: float | None
    chance: str
    brings: str
    is_choice: bool


@dataclass(frozen=True, slots=True)
class Chart:
    """The bars, best first, and what stands above their labels (mostly nothing) and their two columns."""

    chance_heading: str
    brings_heading: str
    bars: tuple[Bar, ...]
    heading: str = ""


def chart(view: FiveHundredView, thoughts: Sequence[Thoughts], most: int = MOST_BARS) -> Chart | None:
    """The *most* best alternatives of a choice, what was chosen always among them; ``None`` without figures."""
    chosen = [each.choice for each in thoughts]
    # Of those that bring the same the choice comes first.
    figures = sorted(_figures(thoughts), key=lambda one: (-round(one.worth), one.action not in chosen))
    if not figures:
        return None
    bars = tuple(_bar(view, one, one.action in chosen) for one in foremost(figures, chosen, most))
    return Chart(*_headings(view), bars, IF_THROWN_OUT if view.phase is Phase.DISCARDING else "")


def _figures(thoughts: Sequence[Thoughts]) -> list[Figures]:
    """Those of the first step; a card chosen at a later one has the figures it was chosen by."""
    own = {each.choice: each.of(each.choice) for each in thoughts}
    return [own.get(one.action) or one for one in thoughts[0].figures]


def foremost(figures: Sequence[F], chosen: Sequence[SeatAction], most: int) -> list[F]:
    """The first *most* of *figures*, what was chosen always among them."""
    left_out = [one for one in figures[most:] if one.action in chosen]
    return [*figures[: most - len(left_out)], *left_out]


def _headings(view: FiveHundredView) -> tuple[str, str]:
    if view.phase in (Phase.BIDDING, Phase.RAISING):
        return "made", "points"
    heading = {Aim.MAKE: "made", Aim.BEAT: "beaten", Aim.TRICKS: ""}[aim_of(view)]
    is_misere = view.contract is not None and view.contract.is_misere
    return heading, "" if is_misere else "tricks"


def _bar(view: FiveHundredView, one: Figures, is_choice: bool) -> Bar:
    label = action_name(one.action)
    if isinstance(one.action, Call):
        # A pass has no chance of its own: its figure is that of whatever contract stands.
        chance = None if one.action.bid is PASS else one.chance
        return Bar(label, chance, percent(chance) if chance is not None else "", points(one.worth), is_choice)
    brings = tricks(one.tricks) if one.tricks is not None else ""
    if one.chance is None:
        return Bar(label, (one.tricks or 0.0) / _TRICKS, "", brings, is_choice)
    share = success(view, one.chance)
    return Bar(label, share, percent(share), brings, is_choice)
