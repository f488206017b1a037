"""The things a player may do, each one line of a record.

===========  =======================
deal         ``deal 4H QS Jo …``
a call       ``S bids 7H``
a throw-out  ``S throws 4H``
a card given ``S passes QS``
a look       ``S looks``
a card       ``S plays QS``, ``S plays Jo as H``
a turn       ``S turns``
onto a grid  ``S lays QS at 2 3``
over a grid  ``S shifts QS to 2 3``, ``S shifts QS to pack``
the end      ``S finishes``
a question   ``S asks``
new options  ``options slam=no …``
===========  =======================
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from game.cards.card import Card, Suit, parse_cards
from game.cards.seats import Seat


class Spoken(Protocol):
    """Something said in an auction; each game has its own kind."""

    @property
    def text(self) -> str:
        """How records write it."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer deals the pack in this order, top card first."""

    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        return " ".join(["deal", *[card.text for card in self.cards]])


@dataclass(frozen=True, slots=True)
class Call:
    """A bid or a pass."""

    seat: Seat
    bid: Spoken

    @property
    def text(self) -> str:
        return f"{self.seat.letter} bids {self.bid.text}"


@dataclass(frozen=True, slots=True)
class Discard:
    """One card thrown out face down."""

    seat: Seat
    card: Card

    @property
    def text(self) -> str:
        return f"{self.seat.letter} throws {self.card.text}"


@dataclass(frozen=True, slots=True)
class Pass:
    """One card laid down to be passed to another player."""

    seat: Seat
    card: Card

    @property
    def text(self) -> str:
        return f"{self.seat.letter} passes {self.card.text}"


@dataclass(frozen=True, slots=True)
class Look:
    """The cards dealt are taken up: no blind bid for this player."""

    seat: Seat

    @property
    def text(self) -> str:
        return f"{self.seat.letter} looks"


@dataclass(frozen=True, slots=True)
class Play:
    """One card played to the trick; ``suit`` is the suit named when a Joker is led without trumps."""

    seat: Seat
    card: Card
    suit: Suit | None = None

    @property
    def text(self) -> str:
        named = f" as {self.suit.letter}" if self.suit is not None else ""
        return f"{self.seat.letter} plays {self.card.text}{named}"


@dataclass(frozen=True, slots=True)
class ChangeOptions:
    """Other rules from the next deal on; ``options`` is the game's own options object."""

    options: object
    words: str

    @property
    def text(self) -> str:
        return f"options {self.words}".rstrip()


@dataclass(frozen=True, slots=True)
class Turn:
    """The top card of the pack is turned up."""

    seat: Seat

    @property
    def text(self) -> str:
        return f"{self.seat.letter} turns"


@dataclass(frozen=True, slots=True)
class Lay:
    """A card turned up is laid on a cell of the grid; cells count from 0, row by row."""

    seat: Seat
    card: Card
    cell: int

    @property
    def text(self) -> str:
        return f"{self.seat.letter} lays {self.card.text} at {cell_text(self.cell)}"


@dataclass(frozen=True, slots=True)
class Shift:
    """A card lying open goes to another cell, or to the pack (``None``); what lies there takes its place."""

    seat: Seat
    card: Card
    cell: int | None

    @property
    def text(self) -> str:
        place = "pack" if self.cell is None else cell_text(self.cell)
        return f"{self.seat.letter} shifts {self.card.text} to {place}"


@dataclass(frozen=True, slots=True)
class Finish:
    """The cards shall stay as they lie."""

    seat: Seat

    @property
    def text(self) -> str:
        return f"{self.seat.letter} finishes"


@dataclass(frozen=True, slots=True)
class Ask:
    """The adviser is asked; it changes nothing but what the game is worth to boast of."""

    seat: Seat

    @property
    def text(self) -> str:
        return f"{self.seat.letter} asks"


GRID_SIZE: Final = 5
"""Rows and columns of the grid that cards are laid on."""


def cell_text(cell: int) -> str:
    """The row and the column of a cell, counted from 1: ``2 3``."""
    return f"{cell // GRID_SIZE + 1} {cell % GRID_SIZE + 1}"


def parse_cell(row: str, column: str) -> int:
    """The cell in that row and column.

    Raises:
        ValueError: there is none.
    """
    numbers = tuple(str(number) for number in range(1, GRID_SIZE + 1))
    if row not in numbers or column not in numbers:
        raise ValueError(f"{row[:6]} {column[:6]} is no cell; rows and columns run from 1 to {GRID_SIZE}")
    return (int(row) - 1) * GRID_SIZE + int(column) - 1


SeatAction: TypeAlias = Call | Discard | Pass | Look | Play | Turn | Lay | Shift | Finish | Ask
Action: TypeAlias = Deal | SeatAction | ChangeOptions


class IllegalAction(ValueError):
    """An action the rules do not allow now. Nothing has changed.

    ``reason`` is a sentence for the player that says what would be allowed.
    """

    def __init__(self, seat: Seat | None, action: Action, reason: str) -> None:
        super().__init__(f"{action.text[:60]}: {reason}")
        self.seat = seat
        self.action = action
        self.reason = reason


def parse_action(line: str, parse_bid: Callable[[str], Spoken], parse_options: Callable[[str], object]) -> Action:
    """Read one line of a record.

    Raises:
        ValueError: the line is no action, said in a sentence.
    """
    words = line.split()
    match words:
        case ["deal", *cards]:
            return Deal(parse_cards(" ".join(cards)))
        case ["options", *pairs]:
            text = " ".join(pairs)
            return ChangeOptions(parse_options(text), text)
        case [seat, "bids", bid]:
            return Call(Seat.parse(seat), parse_bid(bid))
        case [seat, "throws", card]:
            return Discard(Seat.parse(seat), Card.parse(card))
        case [seat, "passes", card]:
            return Pass(Seat.parse(seat), Card.parse(card))
        case [seat, "looks"]:
            return Look(Seat.parse(seat))
        case [seat, "plays", card]:
            return Play(Seat.parse(seat), Card.parse(card))
        case [seat, "plays", card, "as", suit]:
            return Play(Seat.parse(seat), Card.parse(card), Suit.parse(suit))
    return _parse_grid_action(words, line)


def _parse_grid_action(words: list[str], line: str) -> Action:
    match words:
        case [seat, "turns"]:
            return Turn(Seat.parse(seat))
        case [seat, "lays", card, "at", row, column]:
            return Lay(Seat.parse(seat), Card.parse(card), parse_cell(row, column))
        case [seat, "shifts", card, "to", "pack"]:
            return Shift(Seat.parse(seat), Card.parse(card), None)
        case [seat, "shifts", card, "to", row, column]:
            return Shift(Seat.parse(seat), Card.parse(card), parse_cell(row, column))
        case [seat, "finishes"]:
            return Finish(Seat.parse(seat))
        case [seat, "asks"]:
            return Ask(Seat.parse(seat))
    raise ValueError(f"{line[:60]!r} is no action")
