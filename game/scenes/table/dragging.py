"""A card pressed with the mouse: let go where it lay it is clicked, pulled towards the table it is played."""

from __future__ import annotations

from game.cards.card import Card

PULL_UNITS = 12


class Drag:
    """The press under way. ``card`` is ``None`` while nothing is pressed."""

    def __init__(self) -> None:
        self.card: Card | None = None
        self.piece: int | None = None
        self.start = (0, 0)
        self.is_pulled = False

    def begin(self, card: Card, piece: int, point: tuple[int, int]) -> None:
        self.card, self.piece, self.start, self.is_pulled = card, piece, point, False

    def move(self, point: tuple[int, int], scale: float) -> bool:
        """Whether the card is being pulled now: the pointer has left where it was pressed."""
        if self.card is None:
            return False
        distance = max(abs(point[0] - self.start[0]), abs(point[1] - self.start[1]))
        self.is_pulled |= distance > PULL_UNITS * scale
        return self.is_pulled

    def end(self) -> None:
        self.card = self.piece = None
        self.is_pulled = False
