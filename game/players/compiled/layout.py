"""The memory of one search and the names of its places.

A kernel cannot allocate, so everything it needs stands in one buffer of integers that is handed to it, ``work``: each
name below is where something begins. One buffer rather than twenty, because every call from stage to stage hands on
all it is given. *Ply* counts cards: the card at position 2 of the trick that began
at trick 5 is ply 22. *Trick* is ``ply >> 2`` (``ply // 3`` in a misère).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from game.players.compiled.jit import Ints, zeros

# The position, as loaded
HANDS: Final = 0
"""Four sets of cards by seat, kept up to date while the search plays."""
LEADER: Final = 4
"""The seat that led, or leads, to the trick on the table."""
TABLE_COUNT: Final = 5
"""How many cards lie on the table (0 to 3): the ply of the root."""
TABLE: Final = 6
"""Those cards, in the order played; three places."""
TABLE_FIELD: Final = 9
"""The field led, −1 when the Joker was led as no suit."""
TRICKS_LEFT: Final = 10
"""Tricks still to be won, the one on the table counted."""
TRUMPS: Final = 11
"""The trump bits: field 0, or the Joker alone, or nothing."""
CONTRACTOR: Final = 12
"""The seat that plays a misère."""
ROOT_RULES: Final = 13
"""What the Joker's rules know of the four fields: ``led | thrown_off << 4``; of its holder's throwing off alone."""
IS_THOROUGH: Final = 14
"""1 switches every bound and every short cut off: slow, and as plain as can be, to check the rest against."""
ROOT_CARD: Final = 15
"""If not 0, the only card tried at the root."""
ROOT_FIELD: Final = 16
"""The field named with a Joker led at the root, else the card's own."""
ENTRY_COUNT: Final = 17
"""How many entries of the pattern table are in use; entry 0 is never used."""
NODES: Final = 18
"""Positions looked at since the buffers were made, for measurements."""
ENTRY_LIMIT: Final = 19
"""How many entries the pattern table has room for."""
OFFSETS: Final = 20
"""Where the four fields begin in ``tables``."""
LENGTHS_OF_FIELDS: Final = 24
"""How many cards of each field are in play at the root."""
PREFIXES: Final = 32
"""By number of ranks *k* (0 to 13): the owner bits of a field's top *k* cards."""

# One value per ply
SEAT: Final = 64
MOVE_COUNT: Final = 128
NEXT_MOVE: Final = 192
BEST: Final = 256
"""The best value of the moves tried so far."""
MATTERED: Final = 320
"""The ranks that mattered to the moves that failed so far."""
SKIPPED: Final = 384
"""Cards that cannot do better than one that has failed."""
GOAL: Final = 448
"""The question asked of the node: do South and North get this many tricks from here?"""
WINNING: Final = 512
"""The card that holds the trick after this ply."""
WINNER: Final = 576
"""The seat that played it."""
LED_MASK: Final = 640
"""The field mask that must be followed; 0 when a Joker was led as no suit."""
PLAYED: Final = 704
WON: Final = 768
"""After a trick's last card: 1 if South or North won it."""
WON_BY_RANK: Final = 832
"""After a trick's last card: the winning card if a lower one of its field lay below it, else 0."""
KILLERS: Final = 896
"""By ply and seat: the card that cut last."""
MOVES: Final = 1152
"""Sixteen cards a ply, in the order in which they are tried."""
MOVE_FIELDS: Final = 2176
"""For each move the field it leads."""

# One value per trick
IN_PLAY: Final = 3200
"""All cards in play when the trick began."""
LEFT: Final = 3216
"""Tricks left then."""
KEY: Final = 3232
OWNERS_LOW: Final = 3248
OWNERS_HIGH: Final = 3264
LENGTHS: Final = 3280
RULES: Final = 3296
"""As ``ROOT_RULES``, when the trick began; 0 once the Joker is gone."""
CLASSES: Final = 3312
"""Four a trick: by field, for each seat the highest card of every run of equals."""

SCORES: Final = 3392
"""The scores of the moves of the node being opened."""

# What callers ask
STOP: Final = 3408
"""Set to 1 by another thread to call the search off."""
PLAYS: Final = 3424
"""The cards asked about, one after the other."""
PLAY_FIELDS: Final = 3440
"""The fields they lead, or name."""
VALUES: Final = 3456
"""The answers."""
MOST_PLAYS: Final = 16
"""No seat has more plays than this: nine cards and a Joker that may name four suits."""

# Cards into bits (``loading``)
BIT_OF: Final = 3472
"""By ``Card.index`` the bit of each card in play."""
OWNERS: Final = 3536
"""By field, thirteen places each: the seats that own its cards, highest first."""
ORDERS: Final = 3600
"""See ``loading.card_orders``."""

SHAPES: Final = 3904
"""Four a trick: by field, the lengths and owners of its cards when the trick began (``tables``)."""

# The large tables
TABLES: Final = 4096
"""Shapes, and behind them classes, of all subsets of the four fields (``tables``)."""
SUBSETS: Final = 1 << 14
"""Room for the subsets of four fields: 2¹³ + 3·2¹⁰ is the most."""
BUCKETS: Final = TABLES + 2 * SUBSETS
"""Where in the pattern table each chain of entries begins; 0 if nowhere."""
BUCKET_BITS: Final = 13
BEST_LEADS: Final = BUCKETS + (1 << BUCKET_BITS)
"""Pairs of a key and the lead that cut (``ordering``)."""
LEAD_BITS: Final = 12
ENTRIES: Final = BEST_LEADS + (2 << LEAD_BITS)
"""The pattern table itself (``patterns``), as large as it was made."""
ENTRY_LENGTH: Final = 8
MOST_ENTRIES: Final = 1 << 16

Work: TypeAlias = Ints


def make_work(orders: list[int], entries: int = MOST_ENTRIES) -> Work:
    """A fresh buffer for one thread; 4.6 MB unless the pattern table is given another number of *entries*."""
    work = zeros(ENTRIES + entries * ENTRY_LENGTH)
    for ranks in range(14):
        work[PREFIXES + ranks] = ((1 << 2 * ranks) - 1) << (26 - 2 * ranks)
    for place, card in enumerate(orders):
        work[ORDERS + place] = card
    work[ENTRY_LIMIT] = entries
    return work
