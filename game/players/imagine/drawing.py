"""Drawing worlds: uniformly among those a view allows, or by how well they fit what was called and played.

A world is dealt hand by hand, and of each hand several are tried: one is taken by how well it fits, and the world
weighs as much as the tries did on average. (Rosenbluth's way of growing chains: M. N. and A. W. Rosenbluth, J. Chem.
Phys. 23, 1955.) The weights are right whatever the number of tries, and with n tries a hand a world costs 3n
judgements but is chosen from n³.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from math import exp, log
from random import Random
from typing import TYPE_CHECKING, Final, TypeAlias

from game.cards.seats import SEATS, Seat
from game.players.imagine.card_sets import bits_of, card_set, cards_in
from game.players.imagine.fitting import ALL_TERMS, Fit
from game.players.imagine.knowledge import Aside, Knowledge
from game.players.imagine.partition import Kinds, Partition, pick, without
from game.players.imagine.world import World
from game.rules.five_hundred.view import FiveHundredView

if TYPE_CHECKING:
    from game.players.compiled.rehearsal import History

TRIES: Final = 3
"""Hands tried at each step of a weighted world."""
TRIES_FOR_CONTRACTOR: Final = 5
"""The same for the contractor, whose calls say most; what the kitty held is tried along with the hand."""
TRIES_OF_DISCARDS: Final = 6
"""Ways tried of what the contractor threw out."""
GLANCES: Final = 2
"""Hands looked at for their trumps, for each that is tried."""
DRAWN_PER_WORLD: Final = 3
"""Weighted worlds drawn for each world of equal weight."""

Judge: TypeAlias = Callable[[Seat, int, int, int], float]


Laid: TypeAlias = tuple[list[int], Kinds, float]
"""What one step laid down: a set for each of its places (and the kitty after the discards), the cards left, the fit."""


class Imagination:
    """The worlds one view allows. Make one a view and ask it as often as needed; it keeps what it has counted."""

    def __init__(self, view: FiveHundredView) -> None:
        self.view: Final = view
        self.knowledge: Final = Knowledge(view)
        hidings = self.knowledge.hidings
        self.partition: Final = Partition(
            self.knowledge.unseen, [hiding.size for hiding in hidings], [hiding.allowed for hiding in hidings]
        )
        self._hands_seen: Final = tuple(
            [view.hand if seat is view.seat else cards_in(self.knowledge.held[seat]) for seat in SEATS]
        )
        self._seats: Final = [(at, hiding.place) for at, hiding in enumerate(hidings) if isinstance(hiding.place, Seat)]
        places = [hiding.place for hiding in hidings]
        self._place_seats: Final = [*[one if isinstance(one, Seat) else None for one in places], None, None]
        self._discards_at: Final = places.index(Aside.DISCARDS) if Aside.DISCARDS in places else None
        self._contractor_at: Final = 1 if self._discards_at is not None else None
        self._kitty_at: Final = places.index(Aside.KITTY) if Aside.KITTY in places else -1
        contractor = self.knowledge.hidden_contractor
        self._contractor_seen: Final = self.knowledge.had(contractor) if contractor is not None else 0
        self.judge_by(ALL_TERMS)

    def judge_by(self, terms: frozenset[str], history: History | None = None) -> None:
        """Let only these terms of ``fitting`` count, and the play as *history* judges it."""
        self.fit = Fit(self.knowledge, terms, history)
        self._steps = self._plan()

    def ways(self) -> int:
        """In how many ways the unseen cards may lie; which of the contractor's cards the kitty held is not counted."""
        return self.partition.ways()

    def uniform(self, count: int, rng: Random) -> list[World]:
        """*count* worlds, each as likely as the next."""
        return [self._world(self._grow(rng, None)[0]) for _ in range(count)]

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

    def grow_equal(self, count: int, drawn: int, rng: Random) -> list[list[int]]:
        """The hidden sets, the kitty's last, of *count* of *drawn* worlds, the likelier the more often."""
        grown = [self._grow(rng, self.fit.of) for _ in range(drawn)]
        cumulative = list(accumulate(_shares([fit for _, fit in grown])))
        start = rng.random()
        marks = [(place + start) / count * cumulative[-1] for place in range(count)]
        return [grown[bisect_right(cumulative, mark, hi=drawn - 1)][0].copy() for mark in marks]

    def world_of(self, places: list[int]) -> World:
        """The world with these sets in the hidden places, the kitty's last."""
        return self._world(places)

    def log_mean_fit(self, count: int, rng: Random) -> float:
        """The log of how well worlds fit on average, from *count* drawn: what a single world's fit is measured by."""
        fits = [self._grow(rng, self.fit.of)[1] for _ in range(count)]
        most = max(fits)
        return most + log(sum([exp(fit - most) for fit in fits]) / count)

    # Growing a world

    def _grow(self, rng: Random, judge: Judge | None) -> tuple[list[int], float]:
        """The sets laid in the hidden places, the kitty's last, and how well they fit (a log)."""
        places = [0] * (len(self.partition.sizes) + 1)
        kinds, total = [cards.copy() for cards in self.partition.kinds], 0.0
        for step, tries in self._steps:
            if judge is None or tries == 1:
                laid, kinds, fit = self._lay(step, places, kinds, rng, judge)
            else:
                (laid, kinds, _), fit = _choose([self._lay(step, places, kinds, rng, judge) for _ in range(tries)], rng)
            for at, cards in zip(step, laid, strict=False):
                places[at] = cards
            if len(laid) > len(step):
                places[-1] = laid[-1]
            total += fit
        return places, total

    def _plan(self) -> list[tuple[range, int]]:
        """The hidden places by step, each with how often to try; the last two in one, as one follows from the other."""
        count = len(self.partition.sizes)
        steps = [*[range(at, at + 1) for at in range(count - 2)], range(count - 2, count)]
        return [(step, self._tries(step)) for step in steps]

    def _tries(self, step: range) -> int:
        if self._discards_at in step:
            return TRIES_OF_DISCARDS
        seats = [seat for at, seat in self._seats if at in step]
        if self.knowledge.hidden_contractor in seats:
            return TRIES_FOR_CONTRACTOR
        return TRIES if any(self.fit.says_something(seat) for seat in seats) else 1

    def _lay(self, step: range, places: list[int], kinds: Kinds, rng: Random, judge: Judge | None) -> Laid:
        laid, fit = [], 0.0
        for at in step:
            seat = self._place_seats[at]
            if judge is None or seat is None:
                cards = self.partition.fill(at, kinds, rng)
            else:
                cards, fit = self._likely_hand(at, seat, kinds, rng)
            if at < self.partition.last:
                kinds = without(kinds, cards)
            elif at == self.partition.last:
                kinds = [[card for one in kinds for card in one if not card & cards]]
            laid.append(cards)
        if self._contractor_at in step:
            laid.append(self._kitty(laid[0] | places[0], rng))
        if judge is not None:
            fit += self._judge(step, places, laid, judge)
        return laid, kinds, fit

    def _judge(self, step: range, places: list[int], laid: list[int], judge: Judge) -> float:
        if step.start == self._discards_at:
            return self.fit.at_first_sight(laid[0])
        fit = 0.0
        for at, seat in self._seats:
            if at in step:
                if at == self._contractor_at:
                    # The guess has done its work when the discards were chosen: the whole of it counts now.
                    fit += judge(seat, laid[0], laid[1], places[0]) - self.fit.at_first_sight(places[0])
                else:
                    fit += judge(seat, laid[at - step.start], 0, 0)
        return fit

    def _likely_hand(self, at: int, seat: Seat, kinds: Kinds, rng: Random) -> tuple[int, float]:
        """The likeliest-looking of a few hands, and what its choice must not count for (a log)."""
        if not self.fit.has_hint(seat) or at > self.partition.last:
            return self.partition.fill(at, kinds, rng), 0.0
        hands = [self.partition.fill(at, kinds, rng) for _ in range(GLANCES)]
        hints = [exp(self.fit.hint(seat, hand)) for hand in hands]
        cumulative = list(accumulate(hints))
        chosen = bisect_right(cumulative, rng.random() * cumulative[-1], hi=GLANCES - 1)
        return hands[chosen], log(cumulative[-1] / GLANCES / hints[chosen])

    def _kitty(self, hidden: int, rng: Random) -> int:
        """Any three of the contractor's thirteen."""
        bits = bits_of(hidden | self._contractor_seen)
        return pick(bits, min(3, len(bits)), rng)

    def _world(self, places: list[int]) -> World:
        hands = list(self._hands_seen)
        for at, seat in self._seats:
            hands[seat] = hands[seat] or cards_in(places[at])
        kitty = self.view.kitty or cards_in(places[self._kitty_at])
        discards = self.view.discards
        if self._discards_at is not None:
            discards = cards_in(places[self._discards_at])
        return World(tuple(hands), kitty, discards)

    # Judging a world from outside

    def log_fit(self, world: World) -> float:
        """How well *world* fits what was called, thrown out and played: a log likelihood, to compare with others'."""
        kitty, discards = card_set(world.kitty), card_set(world.discards)
        return sum([self.fit.of(seat, card_set(world.hands[seat]), kitty, discards) for seat in self.knowledge.others])


def _choose(tries: list[Laid], rng: Random) -> tuple[Laid, float]:
    """One of the tries by how well it fits, and the log of how well they fit on average."""
    most = max([fit for _, _, fit in tries])
    cumulative = list(accumulate([exp(fit - most) for _, _, fit in tries]))
    at = bisect_right(cumulative, rng.random() * cumulative[-1], hi=len(tries) - 1)
    return tries[at], most + log(cumulative[-1] / len(tries))


def _shares(fits: list[float]) -> list[float]:
    most = max(fits)
    weights = [exp(fit - most) for fit in fits]
    total = sum(weights)
    return [weight / total for weight in weights]
