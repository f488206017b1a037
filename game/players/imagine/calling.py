"""How likely a hand of ten is to have called what its player called.

A caller is taken to weigh every call by its worth in points, much as the casual player does, and to prefer the better
with some doubt: a call is e times as likely for every ``TEMPERATURE`` points it is worth more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final

from game.cards.seats import Seat
from game.players.compiled import unseen
from game.players.compiled.jit import Ints, Reals, reals
from game.players.imagine import figures
from game.players.imagine.card_sets import suit_sets
from game.rules.five_hundred.auction import Auction
from game.rules.five_hundred.bids import MISERE, Bid, Denomination
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.scoring import GOAL, SLAM, side_of
from game.rules.five_hundred.view import FiveHundredView

_GAME_SWING: Final = 250
_SIX_NO_TRUMPS: Final = Bid.of(6, Denomination.NO_TRUMPS)


def calls_of(view: FiveHundredView, seat: Seat) -> Calls:
    """The calls *seat* has made. While the auction stays the same, so do they, with all that was worked out of them."""
    return _calls_of(view.dealer, view.options, view.scores, view.calls, seat)


@lru_cache(maxsize=16)
def _calls_of(
    dealer: Seat, options: Options, scores: tuple[int, ...], calls: tuple[tuple[Seat, Bid], ...], seat: Seat
) -> Calls:
    return Calls(Auction(dealer, options), scores, calls, seat)


class Calls:
    """What one seat has called, and when. *auction* has not begun yet."""

    def __init__(
        self, auction: Auction, scores: tuple[int, ...], calls: Sequence[tuple[Seat, Bid]], seat: Seat
    ) -> None:
        self.made: Final[list[Made]] = []
        for caller, bid in calls:
            if caller is seat:
                self.made.append(Made(scores, auction, seat, bid))
            auction.call(caller, bid)

    def __bool__(self) -> bool:
        return bool(self.made)


class Made:
    """One call in its place: what else could have been called, and what was known."""

    def __init__(self, scores: tuple[int, ...], auction: Auction, seat: Seat, bid: Bid) -> None:
        options = auction.options
        self.bid, self.seat, self.side = bid, seat, side_of(seat)
        self.score = scores[self.side]
        self.their_score = scores[1 - self.side]
        self.slam = options.slam
        self.standing = auction.standing
        self.tells_joker = bid is _SIX_NO_TRUMPS and options.six_no_trumps_convention and options.lowest_bid == 6
        bids = auction.biddable()
        self.by_denomination = [[bid for bid in bids if bid.denomination is one] for one in Denomination]
        self.margin = self._margin(auction)
        self._listen(auction.calls)
        self._weights: Final[Reals] = reals(unseen.CALL_REAL - unseen.CALL_WEIGHTS)
        self._idle = _weight(self.margin)
        self._stands = self.standing is not None and side_of(self.standing[0]) == self.side

    def lay_out(self, whole: Ints, real: Reals, number: int) -> None:
        """Write the record of this call, the *number*-th of all, for ``compiled.fitness``."""
        record, start = unseen.CALLS + number * unseen.CALL, unseen.CALL_REALS + number * unseen.CALL_REAL
        standing = self.standing[1].denomination if self.standing is not None else None
        whole[record + unseen.CALL_KIND] = self._kind()
        whole[record + unseen.CALL_DENOMINATION] = _number(self.bid.denomination)
        whole[record + unseen.CALL_LEVEL] = self.bid.level or 0
        whole[record + unseen.CALL_SUIT] = _suit(self.bid)
        whole[record + unseen.CALL_SUPPORTS] = sum(1 << one for one in Denomination if self.supports[one])
        whole[record + unseen.CALL_OPEN] = sum(1 << one for one in Denomination if self.by_denomination[one])
        whole[record + unseen.CALL_STANDING] = _number(standing)
        whole[record + unseen.CALL_STANDS] = int(self._stands)
        real[start + unseen.CALL_WEIGHTS : start + unseen.CALL_REAL] = self._weights
        for one in Denomination:
            real[start + unseen.CALL_ADDED + one] = self.added[one]
        real[start + unseen.CALL_IDLE] = self._idle
        real[start + unseen.CALL_PROMISE] = _promised(self.standing[1]) if self.standing is not None else 0.0

    def _kind(self) -> int:
        if self.tells_joker:
            return unseen.OF_THE_JOKER
        if self.bid.is_misere:
            return unseen.OF_MISERE if self.bid is MISERE else unseen.OF_OPEN_MISERE
        return unseen.OF_TRICKS

    def _margin(self, auction: Auction) -> float:
        if auction.is_raising:
            return figures.MARGINS["raising"]
        partner_stands = self.standing is not None and self.standing[0] is self.seat.partner
        margin = figures.MARGINS["over partner" if partner_stands else "first"]
        again = any(seat is self.seat and not bid.is_pass for seat, bid in auction.calls)
        return margin + figures.MARGINS["again"] * again

    def _listen(self, calls: list[tuple[Seat, Bid]]) -> None:
        """By denomination what the calls so far add to the own count, and whether the hand only supports partner."""
        ours = [(seat, bid) for seat, bid in calls if side_of(seat) == self.side and bid.level is not None]
        theirs = [bid for seat, bid in calls if side_of(seat) != self.side and not bid.is_pass]
        partners = {bid.denomination for seat, bid in ours if seat is not self.seat}
        self.added: list[float] = []
        self.supports: list[bool] = []
        for one in Denomination:
            bids = [(seat, bid) for seat, bid in ours if bid.denomination is one]
            raised = [bid for seat, bid in bids if seat is not self.seat]
            added = figures.CONTESTED if theirs else figures.UNCONTESTED
            added += figures.THEIR_SUIT * any(bid.denomination is one for bid in theirs)
            if not raised:
                added += figures.ANOTHER_SUIT * len(partners)
            elif bids[0][0] is self.seat:
                added += _promised(raised[0]) - _promised(bids[0][1])
            else:
                added += _promised(raised[0])
            self.added.append(added)
            self.supports.append(bool(raised) and bids[0][0] is not self.seat)

    def weights(self, at: int) -> tuple[float, float]:
        """The weights at one place of ``unseen.CALL_WEIGHTS``: of the call made, and of all in a denomination."""
        one, count = divmod(at // 2, unseen.COUNTS_KEPT)
        tricks = (count - unseen.OFFSET) / unseen.STEP
        known = self._weights_of(one, tricks) if one < len(Denomination) else self._weights_of_pass(tricks)
        self._weights[at : at + 2] = known
        return known

    def _weights_of(self, one: int, tricks: float) -> tuple[float, float]:
        weights = [
            (bid, _weight(self._worth(bid, tricks, self.side) + figures.CHEAPNESS * (8 - (bid.level or 0))))
            for bid in self.by_denomination[one]
        ]
        return sum([each for bid, each in weights if bid is self.bid]), sum([each for _, each in weights])

    def _weights_of_pass(self, tricks: float) -> tuple[float, float]:
        """The weight of a pass, if the side of the bid that stands expects so many *tricks*."""
        assert self.standing is not None
        worth = self._worth(self.standing[1], tricks, self.side if self._stands else 1 - self.side)
        weight = _weight((worth if self._stands else -worth) + self.margin)
        return weight, weight

    def _worth(self, bid: Bid, count: float, side: int) -> float:
        """Points to *side*, if it plays *bid* with *count* tricks expected, over what the others get."""
        assert bid.level is not None
        made = _chance(bid.level, count)
        score = self.score if side == self.side else self.their_score
        gain = bid.value + _GAME_SWING * (score + bid.value >= GOAL)
        loss = bid.value + _GAME_SWING * (score - bid.value <= -GOAL)
        worth = made * gain - (1 - made) * loss - 10 * (10 - count)
        if self.slam and bid.value < SLAM:
            worth += _chance(10, count) * (SLAM - bid.value)
        return worth


def _number(denomination: Denomination | None) -> int:
    return unseen.NOTHING if denomination is None else int(denomination)


def _suit(bid: Bid) -> int:
    return suit_sets(bid.trump)[bid.trump] if bid.trump is not None else 0


def _promised(bid: Bid) -> float:
    return figures.PROMISED[(bid.level or 6) - 6]


@lru_cache(maxsize=4096)
def _chance(level: int, count: float) -> float:
    return 0.5 * (1 + erf((count - level + 0.5) / (figures.SPREAD * sqrt(2))))


def _weight(worth: float) -> float:
    return exp(max(-30.0, min(30.0, worth / figures.TEMPERATURE)))
