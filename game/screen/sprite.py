"""One piece as it is drawn: where it is on its way, and the pictures blitted for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.cards.card import Card
from game.screen.card_art import height_for, shadow_offset
from game.screen.faces import SQUEEZE_STEPS, Faces, Print
from game.screen.flight import AIRBORNE, Flight, Glimpse, seen_face
from game.table.pose import Pose

_RESTING_DEGREES: Final = 0.5
_MOVING_DEGREES: Final = 5.0
_RESTING_SHADOW_DEGREES: Final = 1.0
_MOVING_SHADOW_DEGREES: Final = 10.0
_SHADOW_WIDTH_STEP: Final = 4
_ZOOM_STEP: Final = 5
_LIFT_LEVELS: Final = 3


def resting_print(card: Card | None, pose: Pose, card_width: float) -> Print:
    """The picture of a card lying in that pose."""
    angle = round(pose.angle / _RESTING_DEGREES) * _RESTING_DEGREES % 360.0
    width = max(4, round(card_width * pose.scale))
    return Print(Faces.side_of(card), width, angle, 0, pose.is_dimmed, pose.is_marked)


class Sprite:
    """A piece: ``card`` is its face if known, ``pose`` where it lies or goes, ``glimpse`` how it is seen."""

    def __init__(self, piece: int, card: Card | None, pose: Pose) -> None:
        self.piece = piece
        self.card = card
        self.pose = pose
        self.glimpse = Glimpse(pose, seen_face(card, pose))
        self.flight: Flight | None = None
        self.elapsed_seconds = 0.0
        self.was_flying = False
        self.image: pygame.Surface | None = None
        self.image_rect = pygame.Rect(0, 0, 0, 0)
        self.shadow: pygame.Surface | None = None
        self.shadow_rect = pygame.Rect(0, 0, 0, 0)

    @property
    def bounds(self) -> pygame.Rect:
        """The pixels the piece covers, shadow and all."""
        return self.image_rect.union(self.shadow_rect)

    @property
    def is_flying(self) -> bool:
        """Whether the piece is in the air, above all that lie."""
        return self.glimpse.pose.layer >= AIRBORNE

    @property
    def order(self) -> tuple[int, int]:
        """Drawn in this order, the least first."""
        return self.glimpse.pose.layer, self.piece

    def jump(self, card: Card | None, pose: Pose) -> None:
        """Lie there at once."""
        self.card, self.pose, self.flight = card, pose, None
        self.glimpse = Glimpse(pose, seen_face(card, pose))

    def fly(self, card: Card | None, pose: Pose, make: Callable[[Pose, Card | None], Flight]) -> None:
        """Set out from where the piece is seen now; *make* says how, from that pose and face."""
        start = self.glimpse.pose._replace(layer=self.pose.layer) if self.flight is not None else self.pose
        flight = make(start, self.glimpse.card)
        self.jump(card, pose)
        if flight.lasts_seconds > 0:
            self.flight, self.elapsed_seconds = flight, 0.0
            self.glimpse = flight.at(0.0)

    def advance(self, dt_seconds: float) -> None:
        """Go on for that long."""
        if self.flight is None:
            return
        self.elapsed_seconds += dt_seconds
        self.glimpse = self.flight.at(self.elapsed_seconds)
        if self.elapsed_seconds >= self.flight.lasts_seconds:
            self.flight = None

    def wanted_print(self, card_width: float) -> Print:
        """The picture that shows the glimpse: exact at rest, in coarse steps on the way."""
        pose, card, share, _, is_moving = self.glimpse
        if not is_moving:
            return resting_print(card, pose, card_width)
        width = max(4, round(card_width * self.pose.scale))
        squeeze = min(SQUEEZE_STEPS - 1, round((1.0 - share) * SQUEEZE_STEPS))
        zoom = max(_ZOOM_STEP, round(100 * pose.scale / self.pose.scale / _ZOOM_STEP) * _ZOOM_STEP)
        off = (pose.angle - self.pose.angle + 180.0) % 360.0 - 180.0
        is_arriving = zoom == 100 and abs(off) < _MOVING_DEGREES / 2
        angle, step = (self.pose.angle, _RESTING_DEGREES) if is_arriving else (pose.angle, _MOVING_DEGREES)
        turn = round(angle / step) * step % 360.0
        side = Faces.side_of(card)
        return Print(side, width, turn, squeeze, pose.is_dimmed, pose.is_marked, zoom, not is_arriving)

    def dress(self, faces: Faces, card_width: float, may_draw: bool = True) -> bool:
        """Take the pictures for the glimpse; whether anything looks different.

        With *may_draw* false the last picture is kept if the right one has not been drawn yet.
        """
        before = self.image, self.image_rect, self.shadow, self.shadow_rect
        pose, _, _, lift, _ = self.glimpse
        wanted = self.wanted_print(card_width)
        if self.image is None or may_draw or faces.has(wanted):
            self.image = faces.image(wanted)
            self.shadow = self._shadow_for(wanted, faces)
        centre = round(pose.x), round(pose.y)
        self.image_rect = self.image.get_rect(center=centre)
        right, down = shadow_offset(wanted.width, lift)
        assert self.shadow is not None
        self.shadow_rect = self.shadow.get_rect(center=(round(pose.x + right), round(pose.y + down)))
        return before != (self.image, self.image_rect, self.shadow, self.shadow_rect)

    def _shadow_for(self, wanted: Print, faces: Faces) -> pygame.Surface:
        """The shadow, rougher than the card in flight: it is soft anyhow."""
        degrees = _MOVING_SHADOW_DEGREES if wanted.is_in_flight else _RESTING_SHADOW_DEGREES
        angle = round(wanted.angle / degrees) * degrees % 180.0
        width = max(4, round(wanted.width * wanted.zoom / 100 / _SHADOW_WIDTH_STEP) * _SHADOW_WIDTH_STEP)
        squeeze = wanted.squeeze // 2 * 2
        return faces.shadow(width, angle, round(self.glimpse.lift * _LIFT_LEVELS), squeeze)

    def draw(self, surface: pygame.Surface) -> None:
        """Blit shadow and card; ``dress`` first."""
        if self.image is not None and self.shadow is not None:
            if not self.glimpse.pose.is_flush:
                surface.blit(self.shadow, self.shadow_rect)
            surface.blit(self.image, self.image_rect)

    def covers(self, point: tuple[float, float], card_width: float) -> bool:
        """Whether *point* lies on the card, turned as it is."""
        pose = self.glimpse.pose
        width = card_width * pose.scale
        turned = pygame.Vector2(point[0] - pose.x, point[1] - pose.y).rotate(pose.angle)
        return abs(turned.x) <= width / 2 and abs(turned.y) <= height_for(round(width)) / 2


class SpriteLayer:
    """The pieces that lie, or those that fly: a layer of the canvas. *dress* brings their pictures up to date."""

    def __init__(self, dress: Callable[[], None]) -> None:
        self.sprites: list[Sprite] = []
        self.dirty: list[pygame.Rect] = []
        self._dress = dress

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        """What looks different since the last time this was asked."""
        self._dress()
        changed, self.dirty = [rect for rect in self.dirty if rect.width], []
        return changed

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """Draw every piece that meets *region*, bottom to top."""
        for sprite in self.sprites:
            if sprite.image_rect.colliderect(region) or sprite.shadow_rect.colliderect(region):
                sprite.draw(surface)
