"""What the stage is asked to do. A beat starts when the one before has ended; all its cues start together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.cards.card import Card
from game.cards.seats import Seat
from game.table.pose import Pose


@dataclass(frozen=True, slots=True)
class Move:
    """A piece goes from where it is drawn now to ``pose``; ``card`` is its face if this observer knows it.

    ``delay_seconds`` staggers pieces within the beat, at normal card speed.
    """

    piece: int
    card: Card | None
    pose: Pose
    delay_seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Say:
    """Somebody's call appears on the speech plate; an empty ``text`` takes the plate away."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Sound:
    """A noise or a spoken call is asked for, by name; whether it is heard is up to the sound level."""

    name: str


@dataclass(frozen=True, slots=True)
class Announce:
    """Something that changes the plates around the table has happened: ``deal``, ``contract``, ``score``, ``game``."""

    what: str


Signal: TypeAlias = Say | Sound | Announce


@dataclass(frozen=True, slots=True)
class Beat:
    """Moves and signals that start together.

    ``flight_seconds`` is how long a move takes at normal card speed; ``hold_seconds`` is how long the picture then
    stays at the normal display time before the next beat.
    """

    moves: tuple[Move, ...] = ()
    signals: tuple[Signal, ...] = ()
    flight_seconds: float = 0.35
    hold_seconds: float = 0.0
