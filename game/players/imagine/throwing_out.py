"""How likely a contractor is to throw a card out of thirteen."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import Final

from game.cards.card import Card, Rank
from game.cards.pack import pack_of_43
from game.players.compiled import unseen
from game.players.compiled.jit import Reals
from game.players.imagine import figures
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.trumps import effective_suit

_USUAL_LENGTH: Final = 2


@lru_cache(maxsize=32)
def throwing_out_under(contract: Bid) -> ThrowingOut:
    """What is known of throwing out under *contract*, which is the same in every hand."""
    return ThrowingOut(contract)


class ThrowingOut:
    """The three cards thrown out under *contract*: each has a share, three are thrown as their product says."""

    def __init__(self, contract: Bid) -> None:
        self._contract: Final = contract
        self._shares: Final = {
            card.index: [self._share(card, length) for length in range(unseen.LONGEST)] for card in pack_of_43()
        }
        self.guess: Final = {1 << number: log(shares[_USUAL_LENGTH]) for number, shares in self._shares.items()}
        """By one-card set, the log of a card's share before anything is known of its suit."""

    def lay_out(self, real: Reals) -> None:
        """Write the shares for ``compiled.fitness``."""
        for number, shares in self._shares.items():
            for length, share in enumerate(shares):
                real[unseen.SHARES + number * unseen.LONGEST + length] = share

    def _share(self, card: Card, length: int) -> float:
        """How often *card* is thrown out of a suit of one card, two … five and more."""
        trump = self._contract.trump
        if self._contract.is_misere:
            return _share_in_misere(card, length)
        if card.suit is None:
            return figures.THROWN_JOKER
        if trump is not None and effective_suit(card, trump) is trump:
            return figures.THROWN_TRUMP
        if card.rank is Rank.ACE:
            return figures.THROWN_ACE
        table = figures.THROWN_WITHOUT if trump is None else figures.THROWN_WITH_TRUMPS
        return table.get(card.rank.text, table["x"])[length]


def _share_in_misere(card: Card, length: int) -> float:
    if card.suit is None:
        return 50.0
    by_length = figures.THROWN_IN_MISERE.get(int(card.rank))
    return by_length[length] if by_length is not None else 0.1
