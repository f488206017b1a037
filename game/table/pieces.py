"""Which card lies where, as far as one observer has seen: the fold of events into places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.events import PACK, CardsMoved, Event, HandShown, HandStarted, Place, Zone


class Pieces:
    """The pack as numbered pieces. A piece keeps its number from the deal to the end, whether its face is known or not.

    ``at`` gives the pieces of each place in the order they came; ``faces`` the card of each piece that has been seen;
    ``shown`` the seats whose hands lie face up; ``arrived`` counts up as pieces come to where they lie.
    """

    def __init__(self, pack_size: int) -> None:
        self.pack_size = pack_size
        self.at: dict[Place, list[int]] = {PACK: list(range(pack_size))}
        self.faces: dict[int, Card] = {}
        self.shown: set[Seat] = set()
        self.arrived: dict[int, int] = {}
        self._moves = 0

    def fold(self, event: Event) -> list[int]:
        """Take in what happened; the pieces that moved or turned, in order."""
        match event:
            case HandStarted():
                self.__init__(self.pack_size)  # type: ignore[misc]
                return list(range(self.pack_size))
            case CardsMoved():
                return [self._move(card, event.source, event.target) for card in event.cards]
            case HandShown():
                self.shown.add(event.seat)
                return self._reveal(Place(Zone.HAND, event.seat), event.cards)
        return []

    def in_zone(self, zone: Zone) -> list[tuple[Place, Sequence[int]]]:
        """The places of *zone* that hold something."""
        return [(place, ids) for place, ids in self.at.items() if place.zone is zone and ids]

    def cards_at(self, place: Place) -> list[Card | None]:
        """The faces at *place*, ``None`` for those not seen."""
        return [self.faces.get(piece) for piece in self.at.get(place, ())]

    def piece_of(self, card: Card, place: Place) -> int | None:
        """The piece at *place* known to be *card*."""
        return next((piece for piece in self.at.get(place, ()) if self.faces.get(piece) is card), None)

    def _move(self, card: Card | None, source: Place, target: Place) -> int:
        piece = self._pick(card, source)
        self.at[source].remove(piece)
        self.at.setdefault(target, []).append(piece)
        self._moves += 1
        self.arrived[piece] = self._moves
        if card is not None:
            self.faces[piece] = card
        return piece

    def _pick(self, card: Card | None, source: Place) -> int:
        """The piece that stands for *card*: the one known to be it, else one out of the middle not seen yet."""
        known = self.piece_of(card, source) if card is not None else None
        if known is not None:
            return known
        lying = self.at[source]
        unseen = [piece for piece in lying if piece not in self.faces] or lying
        return unseen[len(unseen) // 2] if source.zone is Zone.HAND else unseen[-1]

    def _reveal(self, place: Place, cards: Iterable[Card]) -> list[int]:
        unknown = [piece for piece in self.at.get(place, ()) if piece not in self.faces]
        unseen = [card for card in cards if self.piece_of(card, place) is None]
        self.faces.update(zip(unknown, unseen, strict=False))
        return list(self.at.get(place, ()))
