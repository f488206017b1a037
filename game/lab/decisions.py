"""How long players take over their decisions, and how much they look at: a stop-watch beside each."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from game.engine.actions import Play, SeatAction
from game.players.monte_carlo import Thoughts
from game.players.player import Player

CARD: Final = "p"
OTHER: Final = "b"
"""The letters of a card played, and of a call or a card thrown out or passed."""
_KINDS: Final = ((OTHER, "  calls and throw-outs"), (CARD, "  cards"))


MEDIAN, P99 = 0.5, 0.99


@dataclass(slots=True)
class Decisions:
    """Those of one player where there was a choice.

    For each its time in milliseconds, the letter of its kind, and how many imagined worlds were solved (none where a
    rule of thumb decided); ``called_off`` counts those that were broken off before their end.
    """

    ms: list[float] = field(default_factory=list)
    kinds: str = ""
    worlds: list[int] = field(default_factory=list)
    called_off: int = 0

    def add(self, seconds: float, thoughts: Thoughts) -> None:
        """Count one."""
        self.ms.append(round(1000 * seconds, 2))
        self.kinds += CARD if isinstance(thoughts.choice, Play) else OTHER
        self.worlds.append(thoughts.worlds)
        self.called_off += thoughts.is_cut_short

    def times(self, kind: str) -> list[float]:
        """Milliseconds of the decisions of one kind."""
        return [time for time, letter in zip(self.ms, self.kinds, strict=False) if letter == kind]

    def median_and_p99(self, kind: str) -> tuple[float, float]:
        """Milliseconds of the middle one of the decisions of one kind, and of one slower than 99 in a hundred.

        Raises:
            ValueError: there were none.
        """
        ranked = sorted(self.times(kind))
        if not ranked:
            raise ValueError("No decision of this kind was made.")
        return _at(ranked, MEDIAN), _at(ranked, P99)

    def worlds_of(self, kind: str) -> list[int]:
        """Worlds solved for the decisions of one kind."""
        return [count for count, letter in zip(self.worlds, self.kinds, strict=False) if letter == kind]


class Watched:
    """A player with a stop-watch."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = Decisions()

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """What the player chooses."""
        if len(view.legal) == 1:
            return self.player.choose(view, rng)
        started = time.perf_counter()
        thoughts = self._thoughts(view, rng)
        self.decisions.add(time.perf_counter() - started, thoughts)
        return thoughts.choice

    def _thoughts(self, view: Any, rng: Random) -> Thoughts:
        ponder = getattr(self.player, "ponder", None)
        if ponder is None:
            return Thoughts(self.player.choose(view, rng))
        thoughts: Thoughts = ponder(view, rng)
        return thoughts


def decision_lines(name: str, all_decisions: Iterable[Decisions]) -> list[str]:
    """Lines of a table about the decisions of the player called *name*."""
    told = list(all_decisions)
    times = [time for one in told for time in one.ms]
    if not times:
        return []
    lines = [_line(f"decisions of {name}", times)]
    for letter, words in _KINDS:
        of_kind = [time for one in told for time in one.times(letter)]
        if of_kind:
            worlds = [count for one in told for count in one.worlds_of(letter)]
            lines.append(f"{_line(words, of_kind)}, {sum(worlds) / len(worlds):.1f} worlds")
    return [*lines, f"{'  called off':<28}{sum(one.called_off for one in told):>10}"]


def _line(words: str, times: list[float]) -> str:
    ranked = sorted(times)
    places = (("median", MEDIAN), ("p99", P99), ("longest", 1.0))
    figures = ", ".join(f"{word} {_at(ranked, part):.1f} ms" for word, part in places)
    return f"{words:<28}{len(ranked):>10}, {figures}"


def _at(ranked: Sequence[float], part: float) -> float:
    return ranked[int(part * (len(ranked) - 1))]
