"""How one card lies on the table, and plain rectangles to lay things out with. Units are window pixels."""

from __future__ import annotations

from typing import NamedTuple


class Pose(NamedTuple):
    """A card's place: the centre (x, y), the turn in degrees anticlockwise, the size against the layout's card size.

    Cards are drawn in ascending ``layer``; ``is_dimmed`` marks a card that may not be played now, ``is_marked`` one
    that stands out (taken from the kitty, chosen). A card that ``is_flush`` lies on another and casts no shadow.
    """

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    layer: int = 0
    is_face_up: bool = False
    is_dimmed: bool = False
    is_marked: bool = False
    is_flush: bool = False


class Box(NamedTuple):
    """An upright rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, point: tuple[float, float]) -> bool:
        """Whether *point* lies inside."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def meets(self, other: Box) -> bool:
        """Whether the two overlap."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def lies_within(self, other: Box) -> bool:
        return self.x >= other.x and self.y >= other.y and self.right <= other.right and self.bottom <= other.bottom

    def inset(self, by: float) -> Box:
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)
