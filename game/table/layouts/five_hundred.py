"""Where Five Hundred puts what only it has: the kitty, and the cards its taker has thrown out."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.seats import SEATS, Seat
from game.engine.events import DISCARDS, KITTY
from game.table.layouts.four_seats import BACK_SCALE, CARD_HEIGHT, PILE_SCALE, FourSeatsLayout
from game.table.pieces import Pieces
from game.table.pose import Box, Pose


class FiveHundredLayout(FourSeatsLayout):
    """A table for two partnerships, a kitty beside the middle."""

    def _lay_aside(self, pieces: Pieces, poses: dict[int, Pose]) -> None:
        x, y = self.kitty_place
        for number, piece in enumerate(pieces.at.get(KITTY, ())):
            poses[piece] = Pose(x + number * 16 * self.s, y, 4 - number * 4, BACK_SCALE, 50 + number)
        for seat in SEATS:
            self._lay_discards(seat, pieces.at.get(DISCARDS[seat], ()), poses)

    def _lay_discards(self, seat: Seat, ids: Sequence[int], poses: dict[int, Pose]) -> None:
        x, y = self.discard_place(seat)
        for number, piece in enumerate(ids):
            poses[piece] = Pose(x + (number - 1) * 10 * self.s, y, (1 - number) * 6, PILE_SCALE, 20 + number)

    def hint_room(self, *, is_calling: bool, pieces: Pieces | None = None) -> Box:
        room = super().hint_room(is_calling=is_calling, pieces=pieces)
        if pieces is None or not pieces.at.get(DISCARDS[Seat.WEST]):
            return room
        top = self.discard_place(Seat.WEST)[1] - (CARD_HEIGHT * PILE_SCALE / 2 + 10) * self.s
        return room._replace(height=min(room.height, top - room.y))

    @property
    def kitty_place(self) -> tuple[float, float]:
        return self.middle[0] + 316 * self.s, self.middle[1] + 136 * self.s

    def discard_place(self, seat: Seat) -> tuple[float, float]:
        """Where the contractor's three thrown-out cards lie: before the contractor's seat."""
        s, (x, y) = self.s, self.middle
        return {
            Seat.SOUTH: (x + 330 * s, self.hand_y - 140 * s),
            Seat.WEST: (190 * s, y + 142 * s),
            Seat.NORTH: (x - 236 * s, 60 * s),
            Seat.EAST: (self.width - 190 * s, y + 142 * s),
        }[seat]
