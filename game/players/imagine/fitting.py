"""How well a hand fits what its player has called, thrown out and played: a log likelihood, a sum of three terms."""

from __future__ import annotations

from typing import Final

from game.cards.seats import SEATS, Seat
from game.players.imagine import figures
from game.players.imagine.calling import Calls, calls_of
from game.players.imagine.card_sets import bits_of, suit_sets
from game.players.imagine.knowledge import Knowledge
from game.players.imagine.playing import Plays
from game.players.imagine.throwing_out import ThrowingOut, throwing_out_under

ALL_TERMS: Final = frozenset({"calls", "discards", "plays"})


class Fit:
    """The terms of every other seat. ``terms`` are those in use: any of ``calls``, ``discards`` and ``plays``."""

    def __init__(self, knowledge: Knowledge, terms: frozenset[str] = ALL_TERMS) -> None:
        view = knowledge.view
        self._known: Final = knowledge
        self._calls: list[Calls | None] = [
            calls_of(view, seat) if "calls" in terms and seat is not view.seat else None for seat in SEATS
        ]
        self._plays = Plays(view) if "plays" in terms else None
        self._throwing_out: ThrowingOut | None = None
        self._bid_trumps = [0, 0, 0, 0]
        for seat, bid in view.calls:
            if bid.trump is not None and "calls" in terms:
                self._bid_trumps[seat] = suit_sets(bid.trump)[bid.trump]
        if "discards" in terms and knowledge.hidden_contractor is not None and view.contract is not None:
            self._throwing_out = throwing_out_under(view.contract)

    def says_something(self, seat: Seat) -> bool:
        """Whether *seat* has done anything that tells of its cards."""
        return bool(self._calls[seat]) or (self._plays is not None and self._plays.has_played(seat))

    def at_first_sight(self, discards: int) -> float:
        """How well the cards thrown out fit (a log) before the contractor's hand is known: a guess to start from."""
        guess = self._throwing_out.guess if self._throwing_out is not None else {}
        return sum([guess[bit] for bit in bits_of(discards)]) if guess else 0.0

    def has_hint(self, seat: Seat) -> bool:
        return self._bid_trumps[seat] != 0

    def hint(self, seat: Seat, hand: int) -> float:
        """A quick guess at how well *hand* fits what *seat* bid last (a log), from its trumps alone."""
        trumps = self._bid_trumps[seat]
        return min(5, (hand & trumps).bit_count()) * figures.TRUMP_HINT if trumps else 0.0

    def of(self, seat: Seat, hand: int, kitty: int, discards: int) -> float:
        """How well *hand*, still held by *seat*, fits; *kitty* and *discards* matter if *seat* is the contractor."""
        hand |= self._known.held[seat]
        had = hand | self._known.played[seat]
        total = 0.0
        if seat is self._known.hidden_contractor:
            had |= discards
            if self._throwing_out is not None and discards:
                total += self._throwing_out.log_chance(had, discards)
            had &= ~kitty
        calls = self._calls[seat]
        if calls:
            total += calls.log_chance(had)
        if self._plays is not None:
            total += self._plays.log_chance(seat, hand)
        return total
