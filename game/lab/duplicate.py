"""Duplicate deals: the same cards played twice with the sides changed, so that luck cancels and skill is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import Pool
from typing import TypeVar

from game.cards.seats import SEATS, Seat
from game.engine.rules import HandStart
from game.lab.selfplay import Tally
from game.lab.table import play_game, play_hand
from game.players.player import Player
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import Result, side_of

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two kinds of player and the terms they meet on. ``scores`` are those of South/North and West/East."""

    a: Player
    b: Player
    seed: object
    options: Options = field(default_factory=Options)
    scores: tuple[int, int] = (0, 0)

    def seating(self, a_side: int) -> list[Player]:
        """The players by seat, with A on that side (0: South and North)."""
        return [self.a if side_of(seat) == a_side else self.b for seat in SEATS]


@dataclass(slots=True)
class Comparison:
    """Points a hand of A over B on duplicate deals; the contracts each bid and made, misères included."""

    margins: list[float] = field(default_factory=list)
    contracts: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    passed_out: int = 0

    @property
    def mean(self) -> float:
        """Points a hand of A over B."""
        return sum(self.margins) / len(self.margins) if self.margins else 0.0

    @property
    def standard_error(self) -> float:
        """Of ``mean``, taking each deal (two hands) as one observation."""
        count = len(self.margins)
        if count < 2:
            return 0.0
        mean = self.mean
        return sqrt(sum((margin - mean) ** 2 for margin in self.margins) / (count - 1) / count)

    def add(self, results: tuple[Result, Result]) -> None:
        """Count one deal, played first with A as South and North, then with A as West and East."""
        self.margins.append(sum(_margin(result, a_side) for a_side, result in enumerate(results)) / 2)
        for a_side, result in enumerate(results):
            if result.contractor is None:
                self.passed_out += 1
            else:
                self.contracts[side_of(result.contractor) != a_side].add(result.is_made)

    def text(self) -> str:
        """The comparison as a table."""
        lines = [
            f"{'deals, each played twice':<28}{len(self.margins):>10}",
            f"{'points a hand, A over B':<28}{self.mean:>+10.1f} ± {self.standard_error:.1f}",
            f"{'passed out':<28}{self.passed_out:>10}",
        ]
        for name, tally in zip("AB", self.contracts, strict=True):
            lines.append(f"{f'contracts of {name}':<28}{tally.played:>10}, {100 * tally.share:.1f} % made")
        return "\n".join(lines)


def _margin(result: Result, a_side: int) -> int:
    return result.points[a_side] - result.points[1 - a_side]


def play_deal(meeting: Meeting, deal: int) -> tuple[Result, Result]:
    """One deal played twice, first with A as South and North. The dealer goes round with the deals."""
    start = HandStart(1, Seat(deal % 4), meeting.scores, meeting.options)
    first, second = (play_hand(FIVE_HUNDRED, meeting.seating(side), start, meeting.seed, game=deal) for side in (0, 1))
    return first, second  # type: ignore[return-value]


def play_game_twice(meeting: Meeting, game: int) -> tuple[bool | None, bool | None]:
    """One game with the same packs played twice: whether A won it, ``None`` if it was broken off."""
    first, second = (
        _has_won(play_game(FIVE_HUNDRED, meeting.seating(side), meeting.options, meeting.seed, game).winners, side)
        for side in (0, 1)
    )
    return first, second


def _has_won(winners: tuple[Seat, ...], side: int) -> bool | None:
    return side_of(winners[0]) == side if winners else None


def compare(meeting: Meeting, deals: int, jobs: int = 1) -> Comparison:
    """Play *deals* duplicate deals. The same arguments give the same figures, whatever *jobs* is."""
    comparison = Comparison()
    for results in _spread(partial(play_deal, meeting), deals, jobs):
        comparison.add(results)
    return comparison


def games_won(meeting: Meeting, games: int, jobs: int = 1) -> tuple[int, int]:
    """Whole games won by A and by B when each of *games* is played twice with the sides changed."""
    won = [0, 0]
    for pair in _spread(partial(play_game_twice, meeting), games, jobs):
        for a_won in pair:
            if a_won is not None:
                won[not a_won] += 1
    return won[0], won[1]


def _spread(task: Callable[[int], T], count: int, jobs: int) -> Iterator[T]:
    """*task* of 0 … *count* − 1 in order, over *jobs* processes."""
    if jobs <= 1:
        yield from map(task, range(count))
        return
    with Pool(jobs) as pool:
        yield from pool.imap(task, range(count), chunksize=max(1, min(50, count // (4 * jobs))))
