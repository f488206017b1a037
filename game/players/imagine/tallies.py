"""The trick counts of the casual player for hands kept as sets: what each suit's cards add is worked out once.

What the cards of one printed suit add to a count depends on nothing else but the bower of the same colour and the
Joker, which join them if they are trumps. So a hand is asked for suit by suit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from game.cards.card import Card, Rank, Suit
from game.players.casual import counting
from game.players.imagine.card_sets import JOKER_BIT, card_set, cards_in, suit_sets
from game.rules.five_hundred.bids import Denomination

Counts: TypeAlias = tuple[float, float, float, float, float]
"""Tricks by denomination."""

_BY_DENOMINATION: Final = tuple(Denomination)
_PRINTED: Final = suit_sets(None)
_SPADES, _CLUBS, _DIAMONDS, _HEARTS = (
    _PRINTED[suit] | card_set([Card.of(Rank.JACK, suit.twin)]) | JOKER_BIT for suit in Suit
)


class Tally:
    """A count over a hand of ten that is a sum over its suits.

    The two lengths that count once for the whole hand at no trumps are taken suit by suit here.
    """

    def __init__(self, measure: Callable[[tuple[Card, ...], Denomination], float]) -> None:
        self._measure = measure
        self._empty = tuple([measure((), one) for one in Denomination])
        self._known: tuple[dict[int, Counts], ...] = ({}, {}, {}, {})

    def of(self, hand: int) -> Counts:
        """The count of *hand* for each denomination, in tricks."""
        spades, clubs, diamonds, hearts = self._known
        s = spades.get(hand & _SPADES) or self._adds(Suit.SPADES, hand & _SPADES)
        c = clubs.get(hand & _CLUBS) or self._adds(Suit.CLUBS, hand & _CLUBS)
        d = diamonds.get(hand & _DIAMONDS) or self._adds(Suit.DIAMONDS, hand & _DIAMONDS)
        h = hearts.get(hand & _HEARTS) or self._adds(Suit.HEARTS, hand & _HEARTS)
        return (
            s[0] + c[0] + d[0] + h[0],
            s[1] + c[1] + d[1] + h[1],
            s[2] + c[2] + d[2] + h[2],
            s[3] + c[3] + d[3] + h[3],
            s[4] + c[4] + d[4] + h[4],
        )

    def _adds(self, suit: Suit, held: int) -> Counts:
        counts = [self._adds_to(one, suit, held) for one in _BY_DENOMINATION]
        adds = (counts[0], counts[1], counts[2], counts[3], counts[4])
        self._known[suit][held] = adds
        return adds

    def _adds_to(self, one: Denomination, suit: Suit, held: int) -> float:
        part = held & suit_sets(one.trump)[suit]
        # The spades bring what belongs to no suit: the count of an empty hand, and the Joker without trumps.
        if suit is not Suit.SPADES:
            return self._measure(cards_in(part), one) - self._empty[one]
        joker = held & JOKER_BIT if one.trump is None else 0
        return self._measure(cards_in(part | joker), one)


_OPEN: Final[list[tuple[int, dict[int, int]]]] = [(_PRINTED[suit], {}) for suit in Suit]


def open_suits(hand: int) -> int:
    """How many suits of *hand* have no stopper at no trumps."""
    count = 0
    for suit, known in _OPEN:
        part = hand & suit
        is_open = known.get(part)
        if is_open is None:
            # The three suits that are not asked about are empty here, and so open.
            is_open = known[part] = counting.open_suits(cards_in(part)) - 3
        count += is_open
    return count


OWN: Final = Tally(counting.own_tricks)
"""The tricks of the side if this hand of ten wins the auction."""
SUPPORT: Final = Tally(counting.support)
"""What it adds to a partner's contract."""
DEFENCE: Final = Tally(counting.defence)
"""What it takes from the opponents'."""
