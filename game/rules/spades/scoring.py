"""What a hand of Spades is worth, and who has won (seed 004, Scoring, Special Bids, Winning). Pure functions.

A score is shown and kept as one number of which the last digit counts the bags: 47 is 40 points and 7 bags, −47 is
−40 points and 7 bags. Points are multiples of ten.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards.seats import SEATS, Seat
from game.rules.spades.bids import BLIND_FOUR, BLIND_NELLO, NELLO, Bid
from game.rules.spades.options import Options

Four: TypeAlias = tuple[int, int, int, int]
"""A number by seat."""

TRICK_POINTS: Final = 10
NELLO_POINTS: Final = 50
BLIND_POINTS: Final = 100
BLIND_LOSS: Final = 50
BAGS_PAID_FOR: Final = 10
BAG_PENALTY: Final = 100
GOAL: Final = 500
SHORT_GOAL: Final = 250
BEHIND_FOR_BLIND: Final = 75
"""Points behind the leader from which a blind bid may be made."""


def points_of(score: int) -> int:
    """The points of a score, without its bags."""
    return score - score % 10 if score >= 0 else score + -score % 10


def bags_of(score: int) -> int:
    """The bags of a score: its last digit."""
    return abs(score) % 10


def score_of(points: int, bags: int) -> int:
    """*points* (a multiple of ten) and *bags* (0 to 9) as one score."""
    return points + bags if points >= 0 else points - bags


def may_bid_blind(seat: Seat, scores: Sequence[int]) -> bool:
    """Whether *seat* is at least 75 points behind the leader; bags are no points."""
    return max(map(points_of, scores)) - points_of(scores[seat]) >= BEHIND_FOR_BLIND


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended, by seat: what was bid and taken, the ``points`` that brings and the ``bags`` that come along.

    What ten bags cost is no part of ``points``: it depends on the bags there were before.
    """

    bids: tuple[Bid, Bid, Bid, Bid]
    tricks: Four
    points: Four
    bags: Four

    def is_made(self, seat: Seat) -> bool:
        """Whether *seat* took what it bid; a double set has taken too much."""
        bid, taken = self.bids[seat], self.tricks[seat]
        if bid.is_nello:
            return taken == 0
        return taken >= bid.tricks and not self.is_double_set(seat)

    def is_double_set(self, seat: Seat) -> bool:
        """Whether *seat* lost twice its bid for taking twice of it."""
        bid = self.bids[seat]
        return self.points[seat] == -2 * TRICK_POINTS * bid.tricks and self.tricks[seat] >= 2 * bid.tricks > 0


def score_hand(bids: tuple[Bid, Bid, Bid, Bid], tricks: Four, options: Options) -> Result:
    """Score a finished hand; *bids* and *tricks* are by seat."""
    worth = [score_bid(bid, taken, options) for bid, taken in zip(bids, tricks, strict=True)]
    points, bags = zip(*worth, strict=True)
    return Result(bids, tricks, points, bags)


def score_bid(bid: Bid, tricks: int, options: Options) -> tuple[int, int]:
    """The points and bags of one player who took *tricks*."""
    if bid.is_nello:
        return _nello_points(bid, tricks), 0
    over = tricks - bid.tricks
    if over < 0:
        return (-BLIND_LOSS if bid is BLIND_FOUR else -TRICK_POINTS * bid.tricks), 0
    if options.sandbag and not bid.is_blind and tricks >= 2 * bid.tricks:
        return -2 * TRICK_POINTS * bid.tricks, 0
    made = BLIND_POINTS if bid is BLIND_FOUR else TRICK_POINTS * bid.tricks
    return (made - TRICK_POINTS * over, 0) if options.sandbag else (made, over)


def _nello_points(bid: Bid, tricks: int) -> int:
    if tricks:
        return -BLIND_LOSS if bid is BLIND_NELLO else -NELLO_POINTS
    return NELLO_POINTS if bid is NELLO else BLIND_POINTS


def settle(scores: Sequence[int], result: Result) -> tuple[int, ...]:
    """The totals after *result*, ten bags paid for with 100 points."""
    return tuple(
        _with_bags_paid(points_of(total) + points, bags_of(total) + bags)
        for total, points, bags in zip(scores, result.points, result.bags, strict=True)
    )


def _with_bags_paid(points: int, bags: int) -> int:
    paid, left = divmod(bags, BAGS_PAID_FOR)
    return score_of(points - BAG_PENALTY * paid, left)


def goal(options: Options) -> int:
    """The points that win."""
    return SHORT_GOAL if options.short_game else GOAL


def winners(scores: Sequence[int], options: Options) -> tuple[Seat, ...]:
    """The one seat with most points once somebody has reached the goal; nobody while two are level there."""
    points = [points_of(score) for score in scores]
    best = max(points)
    if best < goal(options) or points.count(best) > 1:
        return ()
    return (SEATS[points.index(best)],)
