"""Walking from world to world: the steps of ``imagine.wandering``."""

from __future__ import annotations

from math import exp, log
from typing import Final

from game.players.compiled.fitness import fit
from game.players.compiled.instructions import popcount
from game.players.compiled.jit import Ints, Reals, inlined, kernel
from game.players.compiled.playout import judge_history
from game.players.compiled.seen_table import THROWN_OUT
from game.players.compiled.unseen import (
    ALLOWED,
    AS_EXPECTED,
    CHANCE,
    CONTRACTOR,
    DISCARDS_AT,
    FIRST_PLACES,
    FIT,
    FITS,
    HELD,
    JUDGES_HISTORY,
    KITTY_STEPS,
    NEW_FITS,
    OFFER,
    OTHERWISE,
    OWNERS,
    PAIRS,
    PLACES,
    PLAYED,
    SEAT_PLACES,
    SECOND_PLACES,
    WALK,
    WEIGHTS,
    throw,
)

KITTY: Final = WALK - 1
AS_PLAYED: Final = 4
"""Where among the fits of a walk those of the play begin."""
NOBODY: Final = -1
FIRST, SECOND, IN_FIRST, IN_SECOND, IN_KITTY, CONCERNED, ASKS_HISTORY = 0, 1, 2, 3, 4, 5, 7
"""What is noted of an offer: the two places, what lay in them and in the kitty, the seats concerned, and whether their
play is asked about."""


@inlined
def one_of(whole: Ints, cards: int) -> int:
    """Any of *cards*."""
    for _ in range(int(throw(whole) * popcount(cards))):
        cards &= cards - 1
    return cards & -cards


@inlined
def choose_pair(whole: Ints, real: Reals) -> int:
    """A pair of places, those with more cards the more often."""
    last = whole[PAIRS] - 1
    mark = throw(whole) * real[WEIGHTS + last]
    pair = 0
    while pair < last and real[WEIGHTS + pair] <= mark:
        pair += 1
    return pair


@inlined
def exchange(whole: Ints, places: int, first: int, second: int) -> bool:
    """Let two places exchange a card each, if they may; a card of the kitty that leaves the contractor is another's."""
    given = one_of(whole, whole[places + first])
    taken = one_of(whole, whole[places + second])
    if (given & whole[ALLOWED + second]) == 0 or (taken & whole[ALLOWED + first]) == 0:
        return False
    whole[places + first] ^= given | taken
    whole[places + second] ^= given | taken
    contractor = whole[CONTRACTOR]
    stays = whole[OWNERS + first] == contractor and whole[OWNERS + second] == contractor
    if contractor >= 0 and not stays and whole[places + KITTY] & (given | taken):
        whole[places + KITTY] ^= given | taken
    return True


@inlined
def hand_of(whole: Ints, places: int, seat: int) -> int:
    """The hidden hand of *seat*; nothing if it is seen."""
    place = whole[SEAT_PLACES + seat]
    return whole[places + place] if place >= 0 else 0


@inlined
def discards_of(whole: Ints, places: int) -> int:
    """The hidden discards; nothing if they are seen."""
    at = whole[DISCARDS_AT]
    return whole[places + at] if at >= 0 else 0


@inlined
def exchange_in_kitty(whole: Ints, places: int) -> bool:
    """Let another of the contractor's thirteen have come from the kitty."""
    contractor, kitty = whole[CONTRACTOR], whole[places + KITTY]
    others = whole[HELD + contractor] | whole[PLAYED + contractor] | whole[places + whole[DISCARDS_AT]]
    others = (others | hand_of(whole, places, contractor)) & ~kitty
    if kitty == 0 or others == 0:
        return False
    gone = one_of(whole, kitty)
    whole[places + KITTY] = kitty ^ gone ^ one_of(whole, others)
    return True


