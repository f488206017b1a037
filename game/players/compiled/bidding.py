"""What a hand is worth in every denomination in one imagined world: take the kitty, throw out, lead, count the tricks.

The calling player imagines the worlds; here each is solved in all five denominations. Some 300 worlds a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards.card import JOKER, Card, Suit
from game.cards.pack import pack_of_43
from game.cards.seats import Seat
from game.players.compiled.position import Position
from game.players.compiled.solver import Solver
from game.rules.five_hundred.bids import Denomination
from game.rules.five_hundred.trumps import effective_suit, strength

_KEPT_ALWAYS: Final = 10_000
_TRUMP: Final = 5_000
_TOP: Final = 400
_GUARDED_SECOND: Final = 200


def _places(trump: Suit | None) -> dict[Card, tuple[Suit | None, int]]:
    """For each card its effective suit and how many cards of the pack stand above it there."""
    places: dict[Card, tuple[Suit | None, int]] = {JOKER: (trump, 0)}
    for suit in Suit:
        cards = [card for card in pack_of_43() if effective_suit(card, trump) is suit]
        cards.sort(key=lambda card: -strength(card, trump))
        places.update((card, (suit, place)) for place, card in enumerate(cards))
    return places


_PLACES: Final = {trump: _places(trump) for trump in (*Suit, None)}


def keep_ten(cards: Sequence[Card], trump: Suit | None) -> tuple[Card, ...]:
    """What is left of thirteen *cards* when three are thrown out by rule of thumb.

    Trumps, the Joker and tops are kept, seconds if guarded; of the rest low cards of short suits go first, which makes
    voids.
    """
    places = _PLACES[trump]
    kept = list(cards)
    while len(kept) > 10:
        lengths: dict[Suit | None, int] = {}
        for card in kept:
            suit = places[card][0]
            lengths[suit] = lengths.get(suit, 0) + 1
        kept.remove(min(kept, key=lambda card: _worth_keeping(card, trump, *places[card], lengths)))
    return tuple(kept)


def _worth_keeping(
    card: Card, trump: Suit | None, suit: Suit | None, place: int, lengths: dict[Suit | None, int]
) -> int:
    if suit is None:
        return _KEPT_ALWAYS
    if suit is trump:
        return _TRUMP - place
    length = lengths[suit]
    worth = 100 * (12 - place) // 12 + length * (30 if trump is None else 20)
    if place == 0:
        worth += _TOP
    elif place == 1 and length > 1:
        worth += _GUARDED_SECOND
    return worth


class DenominationCounts:
    """How many tricks *seat* and partner win as contractors, in each denomination, over all worlds added so far.

    ``counts[denomination][tricks]`` is the number of worlds.
    """

    def __init__(self, solver: Solver, seat: Seat) -> None:
        self.seat = seat
        self.counts = {denomination: [0] * 11 for denomination in Denomination}
        self.worlds = 0
        self._solver = solver

    def add(self, hands: Sequence[Sequence[Card]]) -> dict[Denomination, int]:
        """Solve one world: ten cards for each seat but thirteen, kitty included, for ours. The tricks by denomination.

        Raises:
            CalledOff: the solver was called off; nothing is added.
        """
        tricks = {denomination: self._solve(hands, denomination) for denomination in Denomination}
        for denomination, won in tricks.items():
            self.counts[denomination][won] += 1
        self.worlds += 1
        return tricks

    def _solve(self, hands: Sequence[Sequence[Card]], denomination: Denomination) -> int:
        trump = denomination.trump
        held = [tuple(cards) for cards in hands]
        held[self.seat] = keep_ten(hands[self.seat], trump)
        return self._solver.tricks(Position(tuple(held), self.seat, trump), self.seat)
