"""Drawing worlds: uniformly among those a view allows, or by how well they fit what was called and played.

A world is dealt hand by hand, and of each hand several are tried: one is taken by how well it fits, and the world
weighs as much as the tries did on average. (Rosenbluth's way of growing chains: M. N. and A. W. Rosenbluth, J. Chem.
Phys. 23, 1955.) The weights are right whatever the number of tries, and with n tries a hand a world costs 3n
judgements but is chosen from n³.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp, log
from random import Random
from typing import Final, NamedTuple, TypeAlias

from game.cards.seats import SEATS, Seat
from game.players.imagine.card_sets import bits_of, card_set, cards_in
from game.players.imagine.fitting import Fit
from game.players.imagine.knowledge import Aside, Knowledge
from game.players.imagine.partition import Kinds, Partition, pick, without
from game.players.imagine.world import World
from game.rules.five_hundred.view import FiveHundredView

TRIES: Final = 10
"""Hands tried at each step of a weighted world."""
TRIES_FOR_CONTRACTOR: Final = 24
"""The same for the contractor, whose calls say most; the kitty and the three thrown out are tried along with it."""
DRAWN_PER_WORLD: Final = 2
"""Weighted worlds drawn for each world of equal weight."""

Judge: TypeAlias = Callable[[Seat, int, int, int], float]


class _Laid(NamedTuple):
    """What one step laid down: sets of cards by place, the cards left, and how well the hands fit (a log)."""

    places: dict[Seat | Aside, int]
    left: Kinds
    fit: float


def _anything_fits(seat: Seat, hand: int, kitty: int, discards: int) -> float:
    return 0.0


class Imagination:
    """The worlds one view allows. Make one a view and ask it as often as needed; it keeps what it has counted."""

    def __init__(self, view: FiveHundredView) -> None:
        self.view: Final = view
        self.knowledge: Final = Knowledge(view)
        hidings = self.knowledge.hidings
        self.partition: Final = Partition(
            self.knowledge.unseen, [hiding.size for hiding in hidings], [hiding.allowed for hiding in hidings]
        )
        self.fit = Fit(self.knowledge)
        self._own = tuple([(seat, view.hand if seat is view.seat else ()) for seat in SEATS])

    def ways(self) -> int:
        """In how many ways the unseen cards may lie; which of the contractor's cards the kitty held is not counted."""
        return self.partition.ways()

    def uniform(self, count: int, rng: Random) -> list[World]:
        """*count* worlds, each as likely as the next."""
        return [self._world(self._grow(rng, _anything_fits)[0]) for _ in range(count)]

    def weighted(self, count: int, rng: Random) -> list[tuple[World, float]]:
        """*count* worlds, each with the share of belief it stands for; the shares add up to 1."""
        if count < 1:
            return []
        grown = [self._grow(rng, self.fit.of) for _ in range(count)]
        shares = _shares([fit for _, fit in grown])
        return [(self._world(places), share) for (places, _), share in zip(grown, shares, strict=True)]

    def equal(self, count: int, rng: Random) -> list[World]:
        """*count* worlds of equal weight that fit the calls and the play; a very likely one may come more than once."""
        weighted = self.weighted(count * DRAWN_PER_WORLD, rng)
        worlds, at, passed = [], 0, 0.0
        start = rng.random()
        for place in range(count):
            mark = (place + start) / count
            while passed + weighted[at][1] < mark and at < len(weighted) - 1:
                passed += weighted[at][1]
                at += 1
            worlds.append(weighted[at][0])
        return worlds

    def log_mean_fit(self, count: int, rng: Random) -> float:
        """The log of how well worlds fit on average, from *count* drawn: what a single world's fit is measured by."""
        fits = [self._grow(rng, self.fit.of)[1] for _ in range(count)]
        most = max(fits)
        return most + log(sum([exp(fit - most) for fit in fits]) / count)

    # Growing a world

    def _grow(self, rng: Random, judge: Judge) -> tuple[dict[Seat | Aside, int], float]:
        places: dict[Seat | Aside, int] = {}
        kinds, total = [cards.copy() for cards in self.partition.kinds], 0.0
        for step in self._steps:
            tries = 1 if judge is _anything_fits else self._tries(step)
            laid = [self._lay(step, kinds, rng, judge) for _ in range(tries)]
            chosen, fit = _choose(laid, rng)
            places.update(chosen.places)
            kinds, total = chosen.left, total + fit
        return places, total

    @property
    def _steps(self) -> Sequence[range]:
        """The hidden places by step: a hand, with the discards if it is the contractor's; the last two together."""
        count = len(self.partition.sizes)
        first = 2 if self.knowledge.hidden_contractor is not None else 1
        if count <= first:
            return (range(count),)
        singles = range(first, count - 2)
        last = max(first, count - 2)
        return (range(first), *[range(at, at + 1) for at in singles], range(last, count))

    def _tries(self, step: range) -> int:
        places = [hiding.place for hiding in self.knowledge.hidings[step.start : step.stop]]
        if Aside.DISCARDS in places:
            return TRIES_FOR_CONTRACTOR
        return TRIES if any(isinstance(place, Seat) and self.fit.says_something(place) for place in places) else 1

    def _lay(self, step: range, kinds: Kinds, rng: Random, judge: Judge) -> _Laid:
        places: dict[Seat | Aside, int] = {}
        for at in step:
            cards = self.partition.fill(at, kinds, rng)
            kinds = without(kinds, cards)
            if at < len(self.knowledge.hidings):
                places[self.knowledge.hidings[at].place] = cards
        if Aside.DISCARDS in places:
            places[Aside.KITTY] = self._kitty(places, rng)
        kitty, discards = places.get(Aside.KITTY, 0), places.get(Aside.DISCARDS, 0)
        fit = sum([judge(seat, cards, kitty, discards) for seat, cards in places.items() if isinstance(seat, Seat)])
        return _Laid(places, kinds, fit)

    def _kitty(self, places: dict[Seat | Aside, int], rng: Random) -> int:
        """Any three of the contractor's thirteen."""
        seat = self.knowledge.hidden_contractor
        assert seat is not None
        had = places[seat] | self.knowledge.held[seat] | self.knowledge.played[seat] | places[Aside.DISCARDS]
        bits = bits_of(had)
        return pick(bits, min(3, len(bits)), rng)

    def _world(self, places: dict[Seat | Aside, int]) -> World:
        known = self.knowledge
        hands = tuple([own or cards_in(places.get(seat, 0) | known.held[seat]) for seat, own in self._own])
        kitty = self.view.kitty or cards_in(places.get(Aside.KITTY, 0))
        return World(hands, kitty, self.view.discards or cards_in(places.get(Aside.DISCARDS, 0)))

    # Judging a world from outside

    def log_fit(self, world: World) -> float:
        """How well *world* fits what was called, thrown out and played: a log likelihood, to compare with others'."""
        kitty, discards = card_set(world.kitty), card_set(world.discards)
        return sum([self.fit.of(seat, card_set(world.hands[seat]), kitty, discards) for seat in self.knowledge.others])


def _choose(laid: list[_Laid], rng: Random) -> tuple[_Laid, float]:
    """One of the tries by how well it fits, and the log of how well they fit on average."""
    if len(laid) == 1:
        return laid[0], laid[0].fit
    most = max([one.fit for one in laid])
    cumulative = list(accumulate([exp(one.fit - most) for one in laid]))
    mark = rng.random() * cumulative[-1]
    chosen = next((one for one, passed in zip(laid, cumulative, strict=True) if mark < passed), laid[-1])
    return chosen, most + log(cumulative[-1] / len(laid))


def _shares(fits: list[float]) -> list[float]:
    most = max(fits)
    weights = [exp(fit - most) for fit in fits]
    total = sum(weights)
    return [weight / total for weight in weights]
