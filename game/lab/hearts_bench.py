"""How many hands of Hearts a second are played at random: compiled, and by OpenSpiel driven from Python."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any, Final

from game.cards.pack import pack_of_52, shuffled
from game.cards.seats import Seat
from game.engine.dealing import one_by_one
from game.rules.hearts.options import Options

BAR: Final = 1.0
"""How many times as many hands as OpenSpiel's must be played."""
ROUNDS: Final = 5
HANDS_A_ROUND: Final = 1000
_OURS_FOR_ONE: Final = 20
"""Compiled hands are so quick that a round plays this many times as many."""


@dataclass(frozen=True, slots=True)
class Speeds:
    """Hands a second, medians of several rounds in turn; ``theirs`` is ``None`` where OpenSpiel is not installed."""

    ours: float
    theirs: float | None

    @property
    def ratio(self) -> float | None:
        return self.ours / self.theirs if self.theirs else None


def measure() -> Speeds:
    """Both, from the first card of a dealt hand to its last, round by round in turn."""
    ours = _compiled()
    theirs = _open_spiel() if find_spec("pyspiel") is not None else None
    speeds: tuple[list[float], list[float]] = [], []
    for number in range(ROUNDS):
        speeds[0].append(_speed(ours, HANDS_A_ROUND * _OURS_FOR_ONE, number))
        if theirs is not None:
            speeds[1].append(_speed(theirs, HANDS_A_ROUND, number))
    return Speeds(median(speeds[0]), median(speeds[1]) if speeds[1] else None)


def _speed(play: Callable[[int, int], None], hands: int, seed: int) -> float:
    before = time.perf_counter()
    play(hands, seed)
    return hands / (time.perf_counter() - before)


def _compiled() -> Callable[[int, int], None]:
    rehearsal = import_module("game.players.compiled_hearts.rehearsal")
    playout = import_module("game.players.compiled_hearts.playout")

    def play(hands: int, seed: int) -> None:
        rng = Random(seed)
        dealt = one_by_one(Seat.EAST, shuffled(pack_of_52(), rng))
        work = rehearsal.deal(dealt, Seat.NORTH, Options(two_of_clubs_leads=True, clean_first_trick=True), rng)
        playout.play_many_at_random(work, hands)

    play(1, 0)
    return play


def _open_spiel() -> Callable[[int, int], None]:
    """OpenSpiel's own rules of Hearts, which are the ♣2's and a clean first trick, without passing."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("hearts", {"pass_cards": False})

    def play(hands: int, seed: int) -> None:
        rng = Random(seed)
        random = rng.random
        dealt = game.new_initial_state()
        while dealt.is_chance_node():
            legal = dealt.legal_actions()
            dealt.apply_action(legal[int(random() * len(legal))])
        for _ in range(hands):
            state = dealt.clone()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])

    play(1, 0)
    return play


def run() -> Speeds:
    """Print both speeds, or say what is missing."""
    found = measure()
    print(f"compiled hands of Hearts a second      {found.ours:>12,.0f}")
    if found.theirs is None or found.ratio is None:
        print("OpenSpiel is not installed, so there is nothing to compare with (pip install open_spiel).")
    else:
        print(f"OpenSpiel driven from Python           {found.theirs:>12,.0f}")
        print(f"ratio (at least {BAR:.0f})                     {found.ratio:>12.1f}")
    return found
