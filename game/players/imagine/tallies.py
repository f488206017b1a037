"""The trick counts of the casual player for hands kept as sets: what each suit's cards add is worked out once.

What the cards of one printed suit add to a count depends on nothing else but the bower of the same colour and the
Joker, which join them if they are trumps. So a hand is asked for suit by suit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from game.cards.card import JOKER, Card, Rank, Suit
from game.players.casual import counting
from game.players.imagine.card_sets import JOKER_BIT, card_set, cards_in, suit_sets
from game.rules.five_hundred.bids import Denomination
from game.rules.five_hundred.trumps import left_bower

Counts: TypeAlias = tuple[float, float, float, float, float]
"""Tricks by denomination."""

_PRINTED: Final = suit_sets(None)
JOINED: Final = tuple([_PRINTED[suit] | card_set([Card.of(Rank.JACK, suit.twin)]) | JOKER_BIT for suit in Suit])
"""By suit its printed cards, with the two that may join it as trumps."""
_SPADES, _CLUBS, _DIAMONDS, _HEARTS = JOINED

_TRUMPS, _SIDE, _PLAIN = 0, 1, 2
_SUIT_LENGTH: Final = 13
_JACK: Final = 1 << Card.of(Rank.JACK, Suit.SPADES).index


def ranks_in(hand: int, suit: Suit) -> int:
    """The ranks of a printed suit in *hand*, as the set of so many spades."""
    return hand >> _SUIT_LENGTH * suit & (1 << _SUIT_LENGTH) - 1


class Tally:
    """A count over a hand of ten that is a sum over its suits.

    The two lengths that count once for the whole hand at no trumps are taken suit by suit here. What a suit adds is
    worked out once for its ranks, whichever suit it is: as trumps, as a side suit, and without trumps.
    """

    def __init__(self, measure: Callable[[tuple[Card, ...], Denomination], float]) -> None:
        self._measure = measure
        self._empty = tuple([measure((), one) for one in Denomination])
        joker = measure((JOKER,), Denomination.NO_TRUMPS) - self._empty[Denomination.NO_TRUMPS]
        self._joker_without_trumps = joker
        self._known: tuple[dict[int, Counts], ...] = ({}, {}, {}, {})
        self._by_ranks: tuple[dict[int, float], ...] = ({}, {}, {})

    def of(self, hand: int) -> Counts:
        """The count of *hand* for each denomination, in tricks."""
        spades, clubs, diamonds, hearts = self._known
        s = spades.get(hand & _SPADES) or self.adds(Suit.SPADES, hand & _SPADES)
        c = clubs.get(hand & _CLUBS) or self.adds(Suit.CLUBS, hand & _CLUBS)
        d = diamonds.get(hand & _DIAMONDS) or self.adds(Suit.DIAMONDS, hand & _DIAMONDS)
        h = hearts.get(hand & _HEARTS) or self.adds(Suit.HEARTS, hand & _HEARTS)
        return (
            s[0] + c[0] + d[0] + h[0],
            s[1] + c[1] + d[1] + h[1],
            s[2] + c[2] + d[2] + h[2],
            s[3] + c[3] + d[3] + h[3],
            s[4] + c[4] + d[4] + h[4],
        )

    def adds(self, suit: Suit, held: int) -> Counts:
        """What the cards of a printed suit add, *held* being those of ``JOINED``; the spades bring the empty hand's."""
        known = self._known[suit].get(held)
        if known is None:
            known = self._known[suit][held] = self._add_up(suit, held)
        return known

    def _add_up(self, suit: Suit, held: int) -> Counts:
        ranks = ranks_in(held, suit)
        has_joker = held & JOKER_BIT != 0
        counts = [self._adds_of(_SIDE, ranks)] * 4
        counts[suit.twin] = self._adds_of(_SIDE, ranks & ~_JACK)
        has_left = held >> _SUIT_LENGTH * suit.twin & _JACK != 0
        counts[suit] = self._adds_of(_TRUMPS, ranks | has_left << _SUIT_LENGTH | has_joker << _SUIT_LENGTH + 1)
        plain = self._adds_of(_PLAIN, ranks)
        if suit is Suit.SPADES:
            counts = [count + empty for count, empty in zip(counts, self._empty, strict=False)]
            plain += self._empty[Denomination.NO_TRUMPS] + has_joker * self._joker_without_trumps
        return counts[0], counts[1], counts[2], counts[3], plain

    def _adds_of(self, role: int, ranks: int) -> float:
        known = self._by_ranks[role].get(ranks)
        if known is None:
            known = self._by_ranks[role][ranks] = self._weigh(role, ranks)
        return known

    def _weigh(self, role: int, ranks: int) -> float:
        """What spades of these ranks add: as trumps, the left bower and the Joker above; beside hearts; plainly."""
        cards = list(cards_in(ranks & (1 << _SUIT_LENGTH) - 1))
        if ranks >> _SUIT_LENGTH & 1:
            cards.append(left_bower(Suit.SPADES))
        if ranks >> _SUIT_LENGTH + 1 & 1:
            cards.append(JOKER)
        one = (Denomination.SPADES, Denomination.HEARTS, Denomination.NO_TRUMPS)[role]
        return self._measure(tuple(cards), one) - self._empty[one]


def open_suits(hand: int) -> int:
    """How many suits of *hand* have no stopper at no trumps."""
    return sum([is_open(ranks_in(hand, suit)) for suit in Suit])


@lru_cache(maxsize=1 << _SUIT_LENGTH)
def is_open(ranks: int) -> int:
    """Whether a suit of these ranks has no stopper at no trumps, 1 for yes."""
    # The three suits that are not asked about are empty here, and so open.
    return counting.open_suits(cards_in(ranks)) - 3


OWN: Final = Tally(counting.own_tricks)
"""The tricks of the side if this hand of ten wins the auction."""
SUPPORT: Final = Tally(counting.support)
"""What it adds to a partner's contract."""
DEFENCE: Final = Tally(counting.defence)
"""What it takes from the opponents'."""
