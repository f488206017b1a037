"""What to bid: the number, Nello or blind bid that brings most on average."""

from __future__ import annotations

from typing import Final

from game.cards.seats import SEATS
from game.engine.actions import Call, Look, SeatAction
from game.players.casual_spades.counting import chance_of_nello, expected_tricks, trick_chances
from game.rules.spades.bids import BLIND_FOUR, NUMBERS, Bid
from game.rules.spades.options import Options
from game.rules.spades.scoring import NELLO_POINTS, goal, points_of, score_bid
from game.rules.spades.view import SpadesView

_BAG_COST: Final = 8.0
"""What a bag costs in the long run, the point it brings already taken off."""
_DUCKED: Final = 0.4
"""The part of the overtricks a player can avoid once the bid is made."""
_FAR_BEHIND: Final = 150
_NEARLY_WON: Final = 120
"""A leader this near the goal leaves no time for ordinary bids."""


def choose_bid(view: SpadesView) -> SeatAction:
    """The call with the cards in hand, or a blind bid, or a look at the cards."""
    if not view.has_looked:
        return Call(view.seat, BLIND_FOUR) if _needs_a_miracle(view) else Look(view.seat)
    mean = expected_tricks(view.hand)
    chances = trick_chances(mean)
    worths = {bid: _worth(view, bid, chances) for bid in NUMBERS[1:]}
    best = max(worths, key=lambda bid: worths[bid])
    nello = NELLO_POINTS * (2 * chance_of_nello(view.hand) - 1)
    return Call(view.seat, NUMBERS[0] if nello > worths[best] else best)


def _needs_a_miracle(view: SpadesView) -> bool:
    points = [points_of(score) for score in view.scores]
    leader = max(points[seat] for seat in SEATS)
    return leader - points[view.seat] >= _FAR_BEHIND and goal(view.options) - leader <= _NEARLY_WON


def _worth(view: SpadesView, bid: Bid, chances: list[float]) -> float:
    """What *bid* brings on average; overtricks are partly avoided."""
    total = 0.0
    for tricks, chance in enumerate(chances):
        total += chance * hand_worth(bid, tricks, view.options)
    return total


def hand_worth(bid: Bid, tricks: int, options: Options) -> float:
    """What *tricks* taken on *bid* are worth in points to a player who means to duck the overtricks."""
    points, bags = score_bid(bid, tricks, options)
    if tricks <= bid.tricks:
        return points
    exact, _ = score_bid(bid, bid.tricks, options)
    return _DUCKED * exact + (1 - _DUCKED) * (points - _BAG_COST * bags)
