"""Poker Solitaire as one object: what the match and the catalogue need to know of it."""

from __future__ import annotations

from typing import Any, NoReturn

from game.cards.card import Card
from game.cards.pack import pack_of_52
from game.cards.seats import Seat
from game.engine.options import options_text, parse_options
from game.engine.rules import HandStart, Scores, Team
from game.rules.poker_solitaire.hand import PokerSolitaireHand
from game.rules.poker_solitaire.options import Options


class PokerSolitaire:
    """The rules of Poker Solitaire (``engine.rules.Rules``): a match of one hand and one seat."""

    name = "poker-solitaire"
    title = "Poker Solitaire"
    teams: tuple[Team, ...] = ((Seat.SOUTH,),)
    first_dealer: Seat | None = Seat.SOUTH

    def pack(self) -> tuple[Card, ...]:
        return pack_of_52()

    def new_hand(self, start: HandStart) -> PokerSolitaireHand:
        return PokerSolitaireHand(start)

    def settle(self, scores: Scores, result: Any, options: Any) -> Scores:
        total: Scores = result.points
        return total

    def winners(self, scores: Scores, result: Any, options: Any) -> tuple[Seat, ...]:
        """South, whatever the score: the game is over with its one grid."""
        return (Seat.SOUTH,)

    def next_dealer(self, dealer: Seat, result: Any, options: Any) -> Seat:
        return dealer

    def parse_bid(self, text: str) -> NoReturn:
        """There is nothing to bid.

        Raises:
            ValueError: always.
        """
        raise ValueError(f"{text[:12]!r} cannot be bid; there is no auction in Poker Solitaire")

    def parse_options(self, text: str) -> Options:
        return parse_options(Options, text)

    def options_text(self, options: Any) -> str:
        return options_text(options)


POKER_SOLITAIRE = PokerSolitaire()
