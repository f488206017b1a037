"""The trick counts of the casual player for hands kept as sets: what each suit's cards add is worked out once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from game.cards.card import Card
from game.players.casual import counting
from game.players.imagine.card_sets import JOKER_BIT, cards_in, suit_sets
from game.rules.five_hundred.bids import Denomination


class Tally:
    """A count over a hand that is a sum over its suits (the two lengths at no trumps are counted suit by suit)."""

    def __init__(self, measure: Callable[[Iterable[Card], Denomination], float]) -> None:
        self._measure = measure
        self._empty = tuple([measure((), denomination) for denomination in Denomination])
        self._parts: tuple[list[tuple[int, dict[int, float]]], ...] = tuple(
            [(suit, {}) for suit in _parts(denomination)] for denomination in Denomination
        )

    def of(self, hand: int, denomination: Denomination) -> float:
        """The count of *hand* for *denomination*, in tricks."""
        total = empty = self._empty[denomination]
        for suit, known in self._parts[denomination]:
            part = hand & suit
            adds = known.get(part)
            if adds is None:
                adds = known[part] = self._measure(cards_in(part), denomination) - empty
            total += adds
        return total


def _parts(denomination: Denomination) -> tuple[int, ...]:
    suits = suit_sets(denomination.trump)
    return (*suits, JOKER_BIT) if denomination.trump is None else suits


def _open_suits(hand: Iterable[Card], denomination: Denomination) -> float:
    return counting.open_suits(hand)


OWN: Final = Tally(counting.own_tricks)
"""The tricks of the side if this hand of ten wins the auction."""
SUPPORT: Final = Tally(counting.support)
"""What it adds to a partner's contract."""
DEFENCE: Final = Tally(counting.defence)
"""What it takes from the opponents'."""
OPEN: Final = Tally(_open_suits)
"""Suits without a stopper at no trumps."""
