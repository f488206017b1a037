"""What to bid: the trick count of every denomination against what the calls so far and the score make of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import erf, sqrt
from typing import Final

from game.cards.card import JOKER
from game.cards.seats import Seat
from game.engine.actions import Call
from game.players.casual import counting, misere
from game.rules.five_hundred.bids import MISERE, PASS, Bid, Denomination
from game.rules.five_hundred.options import Enthusiasm, PartnerStyle
from game.rules.five_hundred.scoring import GOAL, SLAM, side_of
from game.rules.five_hundred.view import FiveHundredView


@dataclass(frozen=True, slots=True)
class Habits:
    """The figures a bidder lives by; tricks are counted, margins are points.

    ``spread`` is how far the tricks won stray from the count. ``belief`` is how many tricks above its level a bid
    promises. The margins are what a bid must be worth beyond a pass: over nobody or an opponent, over partner, and
    again when this seat has bid before. ``near_best`` is how much is given up for a cheaper bid.
    """

    shift: float = 0.0
    spread: float = 1.4
    margin: float = 10.0
    over_partner: float = 25.0
    again: float = 20.0
    near_best: float = 20.0
    misere_shift: float = 0.0
    misere_bar: float = 0.55
    partner_other: float = 0.4
    quiet: float = 0.2
    contested: float = -0.15


HABITS: Final = Habits()
PROMISE: Final = {6: 7.1, 7: 7.5, 8: 7.9, 9: 8.5, 10: 9.3}
"""The tricks a bid of each level promises, counted with an average partner."""
STYLE_SHIFT: Final = {PartnerStyle.CONSERVATIVE: -0.6, PartnerStyle.STANDARD: 0.0, PartnerStyle.COWBOY: 0.6}
ENTHUSIASM_SHIFT: Final = {Enthusiasm.LOW: -0.08, Enthusiasm.STANDARD: 0.0, Enthusiasm.HIGH: 0.08}
_GAME_SWING = 250


class Bidder:
    """One seat weighing one call."""

    def __init__(self, view: FiveHundredView, habits: Habits = HABITS) -> None:
        self.view = view
        self.habits = habits
        self.seat = view.seat
        self.side = side_of(view.seat)
        self.shift = habits.shift
        if view.seat is Seat.NORTH:
            self.shift += STYLE_SHIFT[view.options.partner_style]

    def choose(self) -> Call:
        """The call: the cheapest of the bids nearly as good as the best, if it beats passing by enough."""
        worths = {call: self._worth(call.bid) for call in self.view.legal if isinstance(call, Call)}  # type: ignore[arg-type]
        passing = Call(self.seat, PASS)
        bar = worths.pop(passing) + self._margin()
        if not worths:
            return passing
        best = max(worths.values())
        if best <= bar:
            return passing
        near = [call for call, worth in worths.items() if worth > bar and worth >= best - self.habits.near_best]
        return near[0]

    # The calls so far

    @cached_property
    def standing(self) -> tuple[Seat, Bid] | None:
        return self.view.standing

    def _margin(self) -> float:
        margin = self.habits.margin
        if self.standing is not None and self.standing[0] in (self.seat, self.seat.partner):
            margin = self.habits.over_partner
        if any(seat is self.seat and not bid.is_pass for seat, bid in self.view.calls):
            margin += self.habits.again
        return margin

    # What a call is worth

    def _worth(self, bid: Bid) -> float:
        if bid.is_pass:
            return self._passing_worth()
        if bid.is_misere:
            return self._misere_worth(bid)
        assert bid.denomination is not None and bid.level is not None
        if bid.level == 10 and JOKER not in self.view.hand:
            return -1000.0
        return self._contract_worth(bid, self._tricks(bid.denomination), self.side)

    def _contract_worth(self, bid: Bid, mean: float, side: int) -> float:
        """Points to *side* on average if it plays *bid* with *mean* tricks expected."""
        assert bid.level is not None
        made = _chance(bid.level, mean, self.habits.spread)
        worth = made * self._gain(bid.value, side) + (1 - made) * self._gain(-bid.value, side) - 10 * (10 - mean)
        if bid.value < SLAM and self.view.options.slam:
            worth += _chance(10, mean, self.habits.spread) * (SLAM - bid.value)
        return worth

    def _gain(self, points: int, side: int) -> float:
        """Points, and the game that may hang on them."""
        score = self.view.scores[side] + points
        if points > 0 and score >= GOAL:
            return points + _GAME_SWING
        if points < 0 and score <= -GOAL:
            return points - _GAME_SWING
        return points

    def _passing_worth(self) -> float:
        if self.standing is None:
            return 0.0
        seat, bid = self.standing
        if side_of(seat) == self.side:
            return self._worth_to_us(seat, bid)
        if bid.is_misere:
            return -self._misere_gain(bid, 0.6, 1 - self.side)
        assert bid.denomination is not None and bid.level is not None
        mean = PROMISE[bid.level] - counting.defence(self.view.hand, bid.denomination)
        return -self._contract_worth(bid, mean, 1 - self.side)

    def _worth_to_us(self, seat: Seat, bid: Bid) -> float:
        """The standing bid of our own side."""
        if bid.is_misere:
            return self._misere_gain(bid, 0.6, self.side)
        assert bid.denomination is not None and bid.level is not None
        if seat is self.seat:
            return self._contract_worth(bid, self._tricks(bid.denomination), self.side)
        mean = PROMISE[bid.level] + counting.support(self.view.hand, bid.denomination)
        return self._contract_worth(bid, mean, self.side)

    # Tricks

    def _tricks(self, denomination: Denomination) -> float:
        """Tricks our side expects to win with this denomination, as far as the calls tell."""
        own = counting.own_tricks(self.view.hand, denomination)
        return self._with_partner(own, denomination) + self.shift + self._from_opponents(denomination)

    def _with_partner(self, own: float, denomination: Denomination) -> float:
        """The count with what partner's calls add; nothing is counted twice when partners raise each other."""
        suit_bids = [(seat, bid) for seat, bid in self._our_bids if bid.denomination is denomination]
        partners = [bid for seat, bid in suit_bids if seat is not self.seat]
        if not partners:
            return own + self.habits.partner_other * len(
                {bid.denomination for seat, bid in self._our_bids if seat is not self.seat}
            )
        promised = PROMISE[partners[0].level or 6]
        if suit_bids[0][0] is self.seat:
            return promised + own - PROMISE[suit_bids[0][1].level or 6]
        return promised + counting.support(self.view.hand, denomination)

    def _from_opponents(self, denomination: Denomination) -> float:
        theirs = [bid for seat, bid in self.view.calls if side_of(seat) != self.side and not bid.is_pass]
        if not theirs:
            return self.habits.quiet
        against = any(bid.denomination is denomination for bid in theirs)
        return self.habits.contested - (1.0 if against else 0.0)

    @cached_property
    def _our_bids(self) -> list[tuple[Seat, Bid]]:
        """The trick bids of our side in order, without those that say no more than "I hold the Joker"."""
        return [(seat, bid) for seat, bid in self.view.calls if side_of(seat) == self.side and bid.level is not None]

    # Misère

    def _misere_worth(self, bid: Bid) -> float:
        chance = misere.chance(self.view.hand, is_open=bid is not MISERE)
        chance += self.habits.misere_shift + ENTHUSIASM_SHIFT[self.view.options.misere_enthusiasm]
        if chance < self.habits.misere_bar:
            return -1000.0
        return self._misere_gain(bid, chance, self.side)

    def _misere_gain(self, bid: Bid, chance: float, side: int) -> float:
        return chance * self._gain(bid.value, side) + (1 - chance) * self._gain(-bid.value, side)


def _chance(level: int, mean: float, spread: float) -> float:
    """How likely at least *level* tricks are when *mean* are expected."""
    return 0.5 * (1 + erf((mean - level + 0.5) / (spread * sqrt(2))))


def choose_call(view: FiveHundredView, habits: Habits = HABITS) -> Call:
    """The call of a seat whose turn it is."""
    return Bidder(view, habits).choose()
