"""Hands played to the end by rules of thumb, thousands a second: what a card is worth among players who see no cards.

The rules are those of the casual player, card for card (``following``, ``leading``); a test compares them.
"""

from __future__ import annotations

from game.players.compiled.bits import JOKER
from game.players.compiled.following import follow
from game.players.compiled.instructions import ctz
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled.leading import fallback, lead_with_trumps, lead_without_trumps, suit_for_joker
from game.players.compiled.seen_table import (
    BITS,
    HANDS,
    HAS_TRUMPS,
    HISTORY,
    HISTORY_FIELDS,
    HISTORY_LENGTH,
    HISTORY_SEATS,
    LED,
    NO_SUIT,
    NOW,
    ON_TABLE,
    PLAY_FIELDS,
    PLAYED,
    PLAYS,
    POSITION,
    SUITS_LED,
    TABLE,
    THROWN_OFF,
    THROWN_OUT,
    TO_ACT,
    TRICKS,
    VALUES,
    VOIDS,
    best_on_table,
    in_field_led,
    legal_to_follow,
    out_for,
)


@kernel
def put(work: Ints, seat: int, card: int, field: int) -> None:
    """Play a card; *field* is the one led or named, looked at for a lead only."""
    count = work[NOW + ON_TABLE]
    work[NOW + HANDS + seat] ^= card
    work[NOW + PLAYED] |= card
    work[NOW + TABLE + count] = card
    if count == 0:
        work[NOW + LED] = field
    else:
        note_throw_off(work, seat, card)
    work[NOW + ON_TABLE] = count + 1
    work[NOW + TO_ACT] = (seat + 1) & 3
    if count == 3:
        finish_trick(work)


@inlined
def note_throw_off(work: Ints, seat: int, card: int) -> None:
    """Remember a suit not followed."""
    led = work[NOW + LED]
    if led != NO_SUIT and not in_field_led(work, card):
        work[NOW + VOIDS + seat] |= 1 << led
        if card != JOKER or work[HAS_TRUMPS]:
            work[NOW + THROWN_OFF + seat] |= 1 << led


@inlined
def finish_trick(work: Ints) -> None:
    """Give the trick to its winner."""
    # The seat to act is the one that led.
    winner = (work[NOW + TO_ACT] + best_on_table(work)) & 3
    work[NOW + TRICKS] += 1 - (winner & 1)
    if work[NOW + LED] != NO_SUIT:
        work[NOW + SUITS_LED] |= 1 << work[NOW + LED]
    work[NOW + TO_ACT] = winner
    work[NOW + ON_TABLE] = 0
    work[NOW + LED] = NO_SUIT


@kernel
def lead_card(work: Ints, out: int, seat: int) -> int:
    """The card the rules of thumb lead."""
    card = lead_with_trumps(work, out, seat) if work[HAS_TRUMPS] else lead_without_trumps(work, out, seat)
    return card if card else fallback(work, seat)


@inlined
def lead(work: Ints, seat: int) -> None:
    """Choose and play a lead."""
    out = out_for(work, seat)
    card = lead_card(work, out, seat)
    field = ctz(card) >> 4
    if card == JOKER and work[HAS_TRUMPS] == 0:
        field = suit_for_joker(work, out, seat)
    put(work, seat, card, field)


@kernel
def play_to_the_end(work: Ints) -> int:
    """Play from ``NOW`` to the last card; the tricks won by South and North."""
    while True:
        seat = work[NOW + TO_ACT]
        if work[NOW + ON_TABLE] == 0:
            if work[NOW + HANDS + seat] == 0:
                return work[NOW + TRICKS]
            lead(work, seat)
        else:
            put(work, seat, follow(work, seat), 0)


@kernel
def play_out_each(work: Ints, count: int) -> None:
    """Fill ``VALUES`` with the tricks South and North win after each of the first *count* ``PLAYS``.

    After one that is no card they play on as they would.
    """
    for number in range(count):
        for place in range(POSITION):
            work[NOW + place] = work[place]
        if work[PLAYS + number]:
            put(work, work[NOW + TO_ACT], work[PLAYS + number], work[PLAY_FIELDS + number])
        work[VALUES + number] = play_to_the_end(work)


@inlined
def choices(work: Ints, seat: int) -> int:
    """The cards *seat* may play, as far as they matter: a set."""
    if work[NOW + ON_TABLE]:
        return legal_to_follow(work, seat)
    return work[NOW + HANDS + seat]


@kernel
def expected(work: Ints, seat: int) -> int:
    """The card the rules of thumb play now."""
    if work[NOW + ON_TABLE]:
        return follow(work, seat)
    return lead_card(work, out_for(work, seat), seat)


@inlined
def bits_of_numbers(work: Ints, numbers: int) -> int:
    """The cards whose numbers are the bits of *numbers*."""
    cards = 0
    while numbers:
        one = numbers & -numbers
        numbers ^= one
        cards |= work[BITS + ctz(one)]
    return cards


@kernel
def judge_history(work: Ints, seat: int, hand: int, as_expected: float, otherwise: float, bar: float) -> float:
    """The log of how likely *seat* has played its cards so far, *hand* being those it held before the first.

    Each choice adds *as_expected* if it is that of the rules of thumb, else *otherwise* (both below nothing). What has
    come below *bar* may be told before it is all added up. *hand* and ``THROWN_OUT`` are sets of card numbers.
    """
    for place in range(POSITION):
        work[NOW + place] = work[place]
    work[NOW + HANDS + seat] = bits_of_numbers(work, hand)
    work[NOW + THROWN_OUT] = bits_of_numbers(work, work[THROWN_OUT])
    total = 0.0
    for number in range(work[HISTORY_LENGTH]):
        card = work[HISTORY + number]
        if work[HISTORY_SEATS + number] == seat:
            cards = choices(work, seat)
            if cards & (cards - 1):
                total += as_expected if expected(work, seat) == card else otherwise
                if total < bar:
                    break
        put(work, work[HISTORY_SEATS + number], card, work[HISTORY_FIELDS + number])
    return total
