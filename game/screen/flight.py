"""How one card looks at each moment of its way from where it lay to where it goes. Pure reckoning, no pictures."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from game.cards.card import Card
from game.table.pose import Pose

AIRBORNE: Final = 100_000
"""Added to the layer of a card high in the air, so that it passes over those lying."""

_FLIP_BEGINS: Final = 0.12
_FLIP_LASTS: Final = 0.62
_RISE: Final = 0.14
_GROWTH: Final = 0.06
_SWING_DEGREES: Final = 6.0


class Glimpse(NamedTuple):
    """How a card is seen at one moment: the pose, the face if it is seen, and what only a moving card has.

    ``width_share`` is 1 seen flat and 0 edge-on while it turns over; ``lift`` is 0 lying to 1 high in the air.
    """

    pose: Pose
    card: Card | None
    width_share: float = 1.0
    lift: float = 0.0
    is_moving: bool = False


def ease_out(share: float) -> float:
    """Quick at first, then slower to a rest (cubic); 0 to 1."""
    return 1.0 - (1.0 - share) ** 3


def seen_face(card: Card | None, pose: Pose) -> Card | None:
    """The face to be seen in that pose, ``None`` for the back."""
    return card if pose.is_face_up else None


@dataclass(frozen=True, slots=True)
class Flight:
    """One way of one card. ``delay_seconds`` pass before it starts, ``seconds`` on the way.

    ``card_width`` is the layout's card width in pixels; a ``is_plain`` flight (reduced motion) slides straight, with
    no lift, turn or turning over.
    """

    start: Pose
    start_card: Card | None
    goal: Pose
    goal_card: Card | None
    card_width: float
    seconds: float
    delay_seconds: float = 0.0
    is_plain: bool = False

    @property
    def lasts_seconds(self) -> float:
        """From the beginning of the delay to the landing."""
        return self.delay_seconds + self.seconds

    @property
    def _turns_over(self) -> bool:
        return seen_face(self.start_card, self.start) is not seen_face(self.goal_card, self.goal)

    def at(self, elapsed_seconds: float) -> Glimpse:
        """How the card looks that long after the beginning."""
        if elapsed_seconds >= self.lasts_seconds:
            return Glimpse(self.goal, seen_face(self.goal_card, self.goal))
        if elapsed_seconds < self.delay_seconds:
            return Glimpse(self.start, seen_face(self.start_card, self.start))
        share = (elapsed_seconds - self.delay_seconds) / self.seconds
        return self._sliding(ease_out(share)) if self.is_plain else self._flying(share)

    def _sliding(self, way: float) -> Glimpse:
        x = self.start.x + (self.goal.x - self.start.x) * way
        y = self.start.y + (self.goal.y - self.start.y) * way
        return Glimpse(self.goal._replace(x=x, y=y), seen_face(self.goal_card, self.goal), is_moving=True)

    def _flying(self, share: float) -> Glimpse:
        start, goal, way = self.start, self.goal, ease_out(share)
        distance = hypot(goal.x - start.x, goal.y - start.y) / max(1.0, self.card_width)
        height = max(0.45 if self._turns_over else 0.0, min(1.0, (distance - 0.6) / 1.6))
        lift = max(0.0, height) * sin(pi * way)
        turn = (goal.angle - start.angle + 180.0) % 360.0 - 180.0
        swing = _SWING_DEGREES * lift * (1 if goal.x < start.x else -1) if distance > 2 else 0.0
        width_share, card, is_goal_side = self._turning(share)
        pose = Pose(
            x=start.x + (goal.x - start.x) * way,
            y=start.y + (goal.y - start.y) * way - lift * _RISE * self.card_width,
            angle=start.angle + turn * way + swing,
            scale=(start.scale + (goal.scale - start.scale) * way) * (1.0 + _GROWTH * lift),
            layer=max(start.layer, goal.layer) + (AIRBORNE if height > 0 else 0),
            is_face_up=card is not None,
            is_dimmed=goal.is_dimmed,
            is_marked=goal.is_marked and is_goal_side,
        )
        return Glimpse(pose, card, width_share, lift, is_moving=True)

    def _turning(self, share: float) -> tuple[float, Card | None, bool]:
        """How wide the card is seen, which face, and whether it is already the side that will lie on top."""
        before, after = seen_face(self.start_card, self.start), seen_face(self.goal_card, self.goal)
        if before is after:
            return 1.0, after, True
        turned = min(1.0, max(0.0, (share - _FLIP_BEGINS) / _FLIP_LASTS))
        return abs(cos(pi * turned)), after if turned >= 0.5 else before, turned >= 0.5
