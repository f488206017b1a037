"""Poker Solitaire by the adviser, on given decks or on random ones: mean final scores with their standard errors."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter, thread_time
from typing import Final

from game.cards.card import Card, parse_cards
from game.cards.pack import pack_of_52, shuffled
from game.cards.seats import Seat
from game.engine.actions import Deal, Lay
from game.engine.match import Match
from game.lab.book import open_book
from game.players.player import Player
from game.players.poker_solitaire.adviser import Adviser
from game.players.poker_solitaire.tables import read_tables
from game.rules.poker_solitaire.grid import CELLS
from game.rules.poker_solitaire.options import Options, Scoring, Variation
from game.rules.poker_solitaire.rules import POKER_SOLITAIRE
from game.rules.poker_solitaire.view import PokerView
from game.screen.assets import asset

Deck = tuple[Card, ...]
PARTS: Final = tuple(
    Options(variation, scoring) for variation in (Variation.STANDARD, Variation.ADJACENT) for scoring in Scoring
)
"""The games in which cards are turned, in the order in which they are measured."""
_MOST_DECKS: Final = 1_000_000
_LONG_RUNS: Final = 10
_REPLAYS: Final = 600
_LONG_STEPS: Final = 200_000


def read_decks(path: Path) -> list[Deck]:
    """The decks of a file, one a line (``QS 10H …``), of 25 cards at least; empty lines are passed over.

    Raises:
        ValueError: a line is no deck, said in a sentence.
        OSError: the file cannot be read.
    """
    decks = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip():
            continue
        try:
            deck = parse_cards(line)
            if len(set(deck)) != len(deck) or not set(deck) <= set(pack_of_52()):
                raise ValueError("a card is there twice, or is no card of the 52")
            if len(deck) < CELLS:
                raise ValueError(f"{len(deck)} cards do not fill a grid of {CELLS}")
        except ValueError as error:
            raise ValueError(f"Line {number} of {path} is no deck: {error}.") from None
        decks.append(_completed(deck))
    if not decks:
        raise ValueError(f"{path} holds no decks; write one a line, such as QS 10H AD …")
    return decks


def _completed(deck: Deck) -> Deck:
    """The deck with the cards below those that are played, in any order: nobody sees them."""
    held = set(deck)
    return (*deck, *(card for card in pack_of_52() if card not in held))


def random_decks(count: int, seed: int) -> list[Deck]:
    """So many shuffled packs."""
    rng = Random(f"poker decks {seed}")
    return [shuffled(pack_of_52(), rng) for _ in range(count)]


def play_deck(adviser: Adviser, deck: Deck, options: Options, number: int) -> int:
    """What the adviser makes of a deck, seeing what a player sees."""
    match = Match(POKER_SOLITAIRE, options, Seat.SOUTH)
    match.apply(Deal(deck))
    while not match.is_over:
        view = match.view(Seat.SOUTH)
        match.apply(adviser.choose(view, Random(f"deck {number} card {len(match.legal_actions())}")))
    return match.scores[0]


@dataclass(frozen=True, slots=True)
class Judged:
    """A deck played: its score, by how much the choices should beat the table's, and the time they took of one core."""

    part: int
    deck: int
    points: int
    gain: float
    seconds: float
    slowest_seconds: float

    @property
    def number(self) -> int:
        """Its number in a book."""
        return _number(self.part, self.deck)

    def line(self) -> str:
        """One line of the book."""
        figures = {"gain": round(self.gain, 4), "s": round(self.seconds, 3), "slowest": round(self.slowest_seconds, 3)}
        return json.dumps({"part": self.part, "deck": self.deck, "points": self.points, **figures})

    @staticmethod
    def parse(line: str) -> Judged:
        """Read such a line.

        Raises:
            ValueError: it is none.
        """
        try:
            data = json.loads(line)
            whole = (int(data[key]) for key in ("part", "deck", "points"))
            return Judged(*whole, *(float(data[key]) for key in ("gain", "s", "slowest")))
        except (KeyError, TypeError, ValueError, RecursionError):
            raise ValueError(f"{line[:60]!r} is no finished deck") from None


def _number(part: int, deck: int) -> int:
    """The number of a deck in a book of several parts."""
    return part * _MOST_DECKS + deck


def play_and_judge(player: Player, trusting: Adviser, deck: Deck, options: Options, number: int) -> Judged:
    """Play a deck, and weigh every choice that is not the table's own.

    Both cells are completed by the table's play, to the end, on unseen cards drawn anew, and the differences are added
    up: over many decks their mean is that of the scores' difference, without the luck of the cards to come.
    """
    match, gain, seconds, judge = Match(POKER_SOLITAIRE, options, Seat.SOUTH), 0.0, [0.0], Random(f"judge {number}")
    match.apply(Deal(deck))
    while not match.is_over:
        view = match.view(Seat.SOUTH)
        start = thread_time()
        action = player.choose(view, Random(f"deck {number} card {len(match.legal_actions())}"))
        seconds.append(thread_time() - start)
        if isinstance(action, Lay) and isinstance(view, PokerView) and any(view.grid):
            other = trusting.choose(view, judge)
            if isinstance(other, Lay) and other.cell != action.cell:
                gain += trusting.advantage(view, action.cell, other.cell, _REPLAYS, judge)
        match.apply(action)
    return Judged(PARTS.index(options), number, match.scores[0], gain, sum(seconds), max(seconds))


