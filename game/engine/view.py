"""What one seat knows: the only thing a player is given. It has no field a hidden card could stand in."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.actions import Play, SeatAction


@dataclass(frozen=True, slots=True)
class View:
    """The part of a view that every game shares; each game adds its own fields.

    ``legal`` is empty unless it is this seat's turn. ``trick`` holds the cards on the table in the order played.
    """

    seat: Seat
    dealer: Seat
    number: int
    scores: tuple[int, ...]
    to_act: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    trick: tuple[Play, ...]
    legal: tuple[SeatAction, ...]
