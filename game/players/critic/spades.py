"""Spades: the figures of a bid or a card in a sentence, and the alternatives side by side.

While the own bid may still be made or lost its chance is told; once it is settled, the chance of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.actions import Call, Look, Play, SeatAction
from game.players.critic.bars import MOST_BARS, Bar, Chart, foremost
from game.players.critic.naming import DEALS, card_name, percent, points, tricks
from game.players.expert_spades.figures import SpadesFigures
from game.players.thoughts import Thoughts
from game.rules.spades.bids import Bid
from game.rules.spades.view import Phase, SpadesView

_SAME: Final = 0.002
"""Chances of the game within which two choices are worth the same."""
_BEARS_ON_GAME: Final = 0.01
"""A difference in the chance of the game that is worth a word."""


def sentence(view: SpadesView, thoughts: Sequence[Thoughts]) -> str:
    """What to do and why. *thoughts* are those of one choice made from *view*."""
    first = thoughts[0]
    name = _name(first.choice)
    if len(view.legal) == 1:
        return f"{name} is the only card you may play."
    figures = _figures(first)
    chosen = next((one for one in figures if one.action == first.choice), None)
    if chosen is None:
        return f"By rule of thumb: {_deed(first.choice)[:1].lower()}{_deed(first.choice)[1:]}."
    words = _of_a_card(view, chosen) if isinstance(first.choice, Play) else _of_a_bid(chosen)
    return f"{_deed(first.choice)}: {words}{_beside(view, chosen, figures)}."


def chart(view: SpadesView, thoughts: Sequence[Thoughts], most: int = MOST_BARS) -> Chart | None:
    """The *most* best alternatives, what was chosen always among them; ``None`` without figures."""
    chosen = thoughts[0].choice
    figures = _figures(thoughts[0])
    if not figures:
        return None
    is_settled = _is_settled(view)
    bars = [_bar(view, one, one.action == chosen, is_settled) for one in foremost(figures, [chosen], most)]
    brings = "points" if view.phase is Phase.BIDDING else "tricks"
    return Chart("game won" if is_settled else "made", brings, tuple(bars))


def _bar(view: SpadesView, one: SpadesFigures, is_choice: bool, is_settled: bool) -> Bar:
    share = one.worth if is_settled else _made(one)
    brings = points(one.points) if view.phase is Phase.BIDDING else tricks(one.tricks or 0.0)
    return Bar(_name(one.action), share, percent(share), brings, is_choice)


# Names


def _figures(thoughts: Thoughts) -> list[SpadesFigures]:
    return [one for one in thoughts.figures if isinstance(one, SpadesFigures)]


def _made(one: SpadesFigures) -> float:
    return one.chance or 0.0


def _name(action: SeatAction) -> str:
    """``9♣``, ``4``, ``Nello``, ``Blind 4``, ``Look``."""
    if isinstance(action, Call):
        assert isinstance(action.bid, Bid)
        return action.bid.name.capitalize()
    return card_name(action.card) if isinstance(action, Play) else "Look"


def _deed(action: SeatAction) -> str:
    if isinstance(action, Look):
        return "Look at your cards"
    if not isinstance(action, Call):
        return f"Play {_name(action)}"
    assert isinstance(action.bid, Bid)
    return f"Bid {action.bid.name}"


# Bids


def _of_a_bid(chosen: SpadesFigures) -> str:
    what = "the bid you find then is" if isinstance(chosen.action, Look) else "it is"
    return (
        f"{what} made in {percent(_made(chosen))} {DEALS}, brings {points(chosen.points)} points on average, and "
        f"you win the game in {percent(chosen.worth)}"
    )


# Cards


def _is_settled(view: SpadesView) -> bool:
    """Whether the own bid is made or lost whatever comes."""
    bid, taken = view.bids[view.seat], view.tricks_won[view.seat]
    if view.phase is not Phase.PLAYING or bid is None:
        return False
    if bid.is_nello:
        return taken > 0
    left = view.hand_sizes[view.seat]
    may_be_double_set = view.options.sandbag and not bid.is_blind and taken + left >= 2 * bid.tricks
    return taken + left < bid.tricks or (taken >= bid.tricks and not may_be_double_set)


def _of_a_card(view: SpadesView, chosen: SpadesFigures) -> str:
    bid, taken = view.bids[view.seat], view.tricks_won[view.seat]
    assert bid is not None
    if not _is_settled(view):
        promise = "your nello holds" if bid.is_nello else "your bid is made"
        return f"{promise} in {percent(_made(chosen))} {DEALS}, with {tricks(chosen.tricks or 0)} tricks on average"
    is_made = not bid.is_nello and taken >= bid.tricks
    so_far = "your bid is made already" if is_made else "your nello is lost" if bid.is_nello else "your bid is lost"
    words = f"{so_far}, and you win the game in {percent(chosen.worth)} {DEALS}"
    return f"{words}, with {_over(view, chosen)} on average" if is_made else words


def _over(view: SpadesView, one: SpadesFigures) -> str:
    bid = view.bids[view.seat]
    assert bid is not None
    over = (one.tricks or 0.0) - bid.tricks
    return f"{tricks(over)} overtricks" if view.options.sandbag else f"{tricks(one.bags)} bags"


def _beside(view: SpadesView, chosen: SpadesFigures, figures: Sequence[SpadesFigures]) -> str:
    """The best of the others, in the figures that tell them apart."""
    others = [one for one in figures if one is not chosen]
    if not others:
        return ""
    second = others[0]
    if abs(second.worth - chosen.worth) < _SAME:
        return f"; {_name(second.action)} would do as well"
    game = f"{percent(second.worth)} to win the game"
    if isinstance(chosen.action, Play) and not _is_settled(view):
        made = percent(_made(second))
        is_game = chosen.worth - second.worth > _BEARS_ON_GAME and made == percent(_made(chosen))
        return f"; next best is {_name(second.action)} with {game if is_game else made}"
    if isinstance(chosen.action, Play):
        return f"; next best is {_name(second.action)} with {game}"
    if percent(second.worth) == percent(chosen.worth):
        return f"; next best is {_name(second.action)} with {percent(_made(second))} and {points(second.points)} points"
    return f"; next best is {_name(second.action)} with {game}"
