"""Which card to play: every legal one's mean over imagined worlds of what the hand is worth then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.actions import Play
from game.players.casual import Casual
from game.players.casual.reading import Reading
from game.players.casual.throwing import cheapest
from game.players.compiled import Position
from game.players.compiled.rehearsal import Rehearsal
from game.players.imagine import World
from game.players.monte_carlo.averages import Chances, Spreads
from game.players.monte_carlo.study import Study
from game.players.thoughts import Figures, Thoughts, ranked
from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import FiveHundredView

SOLVED_FROM: Final = 5
"""With so many cards left in a hand, playouts are joined by the solver."""
NEAR: Final = 1.0
"""Points within which cards count as equals."""
NEAR_CHANCE: Final = 0.004
"""The part of a misère's value within which cards count as equals."""


def choose_card(study: Study, worlds: int) -> Thoughts:
    """The card to play, in a trick contract, a misère, or when all have passed.

    Raises:
        ValueError: no deal fits what the view says.
    """
    if study.view.sitting_out is not None:
        return _choose_in_misere(study, worlds)
    return _choose_for_tricks(study, worlds)


def _choose_for_tricks(study: Study, worlds: int) -> Thoughts:
    """Every card played out by the rules of thumb in each world; with few cards left, solved as well."""
    view = study.view
    played_out, solved = Spreads[Play](), Spreads[Play]()
    rehearsal = Rehearsal(view) if study.has_quick_playouts else None
    is_solved = rehearsal is None or len(view.hand) <= SOLVED_FROM
    won = sum(view.tricks_won[seat] for seat in (study.seat, study.seat.partner))

    def look_at(world: World, share: float) -> None:
        if rehearsal is not None:
            played_out.add(rehearsal.tricks_by_play(world.hands, world.discards), share)
        if is_solved:
            plays = study.solver.tricks_by_play(Position.imagined(view, world.hands), study.seat)
            solved.add({play: won + tricks for play, tricks in plays.items()}, share)

    study.over(worlds, look_at)
    plays = [play for play in view.legal if isinstance(play, Play) and (play in played_out or play in solved)]
    if not plays:
        return _by_rule(study)
    table = _worths(study)
    figures = [_figures(study, play, _believed(play, played_out, solved), table) for play in plays]
    return _thoughts(study, figures, study.sense.better_card)


def _believed(play: Play, played_out: Spreads[Play], solved: Spreads[Play]) -> Sequence[float]:
    """The chances of 0 … 10 tricks: those of the playouts and of the open hands, half and half where there are both."""
    if play not in solved:
        return played_out.of(play)
    if play not in played_out:
        return solved.of(play)
    return [(one + other) / 2 for one, other in zip(played_out.of(play), solved.of(play), strict=True)]


def _worths(study: Study) -> Sequence[float]:
    """What 0 … 10 tricks are worth to the own side."""
    view = study.view
    contracting = side_of(view.contractor) if view.contractor is not None else None
    return study.stakes.worths_by_tricks(view.contract, contracting, study.side)


def _figures(study: Study, play: Play, shares: Sequence[float], table: Sequence[float]) -> Figures:
    view = study.view
    tricks = sum(share * count for count, share in enumerate(shares))
    worth = sum(share * table[count] for count, share in enumerate(shares))
    if view.contract is None or view.contractor is None:
        return Figures(play, worth, None, tricks)
    needed = view.contract.tricks_needed
    ours = side_of(view.contractor) == study.side
    made = shares[needed:] if ours else shares[: 10 - needed + 1]
    return Figures(play, worth, sum(made), tricks)


def _choose_in_misere(study: Study, worlds: int) -> Thoughts:
    view, chances = study.view, Chances[Play]()

    def solve(world: World, share: float) -> None:
        chances.add(study.solver.ducks_all_by_play(Position.imagined(view, world.hands)), share)

    study.over(worlds, solve)
    plays = [play for play in view.legal if isinstance(play, Play) and play in chances]
    if not plays or view.contract is None:
        return _by_rule(study)
    figures = [_misere_figures(study, play, chances.of(play)) for play in plays]
    return _thoughts(study, figures, NEAR_CHANCE * view.contract.value)


def _misere_figures(study: Study, play: Play, made: float) -> Figures:
    contract, contractor = study.view.contract, study.view.contractor
    assert contract is not None and contractor is not None
    worth = study.stakes.misere(contract, made, side_of(contractor))
    return Figures(play, worth if side_of(contractor) == study.side else -worth, made)


def _by_rule(study: Study) -> Thoughts:
    choice = Casual().choose(study.view, study.rng)
    return Thoughts(choice, is_cut_short=study.is_cut_short)


def _thoughts(study: Study, figures: list[Figures], near: float) -> Thoughts:
    order = ranked(figures)
    usual = Casual().choose(study.view, study.rng)
    best = order[0].worth
    if any(one.action == usual and one.worth >= best - near for one in order):
        return Thoughts(usual, order, study.solved, study.is_cut_short)
    equals = [one.action for one in order if one.worth >= best - min(near, NEAR)]
    choice = _cheapest(study.view, [play for play in equals if isinstance(play, Play)])
    return Thoughts(choice, order, study.solved, study.is_cut_short)


def _cheapest(view: FiveHundredView, equals: list[Play]) -> Play:
    """Of cards worth the same the one a good player parts with."""
    if len(equals) == 1 or view.sitting_out is not None:
        return equals[0]
    card = cheapest(Reading(view), [play.card for play in equals])
    return next(play for play in equals if play.card is card)
