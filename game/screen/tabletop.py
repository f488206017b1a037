"""The pieces on the table as they are drawn: where each is seen, in what order, and what must be drawn again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Final

from game.cards.card import Card
from game.screen.faces import Faces
from game.screen.flight import Flight
from game.screen.sprite import Sprite, SpriteLayer, resting_print
from game.table.cues import Move
from game.table.pose import Pose

_PLAIN_SHARE: Final = 0.5
_DRAWING_SECONDS: Final = 0.0006


class Tabletop:
    """Pieces by their ids, in two layers for the canvas.

    ``lying`` is what lies; the canvas draws it once into the picture under everything. ``flying`` is what is in the
    air: it costs no more on a full table than on an empty one. Poses are window pixels.
    """

    def __init__(self, faces: Faces, card_width: float = 100.0) -> None:
        self.faces = faces
        self.is_motion_reduced = False
        self.lying = SpriteLayer(self.dress)
        self.flying = SpriteLayer(self.dress)
        self._card_width = card_width
        self._sprites: dict[int, Sprite] = {}
        self._ordered: list[Sprite] = []
        self._is_order_stale = False
        self._undressed: set[int] = set()
        self._revision = faces.revision

    # -- what is asked about it ------------------------------------------------------------------------------------

    @property
    def card_width(self) -> float:
        """Pixels across a card of scale 1."""
        return self._card_width

    @card_width.setter
    def card_width(self, width: float) -> None:
        if width != self._card_width:
            self._card_width = width
            self._undressed.update(self._sprites)

    @property
    def is_moving(self) -> bool:
        """Whether any piece is on its way."""
        return any(sprite.flight is not None for sprite in self._sprites.values())

    @property
    def pieces(self) -> tuple[int, ...]:
        """The pieces on the table, bottom to top."""
        return tuple(sprite.piece for sprite in self._in_order())

    def piece_at(self, point: tuple[float, float]) -> int | None:
        """The topmost piece under *point*, ``None`` on bare table."""
        for sprite in reversed(self._in_order()):
            if sprite.covers(point, self._card_width):
                return sprite.piece
        return None

    def pose_of(self, piece: int) -> Pose | None:
        """Where a piece is seen now, ``None`` if it is not on the table."""
        sprite = self._sprites.get(piece)
        return sprite.glimpse.pose if sprite is not None else None

    def face_of(self, piece: int) -> Card | None:
        """The face seen of a piece now; ``None`` for a back or no such piece."""
        sprite = self._sprites.get(piece)
        return sprite.glimpse.card if sprite is not None else None

    # -- what is done to it ----------------------------------------------------------------------------------------

    def hasten(self, looks: Iterable[tuple[Card | None, Pose]]) -> None:
        """Have these cards drawn in idle frames, as they will lie."""
        self.faces.hasten(resting_print(card, pose, self._card_width) for card, pose in dict.fromkeys(looks))

    def forget(self, pieces: Iterable[int]) -> None:
        """Take these pieces off the table."""
        for piece in tuple(pieces):
            sprite = self._sprites.pop(piece, None)
            if sprite is not None:
                self._layer_of(sprite.was_flying).dirty.append(sprite.bounds)
                self._undressed.discard(piece)
                self._is_order_stale = True

    def place(self, piece: int, card: Card | None, pose: Pose) -> None:
        """Lay a piece there at once."""
        sprite = self._sprites.get(piece)
        if sprite is None:
            self._sprites[piece] = Sprite(piece, card, pose)
        else:
            sprite.jump(card, pose)
        self._undressed.add(piece)
        self._is_order_stale = True

    def set_out(self, move: Move, seconds: float, delay_seconds: float = 0.0) -> float:
        """Start one move; how long until it has landed. A piece not yet on the table is there at once."""
        sprite = self._sprites.get(move.piece)
        if sprite is None:
            self.place(move.piece, move.card, move.pose)
            return 0.0
        is_plain = self.is_motion_reduced
        spent = seconds * _PLAIN_SHARE if is_plain else seconds

        def make(start: Pose, start_card: Card | None) -> Flight:
            return Flight(start, start_card, move.pose, move.card, self._card_width, spent, delay_seconds, is_plain)

        sprite.fly(move.card, move.pose, make)
        self._undressed.add(move.piece)
        self._is_order_stale = True
        return sprite.flight.lasts_seconds if sprite.flight is not None else 0.0

    def advance(self, dt_seconds: float) -> None:
        """Go on with all that moves for that long."""
        for sprite in self._sprites.values():
            if sprite.flight is not None:
                layer = sprite.glimpse.pose.layer
                sprite.advance(dt_seconds)
                self._undressed.add(sprite.piece)
                self._is_order_stale |= sprite.glimpse.pose.layer != layer

    def land(self) -> None:
        """All that moves is there at once."""
        for sprite in self._sprites.values():
            if sprite.flight is not None:
                self.place(sprite.piece, sprite.card, sprite.pose)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def dress(self) -> None:
        """Take the pictures of all that has changed, and note where; the layers ask for it before they draw."""
        if self._revision != self.faces.revision:
            self._revision = self.faces.revision
            self._undressed.update(self._sprites)
        start = perf_counter()
        for piece in sorted(self._undressed):
            sprite = self._sprites[piece]
            before, was_flying = sprite.bounds, sprite.was_flying
            may_draw = sprite.flight is None or perf_counter() - start < _DRAWING_SECONDS
            sprite.was_flying = sprite.is_flying
            if sprite.dress(self.faces, self._card_width, may_draw) or was_flying != sprite.was_flying:
                self._layer_of(was_flying).dirty.append(before)
                self._layer_of(sprite.was_flying).dirty.append(sprite.bounds)
        self._undressed.clear()
        self._in_order()

    def _layer_of(self, is_flying: bool) -> SpriteLayer:
        return self.flying if is_flying else self.lying

    def _in_order(self) -> list[Sprite]:
        if self._is_order_stale:
            before = self._ordered
            self._ordered = sorted(self._sprites.values(), key=lambda sprite: sprite.order)
            self._is_order_stale = False
            self.lying.sprites = [sprite for sprite in self._ordered if not sprite.is_flying]
            self.flying.sprites = [sprite for sprite in self._ordered if sprite.is_flying]
            self._mark_reordered(before)
        return self._ordered

    def _mark_reordered(self, before: Sequence[Sprite]) -> None:
        """A piece that now lies above or below another must be drawn again even where it has not moved."""
        places = {sprite.piece: place for place, sprite in enumerate(before)}
        highest = -1
        for sprite in self._ordered:
            place = places.get(sprite.piece, -1)
            if place < highest:
                self._layer_of(sprite.was_flying).dirty.append(sprite.bounds)
            highest = max(highest, place)
