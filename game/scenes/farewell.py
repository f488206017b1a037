"""The farewell: the cards are gathered, the lamp is turned down, and the program ends."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, sin
from random import Random
from typing import Final

import pygame

from game.cards.card import Card
from game.cards.pack import pack_of_43
from game.scenes.scene import Answer, Quit, Scene, Services
from game.scenes.title import goes_on
from game.screen.canvas import Canvas, Overlay
from game.screen.palette import BRASS, CREAM, PANEL_BOTTOM, PANEL_TOP, Colour
from game.screen.particles import Particles
from game.screen.pictures import gilded
from game.screen.stage import Stage
from game.screen.surfaces import Plate
from game.screen.theme import Theme
from game.table.cues import Beat, Move
from game.table.pose import Pose

HEADING: Final = "Good night"
WINKS: Final = (
    "The pack goes back in its box. It will not tell anybody what you bid.",
    "If you liked it, tell a friend. If you did not, tell an opponent.",
    "No fee was harmed in the making of this evening. The family in the portrait sends its love anyway.",
)
_LOOK_SECONDS: Final = 0.5
_GATHER_SECONDS: Final = 0.7
_STAGGER_SECONDS: Final = 0.035
_LASTS_SECONDS: Final = 4.0
_DUSK_SECONDS: Final = 1.6
_DUSK_STEPS: Final = 12
_DUSK: Final = 215
_POOL: Final = 60
_VEIL_CELLS: Final = (64, 40)
_CARD_UNITS: Final = 104
_DARK: Final[Colour] = (0x14, 0x0A, 0x04)


class Dusk:
    """The lamp turned down over the table, in steps; a layer."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.step = 0
        self._drawn = 0

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        if self.step == self._drawn:
            return ()
        self._drawn = self.step
        return [pygame.Rect((0, 0), self.theme.size)]

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        if self.step:
            veil = self.theme.keep(("dusk", self.theme.size), lambda: _draw_dusk(self.theme.size))
            veil.set_alpha(255 * self.step // _DUSK_STEPS)
            surface.blit(veil, region, region)


def _draw_dusk(size: tuple[int, int]) -> pygame.Surface:
    """Darkness over everything but a pool of light in the middle: a small picture scaled up."""
    columns, rows = _VEIL_CELLS
    small = pygame.Surface((columns, rows), pygame.SRCALPHA)
    for x in range(columns):
        for y in range(rows):
            away = min(1.0, hypot((x + 0.5) / columns - 0.5, ((y + 0.5) / rows - 0.52) * 0.8) / 0.46)
            small.set_at((x, y), (10, 5, 0, round(_POOL + (_DUSK - _POOL) * away**1.3)))
    return pygame.transform.smoothscale(small, size)


class FarewellScene(Scene):
    """Says goodbye for a few seconds; any key or click ends it sooner. *news* tells what became of the game."""

    def __init__(self, services: Services, name: str, news: str = "") -> None:
        super().__init__(services)
        self.name = name
        self.news = news
        self.stage = Stage(services.faces)
        self.particles = Particles()
        self._dusk = Dusk(self.theme)
        self._words = Overlay()
        self._canvas: Canvas | None = None
        self._age_seconds = 0.0
        self._rng = Random(500)
        self._cards: list[Card] = self._rng.sample(pack_of_43(), 43)
        self._is_gathering = self._is_gathered = False

    # -- time --------------------------------------------------------------------------------------------------------

    def entered(self) -> None:
        settings = self.services.settings
        self._is_gathering = self._is_gathered = bool(settings.reduced_motion or settings.card_speed >= 1)

    def handle(self, event: pygame.event.Event) -> Answer:
        return Quit() if goes_on(event) else None

    def update(self, dt_seconds: float) -> Answer:
        self._age_seconds += dt_seconds
        if not self._is_gathering and self._age_seconds >= _LOOK_SECONDS:
            self._gather()
        self.stage.update(dt_seconds)
        if self._is_gathering and not self._is_gathered and not self.stage.is_busy:
            self._is_gathered = True
            self.particles.burst(self._middle(), self.theme.scale, 70)
        self.particles.update(dt_seconds)
        if self._is_gathered:
            dimmed = min(1.0, max(0.0, (self._age_seconds - 1.0) / _DUSK_SECONDS))
            self._dusk.step = max(self._dusk.step, round(dimmed * _DUSK_STEPS))
        return Quit() if self._age_seconds >= _LASTS_SECONDS else None

    def _gather(self) -> None:
        """Every card flies home, the nearest first, and turns its face down on the way."""
        self._is_gathering = True
        self.services.sounds.play("gather")
        moves = tuple(
            Move(piece, card, self._home(piece), piece * _STAGGER_SECONDS) for piece, card in enumerate(self._cards)
        )
        self.stage.perform([Beat(moves=moves, flight_seconds=_GATHER_SECONDS)])

    # -- places ------------------------------------------------------------------------------------------------------

    def _middle(self) -> tuple[float, float]:
        width, height = self.theme.size
        return width / 2, height * 0.52

    def _home(self, piece: int) -> Pose:
        """In the pack, each card a hair above the last."""
        x, y = self._middle()
        lifted = self.theme.scale * 0.35 * piece
        return Pose(x - lifted, y - lifted, layer=piece, is_flush=piece > 0)

    def _strewn(self, piece: int) -> Pose:
        """Left lying about as after a long evening."""
        rng = Random(piece)
        x, y = self._middle()
        width, height = self.theme.size
        share = 0.35 + 0.65 * (piece / len(self._cards))
        angle = piece * 2.39996
        across, down = width * 0.42 * share, height * 0.21 * share
        turn = rng.uniform(-70, 70)
        return Pose(
            x + across * cos(angle), y + down * sin(angle) + height * 0.01, turn, layer=piece, is_face_up=piece % 5 != 0
        )

    # -- the window --------------------------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int]) -> None:
        self._canvas = Canvas(
            size, self._paint, [self.stage.flying, self._dusk, self.particles, self._words], [self.stage.lying]
        )
        self.stage.card_width = self.theme.px(_CARD_UNITS)
        place = self._home if self._is_gathering else self._strewn
        self.stage.settle({piece: (card, place(piece)) for piece, card in enumerate(self._cards)})
        self._put_words(size)

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        return self._canvas.draw(surface) if self._canvas is not None else ()

    def _paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.theme.felt(), (0, 0))

    def _put_words(self, size: tuple[int, int]) -> None:
        theme = self.theme
        heading = gilded(theme, HEADING, 92)
        self._words.put("heading", heading, ((size[0] - heading.get_width()) // 2, round(size[1] * 0.06)))
        thanks = f"Thank you for the company, {self.name}." if self.name != "You" else "Thank you for the company."
        wink = WINKS[len(self.news + self.name) % len(WINKS)]
        lines = [(thanks, 22, "bold"), (self.news, 18, "bold"), (wink, 17, "text")]
        plate = self._plate([line for line in lines if line[0]])
        at = (size[0] - plate.get_width()) // 2, size[1] - plate.get_height() - theme.px(26)
        self._words.put("words", plate, at)

    def _plate(self, lines: Sequence[tuple[str, float, str]]) -> pygame.Surface:
        """Sentences below each other on a dark plate."""
        theme = self.theme
        room = theme.size[0] - theme.px(160)
        drawn = [theme.paragraph(words, room, size, CREAM, face, "centre") for words, size, face in lines]
        gap, margin = theme.px(6), theme.px(14)
        width = max(part.get_width() for part in drawn) + 2 * theme.px(26)
        height = sum(part.get_height() + gap for part in drawn) - gap + 2 * margin
        plate = Plate(PANEL_TOP, PANEL_BOTTOM, theme.px(14), BRASS, max(1.0, 1.6 * theme.scale), opacity=0.96)
        surface = theme.plate((width, height), plate).copy()
        top = margin
        for part in drawn:
            surface.blit(part, part.get_rect(midtop=(width // 2, top)))
            top += part.get_height() + gap
        return surface
