"""Hands of Hearts played to the end: by rules of thumb with some chance, for the moon, or wholly at random."""

from __future__ import annotations

from game.players.compiled.instructions import ctz, popcount
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_hearts.chase import by_chase
from game.players.compiled_hearts.layout import (
    CHANCE,
    CHASES,
    COUNT,
    FIRST_LEADER,
    HANDS,
    LEADER,
    LOG,
    LOG_LEGAL,
    LOG_LENGTH,
    ME,
    MOON_OTHERS,
    MOON_SHOOTER,
    MOST_PLAYS,
    NOW,
    OPENER_BIT,
    OTHER_MOONS,
    OTHERS,
    OWN,
    OWN_MOONS,
    PASSES_TO,
    PLAYS,
    POSITION,
    QUEEN_TO,
    QUEENS,
    STRAYS,
    SUM_PLACES,
    SUMS,
    TAKEN,
    TO_ACT,
    TRICKS,
    TWO_LEADS,
)
from game.players.compiled_hearts.passing import three_by_thumb
from game.players.compiled_hearts.thumb import by_thumb, total_taken
from game.players.compiled_hearts.tricks import chance_below, is_moon, legal, one_of, put

_ALL_POINTS = 26
_ALL_TRICKS = 13


@kernel
def start_again(work: Ints) -> None:
    """Set the playout back to the position at the front."""
    for place in range(POSITION):
        work[NOW + place] = work[place]


@inlined
def choose(work: Ints, seat: int) -> int:
    """The card a seat plays in a playout."""
    cards = legal(work, seat)
    if cards & (cards - 1) == 0:
        return ctz(cards)
    if work[NOW + CHASES + seat]:
        return by_chase(work, seat)
    if chance_below(work, 1024) < work[STRAYS]:
        return one_of(cards, chance_below(work, popcount(cards)))
    return by_thumb(work, seat)


@kernel
def play_to_the_end(work: Ints) -> None:
    """Play from ``NOW`` until every point is taken."""
    while work[NOW + TRICKS] < _ALL_TRICKS and total_taken(work) < _ALL_POINTS:
        seat = work[NOW + TO_ACT]
        put(work, seat, choose(work, seat))


@inlined
def count_up(work: Ints, number: int, plan: int) -> None:
    """Add what a finished playout came to."""
    me, place = work[ME], SUMS + (plan * MOST_PLAYS + number) * SUM_PLACES
    shooter = is_moon(work)
    if shooter < 0:
        work[place + OWN] += work[NOW + TAKEN + me]
        work[place + OTHERS] += total_taken(work) - work[NOW + TAKEN + me]
    elif shooter == me:
        work[place + OWN] += work[MOON_SHOOTER]
        work[place + OTHERS] += 3 * work[MOON_OTHERS]
        work[place + OWN_MOONS] += 1
    else:
        work[place + OWN] += work[MOON_OTHERS]
        work[place + OTHERS] += work[MOON_SHOOTER] + 2 * work[MOON_OTHERS]
        work[place + OTHER_MOONS] += 1
    work[place + QUEENS] += 1 if work[NOW + QUEEN_TO] == me else 0
    work[place + COUNT] += 1


@kernel
def play_out_each(work: Ints, count: int, plans: int) -> None:
    """Play out each of the first *count* cards asked about, for few points and with two *plans* for the moon as well.

    All draw on the same chance, so that they differ by nothing but the card.
    """
    me, chance = work[ME], work[CHANCE]
    for number in range(count):
        for plan in range(plans):
            start_again(work)
            work[CHANCE] = chance
            work[NOW + CHASES + me] = plan
            put(work, me, work[PLAYS + number])
            play_to_the_end(work)
            count_up(work, number, plan)


@inlined
def exchange(work: Ints, mine: int) -> None:
    """Pass: *mine* from the asker, and from the others what the rules of thumb pass."""
    me, places = work[ME], work[PASSES_TO]
    for giver in range(4):
        given = mine if giver == me else three_by_thumb(work[HANDS + giver])
        work[NOW + HANDS + giver] ^= given
        work[NOW + HANDS + ((giver + places) & 3)] ^= given


@inlined
def open_hand(work: Ints) -> None:
    """Put the one to lead the first trick to act."""
    work[NOW + TO_ACT] = work[LEADER]
    if work[TWO_LEADS]:
        for seat in range(4):
            if work[NOW + HANDS + seat] & OPENER_BIT:
                work[NOW + TO_ACT] = seat


@kernel
def pass_and_play_each(work: Ints, count: int, plans: int) -> None:
    """The same for sets of three cards to be passed, from four hands as they were dealt."""
    me, chance = work[ME], work[CHANCE]
    for number in range(count):
        for plan in range(plans):
            start_again(work)
            exchange(work, work[PLAYS + number])
            open_hand(work)
            work[CHANCE] = chance
            work[NOW + CHASES + me] = plan
            play_to_the_end(work)
            count_up(work, number, plan)


@kernel
def play_at_random(work: Ints) -> None:
    """Play the position at the front to its last card, every legal card as likely as the next, and keep a log."""
    start_again(work)
    work[FIRST_LEADER] = work[NOW + TO_ACT]
    length = 0
    while work[NOW + TRICKS] < _ALL_TRICKS:
        seat = work[NOW + TO_ACT]
        cards = legal(work, seat)
        card = one_of(cards, chance_below(work, popcount(cards)))
        work[LOG + length] = card
        work[LOG_LEGAL + length] = cards
        length += 1
        put(work, seat, card)
    work[LOG_LENGTH] = length


@kernel
def play_many_at_random(work: Ints, count: int) -> None:
    """The same *count* times, for measuring."""
    for _ in range(count):
        play_at_random(work)
