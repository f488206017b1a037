"""The adviser of Poker Solitaire for the table: fetched when first asked, in the thread that thinks."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from game.cards.card import Card
from game.players.poker_solitaire.thoughts import CardThoughts, Judgement, OrderThoughts
from game.rules.poker_solitaire.options import Scoring
from game.rules.poker_solitaire.view import PokerView

if TYPE_CHECKING:
    from game.players.poker_solitaire.adviser import Adviser


class Counsel:
    """What the table may ask; every answer may take a while, the first one longer.

    Raises:
        ValueError: (by every question) the adviser's table cannot be read, said in a sentence.
    """

    def __init__(self, table: Path | None, rounds: int | None = None) -> None:
        self._table = table
        self._rounds = rounds
        self._adviser: Adviser | None = None
        self._is_called_off = False

    def call_off(self) -> None:
        """Let the running search and all later ones answer at once with what they have."""
        self._is_called_off = True
        if self._adviser is not None:
            self._adviser.call_off()

    def resume(self) -> None:
        """Search again."""
        self._is_called_off = False
        if self._adviser is not None:
            self._adviser.resume()

    def ponder(self, view: PokerView, rng: Random) -> CardThoughts:
        """The final score to be expected of each open cell for the card turned up."""
        return self._fetched().ponder(view, rng)

    def best_order(self, cards: Sequence[Card], scoring: Scoring, rng: Random) -> OrderThoughts:
        """The best arrangement found of 25 cards that lie open."""
        return self._fetched().best_order(cards, scoring, rng)

    def judge(self, choices: Sequence[tuple[PokerView, int]], rng: Random) -> Judgement:
        """How well a game was played."""
        return self._fetched().judge(choices, rng)

    def _fetched(self) -> Adviser:
        if self._adviser is None:
            # Importing it takes as long as importing Numba.
            from game.players.poker_solitaire.adviser import Adviser
            from game.players.poker_solitaire.tables import read_tables

            tables = read_tables(self._table)
            self._adviser = Adviser(tables) if self._rounds is None else Adviser(tables, self._rounds)
            if self._is_called_off:
                self._adviser.call_off()
        return self._adviser
