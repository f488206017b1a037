"""From what a seat sees to the buffers of the kernels, and from imagined worlds back to cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from operator import mul
from typing import Final

from game.cards.card import Card, all_cards
from game.cards.seats import SEATS
from game.players.casual_spades.bidding import hand_worth
from game.players.casual_spades.counting import trick_chances
from game.players.casual_spades.weights import NELLO, TRICKS
from game.players.compiled.jit import Ints
from game.players.compiled_spades import layout as at
from game.players.compiled_spades.table import put, set_table
from game.rules.spades.bids import NUMBERS
from game.rules.spades.options import Options
from game.rules.spades.scoring import bags_of, goal, points_of
from game.rules.spades.view import SpadesView

_CARDS: Final = all_cards()
PROSPECTS: Final = (27.2, 0.1475, 29.5, 0.81, 100.0, 1.5)
"""What the chance of the game rests on, fitted to 700 games between casual players: how far points are spread at the
goal and by each point the leader lacks, the points and bags a hand brings, what ten bags cost, and how far bags stray.
"""


def set_of(cards: Iterable[Card]) -> int:
    """The set of *cards* as the kernels know it."""
    return sum([1 << card.index for card in cards])


def cards_of(held: int) -> tuple[Card, ...]:
    """The cards of a set, by suit and rank."""
    return tuple([_CARDS[index] for index in range(52) if held >> index & 1])


def fill_reckonings(work: Ints, reals: at.Reals, options: Options) -> None:
    """Write down what does not change during a game: the casual player's figures."""
    for holders in range(1, 4):
        for count in range(1, 14):
            length = max(1.0, count / holders)
            reals[at.VOID + at.ROOM * holders + count] = (1 - 1 / holders) ** count
            for higher in range(count + 1):
                share, place = higher / count, (holders * at.ROOM + count) * at.ROOM + higher
                reals[at.OVER_WANTED + place] = 1 - (1 - share) ** length
                reals[at.OVER_UNWANTED + place] = share**length
    for first, (base, factors) in ((at.TRICK_WEIGHTS, TRICKS), (at.NELLO_WEIGHTS, NELLO)):
        for place, factor in enumerate((base, *factors)):
            reals[first + place] = factor
    for place, figure in enumerate(PROSPECTS):
        reals[at.WEIGHTS + place] = figure
    for step, (number, worth) in enumerate(_best_numbers(options.sandbag)):
        work[at.BID_BY_COUNT + step] = number
        reals[at.WORTH_BY_COUNT + step] = worth
    for number, (low, high) in enumerate(_edges(options.sandbag)):
        reals[at.LOW_EDGES + number], reals[at.HIGH_EDGES + number] = low, high


@lru_cache(maxsize=2)
def _best_numbers(is_sandbag: bool) -> tuple[tuple[int, float], ...]:
    """By tricks expected: the number a casual player bids, and what it is worth."""
    options = Options(sandbag=is_sandbag)
    worths = [[hand_worth(number, tricks, options) for tricks in range(14)] for number in NUMBERS[1:]]
    best = []
    for step in range(at.COUNTS):
        chances = trick_chances(step / at.STEPS)
        means = [sum(map(mul, chances, of_number)) for of_number in worths]
        worth = max(means)
        best.append((means.index(worth) + 1, worth))
    return tuple(best)


@lru_cache(maxsize=2)
def _edges(is_sandbag: bool) -> tuple[tuple[float, float], ...]:
    """By number from 0: the fewest and most tricks expected with which it is bid."""
    steps: dict[int, list[float]] = {}
    for step, (number, _) in enumerate(_best_numbers(is_sandbag)):
        steps.setdefault(number, []).append(step / at.STEPS)
    return tuple(
        (min(steps[number]), max(steps[number])) if number in steps else (number + 0.5, number + 0.5)
        for number in range(14)
    )


OPEN: Final = 2
"""The kind of a bid that has not been made yet."""


def load(work: Ints, reals: at.Reals, view: SpadesView) -> None:
    """Write down what holds for the game, and all *view* knows."""
    fill_reckonings(work, reals, view.options)
    load_view(work, view)


def load_view(work: Ints, view: SpadesView) -> None:
    """Write down all *view* knows: rules, scores, bids, and the table card by card."""
    work[at.SEAT] = int(view.seat)
    work[at.IS_TIGHT], work[at.IS_SANDBAG] = int(view.options.spade_tight), int(view.options.sandbag)
    work[at.GOAL] = goal(view.options)
    for seat in SEATS:
        bid, score = view.bids[seat], view.scores[seat]
        work[at.POINTS + seat], work[at.BAGS + seat] = points_of(score), bags_of(score)
        work[at.BIDS + seat] = 0 if bid is None else bid.tricks
        work[at.KINDS + seat] = OPEN if bid is None else int(bid.is_blind)
        reaches = bid is not None and bid.tricks > 0 and points_of(score) + 10 * bid.tricks >= goal(view.options)
        work[at.WINS_WITH + seat] = int(reaches)
        work[at.HIDDEN + seat] = int(seat is not view.seat or not view.has_looked)
    _lay_out_plays(work, view)
    for seat in SEATS:
        work[at.ROOT + at.HANDS + seat] = 0
    work[at.ROOT + at.HANDS + view.seat] = set_of(view.hand)


def _lay_out_plays(work: Ints, view: SpadesView) -> None:
    """Play the cards so far, keeping the table before each, and make the root what the table has come to."""
    plays = [play for trick in view.tricks for play in trick.plays] + list(view.trick)
    for place in range(at.TABLE_LENGTH):
        work[at.NOW + place] = 0
    work[at.NOW + at.LED] = -1
    work[at.NOW + at.TO_ACT] = int(plays[0].seat if plays else view.dealer.left)
    work[at.HISTORY_LENGTH] = len(plays)
    for number, play in enumerate(plays):
        set_table(work, at.HISTORY + at.TABLE_LENGTH * number, at.NOW)
        work[at.HISTORY_SEATS + number] = int(play.seat)
        work[at.HISTORY_CARDS + number] = play.card.index
        put(work, int(play.seat), play.card.index)
    later = [0, 0, 0, 0]
    for number in range(len(plays) - 1, -1, -1):
        play = plays[number]
        later[play.seat] |= 1 << play.card.index
        work[at.HISTORY_LATER + number] = later[play.seat]
    for seat in SEATS:
        work[at.OWN_BEFORE + seat] = later[seat]
    set_table(work, at.ROOT, at.NOW)
