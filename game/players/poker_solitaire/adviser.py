"""The adviser: where a card is best laid, by sampled completions, and the best order of cards that lie open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from game.cards.card import Card
from game.engine.actions import Finish, Lay, SeatAction, Shift, Turn
from game.players.compiled.jit import IS_COMPILED, Ints, zeros
from game.players.poker_solitaire import kernels
from game.players.poker_solitaire import layout as at
from game.players.poker_solitaire.buffers import PACK, fresh_work, seed_chance, set_grid
from game.players.poker_solitaire.tables import table_name
from game.players.poker_solitaire.thoughts import CardThoughts, CellFigures, Judgement, Lapse, OrderThoughts
from game.rules.poker_solitaire.options import Scoring, Variation
from game.rules.poker_solitaire.view import Phase, PokerView

_ROUNDS: Final = 60 if IS_COMPILED else 1
_HEATS: Final = ((at.CELLS, 1), (6, 6), (3, 24), (2, 40))
"""Completions are shared out in heats: how many cells are still in the running, and how many rounds each gets."""
_HORIZON: Final = 12
"""How many cards a completion lays before the learned values say what the grid is worth: chance blurs longer ones."""
_MOST_MORE: Final = 4
_TRUST: Final = 100
"""What the learned value of a cell counts beside completions, as so many of them: few completions say little."""
_SLICE: Final = 60
"""Rounds between two looks at whether the search has been called off."""
_STARTS: Final = 8 if IS_COMPILED else 2
_STEPS: Final = 200_000 if IS_COMPILED else 8_000
_WARMTH: Final = {Scoring.AMERICAN: (10.0, 0.6), Scoring.ENGLISH: (4.0, 0.25)}
"""The heat the annealing begins and ends with, in points."""
WORST_LAPSES: Final = 3


class Adviser:
    """Thinks about one game at a time, in one thread.

    ``rounds`` is the budget: completions for every open cell to begin with, and more of them the fewer cells are open
    and cards to come; 0 trusts the learned values alone.
    """

    def __init__(self, tables: Mapping[str, Ints], rounds: int = _ROUNDS) -> None:
        self.tables = tables
        self.rounds = rounds
        self._sets = at.make_sets()
        self._works = {scoring: fresh_work(scoring) for scoring in Scoring}
        self._is_called_off = False
        self._wanted: tuple[list[Card], Scoring, OrderThoughts] | None = None

    def call_off(self) -> None:
        """Let the running search and all later ones answer at once with what they have."""
        self._is_called_off = True

    def resume(self) -> None:
        """Search again."""
        self._is_called_off = False

    # -- choosing ----------------------------------------------------------------------------------------------------

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """What the adviser would do itself: turn, lay the card, or put open cards in order one by one."""
        assert isinstance(view, PokerView)
        if view.phase is Phase.TURNING:
            return Turn(view.seat)
        if view.phase is Phase.LAYING:
            thoughts = self.ponder(view, rng)
            return Lay(view.seat, thoughts.card, thoughts.best.cell)
        wanted = self._wanted_order(view).grid
        for cell, card in enumerate(wanted):
            if view.grid[cell] is not card and card is not None:
                return Shift(view.seat, card, cell)
        return Finish(view.seat)

    def _wanted_order(self, view: PokerView) -> OrderThoughts:
        """The order to work towards: the same at every step, whatever lies where by then."""
        cards = sorted((card for card in (*view.grid, view.top) if card is not None), key=lambda card: card.index)
        scoring = view.options.scoring
        if self._wanted is None or self._wanted[:2] != (cards, scoring):
            rng = Random(" ".join(card.text for card in cards))
            self._wanted = cards, scoring, self.best_order(cards, scoring, rng)
        return self._wanted[2]

    # -- a card turned up --------------------------------------------------------------------------------------------

    def ponder(self, view: PokerView, rng: Random) -> CardThoughts:
        """The final score to be expected of each open cell for the card turned up."""
        assert view.top is not None
        work, values = self._works[view.options.scoring], self.tables[table_name(view.options)]
        set_grid(work, view.grid, view.top, view.options)
        seed_chance(work, rng)
        for cell in range(at.CELLS):
            work[at.TOTALS + cell] = 0
        gains = self._gains(view.top, view.open_cells, work, values)
        if not self.rounds or not any(view.grid):
            return CardThoughts(view.top, tuple(CellFigures(cell, gain, 0) for cell, gain in gains.items()))
        return self._by_completions(view, gains, work, values)

    def _gains(self, card: Card, cells: Sequence[int], work: Ints, values: Ints) -> dict[int, float]:
        """By cell, what the learned values expect at the end, best first."""
        kernels.appraise(at.NOW, card.index, work, self._sets, values)
        standing = sum(work[at.WITHOUT + number] for number in range(at.LINES))
        gains = {}
        for cell in cells:
            changed = (cell // 5, 5 + cell % 5)
            gain = sum(work[at.WITH + number] - work[at.WITHOUT + number] for number in changed)
            gains[cell] = float(standing + gain) / at.UNIT
        return dict(sorted(gains.items(), key=lambda entry: -entry[1]))

    def _by_completions(self, view: PokerView, gains: Mapping[int, float], work: Ints, values: Ints) -> CardThoughts:
        assert view.top is not None
        twins = twins_of(view)
        running = [cell for cell in gains if cell not in twins]
        rounds, budget = dict.fromkeys(running, 0), self._rounds_for(view, len(running))

        def worth(cell: int) -> float:
            trusted = float(work[at.TOTALS + cell]) / at.UNIT + _TRUST * gains[cell]
            return trusted / (rounds[cell] + _TRUST)

        for most, share in _HEATS if len(running) > 1 else _HEATS[:1]:
            running = running[:most]
            for count in self._slices(budget * share):
                if self._is_called_off and rounds[running[0]]:
                    break
                self._complete(view.top, running, count, work, values)
                for cell in running:
                    rounds[cell] += count
            running.sort(key=lambda cell: -worth(cell))
        studied = {cell: CellFigures(cell, worth(cell), rounds[cell]) for cell in rounds}
        figures = [replace(studied[twins.get(cell, cell)], cell=cell) for cell in gains]
        # Few completions make lucky ones: a cell that fell out early is not put above those that stayed in.
        figures.sort(key=lambda one: (-one.completions, -one.expected))
        return CardThoughts(view.top, tuple(figures), self._is_called_off)

    def _rounds_for(self, view: PokerView, cells: int) -> int:
        """The rounds of the first heat: every card takes about as long to think about as with all cells open."""
        steps = _steps(cells, view.cards_to_come - 1)
        return min(self.rounds * _MOST_MORE, max(self.rounds, self.rounds * _steps(at.CELLS - 1, _HORIZON) // steps))

    def _slices(self, rounds: int) -> list[int]:
        return [min(_SLICE, rounds - begun) for begun in range(0, rounds, _SLICE)]

    def _complete(
        self, card: Card, cells: Sequence[int], rounds: int, work: Ints, values: Ints, horizon: int = _HORIZON
    ) -> None:
        chosen = zeros(at.CELLS)
        for place, cell in enumerate(cells):
            chosen[place] = cell
        kernels.sample(card.index, chosen, len(cells), rounds, horizon, work, self._sets, values)

    # -- open cards --------------------------------------------------------------------------------------------------

    def best_order(
        self, cards: Sequence[Card], scoring: Scoring, rng: Random, starts: int = _STARTS, steps: int = _STEPS
    ) -> OrderThoughts:
        """The best arrangement of 25 cards that annealing finds, from several starts of so many steps each."""
        work, most = self._works[scoring], -1
        seed_chance(work, rng)
        order, best, grid = zeros(at.CELLS), zeros(at.CELLS), tuple(cards)
        for cell, card in enumerate(cards):
            order[cell] = card.index
        for _ in range(starts):
            points = int(kernels.anneal(order, best, steps, *_WARMTH[scoring], work, self._sets))
            if points > most:
                most, grid = points, tuple(PACK[best[cell]] for cell in range(at.CELLS))
            if self._is_called_off:
                break
        return OrderThoughts(grid, most)

    # -- looking back ------------------------------------------------------------------------------------------------

    def judge(self, choices: Sequence[tuple[PokerView, int]], rng: Random) -> Judgement:
        """What the choices of a game cost: each is a view with the card turned up, and the cell it was laid on."""
        lapses = []
        for view, cell in choices:
            if self._is_called_off:
                break
            best = self.ponder(view, rng).best.cell
            if best != cell and view.top is not None and any(view.grid):
                lapses.append(Lapse(view.top, cell, best, max(0.0, self._duel(view, best, cell))))
        lapses.sort(key=lambda lapse: -lapse.cost)
        return Judgement(sum(lapse.cost for lapse in lapses), tuple(lapses[:WORST_LAPSES]), len(choices))

    def _duel(self, view: PokerView, better: int, chosen: int) -> float:
        """By how much the one cell is better, on completions drawn anew: those that made it the best flatter it."""
        return self._difference(view, better, chosen, max(1, self.rounds * _HEATS[-1][1]), _HORIZON)

    def advantage(self, view: PokerView, cell: int, other: int, rounds: int, rng: Random) -> float:
        """By how many points *cell* is better than *other* if the learned values play on to the end."""
        work = self._works[view.options.scoring]
        set_grid(work, view.grid, view.top, view.options)
        seed_chance(work, rng)
        return self._difference(view, cell, other, rounds, at.CELLS)

    def _difference(self, view: PokerView, cell: int, other: int, rounds: int, horizon: int) -> float:
        """What the buffer's grid is worth with the card on the one cell rather than on the other."""
        work, values = self._works[view.options.scoring], self.tables[table_name(view.options)]
        assert view.top is not None
        for each in (cell, other):
            work[at.TOTALS + each] = 0
        self._complete(view.top, (cell, other), rounds, work, values, horizon)
        return float(work[at.TOTALS + cell] - work[at.TOTALS + other]) / rounds / at.UNIT


def twins_of(view: PokerView) -> dict[int, int]:
    """Open cells that differ in nothing from another one, and that one: rows without cards are alike, and columns."""
    if view.options.variation is Variation.ADJACENT:
        return {}
    empty_rows = [row for row in range(5) if not any(view.grid[row * 5 : row * 5 + 5])]
    empty_columns = [column for column in range(5) if not any(view.grid[column::5])]
    twins = {}
    for cell in view.open_cells:
        row, column = divmod(cell, 5)
        other = 5 * (empty_rows[0] if row in empty_rows else row)
        other += empty_columns[0] if column in empty_columns else column
        if other != cell:
            twins[cell] = other
    return twins


def _steps(cells: int, cards: int) -> int:
    """How many cards are laid in all heats for each round of the first, with so many to come after this one."""
    return sum(min(most, cells) * share for most, share in _HEATS) * min(_HORIZON, max(1, cards))
