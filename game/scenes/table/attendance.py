"""How long somebody sits at a table: time counts only while there is a sign of life."""

from __future__ import annotations

from typing import Final

from game.store.play_time import PlayTime

ABSENT_SECONDS: Final = 120.0
"""After so long without a key or a movement nobody is playing."""
NOTED_EVERY_SECONDS: Final = 60.0


class Attendance:
    """Counts for *game* into *play_time*, now and then and at the end: a program may be killed."""

    def __init__(self, play_time: PlayTime, game: str) -> None:
        self._play_time = play_time
        self._game = game
        self._unnoted_seconds = self._quiet_seconds = 0.0

    def stir(self) -> None:
        """Somebody is there."""
        self._quiet_seconds = 0.0

    def go_on(self, dt_seconds: float) -> None:
        """So much time has passed."""
        self._quiet_seconds += dt_seconds
        if self._quiet_seconds < ABSENT_SECONDS:
            self._unnoted_seconds += dt_seconds
        if self._unnoted_seconds >= NOTED_EVERY_SECONDS:
            self.note()

    def note(self) -> None:
        """Keep what has not been kept yet."""
        self._play_time.add(self._game, self._unnoted_seconds)
        self._unnoted_seconds = 0.0
