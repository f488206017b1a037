"""The figures of a card, or of a card to be passed, in Hearts."""

from __future__ import annotations

from dataclasses import dataclass

from game.players.thoughts import Figures


@dataclass(frozen=True, slots=True)
class HeartsFigures(Figures):
    """One action weighed.

    ``worth`` is in points, the more the better: what each opponent is expected to get on average, less ``points``,
    what the own seat is, and less the dread of another's moon. ``own_moon`` and ``other_moon`` are how likely the own
    seat, or another, shoots the moon, ``queen`` how likely the own seat takes the ♠Q. ``chance`` and ``tricks`` mean
    nothing in Hearts: ``None``.
    """

    points: float = 0.0
    own_moon: float = 0.0
    other_moon: float = 0.0
    queen: float = 0.0
