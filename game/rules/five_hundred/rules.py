"""Five Hundred as one object: what the match and the catalogue need to know of it."""

from __future__ import annotations

from typing import Any

from game.cards.card import Card
from game.cards.pack import pack_of_43
from game.cards.seats import Seat
from game.engine.options import options_text, parse_options
from game.engine.rules import HandStart, Scores, Team
from game.rules.five_hundred import scoring
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.options import AllPass, Options
from game.rules.five_hundred.seen import SeenHand


class FiveHundred:
    """The rules of Five Hundred (``engine.rules.Rules``), for all cards or for those that *observer* sees."""

    name = "five-hundred"
    title = "Five Hundred"
    teams: tuple[Team, ...] = scoring.SIDES
    first_dealer: Seat | None = None

    def __init__(self, observer: Seat | None = None) -> None:
        self.observer = observer

    def pack(self) -> tuple[Card, ...]:
        return pack_of_43()

    def new_hand(self, start: HandStart) -> FiveHundredHand:
        return FiveHundredHand(start) if self.observer is None else SeenHand(start, self.observer)

    def seen_by(self, seat: Seat) -> FiveHundred:
        return FiveHundred(seat)

    def settle(self, scores: Scores, result: Any, options: Any) -> Scores:
        return scoring.settle(scores, result, options)

    def winners(self, scores: Scores, result: Any, options: Any) -> tuple[Seat, ...]:
        side = scoring.winning_side(scores, result)
        return scoring.SIDES[side] if side is not None else ()

    def next_dealer(self, dealer: Seat, result: Any, options: Any) -> Seat:
        """The deal passes to the left, unless everybody passed and the same dealer deals again by option."""
        if not result.was_played and options.all_pass is AllPass.SAME_DEALER:
            return dealer
        return dealer.left

    def parse_bid(self, text: str) -> Bid:
        return Bid.parse(text)

    def parse_options(self, text: str) -> Options:
        return parse_options(Options, text)

    def options_text(self, options: Any) -> str:
        return options_text(options)


FIVE_HUNDRED = FiveHundred()
