"""The hint on the table: asked for with a key, worked out beside the window, shown until the user has chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from game.cards.card import Card
from game.engine.actions import Call, Discard, Pass, Play, SeatAction, Spoken
from game.play.advice import Advice
from game.players.critic import Chart, explained
from game.scenes.table.hint_picture import hint_in_steps, thinking_picture
from game.table.pose import Box

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_NOT_YET: Final = "A hint is for your own turn. Wait until the table asks you."


class Hint:
    """What is recommended for the user's present choice. ``is_open`` from the asking to the closing."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.is_open = False
        self.advice: Advice | None = None
        self._steps: Iterator[pygame.Surface | None] | None = None

    @property
    def is_complete(self) -> bool:
        """Whether all of it is shown: sentence, bars, and the cards marked."""
        return self.advice is not None and self._steps is None

    @property
    def actions(self) -> tuple[SeatAction, ...]:
        """What is recommended; nothing while it is still being worked out."""
        return self.advice.actions if self.advice is not None else ()

    @property
    def cards(self) -> frozenset[Card]:
        """The cards recommended, to be played or parted with."""
        return frozenset(action.card for action in self.actions if isinstance(action, (Play, Discard, Pass)))

    @property
    def bid(self) -> Spoken | None:
        """The call recommended."""
        return next((action.bid for action in self.actions if isinstance(action, Call)), None)

    @property
    def words(self) -> str:
        """The sentence shown; empty until there is one."""
        return self._explained(self.advice)[0] if self.advice is not None else ""

    def toggle(self) -> None:
        """Ask for a hint, or take it away again."""
        scene = self.scene
        if self.is_open:
            self.close()
            scene.show_choices()
        elif scene.live.is_users_turn:
            self.is_open = True
            scene.live.start_advising()
            self.put()
            scene.show_choices()
        else:
            scene.refuse(_NOT_YET)

    def close(self) -> None:
        """Take it away; what is still being worked out is called off."""
        if self.is_open and self.scene.live.is_advising:
            self.scene.live.thinker.call_off()
        self.is_open, self.advice, self._steps = False, None, None
        self.scene.furniture.above.remove("hint")

    def update(self) -> None:
        """See whether it has been worked out by now, and draw on at it: all at once would be too much for a frame."""
        scene = self.scene
        if self._steps is not None:
            self._draw_on(self._steps)
        if not self.is_open or self.advice is not None or scene.panel is not None:
            return
        if not scene.live.is_advising:
            # It was called off: the user has left the table meanwhile.
            self.close()
            scene.show_choices()
            return
        self.advice = scene.live.advice()
        if self.advice is not None:
            self._steps = self._drawn(self.advice)

    def put(self) -> None:
        """Show it, or that it is being worked out, in a window of the present size."""
        if not self.is_open:
            return
        if self.advice is None:
            self._lay(thinking_picture(self.scene.theme))
            return
        for picture in self._drawn(self.advice):
            if picture is not None:
                self._lay(picture)
        if self._steps is not None:
            # What was being drawn was for another size; its cards are still to be marked.
            self._steps = iter(())

    def _draw_on(self, steps: Iterator[pygame.Surface | None]) -> None:
        try:
            picture = next(steps)
        except StopIteration:
            self._steps = None
            self.scene.show_choices()
            return
        if picture is not None:
            self._lay(picture)

    def _drawn(self, advice: Advice) -> Iterator[pygame.Surface | None]:
        room = self._room()
        words, bars = self._explained(advice)
        return hint_in_steps(self.scene.theme, (round(room.width), round(room.height)), words, bars, self._foot(advice))

    def _lay(self, picture: pygame.Surface) -> None:
        room = self._room()
        self.scene.furniture.above.put("hint", picture, (round(room.x), round(room.y)))

    def _room(self) -> Box:
        scene = self.scene
        return scene.layout.hint_room(is_calling=scene.is_calling, pieces=scene.presenter.pieces)

    def _foot(self, advice: Advice) -> str:
        worlds = advice.thoughts[0].worlds
        if worlds:
            return f"{worlds} deals imagined"
        return "" if len(advice.view.legal) == 1 else self.scene.services.players_news()

    def _explained(self, advice: Advice) -> tuple[str, Chart | None]:
        return explained(self.scene.presentation.rules.name, advice.view, advice.thoughts)
