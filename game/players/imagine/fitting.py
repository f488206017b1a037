"""How well a hand fits what its player has called, thrown out and played: a log likelihood, a sum of three terms."""

from __future__ import annotations

from typing import Final

from game.cards.seats import Seat
from game.players.imagine.calling import Calls
from game.players.imagine.knowledge import Knowledge
from game.players.imagine.playing import Plays
from game.players.imagine.throwing_out import ThrowingOut


class Fit:
    """The terms of every other seat. ``terms`` are those in use: any of ``calls``, ``discards`` and ``plays``."""

    def __init__(self, knowledge: Knowledge, terms: frozenset[str] = frozenset({"calls", "discards", "plays"})) -> None:
        view = knowledge.view
        self._known: Final = knowledge
        self._calls = {seat: Calls(view, seat) for seat in knowledge.others if "calls" in terms}
        self._plays = Plays(view) if "plays" in terms else None
        self._throwing_out: ThrowingOut | None = None
        if "discards" in terms and knowledge.hidden_contractor is not None and view.contract is not None:
            self._throwing_out = ThrowingOut(view.contract)

    def says_something(self, seat: Seat) -> bool:
        """Whether *seat* has done anything that tells of its cards."""
        return bool(self._calls.get(seat)) or (self._plays is not None and self._plays.has_played(seat))

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
        calls = self._calls.get(seat)
        if calls:
            total += calls.log_chance(had)
        if self._plays is not None:
            total += self._plays.log_chance(seat, hand)
        return total
