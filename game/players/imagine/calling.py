"""How likely a hand of ten is to have called what its player called.

A caller is taken to weigh every call by its worth in points, much as the casual player does, and to prefer the better
with some doubt: a call is e times as likely for every ``TEMPERATURE`` points it is worth more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, exp, log, sqrt
from typing import Final

from game.cards.seats import Seat
from game.players.casual import misere
from game.players.imagine import figures
from game.players.imagine.card_sets import JOKER_BIT, cards_in, suit_sets
from game.players.imagine.tallies import DEFENCE, OWN, SUPPORT, Counts, open_suits
from game.rules.five_hundred.auction import Auction
from game.rules.five_hundred.bids import MISERE, PASS, Bid, Denomination
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.scoring import GOAL, SLAM, side_of
from game.rules.five_hundred.view import FiveHundredView

_GAME_SWING: Final = 250
_NO_TRUMPS: Final = int(Denomination.NO_TRUMPS)
_STEP: Final = 8
"""Counts are kept in eighths of a trick."""
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
    """What one seat has called, and how a hand fits it. *auction* has not begun yet."""

    def __init__(
        self, auction: Auction, scores: tuple[int, ...], calls: Sequence[tuple[Seat, Bid]], seat: Seat
    ) -> None:
        self._made: list[_Made] = []
        self._known: dict[int, float] = {}
        for caller, bid in calls:
            if caller is seat:
                self._made.append(_Made(scores, auction, seat, bid))
            auction.call(caller, bid)

    def __bool__(self) -> bool:
        return bool(self._made)

    def log_chance(self, ten: int) -> float:
        """The log of how likely *ten* is to call so, every time."""
        known = self._known.get(ten)
        if known is None:
            known = self._known[ten] = self._weigh(ten)
        return known

    def _weigh(self, ten: int) -> float:
        own = OWN.of(ten)
        if open_suits(ten) > (2 if ten & JOKER_BIT else 1):
            own = (*own[:4], own[4] + figures.OPEN_SUITS)
        total = 0.0
        for call in self._made:
            total += call.log_chance(ten, own)
        return total


class _Made:
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
        self._sums: list[dict[int, tuple[float, float]]] = [{} for _ in Denomination]
        self._open = [(int(one), self.added[one], self._sums[one]) for one in Denomination if self.by_denomination[one]]
        self._passing: dict[int, float] = {}
        self._bid_suit = suit_sets(bid.trump)[bid.trump] if bid.trump is not None else 0
        self._idle = _weight(self.margin)
        self._stands = self.standing is not None and side_of(self.standing[0]) == self.side
        self._their_promise = _promised(self.standing[1]) if self.standing is not None else 0.0

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
        self.raises_partner = any(self.supports)

    def log_chance(self, ten: int, own: Counts) -> float:
        """The log of how likely *ten* is to make this call; *own* are its counts."""
        if self.tells_joker:
            return log(figures.JOKER_CALL if ten & JOKER_BIT else 1 - figures.JOKER_CALL)
        if self.bid.is_misere:
            return self._log_chance_of_misere(ten)
        counts = own
        if self.raises_partner:
            support = SUPPORT.of(ten)
            counts = tuple([support[one] if self.supports[one] else own[one] for one in range(5)])  # type: ignore[assignment]
        total = self._pass_weight(ten, counts)
        made = total if self.bid is PASS else 0.0
        for one, added, known in self._open:
            count = int((counts[one] + added) * _STEP)
            mine, every = known.get(count) or self._weights(one, count)
            made += mine
            total += every
        return log(self._surprise(ten, counts) + (1 - figures.SURPRISE) * made / total)

    def _surprise(self, ten: int, counts: Counts) -> float:
        """The chance of the call from a player who does not bid by the count."""
        one, level = self.bid.denomination, self.bid.level
        if one is None or level is None:
            return figures.SURPRISE
        strong = 1 / (1 + exp((level - 0.5 - counts[one] - self.added[one]) / figures.DOUBT))
        if self._bid_suit and not self.supports[one]:
            strong *= figures.LENGTH_OF_A_SURPRISE[level >= 8][min(7, (ten & self._bid_suit).bit_count())]
        return figures.SURPRISE * max(1e-4, strong)

    def _weights(self, one: int, count: int) -> tuple[float, float]:
        """How much weight the call made has among those in *one*, and how much they all have.

        *count* are the tricks expected, in eighths.
        """
        weights = [
            (bid, _weight(self._worth(bid, count / _STEP, self.side) + figures.CHEAPNESS * (8 - (bid.level or 0))))
            for bid in self.by_denomination[one]
        ]
        known = sum([weight for bid, weight in weights if bid is self.bid]), sum([weight for _, weight in weights])
        self._sums[one][count] = known
        return known

    def _pass_weight(self, ten: int, counts: Counts) -> float:
        if self.standing is None or self.standing[1].denomination is None:
            return self._idle
        one = self.standing[1].denomination
        count = counts[one] + self.added[one] if self._stands else self._their_promise - DEFENCE.of(ten)[one]
        return self._passing.get(int(count * _STEP)) or self._weigh_passing(self.standing[1], int(count * _STEP))

    def _weigh_passing(self, standing: Bid, count: int) -> float:
        worth = self._worth(standing, count / _STEP, self.side if self._stands else 1 - self.side)
        known = self._passing[count] = _weight((worth if self._stands else -worth) + self.margin)
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


@lru_cache(maxsize=4096)
def _chance(level: int, count: float) -> float:
    return 0.5 * (1 + erf((count - level + 0.5) / (figures.SPREAD * sqrt(2))))


def _weight(worth: float) -> float:
    return exp(max(-30.0, min(30.0, worth / figures.TEMPERATURE)))
