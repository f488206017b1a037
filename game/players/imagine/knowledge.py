"""What a view says for certain: which cards are unseen, where they may lie, and how many lie there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from game.cards.seats import Seat
from game.players.imagine.card_sets import PACK, card_set, suit_sets
from game.rules.five_hundred.view import FiveHundredView, Phase

_KITTY_SIZE: Final = 3


class Aside(Enum):
    """Hidden places that are no hand."""

    KITTY = "kitty"
    DISCARDS = "discards"
    # A view put together from a few cards, as tests and puzzles do, leaves the rest of the pack out of play.
    GONE = "gone"


Place: TypeAlias = Seat | Aside


@dataclass(frozen=True, slots=True)
class Hiding:
    """A hidden place: how many unseen cards lie there and which may."""

    place: Place
    size: int
    allowed: int


class Knowledge:
    """All that the rules let *view*'s seat conclude. Sets of cards are those of ``card_sets``.

    ``held`` are the hands seen, ``played`` the cards each seat has played, ``kitty`` and ``discards`` what is known of
    them (nothing, unless the seat is the contractor). ``hidings`` are the places that hide something, in the order in
    which they are to be filled: the contractor's discards and hand first, then who has said most.
    """

    def __init__(self, view: FiveHundredView) -> None:
        self.view = view
        self.others: Final = view.seat.clockwise()[1:]
        self.held: Final = [0, 0, 0, 0]
        self.held[view.seat] = card_set(view.hand)
        if view.exposed is not None and view.contractor is not None:
            self.held[view.contractor] = card_set(view.exposed)
        self.played: Final = [0, 0, 0, 0]
        for plays in (*(trick.plays for trick in view.tricks), view.trick):
            for play in plays:
                self.played[play.seat] |= 1 << play.card.index
        self.kitty: Final = card_set(view.kitty)
        self.discards: Final = card_set(view.discards)
        self.unseen: Final = PACK & ~(sum(self.held) | sum(self.played) | self.discards)
        self.hidings: Final = self._hidings()

    @property
    def hidden_contractor(self) -> Seat | None:
        """A contractor other than this seat, whose discards nobody else knows."""
        return None if self.view.contractor is self.view.seat else self.view.contractor

    def had(self, seat: Seat) -> int:
        """The cards *seat* is seen to hold or to have played."""
        return self.held[seat] | self.played[seat]

    def _hidings(self) -> tuple[Hiding, ...]:
        hidings = [self._hand(seat) for seat in self._order()]
        if self.hidden_contractor is not None:
            hidings.insert(0, Hiding(Aside.DISCARDS, self._thrown(self.hidden_contractor), PACK))
        elif self.view.contractor is None and self.view.phase is not Phase.DEALING:
            hidings.append(Hiding(Aside.KITTY, _KITTY_SIZE, PACK))
        rest = self.unseen.bit_count() - sum(hiding.size for hiding in hidings)
        return (*hidings, Hiding(Aside.GONE, rest, PACK)) if rest > 0 else tuple(hidings)

    def _order(self) -> list[Seat]:
        calls = [(seat, bid.is_pass) for seat, bid in self.view.calls]

        def said(seat: Seat) -> tuple[bool, bool, int, int]:
            return (
                seat is not self.view.contractor,
                seat is self.view.sitting_out,
                -calls.count((seat, False)),
                -calls.count((seat, True)),
            )

        return sorted(self.others, key=said)

    def _hand(self, seat: Seat) -> Hiding:
        allowed = PACK
        for suit in self.view.shown_out()[seat]:
            allowed &= ~suit_sets(self.view.trump)[suit]
        return Hiding(seat, 0 if self.held[seat] else self._size(seat), allowed)

    def _size(self, seat: Seat) -> int:
        """How many cards *seat* holds; what the turn of play says goes before a view's own count."""
        size, view = self.view.hand_sizes[seat], self.view
        if view.phase is Phase.DISCARDING and seat is not view.contractor:
            return min(size, 10)
        table = [play.seat for play in view.trick]
        if seat in table and view.seat not in table and view.sitting_out is not view.seat:
            return min(size, max(0, len(view.hand) - 1))
        return size

    def _thrown(self, contractor: Seat) -> int:
        if self.view.phase is Phase.DISCARDING:
            return 10 + _KITTY_SIZE - self.view.hand_sizes[contractor]
        return _KITTY_SIZE
