"""A table at which everybody plays alone: four piles of tricks, and a score board with a line for each player."""

from __future__ import annotations

from game.cards.seats import Seat
from game.table.layouts.four_seats import MARGIN, PANEL_WIDTH, FourSeatsLayout
from game.table.pose import Box

_BOARD_HEIGHT = 116
_FROM_SIDE = 160
_STEP = 12


class AloneLayout(FourSeatsLayout):
    """The piles lie before their owners: South's as ever, the others' turned round the middle."""

    piles = 4
    pile_size = 13

    def pile_of(self, seat: Seat) -> int:
        return int(seat)

    def pile_place(self, pile: int, number: int) -> tuple[float, float]:
        s, (x, y) = self.s, self.middle
        along = number * _STEP * s
        match Seat(pile):
            case Seat.WEST:
                return _FROM_SIDE * s + along, y + 136 * s
            case Seat.NORTH:
                return x + 232 * s + along, y - 100 * s
            case Seat.EAST:
                return self.width - _FROM_SIDE * s - along, y + 136 * s
        return super().pile_place(pile, number)

    @property
    def score_panel(self) -> Box:
        s = self.s
        return Box(self.width - (MARGIN + PANEL_WIDTH) * s, MARGIN * s, PANEL_WIDTH * s, _BOARD_HEIGHT * s)

    @property
    def warning_plate(self) -> Box:
        state = self.contract_panel
        return Box(state.x, state.bottom + 5 * self.s, state.width, 28 * self.s)
