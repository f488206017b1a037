"""Hearts at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.cards.card import Card
from game.cards.seats import SEATS, Seat
from game.engine.match import Match
from game.engine.rules import Rules
from game.rules.hearts.options import Options
from game.rules.hearts.passing import CARDS_PASSED, Direction
from game.rules.hearts.rules import HEARTS
from game.rules.hearts.scoring import QUEEN_POINTS, Result
from game.rules.hearts.scoring import winners as winners_of
from game.rules.hearts.view import HeartsView, Phase
from game.scenes.alone.panels import PlayerLine, players_panel
from game.scenes.alone.sorting import sorted_by_suit
from game.scenes.alone.words import ending, standings
from game.scenes.hearts import words
from game.scenes.hearts.score_sheet import score_sheet
from game.scenes.score_sheet import ScoreSheet
from game.scenes.table.board import Board, BoardRow
from game.scenes.table.furniture import SideButton
from game.scenes.table.keys import TableKeys
from game.scenes.table.panels import Panel
from game.scenes.table.presentation import Comment, Gift, LaidAway
from game.scenes.table.words import NameOf, signed
from game.table.layouts.hearts import HeartsLayout

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_HAND_SIZE: Final = 13
_CARDS_WITH_A_KEY: Final = 8
"""F9 quits and F10 shows the scores (seed 001, CONTROLS)."""


class HeartsPresentation:
    """Everybody alone, three cards passed (``scenes.table.presentation.Presentation``)."""

    rules: Rules = HEARTS
    keys = TableKeys(
        hint=(pygame.K_i,),
        wishes={
            pygame.K_d: "delay",
            pygame.K_s: "sound",
            pygame.K_h: "rules",
            pygame.K_p: "passed",
            pygame.K_q: "leave",
            pygame.K_F9: "leave",
            pygame.K_F10: "scores",
        },
        first_row=_CARDS_WITH_A_KEY,
    )
    buttons = (
        SideButton("rules", "Rules", "H", is_half=True),
        SideButton("scores", "Scores", "F10", is_half=True),
        SideButton("delay", "Delay", "D", is_half=True),
        SideButton("sound", "Sound", "S", is_half=True),
        SideButton("passed", "Passed", "P", is_half=True),
        SideButton("leave", "Quit", "Q", is_half=True),
    )
    has_auction = False
    counts_user = True
    before_play = "passing"
    why_face_down = "That card has not been turned up yet."

    def layout(self, width: int, height: int) -> HeartsLayout:
        return HeartsLayout(width, height)

    def order_hand(self, cards: Sequence[Card], view: HeartsView | None, order: str) -> Sequence[Card]:
        return sorted_by_suit(cards)

    def said(self, view: HeartsView) -> dict[Seat, str]:
        return {}

    def spoken(self, text: str) -> str:
        return text

    def headline(self, view: HeartsView, name_of: NameOf) -> tuple[str, str]:
        return words.headline(view, name_of)

    def board(self, view: HeartsView, scores: Sequence[int], name_of: NameOf) -> Board:
        """Points in the tricks of this hand, and the totals of those before."""
        rows = (
            BoardRow((name_of(seat),), (str(taken) if view.phase is not Phase.PASSING else "–", signed(total)))
            for seat, taken, total in zip(SEATS, view.points_taken, scores, strict=True)
        )
        return Board(("this hand", "total"), tuple(rows))

    def prompt(self, view: HeartsView, name_of: NameOf) -> str:
        return words.prompt(view, name_of)

    def gift(self, view: HeartsView) -> Gift | None:
        if view.phase is not Phase.PASSING or view.to_act is not view.seat:
            return None
        return Gift(CARDS_PASSED - len(view.given), f"Pass {view.direction.word}", "passes them")

    def takes_card_keys(self, view: HeartsView) -> bool:
        return True

    def pile_words(self, view: HeartsView) -> Sequence[str]:
        return ()

    def new_cards(self, view: HeartsView) -> frozenset[Card]:
        """What came from the neighbour, until the user plays the first card."""
        is_new = view.phase is Phase.PLAYING and len(view.hand) == _HAND_SIZE
        return frozenset(view.received) if is_new else frozenset()

    def laid_away(self, view: HeartsView) -> LaidAway:
        side = "across" if view.direction is Direction.ACROSS else f"to the {view.direction.word}"
        return LaidAway(view.given, f"You passed {side}", "Passed", is_under_trick=False)

    def is_user_out(self, view: HeartsView) -> bool:
        return False

    def result_panel(
        self, result: Result, scores: Sequence[int], name_of: NameOf, *, is_over: bool, won: bool
    ) -> Panel:
        heading, sentence = words.result_words(result, name_of)
        if is_over:
            heading = ending(won, len(winners_of(tuple(scores))))
        best = min(scores)
        lines = [
            PlayerLine(
                name_of(seat), words.taken_words(result.taken[seat]), result.points[seat], scores[seat],
                is_best=scores[seat] == best,
            )
            for seat in SEATS
        ]  # fmt: skip
        return players_panel(heading, sentence, lines, is_over=is_over)

    def standings(self, scores: Sequence[int], name_of: NameOf) -> str:
        return standings(scores, name_of)

    def score_sheet(self, match: Match, name_of: NameOf) -> ScoreSheet:
        return score_sheet(match, name_of)

    def comment(self, result: Result, user: Seat) -> Comment:
        if result.shooter is not None:
            return Comment(is_feast=True) if result.shooter is user else Comment("set")
        if result.taken[user] >= QUEEN_POINTS:
            return Comment("set")
        return Comment("" if result.taken[user] else "contract")

    def calling(self, scene: TableScene) -> None:
        return None

    def is_animated(self, options: Options) -> bool:
        return True

    def is_terse(self, options: Options) -> bool:
        return False
