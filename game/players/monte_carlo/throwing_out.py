"""What to throw out of thirteen: a shortlist by rules of thumb, solved over imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from game.cards.card import Card
from game.engine.actions import Discard
from game.players.casual import counting, misere
from game.players.casual.discarding import throw_out
from game.players.compiled import Position, keep_ten
from game.players.compiled.rehearsal import Contracts
from game.players.imagine import World
from game.players.judgement.five_hundred import believed
from game.players.monte_carlo.averages import Chances, Spreads
from game.players.monte_carlo.study import Study
from game.players.thoughts import Figures, Thoughts, ranked
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.trumps import effective_suit

Thrown: TypeAlias = frozenset[Card]
Hands: TypeAlias = tuple[tuple[Card, ...], ...]

LOOSE_CARDS: Final = 8
"""Cards considered for throwing out, the lowest side cards first."""
NEAR: Final = 4.0
"""Points within which the rules of thumb have the last word."""


def choose_throw_out(study: Study, worlds: int, most: int) -> Thoughts:
    """The next card to throw out; *most* ways of throwing out all that must go are solved.

    Raises:
        ValueError: no deal fits what the view says.
    """
    contract = study.view.contract
    assert contract is not None
    usual = usual_throw_out(study.view.hand, contract)
    shortlist = _shortlist(study.view.hand, contract, usual, most)
    weigh = _weigh_misere if contract.is_misere else _weigh_tricks
    weighed = weigh(study, contract, shortlist, worlds)
    if not weighed:
        return Thoughts(_one_of(study, usual), is_cut_short=study.is_cut_short)
    best = max(weighed, key=lambda thrown: weighed[thrown].worth)
    if usual in weighed and weighed[usual].worth >= weighed[best].worth - NEAR:
        best = usual
    return Thoughts(_one_of(study, best), _by_card(study, weighed), study.solved, study.is_cut_short)


def usual_throw_out(hand: Sequence[Card], contract: Bid) -> Thrown:
    """What the rules of thumb throw out of *hand*, down to ten."""
    left = tuple(hand)
    while len(left) > 10:
        card = throw_out(left, contract)
        left = tuple(other for other in left if other is not card)
    return frozenset(hand) - frozenset(left)


def _one_of(study: Study, thrown: Thrown) -> Discard:
    return Discard(study.seat, min(thrown, key=lambda card: card.index))


def _by_card(study: Study, weighed: dict[Thrown, Figures]) -> tuple[Figures, ...]:
    """For each card the best way of throwing out that it is part of."""
    best: dict[Card, Figures] = {}
    for thrown in sorted(weighed, key=lambda thrown: -weighed[thrown].worth):
        for card in sorted(thrown, key=lambda card: card.index):
            one = weighed[thrown]
            best.setdefault(card, Figures(Discard(study.seat, card), one.worth, one.chance, one.tricks))
    return ranked(list(best.values()))


# The shortlist


def _shortlist(hand: tuple[Card, ...], contract: Bid, usual: Thrown, most: int) -> list[Thrown]:
    count = len(hand) - 10
    loose = _loose_in_misere(hand) if contract.is_misere else _loose(hand, contract)
    ways = [frozenset(cards) for cards in combinations(loose, count)]
    ways.sort(key=lambda thrown: _promise(hand, thrown, contract), reverse=True)
    first = [usual] if contract.is_misere else [usual, frozenset(hand) - frozenset(keep_ten(hand, contract.trump))]
    return list(dict.fromkeys([*first, *ways]))[:most]


def _loose(hand: tuple[Card, ...], contract: Bid) -> list[Card]:
    trump = contract.trump
    side = [card for card in hand if card.suit is not None and (trump is None or effective_suit(card, trump) != trump)]
    loose = sorted(side, key=lambda card: (card.rank, card.index))[:LOOSE_CARDS]
    rest = sorted((card for card in hand if card not in loose), key=lambda card: (card.suit is None, card.rank))
    return (loose + rest)[: max(LOOSE_CARDS, len(hand) - 10)] if len(loose) < len(hand) - 10 else loose


def _loose_in_misere(hand: tuple[Card, ...]) -> list[Card]:
    return sorted(hand, key=lambda card: (card.suit is not None, -card.rank if card.suit is not None else 0))[:7]


def _promise(hand: tuple[Card, ...], thrown: Thrown, contract: Bid) -> float:
    kept = tuple(card for card in hand if card not in thrown)
    if contract.denomination is None:
        return -misere.dangers(kept, 0)[0] - (100.0 if any(card.suit is None for card in kept) else 0.0)
    return counting.made_up_tricks(kept, contract.denomination)


# Solving


def _hands(world: World, study: Study, thrown: Thrown) -> Hands:
    hands = list(world.hands)
    hands[study.seat] = tuple(card for card in study.view.hand if card not in thrown)
    return tuple(hands)


def _weigh_tricks(study: Study, contract: Bid, shortlist: list[Thrown], worlds: int) -> dict[Thrown, Figures]:
    """By what the rules of thumb win with each ten, or, where they are not quick, by open hands."""
    spreads = Spreads[Thrown]()
    is_quick = study.has_quick_playouts
    tricks_with = _played_out(study, contract) if is_quick else _solved(study, contract)

    def look_at(world: World, share: float) -> None:
        spreads.add({thrown: tricks_with(_hands(world, study, thrown), thrown) for thrown in shortlist}, share)

    study.over(worlds, look_at)
    weighed = {}
    for thrown in shortlist:
        if thrown in spreads:
            shares = spreads.of(thrown) if is_quick else believed(contract, spreads.of(thrown))
            worth = study.stakes.expected(contract, shares, study.side)
            mean = sum(count * share for count, share in enumerate(shares))
            weighed[thrown] = Figures(_one_of(study, thrown), worth, sum(shares[contract.tricks_needed :]), mean)
    return weighed


def _played_out(study: Study, contract: Bid) -> Callable[[Hands, Thrown], int]:
    contracts = Contracts()
    return lambda hands, thrown: contracts.tricks(hands, thrown, study.seat, contract.trump)


def _solved(study: Study, contract: Bid) -> Callable[[Hands, Thrown], int]:
    return lambda hands, thrown: study.solver.tricks(Position(hands, study.seat, contract.trump), study.seat)


def _weigh_misere(study: Study, contract: Bid, shortlist: list[Thrown], worlds: int) -> dict[Thrown, Figures]:
    chances = Chances[Thrown]()

    def solve(world: World, share: float) -> None:
        made = {}
        for thrown in shortlist:
            position = Position(_hands(world, study, thrown), study.seat, ducking=study.seat)
            made[thrown] = study.solver.ducks_all(position)
        chances.add(made, share)

    study.over(worlds, solve)
    weighed = {}
    for thrown in shortlist:
        if thrown in chances:
            made = chances.of(thrown)
            worth = study.stakes.misere(contract, made, study.side)
            weighed[thrown] = Figures(_one_of(study, thrown), worth, made)
    return weighed
