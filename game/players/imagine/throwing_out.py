"""How likely a contractor is to throw these three out of thirteen."""

from __future__ import annotations

from math import log
from typing import Final, TypeAlias

from game.cards.card import Card, Rank, Suit
from game.players.imagine import figures
from game.players.imagine.card_sets import JOKER_BIT, bits_of, cards_in, suit_sets
from game.rules.five_hundred.bids import Bid

Sums: TypeAlias = tuple[float, float, float]
"""Of some cards' shares: their sum, the sum of their squares, and of their cubes."""


class ThrowingOut:
    """The three cards thrown out under *contract*: each has a share, three are thrown as their product says."""

    def __init__(self, contract: Bid) -> None:
        self._contract: Final = contract
        self._trump: Final = contract.trump
        suits = suit_sets(self._trump)
        self._suits: Final = suits if self._trump is not None else (*suits, JOKER_BIT)
        self._known: list[dict[int, tuple[dict[int, float], Sums]]] = [{} for _ in self._suits]

    def log_chance(self, had: int, thrown: int) -> float:
        """The log of how likely *thrown* are out of *had*."""
        ones = squares = cubes = chosen = 0.0
        for suit, known in zip(self._suits, self._known, strict=True):
            part = had & suit
            if not part:
                continue
            found = known.get(part)
            if found is None:
                found = known[part] = self._shares(part)
            shares, sums = found
            ones, squares, cubes = ones + sums[0], squares + sums[1], cubes + sums[2]
            if part & thrown:
                chosen += sum([log(shares[bit]) for bit in bits_of(part & thrown)])
        return chosen - log(_products(thrown.bit_count(), ones, squares, cubes))

    def _shares(self, part: int) -> tuple[dict[int, float], Sums]:
        length = min(5, part.bit_count()) - 1
        shares = {1 << card.index: self._share(card, part, length) for card in cards_in(part)}
        ones, squares, cubes = (sum([share**power for share in shares.values()]) for power in (1, 2, 3))
        return shares, (ones, squares, cubes)

    def _share(self, card: Card, part: int, length: int) -> float:
        if self._contract.is_misere:
            return _share_in_misere(card, length)
        if card.suit is None:
            return figures.THROWN_JOKER
        if _is_trump(part, self._trump):
            return figures.THROWN_TRUMP
        if card.rank is Rank.ACE:
            return figures.THROWN_ACE
        table = figures.THROWN_WITHOUT if self._trump is None else figures.THROWN_WITH_TRUMPS
        return table.get(card.rank.text, table["x"])[length]


def _is_trump(part: int, trump: Suit | None) -> bool:
    return trump is not None and bool(part & suit_sets(trump)[trump])


def _share_in_misere(card: Card, length: int) -> float:
    if card.suit is None:
        return 50.0
    by_length = figures.THROWN_IN_MISERE.get(int(card.rank))
    return by_length[length] if by_length is not None else 0.1


def _products(number: int, ones: float, squares: float, cubes: float) -> float:
    """The sum of all products of *number* different shares (Newton's identities); never quite nothing."""
    if number == 0:
        return 1.0
    if number == 1:
        return ones
    if number == 2:
        return max(1e-12, (ones * ones - squares) / 2)
    return max(1e-12, (ones**3 - 3 * ones * squares + 2 * cubes) / 6)
