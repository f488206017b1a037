"""How well a hand fits what its player has called, thrown out and played: the sums of ``imagine.fitting``.

Each function gives a log, or not a number where something must be asked for first (see ``unseen``).
"""

from __future__ import annotations

from math import exp, inf, log, nan
from typing import Final

from game.players.compiled.instructions import ctz, popcount
from game.players.compiled.jit import Ints, Reals, inlined, kernel
from game.players.compiled.unseen import (
    CALL,
    CALL_ADDED,
    CALL_DENOMINATION,
    CALL_IDLE,
    CALL_KIND,
    CALL_LEVEL,
    CALL_OPEN,
    CALL_PROMISE,
    CALL_REAL,
    CALL_REALS,
    CALL_STANDING,
    CALL_STANDS,
    CALL_SUIT,
    CALL_SUPPORTS,
    CALLS,
    CLOSED_ODDS,
    CONTRACTOR,
    COUNTS,
    DANGERS,
    DEFENCE,
    DOUBT,
    FIGURES,
    FIRST_CALLS,
    HAS_PLAYS,
    HELD,
    IS_OPEN,
    JOINED,
    JOKER_CALL,
    JUDGES_DISCARDS,
    LEAST,
    LENGTHS,
    LONGEST,
    MISERE_BAR,
    MISERE_DOUBT,
    OF_OPEN_MISERE,
    OF_THE_JOKER,
    OF_TRICKS,
    OPEN_ODDS,
    OPEN_SUITS,
    OWN,
    OWN_TRICKS,
    PLAY,
    PLAYED,
    PRINTED,
    SHARES,
    SUITS,
    SUPPORT,
    SURPRISE,
    find,
    find_weights,
)

JOKER: Final = 1 << 52
NO_TRUMPS: Final = 4
LEAST_PRODUCT: Final = 1e-12

# Counting tricks


@inlined
def count(whole: Ints, real: Reals, keys: Ints, figures: Reals, kind: int, hand: int, to: int) -> bool:
    """Put one of the counts of *hand*, by denomination, at *to*, and the sixth figure; whether all of it is known."""
    for one in range(FIGURES):
        real[to + one] = 0.0
    for suit in range(4):
        slot = find(whole, keys, kind + suit, hand & whole[JOINED + suit])
        if slot < 0:
            return False
        for one in range(FIGURES):
            real[to + one] += figures[slot * FIGURES + one]
    return True


@inlined
def count_as_bidder(whole: Ints, real: Reals, keys: Ints, figures: Reals, ten: int) -> bool:
    """Put the count of a bidder at ``OWN``: a hand with open suits is worth less at no trumps."""
    if not count(whole, real, keys, figures, OWN_TRICKS, ten, OWN):
        return False
    if real[OWN + IS_OPEN] > (2 if ten & JOKER else 1):
        real[OWN + NO_TRUMPS] += real[OPEN_SUITS]
    return True


@inlined
def count_for_call(whole: Ints, real: Reals, keys: Ints, figures: Reals, record: int, ten: int) -> bool:
    """Put at ``COUNTS`` what counts for a call: the bidder's count, or support where partner has bid."""
    supports = whole[record + CALL_SUPPORTS]
    if supports and not count(whole, real, keys, figures, SUPPORT, ten, COUNTS):
        return False
    for one in range(5):
        if (supports >> one) & 1 == 0:
            real[COUNTS + one] = real[OWN + one]
    return True


# Calls


@inlined
def surprise(whole: Ints, real: Reals, keys: Ints, figures: Reals, record: int, added: int, ten: int) -> float:
    """The chance of the call from a player who does not bid by the count."""
    one, level = whole[record + CALL_DENOMINATION], whole[record + CALL_LEVEL]
    if one < 0:
        return real[SURPRISE]
    strong = 1 / (1 + exp((level - 0.5 - real[COUNTS + one] - real[added + CALL_ADDED + one]) / real[DOUBT]))
    suit = whole[record + CALL_SUIT]
    if suit and (whole[record + CALL_SUPPORTS] >> one) & 1 == 0:
        strong *= real[LENGTHS + (8 if level >= 8 else 0) + min(7, popcount(ten & suit))]
    return real[SURPRISE] * max(1e-4, strong)


@inlined
def weight_of_pass(whole: Ints, real: Reals, keys: Ints, figures: Reals, record: int, added: int, ten: int) -> float:
    """How much a pass weighs: by what becomes of the bid that stands. Below nothing if it is not known."""
    one = whole[record + CALL_STANDING]
    if one < 0:
        return real[added + CALL_IDLE]
    if whole[record + CALL_STANDS]:
        tricks = real[COUNTS + one] + real[added + CALL_ADDED + one]
    else:
        tricks = real[added + CALL_PROMISE]
        for suit in range(4):
            slot = find(whole, keys, DEFENCE + suit, ten & whole[JOINED + suit])
            if slot < 0:
                return -1.0
            tricks -= figures[slot * FIGURES + one]
    place = find_weights(whole, real, added, 5, tricks)
    return real[place] if place >= 0 else -1.0


