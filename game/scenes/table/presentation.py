"""What the table asks of a game: where its cards lie, how things are said, and how the user chooses.

The rules say what may be done; a presentation says how that looks. There is one for each game, listed in
``game.scenes.presentations``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.match import Match
from game.engine.rules import Rules
from game.scenes.score_sheet import ScoreSheet
from game.scenes.table.board import Board
from game.scenes.table.furniture import SideButton
from game.scenes.table.keys import TableKeys
from game.scenes.table.panels import Panel
from game.scenes.table.words import NameOf
from game.screen.theme import Theme
from game.table.layouts.four_seats import FourSeatsLayout
from game.table.pose import Box

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards the user must part with in one go: how many, what the button says, and what Enter does to them."""

    count: int
    label: str
    does: str


@dataclass(frozen=True, slots=True)
class LaidAway:
    """Cards the user has parted with, a heading for them, and what the button says that shows them.

    They are seen with the last trick, or before there is one, if they are ``is_under_trick``.
    """

    cards: Sequence[Card]
    heading: str
    label: str
    is_under_trick: bool = True


@dataclass(frozen=True, slots=True)
class Comment:
    """What is heard at the end of a hand: an effect, a remark of the table; empty for none. A feast is celebrated."""

    effect: str = ""
    remark: str = ""
    is_feast: bool = False


class Calling(Protocol):
    """The user's turn to bid: the half-made choice, and the panel it is made on. Keys and mouse end in legal calls."""

    @property
    def is_open(self) -> bool:
        """Whether the user is being asked."""

    def open(self, legal: Sequence[Any]) -> None:
        """A new turn: nothing is chosen yet. Without calls among *legal* the turn is over."""

    def lay_out(self, theme: Theme, box: Box) -> None:
        """The panel lies in that *box* now."""

    def draw(self, advised: Any) -> pygame.Surface:
        """The panel as it stands; *advised* is the bid a hint recommends, or ``None``."""

    def key(self, event: pygame.event.Event) -> None:
        """A key struck while the user is asked."""

    def press(self, point: tuple[int, int]) -> bool:
        """A press of the mouse; whether it met something on the panel."""

    def point(self, point: tuple[int, int]) -> bool:
        """The pointer is there; whether the panel looks different now."""

    def take_back(self) -> bool:
        """Take the last part of the choice back; whether there was one."""


class Presentation(Protocol):
    """One game at the table. Views, options and results are those of its own rules."""

    @property
    def rules(self) -> Rules: ...

    @property
    def keys(self) -> TableKeys:
        """The keys that mean something else than in the other games."""

    @property
    def buttons(self) -> tuple[SideButton, ...]:
        """The buttons this game has besides those of every table."""

    @property
    def has_auction(self) -> bool:
        """Whether bids go round and may be looked at again in a grid."""

    @property
    def counts_user(self) -> bool:
        """Whether the user is Player 1, so that the others are Player 2 to 4 until they are named."""

    @property
    def before_play(self) -> str:
        """What is done between the deal and the first card: ``bidding``."""

    @property
    def why_face_down(self) -> str:
        """What is said when the user tries one of the own cards that lies face down."""

    def layout(self, width: int, height: int) -> FourSeatsLayout: ...

    def order_hand(self, cards: Sequence[Card], view: Any, order: str) -> Sequence[Card]:
        """How the user holds *cards*; *view* is ``None`` before the first deal, *order* a setting."""

    def said(self, view: Any) -> dict[Seat, str]:
        """What stands on the speech plates at rest."""

    def spoken(self, text: str) -> str:
        """What stands on a speech plate, from what a record would write."""

    def headline(self, view: Any, name_of: NameOf) -> tuple[str, str]:
        """The two lines of the panel in the corner."""

    def board(self, view: Any, scores: Sequence[int], name_of: NameOf) -> Board:
        """What stands on the score board."""

    def prompt(self, view: Any, name_of: NameOf) -> str:
        """What the user may do now, or whom the table waits for."""

    def gift(self, view: Any) -> Gift | None:
        """What the user must part with now."""

    def takes_card_keys(self, view: Any) -> bool:
        """Whether the F-keys stand for the user's cards in this phase of the hand, and for nothing else."""

    def pile_words(self, view: Any) -> Sequence[str]:
        """What is written above each pile of tricks; nothing for those not written on."""

    def new_cards(self, view: Any) -> frozenset[Card]:
        """Cards that have just come into the user's hand."""

    def laid_away(self, view: Any) -> LaidAway:
        """The cards the user has parted with in this hand."""

    def is_user_out(self, view: Any) -> bool:
        """Whether the user sits this hand out."""

    def result_panel(
        self, result: Any, scores: Sequence[int], name_of: NameOf, *, is_over: bool, won: bool
    ) -> Panel: ...

    def standings(self, scores: Sequence[int], name_of: NameOf) -> str:
        """The totals of a finished game, a line each."""

    def score_sheet(self, match: Match, name_of: NameOf) -> ScoreSheet:
        """The score card of a game as it stands."""

    def comment(self, result: Any, user: Seat) -> Comment: ...

    def calling(self, scene: TableScene) -> Calling | None:
        """The bidding of this game; ``None`` where there is none."""

    def is_animated(self, options: Any) -> bool:
        """Whether cards are seen to move under these options."""

    def is_terse(self, options: Any) -> bool:
        """Whether the user knows the rules, and is neither asked nor told about them under these options."""
