"""Spades at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.cards.card import Card
from game.cards.seats import SEATS, Seat
from game.engine.match import Match
from game.engine.rules import Rules
from game.rules.spades.bids import Bid
from game.rules.spades.options import Options
from game.rules.spades.rules import SPADES
from game.rules.spades.scoring import Result, points_of
from game.rules.spades.view import Phase, SpadesView
from game.scenes.alone.panels import PlayerLine, players_panel
from game.scenes.alone.sorting import sorted_by_suit
from game.scenes.alone.words import ending, standings
from game.scenes.score_sheet import ScoreSheet
from game.scenes.spades import words
from game.scenes.spades.calling import NumberCalling
from game.scenes.spades.score_sheet import score_sheet
from game.scenes.table.board import Board, BoardRow
from game.scenes.table.furniture import SideButton
from game.scenes.table.keys import TableKeys
from game.scenes.table.panels import Panel
from game.scenes.table.presentation import Comment, LaidAway
from game.scenes.table.words import NameOf, signed
from game.table.layouts.spades import SpadesLayout

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class SpadesPresentation:
    """Everybody alone, a number of tricks bid (``scenes.table.presentation.Presentation``)."""

    rules: Rules = SPADES
    keys = TableKeys(
        wishes={
            pygame.K_s: "scores",
            pygame.K_n: "new game",
            pygame.K_QUESTION: "rules",
            pygame.K_SLASH: "rules",
        }
    )
    buttons = (
        SideButton("rules", "Rules", "?", is_half=True),
        SideButton("scores", "Scores", "S", is_half=True),
        SideButton("new game", "New game", "N"),
    )
    has_auction = False
    counts_user = False
    before_play = "bidding"
    why_face_down = "Look at your cards first: Enter takes them up."

    def layout(self, width: int, height: int) -> SpadesLayout:
        return SpadesLayout(width, height)

    def order_hand(self, cards: Sequence[Card], view: SpadesView | None, order: str) -> Sequence[Card]:
        return sorted_by_suit(cards, are_spades_right=order == "trumps-right")

    def said(self, view: SpadesView) -> dict[Seat, str]:
        """The bids, until the first card is played."""
        if view.phase is Phase.OVER or view.trick or view.tricks:
            return {}
        return {seat: words.bid_words(bid) for seat, bid in zip(SEATS, view.bids, strict=True) if bid is not None}

    def spoken(self, text: str) -> str:
        return words.bid_words(Bid.parse(text))

    def headline(self, view: SpadesView, name_of: NameOf) -> tuple[str, str]:
        return words.headline(view, name_of)

    def board(self, view: SpadesView, scores: Sequence[int], name_of: NameOf) -> Board:
        """Bid, tricks and score of everybody, always in sight (seed 004, version 1.7)."""
        rows = (
            BoardRow((name_of(seat),), (words.bid_figure(bid), str(won), signed(total)))
            for seat, bid, won, total in zip(SEATS, view.bids, view.tricks_won, scores, strict=True)
        )
        return Board(("bid", "won", "score"), tuple(rows))

    def prompt(self, view: SpadesView, name_of: NameOf) -> str:
        return words.prompt(view, name_of)

    def gift(self, view: SpadesView) -> None:
        return None

    def takes_card_keys(self, view: SpadesView) -> bool:
        return view.phase is not Phase.BIDDING

    def pile_words(self, view: SpadesView) -> Sequence[str]:
        return ()

    def new_cards(self, view: SpadesView) -> frozenset[Card]:
        return frozenset()

    def laid_away(self, view: SpadesView) -> LaidAway:
        return LaidAway((), "", "")

    def is_user_out(self, view: SpadesView) -> bool:
        return False

    def result_panel(
        self, result: Result, scores: Sequence[int], name_of: NameOf, *, is_over: bool, won: bool
    ) -> Panel:
        heading, sentence = words.result_words(result, scores, Seat.SOUTH, name_of)
        if is_over:
            heading = ending(won, winners=1)
        best = max(map(points_of, scores))
        lines = [
            PlayerLine(
                name_of(seat), words.done_words(result, seat), result.points[seat], scores[seat],
                is_best=points_of(scores[seat]) == best,
            )
            for seat in SEATS
        ]  # fmt: skip
        return players_panel(heading, sentence, lines, is_over=is_over)

    def standings(self, scores: Sequence[int], name_of: NameOf) -> str:
        return standings(scores, name_of)

    def score_sheet(self, match: Match, name_of: NameOf) -> ScoreSheet:
        return score_sheet(match, name_of)

    def comment(self, result: Result, user: Seat) -> Comment:
        if not result.is_made(user):
            return Comment("set")
        bid = result.bids[user]
        return Comment("contract", is_feast=bid.is_nello or bid.is_blind)

    def calling(self, scene: TableScene) -> NumberCalling:
        return NumberCalling(scene)

    def is_animated(self, options: Options) -> bool:
        return options.animation

    def is_terse(self, options: Options) -> bool:
        return options.expert_mode
