"""The options of Spades (seed 004, OPTIONS), with its defaults."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """The rules a game is played by, and two habits of the table.

    ``spade_tight``: spades are led only by a hand that holds nothing else, even when broken. ``blinds``: Blind Nello
    and Blind 4 may be bid. ``sandbag``: an overtrick costs 10 points at once, no bags are kept, and twice the bid is a
    double set. ``short_game``: 250 points win instead of 500.

    ``expert_mode`` (no question before a restart, no words on a card that may not be played) and ``animation`` (cards
    are seen to move) are read by the table; the rules do not ask for them.
    """

    spade_tight: bool = False
    blinds: bool = False
    sandbag: bool = False
    short_game: bool = False
    expert_mode: bool = False
    animation: bool = True
