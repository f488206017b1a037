"""The casual player: rules of thumb for every moment of a hand of Spades."""

from __future__ import annotations

from random import Random
from typing import Any

from game.cards.seats import Seat
from game.engine.actions import SeatAction
from game.engine.tricks import PLAYS
from game.players.casual_spades.bidding import choose_bid
from game.players.casual_spades.choosing import choose_card
from game.players.casual_spades.reading import Reading
from game.rules.spades.view import Phase


class CasualSpades:
    """A club-room player without pretensions. Decides at once, from the view alone, and never by chance."""

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """One of ``view.legal``.

        Raises:
            ValueError: it is not this seat's turn.
        """
        if not view.legal:
            raise ValueError("It is not this seat's turn.")
        if len(view.legal) == 1:
            only: SeatAction = view.legal[0]
            return only
        if view.phase is Phase.BIDDING:
            return choose_bid(view)
        seat: Seat = view.seat
        return PLAYS[seat][choose_card(Reading(view)).index]
