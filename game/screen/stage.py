"""The stage plays beats: it keeps what is drawn of every piece and moves it from pose to pose.

In short::

    stage = Stage(faces, card_width=112)
    stage.settle({piece: (card, pose), …})      # there at once
    stage.perform(beats)                        # one after the other
    for signal in stage.update(dt_seconds): …   # Say, Sound, Announce, Celebrate as their beat starts
    canvas = Canvas(size, paint_felt, layers=[stage.flying, …], under=[stage.lying])  # draws it

``stage.lying`` and ``stage.flying`` are the two layers of it: what lies is drawn once into the picture under
everything, so that a card in the air costs no more on a full table than on an empty one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from time import perf_counter
from typing import Final

from game.cards.card import Card
from game.screen.faces import BACK, Faces, Print
from game.screen.flight import Flight
from game.screen.sprite import Sprite, SpriteLayer
from game.table.cues import Beat, Move, Signal
from game.table.pose import Pose

_PLAIN_SHARE: Final = 0.5
_DRAWING_SECONDS: Final = 0.0015


def pace(level: float) -> float:
    """The factor a slider of the preferences stands for: 0 leisurely (2.5), 0.5 normal (1), 1 at once (0)."""
    return 2.5 - 3.0 * level if level <= 0.5 else max(0.0, 2.0 - 2.0 * level)


class Stage:
    """Pieces on the table and the beats still to be played.

    ``flight_factor`` and ``hold_factor`` multiply the seconds of the beats: 1 is normal, 0 at once, 2 leisurely.
    ``is_motion_reduced`` makes cards slide straight and briefly. Poses are window pixels.
    """

    def __init__(self, faces: Faces, card_width: float = 100.0) -> None:
        self.faces = faces
        self.flight_factor = 1.0
        self.hold_factor = 1.0
        self.is_motion_reduced = False
        self._card_width = card_width
        self._sprites: dict[int, Sprite] = {}
        self._ordered: list[Sprite] = []
        self.lying = SpriteLayer(self.dress)
        self.flying = SpriteLayer(self.dress)
        self._is_order_stale = False
        self._beats: deque[Beat] = deque()
        self._beat_left_seconds = 0.0
        self._is_beat_on = False
        self._pending: list[Signal] = []
        self._undressed: set[int] = set()
        self._revision = faces.revision

    def keep_pace(self, card_speed: float, display_time: float, is_motion_reduced: bool) -> None:
        """Play as the preferences say; see ``pace`` for the two levels."""
        self.flight_factor, self.hold_factor = pace(card_speed), pace(display_time)
        self.is_motion_reduced = is_motion_reduced

    # -- what is asked of it ---------------------------------------------------------------------------------------

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
    def is_busy(self) -> bool:
        """Whether beats are being played or waiting."""
        return self._is_beat_on or bool(self._beats)

    @property
    def is_moving(self) -> bool:
        """Whether any piece is on its way, be it by a beat or a glide."""
        return any(sprite.flight is not None for sprite in self._sprites.values())

    def perform(self, beats: Iterable[Beat]) -> None:
        """Play these beats after those already waiting. Their faces are drawn in idle frames from now on."""
        waiting = tuple(beats)
        self._beats.extend(waiting)
        moves = [move for beat in waiting for move in beat.moves]
        self.hasten((move.card if move.pose.is_face_up else None, move.pose) for move in moves)

    def hasten(self, looks: Iterable[tuple[Card | None, Pose]]) -> None:
        """Have these cards drawn in idle frames, at the size and in the shade of their poses."""
        self.faces.hasten(
            Print(
                BACK if card is None else card.text,
                max(4, round(self._card_width * pose.scale)),
                is_dimmed=pose.is_dimmed,
                is_marked=pose.is_marked,
            )
            for card, pose in dict.fromkeys(looks)
        )

    def settle(self, poses: Mapping[int, tuple[Card | None, Pose]]) -> None:
        """Put these pieces there at once. Waiting beats are hurried through first; other pieces stay."""
        self.hurry()
        for piece, (card, pose) in poses.items():
            self._place(piece, card, pose)

    def glide(self, poses: Mapping[int, tuple[Card | None, Pose]], seconds: float = 0.12) -> None:
        """Move these pieces now, beside the beats and without making the stage busy: a card under the pointer."""
        for piece, (card, pose) in poses.items():
            self._set_out(Move(piece, card, pose), seconds)

    def forget(self, pieces: Iterable[int]) -> None:
        """Take these pieces off the table."""
        for piece in tuple(pieces):
            sprite = self._sprites.pop(piece, None)
            if sprite is not None:
                self._layer_of(sprite.was_flying).dirty.append(sprite.bounds)
                self._undressed.discard(piece)
                self._is_order_stale = True

    def clear(self) -> None:
        """Take everything off, beats and signals too."""
        self._beats.clear()
        self._pending.clear()
        self._is_beat_on = False
        self.forget(self._sprites)

    def hurry(self) -> None:
        """Everything to its end now. Signals that were still to come are returned by the next ``update``."""
        while self._beats:
            beat = self._beats.popleft()
            self._pending.extend(beat.signals)
            for move in beat.moves:
                self._place(move.piece, move.card, move.pose)
        self._is_beat_on = False
        self._beat_left_seconds = 0.0
        for sprite in self._sprites.values():
            if sprite.flight is not None:
                sprite.jump(sprite.card, sprite.pose)
                self._undressed.add(sprite.piece)
        self._is_order_stale = True

    def update(self, dt_seconds: float) -> list[Signal]:
        """Go on for that long; the signals of the beats that started, in order."""
        signals, self._pending = self._pending, []
        left = dt_seconds
        while True:
            if not self._is_beat_on:
                if not self._beats:
                    break
                signals.extend(self._start(self._beats.popleft()))
            step = min(left, self._beat_left_seconds)
            self._advance(step)
            left -= step
            self._beat_left_seconds -= step
            if self._beat_left_seconds > 0:
                break
            self._is_beat_on = False
        self._advance(left)
        return signals

    # -- what is asked about it ------------------------------------------------------------------------------------

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

    @property
    def pieces(self) -> tuple[int, ...]:
        """The pieces on the table, bottom to top."""
        return tuple(sprite.piece for sprite in self._in_order())

    # -- within ----------------------------------------------------------------------------------------------------

    def _layer_of(self, is_flying: bool) -> SpriteLayer:
        return self.flying if is_flying else self.lying

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

    def _place(self, piece: int, card: Card | None, pose: Pose) -> None:
        sprite = self._sprites.get(piece)
        if sprite is None:
            self._sprites[piece] = Sprite(piece, card, pose)
        else:
            sprite.jump(card, pose)
        self._undressed.add(piece)
        self._is_order_stale = True

    def _set_out(self, move: Move, seconds: float) -> float:
        """Start one move; how long until it has landed."""
        sprite = self._sprites.get(move.piece)
        if sprite is None:
            self._place(move.piece, move.card, move.pose)
            return 0.0
        delay = move.delay_seconds * self.flight_factor

        def make(start: Pose, start_card: Card | None) -> Flight:
            spent = seconds * _PLAIN_SHARE if self.is_motion_reduced else seconds
            return Flight(
                start, start_card, move.pose, move.card, self._card_width, spent, delay, self.is_motion_reduced
            )

        sprite.fly(move.card, move.pose, make)
        self._undressed.add(move.piece)
        self._is_order_stale = True
        return sprite.flight.lasts_seconds if sprite.flight is not None else 0.0

    def _start(self, beat: Beat) -> Sequence[Signal]:
        """Begin a beat: its moves set out, its signals are due."""
        seconds = beat.flight_seconds * self.flight_factor
        landing = max((self._set_out(move, seconds) for move in beat.moves), default=0.0)
        self._beat_left_seconds = landing + beat.hold_seconds * self.hold_factor
        self._is_beat_on = True
        return beat.signals

    def _advance(self, dt_seconds: float) -> None:
        for sprite in self._sprites.values():
            if sprite.flight is not None:
                layer = sprite.glimpse.pose.layer
                sprite.advance(dt_seconds)
                self._undressed.add(sprite.piece)
                self._is_order_stale |= sprite.glimpse.pose.layer != layer
