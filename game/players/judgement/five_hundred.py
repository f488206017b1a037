"""The bidding sense of Five Hundred: what contracts are worth to a side, and when a bid beats a pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import Final

from game.cards.seats import Seat
from game.players.casual.bidding import ENTHUSIASM_SHIFT, STYLE_SHIFT
from game.rules.five_hundred.bids import OPEN_MISERE, Bid
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.scoring import GOAL, contract_points

TRICKS: Final = 10


@dataclass(frozen=True, slots=True)
class Sense:
    """The figures a bidder lives by, in points and tricks; found by duplicate deals.

    ``shift`` corrects the tricks a contractor wins with open hands, where nobody ever guesses wrong; ``blur`` is how
    often it is a trick more or less than that; ``count`` is how much the rule-of-thumb count of the own hand weighs
    beside the sampled mean. The margins are what a bid must be worth beyond a pass: over nobody or an opponent, over
    partner, and again when this seat has bid before. ``near_best`` is given up for a cheaper bid. A misère is bid with
    a chance of ``misere_bar`` (``open_misere_bar``) at least; the enthusiasm of the options moves both.

    In the play, cards within ``near_card`` points count as equals, and ``doubt`` is how often, with ten cards each, a
    trick more or less is won than open hands say; it fades as cards are played.
    """

    shift: float = -0.5
    blur: float = 0.0
    count: float = 0.0
    margin: float = 10.0
    over_partner: float = 25.0
    again: float = 40.0
    near_best: float = 25.0
    misere_bar: float = 0.5
    open_misere_bar: float = 0.62
    game_swing: float = 250.0
    joker_call_tricks: float = 5.0
    strong: float = 120.0
    near_card: float = 1.0
    doubt: float = 0.0


SENSE: Final = Sense()


@dataclass(frozen=True, slots=True)
class Stakes:
    """What hangs on a hand: the scores it starts from, the rules, and the figures to judge by."""

    scores: tuple[int, ...]
    options: Options
    sense: Sense = SENSE

    def gain(self, points: int, side: int) -> float:
        """What *points* for its contract mean to *side*: themselves, and the game where it is won or lost by them."""
        score = self.scores[side] + points
        if points > 0 and score >= GOAL:
            return points + self.sense.game_swing
        if points < 0 and score <= -GOAL:
            return points - self.sense.game_swing
        return points

    def contract(self, bid: Bid, tricks: int, side: int) -> float:
        """What it is worth to *side* to play *bid* and win *tricks*, less what the others score."""
        return self.gain(contract_points(bid, tricks, self.options), side) - 10 * (TRICKS - tricks)

    def expected(self, bid: Bid, shares: Sequence[float], side: int) -> float:
        """The same on average, when *tricks* tricks are won with chance ``shares[tricks]``."""
        return sum(share * self.contract(bid, tricks, side) for tricks, share in enumerate(shares) if share)

    def misere(self, bid: Bid, chance: float, side: int) -> float:
        """What it is worth to *side* to play a misère made with *chance*."""
        return chance * self.gain(bid.value, side) + (1 - chance) * self.gain(-bid.value, side)

    def worths_by_tricks(self, bid: Bid | None, contracting: int | None, side: int) -> tuple[float, ...]:
        """What winning 0 … 10 tricks is worth to *side*, whoever plays the contract; without one all passed."""
        if bid is None or contracting is None:
            return tuple(10.0 * (2 * tricks - TRICKS) for tricks in range(TRICKS + 1))
        worths = [self.contract(bid, tricks, contracting) for tricks in range(TRICKS + 1)]
        if contracting == side:
            return tuple(worths)
        return tuple(-worth for worth in reversed(worths))


def shifted(shares: Sequence[float], by: float) -> list[float]:
    """The chances of winning 0 … 10 tricks, moved up or down by *by* tricks; a fraction splits them."""
    moved = [0.0] * (TRICKS + 1)
    whole = floor(by)
    part = by - whole
    for tricks, share in enumerate(shares):
        if share:
            moved[_within(tricks + whole)] += share * (1 - part)
            moved[_within(tricks + whole + 1)] += share * part
    return moved


def blurred(shares: Sequence[float], part: float) -> list[float]:
    """The chances when *part* of the time a trick more or a trick less is won, either as often."""
    more, less = shifted(shares, 1), shifted(shares, -1)
    return [(1 - part) * a + part / 2 * (b + c) for a, b, c in zip(shares, more, less, strict=True)]


def _within(tricks: int) -> int:
    return min(TRICKS, max(0, tricks))


def style_shift(seat: Seat, options: Options) -> float:
    """The tricks by which the style chosen for the user's partner moves what *seat* expects."""
    return STYLE_SHIFT[options.partner_style] if seat is Seat.NORTH else 0.0


def misere_bar(bid: Bid, options: Options, sense: Sense = SENSE) -> float:
    """The least sampled chance a misère is bid with."""
    bar = sense.open_misere_bar if bid is OPEN_MISERE else sense.misere_bar
    return bar - ENTHUSIASM_SHIFT[options.misere_enthusiasm]


__all__ = ["SENSE", "Sense", "Stakes", "blurred", "misere_bar", "shifted", "style_shift"]
