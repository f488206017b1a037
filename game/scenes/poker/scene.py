"""The table of Poker Solitaire: the grid, the pack, live scores of every line, ten commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.actions import IllegalAction, Lay, SeatAction, Shift, Turn
from game.play.absent import AbsentCounsel
from game.play.counsel import Counsel
from game.play.patience import Patience, new_grid_header
from game.play.thinking import Thinker
from game.rules.poker_solitaire.hands import PokerHand
from game.rules.poker_solitaire.options import Options, Scoring, Variation
from game.rules.poker_solitaire.rules import POKER_SOLITAIRE
from game.rules.poker_solitaire.scoring import LineScore
from game.rules.poker_solitaire.view import Phase, PokerView
from game.scenes.leaflet import Leaflet
from game.scenes.poker.commands import Commands
from game.scenes.poker.furniture import Furniture
from game.scenes.poker.input import TableInput
from game.scenes.poker.layout import PACK, GridLayout
from game.scenes.poker.paint import paint_ground
from game.scenes.poker.study import Study
from game.scenes.scene import Answer, Pop, Scene, Services
from game.screen.canvas import Canvas, Layer
from game.screen.dialog import Dialog
from game.screen.particles import Particles
from game.screen.stage import Stage, pace
from game.store.saves import Saves
from game.store.table_config import TableConfigFile
from game.store.top_ten import TopTen
from game.table.cues import Beat, Move
from game.table.pose import Pose

FLIGHT_SECONDS: Final = 0.26
_DEAL_SECONDS: Final = 0.4
_STAGGER_SECONDS: Final = 0.03
_TUNES: Final = frozenset({"celebrate", "win", "chime", "scored", "deal", "card", "game over"})
"""What is heard at the full level alone; the rest are beeps."""


@dataclass(slots=True)
class Cabinet:
    """What the table of Poker Solitaire keeps and asks beyond the services of every scene."""

    saves: Saves
    config: TableConfigFile
    top_ten: TopTen
    counsel: Counsel | AbsentCounsel
    thinker: Thinker
    registration: Callable[[], str] = lambda: ""
    seed: int | None = None


class PokerTable(Scene):
    """A game under way, or a new one. ``pointer`` is the shape the mouse pointer has now."""

    def __init__(self, services: Services, cabinet: Cabinet) -> None:
        super().__init__(services)
        self.cabinet = cabinet
        self.config = cabinet.config
        self.layout = GridLayout(self.theme)
        self.stage = Stage(services.faces, self.layout.card_width)
        self.particles = Particles()
        self.leaflet: Leaflet | Dialog | None = None
        self.is_mouse_used = self.config.current.mouse != "no"
        self.cursor: int | None = None
        self.held: int | None = None
        """The place of the card picked up in Variation 2."""
        self.patience = self._resume_or_begin()
        self.furniture = Furniture(self)
        self.study = Study(self)
        self.commands = Commands(self)
        self.input = TableInput(self)
        self._canvas: Canvas | None = None
        self._pieces: dict[Card, int] = {}
        self._shown: tuple[LineScore, ...] = ()

    # -- games -------------------------------------------------------------------------------------------------------

    def _resume_or_begin(self) -> Patience:
        saved = self.cabinet.saves.resume(POKER_SOLITAIRE.name)
        if saved is not None and not saved.record.timeline.match.is_over and not saved.record.is_abandoned:
            return Patience(self.cabinet.saves, saved)
        if saved is not None:
            self.cabinet.saves.put_away(saved)
        return self._begin()

    def _begin(self) -> Patience:
        options = self.chosen_options
        header = new_grid_header(options, self.cabinet.seed)
        self.cabinet.seed = None
        return Patience(self.cabinet.saves, self.cabinet.saves.begin(header))

    @property
    def chosen_options(self) -> Options:
        """The rules of the next game."""
        current = self.config.current
        return Options(Variation(current.variation), Scoring(current.scoring))

    def begin_anew(self) -> None:
        """Put this game away and deal another."""
        self.cabinet.thinker.call_off()
        self.patience.put_away()
        self.patience = self._begin()
        self.forget()
        self._deal()
        self.welcome()

    def forget(self) -> None:
        """Nothing is picked up, advised or shown of the game before."""
        self.cursor = self.held = None
        self.study.clear()
        self.furniture.clear()
        self.particles.clear()
        self._pieces.clear()
        self._shown = ()
        self.stage.clear()

    def welcome(self) -> None:
        """Say what to do first; ask whether the mouse is to be used, if that is asked each game."""
        self.say(self._first_words())
        self.is_mouse_used = self.config.current.mouse != "no"
        if self.config.current.mouse == "ask":
            self.commands.ask_for_mouse()

    def _first_words(self) -> str:
        news = [*self.cabinet.saves.notices, *self.config.notices, *self.cabinet.top_ten.notices]
        for notices in (self.cabinet.saves.notices, self.config.notices, self.cabinet.top_ten.notices):
            notices.clear()
        if self.patience.options.variation is Variation.OPEN:
            news.append("Put the cards in order: choose one, then where it goes. D when you are done.")
        elif self.view.top is None:
            news.append("Turn the pack's top card: click it, or press the right mouse button anywhere.")
        return " ".join(news)

    # -- what is so --------------------------------------------------------------------------------------------------

    @property
    def view(self) -> PokerView:
        return self.patience.view

    @property
    def is_over(self) -> bool:
        return self.patience.match.is_over

    def card_at(self, place: int) -> Card | None:
        """The card that lies open there."""
        return self.view.top if place == PACK else self.view.grid[place]

    # -- what the user does ------------------------------------------------------------------------------------------

    def do(self, action: SeatAction, sound: str = "card") -> bool:
        """Carry an action out, or say why it cannot be; whether it was."""
        self.stage.hurry()
        try:
            self.patience.submit(action)
        except IllegalAction as refused:
            self.refuse(refused.reason)
            return False
        self.study.clear()
        self.furniture.tell("")
        self.play(sound)
        self.show()
        if self.is_over:
            self.commands.end()
        return True

    def turn(self) -> None:
        """Turn the pack's top card up, from wherever it was asked."""
        if self.view.phase is Phase.ARRANGING:
            self.put_down()
            return
        self.do(Turn(Seat.SOUTH))

    def lay(self, cell: int) -> None:
        """Lay the card turned up on a cell."""
        top = self.view.top
        if top is None:
            self.refuse(
                "The pack's top card is face down: turn it up first." if not self.is_over else "The game is over."
            )
            return
        self.do(Lay(Seat.SOUTH, top, cell))

    def choose(self, place: int) -> None:
        """In Variation 2: pick a card up, or put the one picked up there."""
        if self.held is None:
            if self.card_at(place) is None:
                self.refuse("There is no card to pick up; choose one of the 25.")
                return
            self.held = place
            self.play("click")
            self.show()
        elif self.held == place:
            self.put_down()
        else:
            card, self.held = self.card_at(self.held), None
            assert card is not None
            self.do(Shift(Seat.SOUTH, card, None if place == PACK else place))

    def put_down(self) -> None:
        """The card picked up stays where it is."""
        if self.held is not None:
            self.held = None
            self.show()

    def refuse(self, reason: str) -> None:
        """An error: a beep, and a sentence unless the configuration says no."""
        self.play("refused")
        if self.config.current.messages == "yes":
            self.furniture.tell(reason, is_warning=True)

    def say(self, words: str) -> None:
        """Something to know."""
        self.furniture.tell(words)

    def play(self, sound: str) -> None:
        """Let a sound be heard as far as this table's own sound level goes."""
        level = self.config.current.sound
        if level == "full" or (level == "partial" and sound not in _TUNES and sound != "click"):
            self.services.sounds.play(sound)

    # -- showing -----------------------------------------------------------------------------------------------------

    def _deal(self) -> None:
        """The cards of a new game: in Variation 2 all fly from the pack to the grid."""
        if self.patience.options.variation is Variation.OPEN and not self.patience.is_begun:
            start = self.layout.pose(PACK, is_face_up=False)
            targets = self._targets()
            self.stage.settle({piece: (card, start) for piece, (card, _) in targets.items()})
            moves = tuple(
                Move(piece, card, pose, number * _STAGGER_SECONDS)
                for number, (piece, (card, pose)) in enumerate(sorted(targets.items()))
            )
            self.stage.perform([Beat(moves, flight_seconds=_DEAL_SECONDS)])
            self.play("deal")
        self.show()

    def _targets(self) -> dict[int, tuple[Card | None, Pose]]:
        """Where each card is to be seen now, by its piece."""
        view, grid = self.view, self.study.shown_grid or self.view.grid
        targets: dict[int, tuple[Card | None, Pose]] = {}
        for place, card in enumerate((*grid, view.top)):
            if card is not None:
                pose = self.layout.pose(place, is_marked=self.held == place)
                targets[self._piece_of(card)] = card, pose
        if view.phase is Phase.TURNING:
            targets[len(self._pieces)] = None, self.layout.pose(PACK, is_face_up=False)
        return targets

    def _piece_of(self, card: Card) -> int:
        return self._pieces.setdefault(card, len(self._pieces))

    def show(self) -> None:
        """Let cards glide to where they belong, and the plates say how it stands."""
        targets = self._targets()
        self.stage.forget(piece for piece in self.stage.pieces if piece not in targets)
        if not self.stage.is_busy:
            settings = self.services.settings
            seconds = FLIGHT_SECONDS * pace(settings.card_speed)
            self.stage.is_motion_reduced = settings.reduced_motion
            self.stage.glide(targets, seconds)
        lines = self.view.lines
        for number, line in enumerate(lines):
            if self._shown and line.is_full and line.points and not self._shown[number].is_full:
                self._celebrate_line(number, line)
        self._shown = lines
        self.furniture.show()

    def _celebrate_line(self, number: int, line: LineScore) -> None:
        self.furniture.light(number)
        if line.hand is PokerHand.ROYAL_FLUSH:
            self.furniture.herald("Royal Flush!")
            self.play("celebrate")
            if not self.services.settings.reduced_motion:
                rect = self.layout.line_rect(number)
                for point in (rect.midleft, rect.midtop, rect.center, rect.midright, rect.midbottom):
                    self.particles.burst(point, self.theme.scale, 70)
        elif not self.is_over:
            self.play("chime" if line.hand < PokerHand.FULL_HOUSE else "scored")

    # -- the window --------------------------------------------------------------------------------------------------

    def entered(self) -> None:
        self._choose_deck()
        self._deal()
        self.welcome()

    def resumed(self, result: Any = None) -> Answer:
        self._choose_deck()
        return None

    def _choose_deck(self) -> None:
        """This table has a card back of its own."""
        self.services.faces.choose(self.services.settings.deck_style, self.config.current.back)

    def left(self) -> None:
        self.cabinet.thinker.call_off()
        self.input.point("arrow")
        pygame.mouse.set_visible(True)
        self.services.apply_settings()

    def leave(self) -> Answer:
        """Back to the menu; the game is kept as it lies."""
        if self.is_over:
            self.patience.put_away()
        return Pop()

    def choose_back(self) -> None:
        """The card back just chosen is seen at once."""
        self._choose_deck()
        self.furniture.show()
        if self._canvas is not None:
            self._canvas.mark()

    def handle(self, event: pygame.event.Event) -> Answer:
        return self.input.handle(event)

    def update(self, dt_seconds: float) -> Answer:
        settings = self.services.settings
        self.stage.keep_pace(settings.card_speed, settings.display_time, settings.reduced_motion)
        for _ in self.stage.update(dt_seconds):
            pass
        self.particles.update(dt_seconds)
        self.furniture.update(dt_seconds)
        self.study.update()
        return None

    def open_leaflet(self, leaflet: Leaflet | Dialog) -> None:
        """Lay a panel over the table; nothing behind it can be used."""
        self.close_leaflet()
        self.leaflet = leaflet
        if self._canvas is not None:
            self._canvas.layers.append(leaflet)

    def close_leaflet(self) -> None:
        """Take the panel away."""
        if self.leaflet is not None and self._canvas is not None:
            self._canvas.layers.remove(self.leaflet)
            self._canvas.mark()
        self.leaflet = None

    def resize(self, size: tuple[int, int]) -> None:
        self.layout = GridLayout(self.theme)
        self.stage.card_width = self.layout.card_width
        self.stage.settle(self._targets())
        self.furniture.rebuild()
        above: list[Layer] = [self.stage.flying, self.furniture.above, self.furniture.form, self.particles]
        if self.leaflet is not None:
            self.leaflet.relayout()
            above.append(self.leaflet)
        self._canvas = Canvas(size, self._paint, above, [self.furniture.below, self.stage.lying])

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        return self._canvas.draw(surface) if self._canvas is not None else ()

    def _paint(self, surface: pygame.Surface) -> None:
        paint_ground(surface, self.theme, self.layout)
