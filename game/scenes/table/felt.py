"""A scene that shows a table: what the live game and the replay have in common. Neither knows which it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.events import Event, HandStarted
from game.scenes.scene import Answer, Scene, Services
from game.scenes.table.furniture import Furniture
from game.scenes.table.presentation import Presentation
from game.scenes.table.words import NameOf
from game.screen.canvas import Canvas, Layer
from game.screen.particles import Particles
from game.screen.stage import Stage
from game.table.cues import Announce, Say, Signal, Sound
from game.table.presenter import Presenter


class FeltScene(Scene):
    """Layout, furniture, presenter and stage for one window size, and the loop that plays events on them.

    ``shown_view`` says what the plates tell; ``settle`` is called whenever all motion has ended after a change.
    """

    def __init__(self, services: Services, presentation: Presentation, name_of: NameOf, user: Seat) -> None:
        super().__init__(services)
        self.presentation = presentation
        self.name_of = name_of
        self.shows_keys = True
        self.layout = presentation.layout(*services.theme.size)
        self.furniture = Furniture(self.theme, self.layout, name_of, presentation.keys)
        self.presenter = Presenter(len(presentation.rules.pack()), self.layout, user)
        self.presenter.order_hand = self._order_hand
        self.stage = Stage(services.faces, self.layout.card_size[0])
        self.particles = Particles()
        self._canvas: Canvas | None = None
        self._is_settled = False
        self.is_animated = True
        """Whether cards are seen to move."""

    def shown_view(self) -> Any:
        """What the user may know of the moment shown; ``None`` before the first deal."""
        raise NotImplementedError

    def shown_scores(self) -> tuple[int, ...]:
        """The totals shown beside the names."""
        raise NotImplementedError

    def settle(self) -> None:
        """All motion is over."""

    # -- showing -----------------------------------------------------------------------------------------------------

    def show(self, events: Iterable[Event]) -> None:
        """Play what happened."""
        happened = tuple(events)
        view = self.shown_view()
        if view is not None:
            self.is_animated = self.presentation.is_animated(view.options)
            self.furniture.show_turn(view)
            self._show_keys(None if any(isinstance(each, HandStarted) for each in happened) else view)
        self.stage.perform(self.presenter.present(happened))
        self._is_settled = False

    def show_afresh(self, events: Iterable[Event]) -> None:
        """Go straight to the picture after *events*, a hand from its deal on."""
        self.stage.hurry()
        beat = self.presenter.rebuild(events)
        if self.stage.pieces:
            self.stage.perform([beat])
        else:
            self.stage.settle(self.presenter.picture())
        self.restore_plates()
        self._is_settled = False

    def show_state(self) -> None:
        """Names, contract, tricks and scores as they are now."""
        view = self.shown_view()
        if view is not None:
            self.furniture.show_turn(view)
            board = self.presentation.board(view, self.shown_scores(), self.name_of)
            self.furniture.show_state(self.presentation.headline(view, self.name_of), board)
            self.furniture.show_piles(self.presentation.pile_words(view))

    def _show_keys(self, view: Any) -> None:
        """The F-keys under the cards the user holds and has seen, where they mean those cards."""
        shown = self.presentation
        is_playing = view is not None and not shown.is_user_out(view) and shown.takes_card_keys(view)
        self.furniture.show_keys(len(view.hand) if is_playing else 0)

    def restore_plates(self) -> None:
        """What stands on the speech plates at rest."""
        view = self.shown_view()
        said = self.presentation.said(view) if view is not None else {}
        for seat in Seat:
            self.furniture.say(seat, said.get(seat, ""))

    def play_on(self, dt_seconds: float) -> bool:
        """Let the stage go on for that long; whether everything has come to rest."""
        settings = self.services.settings
        card_speed = settings.card_speed if self.is_animated else 1.0
        self.stage.keep_pace(card_speed, settings.display_time, settings.reduced_motion)
        for signal in self.stage.update(dt_seconds):
            self._signal(signal)
        self.particles.update(dt_seconds)
        if self.stage.is_busy:
            return False
        if not self._is_settled:
            self._is_settled = True
            self.restore_plates()
            self.settle()
            self._show_keys(self.shown_view())
        return True

    def unsettle(self) -> None:
        """Have ``settle`` called again at the next rest."""
        self._is_settled = False

    def _signal(self, signal: Signal) -> None:
        match signal:
            case Say(seat=seat, text=text):
                self.furniture.say(seat, self.presentation.spoken(text) if text else "")
            case Sound(name=name):
                self.services.sounds.play(name)
            case Announce():
                self.show_state()

    def _order_hand(self, cards: Sequence[Card]) -> Sequence[Card]:
        view = self.shown_view()
        return self.presentation.order_hand(cards, view, self.services.settings.sort_order)

    # -- the window --------------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        self.layout = self.presentation.layout(*size)
        told = self.furniture.told
        self.furniture = Furniture(self.theme, self.layout, self.name_of, self.presentation.keys)
        self.furniture.shows_keys = self.shows_keys
        self.furniture.tell(*told)
        self.presenter.layout = self.layout
        self.stage.card_width = self.layout.card_size[0]
        self.stage.settle(self.presenter.picture())
        self.restore_plates()
        above: list[Layer] = [self.stage.flying, self.furniture.plates, self.furniture.above, self.particles]
        self._canvas = Canvas(size, self._paint, above, [self.furniture.below, self.stage.lying])
        self._is_settled = False

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def resumed(self, result: Any = None) -> Answer:
        self._is_settled = False
        return None

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        return self._canvas.draw(surface) if self._canvas is not None else ()

    def _paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.theme.felt(), (0, 0))
