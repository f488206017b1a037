"""The house rules of Hearts that can be switched; the defaults are those of seed 001."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Moon(Enum):
    """What all 26 points in one hand are worth: 26 added to every opponent, or taken off the own total."""

    ADD = "add"
    SUBTRACT = "subtract"


@dataclass(frozen=True, slots=True)
class Options:
    """The rules a game is played by.

    ``two_of_clubs_leads``: whoever holds the ♣2 after the pass opens with it, instead of the player to the right of
    the dealer with any card but a heart. ``clean_first_trick``: no heart and no ♠Q on the first trick from a player
    who may play something else.
    """

    two_of_clubs_leads: bool = False
    clean_first_trick: bool = False
    moon: Moon = Moon.ADD
