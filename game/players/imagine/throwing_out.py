"""How likely a contractor is to throw these three out of thirteen."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final, TypeAlias

from game.cards.card import Card, Rank, Suit
from game.cards.pack import pack_of_43
from game.players.imagine import figures
from game.players.imagine.card_sets import JOKER_BIT, cards_in, suit_sets
from game.rules.five_hundred.bids import Bid

Suited: TypeAlias = tuple[dict[int, float], float, float, float]
"""Of a suit's cards the logs of their shares; the sum of the shares, of their squares, and of their cubes."""

_USUAL_LENGTH: Final = 2


@lru_cache(maxsize=32)
def throwing_out_under(contract: Bid) -> ThrowingOut:
    """What is known of throwing out under *contract*, which is the same in every hand."""
    return ThrowingOut(contract)


class ThrowingOut:
    """The three cards thrown out under *contract*: each has a share, three are thrown as their product says."""

    def __init__(self, contract: Bid) -> None:
        self._contract: Final = contract
        self._trump: Final = contract.trump
        suits = suit_sets(self._trump)
        parts = suits if self._trump is not None else (*suits, JOKER_BIT)
        self.guess: Final = {
            1 << card.index: log(self._share(card, 1 << card.index, _USUAL_LENGTH)) for card in pack_of_43()
        }
        """By one-card set, the log of a card's share before anything is known of its suit."""
        self._suits: Final[list[tuple[int, dict[int, Suited]]]] = [(part, {}) for part in parts]

    def log_chance(self, had: int, thrown: int) -> float:
        """The log of how likely *thrown* are out of *had*."""
        ones = squares = cubes = chosen = 0.0
        for suit, known in self._suits:
            part = had & suit
            if part:
                found = known.get(part) or self._shares(known, part)
                logs, one, square, cube = found
                ones += one
                squares += square
                cubes += cube
                part &= thrown
                while part:
                    card = part & -part
                    chosen += logs[card]
                    part ^= card
        return chosen - log(_products(thrown.bit_count(), ones, squares, cubes))

    def _shares(self, known: dict[int, Suited], part: int) -> Suited:
        length = min(5, part.bit_count()) - 1
        shares = {1 << card.index: self._share(card, part, length) for card in cards_in(part)}
        ones, squares, cubes = (sum([share**power for share in shares.values()]) for power in (1, 2, 3))
        found = known[part] = {bit: log(share) for bit, share in shares.items()}, ones, squares, cubes
        return found

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
