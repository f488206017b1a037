"""Wandering through the worlds of one view, each visited as often as it is likely by what was passed and played.

A step offers to change two unseen cards between two hands, or one card of which it is unknown who passed it, and takes
the offer as often as the world it makes is likelier than the one it leaves (N. Metropolis and others, J. Chem. Phys.
21, 1953). A world is likely if the players pass and play in it as the rules of thumb would, or, of those who may be out
for the moon, as who wants every point.
"""

from __future__ import annotations

from math import exp, log

from game.players.compiled.instructions import popcount
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_hearts.chase import may_chase
from game.players.compiled_hearts.layout import (
    ALLOWED,
    CHASE_COST,
    CHASE_QUARTERS,
    FIXED,
    GIVEN,
    HANDS,
    HAS_PASSED,
    HISTORY,
    HISTORY_LENGTH,
    HISTORY_SEATS,
    ME,
    MISS_COST,
    MISSES,
    NOW,
    PASS_COST,
    PASSES_TO,
    PLAYED_BY,
    POSITION,
    SUSPECTED,
    TO_ACT,
)
from game.players.compiled_hearts.passing import three_by_thumb
from game.players.compiled_hearts.thumb import by_thumb
from game.players.compiled_hearts.tricks import chance_below, legal, one_of, put

_PASSES_ASKED = 5
"""Of sixteen steps, how many ask who passed a card."""
_PARTS = 1 << 15
_SHARE, _LESS = 100, 15
"""Who has often played against the rules of thumb goes by others: each further miss tells less."""
_QUARTERS = 4
"""A card that fits the moon counts a quarter of one that does not, as others would fit it too."""


@inlined
def _misses_in_passes(work: Ints) -> int:
    """How many cards the others passed that the rules of thumb would have kept."""
    misses, places = 0, work[PASSES_TO]
    for seat in range(4):
        if seat != work[ME]:
            given = work[GIVEN + seat]
            received = work[GIVEN + ((seat - places) & 3)]
            dealt = ((work[HANDS + seat] | work[PLAYED_BY + seat]) & ~received) | given
            misses += 3 - popcount(three_by_thumb(dealt) & given)
    return misses


@kernel
def count_misses(work: Ints) -> None:
    """Note how many cards the others played, where they had a choice, that the rules of thumb would not have."""
    for place in range(POSITION):
        work[NOW + place] = 0
    for seat in range(4):
        work[NOW + HANDS + seat] = work[HANDS + seat] | work[PLAYED_BY + seat]
        work[MISSES + seat] = work[CHASE_QUARTERS + seat] = 0
    work[NOW + TO_ACT] = work[HISTORY_SEATS]
    for number in range(work[HISTORY_LENGTH]):
        seat, card = work[HISTORY_SEATS + number], work[HISTORY + number]
        cards = legal(work, seat)
        if seat != work[ME] and cards & (cards - 1):
            if work[SUSPECTED + seat]:
                until_now = min(_QUARTERS * work[MISSES + seat], work[CHASE_QUARTERS + seat])
                work[CHASE_QUARTERS + seat] = until_now + (1 if may_chase(work, seat, cards, card) else _QUARTERS)
            work[MISSES + seat] += 1 if by_thumb(work, seat) != card else 0
        put(work, seat, card)


@inlined
def _unlikeliness_of_plays(work: Ints, seat: int) -> int:
    """How unlikely the plays of *seat* are, by the rules of thumb or, of a suspect, out for the moon as well."""
    misses = work[MISSES + seat]
    cost = work[MISS_COST] * misses * _SHARE // (_SHARE - _LESS + _LESS * misses)
    if work[SUSPECTED + seat] == 0:
        return cost
    chasing = work[CHASE_COST + seat] + work[MISS_COST] * work[CHASE_QUARTERS + seat] // _QUARTERS
    least = min(cost, chasing)
    return least - int(1000.0 * log(1.0 + exp((least - max(cost, chasing)) / 1000.0)))


@kernel
def unlikeliness(work: Ints) -> int:
    """The negative log of how likely the world at the front is, in thousandths, but for a constant."""
    count_misses(work)
    total = 0
    for seat in range(4):
        total += _unlikeliness_of_plays(work, seat)
    if work[HAS_PASSED]:
        total += work[PASS_COST] * _misses_in_passes(work)
    return total


@inlined
def _any_of(work: Ints, cards: int) -> int:
    """One card of a set, as a set; 0 of none."""
    count = popcount(cards)
    return 1 << one_of(cards, chance_below(work, count)) if count else 0


@inlined
def _swap(work: Ints, one: int, other: int, first: int, second: int) -> None:
    """Change card *first* of seat *one* with card *second* of seat *other*; what was received is so still."""
    both, places = first | second, work[PASSES_TO]
    work[HANDS + one] ^= both
    work[HANDS + other] ^= both
    if work[HAS_PASSED]:
        if work[GIVEN + ((one - places) & 3)] & first:
            work[GIVEN + ((one - places) & 3)] ^= both
        if work[GIVEN + ((other - places) & 3)] & second:
            work[GIVEN + ((other - places) & 3)] ^= both


@inlined
def _is_taken(work: Ints, loss: int) -> bool:
    """Whether to take a world less likely by *loss* thousandths of a log."""
    return loss <= 0 or chance_below(work, _PARTS) < _PARTS * exp(-loss / 1000.0)


@inlined
def _change_hands(work: Ints, now: int) -> int:
    """Offer to change two cards between two hands; how unlikely the world is then."""
    me = work[ME]
    one = (me + 1 + chance_below(work, 3)) & 3
    other = (me + 1 + (((one - me) & 3) + chance_below(work, 2)) % 3) & 3
    first = _any_of(work, work[HANDS + one] & ~work[FIXED])
    second = _any_of(work, work[HANDS + other] & ~work[FIXED])
    if first & work[ALLOWED + other] == 0 or second & work[ALLOWED + one] == 0:
        return now
    _swap(work, one, other, first, second)
    after = unlikeliness(work)
    if _is_taken(work, after - now):
        return after
    _swap(work, one, other, second, first)
    return now


@inlined
def _change_given(work: Ints, now: int) -> int:
    """Offer to let another card have been passed to somebody; how unlikely the world is then."""
    giver = (work[ME] + 1 + chance_below(work, 3)) & 3
    receiver = (giver + work[PASSES_TO]) & 3
    if receiver == work[ME]:
        return now
    given = work[GIVEN + giver]
    rest = (work[HANDS + receiver] | work[PLAYED_BY + receiver]) & ~given
    both = _any_of(work, given) | _any_of(work, rest)
    before = _misses_in_passes(work)
    work[GIVEN + giver] ^= both
    loss = work[PASS_COST] * (_misses_in_passes(work) - before)
    if _is_taken(work, loss):
        return now + loss
    work[GIVEN + giver] ^= both
    return now


@kernel
def wander(work: Ints, steps: int) -> None:
    """Take *steps* steps from the world at the front; the misses noted are those of the world it ends in."""
    now = unlikeliness(work)
    for _ in range(steps):
        if work[HAS_PASSED] and chance_below(work, 16) < _PASSES_ASKED:
            now = _change_given(work, now)
        else:
            now = _change_hands(work, now)
    count_misses(work)
