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
REFUSED, MADE, UNKNOWN = 0, 1, 2
"""What becomes of an offered change; the last until something asked for is told."""


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
def fit_of(whole: Ints, real: Reals, keys: Ints, figures: Reals, places: int, seat: int) -> float:
    """How well the hand of *seat* fits; not a number if something must be asked for first."""
    at = whole[DISCARDS_AT]
    discards = whole[places + at] if at >= 0 else 0
    return fit(whole, real, keys, figures, seat, hand_of(whole, places, seat), whole[places + KITTY], discards)


@inlined
def fit_as_played(whole: Ints, real: Reals, work: Ints, places: int, seat: int, bar: float) -> float:
    """How well the cards of *seat* so far fit the rules of thumb, a log; below *bar* it may be too high."""
    at = whole[DISCARDS_AT]
    work[THROWN_OUT] = whole[places + at] if at >= 0 else 0
    hand = hand_of(whole, places, seat) | whole[HELD + seat] | whole[PLAYED + seat]
    return judge_history(work, seat, hand, real[AS_EXPECTED + seat], real[OTHERWISE + seat], bar)


@inlined
def judge_hand(whole: Ints, real: Reals, keys: Ints, figures: Reals, places: int, fits: int, seat: int) -> int:
    """Whether a change in the concerns of *seat* is made, as far as its calls and discards say: see below."""
    new = fit_of(whole, real, keys, figures, places, seat)
    if new != new:
        return UNKNOWN
    gain = new - real[fits + seat]
    real[NEW_FITS + seat] = new
    return MADE if gain >= 0 or throw(whole) < exp(gain) else REFUSED


@inlined
def judge_play(whole: Ints, real: Reals, work: Ints, places: int, fits: int, seat: int) -> int:
    """The same, as far as its play says."""
    bar = real[fits + AS_PLAYED + seat] + log(1.0 - throw(whole))
    new = fit_as_played(whole, real, work, places, seat, bar)
    real[NEW_FITS + AS_PLAYED + seat] = new
    return MADE if new >= bar else REFUSED


@inlined
def judge(
    whole: Ints, real: Reals, keys: Ints, figures: Reals, work: Ints, walk: int, one: int, other: int, of_hands: bool
) -> int:
    """Whether a change in the concerns of one seat or two is made, refused, or cannot be told yet.

    The parts of the fit are asked one after another, the quickest first, and each may refuse the change by itself:
    worlds are visited as often as when asked for the sum, and most refusals cost no more than the first answer.
    (J. A. Christen and C. Fox, J. Comput. Graph. Stat. 14, 2005.)
    """
    places, fits = PLACES + walk * WALK, FITS + walk * FIT
    for turn in range(2):
        seat = other if turn else one
        if seat >= 0:
            found = judge_hand(whole, real, keys, figures, places, fits, seat)
            if found != MADE:
                return found
    for turn in range(2 if of_hands and whole[JUDGES_HISTORY] else 0):
        seat = other if turn else one
        if seat >= 0 and judge_play(whole, real, work, places, fits, seat) == REFUSED:
            return REFUSED
    for turn in range(2):
        seat = other if turn else one
        if seat >= 0:
            real[fits + seat] = real[NEW_FITS + seat]
            if of_hands and whole[JUDGES_HISTORY]:
                real[fits + AS_PLAYED + seat] = real[NEW_FITS + AS_PLAYED + seat]
    return MADE


@inlined
def step(whole: Ints, real: Reals, keys: Ints, figures: Reals, work: Ints, walk: int) -> bool:
    """Offer one change, and make it or not; whether that could be told. If not, nothing has changed."""
    places = PLACES + walk * WALK
    first = second = whole[DISCARDS_AT]
    of_kitty = first >= 0 and throw(whole) < real[KITTY_STEPS]
    if not of_kitty:
        pair = choose_pair(whole, real)
        first, second = whole[FIRST_PLACES + pair], whole[SECOND_PLACES + pair]
    in_first, in_second, in_kitty = whole[places + first], whole[places + second], whole[places + KITTY]
    is_offered = exchange_in_kitty(whole, places) if of_kitty else exchange(whole, places, first, second)
    if not is_offered:
        return True
    one, other = whole[OWNERS + first], whole[OWNERS + second]
    if other == one:
        other = NOBODY
    found = judge(whole, real, keys, figures, work, walk, one, other, not of_kitty)
    if found != MADE:
        whole[places + first] = in_first
        whole[places + second] = in_second
        whole[places + KITTY] = in_kitty
    return found != UNKNOWN


@kernel
def wander(whole: Ints, real: Reals, keys: Ints, figures: Reals, work: Ints, walk: int, steps: int) -> int:
    """Take so many steps on a walk; how many are left, because something must be asked for first."""
    while steps:
        chance = whole[CHANCE]
        if not step(whole, real, keys, figures, work, walk):
            whole[CHANCE] = chance
            return steps
        steps -= 1
    return 0
