"""Where everything stands in the buffer of a playout, and how cards are written in it.

A card is a number: ``16 · suit + rank − 2``, so that the higher card of a suit is the higher number. A set of cards
has bit *n* set for each card *n* in it.
"""

from __future__ import annotations

from typing import Final

from game.cards.card import Card, Suit
from game.cards.pack import pack_of_52
from game.players.compiled.jit import Ints, zeros
from game.rules.hearts.play import OPENER
from game.rules.hearts.scoring import QUEEN as QUEEN_CARD

# One position, by place
HANDS: Final = 0
"""By seat, the cards held."""
VOIDS: Final = 4
"""By seat the suits not followed, four bits."""
TAKEN: Final = 8
"""By seat the points in its tricks."""
CHASES: Final = 12
"""By seat whether it is out for the moon; ends by itself when another takes a point."""
PLAYED: Final = 16
"""All cards played, those on the table too."""
TO_ACT: Final = 17
ON_TABLE: Final = 18
"""How many cards lie on the table."""
LED: Final = 19
"""The suit led, if anything lies on the table."""
BEST: Final = 20
"""The card that holds the trick, and below who played it."""
BEST_SEAT: Final = 21
POT: Final = 22
"""Points on the table."""
IS_BROKEN: Final = 23
TRICKS: Final = 24
"""Finished tricks."""
QUEEN_TO: Final = 25
"""Who took the ♠Q, −1 as long as nobody has."""
POSITION: Final = 26

NOW: Final = 32
"""The same for the playout under way; the position to start from stands at the front."""

TWO_LEADS: Final = 64
IS_CLEAN: Final = 65
"""The options: the ♣2 opens, no points on the first trick."""
MOON_SHOOTER: Final = 66
"""What a moon is worth to who shoots it, and below to each other."""
MOON_OTHERS: Final = 67
CHANCE: Final = 68
"""The state of the generator of chance."""
STRAYS: Final = 69
"""How often in 1024 a player takes any legal card instead of that of the rules of thumb."""
ME: Final = 70
"""The seat that asks."""
LEADER: Final = 71
"""Who leads the first trick unless the ♣2 does."""
PASSES_TO: Final = 72
"""How many places to the left cards are passed."""
LOG: Final = 88
"""The cards of a hand in the order played, and below what could have been played instead, as sets."""
LOG_LEGAL: Final = 140
FIRST_LEADER: Final = 192
"""Who led the first card of ``LOG``; its length stands below."""
LOG_LENGTH: Final = 193
PLAYS: Final = 200
"""What is asked about: cards, or sets of cards to be passed."""
MOST_PLAYS: Final = 64
SUMS: Final = PLAYS + MOST_PLAYS
"""For each of them and each plan (0: few points, 1: the moon) the sums over playouts, by the places below."""
SUM_PLACES: Final = 8
HISTORY: Final = SUMS + 2 * MOST_PLAYS * SUM_PLACES
"""The cards played so far in their order, and below who played them."""
HISTORY_SEATS: Final = HISTORY + 52
HISTORY_LENGTH: Final = HISTORY_SEATS + 52
PLAYED_BY: Final = HISTORY_LENGTH + 1
"""By seat, the cards it has played."""
ALLOWED: Final = PLAYED_BY + 4
"""By seat, the cards it may hold for all that is known."""
FIXED: Final = ALLOWED + 4
"""The cards of which it is known who holds them."""
HAS_PASSED: Final = FIXED + 1
GIVEN: Final = HAS_PASSED + 1
"""By seat, the cards it passed."""
MISS_COST: Final = GIVEN + 4
"""How much less likely, in thousandths of a log, a world is for each card played against the rules of thumb."""
PASS_COST: Final = MISS_COST + 1
"""The same for each card passed."""
SUSPECTED: Final = PASS_COST + 1
"""By seat, whether it may be out for the moon."""
CHASE_COST: Final = SUSPECTED + 4
"""By seat, how much less likely it is to be out for the moon than not, in thousandths of a log."""
MISSES: Final = CHASE_COST + 4
"""By seat, how many cards it played against the rules of thumb."""
CHASE_QUARTERS: Final = MISSES + 4
"""The same, in quarters, if it has been out for the moon since when that explains most."""
LENGTH: Final = CHASE_QUARTERS + 4

# What is summed: the own points and those of the three others together as they are written down, the own moons and
# those of others, the hands in which the asker took the ♠Q, and how many playouts there were.
OWN: Final = 0
OTHERS: Final = 1
OWN_MOONS: Final = 2
OTHER_MOONS: Final = 3
QUEENS: Final = 4
COUNT: Final = 5

SUIT: Final = 0x1FFF
"""The cards of suit 0; shift by 16 for each further suit."""
SPADES, CLUBS, DIAMONDS, HEARTS_SUIT = (int(suit) for suit in Suit)
HEARTS: Final = SUIT << 16 * HEARTS_SUIT
LOW: Final = 0x1F
"""The ranks 2 to 6."""
BELOW_QUEEN: Final = 0x3FF
"""In suit 0, spades: the ranks below the queen."""
ABOVE_QUEEN: Final = 0x1800
QUEEN: Final = 10
"""The ♠Q as a number."""
QUEEN_BIT: Final = 1 << QUEEN
PENALTY: Final = HEARTS | QUEEN_BIT


def number_of(card: Card) -> int:
    """The number of *card* in this package."""
    assert card.suit is not None
    return 16 * card.suit + card.rank - 2


OPENER_BIT: Final = 1 << number_of(OPENER)
NUMBERS: Final = tuple(number_of(card) for card in pack_of_52())
"""By ``Card.index``."""
assert number_of(QUEEN_CARD) == QUEEN and NUMBERS[QUEEN_CARD.index] == QUEEN


def make_table() -> Ints:
    """A fresh buffer for one thread."""
    return zeros(LENGTH)
