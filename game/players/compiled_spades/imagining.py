"""Wandering through the ways the unseen cards may lie, each visited as often as it fits what was bid and played.

A step offers to change two unseen cards between two hands and takes the offer as often as the hands it makes are
likelier than those it leaves (N. Metropolis and others, J. Chem. Phys. 21, 1953). What a seat bid and played follows
from its own cards and what lies open, so only the two hands that changed are judged again.
"""

from __future__ import annotations

from math import log
from typing import Final

from game.players.compiled.instructions import popcount
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_spades.choosing import choose
from game.players.compiled_spades.counting import fit_of_bid
from game.players.compiled_spades.layout import (
    FITS,
    HANDS,
    HIDDEN,
    HISTORY,
    HISTORY_CARDS,
    HISTORY_LATER,
    HISTORY_LENGTH,
    HISTORY_SEATS,
    OWN_BEFORE,
    ROOT,
    TABLE_LENGTH,
    VOIDS,
    WALK_AT,
    WALK_COUNT,
    WALKS,
    Reals,
)
from game.players.compiled_spades.table import card_number, draw_below, legal_cards, suit_of

EXPECTED: Final = -0.16
"""The log of how likely a card is played as the rules of thumb say, and of how likely it is some other one."""
UNEXPECTED: Final = -3.0
NEVER: Final = -1e9
"""Less than the log of any likelihood."""


@kernel
def fit_of_plays(work: Ints, reals: Reals, seat: int, hand: int, least: float) -> float:
    """The log of how likely *seat* played as it did, if it still holds *hand*; anything below *least* if that is so."""
    total = 0.0
    for number in range(work[HISTORY_LENGTH]):
        if work[HISTORY_SEATS + number] != seat:
            continue
        at = HISTORY + TABLE_LENGTH * number
        work[at + HANDS + seat] = hand | work[HISTORY_LATER + number]
        cards = legal_cards(work, at, seat)
        if cards & (cards - 1) == 0:
            continue
        is_expected = choose(work, reals, at, seat) == work[HISTORY_CARDS + number]
        total += EXPECTED if is_expected else UNEXPECTED
        if total < least:
            break
    return total


@inlined
def fit_of_calls(work: Ints, reals: Reals, seat: int, hand: int) -> float:
    """The log of how likely *seat* bid as it did, if it still holds *hand*."""
    return fit_of_bid(work, reals, seat, hand | work[OWN_BEFORE + seat])


@kernel
def begin_walks(work: Ints, reals: Reals) -> None:
    """Judge the hands every walk begins with; nothing is asked of the seat that imagines."""
    for place in range(4 * WALK_COUNT):
        seat, hand = place & 3, work[WALKS + place]
        if work[HIDDEN + seat]:
            reals[FITS + place] = fit_of_calls(work, reals, seat, hand) + fit_of_plays(work, reals, seat, hand, NEVER)
    work[WALK_AT] = 0


@inlined
def hidden_seat(work: Ints) -> int:
    """A seat whose cards are imagined, and that has some, any as likely as the next."""
    while True:
        seat = draw_below(work, 4)
        if work[HIDDEN + seat] and work[WALKS + seat]:
            return seat


@kernel
def step(work: Ints, reals: Reals, walk: int) -> None:
    """Offer one change, and make it or not."""
    first, second = hidden_seat(work), hidden_seat(work)
    if first == second:
        return
    hands = WALKS + 4 * walk
    given = card_number(work[hands + first], draw_below(work, popcount(work[hands + first])))
    taken = card_number(work[hands + second], draw_below(work, popcount(work[hands + second])))
    if (work[ROOT + VOIDS + second] >> suit_of(given)) & 1 or (work[ROOT + VOIDS + first] >> suit_of(taken)) & 1:
        return
    change = (1 << given) | (1 << taken)
    fits = FITS + 4 * walk
    # What chance asks of the new hands is known first, so that most of those it will refuse are not judged to the end.
    asked = reals[fits + first] + reals[fits + second] + log((draw_below(work, 1 << 20) + 1) / (1 << 20))
    fit_of_first = fit_of_calls(work, reals, first, work[hands + first] ^ change)
    fit_of_second = fit_of_calls(work, reals, second, work[hands + second] ^ change)
    if fit_of_first + fit_of_second < asked:
        return
    least = asked - fit_of_first - fit_of_second
    fit_of_first += fit_of_plays(work, reals, first, work[hands + first] ^ change, least)
    least = asked - fit_of_first - fit_of_second
    if least > 0:
        return
    fit_of_second += fit_of_plays(work, reals, second, work[hands + second] ^ change, least)
    if fit_of_first + fit_of_second >= asked:
        work[hands + first] ^= change
        work[hands + second] ^= change
        reals[fits + first] = fit_of_first
        reals[fits + second] = fit_of_second


@kernel
def wander(work: Ints, reals: Reals, steps: int) -> int:
    """Let the walk whose turn it is go on by *steps*, and deal its cards to the table as the seat sees it."""
    walk = work[WALK_AT]
    work[WALK_AT] = (walk + 1) % WALK_COUNT
    for _ in range(steps):
        step(work, reals, walk)
    for seat in range(4):
        work[ROOT + HANDS + seat] = work[WALKS + 4 * walk + seat]
    return walk
