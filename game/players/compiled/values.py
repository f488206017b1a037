"""What a loaded position, and every play in it, is worth: the questions asked of ``search``.

Values are tricks of South and North among those left, the one on the table included.
"""

from __future__ import annotations

from typing import Final

from game.players.compiled.bits import JOKER, below, field_mask, field_of
from game.players.compiled.guessing import guess_tricks
from game.players.compiled.jit import inlined, kernel
from game.players.compiled.layout import (
    HANDS,
    LEADER,
    PLAY_FIELDS,
    PLAYS,
    ROOT_CARD,
    ROOT_FIELD,
    TABLE_COUNT,
    TRICKS_LEFT,
    VALUES,
    Work,
)
from game.players.compiled.search import CALLED_OFF, search

NO_GUESS: Final = -1


@kernel
def solve(work: Work, guess: int, least: int, most: int) -> int:
    """The exact value, known to lie between *least* and *most*, by zero-window searches that start at *guess*.

    Without a guess (``NO_GUESS``) they start at an estimate.
    """
    if guess == NO_GUESS:
        guess = guess_tricks(work)
    while least < most:
        goal = min(max(guess, least + 1), most)
        value = search(work, goal)
        if value == CALLED_OFF:
            return CALLED_OFF
        if value >= goal:
            least = value
            guess = value + 1
        else:
            most = value
            guess = value
    return least


@kernel
def solve_plays(work: Work, guess: int, count: int) -> int:
    """The exact value of each of the *count* plays in ``plays`` and ``fields``, into ``values``.

    Returns the value of the best, or ``CALLED_OFF``. Equals are solved once.
    """
    tricks_left = work[TRICKS_LEFT]
    seat = (work[LEADER] + work[TABLE_COUNT]) & 3
    work[ROOT_CARD] = 0
    best = solve(work, guess, 0, tricks_left)
    if best == CALLED_OFF:
        return CALLED_OFF
    for i in range(count):
        same = earlier_equal(work, seat, i)
        if same >= 0:
            work[VALUES + i] = work[VALUES + same]
            continue
        if count == 1:
            work[VALUES + i] = best
            continue
        work[ROOT_CARD] = work[PLAYS + i]
        work[ROOT_FIELD] = work[PLAY_FIELDS + i]
        value = solve(work, best, 0, best) if (seat & 1) == 0 else solve(work, best + 1, best, tricks_left)
        work[ROOT_CARD] = 0
        if value == CALLED_OFF:
            return CALLED_OFF
        work[VALUES + i] = value
    return best


@kernel
def check_plays(work: Work, goal: int, count: int) -> int:
    """For each of the *count* plays whether South and North still get *goal* tricks (1 or 0), into ``values``.

    Returns the answer for the best play, or ``CALLED_OFF``. A quarter of the work of exact values.
    """
    seat = (work[LEADER] + work[TABLE_COUNT]) & 3
    is_even = (seat & 1) == 0
    work[ROOT_CARD] = 0
    value = search(work, goal)
    if value == CALLED_OFF:
        return CALLED_OFF
    reached = value >= goal
    if count == 1 or reached != is_even:  # nothing the seat can do changes the answer
        for i in range(count):
            work[VALUES + i] = 1 if reached else 0
        return 1 if reached else 0
    for i in range(count):
        same = earlier_equal(work, seat, i)
        if same >= 0:
            work[VALUES + i] = work[VALUES + same]
            continue
        work[ROOT_CARD] = work[PLAYS + i]
        work[ROOT_FIELD] = work[PLAY_FIELDS + i]
        value = search(work, goal)
        work[ROOT_CARD] = 0
        if value == CALLED_OFF:
            return CALLED_OFF
        work[VALUES + i] = 1 if value >= goal else 0
    return 1 if reached else 0


@inlined
def earlier_equal(work: Work, seat: int, at: int) -> int:
    """The first play before number *at* that must be worth the same for *seat*, −1 if there is none."""
    card = work[PLAYS + at]
    for i in range(at):
        if card == JOKER or work[PLAYS + i] == JOKER:
            if card == work[PLAYS + i] and _name_the_same(work, seat, work[PLAY_FIELDS + at], work[PLAY_FIELDS + i]):
                return i
        elif _are_equals(work, seat, card, work[PLAYS + i]):
            return i
    return -1


@inlined
def _name_the_same(work: Work, seat: int, field: int, other: int) -> bool:
    """Whether a Joker led as either field asks for cards nobody has."""
    hands = 0
    for rival in range(4):
        if rival != seat:
            hands |= work[HANDS + rival]
    return ((hands & field_mask(field)) | (hands & field_mask(other))) == 0


@inlined
def _are_equals(work: Work, seat: int, card: int, other: int) -> bool:
    """Whether two cards of one hand and field have no other hand's card in play between them."""
    field = field_of(card)
    if field != field_of(other):
        return False
    high, low = min(card, other), max(card, other)
    between = below(high) & (low - 1) & field_mask(field)
    in_play = work[HANDS] | work[HANDS + 1] | work[HANDS + 2] | work[HANDS + 3]
    return bool((between & in_play & ~work[HANDS + seat]) == 0)
