"""What the calls so far tell, and what the own hand is worth in their light."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from game.cards.seats import Seat
from game.players.casual import counting
from game.rules.five_hundred.bids import Bid, Denomination
from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import FiveHundredView

PROMISE: Final = {6: 7.1, 7: 7.5, 8: 7.9, 9: 8.5, 10: 9.3}
"""The tricks a bid of each level promises, counted with an average partner."""
SIX_NO_TRUMPS: Final = Bid.of(6, Denomination.NO_TRUMPS)
_JOKER_IN_SUPPORT = 0.8
_ANOTHER_SUIT = 0.4
_UNCONTESTED = 0.15
_CONTESTED = -0.3
_THEIR_SUIT = -1.0


class Hearing:
    """The auction as one seat hears it."""

    def __init__(self, view: FiveHundredView) -> None:
        self.view = view
        self.seat = view.seat
        self.side = side_of(view.seat)
        self._tricks: dict[Denomination, float] = {}

    @cached_property
    def has_bid(self) -> bool:
        """Whether this seat has bid before."""
        return any(seat is self.seat and not bid.is_pass for seat, bid in self.view.calls)

    @cached_property
    def partner_may_call(self) -> bool:
        """Whether partner's turn to call can still come."""
        options = self.view.options
        calls = [bid for seat, bid in self.view.calls if seat is self.seat.partner]
        if options.single_round:
            return not calls
        return options.passed_may_bid_again or not any(bid.is_pass for bid in calls)

    def is_joker_call(self, bid: Bid) -> bool:
        """Whether *bid* says no more than "I hold the Joker" (the 6NT convention)."""
        options = self.view.options
        return bid is SIX_NO_TRUMPS and options.six_no_trumps_convention and options.lowest_bid == 6

    @cached_property
    def partner_has_joker(self) -> bool:
        """Whether partner has told of the Joker."""
        return any(seat is self.seat.partner and self.is_joker_call(bid) for seat, bid in self.view.calls)

    def partner_bid(self, denomination: Denomination) -> bool:
        """Whether partner has bid that denomination and meant it."""
        return any(seat is not self.seat and bid.denomination is denomination for seat, bid in self._ours)

    @cached_property
    def _ours(self) -> list[tuple[Seat, Bid]]:
        """The trick bids of our side in order, without those that only tell of the Joker."""
        return [
            (seat, bid)
            for seat, bid in self.view.calls
            if side_of(seat) == self.side and bid.level is not None and not self.is_joker_call(bid)
        ]

    def tricks(self, denomination: Denomination) -> float:
        """Tricks our side expects to win if it plays this denomination."""
        known = self._tricks.get(denomination)
        if known is None:
            known = self._tricks[denomination] = self._count(denomination)
        return known

    def _count(self, denomination: Denomination) -> float:
        is_support, added = self.basis(denomination)
        count = counting.support if is_support else counting.own_tricks
        return count(self.view.hand, denomination) + added

    def basis(self, denomination: Denomination) -> tuple[bool, float]:
        """Whether the own hand counts for that denomination as partner's support, and the tricks the calls add to it.

        Nothing counts twice when partners raise each other.
        """
        told = _JOKER_IN_SUPPORT if self.partner_has_joker else 0.0
        heard = told + self._from_opponents(denomination)
        bids = [(seat, bid) for seat, bid in self._ours if bid.denomination is denomination]
        partners = [bid for seat, bid in bids if seat is not self.seat]
        if not partners:
            others = {bid.denomination for seat, bid in self._ours if seat is not self.seat}
            return False, heard + _ANOTHER_SUIT * len(others)
        if bids[0][0] is self.seat:
            return False, heard + promised(partners[0]) - promised(bids[0][1])
        return True, heard + promised(partners[0] if self.has_bid else partners[-1])

    def _from_opponents(self, denomination: Denomination) -> float:
        theirs = [bid for seat, bid in self.view.calls if side_of(seat) != self.side and not bid.is_pass]
        if not theirs:
            return _UNCONTESTED
        return _CONTESTED + (_THEIR_SUIT if any(bid.denomination is denomination for bid in theirs) else 0.0)

    def their_tricks(self, bid: Bid) -> float:
        """Tricks the opponents expect to win with their standing trick bid, as far as the own hand lets them."""
        assert bid.denomination is not None
        return promised(bid) - counting.defence(self.view.hand, bid.denomination)


def promised(bid: Bid) -> float:
    """The tricks a trick bid promises, counted with an average partner."""
    return PROMISE[bid.level or 6]
