"""Learns what unfinished lines of Poker Solitaire are worth, and writes ``assets/text/poker-lines.dat``.

    python assets/make/poker_lines.py [--games N] [--seed S]

The adviser's own kernels play game after game by the values learned so far; after each game every line is told what
became of it, and its values at every stage move a little way towards that. Rows and columns learn apart, so that they
come to divide the work. What is kept is the mean of the later tables, which plays better than the last of
them alone. Seed and number of games fix the file. It takes some minutes, with Numba.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from game.players.poker_solitaire import kernels as play  # noqa: E402
from game.players.poker_solitaire import layout as at  # noqa: E402
from game.players.poker_solitaire.tables import POINTS, TABLES, pack_tables  # noqa: E402

BATCH = 1000
TRACE = 0.7
"""How far a line trusts what became of it in the end rather than what it was thought to be worth a card later."""


@numba.njit
def play_games(games, learning, work, sets, values, learned, notes):  # type: ignore[no-untyped-def]
    """Play so many games by *values*; with *learning* above 0 let *learned* follow. The sum and the sum of squares."""
    total = squares = 0.0
    for _ in range(games):
        for place in range(at.GRID_LENGTH):
            work[at.NOW + place] = work[at.SCRATCH + place]
        for top in range(25):
            other = top + play.chance(work, 52 - top)
            work[at.DECK + top], work[at.DECK + other] = work[at.DECK + other], work[at.DECK + top]
        for turn in range(25):
            card = work[at.DECK + turn]
            play.see(at.NOW, card, work)
            play.lay(at.NOW, card, play.best_cell(at.NOW, card, work, sets, values), work)
            if learning > 0.0:
                note_lines(turn, work, sets, notes)
        points = play.points_of(at.NOW, work, sets)
        total += points
        squares += points * points
        if learning > 0.0:
            learn(learning, work, sets, learned, notes)
    return total, squares


@numba.njit
def note_lines(turn, work, sets, notes):  # type: ignore[no-untyped-def]
    """Keep where the values of every unfinished line stand; -1 for a finished one."""
    for number in range(at.LINES):
        line = at.NOW + number * at.LINE_FIELDS
        if work[line + at.COUNT] == 5:
            notes[turn, number, 0] = -1
            continue
        play.note_features(
            work[line + at.COUNT], work[line + at.ONCE], work[line + at.TWICE], work[line + at.THRICE],
            work[line + at.FOUR_TIMES], work[line + at.SUIT], 0 if number < 5 else 1, work[at.NOW + at.LEFT], at.NOW,
            work, sets,
        )  # fmt: skip
        for part in range(at.FEATURES_OF_A_LINE):
            notes[turn, number, part] = work[at.FEATURES + part]


@numba.njit
def learn(learning, work, sets, learned, notes):  # type: ignore[no-untyped-def]
    """Go back from what each line came to, stage by stage."""
    for number in range(at.LINES):
        line = at.NOW + number * at.LINE_FIELDS
        hand = play.hand_of(
            work[line + at.ONCE], work[line + at.TWICE], work[line + at.THRICE], work[line + at.FOUR_TIMES],
            work[line + at.SUIT], sets,
        )  # fmt: skip
        goal = float(work[at.POINTS + hand])
        for turn in range(24, -1, -1):
            if notes[turn, number, 0] < 0:
                continue
            thought, parts = 0.0, 0
            for part in range(at.FEATURES_OF_A_LINE):
                feature = notes[turn, number, part]
                if feature > 0:
                    thought += learned[feature]
                    parts += 1
            step = learning / parts * (goal - thought)
            for part in range(at.FEATURES_OF_A_LINE):
                feature = notes[turn, number, part]
                if feature > 0:
                    learned[feature] += step
            goal = TRACE * goal + (1.0 - TRACE) * thought


def fresh_work(points: tuple[int, ...], is_adjacent: bool, seed: int) -> Any:
    """The buffer, its empty grid where ``play_games`` takes it from, the pack in order."""
    work = np.zeros(at.WORK_LENGTH, np.int64)
    grid = at.SCRATCH
    for number in range(at.LINES):
        work[grid + number * at.LINE_FIELDS + at.SUIT] = at.NO_SUIT
    work[grid + at.UNSEEN : grid + at.UNSEEN + 4] = (1 << at.RANKS) - 1
    work[grid + at.LEFT] = at.CELLS
    work[grid + at.IS_ADJACENT] = is_adjacent
    work[at.POINTS : at.POINTS + at.HANDS] = points
    work[at.BESIDE : at.BESIDE + at.CELLS] = [at.cells_beside(cell) for cell in range(at.CELLS)]
    work[at.DECK : at.DECK + 52] = np.arange(52)
    work[at.CHANCE] = (seed * 25214903917 + 11) & 0xFFFFFFFFFFFF
    return work


def quantised(learned: Any) -> Any:
    return np.clip(np.rint(learned * at.UNIT), -32000, 32000).astype(np.int16)


def head_start(points: tuple[int, ...], learned: Any) -> None:
    """Let rows begin with a liking for ranks and columns with one for suits, as the seed advises."""
    for kind, share in ((11, 0.02), (7, 0.0)):
        learned[at.BY_KIND + (at.KINDS + kind) * 25 : at.BY_KIND + (at.KINDS + kind) * 25 + 25] += share * points[5]
    for kinds, share in (((12, 13, 14, 15, 16), 0.3), ((23, 24, 25, 26), 0.5), ((34, 35, 36), 0.7)):
        for kind in kinds:
            start = at.BY_KIND + (at.KINDS + kind) * 25
            learned[start : start + 25] += share * points[5]
    for kinds, share in (((6,), 0.2), ((17, 18), 0.4), ((27, 28, 29), 0.7)):
        for kind in kinds:
            start = at.BY_KIND + kind * 25
            learned[start : start + 25] += share * points[6]


def train(points: tuple[int, ...], is_adjacent: bool, games: int, seed: int) -> Any:
    """The table for one scoring, with neighbours required or not."""
    sets = np.array(at.make_sets(), np.int16)
    work = fresh_work(points, is_adjacent, seed)
    notes = np.zeros((25, at.LINES, at.FEATURES_OF_A_LINE), np.int64)
    learned = np.zeros(at.VALUES_LENGTH)
    head_start(points, learned)
    mean_of_late = np.zeros(at.VALUES_LENGTH)
    batches = max(1, games // BATCH)
    late = batches * 3 // 5
    for batch in range(batches):
        learning = 0.2 * (0.005 ** (batch / batches))
        values = quantised(learned)
        total, _ = play_games(BATCH, learning, work, sets, values, learned, notes)
        if batch >= late:
            mean_of_late += learned / (batches - late)
        if batch % max(1, batches // 10) == 0:
            print(f"  game {batch * BATCH:9,}: mean {total / BATCH:.2f}", flush=True)
    values = quantised(mean_of_late)
    total, squares = play_games(50_000, 0.0, work, sets, values, learned, notes)
    mean = total / 50_000
    print(f"  mean of 50,000 more {mean:.2f} ± {((squares / 50_000 - mean * mean) / 50_000) ** 0.5:.2f}", flush=True)
    return values


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=600_000)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    tables = {}
    for name, (scoring, is_adjacent) in TABLES.items():
        print(name)
        tables[name] = train(POINTS[scoring], is_adjacent, words.games, words.seed).tolist()
    (ROOT / "assets" / "text" / "poker-lines.dat").write_bytes(pack_tables(tables))


if __name__ == "__main__":
    main()
