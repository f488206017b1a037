"""Where Spades puts what only it has: the panel on which a number of tricks is bid."""

from __future__ import annotations

from game.table.layouts.alone import AloneLayout
from game.table.pose import Box


class SpadesLayout(AloneLayout):
    """A table for four with a panel of numbers in the middle while the user bids."""

    @property
    def call_panel(self) -> Box:
        s, (x, y) = self.s, self.middle
        return Box(x - 262 * s, y - 118 * s, 524 * s, 250 * s)
