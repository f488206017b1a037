"""The bidding sense of Five Hundred: what contracts are worth to a side, and when a bid beats a pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import Final

from game.cards.seats import Seat
from game.players.casual.bidding import ENTHUSIASM_SHIFT, STYLE_SHIFT
from game.players.judgement.open_hands import MISERE_MADE, OPEN_MISERE_MADE, WON_AT_NO_TRUMPS, WON_WITH_TRUMPS
from game.players.judgement.winning_chances import GAME_IN_POINTS, LEAST, MOST, STEP, THOUSANDTHS
from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, Bid
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.scoring import SIDES, score_hand, settle, winning_side

TRICKS: Final = 10


@dataclass(frozen=True, slots=True)
class Sense:
    """The figures a player lives by, in points and tricks; found by duplicate deals.

    Another call than the usual one must be worth ``better_call`` more, another card ``better_card``: what is sampled is
    uncertain by about as much, and the best of many uncertain figures is a lucky one. A misère is thought of if open
    hands make it with a chance of ``misere_bar`` (``open_misere_bar``) at least; the enthusiasm of the options moves
    both. A bid of tricks is not thought of below ``least_chance``: it would live by others bidding over it.
    """

    better_call: float = 20.0
    better_card: float = 4.0
    misere_bar: float = 0.4
    open_misere_bar: float = 0.5
    least_chance: float = 0.2


SENSE: Final = Sense()


def winning_chance(own: float, theirs: float) -> float:
    """How likely a side with *own* points wins the game against one with *theirs*, neither having won yet.

    Between the scores of the table the chance is taken to go straight.
    """
    row, down = _between(own)
    column, across = _between(theirs)
    above, below = THOUSANDTHS[row], THOUSANDTHS[row + 1]
    upper = above[column] + across * (above[column + 1] - above[column])
    lower = below[column] + across * (below[column + 1] - below[column])
    return (upper + down * (lower - upper)) / 1000


def _between(score: float) -> tuple[int, float]:
    """The line of the table before *score*, and how far beyond it *score* is, from 0 to 1."""
    steps = (min(MOST, max(LEAST, score)) - LEAST) / STEP
    line = min(len(THOUSANDTHS) - 2, int(steps))
    return line, steps - line


class Stakes:
    """What hangs on a hand: the scores it starts from, the rules, and the figures to judge by.

    Worths are chances of winning the game, in points: at no score on either side a point is worth a point.
    """

    def __init__(self, scores: tuple[int, ...], options: Options, sense: Sense = SENSE) -> None:
        self.scores, self.options, self.sense = scores, options, sense
        self._chance_now = winning_chance(scores[0], scores[1])
        self._known: dict[tuple[Bid, int, int], float] = {}

    def contract(self, bid: Bid, tricks: int, side: int) -> float:
        """What it is worth to *side* to play *bid* and win *tricks* (none in a misère that is made)."""
        known = self._known.get((bid, tricks, side))
        if known is None:
            known = self._known[bid, tricks, side] = self._worth(bid, tricks, side)
        return known

    def _worth(self, bid: Bid, tricks: int, side: int) -> float:
        won = (tricks, TRICKS - tricks) if side == 0 else (TRICKS - tricks, tricks)
        result = score_hand(bid, SIDES[side][0], won, self.options)
        totals = settle(self.scores, result, self.options)
        winner = winning_side(totals, result)
        chance = winning_chance(totals[0], totals[1]) if winner is None else float(winner == 0)
        gain = GAME_IN_POINTS * (chance - self._chance_now)
        return gain if side == 0 else -gain

    def expected(self, bid: Bid, shares: Sequence[float], side: int) -> float:
        """The same on average, when *tricks* tricks are won with chance ``shares[tricks]``."""
        return sum(share * self.contract(bid, tricks, side) for tricks, share in enumerate(shares) if share)

    def misere(self, bid: Bid, chance: float, side: int) -> float:
        """What it is worth to *side* to play a misère made with *chance*."""
        return chance * self.contract(bid, 0, side) + (1 - chance) * self.contract(bid, 1, side)

    def misere_chance(self, bid: Bid, chance: float) -> float:
        """How likely a misère is made that open hands make with *chance*."""
        chances = MISERE_MADE if bid is MISERE else OPEN_MISERE_MADE
        return chance * chances[True] + (1 - chance) * chances[False]

    def misere_by_chance(self, bid: Bid, chance: float, side: int) -> float:
        """What a misère is worth to *side* that open hands make with *chance*."""
        return self.misere(bid, self.misere_chance(bid, chance), side)

    def misere_by_open_hands(self, bid: Bid, is_made: bool, side: int) -> float:
        """What a misère is worth to *side*, if with open hands it is made or not."""
        chances = MISERE_MADE if bid is MISERE else OPEN_MISERE_MADE
        return self.misere(bid, chances[is_made], side)

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


def believed(bid: Bid, shares: Sequence[float]) -> list[float]:
    """The chances of winning 0 … 10 tricks with *bid*, when *shares* are those of open hands."""
    table = WON_WITH_TRUMPS if bid.trump is not None else WON_AT_NO_TRUMPS
    return [sum(share * row[won] for share, row in zip(shares, table, strict=True)) for won in range(TRICKS + 1)]


def _within(tricks: int) -> int:
    return min(TRICKS, max(0, tricks))


def style_shift(seat: Seat, options: Options) -> float:
    """The tricks by which the style chosen for the user's partner moves what *seat* expects."""
    return STYLE_SHIFT[options.partner_style] if seat is Seat.NORTH else 0.0


def misere_bar(bid: Bid, options: Options, sense: Sense = SENSE) -> float:
    """The least sampled chance a misère is bid with."""
    bar = sense.open_misere_bar if bid is OPEN_MISERE else sense.misere_bar
    return bar - ENTHUSIASM_SHIFT[options.misere_enthusiasm]


__all__ = ["SENSE", "Sense", "Stakes", "believed", "misere_bar", "shifted", "style_shift", "winning_chance"]
