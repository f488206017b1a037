"""A score sheet: two sides, a line for each hand, and what all of it comes to. Nothing here ever changes in place."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.options import AllPass, MisereBids, Options
from game.rules.five_hundred.scoring import GOAL, SIDES, score_hand, settle, winning_side

TRICKS: Final = 10
LONGEST_NAME: Final = 30
LONGEST_NOTE: Final = 40
MOST_POINTS: Final = 5000
MOST_LINES: Final = 500
Points: TypeAlias = tuple[int, int]


class BadLine(ValueError):
    """A line that cannot stand on a sheet, said in a sentence."""


@dataclass(frozen=True, slots=True)
class Played:
    """A contract played out: who bid it (0 or 1), and how many tricks that side won."""

    contract: Bid
    side: int
    tricks: int


@dataclass(frozen=True, slots=True)
class PassedIn:
    """Nobody bid. Where such hands are played at no trumps, the tricks of each side; else none."""

    tricks: Points = (0, 0)


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A penalty or a free correction: points for each side, and why."""

    points: Points
    note: str = ""


Line: TypeAlias = Played | PassedIn | Adjusted


@dataclass(frozen=True, slots=True)
class Row:
    """A line worked out: its number, who dealt (0 to 3, ``None`` for an adjustment), points and running totals.

    ``winner`` is the side that has won with it; a row ``is_beyond`` if the game was over before.
    """

    number: int
    line: Line
    dealer: int | None
    points: Points
    totals: Points
    winner: int | None = None
    is_beyond: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is written on one sheet. ``first_dealer`` counts the players round the table from the first of side 0."""

    id: str
    names: tuple[str, str] = ("Us", "Them")
    options: Options = field(default_factory=Options)
    first_dealer: int = 0
    started: str = ""
    lines: tuple[Line, ...] = ()

    # What it comes to

    def rows(self) -> list[Row]:
        """Every line with its points and the totals after it."""
        rows: list[Row] = []
        totals, dealer, winner = (0, 0), self.first_dealer, None
        for number, line in enumerate(self.lines, start=1):
            is_beyond = winner is not None
            points, after, won = self._settled(line, totals)
            if not is_beyond:
                totals, winner = after, won
            deals = None if isinstance(line, Adjusted) else dealer
            shown = winner if not is_beyond else None
            rows.append(Row(number, line, deals, points, totals, shown, is_beyond))
            if deals is not None and not self._deals_again(line):
                dealer = (dealer + 1) % 4
        return rows

    def _settled(self, line: Line, totals: Points) -> tuple[Points, Points, int | None]:
        """What a line is worth, the totals after it, and who has won with it."""
        if isinstance(line, Adjusted):
            first, second = (total + points for total, points in zip(totals, line.points, strict=True))
            lost = [side for side, total in enumerate((first, second)) if total <= -GOAL]
            return line.points, (first, second), 1 - lost[0] if len(lost) == 1 else None
        if isinstance(line, PassedIn):
            result = score_hand(None, None, line.tricks, self.options)
        else:
            won = (line.tricks, TRICKS - line.tricks)
            result = score_hand(
                line.contract, SIDES[line.side][0], won if line.side == 0 else (won[1], won[0]), self.options
            )
        first, second = settle(totals, result, self.options)
        return result.points, (first, second), winning_side((first, second), result)

    def _deals_again(self, line: Line) -> bool:
        return isinstance(line, PassedIn) and self.options.all_pass is AllPass.SAME_DEALER

    @property
    def totals(self) -> Points:
        rows = self.rows()
        return rows[-1].totals if rows else (0, 0)

    @property
    def winner(self) -> int | None:
        """The side that has won, ``None`` while the game goes on."""
        return next((row.winner for row in self.rows() if row.winner is not None), None)

    @property
    def next_dealer(self) -> int:
        """Who deals the next hand."""
        hands = [row for row in self.rows() if row.dealer is not None]
        if not hands:
            return self.first_dealer
        last = hands[-1]
        assert last.dealer is not None
        return last.dealer if self._deals_again(last.line) else (last.dealer + 1) % 4

    def dealer_name(self, dealer: int) -> str:
        """The player's own name where a side is called after its two players, else the side's and a number."""
        name = self.names[dealer % 2]
        players = [part.strip() for part in re.split(r"\s*&\s*|\s*\+\s*|\s+and\s+", name) if part.strip()]
        return players[dealer // 2] if len(players) == 2 else f"{name} {dealer // 2 + 1}"

    # Other sheets made from it

    def with_line(self, line: Line, at: int | None = None) -> Sheet:
        """The sheet with one more line, or with another one in the place of line *at* (from 0).

        Raises:
            BadLine: it cannot stand there; the reason is a sentence.
        """
        check_line(line, self.options)
        if at is None:
            if self.winner is not None:
                raise BadLine(f"The game is over: {self.names[self.winner]} won. Correct a line, or begin a new sheet.")
            if len(self.lines) >= MOST_LINES:
                raise BadLine("The sheet is full; begin a new one.")
            return replace(self, lines=(*self.lines, line))
        return replace(self, lines=(*self.lines[:at], line, *self.lines[at + 1 :]))

    def without_line(self, at: int) -> Sheet:
        """The sheet with that line struck out."""
        return replace(self, lines=(*self.lines[:at], *self.lines[at + 1 :]))

    def named(self, first: str, second: str) -> Sheet:
        """The sheet with other names for the sides.

        Raises:
            BadLine: a name is empty, or both are the same.
        """
        names = _cleaned(first, LONGEST_NAME), _cleaned(second, LONGEST_NAME)
        if not all(names):
            raise BadLine("Each side needs a name.")
        if names[0] == names[1]:
            raise BadLine("The two sides need different names.")
        return replace(self, names=(names[0], names[1]))


def _cleaned(words: str, longest: int) -> str:
    printable = "".join(letter if letter.isprintable() and letter != "|" else " " for letter in words)
    return " ".join(printable.split())[:longest].rstrip()


def adjustment(first: int, second: int, note: str = "") -> Adjusted:
    """A penalty or free correction with its note made fit for a line."""
    return Adjusted((first, second), _cleaned(note, LONGEST_NOTE))


def check_line(line: Line, options: Options) -> None:
    """See that *line* can stand on a sheet by these options.

    Raises:
        BadLine: it cannot.
    """
    if isinstance(line, Played):
        _check_played(line, options)
    elif isinstance(line, PassedIn):
        is_played = options.all_pass is AllPass.PLAY_NO_TRUMPS
        if is_played and (min(line.tricks) < 0 or sum(line.tricks) != TRICKS):
            raise BadLine(f"Both sides together win {TRICKS} tricks.")
        if not is_played and line.tricks != (0, 0):
            raise BadLine("On this sheet nobody scores when everybody passes.")
    elif line.points == (0, 0):
        raise BadLine("A correction needs points for one side at least.")
    elif max(abs(points) for points in line.points) > MOST_POINTS:
        raise BadLine(f"A correction of more than {MOST_POINTS} points is surely a slip.")


def _check_played(line: Played, options: Options) -> None:
    contract = line.contract
    if not 0 <= line.tricks <= TRICKS:
        raise BadLine(f"A hand has {TRICKS} tricks; {line.tricks} cannot be won.")
    if contract.is_misere:
        if options.misere_bids is MisereBids.NONE:
            raise BadLine("On this sheet no misères are bid; its options change that.")
        if options.misere_bids is MisereBids.OPEN and contract.text == "M":
            raise BadLine("On this sheet only open misères are bid; its options change that.")
        if line.tricks > 1:
            raise BadLine("A misère ends with the first trick its player wins: 0 if it was made, 1 if not.")
    elif contract.level is None:
        raise BadLine("Which contract was it? Choose a bid, a misère, or that everybody passed.")
    elif contract.level < options.lowest_bid:
        raise BadLine(f"On this sheet the lowest bid is {options.lowest_bid}; its options change that.")