def play_randomly(deck: Deck, options: Options, number: int) -> int:
    """What comes of laying every card anywhere."""
    rng, match = Random(f"random {number}"), Match(POKER_SOLITAIRE, options, Seat.SOUTH)
    match.apply(Deal(deck))
    while not match.is_over:
        legal = [action for action in match.legal_actions() if not action.text.endswith("asks")]
        match.apply(legal[int(rng.random() * len(legal))])
    return match.scores[0]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def _told(values: Sequence[float]) -> str:
    mean, error = mean_and_error(values)
    return f"{mean:7.2f} ± {error:.2f}"


def report(
    decks: Sequence[Deck], sampled: int, parts: Sequence[int] = range(len(PARTS)), book: Path | None = None
) -> Iterator[str]:
    """A line for each measurement, as it is finished; completions are sampled on the first *sampled* decks only.

    *parts* says which of ``PARTS``, and after all of them comes Variation 2. In *book* finished decks are kept, and
    taken from it.

    Raises:
        ValueError: *book* is a file of another kind or of other decks, or the adviser's table cannot be read.
        OSError: *book* cannot be read or written.
    """
    tables = read_tables(asset("text", "poker-lines.dat"))
    trusting, adviser = Adviser(tables, rounds=0), Adviser(tables)
    _warm_up(Adviser(tables, rounds=1), decks[0])
    heading = {"game": "poker-solitaire", "first deck": " ".join(card.text for card in decks[0])}
    with open_book(book, heading, Judged.parse) as (done, note):
        for part in parts:
            options = PARTS[part]
            name = f"{options.variation.title:11} {options.scoring.title:8}"
            if options.variation is Variation.STANDARD:
                at_random = [play_randomly(deck, options, number) for number, deck in enumerate(decks)]
                yield f"{name}  random play      {_told(at_random)}  ({len(decks)} decks)"
            plain = [play_deck(trusting, deck, options, number) for number, deck in enumerate(decks)]
            yield f"{name}  table alone      {_told(plain)}  ({len(decks)} decks)"
            games = [
                _played(number, part, deck, done, note, adviser, trusting)
                for number, deck in enumerate(decks[:sampled])
            ]
            yield f"{name}  with completions {_told_of_completions(games, plain)}"
    if len(parts) == len(PARTS):
        for scoring in Scoring:
            yield _report_open(adviser, decks[: min(sampled, 100)], scoring)


def _played(
    number: int,
    part: int,
    deck: Deck,
    done: Mapping[int, Judged],
    note: Callable[[Judged], None],
    adviser: Adviser,
    trusting: Adviser,
) -> Judged:
    """A deck as the book has it, or played now and noted."""
    known = done.get(_number(part, number))
    if known is not None:
        return known
    judged = play_and_judge(adviser, trusting, deck, PARTS[part], number)
    note(judged)
    return judged


def _warm_up(adviser: Adviser, deck: Deck) -> None:
    """Let everything be compiled before anything is timed."""
    play_and_judge(adviser, adviser, deck, Options(), 0)
    adviser.best_order(deck[:CELLS], Scoring.AMERICAN, Random(0), 1, 1)


def _told_of_completions(games: Sequence[Judged], plain: Sequence[int]) -> str:
    """The scores, the time, and the gain over the table's: as it came out, and as the choices deserved."""
    points = [game.points for game in games]
    gains = [one - other for one, other in zip(points, plain, strict=False)]
    each = sum(game.seconds for game in games) / len(games) / CELLS
    slowest = max(game.slowest_seconds for game in games)
    return (
        f"{_told(points)}  ({len(games)} decks, {each * 1000:.0f} ms a card, {slowest:.2f} s at most)"
        f"; over the table {_told(gains)}, by choices weighed anew {_told([game.gain for game in games])}"
    )


def _report_open(adviser: Adviser, decks: Sequence[Deck], scoring: Scoring) -> str:
    """Variation 2: the order found at once, beside the best of ten long runs."""
    found, longest, slowest = [], [], 0.0
    for number, deck in enumerate(decks):
        start = perf_counter()
        found.append(adviser.best_order(deck[:CELLS], scoring, Random(f"order {number}")).points)
        slowest = max(slowest, perf_counter() - start)
        rng = Random(f"long {number}")
        longest.append(adviser.best_order(deck[:CELLS], scoring, rng, _LONG_RUNS, _LONG_STEPS).points)
    share = sum(found) / sum(longest)
    return (
        f"{Variation.OPEN.title:11} {scoring.title:8}  put in order     {_told(found)}  ({len(decks)} decks, "
        f"{slowest:.2f} s at most); best of ten long runs {_told(longest)}, of which {share:.2%}"
    )


def run(
    path: Path | None = None, count: int = 300, sampled: int = 300, part: int = 0, book: Path | None = None
) -> None:
    """Print the figures for the decks of a file, or for *count* random ones.

    *part* 1 to 4 is one of ``PARTS`` alone, 0 everything; *book* is the file in which finished decks are kept.

    Raises:
        ValueError: a file holds something else, or the adviser's table cannot be read; said in a sentence.
        OSError: a file cannot be read or written.
    """
    decks = read_decks(path) if path is not None else random_decks(count, seed=1)
    for line in report(decks, sampled, [part - 1] if part else range(len(PARTS)), book):
        print(line, flush=True)
