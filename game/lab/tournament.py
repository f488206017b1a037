"""A tournament between two kinds of player on duplicate deals, deal by deal, to be broken off and taken up again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, TextIO

from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal, SeatAction
from game.engine.rules import HandStart
from game.lab.duplicate import Comparison, Meeting, games_won
from game.lab.table import pack_for, rng_for
from game.players.casual import Casual
from game.players.imagine import World
from game.players.judgement.five_hundred import SENSE
from game.players.monte_carlo import EXPERT, Club, Expert, MonteCarlo
from game.players.player import Player
from game.players.random_player import RandomPlayer
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import Result
from game.rules.five_hundred.view import FiveHundredView


class OpenHands(MonteCarlo):
    """Sees all cards, because the lab shows them: how much there is to win for a player who guesses everything."""

    def __init__(self) -> None:
        super().__init__(EXPERT, replace(SENSE, shift=0.0))
        self._truth: World | None = None

    def look(self, hand: FiveHundredHand) -> None:
        """See how the cards lie."""
        self._truth = World(tuple(tuple(cards) for cards in hand.hands), hand.kitty, hand.discards)

    def imagine(self, view: FiveHundredView, count: int, rng: Random) -> list[tuple[World, float]]:
        """The one true world; without a look, what the view allows."""
        return [(self._truth, 1.0)] if self._truth is not None else super().imagine(view, count, rng)

    def __setstate__(self, state: object) -> None:
        OpenHands.__init__(self)


PLAYERS: Final[dict[str, Callable[[], Player]]] = {
    "casual": Casual,
    "club": Club,
    "expert": Expert,
    "open": OpenHands,
    "random": RandomPlayer,
}
"""Who may be named. ``open`` sees all cards, which is for the lab alone: the ceiling."""


class Timed:
    """A player with a stop-watch; ``seconds`` are its decisions where there was a choice."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds: list[float] = []

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """What the player chooses."""
        started = time.perf_counter()
        action = self.player.choose(view, rng)
        if len(view.legal) > 1:
            self.seconds.append(time.perf_counter() - started)
        return action


@dataclass(frozen=True, slots=True)
class Played:
    """One finished deal: its two results and, for A and B, the decision times in milliseconds."""

    deal: int
    results: tuple[Result, Result]
    times: tuple[list[float], list[float]] = field(compare=False)

    def line(self) -> str:
        """One line of a resume file."""
        results = [_plain(result) for result in self.results]
        return json.dumps({"deal": self.deal, "results": results, "ms": self.times}, separators=(",", ":"))

    @staticmethod
    def parse(line: str) -> Played:
        """Read such a line.

        Raises:
            ValueError: it is none.
        """
        try:
            data = json.loads(line)
            first, second = (_result(plain) for plain in data["results"])
            return Played(int(data["deal"]), (first, second), (list(data["ms"][0]), list(data["ms"][1])))
        except (KeyError, TypeError, IndexError) as error:
            raise ValueError(f"{line[:60]!r} is no finished deal") from error


def _plain(result: Result) -> list[Any]:
    contract = result.contract.text if result.contract is not None else None
    contractor = result.contractor.letter if result.contractor is not None else None
    return [contract, contractor, list(result.tricks), list(result.points)]


def _result(plain: list[Any]) -> Result:
    contract, contractor, tricks, points = plain
    return Result(
        Bid.parse(contract) if contract is not None else None,
        Seat.parse(contractor) if contractor is not None else None,
        (int(tricks[0]), int(tricks[1])),
        (int(points[0]), int(points[1])),
    )


def player_named(name: str) -> Player:
    """The player of that name.

    Raises:
        ValueError: there is none.
    """
    if name not in PLAYERS:
        raise ValueError(f"{name[:20]!r} is no player; there are {', '.join(PLAYERS)}")
    return PLAYERS[name]()


def play_one(a: Player, b: Player, seed: object, options: Any, deal: int) -> Played:
    """One deal, played twice."""
    watched = Timed(a), Timed(b)
    meeting = Meeting(*watched, seed, options)
    start = HandStart(1, Seat(deal % 4), meeting.scores, options)
    results = tuple(_play_hand(start, meeting.seating(a_side), seed, deal) for a_side in (0, 1))
    times = [[round(1000 * seconds, 2) for seconds in player.seconds] for player in watched]
    return Played(deal, (results[0], results[1]), (times[0], times[1]))


