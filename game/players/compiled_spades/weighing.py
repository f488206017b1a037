"""How likely a card takes its trick, and what it is worth: the casual player's reckoning, figure for figure."""

from __future__ import annotations

from game.players.compiled.instructions import popcount
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_spades.layout import (
    BEST,
    BIDS,
    HANDS,
    HOLDERS,
    LED,
    ON_TABLE,
    OUT,
    OUT_COUNT,
    OVER_UNWANTED,
    OVER_WANTED,
    PACK,
    PLAYED,
    ROOM,
    TAKEN,
    VOID,
    VOIDS,
    Reals,
)
from game.players.compiled_spades.table import beats, suit_cards, suit_of


@kernel
def read_table(work: Ints, at: int, seat: int) -> None:
    """Note which cards *seat* has not seen, and how many others may hold some of each suit."""
    out = PACK & ~(work[at + PLAYED] | work[at + HANDS + seat])
    work[OUT] = out
    for suit in range(4):
        count = popcount(suit_cards(out, suit))
        holders = 0
        if count:
            for turn in range(1, 4):
                holders += 1 - ((work[at + VOIDS + ((seat + turn) & 3)] >> suit) & 1)
        work[OUT_COUNT + suit] = count
        work[HOLDERS + suit] = holders


@inlined
def may_hold(work: Ints, at: int, seat: int, suit: int) -> bool:
    """Whether *seat* may hold a card of *suit*, as the one who reads the table knows."""
    return work[OUT_COUNT + suit] > 0 and ((work[at + VOIDS + seat] >> suit) & 1) == 0


@inlined
def higher_out(work: Ints, card: int) -> int:
    """How many unseen cards of its suit beat *card*."""
    suit = suit_of(card)
    return popcount(suit_cards(work[OUT], suit) >> (card - 13 * suit + 1))


@inlined
def needed(work: Ints, at: int, seat: int) -> int:
    """The tricks *seat* still has to take for its bid."""
    return work[BIDS + seat] - work[at + TAKEN + seat]


@kernel
def chance_beaten(work: Ints, reals: Reals, at: int, card: int, seat: int) -> float:
    """How likely *seat*, who plays later, beats *card*."""
    suit = work[at + LED] if work[at + ON_TABLE] else suit_of(card)
    wants = needed(work, at, seat) > 0
    count, holders = work[OUT_COUNT + suit], work[HOLDERS + suit]
    void = 1.0
    over = 0.0
    if may_hold(work, at, seat, suit):
        void = reals[VOID + ROOM * holders + count]
        if suit_of(card) == suit and void < 1:
            place = (holders * ROOM + count) * ROOM + higher_out(work, card)
            over = reals[OVER_WANTED + place] if wants else reals[OVER_UNWANTED + place]
    ruff = 0.0
    if suit != 0 and may_hold(work, at, seat, 0):
        some = 1.0
        if card < 13:
            some = min(1.0, higher_out(work, card) / max(1, work[OUT_COUNT]) * 1.5)
        ruff = some * (0.85 if wants else 0.25)
    return (1 - void) * over + void * ruff


@kernel
def chance_to_take(work: Ints, reals: Reals, at: int, seat: int, card: int) -> float:
    """How likely *card* takes the trick against what those after it would like to do."""
    count = work[at + ON_TABLE]
    if count and not beats(card, work[at + BEST]):
        return 0.0
    chance = 1.0
    for turn in range(1, 4 - count):
        chance *= 1 - chance_beaten(work, reals, at, card, (seat + turn) & 3)
    return chance


@inlined
def highest_place(cards: int) -> int:
    """The place in its suit of the highest of some cards of one suit; −1 if there are none."""
    place = -1
    while cards:
        place += 1
        cards >>= 1
    return place


@kernel
def worth_of(work: Ints, at: int, seat: int, card: int) -> float:
    """What *card* may still win: masters and spades most, then cards that become masters, then length."""
    suit = suit_of(card)
    rank = card - 13 * suit + 2
    if suit == 0:
        return 3.0 + rank / 10
    if work[OUT_COUNT + suit] == 0:
        return 1.0
    higher = higher_out(work, card)
    if higher == 0:
        return 2.5
    held = suit_cards(work[at + HANDS + seat], suit)
    length = popcount(held)
    top = 13 * suit + highest_place(held)
    if card == top and higher <= length - 1:
        return 1.6 - 0.3 * higher
    if card != top and higher_out(work, top) == length - 1:
        return 1.0
    shortening = -0.2 * max(0, 3 - length) if work[at + HANDS + seat] & 0x1FFF else 0.0
    return rank / 20 + shortening


@kernel
def danger_of(work: Ints, at: int, seat: int, card: int) -> float:
    """How likely *card* is to win a trick that is not wanted: by its rank, what is lower, and what it is guarded by."""
    suit = suit_of(card)
    trump = 1.5 if suit == 0 else 0.0
    count = work[OUT_COUNT + suit]
    if count == 0:
        return trump
    held = suit_cards(work[at + HANDS + seat], suit) & 0x1F
    escape = popcount(held & ~(1 << (card - 13 * suit)))
    return trump + 3.0 * (count - higher_out(work, card)) / count / (1 + 0.4 * escape)
