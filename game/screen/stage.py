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

from game.cards.card import Card
from game.screen.faces import Faces
from game.screen.tabletop import Tabletop
from game.table.cues import Beat, Move, Signal
from game.table.pose import Pose


def pace(level: float) -> float:
    """The factor a slider of the preferences stands for: 0 leisurely (2.5), 0.5 normal (1), 1 at once (0)."""
    return 2.5 - 3.0 * level if level <= 0.5 else max(0.0, 2.0 - 2.0 * level)


class Stage(Tabletop):
    """Pieces on the table and the beats still to be played.

    ``flight_factor`` and ``hold_factor`` multiply the seconds of the beats: 1 is normal, 0 at once, 2.5 leisurely.
    ``is_motion_reduced`` makes cards slide straight and briefly. Poses are window pixels.
    """

    def __init__(self, faces: Faces, card_width: float = 100.0) -> None:
        super().__init__(faces, card_width)
        self.flight_factor = 1.0
        self.hold_factor = 1.0
        self._beats: deque[Beat] = deque()
        self._beat_left_seconds = 0.0
        self._is_beat_on = False
        self._pending: list[Signal] = []

    def keep_pace(self, card_speed: float, display_time: float, is_motion_reduced: bool) -> None:
        """Play as the preferences say; see ``pace`` for the two levels."""
        self.flight_factor, self.hold_factor = pace(card_speed), pace(display_time)
        self.is_motion_reduced = is_motion_reduced

    @property
    def is_busy(self) -> bool:
        """Whether beats are being played or waiting."""
        return self._is_beat_on or bool(self._beats)

    def perform(self, beats: Iterable[Beat]) -> None:
        """Play these beats after those already waiting. Their faces are drawn in idle frames from now on."""
        waiting = tuple(beats)
        self._beats.extend(waiting)
        moves = [move for beat in waiting for move in beat.moves]
        self.hasten((move.card if move.pose.is_face_up else None, move.pose) for move in moves)

    def settle(self, poses: Mapping[int, tuple[Card | None, Pose]]) -> None:
        """Put these pieces there at once. Waiting beats are hurried through first; other pieces stay."""
        self.hurry()
        for piece, (card, pose) in poses.items():
            self.place(piece, card, pose)

    def glide(self, poses: Mapping[int, tuple[Card | None, Pose]], seconds: float = 0.12) -> None:
        """Move these pieces now, beside the beats and without making the stage busy: a card under the pointer."""
        for piece, (card, pose) in poses.items():
            self.set_out(Move(piece, card, pose), seconds)

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
                self.place(move.piece, move.card, move.pose)
        self._is_beat_on = False
        self._beat_left_seconds = 0.0
        self.land()

    def update(self, dt_seconds: float) -> list[Signal]:
        """Go on for that long; the signals of the beats that started, in order."""
        signals, self._pending = self._pending, []
        left = dt_seconds
        while self.is_busy:
            if not self._is_beat_on:
                signals.extend(self._start(self._beats.popleft()))
            step = min(left, self._beat_left_seconds)
            self.advance(step)
            left -= step
            self._beat_left_seconds -= step
            if self._beat_left_seconds > 0:
                return signals
            self._is_beat_on = False
        self.advance(left)
        return signals

    def _start(self, beat: Beat) -> Sequence[Signal]:
        """Begin a beat: its moves set out, its signals are due."""
        factor = self.flight_factor
        flight_seconds = beat.flight_seconds * factor
        landings = [self.set_out(move, flight_seconds, move.delay_seconds * factor) for move in beat.moves]
        self._beat_left_seconds = max(landings, default=0.0) + beat.hold_seconds * self.hold_factor
        self._is_beat_on = True
        return beat.signals
