"""Which bid or card: every sensible one played out in the same worlds, judged by the chance to win the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.engine.actions import Call, Look, Play, SeatAction
from game.players.casual_spades import CasualSpades
from game.players.casual_spades.choosing import cheapest
from game.players.casual_spades.counting import expected_tricks
from game.players.casual_spades.reading import Reading
from game.players.compiled_spades.rehearsal import Outcome, Rehearsal
from game.players.expert_spades.figures import SpadesFigures
from game.players.thoughts import Figures, Thoughts, ranked
from game.rules.spades.bids import Bid
from game.rules.spades.scoring import goal, points_of
from game.rules.spades.view import SpadesView

FEWER: Final = 2
MORE: Final = 3
"""How far from the usual count bids are weighed."""
FAR_BEHIND: Final = 0.3
"""The part of the goal a player lacks against the leader before it thinks of a blind bid, which is a gamble."""
NEAR: Final = 0.005
"""The part of the best chance of the game within which two choices count as equals."""


def choose_bid(view: SpadesView, rng: Random, rehearsal: Rehearsal, worlds: int) -> Thoughts | None:
    """The bid, blind or not, or the look at the cards, that wins most games; ``None`` if no world was looked at."""
    return _best(view, bids_to_weigh(view), rng, rehearsal, worlds)


def choose_card(view: SpadesView, rng: Random, rehearsal: Rehearsal, worlds: int) -> Thoughts | None:
    """The card that wins most games; ``None`` if no world was looked at."""
    return _best(view, view.legal, rng, rehearsal, worlds)


def bids_to_weigh(view: SpadesView) -> list[SeatAction]:
    """A nello and the numbers near the count of the hand; before the cards are seen, a look, or blind if far behind."""
    if not view.has_looked:
        return [action for action in view.legal if isinstance(action, Look) or is_far_behind(view)]
    count = round(expected_tricks(view.hand))
    numbers = range(max(1, count - FEWER), min(13, max(1, count) + MORE) + 1)
    return [
        action
        for action in view.legal
        if isinstance(action, Call) and isinstance(action.bid, Bid) and action.bid.tricks in (0, *numbers)
    ]


def is_far_behind(view: SpadesView) -> bool:
    """Whether the leader is so far away that only a gamble may catch up."""
    points = [points_of(score) for score in view.scores]
    return max(points) - points[view.seat] >= FAR_BEHIND * goal(view.options)


def _best(
    view: SpadesView, actions: Sequence[SeatAction], rng: Random, rehearsal: Rehearsal, worlds: int
) -> Thoughts | None:
    rehearsal.look_at(view, rng)
    outcomes, count = rehearsal.weigh(actions, worlds)
    if not outcomes:
        return None
    figures: list[Figures] = [_figures(action, outcome) for action, outcome in zip(actions, outcomes, strict=True)]
    order = ranked(figures)
    return Thoughts(_choice(view, order, rng), order, count, count < worlds)


def _figures(action: SeatAction, outcome: Outcome) -> SpadesFigures:
    return SpadesFigures(action, outcome.game, outcome.made, outcome.tricks, outcome.points, outcome.bags)


def _choice(view: SpadesView, order: Sequence[Figures], rng: Random) -> SeatAction:
    """Of what is as good as the best, what is usual, else the cheapest card."""
    equals = [one.action for one in order if one.worth >= order[0].worth * (1 - NEAR)]
    if len(equals) == 1 or isinstance(equals[0], (Call, Look)):
        return equals[0]
    usual = CasualSpades().choose(view, rng)
    if usual in equals:
        return usual
    cards = [action.card for action in equals if isinstance(action, Play)]
    return Play(view.seat, cheapest(Reading(view), cards))