@inlined
def log_chance_of_bid(whole: Ints, real: Reals, keys: Ints, figures: Reals, record: int, added: int, ten: int) -> float:
    """The log of how likely *ten* is to bid or pass so: each call by its worth, the better the more often."""
    if not count_for_call(whole, real, keys, figures, record, ten):
        return nan
    every = weight_of_pass(whole, real, keys, figures, record, added, ten)
    if every < 0:
        return nan
    made = every if whole[record + CALL_DENOMINATION] < 0 else 0.0
    for one in range(5):
        if (whole[record + CALL_OPEN] >> one) & 1:
            tricks = real[COUNTS + one] + real[added + CALL_ADDED + one]
            place = find_weights(whole, real, added, one, tricks)
            if place < 0:
                return nan
            made += real[place]
            every += real[place + 1]
    return log(surprise(whole, real, keys, figures, record, added, ten) + (1 - real[SURPRISE]) * made / every)


@inlined
def log_chance_of_misere(whole: Ints, real: Reals, keys: Ints, figures: Reals, odds: int, ten: int) -> float:
    """The log of how likely *ten* calls misère, by its danger with its worst one and two cards gone."""
    real[LEAST] = 0.0
    real[LEAST + 1] = inf
    real[LEAST + 2] = inf
    for suit in range(4):
        slot = find(whole, keys, DANGERS + suit, ten & whole[PRINTED + suit])
        if slot < 0:
            return nan
        ladder = slot * FIGURES
        # Counting down, so that what is read still speaks of the suits before this one.
        two = min(real[LEAST + 2] + figures[ladder], real[LEAST + 1] + figures[ladder + 1])
        real[LEAST + 2] = min(two, real[LEAST] + figures[ladder + 2])
        real[LEAST + 1] = min(real[LEAST + 1] + figures[ladder], real[LEAST] + figures[ladder + 1])
        real[LEAST] += figures[ladder]
    # The Joker is the first to go.
    first = LEAST if ten & JOKER else LEAST + 1
    chance = 1 / (1 + exp(real[odds + 1] * real[first] + real[odds + 2] * real[first + 1] - real[odds]))
    sure = 1 / (1 + exp((real[MISERE_BAR] - chance) / real[MISERE_DOUBT]))
    return log(real[SURPRISE] / 4 + sure)


@inlined
def log_chance_of_call(whole: Ints, real: Reals, keys: Ints, figures: Reals, call: int, ten: int) -> float:
    """The log of how likely *ten* makes a call."""
    record, added = CALLS + call * CALL, CALL_REALS + call * CALL_REAL
    kind = whole[record + CALL_KIND]
    if kind == OF_THE_JOKER:
        return log(real[JOKER_CALL] if ten & JOKER else 1 - real[JOKER_CALL])
    if kind != OF_TRICKS:
        odds = OPEN_ODDS if kind == OF_OPEN_MISERE else CLOSED_ODDS
        return log_chance_of_misere(whole, real, keys, figures, odds, ten)
    return log_chance_of_bid(whole, real, keys, figures, record, added, ten)


# Throwing out


@inlined
def log_chance_of_discards(whole: Ints, real: Reals, keys: Ints, figures: Reals, had: int, thrown: int) -> float:
    """The log of how likely *thrown* are out of *had*: as the product of their shares, among all ways to throw out."""
    ones = squares = cubes = chosen = 0.0
    for suit in range(5):
        cards = had & whole[SUITS + suit]
        length = min(LONGEST, popcount(cards)) - 1
        while cards:
            card = cards & -cards
            cards ^= card
            share = real[SHARES + ctz(card) * LONGEST + length]
            ones += share
            squares += share * share
            cubes += share * share * share
            if card & thrown:
                chosen += log(share)
    number = popcount(thrown)
    # Newton's identities: the sum of all products of so many different shares.
    products = ones
    if number == 2:
        products = (ones * ones - squares) / 2
    elif number == 3:
        products = (ones * ones * ones - 3 * ones * squares + 2 * cubes) / 6
    return chosen - log(max(LEAST_PRODUCT, products))


# Altogether


@inlined
def log_chance_of_calls(whole: Ints, real: Reals, keys: Ints, figures: Reals, seat: int, ten: int) -> float:
    """The log of how likely *ten* calls as *seat* has, every time."""
    first, end = whole[FIRST_CALLS + seat], whole[FIRST_CALLS + seat + 1]
    total = 0.0
    if first < end and not count_as_bidder(whole, real, keys, figures, ten):
        return nan
    for call in range(first, end):
        total += log_chance_of_call(whole, real, keys, figures, call, ten)
    return total


@inlined
def log_chance_of_play(whole: Ints, real: Reals, keys: Ints, figures: Reals, seat: int, hand: int) -> float:
    """The log of how likely *seat* has played as it did, still holding *hand*; by its habits in each suit."""
    total = 0.0
    for suit in range(5):
        if (whole[HAS_PLAYS + seat] >> suit) & 1:
            slot = find(whole, keys, PLAY + 5 * seat + suit, hand & whole[SUITS + suit])
            if slot < 0:
                return nan
            total += figures[slot * FIGURES]
    return total


@kernel
def fit(whole: Ints, real: Reals, keys: Ints, figures: Reals, seat: int, hand: int, kitty: int, discards: int) -> float:
    """How well *hand*, still held by *seat*, fits; *kitty* and *discards* matter if *seat* is the contractor."""
    hand |= whole[HELD + seat]
    had = hand | whole[PLAYED + seat]
    total = 0.0
    if seat == whole[CONTRACTOR]:
        had |= discards
        if whole[JUDGES_DISCARDS] and discards:
            total += log_chance_of_discards(whole, real, keys, figures, had, discards)
        had &= ~kitty
    total += log_chance_of_calls(whole, real, keys, figures, seat, had)
    if total == total:
        total += log_chance_of_play(whole, real, keys, figures, seat, hand)
    return total
