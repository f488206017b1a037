"""Worlds by wandering: from a few that fit, step by step to others, each visited as often as it is likely.

A step offers to change two unseen cards between two hidden places, and takes the offer as often as the world it makes
is likelier than the one it leaves (N. Metropolis and others, J. Chem. Phys. 21, 1953). Drawing afresh wastes most
worlds, because few fit well what was called and played; wandering stays where they fit.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate, permutations
from math import exp
from random import Random
from typing import Final, TypeAlias

from game.cards.seats import SEATS, Seat
from game.players.imagine.drawing import Imagination
from game.players.imagine.knowledge import Aside
from game.players.imagine.world import World

Likelihood: TypeAlias = Callable[[list[int], int], float]
"""From the hands still held (by seat) and the contractor's discards to a log that is added to the fit of a world."""

DRAWN: Final = 20
"""Worlds drawn to begin with."""
WALKS: Final = 6
"""Of these, how many are wandered from: the likelier, the more often."""
BURN_IN: Final = 20
"""Steps before a walk's first world is taken."""
STRIDE: Final = 20
"""Steps from one world to the next."""
KITTY_STEPS: Final = 0.15
"""The part of the steps that ask which of the contractor's cards came from the kitty."""


class Walk:
    """One walk through the worlds of *imagination*; ``places`` are its hidden sets, the kitty's last."""

    def __init__(self, imagination: Imagination, places: list[int], likelihood: Likelihood | None, rng: Random) -> None:
        self._imagination, self._likelihood, self._random = imagination, likelihood, rng.random
        self.places = places
        knowledge = imagination.knowledge
        hidings = knowledge.hidings
        self._allowed = [hiding.allowed for hiding in hidings]
        sizes = [hiding.size for hiding in hidings]
        # Two different places, the larger ones more often; either way round as often.
        self._pairs = [pair for pair in permutations(range(len(sizes)), 2) if sizes[pair[0]] and sizes[pair[1]]]
        chances = [sizes[one] * sizes[other] / (sum(sizes) - sizes[one]) for one, other in self._pairs]
        self._pairs_up_to = list(accumulate(chances))
        self._seats = [hiding.place if isinstance(hiding.place, Seat) else None for hiding in hidings]
        self._at = {seat: at for at, seat in enumerate(self._seats) if seat is not None}
        named = [hiding.place for hiding in hidings]
        self._discards = named.index(Aside.DISCARDS) if Aside.DISCARDS in named else None
        self._contractor = knowledge.hidden_contractor
        self._fits = [0.0 if seat is knowledge.view.seat else self._fit(seat) for seat in SEATS]
        self._fit_as_played = self._as_played()

    @property
    def can_move(self) -> bool:
        return bool(self._pairs)

    def step(self) -> None:
        """Offer one change, and make it or not."""
        if self._discards is not None and self._random() < KITTY_STEPS:
            self._step_of_kitty()
        else:
            self._step_of_cards()

    def _step_of_cards(self) -> None:
        first, second = self._two_places()
        places = self.places
        given, taken = self._one_of(places[first]), self._one_of(places[second])
        if not (given & self._allowed[second] and taken & self._allowed[first]):
            return
        change = given | taken
        kitty = places[-1]
        was = places[first], places[second], kitty
        places[first] ^= change
        places[second] ^= change
        if self._contractor is not None and kitty & change:
            inside = {self._discards, self._at.get(self._contractor)}
            if not (first in inside and second in inside):
                places[-1] = kitty ^ change
        self._take_or_leave(first, second, was)

    def _step_of_kitty(self) -> None:
        """Let another of the contractor's thirteen have come from the kitty."""
        places, kitty = self.places, self.places[-1]
        assert self._contractor is not None and self._discards is not None
        others = self._imagination.knowledge.had(self._contractor)
        others = (others | places[self._discards] | self._hand(self._contractor)) & ~kitty
        if not kitty or not others:
            return
        was = places[self._discards], places[self._discards], kitty
        places[-1] = kitty ^ self._one_of(kitty) ^ self._one_of(others)
        self._take_or_leave(self._discards, self._discards, was)

    def _take_or_leave(self, first: int, second: int, was: tuple[int, int, int]) -> None:
        """Weigh what has just been changed in two places and the kitty; *was* is what stood there.

        The parts of the fit are asked one after another, the quickest first, and each may refuse the change by itself:
        worlds are visited as often as when asked for the sum, and most refusals cost no more than the first answer.
        (J. A. Christen and C. Fox, J. Comput. Graph. Stat. 14, 2005.)
        """
        fits, fit_as_played = self._fits.copy(), self._fit_as_played
        if first != second:
            fit_as_played = self._as_played()
        taken = self._is_taken(fit_as_played - self._fit_as_played)
        for seat in {self._owner(first), self._owner(second)} if taken else ():
            if seat is not None and taken:
                fits[seat] = self._fit(seat)
                taken = self._is_taken(fits[seat] - self._fits[seat])
        if taken:
            self._fits, self._fit_as_played = fits, fit_as_played
        else:
            self.places[first], self.places[second], self.places[-1] = was

    def _is_taken(self, gain: float) -> bool:
        return gain >= 0 or self._random() < exp(gain)

    def _owner(self, at: int) -> Seat | None:
        return self._contractor if at == self._discards else self._seats[at]

    def _two_places(self) -> tuple[int, int]:
        return self._pairs[bisect_right(self._pairs_up_to, self._random() * self._pairs_up_to[-1])]

    def _one_of(self, cards: int) -> int:
        for _ in range(int(self._random() * cards.bit_count())):
            cards &= cards - 1
        return cards & -cards

    def _fit(self, seat: Seat) -> float:
        hand = self._hand(seat)
        discards = self.places[self._discards] if self._discards is not None else 0
        return self._imagination.fit.of(seat, hand, self.places[-1] if seat is self._contractor else 0, discards)

    def _hand(self, seat: Seat) -> int:
        at = self._at.get(seat)
        return self.places[at] if at is not None else 0

    def _as_played(self) -> float:
        if self._likelihood is None:
            return 0.0
        held = self._imagination.knowledge.held
        hands = [self._hand(seat) | held[seat] for seat in SEATS]
        return self._likelihood(hands, self.places[self._discards] if self._discards is not None else 0)


def wander(imagination: Imagination, count: int, rng: Random, likelihood: Likelihood | None = None) -> list[World]:
    """*count* worlds of equal weight that fit the view, its calls and its play; some may come more than once."""
    starts = imagination.grow_equal(min(WALKS, count), DRAWN, rng, likelihood)
    walks = [Walk(imagination, places, likelihood, rng) for places in starts]
    worlds: list[World] = []
    if not walks[0].can_move:
        return [imagination.world_of(walks[0].places)] * count
    for walk in walks:
        for _ in range(BURN_IN):
            walk.step()
    while len(worlds) < count:
        for walk in walks:
            for _ in range(STRIDE):
                walk.step()
            worlds.append(imagination.world_of(walk.places))
    return worlds[:count]