@inlined
def offer(whole: Ints, real: Reals, places: int) -> bool:
    """Change one thing in the places of a walk, and note whose concern it is; whether there was anything to change."""
    first = second = whole[DISCARDS_AT]
    of_kitty = first >= 0 and throw(whole) < real[KITTY_STEPS]
    if not of_kitty:
        pair = choose_pair(whole, real)
        first, second = whole[FIRST_PLACES + pair], whole[SECOND_PLACES + pair]
    whole[OFFER + FIRST], whole[OFFER + SECOND] = first, second
    whole[OFFER + IN_FIRST], whole[OFFER + IN_SECOND] = whole[places + first], whole[places + second]
    whole[OFFER + IN_KITTY] = whole[places + KITTY]
    one, other = whole[OWNERS + first], whole[OWNERS + second]
    whole[OFFER + CONCERNED] = one
    whole[OFFER + CONCERNED + 1] = other if other != one else NOBODY
    whole[OFFER + ASKS_HISTORY] = whole[JUDGES_HISTORY] and not of_kitty
    return exchange_in_kitty(whole, places) if of_kitty else exchange(whole, places, first, second)


@inlined
def is_taken(whole: Ints, gain: float) -> bool:
    """Whether a change is made that gains so much fit, or loses it."""
    return gain >= 0 or throw(whole) < exp(gain)


@inlined
def settle(whole: Ints, real: Reals, places: int, fits: int, is_made: bool) -> None:
    """Keep a change and the fits that go with it, or take it back."""
    if not is_made:
        whole[places + whole[OFFER + FIRST]] = whole[OFFER + IN_FIRST]
        whole[places + whole[OFFER + SECOND]] = whole[OFFER + IN_SECOND]
        whole[places + KITTY] = whole[OFFER + IN_KITTY]
        return
    for turn in range(2):
        seat = whole[OFFER + CONCERNED + turn]
        if seat >= 0:
            real[fits + seat] = real[NEW_FITS + seat]
            if whole[OFFER + ASKS_HISTORY]:
                real[fits + AS_PLAYED + seat] = real[NEW_FITS + AS_PLAYED + seat]


@kernel
def wander(whole: Ints, real: Reals, keys: Ints, figures: Reals, work: Ints, walk: int, steps: int) -> int:
    """Take so many steps on a walk; how many are left, because something must be asked for first.

    The parts of the fit are asked one after another, the quickest first, and each may refuse the change by itself:
    worlds are visited as often as when asked for the sum, and most refusals cost no more than the first answer.
    (J. A. Christen and C. Fox, J. Comput. Graph. Stat. 14, 2005.)
    """
    # ``fit`` and ``judge_history`` are called from here alone: every stage between would be compiled with them in it.
    places, fits = PLACES + walk * WALK, FITS + walk * FIT
    while steps:
        chance = whole[CHANCE]
        is_made = offer(whole, real, places)
        for turn in range(2):
            seat = whole[OFFER + CONCERNED + turn]
            if is_made and seat >= 0:
                hand, thrown = hand_of(whole, places, seat), discards_of(whole, places)
                new = fit(whole, real, keys, figures, seat, hand, whole[places + KITTY], thrown)
                if new != new:
                    settle(whole, real, places, fits, False)
                    whole[CHANCE] = chance
                    return steps
                real[NEW_FITS + seat] = new
                is_made = is_taken(whole, new - real[fits + seat])
        for turn in range(2):
            seat = whole[OFFER + CONCERNED + turn]
            if is_made and seat >= 0 and whole[OFFER + ASKS_HISTORY]:
                hand = hand_of(whole, places, seat) | whole[HELD + seat] | whole[PLAYED + seat]
                work[THROWN_OUT] = discards_of(whole, places)
                bar = real[fits + AS_PLAYED + seat] + log(1.0 - throw(whole))
                new = judge_history(work, seat, hand, real[AS_EXPECTED + seat], real[OTHERWISE + seat], bar)
                real[NEW_FITS + AS_PLAYED + seat] = new
                is_made = new >= bar
        settle(whole, real, places, fits, is_made)
        steps -= 1
    return 0
