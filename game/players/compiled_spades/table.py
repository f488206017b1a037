"""The rules of a trick of Spades for the kernels: what may be played, and who wins."""

from __future__ import annotations

from game.players.compiled.instructions import ctz
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_spades.layout import (
    BEST,
    BEST_SEAT,
    CHANCE,
    HANDS,
    IS_BROKEN,
    IS_TIGHT,
    LED,
    NOW,
    ON_TABLE,
    PLAYED,
    SUIT,
    TABLE_LENGTH,
    TAKEN,
    TO_ACT,
    VOIDS,
)


@inlined
def suit_of(card: int) -> int:
    return card // 13


@inlined
def suit_cards(cards: int, suit: int) -> int:
    """Those of *cards* that belong to *suit*, moved down to its thirteen lowest bits."""
    return (cards >> (13 * suit)) & SUIT


@kernel
def draw_below(work: Ints, bound: int) -> int:
    """A number from 0 below *bound*: the congruences of ``drand48``, whose high bits are good enough for cards."""
    work[CHANCE] = (work[CHANCE] * 25214903917 + 11) & 0xFFFFFFFFFFFF
    return (work[CHANCE] >> 17) * bound >> 31


@kernel
def card_number(cards: int, number: int) -> int:
    """The card with *number* lower ones in a set."""
    for _ in range(number):
        cards &= cards - 1
    return ctz(cards)


@inlined
def beats(card: int, best: int) -> bool:
    """Whether *card* takes over a trick that *best* holds."""
    if suit_of(card) == suit_of(best):
        return card > best
    return suit_of(card) == 0


@kernel
def legal_cards(work: Ints, at: int, seat: int) -> int:
    """What *seat* may play on the table that begins at *at*."""
    hand = work[at + HANDS + seat]
    if work[at + ON_TABLE]:
        following = hand & (SUIT << (13 * work[at + LED]))
        return following if following else hand
    others = hand & ~SUIT
    if others and (work[IS_TIGHT] or not work[at + IS_BROKEN]):
        return others
    return hand


@kernel
def put(work: Ints, seat: int, card: int) -> None:
    """Play a card on the table that is played on, and give a full trick to its winner."""
    suit = suit_of(card)
    work[NOW + HANDS + seat] &= ~(1 << card)
    work[NOW + PLAYED] |= 1 << card
    if suit == 0:
        work[NOW + IS_BROKEN] = 1
    if work[NOW + ON_TABLE] == 0:
        work[NOW + LED] = suit
        work[NOW + BEST] = card
        work[NOW + BEST_SEAT] = seat
    else:
        if suit != work[NOW + LED]:
            work[NOW + VOIDS + seat] |= 1 << work[NOW + LED]
        if beats(card, work[NOW + BEST]):
            work[NOW + BEST] = card
            work[NOW + BEST_SEAT] = seat
    work[NOW + ON_TABLE] += 1
    work[NOW + TO_ACT] = (seat + 1) & 3
    if work[NOW + ON_TABLE] == 4:
        winner = work[NOW + BEST_SEAT]
        work[NOW + TAKEN + winner] += 1
        work[NOW + TO_ACT] = winner
        work[NOW + ON_TABLE] = 0
        work[NOW + LED] = -1


@kernel
def set_table(work: Ints, target: int, source: int) -> None:
    """Make the table at *target* what the one at *source* is."""
    for i in range(TABLE_LENGTH):
        work[target + i] = work[source + i]
