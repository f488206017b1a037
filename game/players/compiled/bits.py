"""Cards as bits: four fields of sixteen bits in one integer, the highest card lowest.

Field *s* holds the cards of one suit still in play at bits ``16·s`` to ``16·s + 12``; bit 0 of a field is the highest
card **in play**, so the ranks that are gone leave no gaps and ``x & -x`` is a suit's top card. In a trump contract
field 0 is the trump suit, bowers and Joker in their places. Without trumps the Joker stands outside the fields, on a
spare bit, and acts as a trump suit of one card.

Two more spare bits of each field hold what the Joker's rules make of a suit. In a set of *ranks that mattered* (see
``search``) they say that it mattered whether the suit had been led (``LED``), or whether the Joker's holder had thrown
off on it (``THROWN``).
"""

from __future__ import annotations

from typing import Final

from game.players.compiled.instructions import clz, ctz
from game.players.compiled.jit import inlined

FIELD: Final = 0x1FFF
"""The thirteen card bits of field 0; shift by ``16·s`` for field *s*."""
JOKER: Final = 1 << 15
"""The Joker when there are no trumps."""
LED: Final = 1 << 13
THROWN: Final = 1 << 14
ALL_LED: Final = LED * 0x0001_0001_0001_0001
ALL_THROWN: Final = THROWN * 0x0001_0001_0001_0001
RULE_FLAGS: Final = ALL_LED | ALL_THROWN
NONE_HIGHER: Final = 99
"""A strength that beats nothing."""


@inlined
def lowest_card(cards: int) -> int:
    """The lowest card of a set that lies in one field: its highest bit. *cards* must not be empty."""
    return 1 << (63 - clz(cards))


@inlined
def field_mask(field: int) -> int:
    """All card bits of a field."""
    return FIELD << (16 * field)


@inlined
def field_of(card: int) -> int:
    """The field a card lies in; not for the Joker of a no-trump hand."""
    return ctz(card) >> 4


@inlined
def below(card: int) -> int:
    """All bits of lower cards (of its field and of the fields after it)."""
    return ~((card << 1) - 1)


@inlined
def strength(card: int, trumps: int) -> int:
    """How a card fares in a trick it belongs to, 0 the strongest: trumps before the suit led.

    Only cards of the suit led and trumps compare this way.
    """
    if card & trumps:
        return ctz(card) & 15
    return 16 + (ctz(card) & 15)


@inlined
def potential(hand: int, led: int, trumps: int) -> int:
    """The strength of the best card *hand* can put on a trick in which the field mask *led* was led."""
    following = hand & led
    if following:
        return strength(following & -following, trumps)
    ruffing = hand & trumps
    if ruffing:
        return ctz(ruffing) & 15
    return NONE_HIGHER


@inlined
def beats(card: int, winning: int, led: int, trumps: int) -> bool:
    """Whether *card* takes over a trick that *winning* holds so far."""
    if (card & led) and (winning & led) and card < winning:
        return True
    return bool((card & trumps) and ((winning & trumps) == 0 or card < winning))
