"""An auction carried on by the rules of thumb, in many imagined worlds at once.

At one moment of an auction all that a caller weighs is the same in every world but for the counts of its own hand. So
the moments form a tree that the worlds share, and at each moment what a count makes of the bids is worked out once.
``tests/players/monte_carlo/test_calling_ahead.py`` holds the answers to those of the casual player.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from game.cards.seats import Seat
from game.players.casual import misere
from game.players.casual.bidding import NEVER, STANDING_MISERE, Bidder
from game.players.casual.hearing import promised
from game.players.imagine.card_sets import JOKER_BIT, cards_in
from game.players.imagine.tallies import DEFENCE, OWN, SUPPORT, Counts, open_suits
from game.rules.five_hundred.auction import Auction
from game.rules.five_hundred.bids import MISERE, PASS, Bid, Denomination
from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import FiveHundredView, Phase

_DENOMINATIONS: Final = tuple(Denomination)
_NO_TRUMPS: Final = int(Denomination.NO_TRUMPS)
_LOWEST: Final = 6
"""The lowest level."""
_DIGITS: Final = 6
"""Counts are sums of weights with two digits; this many undo what adding them in another order does."""


class Moment:
    """One moment of an auction, the same in all worlds. *view* is that of any seat at the table.

    ``standing`` is the bid that stands and who made it; ``to_act`` is ``None`` once the auction is over.
    """

    def __init__(self, auction: Auction, view: FiveHundredView, worths: _Worths | None = None) -> None:
        self.standing, self.to_act = auction.standing, auction.to_act
        self._auction, self._view = auction, view
        self._worths = worths or _Worths(view)
        self._following: dict[Bid, Moment] = {}
        self._caller: _Caller | None = None

    def after(self, bid: Bid) -> Moment:
        """The moment after *bid*, which must be legal, by the seat whose turn it is."""
        known = self._following.get(bid)
        if known is None:
            assert self.to_act is not None
            auction = self._auction.copy()
            auction.call(self.to_act, bid)
            known = self._following[bid] = Moment(auction, self._view, self._worths)
        return known

    def call(self, hand: int) -> Bid:
        """What the seat whose turn it is calls by the rules of thumb, if it holds the ten cards of *hand*, a set."""
        if self._caller is None:
            self._caller = _Caller(self._auction, self._view, self._worths)
        return self._caller.call(hand)


class _Worths:
    """What the trick bids are worth to a side, which is the same all through an auction."""

    def __init__(self, view: FiveHundredView) -> None:
        self._weigh = Bidder(view).contract_worth
        self._known: dict[tuple[int, int, float], tuple[float, ...]] = {}

    def of(self, side: int, at: int, count: float) -> tuple[float, ...]:
        """The worths in points of 6 … 10 in a denomination by its number, with *count* tricks expected."""
        known = self._known.get((side, at, count))
        if known is None:
            one = _DENOMINATIONS[at]
            known = tuple([self._weigh(Bid.of(level, one), count, side) for level in range(_LOWEST, 11)])
            self._known[side, at, count] = known
        return known


class _Caller:
    """The casual bidder at one moment, ready to be asked about one hand after another."""

    def __init__(self, auction: Auction, view: FiveHundredView, worths: _Worths) -> None:
        seat = auction.to_act
        assert seat is not None
        phase = Phase.RAISING if auction.is_raising else Phase.BIDDING
        self._bidder = Bidder(replace(view, seat=seat, to_act=seat, hand=(), phase=phase, calls=tuple(auction.calls)))
        self._seat, self._side = seat, side_of(seat)
        self._bids = auction.biddable()
        self._miseres = [(place, bid) for place, bid in enumerate(self._bids) if bid.is_misere]
        self._margin = self._bidder.margin()
        hearing = self._bidder.hearing
        self._ten_needs_joker = not hearing.partner_has_joker
        self._needs_stoppers = not hearing.partner_bid(Denomination.NO_TRUMPS)
        self._joker_call = next((bid for bid in self._bids if hearing.is_joker_call(bid)), None)
        self._may_tell = hearing.partner_may_call and not hearing.has_bid
        basis = [hearing.basis(one) for one in _DENOMINATIONS]
        self._supports = [is_support for is_support, _ in basis]
        self._added = [added + self._bidder.shift for _, added in basis]
        self._offered = [self._offers(one) for one in _DENOMINATIONS]
        self._worths = worths

    def _offers(self, one: Denomination) -> list[tuple[int, int]]:
        """The bids in a denomination: each one's place among all, and by how much its level is above the lowest."""
        return [(at, bid.level - _LOWEST) for at, bid in enumerate(self._bids) if bid.level and bid.denomination is one]

    def call(self, hand: int) -> Bid:
        """The casual player's call with *hand*."""
        has_joker = bool(hand & JOKER_BIT)
        counts = self._counts(hand)
        bar = self._passing_worth(hand, counts) + self._margin
        worths = self._worths_of_bids(hand, counts, has_joker=has_joker)
        best = max(worths, default=None)
        if best is None:
            return PASS
        habits = self._bidder.habits
        is_weak = best <= bar or best < habits.strong
        telling = self._joker_call if has_joker and self._may_tell else None
        if is_weak and telling is not None and counts[_NO_TRUMPS] >= habits.joker_call_tricks:
            return telling
        if best <= bar:
            return PASS
        near = best - habits.near_best
        return next(bid for bid, worth in zip(self._bids, worths, strict=True) if worth > bar and worth >= near)

    def _counts(self, hand: int) -> list[float]:
        """The tricks the own side may expect, by denomination."""
        counts: Counts | list[float] = OWN.of(hand)
        if True in self._supports:
            support = SUPPORT.of(hand)
            counts = [support[at] if is_support else counts[at] for at, is_support in enumerate(self._supports)]
        return [round(count + added, _DIGITS) for count, added in zip(counts, self._added, strict=True)]

    def _worths_of_bids(self, hand: int, counts: list[float], *, has_joker: bool) -> list[float]:
        worths = [NEVER] * len(self._bids)
        is_open = self._needs_stoppers and open_suits(hand) > 1 + has_joker
        for at, offered in enumerate(self._offered):
            if offered:
                by_level = self._worths.of(self._side, at, counts[at])
                for place, level in offered:
                    worths[place] = by_level[level]
        if not has_joker or is_open:
            for place, bid in enumerate(self._bids):
                if self._is_out(bid, has_joker=has_joker, is_open=is_open):
                    worths[place] = NEVER
        for place, bid in self._miseres:
            worths[place] = self._bidder.misere_worth(bid, _misere_chance(hand, is_open=bid is not MISERE))
        return worths

    def _is_out(self, bid: Bid, *, has_joker: bool, is_open: bool) -> bool:
        if bid is self._joker_call:
            return not has_joker
        if bid.level == 10 and not has_joker and self._ten_needs_joker:
            return True
        return is_open and bid.denomination is Denomination.NO_TRUMPS

    def _passing_worth(self, hand: int, counts: list[float]) -> float:
        standing = self._bidder.standing
        if standing is None:
            return 0.0
        seat, bid = standing
        is_ours = side_of(seat) == self._side
        side = self._side if is_ours else 1 - self._side
        if bid.denomination is None or bid.level is None:
            worth = self._bidder.misere_gain(bid, STANDING_MISERE, side)
        else:
            at = int(bid.denomination)
            count = counts[at] if is_ours else round(promised(bid) - DEFENCE.of(hand)[at], _DIGITS)
            worth = self._worths.of(side, at, count)[bid.level - _LOWEST]
        return worth if is_ours else -worth


@lru_cache(maxsize=1 << 16)
def _misere_chance(hand: int, *, is_open: bool) -> float:
    return misere.chance(cards_in(hand), is_open=is_open)


def carried_on(moment: Moment, hands: list[int]) -> tuple[Seat, Bid] | None:
    """Who ends up with which bid if all go on by the rules of thumb with *hands*, sets by seat; ``None``: all pass."""
    while moment.to_act is not None:
        moment = moment.after(moment.call(hands[moment.to_act]))
    return moment.standing
