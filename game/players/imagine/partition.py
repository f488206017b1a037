"""Every way of laying the unseen cards in the hidden places, counted exactly, and one of them drawn at random.

Cards that may lie in the same places are alike as far as the rules go. So the ways are counted by how many of each
kind every place gets, and a place is filled with each number as often as there are ways to go on from it. No draw can
run into a corner, however tight the suits shown out have made things.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import comb
from random import Random
from typing import Final, TypeAlias

from game.players.imagine.card_sets import bits_of

Kinds: TypeAlias = list[list[int]]
"""Cards not yet laid down, as one-card sets, by kind."""
Numbers: TypeAlias = tuple[int, ...]
"""How many cards of each kind."""


class Partition:
    """Hidden places of known size, filled in order from *cards*; ``allowed`` says what each may hold.

    ``last`` is the number of the last place but one, after which nothing is left to chance.

    Raises:
        ValueError: the cards do not fit into the places at all.
    """

    def __init__(self, cards: int, sizes: Sequence[int], allowed: Sequence[int]) -> None:
        spare = max(0, 2 - len(sizes))
        self.sizes: Final = (*sizes, *[0] * spare)
        allowed = (*allowed, *[0] * spare)
        kinds: dict[tuple[bool, ...], list[int]] = {}
        for bit in bits_of(cards):
            kinds.setdefault(tuple([bool(bit & may) for may in allowed]), []).append(bit)
        self.may: Final = tuple(kinds)
        self.kinds: Final[Kinds] = list(kinds.values())
        self.last: Final = len(self.sizes) - 2
        self._choices: dict[tuple[int, Numbers], tuple[list[Numbers], list[float]]] = {}
        self._ways: dict[tuple[int, Numbers], int] = {}
        if cards.bit_count() != sum(self.sizes) or not self.ways():
            raise ValueError("No deal fits what this view says.")

    def ways(self) -> int:
        """In how many ways the cards can lie."""
        return self._count(0, _numbers(self.kinds))

    def fill(self, place: int, kinds: Kinds, rng: Random) -> int:
        """A set of cards for *place* out of *kinds*, each as often as there are ways to go on from it.

        The places before must have been filled already. The order within *kinds* changes, which means nothing.
        """
        if place > self.last:
            return sum([sum(cards) for cards in kinds])
        if place == self.last:
            return self._split(kinds, rng)
        takes, cumulative = self._takes(place, _numbers(kinds))
        at = 0 if len(takes) == 1 else bisect_right(cumulative, rng.random() * cumulative[-1], hi=len(takes) - 1)
        return sum([pick(cards, number, rng) for cards, number in zip(kinds, takes[at], strict=True) if number])

    def _split(self, kinds: Kinds, rng: Random) -> int:
        """The last place but one: what only it may hold, and a share of what either may."""
        forced, free = 0, []
        size = self.sizes[self.last]
        for may, cards in zip(self.may, kinds, strict=True):
            if not may[self.last]:
                continue
            if may[self.last + 1]:
                free += cards
            else:
                forced += sum(cards)
                size -= len(cards)
        return forced + pick(free, size, rng)

    # Counting

    def _count(self, place: int, left: Numbers) -> int:
        """The ways to fill *place* and those after it from *left* cards of each kind."""
        if place == self.last:
            return self._count_two(left)
        known = self._ways.get((place, left))
        if known is None:
            known = sum(self._ways_of(place, left, take) for take in self._possible(place, left))
            self._ways[place, left] = known
        return known

    def _count_two(self, left: Numbers) -> int:
        """With two places left all cards that either may hold are alike."""
        here, there, free = self.sizes[self.last], self.sizes[self.last + 1], 0
        for may, number in zip(self.may, left, strict=True):
            if may[self.last] and may[self.last + 1]:
                free += number
            elif may[self.last]:
                here -= number
            elif may[self.last + 1]:
                there -= number
            elif number:
                return 0
        return comb(free, here) if here >= 0 and there >= 0 and here + there == free else 0

    def _ways_of(self, place: int, left: Numbers, take: Numbers) -> int:
        ways = self._count(place + 1, tuple([all_ - some for all_, some in zip(left, take, strict=True)]))
        for all_, some in zip(left, take, strict=True):
            ways *= comb(all_, some)
        return ways

    def _takes(self, place: int, left: Numbers) -> tuple[list[Numbers], list[float]]:
        """The numbers *place* may take of each kind, and the ways they leave, added up."""
        known = self._choices.get((place, left))
        if known is None:
            counted = [(take, self._ways_of(place, left, take)) for take in self._possible(place, left)]
            counted = [(take, ways) for take, ways in counted if ways]
            known = [take for take, _ in counted], list(accumulate(float(ways) for _, ways in counted))
            self._choices[place, left] = known
        return known

    def _possible(self, place: int, left: Numbers) -> list[Numbers]:
        """The numbers of each kind that make up the size of *place*."""
        most = [number if may[place] else 0 for may, number in zip(self.may, left, strict=True)]
        takes: list[Numbers] = [()]
        for at, number in enumerate(most):
            rest = sum(most[at + 1 :])
            takes = [
                (*take, some)
                for take in takes
                for some in range(
                    max(0, self.sizes[place] - sum(take) - rest), min(number, self.sizes[place] - sum(take)) + 1
                )
            ]
        return takes if sum(most) >= self.sizes[place] else []


def _numbers(kinds: Kinds) -> Numbers:
    return tuple([len(cards) for cards in kinds])


def pick(cards: list[int], number: int, rng: Random) -> int:
    """*number* of *cards* at random, as one set; *cards* are left in another order."""
    # Over random() alone, like the shuffle: a seed must mean the same on every Python.
    random, last = rng.random, len(cards)
    total = 0
    for at in range(number):
        other = at + int(random() * (last - at))
        card = cards[other]
        cards[other] = cards[at]
        cards[at] = card
        total |= card
    return total


def without(kinds: Kinds, taken: int) -> Kinds:
    """What is left of *kinds* once *taken* have been laid down."""
    return [[card for card in cards if not card & taken] for cards in kinds]
