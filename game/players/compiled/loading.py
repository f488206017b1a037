"""From cards to bits: where each card of the pack stands under each trump suit, and how a position is loaded.

Outside the kernels a set of cards is an integer with bit ``Card.index`` set for each card (a *hand mask*, 53 bits).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.cards.card import JOKER as JOKER_CARD
from game.cards.card import Card, Suit
from game.cards.pack import pack_of_43
from game.players.compiled.bits import FIELD, JOKER, field_of
from game.players.compiled.instructions import popcount
from game.players.compiled.jit import inlined, kernel
from game.players.compiled.layout import (
    BEST_LEADS,
    BIT_OF,
    BUCKET_BITS,
    BUCKETS,
    CONTRACTOR,
    ENTRY_COUNT,
    HANDS,
    KILLERS,
    LEAD_BITS,
    LEADER,
    LENGTHS_OF_FIELDS,
    ORDERS,
    OWNERS,
    PLAY_FIELDS,
    PLAYS,
    ROOT_CARD,
    ROOT_RULES,
    TABLE,
    TABLE_COUNT,
    TABLE_FIELD,
    TRICKS_LEFT,
    TRUMPS,
    Work,
)
from game.players.compiled.tables import fill_tables
from game.rules.five_hundred.trumps import effective_suit, strength

NO_TRUMPS: Final = 4
"""The denomination number without trumps; the others are those of the trump suits."""
_FIELDS_OF_SUITS: Final = 5 * 4 * 13
"""Behind the orders of the fields stands, by denomination and suit, the field of each suit."""
_JOKER_INDEX: Final = JOKER_CARD.index
_NOBODY: Final = 4


def denomination_of(trump: Suit | None) -> int:
    return NO_TRUMPS if trump is None else int(trump)


def field_of_suit(trump: Suit | None, suit: Suit) -> int:
    """Trumps are field 0, the other suits follow in their order."""
    if trump is None:
        return int(suit)
    return 0 if suit is trump else 1 + [other for other in Suit if other is not trump].index(suit)


def card_orders() -> list[int]:
    """For each denomination and field the card indices from the highest down, thirteen places each, −1 where none is;
    then the field of each suit by denomination."""
    orders = [-1] * (_FIELDS_OF_SUITS + 5 * 4)
    for trump in (*Suit, None):
        for suit in Suit:
            field = field_of_suit(trump, suit)
            orders[_FIELDS_OF_SUITS + 4 * denomination_of(trump) + suit] = field
            start = (denomination_of(trump) * 4 + field) * 13
            for place, card in enumerate(_from_the_top(suit, trump)):
                orders[start + place] = card.index
    return orders


def _from_the_top(suit: Suit, trump: Suit | None) -> list[Card]:
    cards = [card for card in pack_of_43() if effective_suit(card, trump) is suit]
    return sorted(cards, key=lambda card: -strength(card, trump))


def mask_of(cards: Iterable[Card]) -> int:
    """The hand mask of *cards*."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


@inlined
def _owner(south: int, west: int, north: int, east: int, card: int) -> int:
    """The seat that holds the card of that index, 4 if it is out of play."""
    if (south >> card) & 1:
        return 0
    if (west >> card) & 1:
        return 1
    if (north >> card) & 1:
        return 2
    if (east >> card) & 1:
        return 3
    return _NOBODY


@kernel
def load(work: Work, denomination: int, south: int, west: int, north: int, east: int, leader: int) -> None:
    """Make a position ready to be searched in which *leader* is on lead.

    Hand masks by seat, in which a card that will be laid on the table (``lay``) still counts. Cards out of play are
    squeezed out of the fields, and everything kept about another position is forgotten.
    """
    for field in range(4):
        work[LENGTHS_OF_FIELDS + field] = _load_field(work, denomination, field, south, west, north, east)
    fill_tables(work)
    work[TRUMPS] = FIELD
    if denomination == NO_TRUMPS:
        owner = _owner(south, west, north, east, _JOKER_INDEX)
        work[BIT_OF + _JOKER_INDEX] = JOKER
        work[TRUMPS] = 0
        if owner != _NOBODY:
            work[TRUMPS] = JOKER
            work[HANDS + owner] |= JOKER
    for i in range(1 << BUCKET_BITS):
        work[BUCKETS + i] = 0
    for i in range(2 << LEAD_BITS):
        work[BEST_LEADS + i] = 0
    for i in range(256):  # killers: four a ply
        work[KILLERS + i] = 0
    work[ENTRY_COUNT] = 1
    work[ROOT_CARD] = 0
    work[ROOT_RULES] = 0
    work[CONTRACTOR] = -1
    work[LEADER] = leader
    work[TABLE_COUNT] = 0
    work[TRICKS_LEFT] = popcount(work[HANDS + leader])


@inlined
def _load_field(work: Work, denomination: int, field: int, south: int, west: int, north: int, east: int) -> int:
    """Note owner and bit of every card of one field in play, highest first; how many there are."""
    count = 0
    start = (denomination * 4 + field) * 13
    for place in range(13):
        card = work[ORDERS + start + place]
        if card < 0:
            break
        owner = _owner(south, west, north, east, card)
        if owner != _NOBODY:
            work[OWNERS + field * 13 + count] = owner
            work[BIT_OF + card] = 1 << (16 * field + count)
            count += 1
    return count


@kernel
def lay(work: Work, denomination: int, card: int, suit: int) -> None:
    """Lay one more card (its index) on the table of a loaded position; *suit* is named with a Joker led, else −1."""
    bit = work[BIT_OF + card]
    count = work[TABLE_COUNT]
    work[TABLE + count] = bit
    work[TABLE_COUNT] = count + 1
    if count == 0:
        work[TABLE_FIELD] = -1
        if suit >= 0:
            work[TABLE_FIELD] = work[ORDERS + _FIELDS_OF_SUITS + 4 * denomination + suit]
        elif bit != JOKER:
            work[TABLE_FIELD] = field_of(bit)


@kernel
def ask(work: Work, number: int, denomination: int, card: int, suit: int) -> None:
    """Make the play of a card (its index), as *suit* if it is a Joker led (else −1), the one that is asked about."""
    bit = work[BIT_OF + card]
    work[PLAYS + number] = bit
    work[PLAY_FIELDS + number] = -1
    if suit >= 0:
        work[PLAY_FIELDS + number] = work[ORDERS + _FIELDS_OF_SUITS + 4 * denomination + suit]
    elif bit != JOKER:
        work[PLAY_FIELDS + number] = field_of(bit)
