"""What a hand is worth, and who has won. Pure functions; the score pad uses the same ones."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.seats import Seat
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.options import Options

SLAM = 250
TRICK_POINTS = 10
GOAL = 500
DEFENCE_LIMIT = 490

SIDES: tuple[tuple[Seat, Seat], tuple[Seat, Seat]] = ((Seat.SOUTH, Seat.NORTH), (Seat.WEST, Seat.EAST))


def side_of(seat: Seat) -> int:
    """0 for South and North, 1 for West and East: the index of a seat's side in every score."""
    return seat & 1


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended.

    ``contract`` and ``contractor`` are ``None`` when nobody bid; ``tricks`` are by side (both 0 if nothing was
    played). ``points`` are what the hand is worth to each side, before the stop at 490.
    """

    contract: Bid | None
    contractor: Seat | None
    tricks: tuple[int, int]
    points: tuple[int, int]

    @property
    def is_made(self) -> bool:
        """Whether a contract was played and made."""
        return self.contractor is not None and self.points[side_of(self.contractor)] > 0

    @property
    def was_played(self) -> bool:
        return self.contract is not None or self.tricks != (0, 0)


def score_hand(contract: Bid | None, contractor: Seat | None, tricks: tuple[int, int], options: Options) -> Result:
    """Score a finished hand (rules page, "Scoring a hand"). ``tricks`` are by side; in a misère the contractor's."""
    if contract is None or contractor is None:
        return Result(None, None, tricks, (TRICK_POINTS * tricks[0], TRICK_POINTS * tricks[1]))
    side = side_of(contractor)
    won = tricks[side]
    if contract.is_misere:
        own, others = (contract.value if won == 0 else -contract.value), 0
    else:
        own, others = contract_points(contract, won, options), TRICK_POINTS * tricks[1 - side]
    return Result(contract, contractor, tricks, (own, others) if side == 0 else (others, own))


def contract_points(contract: Bid, tricks: int, options: Options) -> int:
    """What a trick contract earns the side that bid it: its value, minus its value, or 250 for all ten tricks."""
    if tricks < contract.tricks_needed:
        return -contract.value
    if tricks == 10 and options.slam:
        return max(contract.value, SLAM)
    return contract.value


def settle(scores: tuple[int, ...], result: Result, options: Options) -> tuple[int, ...]:
    """The totals after *result*; points from defending stop at 490 if the option says so.

    A side that already stands above 490 is not pulled down.
    """
    contracting = side_of(result.contractor) if result.contractor is not None else None
    return tuple(
        total + gain if side == contracting or not options.stop_at_490 else max(total, min(DEFENCE_LIMIT, total + gain))
        for side, (total, gain) in enumerate(zip(scores, result.points, strict=True))
    )


def winning_side(scores: tuple[int, ...], result: Result) -> int | None:
    """The side that has won, given the totals after *result*; ``None`` while the game goes on.

    A side wins only by making a contract and standing at 500 or more, and loses at −500 or less.
    """
    if result.contractor is None:
        return None
    side = side_of(result.contractor)
    if result.is_made and scores[side] >= GOAL:
        return side
    if scores[side] <= -GOAL:
        return 1 - side
    return None