def _play_hand(start: HandStart, players: list[Player], seed: object, deal: int) -> Result:
    """The same hand as ``table.play_hand`` plays, but shown to those who may see it."""
    hand = FIVE_HUNDRED.new_hand(start)
    hand.apply(Deal(pack_for(FIVE_HUNDRED, seed, deal, start.number)))
    rngs = [rng_for(seed, deal, start.number, seat) for seat in SEATS]
    while hand.to_act is not None:
        seat = hand.to_act
        player = players[seat]
        if isinstance(player, Timed) and isinstance(player.player, OpenHands):
            player.player.look(hand)
        hand.apply(player.choose(hand.view(seat), rngs[seat]))
    assert hand.result is not None
    return hand.result


def run(
    a: str,
    b: str,
    deals: int = 100,
    seed: int = 1,
    *,
    game: str = "five-hundred",
    jobs: int = 1,
    games: bool = False,
    resume: Path | None = None,
    options: str = "",
) -> None:
    """The ``tournament`` command: print what A wins over B on *deals* duplicate deals, or games won with *games*.

    *resume* is a file that gets one line a finished deal; if it has some already, play goes on after them.

    Raises:
        ValueError: no such game, player or option, or the file belongs to another tournament.
        OSError: the file cannot be read or written.
    """
    if game != "five-hundred":
        raise ValueError(f"{game[:20]!r} is no game for a tournament; there is five-hundred")
    first, second = player_named(a), player_named(b)
    rules = FIVE_HUNDRED.parse_options(options)
    if games:
        won = games_won(Meeting(first, second, seed, rules), deals, jobs)
        print(f"games, each played twice {deals}: {a} won {won[0]}, {b} won {won[1]}")
        return
    header = {"game": game, "a": a, "b": b, "seed": seed, "options": FIVE_HUNDRED.options_text(rules)}
    with _book(resume, header) as (done, keep):
        todo = [deal for deal in range(deals) if deal not in done]
        for played in _spread(partial(play_one, first, second, seed, rules), todo, jobs):
            done[played.deal] = played
            keep(played)
    print(report(a, b, [done[deal] for deal in sorted(done) if deal < deals]))


def report(a: str, b: str, played: list[Played]) -> str:
    """The figures of finished deals as a table."""
    comparison = Comparison()
    for one in played:
        comparison.add(one.results)
    lines = [f"A is {a}, B is {b}", comparison.text()]
    for side, name in enumerate("AB"):
        times = sorted(time for one in played for time in one.times[side])
        if times:
            lines.append(f"{f'decisions of {name}':<28}{len(times):>10}, {_times(times)}")
    return "\n".join(lines)


def _times(times: list[float]) -> str:
    places = (("median", 0.5), ("p99", 0.99), ("longest", 1.0))
    return ", ".join(f"{word} {times[int(part * (len(times) - 1))]:.1f} ms" for word, part in places)


@contextmanager
def _book(path: Path | None, header: dict[str, Any]) -> Iterator[tuple[dict[int, Played], Callable[[Played], None]]]:
    """The deals finished so far, and how to note another."""
    if path is None:
        yield {}, lambda played: None
        return
    done = _read(path, header) if path.exists() else None
    with path.open("a", encoding="utf-8") as file:
        if done is None:
            _write(file, json.dumps(header))
        yield done or {}, lambda played: _write(file, played.line())


def _write(file: TextIO, line: str) -> None:
    file.write(line + "\n")
    file.flush()


def _read(path: Path, header: dict[str, Any]) -> dict[int, Played] | None:
    """The deals a resume file holds; ``None`` if it holds not even a heading."""
    text = path.read_text(encoding="utf-8")
    if not text.endswith("\n"):
        # Broken off while a line was written: that deal is played again.
        text = text[: text.rfind("\n") + 1]
        path.write_text(text, encoding="utf-8")
    if not text:
        return None
    first, *lines = text.splitlines()
    if first != json.dumps(header):
        raise ValueError(f"{path.name} belongs to another tournament: {first[:100]}")
    return {played.deal: played for played in map(Played.parse, lines)}


def _spread(task: Callable[[int], Played], deals: list[int], jobs: int) -> Iterator[Played]:
    if jobs <= 1 or len(deals) < 2:
        yield from map(task, deals)
        return
    with get_context("spawn").Pool(min(jobs, len(deals))) as pool:
        yield from pool.imap_unordered(task, deals, chunksize=1)
