"""Weighing cards and bids: each is tried in the same imagined worlds, and the hand played out after it."""

from __future__ import annotations

from typing import Final

from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_spades.choosing import play_to_the_end
from game.players.compiled_spades.counting import usual_bid
from game.players.compiled_spades.imagining import wander
from game.players.compiled_spades.layout import (
    BIDS,
    CHANCE,
    CHOICE_COUNT,
    CHOICES,
    GOAL,
    HANDS,
    KINDS,
    NOW,
    POINTS,
    ROOT,
    SEAT,
    STOP,
    SUM_COUNT,
    SUMS,
    TAKEN,
    WINS_WITH,
    Reals,
)
from game.players.compiled_spades.prospects import bags_for, chance_of_game, points_for
from game.players.compiled_spades.table import put, set_table

BLIND: Final = 16
LOOK: Final = 32
"""Choices that are no plain number: a blind bid, and a look at the cards."""


@kernel
def count_outcome(work: Ints, reals: Reals, number: int) -> None:
    """Add what the finished hand brought to the sums of a choice."""
    seat = work[SEAT]
    at = SUMS + SUM_COUNT * number
    bid, taken = work[BIDS + seat], work[NOW + TAKEN + seat]
    points = points_for(work, seat)
    reals[at] += chance_of_game(work, reals, seat)
    reals[at + 1] += 1 if points > 0 and (taken >= bid if bid else taken == 0) else 0
    reals[at + 2] += taken
    reals[at + 3] += points
    reals[at + 4] += bags_for(work, seat)


@kernel
def weigh_cards(work: Ints, reals: Reals, worlds: int, steps: int) -> int:
    """Try each card in *worlds* worlds, *steps* apart; how many were looked at before the search was called off."""
    seat = work[SEAT]
    for world in range(worlds):
        if work[STOP]:
            return world
        wander(work, reals, steps)
        seed = work[CHANCE]
        for number in range(work[CHOICE_COUNT]):
            # Chance is the same after every card, so that only the card makes a difference.
            work[CHANCE] = seed
            set_table(work, NOW, ROOT)
            put(work, seat, work[CHOICES + number])
            play_to_the_end(work, reals)
            count_outcome(work, reals, number)
    return worlds


@inlined
def make_bid(work: Ints, seat: int, bid: int, kind: int) -> None:
    work[BIDS + seat] = bid
    work[KINDS + seat] = kind
    is_last = bid > 0 and work[POINTS + seat] + 10 * bid >= work[GOAL]
    work[WINS_WITH + seat] = 1 if is_last else 0


@kernel
def weigh_bids(work: Ints, reals: Reals, worlds: int, steps: int) -> int:
    """Try each bid in *worlds* worlds, in which those who come later bid as casual players do."""
    seat = work[SEAT]
    open_seats = 0
    for other in range(4):
        if work[KINDS + other] == 2:
            open_seats |= 1 << other
    for world in range(worlds):
        if work[STOP]:
            return world
        wander(work, reals, steps)
        for other in range(4):
            if (open_seats >> other) & 1:
                make_bid(work, other, usual_bid(work, reals, work[ROOT + HANDS + other]), 0)
        usual = work[BIDS + seat]
        seed = work[CHANCE]
        for number in range(work[CHOICE_COUNT]):
            choice = work[CHOICES + number]
            if choice == LOOK:
                make_bid(work, seat, usual, 0)
            else:
                make_bid(work, seat, choice & (BLIND - 1), choice // BLIND)
            work[CHANCE] = seed
            set_table(work, NOW, ROOT)
            play_to_the_end(work, reals)
            count_outcome(work, reals, number)
        # A seat whose bid is open says nothing about its cards.
        for other in range(4):
            if (open_seats >> other) & 1:
                work[KINDS + other] = 2
    return worlds
