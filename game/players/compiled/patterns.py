"""The pattern table: positions that were solved, without the low cards that did not matter.

This is Matthew Ginsberg's partition search ("Partition search", AAAI 1996), as bridge solvers use it: every search
says which ranks its result relied on; an entry keeps the owners of each suit's top cards down to the lowest of those,
and all lengths. It then speaks for every position with the same lengths and the same owners of those top cards,
whoever holds the rest.

At no trumps a suit's having been led, or thrown off on by the Joker's holder, may matter as well. Those eight facts are
kept in spare bits of the owners, and compared only where the result relied on them, exactly like ranks.

An entry's eight words: key, owners of fields 0 and 1, owners of fields 2 and 3, the two masks of what mattered in
them, the bounds (least | most << 8), how many top ranks of each field mattered (eight bits each), and the next entry
of the bucket.
"""

from __future__ import annotations

from game.players.compiled.bits import (
    ALL_LED,
    ALL_THROWN,
    JOKER,
    LED,
    RULE_FLAGS,
    THROWN,
    field_mask,
    lowest_card,
)
from game.players.compiled.instructions import ctz, popcount
from game.players.compiled.jit import inlined
from game.players.compiled.layout import (
    BUCKET_BITS,
    BUCKETS,
    ENTRIES,
    ENTRY_COUNT,
    ENTRY_LENGTH,
    ENTRY_LIMIT,
    HANDS,
    IN_PLAY,
    KEY,
    LEFT,
    OWNERS_HIGH,
    OWNERS_LOW,
    PREFIXES,
    RULES,
    SHAPES,
    Work,
)

_MIX_LENGTHS = 0x9E3779B97F4A7C15 - (1 << 64)
_MIX_LEADER = 0xC2B2AE3D27D4EB4F - (1 << 64)
_RULES_PLACE = 26
"""Owners use the low 26 bits of each half; the first bits above them hold the facts about four suits."""


@inlined
def bucket_of(key: int, bits: int) -> int:
    """The top *bits* of a mixed key."""
    return (key >> (64 - bits)) & ((1 << bits) - 1)


@inlined
def mix(word: int, salt: int) -> int:
    """A key from four lengths and who leads: a product whose high bits are well mixed."""
    return (word * _MIX_LENGTHS) ^ ((salt + 1) * _MIX_LEADER)


@inlined
def joker_owner(work: Work, cards: int) -> int:
    """The seat that holds the Joker of a no-trump hand, 4 when it is gone."""
    if cards & JOKER:
        for seat in range(4):
            if work[HANDS + seat] & JOKER:
                return seat
    return 4


@inlined
def describe(work: Work, trick: int, leader: int, cards: int) -> None:
    """Note the key and the owners of the position in which *leader* is about to lead to *trick*."""
    shape0 = work[SHAPES + 4 * trick]
    shape1 = work[SHAPES + 4 * trick + 1]
    shape2 = work[SHAPES + 4 * trick + 2]
    shape3 = work[SHAPES + 4 * trick + 3]
    lengths = (shape0 & 0xFFFF) | ((shape1 & 0xFFFF) << 16) | ((shape2 & 0xFFFF) << 32) | ((shape3 & 0xFFFF) << 48)
    work[KEY + trick] = mix(lengths, leader * 5 + joker_owner(work, cards))
    low = ((shape0 >> 16) << 32) | (shape1 >> 16)
    high = ((shape2 >> 16) << 32) | (shape3 >> 16)
    if cards & JOKER:
        low |= (work[RULES + trick] & 15) << _RULES_PLACE
        high |= (work[RULES + trick] >> 4) << _RULES_PLACE
    work[OWNERS_LOW + trick] = low
    work[OWNERS_HIGH + trick] = high


