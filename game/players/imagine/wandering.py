"""Worlds by wandering: from a few that fit, step by step to others, each visited as often as it is likely.

A step offers to change two unseen cards between two hidden places, and takes the offer as often as the world it makes
is likelier than the one it leaves (N. Metropolis and others, J. Chem. Phys. 21, 1953). Drawing afresh wastes most
worlds, because few fit well what was called and played; wandering stays where they fit. The steps are those of
``compiled.wandering``.
"""

from __future__ import annotations

from itertools import accumulate, permutations
from random import Random
from typing import Final

from game.cards.seats import SEATS, Seat
from game.players.compiled import unseen, wandering
from game.players.compiled.jit import zeros
from game.players.imagine.drawing import Imagination
from game.players.imagine.knowledge import Aside
from game.players.imagine.world import World

DRAWN: Final = 8
"""Worlds drawn to begin with."""
WALKS: Final = 6
"""Of these, how many are wandered from: the likelier, the more often."""
BURN_IN: Final = 100
"""Steps before a walk's first world is taken."""
STRIDE: Final = 60
"""Steps from one world to the next."""
KITTY_STEPS: Final = 0.15
"""The part of the steps that ask which of the contractor's cards came from the kitty."""


class Walks:
    """Walks through the worlds of *imagination*, each begun at one of *starts*: its hidden sets, the kitty's last."""

    def __init__(self, imagination: Imagination, starts: list[list[int]], rng: Random) -> None:
        assert len(starts) <= unseen.MOST_WALKS
        self._imagination: Final = imagination
        self._fit: Final = imagination.fit
        self._places: Final = len(imagination.knowledge.hidings)
        history = self._fit.history
        work = history.work if history is not None else zeros(1)
        self._buffers: Final = (self._fit.whole, self._fit.real, self._fit.known.keys, self._fit.known.figures, work)
        self._lay_out()
        whole = self._fit.whole
        whole[unseen.CHANCE] = int(rng.random() * (1 << 48))
        for walk, places in enumerate(starts):
            self._begin(walk, places)

    @property
    def can_move(self) -> bool:
        return bool(self._fit.whole[unseen.PAIRS])

    def go(self, walk: int, steps: int) -> None:
        """Take so many steps of one walk: each offers one change, and makes it or not."""
        while steps:
            steps = wandering.wander(*self._buffers, walk, steps)
            if steps:
                self._fit.tell()

    def world(self, walk: int) -> World:
        """Where a walk has come to."""
        at = unseen.PLACES + walk * unseen.WALK
        whole = self._fit.whole
        # The spare places of a view that hides less than two are none of the world's.
        places = [int(whole[at + place]) for place in range(self._places)]
        return self._imagination.world_of([*places, int(whole[at + wandering.KITTY])])

    def _begin(self, walk: int, places: list[int]) -> None:
        whole, real = self._fit.whole, self._fit.real
        at, fits = unseen.PLACES + walk * unseen.WALK, unseen.FITS + walk * unseen.FIT
        for place, cards in enumerate(places[:-1]):
            whole[at + place] = cards
        kitty = whole[at + wandering.KITTY] = places[-1]
        discards_at = whole[unseen.DISCARDS_AT]
        discards = places[discards_at] if discards_at >= 0 else 0
        for seat in self._imagination.knowledge.others:
            place = whole[unseen.SEAT_PLACES + seat]
            hand = places[place] if place >= 0 else 0
            real[fits + seat] = self._fit.of_calls(seat, hand, kitty, discards)
            real[fits + wandering.AS_PLAYED + seat] = self._fit.of_play(seat, hand, discards)

    def _lay_out(self) -> None:
        whole, real, knowledge = self._fit.whole, self._fit.real, self._imagination.knowledge
        hidings, contractor = knowledge.hidings, knowledge.hidden_contractor
        whole[unseen.DISCARDS_AT] = unseen.NOTHING
        for seat in SEATS:
            whole[unseen.SEAT_PLACES + seat] = unseen.NOTHING
        for at, hiding in enumerate(hidings):
            owner = contractor if hiding.place is Aside.DISCARDS else hiding.place
            if hiding.place is Aside.DISCARDS:
                whole[unseen.DISCARDS_AT] = at
            if isinstance(hiding.place, Seat):
                whole[unseen.SEAT_PLACES + hiding.place] = at
            whole[unseen.OWNERS + at] = int(owner) if isinstance(owner, Seat) else unseen.NOTHING
            whole[unseen.ALLOWED + at] = hiding.allowed
        sizes = [hiding.size for hiding in hidings]
        # Two different places, the larger ones more often; either way round as often.
        pairs = [pair for pair in permutations(range(len(sizes)), 2) if sizes[pair[0]] and sizes[pair[1]]]
        weights = accumulate([sizes[one] * sizes[other] / (sum(sizes) - sizes[one]) for one, other in pairs])
        whole[unseen.PAIRS] = len(pairs)
        for at, ((one, other), weight) in enumerate(zip(pairs, weights, strict=True)):
            whole[unseen.FIRST_PLACES + at], whole[unseen.SECOND_PLACES + at] = one, other
            real[unseen.WEIGHTS + at] = weight
        real[unseen.KITTY_STEPS] = KITTY_STEPS


def wander(imagination: Imagination, count: int, rng: Random) -> list[World]:
    """*count* worlds of equal weight that fit the view, its calls and its play; some may come more than once."""
    starts = imagination.grow_equal(min(WALKS, count), DRAWN, rng)
    walks = Walks(imagination, starts, rng)
    if not walks.can_move:
        return [walks.world(0)] * count
    worlds: list[World] = []
    for walk in range(len(starts)):
        walks.go(walk, BURN_IN)
    while len(worlds) < count:
        for walk in range(len(starts)):
            walks.go(walk, STRIDE)
            worlds.append(walks.world(walk))
    return worlds[:count]
