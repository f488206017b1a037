"""A hand played again: forward and back, at any speed, as South saw it or with all hands open."""

from __future__ import annotations

from typing import Any

import pygame

from game.cards.seats import SEATS, Seat
from game.engine.timeline import Timeline
from game.play.replay import Replay
from game.scenes.presentations import presentation_of
from game.scenes.review.transport import Transport
from game.scenes.scene import Answer, Pop, Services
from game.scenes.table.felt import FeltScene
from game.scenes.table.words import NameOf

SLOWEST_SECONDS = 2.6
"""Between two actions at the leisurely end of the slider."""


class ReplayScene(FeltScene):
    """Any hand of a game. It opens on the hand numbered *hand* (0 the first; −1 the last), at its deal, playing."""

    def __init__(self, services: Services, timeline: Timeline, name_of: NameOf, user: Seat, hand: int = -1) -> None:
        self._hands = timeline.hands()
        self.hand = hand % len(self._hands)
        self.replay = Replay(*self._hands[self.hand], user)
        super().__init__(services, presentation_of(timeline.match.rules), name_of, user)
        self.speed = 0.5
        self.is_playing = True
        self._wait_seconds = 0.6
        self._moment: tuple[int, int, Any, tuple[int, ...]] | None = None
        self.transport = Transport(self)
        self.shows_keys = False
        self._set_up()

    # -- what is shown -----------------------------------------------------------------------------------------------

    def shown_view(self) -> Any:
        return self._at()[2]

    def shown_scores(self) -> tuple[int, ...]:
        return self._at()[3]

    def _at(self) -> tuple[int, int, Any, tuple[int, ...]]:
        """Hand, position, view and scores of the moment shown, worked out once."""
        if self._moment is None or self._moment[:2] != (self.hand, self.replay.position):
            match = self.replay.match()
            self._moment = (self.hand, self.replay.position, match.view(self.replay.seat), match.scores)
        return self._moment

    @property
    def hand_count(self) -> int:
        return len(self._hands)

    @property
    def is_at_end(self) -> bool:
        return self.replay.position >= self.replay.length

    def _set_up(self) -> None:
        """The picture of the moment shown, straight away."""
        self.show_afresh(self.replay.shown())
        if self.replay.is_open:
            self.presenter.look.opened = frozenset(SEATS)
            self.show_restyled()
        self.show_state()
        self.transport.refresh()

    def show_restyled(self) -> None:
        """Let the cards follow a change of look."""
        beat = self.presenter.restyle()
        if beat is not None:
            self.stage.perform([beat])

    def settle(self) -> None:
        self.show_state()
        self.transport.refresh()

    # -- time --------------------------------------------------------------------------------------------------------

    def update(self, dt_seconds: float) -> Answer:
        if not self.play_on(dt_seconds):
            return None
        if self.is_playing and self.is_at_end:
            self.is_playing = False
            self.transport.refresh()
        elif self.is_playing:
            self._wait_seconds -= dt_seconds
            if self._wait_seconds <= 0:
                self.forward()
                self._wait_seconds = self._pause_seconds()
        return None

    def _pause_seconds(self) -> float:
        return float(SLOWEST_SECONDS * (1.0 - self.speed) ** 1.5)

    # -- what the user does ------------------------------------------------------------------------------------------

    def forward(self) -> None:
        """One action on."""
        if self.stage.is_busy:
            self.stage.hurry()
        events = self.replay.forward()
        if events:
            self.show(events)
        self.transport.refresh()

    def step(self, count: int) -> None:
        """That many actions on, or back if negative, by the user's hand: the tape stops."""
        self.is_playing = False
        if count == 1:
            self.forward()
        else:
            self.go_to(self.replay.position + count)

    def go_to(self, position: int) -> None:
        """Straight to a position."""
        self.replay.go_to(position)
        self._set_up()

    def jump_trick(self, count: int) -> None:
        """To the beginning of the next trick, or of the one before."""
        starts = [1, *self.replay.trick_starts, self.replay.length]
        here = self.replay.position
        if count > 0:
            self.go_to(next((start for start in starts if start > here), self.replay.length))
        else:
            self.go_to(next((start for start in reversed(starts) if start < here), 1))

    def change_hand(self, count: int) -> None:
        """To another hand of the game."""
        self.hand = (self.hand + count) % len(self._hands)
        is_open = self.replay.is_open
        self.replay = Replay(*self._hands[self.hand], self.replay.seat)
        self.replay.open_hands(is_open and self.replay.is_over)
        self._set_up()

    def toggle_playing(self) -> None:
        """Play, or pause; at the end play from the deal again."""
        if self.is_at_end and not self.is_playing:
            self.go_to(1)
        self.is_playing = not self.is_playing
        self._wait_seconds = 0.0
        self.transport.refresh()

    def toggle_open(self) -> None:
        """Lay all hands open, or show what South saw; a hand under way stays closed."""
        if not self.replay.open_hands(not self.replay.is_open):
            self.furniture.tell("The hands are laid open once the hand is over.", is_warning=True)
            return
        self._set_up()

    def set_speed(self, speed: float) -> None:
        """0 leisurely to 1 as fast as the cards fly."""
        self.speed = min(1.0, max(0.0, speed))
        self._wait_seconds = min(self._wait_seconds, self._pause_seconds())

    def leave(self) -> Answer:
        return Pop()

    # -- the window --------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Answer:
        return self.transport.handle(event)

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self.presenter.look.opened = frozenset(SEATS) if self.replay.is_open else frozenset()
        self.stage.settle(self.presenter.picture())
        self.show_state()
        self.transport.relayout()
        if self._canvas is not None:
            self._canvas.layers.append(self.transport.form)
