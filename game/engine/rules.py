"""The two contracts every game fulfils: a hand (one deal) and its rules (one object per game)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeAlias

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.actions import Action, SeatAction, Spoken
from game.engine.events import Event
from game.engine.view import View

Team: TypeAlias = tuple[Seat, ...]
Scores: TypeAlias = tuple[int, ...]
"""One total per team, in the order of ``Rules.teams``."""


class HandResult(Protocol):
    """How a hand ended; each game adds what its score sheet needs."""

    @property
    def points(self) -> Scores:
        """What the hand is worth to each team before any limit on totals."""


@dataclass(frozen=True, slots=True)
class HandStart:
    """What is known before the cards are dealt."""

    number: int
    dealer: Seat
    scores: Scores
    options: Any


class Hand(Protocol):
    """One deal from the shuffled pack to the score."""

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; ``None`` before the deal and after the end."""

    @property
    def result(self) -> HandResult | None:
        """How the hand ended; ``None`` while it goes on."""

    def legal_actions(self) -> Sequence[SeatAction]:
        """Every action the seat to act may take; empty before the deal and after the end."""

    def apply(self, action: Action) -> list[Event]:
        """Carry *action* out.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """

    def view(self, seat: Seat) -> View:
        """All that *seat* may know – the other place where secrets are cut."""

    def copy(self) -> Self: ...


class Rules(Protocol):
    """A game: how a hand starts, what it is worth, who has won, and how its words are written."""

    @property
    def name(self) -> str:
        """The game in records and commands: ``five-hundred``."""

    @property
    def title(self) -> str:
        """The game in a heading: ``Five Hundred``."""

    @property
    def teams(self) -> tuple[Team, ...]:
        """Who plays together; a score has one total per team in this order."""

    @property
    def first_dealer(self) -> Seat | None:
        """Who deals the first hand of a game; ``None`` leaves it to chance."""

    def pack(self) -> tuple[Card, ...]:
        """The cards to be shuffled, in a fixed order."""

    def new_hand(self, start: HandStart) -> Hand: ...

    def settle(self, scores: Scores, result: Any, options: Any) -> Scores:
        """The totals after *result*."""

    def winners(self, scores: Scores, result: Any, options: Any) -> tuple[Seat, ...]:
        """The seats that have won, given the totals after *result*; empty while the match goes on.

        *options* are those the hand was dealt with.
        """

    def next_dealer(self, dealer: Seat, result: Any, options: Any) -> Seat: ...

    def parse_bid(self, text: str) -> Spoken: ...

    def parse_options(self, text: str) -> Any:
        """Options from words like ``slam=no``; what is not named has its default.

        Raises:
            ValueError: an unknown name or value, said in a sentence.
        """

    def options_text(self, options: Any) -> str:
        """The options that differ from the default, as ``parse_options`` reads them."""


class ObservedRules(Rules, Protocol):
    """A game that can be followed from one seat's copy of a record (``seat_copy``)."""

    def seen_by(self, seat: Seat) -> Rules:
        """The same game as *seat* sees it: its hands hold what the seat knows, and hands laid open by ``show``."""
