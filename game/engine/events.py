"""What happened at the table, past tense. ``seen_by`` is one of the two places where secrets are cut."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from game.cards.card import Card, Suit
from game.cards.seats import SEATS, Seat
from game.engine.actions import Spoken

if TYPE_CHECKING:
    from game.engine.rules import HandResult, Scores


class Zone(Enum):
    """Where cards can lie."""

    PACK = "pack"
    HAND = "hand"
    KITTY = "kitty"
    DISCARDS = "discards"
    PASSED = "passed"
    TRICK = "trick"
    WON = "won"
    GRID = "grid"


class Place(NamedTuple):
    """A zone, and whose it is where it is anybody's (a card in the trick lies before the seat that played it).

    On a grid it is a ``cell``, counted from 0, row by row.
    """

    zone: Zone
    seat: Seat | None = None
    cell: int | None = None


PACK = Place(Zone.PACK)
KITTY = Place(Zone.KITTY)
HANDS = tuple(Place(Zone.HAND, seat) for seat in SEATS)
TRICKS = tuple(Place(Zone.TRICK, seat) for seat in SEATS)
WON = tuple(Place(Zone.WON, seat) for seat in SEATS)
DISCARDS = tuple(Place(Zone.DISCARDS, seat) for seat in SEATS)
PASSED = tuple(Place(Zone.PASSED, seat) for seat in SEATS)
"""Where cards to be passed wait, by the seat that gives them."""


@dataclass(frozen=True, slots=True)
class HandStarted:
    """A new hand begins."""

    number: int
    dealer: Seat

    def seen_by(self, seat: Seat) -> HandStarted:
        return self


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """Cards travelled from one place to another; ``None`` stands for a card this observer may not know.

    ``visible_to`` are the seats that saw the faces. From a hand to itself: its player took the cards up and saw them.
    """

    cards: tuple[Card | None, ...]
    source: Place
    target: Place
    visible_to: tuple[Seat, ...] = SEATS

    def seen_by(self, seat: Seat) -> CardsMoved:
        """The same move as *seat* saw it, without the faces if they were hidden from it."""
        if seat in self.visible_to:
            return self
        return CardsMoved((None,) * len(self.cards), self.source, self.target, self.visible_to)


@dataclass(frozen=True, slots=True)
class CallMade:
    """Somebody bid or passed."""

    seat: Seat
    bid: Spoken

    def seen_by(self, seat: Seat) -> CallMade:
        return self


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The contract stands. ``seat`` and ``bid`` are ``None`` when a hand is played without a contract."""

    seat: Seat | None
    bid: Spoken | None

    def seen_by(self, seat: Seat) -> AuctionWon:
        return self


@dataclass(frozen=True, slots=True)
class SuitNamed:
    """A Joker was led as this suit."""

    seat: Seat
    suit: Suit

    def seen_by(self, seat: Seat) -> SuitNamed:
        return self


@dataclass(frozen=True, slots=True)
class TrickWon:
    """The trick is complete; its cards go to *seat*."""

    seat: Seat
    number: int

    def seen_by(self, seat: Seat) -> TrickWon:
        return self


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand was laid face up for all: an open misère, or what was left when a hand ended early."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> HandShown:
        return self


@dataclass(frozen=True, slots=True)
class HandScored:
    """The hand is over. ``scores`` are the totals after it, by team."""

    number: int
    result: HandResult
    scores: Scores

    def seen_by(self, seat: Seat) -> HandScored:
        return self


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The game is over; ``winners`` are the seats that won it."""

    winners: tuple[Seat, ...]

    def seen_by(self, seat: Seat) -> MatchWon:
        return self


Event: TypeAlias = (
    HandStarted | CardsMoved | CallMade | AuctionWon | SuitNamed | TrickWon | HandShown | HandScored | MatchWon
)
