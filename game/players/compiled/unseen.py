"""What a seat cannot see, laid out in two buffers for ``fitness`` and ``wandering``: whole numbers and reals.

Cards are those of ``game.players.imagine.card_sets``: one bit a card, bit ``Card.index``. Hidden places are hands of
others, the contractor's discards, the kitty; their cards stand in the room of a walk.

What is worked out in Python, once for each part of a hand, is looked up in a table of the known: two more buffers, keys
and figures. A kernel that misses something asks for it and stops, and goes on where it was once it is told.
"""

from __future__ import annotations

from typing import Final

from game.players.compiled.jit import Ints, Reals, inlined

# Whole numbers

CHANCE: Final = 0
"""The state of the generator of chance, 48 bits."""
DISCARDS_AT: Final = 1
"""The hidden place that holds the contractor's discards, −1 if none does."""
CONTRACTOR: Final = 2
"""The contractor whose discards are hidden, −1 if none is."""
PAIRS: Final = 4
"""How many pairs of hidden places may exchange cards."""
JUDGES_DISCARDS: Final = 5
JUDGES_HISTORY: Final = 6
"""Whether the discards are judged by their shares, and the play by the rules of thumb."""
ASKED_KIND: Final = 7
ASKED_PART: Final = 8
ASKED_SLOT: Final = 9
"""What is not known yet, and where it belongs."""
SUITS: Final = 10
"""The cards of each suit in play, and the Joker where it belongs to none."""
PRINTED: Final = 15
"""The cards of each printed suit."""
JOINED: Final = 19
"""The same, with what may join it as trumps: the bower of its twin, and the Joker."""
HELD: Final = 24
PLAYED: Final = 28
"""By seat, the cards seen in its hand, and those it has played."""
SEAT_PLACES: Final = 32
"""By seat the hidden place of its hand, −1 if it is seen."""
ALLOWED: Final = 36
"""By hidden place, the cards that may lie there."""
OWNERS: Final = 44
"""By hidden place the seat whose fit it concerns, −1 if none: the contractor's hand and discards are one concern."""
FIRST_PLACES: Final = 52
SECOND_PLACES: Final = 84
"""The pairs: up to thirty."""
PLACES: Final = 116
"""By walk, what lies in its seven places, and the kitty last."""
WALK: Final = 8
MOST_WALKS: Final = 8
FIRST_CALLS: Final = 180
"""By seat the number of its first call, and after the last seat how many there are."""
HAS_PLAYS: Final = 185
"""By seat the suits its play tells of, five bits."""
OFFER: Final = 190
"""Notes on the change that is offered."""
CALLS: Final = 200
"""One record for each call."""
CALL: Final = 16
CALL_KIND: Final = 0
OF_TRICKS, OF_THE_JOKER, OF_MISERE, OF_OPEN_MISERE = 0, 1, 2, 3
"""What the call tells of; a pass tells of tricks."""
CALL_DENOMINATION: Final = 1
"""−1 for a pass or misère."""
CALL_LEVEL: Final = 2
CALL_SUIT: Final = 3
"""The cards of the suit bid."""
CALL_SUPPORTS: Final = 4
CALL_OPEN: Final = 5
"""Denominations, one bit each: partner's, to be supported; those that could be bid."""
CALL_STANDING: Final = 6
"""The denomination of the bid that stands, −1 for none or a misère."""
CALL_STANDS: Final = 7
"""Whether that bid is the caller's own side's."""

# Reals