@inlined
def look_up(work: Work, trick: int, goal: int) -> tuple[int, int]:
    """``(value, ranks)`` of an entry that answers whether the position reaches *goal*; value −1 if there is none."""
    key, low, high = work[KEY + trick], work[OWNERS_LOW + trick], work[OWNERS_HIGH + trick]
    entry = work[BUCKETS + bucket_of(key, BUCKET_BITS)]
    while entry:
        at = (entry & 0xFFFFFFF) * ENTRY_LENGTH
        if (
            work[ENTRIES + at] == key
            and (
                ((low ^ work[ENTRIES + at + 1]) & work[ENTRIES + at + 3])
                | ((high ^ work[ENTRIES + at + 2]) & work[ENTRIES + at + 4])
            )
            == 0
        ):
            least = work[ENTRIES + at + 5] & 255
            most = work[ENTRIES + at + 5] >> 8
            if least >= goal or most < goal:
                ranks = _lowest_ranks(work[IN_PLAY + trick], work[ENTRIES + at + 6])
                if work[IN_PLAY + trick] & JOKER:
                    ranks |= _spread(work[ENTRIES + at + 3] >> _RULES_PLACE, LED)
                    ranks |= _spread(work[ENTRIES + at + 4] >> _RULES_PLACE, THROWN)
                return (least if least >= goal else most), ranks
        entry = work[ENTRIES + at + 7]
    return -1, 0


@inlined
def store(work: Work, trick: int, goal: int, value: int, ranks: int) -> None:
    """Keep that the position of *trick* has *value*, found when asked for *goal*, relying on *ranks*.

    A value of at least *goal* is a lower bound, a smaller one an upper bound ("fail soft").
    """
    number = work[ENTRY_COUNT]
    if number >= work[ENTRY_LIMIT]:
        return
    cards = work[IN_PLAY + trick]
    depth0 = _depth(cards, ranks, 0)
    depth1 = _depth(cards, ranks, 1)
    depth2 = _depth(cards, ranks, 2)
    depth3 = _depth(cards, ranks, 3)
    low = (work[PREFIXES + depth0] << 32) | work[PREFIXES + depth1]
    high = (work[PREFIXES + depth2] << 32) | work[PREFIXES + depth3]
    if ranks & RULE_FLAGS:
        low |= _gathered(ranks & ALL_LED, LED) << _RULES_PLACE
        high |= _gathered(ranks & ALL_THROWN, THROWN) << _RULES_PLACE
    key = work[KEY + trick]
    bucket = bucket_of(key, BUCKET_BITS)
    at = (number & 0xFFFFFFF) * ENTRY_LENGTH
    work[ENTRIES + at] = key
    work[ENTRIES + at + 1] = work[OWNERS_LOW + trick]
    work[ENTRIES + at + 2] = work[OWNERS_HIGH + trick]
    work[ENTRIES + at + 3] = low
    work[ENTRIES + at + 4] = high
    work[ENTRIES + at + 5] = (value | (work[LEFT + trick] << 8)) if value >= goal else value << 8
    work[ENTRIES + at + 6] = depth0 | (depth1 << 8) | (depth2 << 16) | (depth3 << 24)
    work[ENTRIES + at + 7] = work[BUCKETS + bucket]
    work[BUCKETS + bucket] = number
    work[ENTRY_COUNT] = number + 1


@inlined
def _depth(cards: int, ranks: int, field: int) -> int:
    """How many top cards of *field* must be as they are: down to the lowest rank that mattered."""
    mattered = ranks & field_mask(field)
    if mattered == 0:
        return 0
    return popcount(cards & field_mask(field) & ((lowest_card(mattered) << 1) - 1))


@inlined
def _lowest_ranks(cards: int, depths: int) -> int:
    """The cards that stand at the *depths* of an entry in a position with *cards*: ``_depth`` backwards."""
    ranks = 0
    for field in range(4):
        depth = (depths >> (8 * field)) & 255
        if depth:
            suit = cards & field_mask(field)
            for _ in range(depth - 1):
                suit &= suit - 1
            ranks |= suit & -suit
    return ranks


@inlined
def _spread(facts: int, flag: int) -> int:
    """Four facts, one bit a field, as flags in the fields."""
    return ((facts & 1) | ((facts & 2) << 15) | ((facts & 4) << 30) | ((facts & 8) << 45)) * flag


@inlined
def _gathered(flags: int, flag: int) -> int:
    """Flags in the fields as four bits: ``_spread`` backwards."""
    flags >>= ctz(flag)
    return (flags | (flags >> 15) | (flags >> 30) | (flags >> 45)) & 15
