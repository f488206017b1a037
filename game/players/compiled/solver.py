"""The open-hands solver: what a position, and every play in it, is worth when all cards are seen and nobody errs.

Exact, by the searches of this package; cards, seats and plays go in and come out.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.seats import Seat
from game.engine.actions import Play
from game.players.compiled.layout import (
    CONTRACTOR,
    IS_THOROUGH,
    MOST_ENTRIES,
    NODES,
    ROOT_RULES,
    STOP,
    VALUES,
    make_work,
)
from game.players.compiled.loading import (
    ask,
    card_orders,
    denomination_of,
    field_of_suit,
    lay,
    load,
    mask_of,
)
from game.players.compiled.misere import search_misere, search_misere_plays
from game.players.compiled.position import Position
from game.players.compiled.search import CALLED_OFF
from game.players.compiled.values import NO_GUESS, check_plays, solve, solve_plays


class CalledOff(Exception):
    """The search was called off before it had an answer."""


class Solver:
    """A set of buffers (5 MB) and the questions that may be asked; for one thread at a time.

    While it works the interpreter's lock is released, so other threads run. ``is_thorough`` gives up every bound and
    shortcut, for tests: the answers must be the same.
    """

    def __init__(self, *, is_thorough: bool = False, entries: int = MOST_ENTRIES) -> None:
        self.work = make_work(card_orders(), entries)
        self.work[IS_THOROUGH] = int(is_thorough)

    def call_off(self) -> None:
        """From another thread: let the running search and all later ones raise ``CalledOff``, until ``resume``."""
        self.work[STOP] = 1

    def resume(self) -> None:
        self.work[STOP] = 0

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        return int(self.work[NODES])

    def tricks(self, position: Position, side: Seat, guess: int | None = None) -> int:
        """How many of the tricks left the side of *side* wins; *guess* speeds it up if it is near.

        Raises:
            CalledOff: see ``call_off``.
        """
        self._load(position)
        left = position.tricks_left
        return _for_side(self._answered(solve(self.work, _first_guess(left, side, guess), 0, left)), left, side)

    def tricks_by_play(self, position: Position, side: Seat, guess: int | None = None) -> dict[Play, int]:
        """How many of the tricks left the side of *side* wins after each legal play.

        Raises:
            CalledOff: see ``call_off``.
        """
        plays, left = self._load_plays(position), position.tricks_left
        self._answered(solve_plays(self.work, _first_guess(left, side, guess), len(plays)))
        return {play: _for_side(int(self.work[VALUES + i]), left, side) for i, play in enumerate(plays)}

    def reaches_by_play(self, position: Position, side: Seat, target: int) -> dict[Play, bool]:
        """Whether the side of *side* wins at least *target* of the tricks left after each legal play.

        About four times as fast as the exact values.

        Raises:
            CalledOff: see ``call_off``.
        """
        plays, left = self._load_plays(position), position.tricks_left
        is_even = side % 2 == 0
        self._answered(check_plays(self.work, target if is_even else left - target + 1, len(plays)))
        return {play: bool(self.work[VALUES + i] == 1) == is_even for i, play in enumerate(plays)}

    def ducks_all(self, position: Position) -> bool:
        """Whether the contractor of a misère can lose every trick left.

        Raises:
            CalledOff: see ``call_off``.
        """
        self._load(position)
        return self._answered(search_misere(self.work)) == 1

    def ducks_all_by_play(self, position: Position) -> dict[Play, bool]:
        """Whether the contractor of a misère can lose every trick left after each legal play.

        Raises:
            CalledOff: see ``call_off``.
        """
        plays = self._load_plays(position)
        self._answered(search_misere_plays(self.work, len(plays)))
        return {play: bool(self.work[VALUES + i] == 1) for i, play in enumerate(plays)}

    def _load(self, position: Position) -> None:
        denomination = denomination_of(position.trump)
        masks = [mask_of(cards) for cards in position.hands]
        if position.ducking is not None:
            masks[position.ducking.partner] = 0
        for play in position.trick:
            masks[play.seat] |= 1 << play.card.index
        load(self.work, denomination, masks[0], masks[1], masks[2], masks[3], int(position.leader))
        for play in position.trick:
            lay(self.work, denomination, play.card.index, _named(play))
        self.work[ROOT_RULES] = joker_rules(position)
        self.work[CONTRACTOR] = -1 if position.ducking is None else int(position.ducking)

    def _load_plays(self, position: Position) -> Sequence[Play]:
        self._load(position)
        plays = position.legal
        denomination = denomination_of(position.trump)
        for i, play in enumerate(plays):
            ask(self.work, i, denomination, play.card.index, _named(play))
        return plays

    def _answered(self, value: int) -> int:
        if value == CALLED_OFF or self.work[STOP]:
            raise CalledOff
        return int(value)


def joker_rules(position: Position) -> int:
    """What the Joker's rules remember, by field: suits led, and those on which its holder threw off (``joker``)."""
    holder = position.joker_holder
    if position.trump is not None or holder is None:
        return 0
    led = sum(1 << field_of_suit(None, suit) for suit in position.suits_led)
    thrown = sum(1 << field_of_suit(None, suit) for suit in position.thrown_off[holder])
    return led | thrown << 4


def _named(play: Play) -> int:
    return -1 if play.suit is None else int(play.suit)


def _first_guess(left: int, side: Seat, guess: int | None) -> int:
    """The guess as the kernels count: tricks of South and North."""
    if guess is None:
        return NO_GUESS
    return guess if side % 2 == 0 else left - guess


def _for_side(value: int, left: int, side: Seat) -> int:
    """Tricks of *side*, given those of South and North."""
    return value if side % 2 == 0 else left - value
