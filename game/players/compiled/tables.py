"""What is known of a suit for every subset of its cards that may still be in play.

A search asks the same questions over and over: how long is each hand in this suit, who owns its cards from the top
down, which cards are equals? They depend only on which of the suit's cards are left, at most 2¹³ subsets, so two tables
answer them with one look-up. They are filled once per deal, in 10 to 20 µs.

- The *shape* of a subset: bits 0–15 hold the four hands' lengths, four bits a seat; bits 16–41 the owners, two bits a
  card, the highest card's at bits 40–41 and the unused rest 0.
- Its *classes*: for each seat (sixteen bits each) the highest card of every run of neighbouring cards it owns. Cards of
  a run are equals: no card still in play comes between them.
"""

from __future__ import annotations

from game.players.compiled.bits import FIELD
from game.players.compiled.instructions import popcount
from game.players.compiled.jit import inlined, kernel
from game.players.compiled.layout import (
    CLASSES,
    HANDS,
    LENGTHS_OF_FIELDS,
    OFFSETS,
    OWNERS,
    SHAPES,
    SUBSETS,
    TABLES,
    Work,
)

OWNER_TOP = 40


@kernel
def fill_tables(work: Work) -> None:
    """Fill the tables and the four hands from the owners and lengths of the fields.

    Subsets are built from the top down: those with card *i* lowest extend those of the higher cards. A card begins a
    run of its owner wherever the next higher card of the subset belongs to somebody else.
    """
    for seat in range(4):
        work[HANDS + seat] = 0
    start = 0
    for field in range(4):
        work[OFFSETS + field] = start
        work[TABLES + start] = 0
        work[TABLES + SUBSETS + start] = 0
        for i in range(work[LENGTHS_OF_FIELDS + field]):
            owner = work[OWNERS + field * 13 + i]
            card = 1 << i
            work[HANDS + owner] |= card << (16 * field)
            one_longer = 1 << (4 * owner)
            representative = card << (16 * owner)
            work[TABLES + start + card] = (owner << OWNER_TOP) + one_longer
            work[TABLES + SUBSETS + start + card] = representative
            for j in range(i):  # j: the next higher card of the subset
                begins_run = representative if work[OWNERS + field * 13 + j] != owner else 0
                for higher in range(1 << j, 2 << j):
                    place = OWNER_TOP - 2 * popcount(higher)
                    work[TABLES + start + card + higher] = work[TABLES + start + higher] + (owner << place) + one_longer
                    work[TABLES + SUBSETS + start + card + higher] = (
                        work[TABLES + SUBSETS + start + higher] | begins_run
                    )
        start += 1 << work[LENGTHS_OF_FIELDS + field]


@inlined
def subset_index(work: Work, cards: int, field: int) -> int:
    """Where the tables tell of the cards of *field* that are in *cards*."""
    return (work[OFFSETS + field] & (SUBSETS - 1)) + ((cards >> (16 * field)) & FIELD)


@inlined
def length_of(shape: int, seat: int) -> int:
    """How many cards of the suit a seat holds."""
    return (shape >> (4 * seat)) & 15


@inlined
def keep_shapes(work: Work, trick: int, cards: int) -> None:
    """Note the shapes of all four fields as they are when a trick begins."""
    for field in range(4):
        work[SHAPES + 4 * trick + field] = work[TABLES + subset_index(work, cards, field)]


@inlined
def keep_classes(work: Work, trick: int, cards: int) -> None:
    """Note the classes of all four fields as they are when a trick begins; they hold until it ends.

    Within a trick the cards already on the table still count as in play, so that equals stay equals.
    """
    for field in range(4):
        work[CLASSES + 4 * trick + field] = work[TABLES + SUBSETS + subset_index(work, cards, field)]


@inlined
def representatives(work: Work, trick: int, field: int, seat: int) -> int:
    """The highest card of every run of equals that *seat* holds in *field*."""
    return ((work[CLASSES + 4 * trick + field] >> (16 * seat)) & FIELD) << (16 * field)
