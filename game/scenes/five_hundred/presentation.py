"""Five Hundred at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.match import Match
from game.engine.rules import Rules
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import SIDES, Result
from game.rules.five_hundred.sorting import sorted_hand
from game.rules.five_hundred.view import FiveHundredView, Phase
from game.scenes.five_hundred.calling import AuctionCalling
from game.scenes.five_hundred.score_sheet import score_sheet
from game.scenes.score_sheet import ScoreSheet
from game.scenes.table import words
from game.scenes.table.board import Board, BoardRow
from game.scenes.table.furniture import SideButton
from game.scenes.table.keys import TableKeys
from game.scenes.table.panels import Panel, hand_panel
from game.scenes.table.presentation import Comment, Gift, LaidAway
from game.scenes.table.words import NameOf
from game.table.layouts.five_hundred import FiveHundredLayout

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_HAND_SIZE: Final = 10
_SET: Final = ("set", "set-by-one", "misere-caught")


class FiveHundredPresentation:
    """Two partnerships, an auction, a kitty (``scenes.table.presentation.Presentation``)."""

    rules: Rules = FIVE_HUNDRED
    keys = TableKeys()
    buttons: tuple[SideButton, ...] = ()
    has_auction = True
    counts_user = False
    before_play = "bidding"
    why_face_down = "Your partner plays misère alone; your cards stay face down."

    def layout(self, width: int, height: int) -> FiveHundredLayout:
        return FiveHundredLayout(width, height)

    def order_hand(self, cards: Sequence[Card], view: FiveHundredView | None, order: str) -> Sequence[Card]:
        return sorted_hand(cards, view.trump if view is not None else None, order)

    def said(self, view: FiveHundredView) -> dict[Seat, str]:
        """The calls until the first card is played, then the suit a Joker was led as."""
        if view.phase is not Phase.OVER and not view.trick and not view.tricks:
            return {seat: words.bid_words(bid) for seat, bid in view.calls}
        if view.trick and view.trick[0].suit is not None:
            return {view.trick[0].seat: words.spoken(f"as {view.trick[0].suit.letter}")}
        return {}

    def spoken(self, text: str) -> str:
        return words.spoken(text)

    def headline(self, view: FiveHundredView, name_of: NameOf) -> tuple[str, str]:
        return words.contract_line(view, name_of), words.standing_line(view, name_of)

    def board(self, view: FiveHundredView, scores: Sequence[int], name_of: NameOf) -> Board:
        rows = (
            BoardRow(tuple(name_of(seat) for seat in side), (words.signed(score),))
            for side, score in zip(SIDES, scores, strict=True)
        )
        return Board((), tuple(rows))

    def prompt(self, view: FiveHundredView, name_of: NameOf) -> str:
        return words.prompt(view, name_of)

    def gift(self, view: FiveHundredView) -> Gift | None:
        if view.phase is not Phase.DISCARDING or view.to_act is not view.seat:
            return None
        return Gift(max(0, len(view.hand) - _HAND_SIZE), "Throw out", "throws them out")

    def takes_card_keys(self, view: FiveHundredView) -> bool:
        return view.phase not in (Phase.BIDDING, Phase.RAISING)

    def pile_words(self, view: FiveHundredView) -> Sequence[str]:
        return words.pile_words(view)

    def new_cards(self, view: FiveHundredView) -> frozenset[Card]:
        return frozenset(view.kitty) if view.phase is Phase.DISCARDING else frozenset()

    def laid_away(self, view: FiveHundredView) -> LaidAway:
        return LaidAway(view.discards, "You threw out", "Thrown out")

    def is_user_out(self, view: FiveHundredView) -> bool:
        return view.sitting_out is view.seat

    def result_panel(
        self, result: Result, scores: Sequence[int], name_of: NameOf, *, is_over: bool, won: bool
    ) -> Panel:
        return hand_panel(result, tuple(scores), name_of, is_over=is_over, won=won)

    def standings(self, scores: Sequence[int], name_of: NameOf) -> str:
        return "\n".join(
            f"{words.pair_name(side, name_of)} {words.signed(score)}" for side, score in zip(SIDES, scores, strict=True)
        )

    def score_sheet(self, match: Match, name_of: NameOf) -> ScoreSheet:
        return score_sheet(match, name_of)

    def comment(self, result: Result, user: Seat) -> Comment:
        remark = words.remark(result, user)
        return Comment("set" if remark in _SET else "", remark, words.is_feast(result, user))

    def calling(self, scene: TableScene) -> AuctionCalling:
        return AuctionCalling(scene)

    def is_animated(self, options: Options) -> bool:
        return True

    def is_terse(self, options: Options) -> bool:
        return False