WEIGHTS: Final = 0
"""Pairs are chosen by these, added up."""
FITS: Final = 32
"""By walk and seat the logs of how well its calls and discards fit, then by seat those of its play."""
FIT: Final = 8
NEW_FITS: Final = 160
"""The same for a change that is offered."""
OWN: Final = 96
COUNTS: Final = 104
"""The tricks of a hand by denomination: as a bidder's, and as they count for the call in question."""
SURPRISE: Final = 112
DOUBT: Final = 113
JOKER_CALL: Final = 114
OPEN_SUITS: Final = 115
MISERE_BAR: Final = 116
MISERE_DOUBT: Final = 117
CLOSED_ODDS: Final = 118
OPEN_ODDS: Final = 121
LENGTHS: Final = 124
"""Figures of ``imagine.figures`` and ``casual.misere`` by their names; the lengths for low bids, then for high."""
KITTY_STEPS: Final = 140
AS_EXPECTED: Final = 141
OTHERWISE: Final = 145
"""By seat the logs of the chances that a choice is that of the rules of thumb, and that it is another one."""
LEAST: Final = 149
"""Scratch for the least danger with none, one and two thrown out."""
SHARES: Final = 168
"""By card and length of its suit (one to five): how often it is thrown out."""
LONGEST: Final = 5
CALL_REALS: Final = SHARES + 53 * LONGEST
"""One record for each call."""
COUNTS_KEPT: Final = 256
STEP: Final = 8
"""Weights of calls are kept by count, in eighths of a trick,"""
OFFSET: Final = 64
"""moved so far that none is negative."""
CALL_REAL: Final = 8 + 2 * 6 * COUNTS_KEPT
CALL_ADDED: Final = 0
"""By denomination what the calls before add to the count."""
CALL_IDLE: Final = 5
"""The weight of a pass where nothing of tricks stands."""
CALL_PROMISE: Final = 6
"""The tricks the standing bid promises."""
CALL_WEIGHTS: Final = 8
"""By denomination and count the weight of the call made and of all calls, 0 while they are not known; sixth, twice, the
weight of a pass."""

# The table of the known

SLOTS: Final = 1 << 13
"""Each has a key, 0 for an empty one, and six figures."""
FIGURES: Final = 6
PART_BITS: Final = 53
"""A key is a kind above a part of a hand."""
NOTHING: Final = -1
OWN_TRICKS: Final = 1
SUPPORT: Final = 5
DEFENCE: Final = 9
"""By suit, what a part of a hand adds to the three counts, by denomination."""
IS_OPEN: Final = 5
"""After the own tricks: whether the suit is open at no trumps."""
DANGERS: Final = 13
"""By suit, its danger in a misère with none, one and two thrown out."""
PLAY: Final = 17
"""By seat and suit, five each, the log of how likely it has played as it did."""
CALLED: Final = 37
"""The weights of a call at a count: the part is the place where they are wanted."""


@inlined
def find(whole: Ints, keys: Ints, kind: int, part: int) -> int:
    """The slot of what is known of *part*; −1 if it is not known yet, and then it is asked for."""
    key = kind << PART_BITS | part
    slot = (key ^ key >> 13 ^ key >> 26 ^ key >> 39 ^ kind * 421) & SLOTS - 1
    while keys[slot] != key:
        if keys[slot] == 0:
            whole[ASKED_KIND] = kind
            whole[ASKED_PART] = part
            whole[ASKED_SLOT] = slot
            return NOTHING
        slot = slot + 1 & SLOTS - 1
    return slot


@inlined
def find_weights(whole: Ints, real: Reals, added: int, one: int, tricks: float) -> int:
    """The place of the weights of a call, if so many *tricks* are expected; ``NOTHING`` as for ``find``."""
    count = min(COUNTS_KEPT - 1, max(0, int(tricks * STEP) + OFFSET))
    place = added + CALL_WEIGHTS + 2 * (one * COUNTS_KEPT + count)
    if real[place + 1] == 0.0:
        whole[ASKED_KIND] = CALLED
        whole[ASKED_PART] = place
        return NOTHING
    return place


@inlined
def throw(whole: Ints) -> float:
    """A number from 0 up to 1, from the generator of chance."""
    # The generator of drand48: the product may overflow, its last 48 bits are right all the same.
    state = (whole[CHANCE] * 25214903917 + 11) & 0xFFFF_FFFF_FFFF
    whole[CHANCE] = state
    return (state >> 8) * (1.0 / (1 << 40))
