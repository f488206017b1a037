"""What to bid: the trick count of every denomination against what the calls so far and the score make of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import erf, sqrt
from typing import Final

from game.cards.card import JOKER
from game.cards.seats import Seat
from game.engine.actions import Call
from game.players.casual import counting, misere
from game.players.casual.hearing import Hearing
from game.rules.five_hundred.bids import MISERE, PASS, Bid, Denomination
from game.rules.five_hundred.options import Enthusiasm, PartnerStyle
from game.rules.five_hundred.scoring import GOAL, SLAM, side_of
from game.rules.five_hundred.view import FiveHundredView, Phase


@dataclass(frozen=True, slots=True)
class Habits:
    """The figures a bidder lives by; tricks are counted, margins are points.

    ``spread`` is how far the tricks won stray from the count. The margins are what a bid must be worth beyond a pass:
    over nobody or an opponent, over partner, and again when this seat has bid before. ``near_best`` is how much is
    given up for a cheaper bid, ``misere_bar`` the least chance a misère is bid with. Under the 6NT convention the Joker
    is told if no bid is worth ``strong`` points and ``joker_call_tricks`` could be won at no trumps.
    """

    shift: float = 0.0
    spread: float = 1.4
    margin: float = 10.0
    over_partner: float = 25.0
    again: float = 20.0
    near_best: float = 20.0
    misere_shift: float = 0.0
    misere_bar: float = 0.64
    joker_call_tricks: float = 5.0
    strong: float = 120.0


HABITS: Final = Habits()
STYLE_SHIFT: Final = {PartnerStyle.CONSERVATIVE: -0.6, PartnerStyle.STANDARD: 0.0, PartnerStyle.COWBOY: 0.6}
ENTHUSIASM_SHIFT: Final = {Enthusiasm.LOW: -0.08, Enthusiasm.STANDARD: 0.0, Enthusiasm.HIGH: 0.08}
_GAME_SWING = 250
"""What winning or losing the game is worth in points."""
NEVER: Final = -1000.0
STANDING_MISERE: Final = 0.6
"""The chance a misère somebody has bid is made."""


class Bidder:
    """One seat weighing one call."""

    def __init__(self, view: FiveHundredView, habits: Habits = HABITS) -> None:
        self.view = view
        self.habits = habits
        self.seat = view.seat
        self.side = side_of(view.seat)
        self.hearing = Hearing(view)
        self.shift = habits.shift
        if view.seat is Seat.NORTH:
            self.shift += STYLE_SHIFT[view.options.partner_style]

    def choose(self) -> Call:
        """The call: the cheapest of the bids nearly as good as the best, if it beats passing by enough."""
        worths = {call: self._worth(call.bid) for call in self.view.legal if isinstance(call, Call)}  # type: ignore[arg-type]
        passing = Call(self.seat, PASS)
        bar = worths.pop(passing) + self.margin()
        if not worths:
            return passing
        best = max(worths.values())
        if best <= bar or best < self.habits.strong:
            telling = self._joker_call()
            if telling is not None:
                return telling
        if best <= bar:
            return passing
        near = [call for call, worth in worths.items() if worth > bar and worth >= best - self.habits.near_best]
        return near[0]

    # The calls so far

    @cached_property
    def standing(self) -> tuple[Seat, Bid] | None:
        return self.view.standing

    def margin(self) -> float:
        """The points a bid must be worth beyond a pass; it hangs on the calls alone."""
        if self.view.phase is Phase.RAISING:
            return self.habits.margin
        margin = self.habits.margin
        if (
            self.standing is not None
            and side_of(self.standing[0]) == self.side
            and not self.hearing.is_joker_call(self.standing[1])
        ):
            margin = self.habits.over_partner
        if self.hearing.has_bid:
            margin += self.habits.again
        return margin

    # What a call is worth

    def _worth(self, bid: Bid) -> float:
        if bid.is_pass:
            return self._passing_worth()
        if bid.is_misere:
            return self._misere_worth(bid)
        assert bid.denomination is not None and bid.level is not None
        if self._is_out_of_the_question(bid):
            return NEVER
        return self.contract_worth(bid, self._tricks(bid.denomination), self.side)

    def _is_out_of_the_question(self, bid: Bid) -> bool:
        """Ten without the Joker, no trumps with suits open, 6NT as a lie under the convention."""
        if self.hearing.is_joker_call(bid):
            return JOKER not in self.view.hand
        if bid.level == 10 and JOKER not in self.view.hand and not self.hearing.partner_has_joker:
            return True
        if bid.denomination is not Denomination.NO_TRUMPS or self.hearing.partner_bid(bid.denomination):
            return False
        return counting.open_suits(self.view.hand) > 1 + (JOKER in self.view.hand)

    def _joker_call(self) -> Call | None:
        """6NT to tell partner of the Joker: once, while partner may still call, and only if it could be played."""
        for call in self.view.legal:
            if isinstance(call, Call) and self.hearing.is_joker_call(call.bid):  # type: ignore[arg-type]
                may_tell = JOKER in self.view.hand and self.hearing.partner_may_call and not self.hearing.has_bid
                bearable = self._tricks(Denomination.NO_TRUMPS) >= self.habits.joker_call_tricks
                return call if may_tell and bearable else None
        return None

    def contract_worth(self, bid: Bid, mean: float, side: int) -> float:
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
            return self._worth_to_us(bid)
        if bid.is_misere:
            return -self.misere_gain(bid, STANDING_MISERE, 1 - self.side)
        return -self.contract_worth(bid, self.hearing.their_tricks(bid), 1 - self.side)

    def _worth_to_us(self, bid: Bid) -> float:
        """The standing bid of our own side."""
        if bid.is_misere:
            return self.misere_gain(bid, STANDING_MISERE, self.side)
        assert bid.denomination is not None and bid.level is not None
        return self.contract_worth(bid, self._tricks(bid.denomination), self.side)

    def _tricks(self, denomination: Denomination) -> float:
        return self.hearing.tricks(denomination) + self.shift

    # Misère

    def _misere_worth(self, bid: Bid) -> float:
        return self.misere_worth(bid, misere.chance(self.view.hand, is_open=bid is not MISERE))

    def misere_worth(self, bid: Bid, chance: float) -> float:
        """Points for bidding a misère made with *chance*; ``NEVER`` if that is too little."""
        chance += self.habits.misere_shift + ENTHUSIASM_SHIFT[self.view.options.misere_enthusiasm]
        if chance < self.habits.misere_bar:
            return NEVER
        return self.misere_gain(bid, chance, self.side)

    def misere_gain(self, bid: Bid, chance: float, side: int) -> float:
        """Points to *side* on average if it plays a misère made with *chance*."""
        return chance * self._gain(bid.value, side) + (1 - chance) * self._gain(-bid.value, side)


@lru_cache(maxsize=4096)
def _chance(level: int, mean: float, spread: float) -> float:
    """How likely at least *level* tricks are when *mean* are expected."""
    return 0.5 * (1 + erf((mean - level + 0.5) / (spread * sqrt(2))))


def choose_call(view: FiveHundredView, habits: Habits = HABITS) -> Call:
    """The call of a seat whose turn it is."""
    return Bidder(view, habits).choose()
