"""What one seat of Five Hundred knows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.cards.card import Card, Suit
from game.cards.seats import SEATS, Seat
from game.engine.tricks import Trick, tricks_won
from game.engine.view import View
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.trumps import effective_suit, suit_led


class Phase(Enum):
    """Where a hand stands."""

    DEALING = "dealing"
    BIDDING = "bidding"
    RAISING = "raising"
    DISCARDING = "discarding"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class FiveHundredView(View):
    """A seat's knowledge: own cards, the auction, the play, and an exposed hand.

    ``calls`` are all calls in order. ``kitty`` and ``discards`` are filled for the contractor alone. ``exposed`` is
    what is left of an open misère's hand once it lies on the table, else ``None``.
    """

    options: Options
    phase: Phase
    calls: tuple[tuple[Seat, Bid], ...]
    contract: Bid | None
    contractor: Seat | None
    kitty: tuple[Card, ...]
    discards: tuple[Card, ...]
    exposed: tuple[Card, ...] | None
    tricks: tuple[Trick, ...]

    @property
    def trump(self) -> Suit | None:
        return self.contract.trump if self.contract is not None else None

    @property
    def standing(self) -> tuple[Seat, Bid] | None:
        """The highest bid so far and who made it."""
        bids = [call for call in self.calls if not call[1].is_pass]
        return bids[-1] if bids else None

    @property
    def sitting_out(self) -> Seat | None:
        """The contractor's partner in a misère."""
        if self.contract is None or self.contractor is None or not self.contract.is_misere:
            return None
        return self.contractor.partner

    @property
    def tricks_won(self) -> tuple[int, int, int, int]:
        """Finished tricks by seat."""
        return tricks_won(self.tricks)

    def shown_out(self) -> tuple[frozenset[Suit], ...]:
        """By seat, the effective suits a player is known to hold no more of: asked for, and not followed."""
        return self._not_followed(joker_counts=True)

    def thrown_off(self) -> tuple[frozenset[Suit], ...]:
        """By seat, the suits on which a player threw off: another card than the Joker on a suit it could not follow."""
        return self._not_followed(joker_counts=False)

    def _not_followed(self, *, joker_counts: bool) -> tuple[frozenset[Suit], ...]:
        suits: tuple[set[Suit], ...] = (set(), set(), set(), set())
        for plays in (*(trick.plays for trick in self.tricks), self.trick):
            led = suit_led(plays[0], self.trump) if plays else None
            for play in plays[1:]:
                suit = effective_suit(play.card, self.trump)
                if led is not None and suit is not led and (suit is not None or joker_counts):
                    suits[play.seat].add(led)
        return tuple(frozenset(suits[seat]) for seat in SEATS)
