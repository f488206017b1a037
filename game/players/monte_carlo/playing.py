"""Which card to play: every legal one's mean over imagined worlds of what the hand is worth then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.actions import Play
from game.players.casual import Casual
from game.players.casual.reading import Reading
from game.players.casual.throwing import cheapest
from game.players.compiled import Position
from game.players.imagine import World
from game.players.monte_carlo.averages import Chances, Spreads
from game.players.monte_carlo.study import Study
from game.players.monte_carlo.thoughts import Figures, Thoughts, ranked
from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import FiveHundredView

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
    view, spreads = study.view, Spreads[Play]()
    won = sum(view.tricks_won[seat] for seat in (study.seat, study.seat.partner))

    def solve(world: World, share: float) -> None:
        plays = study.solver.tricks_by_play(Position.imagined(view, world.hands), study.seat)
        spreads.add({play: won + tricks for play, tricks in plays.items()}, share)

    study.over(worlds, solve)
    plays = [play for play in view.legal if isinstance(play, Play) and play in spreads]
    if not plays:
        return _by_rule(study)
    table = _worths(study)
    figures = [_figures(study, play, spreads.of(play), table) for play in plays]
    return _thoughts(study, figures, study.sense.near_card)


def _worths(study: Study) -> Sequence[float]:
    """What 0 … 10 tricks are worth to the own side, the edges blurred while open hands still promise too much."""
    view = study.view
    contracting = side_of(view.contractor) if view.contractor is not None else None
    sharp = study.stakes.worths_by_tricks(view.contract, contracting, study.side)
    doubt = study.sense.doubt * max(0, len(view.hand) - 2) / 8
    return [
        (1 - doubt) * worth + doubt / 2 * (sharp[max(0, tricks - 1)] + sharp[min(10, tricks + 1)])
        for tricks, worth in enumerate(sharp)
    ]


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
    equals = [one.action for one in order if one.worth >= order[0].worth - near]
    choice = _well_mannered(study.view, [play for play in equals if isinstance(play, Play)], study)
    return Thoughts(choice, order, study.solved, study.is_cut_short)


def _well_mannered(view: FiveHundredView, equals: list[Play], study: Study) -> Play:
    """Of cards worth the same the one a good player plays: what the rules of thumb say, else the cheapest."""
    if len(equals) == 1:
        return equals[0]
    usual = Casual().choose(view, study.rng)
    if isinstance(usual, Play) and usual in equals:
        return usual
    if view.sitting_out is not None:
        return equals[0]
    card = cheapest(Reading(view), [play.card for play in equals])
    return next(play for play in equals if play.card is card)
