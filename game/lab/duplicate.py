"""Duplicate deals: the same cards played twice with the sides changed, so that luck cancels and skill is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from operator import itemgetter

from game.cards.seats import SEATS, Seat
from game.engine.rules import HandStart
from game.lab.spreading import spread
from game.lab.table import play_hand
from game.lab.tallies import Tally
from game.players.player import Player
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import Result, side_of


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


def mean_and_error(figures: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; 0 and 0 where there is too little to tell."""
    count = len(figures)
    mean = sum(figures) / count if count else 0.0
    if count < 2:
        return mean, 0.0
    return mean, sqrt(sum((figure - mean) ** 2 for figure in figures) / (count - 1) / count)


@dataclass(slots=True)
class Comparison:
    """Points a hand of A over B on duplicate deals, and what became of the contracts of each.

    ``contracts`` count misères too, ``miseres`` them alone. ``margins`` has a figure for each two playings.
    """

    margins: list[float] = field(default_factory=list)
    contracts: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    miseres: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    passed_out: int = 0

    @property
    def mean(self) -> float:
        """Points a hand of A over B."""
        return mean_and_error(self.margins)[0]

    @property
    def standard_error(self) -> float:
        """Of ``mean``, taking each two playings as one observation."""
        return mean_and_error(self.margins)[1]

    def add(self, results: tuple[Result, Result]) -> None:
        """Count one deal, played first with A as South and North, then with A as West and East."""
        self.add_hands((results[:1], results[1:]))

    def add_hands(self, playings: tuple[Sequence[Result], Sequence[Result]]) -> None:
        """Count the hands of two playings, the first with A as South and North."""
        margins = [_margin(result, a_side) for a_side, results in enumerate(playings) for result in results]
        self.margins.append(sum(margins) / max(1, len(margins)))
        for a_side, results in enumerate(playings):
            for result in results:
                self._count(result, a_side)

    def _count(self, result: Result, a_side: int) -> None:
        if result.contractor is None or result.contract is None:
            self.passed_out += 1
            return
        who = int(side_of(result.contractor) != a_side)
        self.contracts[who].add(result.is_made)
        if result.contract.is_misere:
            self.miseres[who].add(result.is_made)

    def text(self) -> str:
        """The comparison as a table."""
        lines = [
            f"{'deals, each played twice':<28}{len(self.margins):>10}",
            f"{'points a hand, A over B':<28}{self.mean:>+10.1f} ± {self.standard_error:.1f}",
        ]
        return "\n".join([*lines, *self.contract_lines()])

    def contract_lines(self) -> list[str]:
        """What became of the contracts, misères once more by themselves."""
        lines = [f"{'passed out':<28}{self.passed_out:>10}"]
        for name, contracts, miseres in zip("AB", self.contracts, self.miseres, strict=True):
            lines.append(_tally_line(f"contracts of {name}", contracts))
            lines.append(_tally_line("  misères among them", miseres))
        return lines


def _tally_line(words: str, tally: Tally) -> str:
    share = f", {100 * tally.share:.1f} % made" if tally.played else ""
    return f"{words:<28}{tally.played:>10}{share}"


def _margin(result: Result, a_side: int) -> int:
    return result.points[a_side] - result.points[1 - a_side]


def play_deal(meeting: Meeting, deal: int) -> tuple[Result, Result]:
    """One deal played twice, first with A as South and North. The dealer goes round with the deals."""
    start = HandStart(1, Seat(deal % 4), meeting.scores, meeting.options)
    first, second = (play_hand(FIVE_HUNDRED, meeting.seating(side), start, meeting.seed, game=deal) for side in (0, 1))
    return first, second  # type: ignore[return-value]


def compare(meeting: Meeting, deals: int, jobs: int = 1) -> Comparison:
    """Play *deals* duplicate deals. The same arguments give the same figures, whatever *jobs* is."""
    comparison = Comparison()
    for _, results in sorted(spread(partial(play_deal, meeting), range(deals), jobs), key=itemgetter(0)):
        comparison.add(results)
    return comparison
