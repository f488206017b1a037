"""How likely a hand of ten is to have called what its player called.

A caller is taken to weigh every call by its worth in points, much as the casual player does, and to prefer the better
with some doubt: a call is e times as likely for every ``TEMPERATURE`` points it is worth more.
"""

from __future__ import annotations

from math import erf, exp, log, sqrt
from typing import Final

from game.cards.seats import Seat
from game.players.casual import misere
from game.players.imagine import figures
from game.players.imagine.card_sets import JOKER_BIT, cards_in
from game.players.imagine.tallies import DEFENCE, OPEN, OWN, SUPPORT
from game.rules.five_hundred.auction import Auction
from game.rules.five_hundred.bids import MISERE, Bid, Denomination
from game.rules.five_hundred.scoring import GOAL, SLAM, side_of
from game.rules.five_hundred.view import FiveHundredView

_GAME_SWING: Final = 250
_STEP: Final = 8
"""Counts are kept in eighths of a trick."""
_SIX_NO_TRUMPS: Final = Bid.of(6, Denomination.NO_TRUMPS)


class Calls:
    """What one seat has called, and how a hand fits it."""

    def __init__(self, view: FiveHundredView, seat: Seat) -> None:
        auction = Auction(view.dealer, view.options)
        self._made: list[_Made] = []
        for caller, bid in view.calls:
            if caller is seat:
                self._made.append(_Made(view, auction, seat, bid))
            auction.call(caller, bid)

    def __bool__(self) -> bool:
        return bool(self._made)

    def log_chance(self, ten: int) -> float:
        """The log of how likely *ten* is to call so, every time."""
        own = [OWN.of(ten, denomination) for denomination in Denomination]
        if OPEN.of(ten, Denomination.NO_TRUMPS) > 1 + bool(ten & JOKER_BIT):
            own[Denomination.NO_TRUMPS] += figures.OPEN_SUITS
        return sum([call.log_chance(ten, own) for call in self._made])


class _Made:
    """One call in its place: what else could have been called, and what was known."""

    def __init__(self, view: FiveHundredView, auction: Auction, seat: Seat, bid: Bid) -> None:
        self.bid, self.seat, self.side = bid, seat, side_of(seat)
        self.score = view.scores[self.side]
        self.their_score = view.scores[1 - self.side]
        self.slam = view.options.slam
        self.standing = auction.standing
        self.tells_joker = (
            bid is _SIX_NO_TRUMPS and view.options.six_no_trumps_convention and view.options.lowest_bid == 6
        )
        bids = auction.biddable()
        self.by_denomination = [[bid for bid in bids if bid.denomination is one] for one in Denomination]
        self.margin = self._margin(auction)
        self._listen(auction.calls)
        self._sums: list[dict[int, tuple[float, float]]] = [{} for _ in Denomination]
        self._passing: dict[int, float] = {}

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

    def log_chance(self, ten: int, own: list[float]) -> float:
        if self.tells_joker:
            return log(figures.JOKER_CALL if ten & JOKER_BIT else 1 - figures.JOKER_CALL)
        if self.bid.is_misere:
            return self._log_chance_of_misere(ten)
        made = total = 0.0
        if self.bid.is_pass:
            made = total = self._pass_weight(ten, own)
        else:
            total = self._pass_weight(ten, own)
        for one in Denomination:
            if self.by_denomination[one]:
                mine, every = self._weights(one, self._count(ten, own, one))
                made += mine
                total += every
        return log(figures.SURPRISE + (1 - figures.SURPRISE) * made / total)

    def _count(self, ten: int, own: list[float], one: Denomination) -> int:
        """Tricks expected with *one*, in eighths."""
        count = (SUPPORT.of(ten, one) if self.supports[one] else own[one]) + self.added[one]
        return round(_STEP * count)

    def _weights(self, one: Denomination, count: int) -> tuple[float, float]:
        """How much weight the call made has among those in *one*, and how much they all have."""
        known = self._sums[one].get(count)
        if known is None:
            weights = [
                (bid, _weight(self._worth(bid, count / _STEP, self.side) + figures.CHEAPNESS * (8 - (bid.level or 0))))
                for bid in self.by_denomination[one]
            ]
            known = sum([weight for bid, weight in weights if bid is self.bid]), sum([weight for _, weight in weights])
            self._sums[one][count] = known
        return known

    def _pass_weight(self, ten: int, own: list[float]) -> float:
        if self.standing is None or self.standing[1].denomination is None:
            return _weight(self.margin)
        seat, bid = self.standing
        one = bid.denomination
        assert one is not None
        ours = side_of(seat) == self.side
        count = self._count(ten, own, one) if ours else round(_STEP * (_promised(bid) - DEFENCE.of(ten, one)))
        known = self._passing.get(count)
        if known is None:
            worth = self._worth(bid, count / _STEP, side_of(seat))
            known = self._passing[count] = _weight((worth if ours else -worth) + self.margin)
        return known

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

    def _log_chance_of_misere(self, ten: int) -> float:
        chance = misere.chance(cards_in(ten), is_open=self.bid is not MISERE)
        sure = 1 / (1 + exp((figures.MISERE_BAR - chance) / figures.MISERE_DOUBT))
        return log(figures.SURPRISE / 4 + sure)


def _promised(bid: Bid) -> float:
    return figures.PROMISED[(bid.level or 6) - 6]


def _chance(level: int, count: float) -> float:
    return 0.5 * (1 + erf((count - level + 0.5) / (figures.SPREAD * sqrt(2))))


def _weight(worth: float) -> float:
    return exp(max(-30.0, min(30.0, worth / figures.TEMPERATURE)))
