"""Where Hearts puts what only it has: the cards that wait to be passed on."""

from __future__ import annotations

from game.cards.seats import SEATS, Seat
from game.engine.events import PASSED
from game.table.layouts.alone import AloneLayout
from game.table.layouts.four_seats import BACK_SCALE
from game.table.pieces import Pieces
from game.table.pose import Pose

_SPREAD = 30


class HeartsLayout(AloneLayout):
    """A table for four, the cards to be passed face down before those who give them."""

    def _lay_aside(self, pieces: Pieces, poses: dict[int, Pose]) -> None:
        for seat in SEATS:
            x, y = self.passing_place(seat)
            for number, piece in enumerate(pieces.at.get(PASSED[seat], ())):
                place = x + (number - 1) * _SPREAD * self.s
                poses[piece] = Pose(place, y, (1 - number) * 5, BACK_SCALE, 60 + number)

    def passing_place(self, seat: Seat) -> tuple[float, float]:
        """The middle of the three cards *seat* gives away."""
        s, (x, y) = self.s, self.middle
        return {
            Seat.SOUTH: (x, y + 92 * s),
            Seat.WEST: (x - 200 * s, y),
            Seat.NORTH: (x, y - 92 * s),
            Seat.EAST: (x + 200 * s, y),
        }[seat]
