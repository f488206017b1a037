"""Worlds of a view, each as often as it is likely by what was passed and played."""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final

from game.cards.seats import SEATS
from game.players.compiled.jit import IS_COMPILED
from game.players.compiled_hearts import layout as at
from game.players.compiled_hearts.passing import three_by_thumb
from game.players.compiled_hearts.rehearsal import CHANCE_BITS, set_of, set_of_indices, set_options
from game.players.compiled_hearts.walk import wander
from game.players.expert_hearts.suspicion import suspects
from game.players.expert_hearts.worlds import HeartsImagination
from game.rules.hearts.passing import Direction

MISS_COST: Final = 2000
"""How much less likely a world is for each card played against the rules of thumb, in thousandths of a log."""
PASS_COST: Final = 1500
"""The same for each card passed."""
WALKS: Final = 8
BURN_IN: Final = 100
"""Steps before a walk's first world is taken."""
STRIDE: Final = 16
"""Steps from one world to the next."""


class Wandering:
    """Several walks through the worlds of *imagination*, taken in turn. Sets of cards are those of the kernels.

    Where some cards are out of play, as in puzzles, or the walk is not compiled, every world is drawn afresh.
    ``suspects`` are those who may be out for the moon, and how likely each is by its plays in the last world.
    """

    def __init__(self, imagination: HeartsImagination, rng: Random) -> None:
        self._imagination, self._rng = imagination, rng
        self.suspects = suspects(imagination.view)
        self._walks: list[tuple[list[int], list[int]]] = []
        self._turn = 0
        view = imagination.view
        self._is_worth_it = IS_COMPILED and imagination.is_whole and bool(view.tricks or view.trick)
        self._work = at.make_table()
        self._lay_out()

    def next(self) -> list[int]:
        """The hands by seat of one more world."""
        if not self._is_worth_it:
            return self._drawn()
        turn, self._turn = self._turn, (self._turn + 1) % WALKS
        if turn == len(self._walks):
            hands = self._drawn()
            self._walks.append((hands, self._given_in(hands)))
            self._step(turn, BURN_IN)
        else:
            self._step(turn, STRIDE)
        self._suspect()
        return self._walks[turn][0]

    def _suspect(self) -> None:
        """Weigh what each suspect played in the world the walk has come to."""
        for seat in self.suspects:
            spared = int(self._work[at.MISSES + seat]) - int(self._work[at.CHASE_QUARTERS + seat]) / 4
            loss = int(self._work[at.CHASE_COST + seat]) - MISS_COST * spared
            self.suspects[seat] = 1.0 / (1.0 + exp(loss / 1000.0))

    def _drawn(self) -> list[int]:
        return [set_of_indices(cards) for cards in self._imagination.draw(self._rng)]

    def _given_in(self, hands: list[int]) -> list[int]:
        """What each may have passed in that world: known of this seat and its giver, guessed of the others."""
        view = self._imagination.view
        given = [0, 0, 0, 0]
        if view.direction is Direction.HOLD:
            return given
        for giver in SEATS:
            receiver = view.direction.receiver(giver)
            held = hands[receiver] | int(self._work[at.PLAYED_BY + receiver])
            given[giver] = int(three_by_thumb(held))
        given[view.seat] = set_of(view.given)
        given[view.direction.giver(view.seat)] = set_of(view.received)
        return given

    def _step(self, turn: int, steps: int) -> None:
        work, (hands, given) = self._work, self._walks[turn]
        for seat in SEATS:
            work[at.HANDS + seat], work[at.GIVEN + seat] = hands[seat], given[seat]
        work[at.CHANCE] = int(self._rng.random() * CHANCE_BITS)
        wander(work, steps)
        self._walks[turn] = (
            [int(work[at.HANDS + seat]) for seat in SEATS],
            [int(work[at.GIVEN + seat]) for seat in SEATS],
        )

    def _lay_out(self) -> None:
        """Put what is known into the buffer."""
        work, imagination = self._work, self._imagination
        view = imagination.view
        set_options(work, view.options)
        work[at.ME] = int(view.seat)
        work[at.PASSES_TO] = view.direction.value
        work[at.HAS_PASSED] = int(view.direction is not Direction.HOLD)
        work[at.MISS_COST], work[at.PASS_COST] = MISS_COST, PASS_COST
        for seat, chance in self.suspects.items():
            work[at.SUSPECTED + seat] = 1
            work[at.CHASE_COST + seat] = int(1000 * log((1 - chance) / chance))
        plays = [play for trick in view.tricks for play in trick.plays] + list(view.trick)
        for number, play in enumerate(plays):
            work[at.HISTORY + number] = at.NUMBERS[play.card.index]
            work[at.HISTORY_SEATS + number] = int(play.seat)
        work[at.HISTORY_LENGTH] = len(plays)
        for seat in SEATS:
            work[at.PLAYED_BY + seat] = set_of_indices(imagination.played[seat])
            work[at.ALLOWED + seat] = set_of_indices(imagination.allowed[seat])
        work[at.FIXED] = set_of_indices(sum(imagination.held))
