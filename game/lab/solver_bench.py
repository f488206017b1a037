"""How fast the open-hands solver is: against Bo Haglund's DDS on the same plain deals, and on deals of Five Hundred.

Ratios of medians taken in one run are what counts; absolute times only hint. Set-up is included on both sides: each
starts from the hands in its own notation and ends with a number of tricks. They take turns, three rounds of all deals,
and each deal counts with its best time, because other programs disturb. The plain deals are
forty cards, four suits of ten, without Joker or bowers, which both programs can play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import inf
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final, TypeVar

from game.cards.card import JOKER, Card, Suit
from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import SEATS, Seat
from game.players.compiled import IS_COMPILED, DenominationCounts, Position, Solver
from game.rules.five_hundred.trumps import effective_suit, strength

BARS: Final = {"trumps": 0.67, "no trumps": 0.67, "pooled": 0.60}
_SEED: Final = 10_000
_ROUNDS: Final = 3
_TRUMPS: Final = Suit.HEARTS
"""Trumps in the plain deals: red, so that the suit of the left bower still has ten cards."""


_Deal = TypeVar("_Deal")


@dataclass(frozen=True, slots=True)
class Comparison:
    """One line of the result: median milliseconds of ours and of theirs, and how often the tricks differed."""

    name: str
    deals: int
    ours_ms: float
    theirs_ms: float
    differences: int

    @property
    def ratio(self) -> float:
        return self.ours_ms / self.theirs_ms


def run(deals: int = 300, against: str | None = None) -> list[Comparison]:
    """Measure and print; with *against* ``endplay``, which carries DDS, the comparison as well.

    Raises:
        ValueError: *against* is nothing we know, or is not installed.
    """
    if not IS_COMPILED:
        print("Numba is not here: the solver runs interpreted, some two hundred times slower.")
    solver = Solver()
    comparisons = _compare(solver, deals, _dds(against)) if against is not None else []
    for line in comparisons:
        bar = BARS[line.name]
        verdict = "within" if line.ratio <= bar else "OVER"
        print(
            f"plain deals, {line.name:<9}  ours {line.ours_ms:.3f} ms  {against} {line.theirs_ms:.3f} ms"
            f"  ratio {line.ratio:.2f} ({verdict} {bar:.2f})  {line.differences} of {line.deals} results differ"
        )
    _measure_five_hundred(solver, deals)
    return comparisons


# Against DDS


def _compare(solver: Solver, deals: int, theirs: Callable[[Any], int]) -> list[Comparison]:
    """Ours and theirs by turns on the same deals, each first every other time: the tricks of the side on lead."""
    ours_all: list[float] = []
    theirs_all: list[float] = []
    lines = []
    for name, trump in (("trumps", _TRUMPS), ("no trumps", None)):
        solver.tricks(_plain_deal(0, trump), Seat.SOUTH)
        ours_seconds = [inf] * deals
        theirs_seconds = [inf] * deals
        differing = set()
        for turn in range(_ROUNDS * deals):
            number = turn % deals
            position = _plain_deal(_SEED + number, trump)
            board = _board(position)
            sides = (
                (partial(solver.tricks, position, Seat.SOUTH), ours_seconds),
                (partial(theirs, board), theirs_seconds),
            )
            first, second = (_timed(*side, number) for side in (sides if turn % 2 else sides[::-1]))
            if first != second:
                differing.add(number)
        lines.append(_comparison(name, ours_seconds, theirs_seconds, len(differing)))
        ours_all += ours_seconds
        theirs_all += theirs_seconds
    lines.append(_comparison("pooled", ours_all, theirs_all, sum(line.differences for line in lines)))
    return lines


def _comparison(name: str, ours: Sequence[float], theirs: Sequence[float], differences: int) -> Comparison:
    return Comparison(name, len(ours), median(ours) * 1000, median(theirs) * 1000, differences)


def _timed(work: Callable[[], int], best_seconds: list[float], number: int) -> int:
    """What *work* returns; its time is kept if it is the best of deal *number*."""
    start = perf_counter()
    result = work()
    best_seconds[number] = min(best_seconds[number], perf_counter() - start)
    return result


def _plain_deal(seed: int, trump: Suit | None) -> Position:
    """Ten of each suit, dealt at random, South on lead. With trumps the tens are the top cards but for the Joker."""
    cards = []
    for suit in Suit:
        of_suit = [card for card in pack_of_43() if card is not JOKER and effective_suit(card, trump) is suit]
        cards += sorted(of_suit, key=lambda card: -strength(card, trump))[:10]
    return Position(_hands(shuffled(cards, Random(seed))), Seat.SOUTH, trump)


def _hands(cards: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(cards[seat * 10 : seat * 10 + 10]) for seat in SEATS)


def _board(position: Position) -> Any:
    """The same deal in DDS's notation: spades are its trumps, and a suit's cards are ace to five."""
    board = import_module("endplay._dds").deal()
    trump = position.trump
    board.trump, board.first = (4, 0) if trump is None else (0, 0)
    suits = list(Suit) if trump is None else [trump, *(suit for suit in Suit if suit is not trump)]
    for number, suit in enumerate(suits):
        owned = [(card, seat) for seat in SEATS for card in position.hands[seat] if effective_suit(card, trump) is suit]
        owned.sort(key=lambda pair: -strength(pair[0], trump))
        for place, (_, seat) in enumerate(owned):
            board.remainCards[seat][number] |= 1 << (14 - place)
    return board


def _dds(against: str) -> Callable[[Any], int]:
    if against != "endplay":
        raise ValueError(f"{against!r} is no solver we know; endplay is.")
    try:
        dds = import_module("endplay._dds")
    except ImportError:
        raise ValueError("endplay is not installed: pip install endplay") from None

    def solve(board: Any) -> int:
        answer = dds.futureTricks()
        dds.SolveBoard(board, -1, 1, 1, answer, 0)
        return int(answer.score[0])

    solve(_board(_plain_deal(0, None)))
    return solve


# Deals of Five Hundred


def _measure_five_hundred(solver: Solver, deals: int) -> None:
    """Full deals with Joker and bowers: the value, every lead's value, whether every lead makes a target; misère."""
    print("Five Hundred, full deals      median ms   95 % below   worst   deals a second")
    for name, trump in (("trumps", Suit.SPADES), ("no trumps", None)):
        positions = [Position(_hands(_deal(number)), Seat.SOUTH, trump) for number in range(deals)]
        _report(f"{name}, value", positions, lambda p: solver.tricks(p, Seat.SOUTH))
        _report(f"{name}, every lead", positions, lambda p: solver.tricks_by_play(p, Seat.SOUTH))
        _report(f"{name}, seven or not", positions, lambda p: solver.reaches_by_play(p, Seat.SOUTH, 7))
    miseres = [_misere_deal(number) for number in range(deals)]
    _report("misère", miseres, solver.ducks_all)
    _report("misère, every lead", miseres, solver.ducks_all_by_play)
    _report("bidding, a world", [_world(number) for number in range(deals)], _bidding(solver))


