"""Spades as one object: what the match and the catalogue need to know of it."""

from __future__ import annotations

from typing import Any, NoReturn

from game.cards.card import Card
from game.cards.pack import pack_of_52
from game.cards.seats import SEATS, Seat
from game.engine.options import options_text, parse_options
from game.engine.rules import HandStart, Scores, Team
from game.rules.spades import scoring
from game.rules.spades.bids import Bid
from game.rules.spades.hand import SpadesHand
from game.rules.spades.options import Options


class Spades:
    """The rules of Spades (``engine.rules.Rules``). The last digit of a score counts bags (``scoring``)."""

    name = "spades"
    title = "Spades"
    teams: tuple[Team, ...] = tuple((seat,) for seat in SEATS)
    first_dealer: Seat | None = Seat.SOUTH

    def pack(self) -> tuple[Card, ...]:
        return pack_of_52()

    def new_hand(self, start: HandStart) -> SpadesHand:
        return SpadesHand(start)

    def seen_by(self, seat: Seat) -> NoReturn:
        """One seat's copy of a record cannot be read yet.

        Raises:
            ValueError: always.
        """
        raise ValueError("A game of Spades cannot be taken up from one seat's copy of it.")

    def settle(self, scores: Scores, result: Any, options: Any) -> Scores:
        return scoring.settle(scores, result)

    def winners(self, scores: Scores, result: Any, options: Any) -> tuple[Seat, ...]:
        return scoring.winners(scores, options)

    def next_dealer(self, dealer: Seat, result: Any, options: Any) -> Seat:
        return dealer.left

    def parse_bid(self, text: str) -> Bid:
        return Bid.parse(text)

    def parse_options(self, text: str) -> Options:
        return parse_options(Options, text)

    def options_text(self, options: Any) -> str:
        return options_text(options)


SPADES = Spades()
