"""The auction: whose turn it is to call, what may be bid, and when it is over."""

from __future__ import annotations

from typing import Self

from game.cards.seats import Seat
from game.rules.five_hundred.bids import TEN_NO_TRUMPS, Bid, biddable
from game.rules.five_hundred.options import Options


class Auction:
    """Calls so far under one of the bidding rules. ``to_act`` is ``None`` once the auction is over.

    ``is_raising``: the winner is being asked for one higher bid without reply (bidding rule 5).
    """

    __slots__ = ("calls", "highest_level", "is_raising", "options", "out", "standing", "to_act")

    def __init__(self, dealer: Seat, options: Options) -> None:
        self.options = options
        self.calls: list[tuple[Seat, Bid]] = []
        self.out: frozenset[Seat] = frozenset()
        self.standing: tuple[Seat, Bid] | None = None
        self.highest_level = 0
        self.is_raising = False
        self.to_act: Seat | None = dealer.left

    def biddable(self) -> tuple[Bid, ...]:
        """Every bid that may be made now, lowest first; passing is possible besides."""
        standing = self.standing[1] if self.standing is not None else None
        return biddable(standing, self.highest_level, self.options)

    def call(self, seat: Seat, bid: Bid) -> None:
        """Note a call, which must be legal, and find who calls next."""
        self.calls.append((seat, bid))
        if bid.is_pass:
            self.out |= {seat}
        else:
            self.standing = (seat, bid)
            self.highest_level = max(self.highest_level, bid.level or 0)
        if self.is_raising or bid is TEN_NO_TRUMPS:
            self.to_act = None
        elif self._is_decided():
            self._offer_raise()
        else:
            self.to_act = self._next_after(seat)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.calls = self.calls.copy()
        return twin

    def _is_decided(self) -> bool:
        if self.options.single_round:
            return len(self.calls) == 4
        if self.options.passed_may_bid_again:
            quiet = 4 if self.standing is None else 3
            return len(self.calls) >= quiet and all(bid.is_pass for _, bid in self.calls[-quiet:])
        return len(self.out) == 4 or (self.standing is not None and len(self.out) == 3)

    def _offer_raise(self) -> None:
        self.is_raising = self.options.winner_may_raise and self.standing is not None and bool(self.biddable())
        self.to_act = self.standing[0] if self.is_raising and self.standing is not None else None

    def _next_after(self, seat: Seat) -> Seat:
        following = seat.left
        if self.options.passed_may_bid_again or self.options.single_round:
            return following
        while following in self.out:
            following = following.left
        return following