def _bidding(solver: Solver) -> Callable[[tuple[Card, ...]], object]:
    """Solve one deal in all five denominations after taking the kitty, South bidding."""
    counts = DenominationCounts(solver, Seat.SOUTH)

    def solve(cards: tuple[Card, ...]) -> object:
        hands = list(_hands(cards))
        hands[Seat.SOUTH] += cards[40:]
        return counts.add(hands)

    return solve


def _report(name: str, positions: Sequence[_Deal], work: Callable[[_Deal], object]) -> None:
    work(positions[0])
    seconds = []
    for position in positions:
        start = perf_counter()
        work(position)
        seconds.append(perf_counter() - start)
    seconds.sort()
    high = seconds[int(len(seconds) * 0.95)]
    print(
        f"{name:<28} {median(seconds) * 1000:>10.3f} {high * 1000:>12.3f} {seconds[-1] * 1000:>7.2f}"
        f" {len(seconds) / sum(seconds):>16.0f}"
    )


def _deal(number: int) -> tuple[Card, ...]:
    return shuffled(pack_of_43(), Random(_SEED + number))


def _world(number: int) -> tuple[Card, ...]:
    """One of thirty worlds for each of South's hands."""
    cards = _deal(number // 30)
    return (*cards[:10], *shuffled(cards[10:], Random(number)))


def _misere_deal(number: int) -> Position:
    """A misère somebody might call: South has low cards, on lead."""
    rng = Random(_SEED + number)
    cards = sorted(pack_of_43(), key=lambda card: card.rank + 7 * rng.random())
    return Position(_hands((*cards[:10], *shuffled(cards[10:], rng))), Seat.SOUTH, ducking=Seat.SOUTH)
