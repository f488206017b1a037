"""What a long game costs: keeping a step, taking one back, and coming back to it after a night."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from game.cards.seats import Seat
from game.engine.actions import Call
from game.engine.record import Header, Record, new_record
from game.engine.rules import Rules
from game.play.live import Live
from game.play.shuffling import deal_for
from game.play.thinking import Thinker
from game.players.random_player import RandomPlayer
from game.rules.catalogue import GAMES
from game.store.saves import SavedGame, Saves

HANDS: Final = 60
_GAME: Final = "five-hundred"
_ENDLESS: Final = "all-pass=play-no-trumps"
"""Everybody passes, and all ten tricks are played without a contract: nobody ever wins such a game."""
_TIMES: Final = 15
_TRIALS: Final = 5


class LongGame(NamedTuple):
    """Medians in milliseconds for a game of that many hands, and the bytes of its record."""

    hands: int
    save_ms: float
    undo_ms: float
    resume_ms: float
    size: int


def measure(hands: int = HANDS) -> LongGame:
    """Play a game of that many hands, then save, undo and resume it again and again."""
    rules = GAMES[_GAME]
    record = _played(rules, hands)
    with TemporaryDirectory() as folder:
        saves = Saves(Path(folder), GAMES)
        place = saves.begin(Header("long", _GAME, Seat.SOUTH, _ENDLESS, seed=1)).path
        saved = SavedGame(record, rules, place)
        saved.rewrite()
        live = Live(saves, saved, {seat: RandomPlayer() for seat in Seat}, Thinker(is_immediate=True))
        save = _milliseconds(lambda: _step(live), _TIMES)
        undo = _milliseconds(live.undo, _TRIALS)
        resume = _milliseconds(lambda: Saves(Path(folder), GAMES).resume(_GAME), _TRIALS)
        return LongGame(hands, save, undo, resume, len(record.text))


def _played(rules: Rules, hands: int) -> Record:
    """A record of that many whole hands, not kept anywhere yet; the last one is half played."""
    record, rng = new_record(Header("long", _GAME, Seat.SOUTH, _ENDLESS, seed=1), rules), Random(1)
    match = record.timeline.match
    for number in range(1, hands + 1):
        record.add(deal_for(rules, 1, number).text, rules)
        while match.to_act is not None and not (number == hands and len(record.timeline.hand_actions()) > 22):
            legal = match.legal_actions()
            action = legal[0] if isinstance(legal[0], Call) else legal[int(rng.random() * len(legal))]
            record.add(action.text, rules)
    return record


def _step(live: Live) -> None:
    live.submit(live.match.legal_actions()[0])


def _milliseconds(work: Callable[[], object], times: int) -> float:
    """The median time of doing it."""
    seconds = []
    for _ in range(times):
        start = perf_counter()
        work()
        seconds.append(perf_counter() - start)
    return median(seconds) * 1000
