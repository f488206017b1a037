"""Hearts: the figures of a card or a pass in a sentence, and the alternatives side by side.

Few points are good, so a bar is the longer the fewer points its card is expected to cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.actions import Pass, Play, SeatAction
from game.players.critic.bars import MOST_BARS, Bar, Chart, foremost
from game.players.critic.naming import DEALS, card_name, listed, percent
from game.players.expert_hearts.figures import HeartsFigures
from game.players.thoughts import Thoughts
from game.rules.hearts.scoring import QUEEN, QUEEN_POINTS
from game.rules.hearts.view import HeartsView

IF_PASSED: Final = "if passed on"
"""A card's row is that of the best three to pass of which it is one."""
_SAME: Final = 0.2
"""Points within which two choices are worth the same."""
_MOON_IN_MIND: Final = 0.25
"""From which chance on a choice is made for the moon."""
_MOON_TO_FEAR: Final = 0.05


def hearts_sentence(view: HeartsView, thoughts: Sequence[Thoughts]) -> str:
    """What to do and why. *thoughts* are those of one choice made from *view*: three where cards are passed."""
    first = thoughts[0]
    names = listed([_name(each.choice) for each in thoughts])
    if len(view.legal) == 1:
        return f"{names} is the only card you may play."
    deed = "Pass on" if isinstance(first.choice, Pass) else "Play"
    figures = _figures(first)
    if not figures:
        return f"By rule of thumb: {deed.lower()} {names}."
    chosen = next((one for one in figures if one.action == first.choice), figures[0])
    return f"{deed} {names}: {_outcome(view, chosen)}{_beside(view, chosen, figures)}."


def _figures(thoughts: Thoughts) -> list[HeartsFigures]:
    return [one for one in thoughts.figures if isinstance(one, HeartsFigures)]


def _name(action: SeatAction) -> str:
    assert isinstance(action, (Play, Pass))
    return card_name(action.card)


def points(count: float) -> str:
    """Points on average: ``3.2 points``."""
    return f"{_number(count)} points"


def _number(count: float) -> str:
    return f"{abs(count):.1f}" if count > -0.05 else f"−{-count:.1f}"


def _outcome(view: HeartsView, chosen: HeartsFigures) -> str:
    """What the hand comes to."""
    if chosen.own_moon >= _MOON_IN_MIND:
        return f"you shoot the moon in {percent(chosen.own_moon)} {DEALS}, with {points(chosen.points)} on average"
    words = f"it costs you {points(chosen.points)} on average"
    if is_queen_to_come(view):
        words += f", and you take the {card_name(QUEEN)} in {percent(chosen.queen)} {DEALS}"
    if chosen.other_moon >= _MOON_TO_FEAR:
        words += f"; somebody else shoots the moon in {percent(chosen.other_moon)}"
    return words


def _beside(view: HeartsView, chosen: HeartsFigures, figures: Sequence[HeartsFigures]) -> str:
    """The best of the other cards."""
    others = [one for one in figures if one is not chosen]
    if not others or isinstance(chosen.action, Pass):
        return ""
    second = others[0]
    if second.worth > chosen.worth - _SAME:
        return f"; {_name(second.action)} would do as well"
    if second.own_moon >= _MOON_IN_MIND or chosen.own_moon >= _MOON_IN_MIND:
        return f"; next best is {_name(second.action)} with {percent(second.own_moon)} and {points(second.points)}"
    return f"; next best is {_name(second.action)} with {points(second.points)}"


def is_queen_to_come(view: HeartsView) -> bool:
    """Whether the ♠Q lies in no trick yet."""
    return all(play.card is not QUEEN for trick in view.tricks for play in trick.plays)


def hearts_chart(view: HeartsView, thoughts: Sequence[Thoughts], most: int = MOST_BARS) -> Chart | None:
    """The *most* best alternatives, what was chosen always among them; ``None`` without figures."""
    chosen = [each.choice for each in thoughts]
    figures = _figures(thoughts[0])
    if not figures:
        return None
    shown = foremost(figures, chosen, most)
    is_moon = shown[0].own_moon >= _MOON_IN_MIND
    heading = "moon" if is_moon else card_name(QUEEN) if is_queen_to_come(view) else ""

    def chance_of(one: HeartsFigures) -> str:
        return percent(one.own_moon if is_moon else one.queen) if heading else ""

    bars = [
        Bar(_name(one.action), _share(one), chance_of(one), _number(one.points), one.action in chosen) for one in shown
    ]
    return Chart(heading, "points", tuple(bars), IF_PASSED if isinstance(chosen[0], Pass) else "")


def _share(one: HeartsFigures) -> float:
    """The length of a bar: whole for no points, nothing for as many as the queen costs."""
    return min(1.0, max(0.0, 1.0 - one.points / QUEEN_POINTS))
