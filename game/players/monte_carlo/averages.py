"""Chances gathered world by world, each world counting for its share of belief."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Mapping
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
WHOLE = 11


class Spreads(Generic[T]):
    """For each of several things how often it came to 0 … 10 (tricks), as shares that add up to 1."""

    def __init__(self) -> None:
        self._sums: defaultdict[T, list[float]] = defaultdict(lambda: [0.0] * WHOLE)

    def add(self, counts: Mapping[T, int], share: float) -> None:
        """Count one world."""
        for thing, count in counts.items():
            self._sums[thing][count] += share

    def __contains__(self, thing: T) -> bool:
        return thing in self._sums

    def of(self, thing: T) -> list[float]:
        """The shares of 0 … 10 for *thing*."""
        total = sum(self._sums[thing])
        return [part / total for part in self._sums[thing]] if total else [0.0] * WHOLE


class Chances(Generic[T]):
    """For each of several things how likely it is to come true."""

    def __init__(self) -> None:
        self._true: defaultdict[T, float] = defaultdict(float)
        self._all: defaultdict[T, float] = defaultdict(float)
        self.worlds = 0

    def add(self, truths: Mapping[T, bool], share: float) -> None:
        """Count one world."""
        self.worlds += 1
        for thing, is_true in truths.items():
            self._true[thing] += share * is_true
            self._all[thing] += share

    def __contains__(self, thing: T) -> bool:
        return thing in self._all

    def of(self, thing: T) -> float:
        """The share of worlds in which *thing* came true; 0 if it was never asked about."""
        return self._true[thing] / self._all[thing] if self._all[thing] else 0.0

    def cautious(self, thing: T) -> float:
        """The same with one more world that half comes true, so that few worlds promise nothing for certain."""
        return (self.of(thing) * self.worlds + 0.5) / (self.worlds + 1)
