"""How Poker Solitaire can be played: three variations, each by two scorings (seed 003)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Variation(Enum):
    """Where cards may be laid."""

    STANDARD = "standard"
    ADJACENT = "1"
    OPEN = "2"

    @property
    def title(self) -> str:
        """How it is named in lists and on buttons."""
        return "Standard" if self is Variation.STANDARD else f"Variation {self.value}"


class Scoring(Enum):
    """What the hands are worth."""

    AMERICAN = "american"
    ENGLISH = "english"

    @property
    def title(self) -> str:
        return self.value.capitalize()

    @property
    def goal(self) -> int:
        """From this total on the game may be considered won."""
        return 200 if self is Scoring.AMERICAN else 70


@dataclass(frozen=True, slots=True)
class Options:
    """The rules a game is played by.

    ``variation``: a card may go to any empty cell; to an empty cell beside a card, diagonals count (1); or all 25 lie
    open and are put in order (2).
    """

    variation: Variation = Variation.STANDARD
    scoring: Scoring = Scoring.AMERICAN
