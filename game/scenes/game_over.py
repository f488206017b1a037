"""The game is over: a trophy or a little rain, how it ended, and what may come next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.scenes.scene import Answer, Scene, Services
from game.scenes.table.paint import blank
from game.scenes.table.panels import Choice, Panel
from game.screen.assets import asset
from game.screen.canvas import Canvas, Overlay
from game.screen.palette import CREAM
from game.screen.particles import Particles
from game.screen.theme import Theme


@dataclass(frozen=True, slots=True)
class Ending:
    """What is told: ``is_won`` from the user's chair, the final totals and the tally as sentences."""

    is_won: bool
    totals: str
    tally: str


class GameOverScene(Scene):
    """Shown once per finished game. ``doors`` answer the buttons by name: ``new``, ``review``, ``menu``."""

    def __init__(self, services: Services, ending: Ending, doors: dict[str, Callable[[], Answer]]) -> None:
        super().__init__(services)
        self.ending = ending
        self.doors = doors
        self.particles = Particles()
        self.panel = self._make_panel()
        self._overlay = Overlay()
        self._canvas: Canvas | None = None
        self._has_burst = False

    def handle(self, event: pygame.event.Event) -> Answer:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_F12):
            return self.doors["menu"]()
        name = self.panel.handle(event)
        if name is not None:
            return self.doors[name]()
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION):
            self._put_panel()
        return None

    def update(self, dt_seconds: float) -> Answer:
        if self.ending.is_won and not self._has_burst and not self.services.settings.reduced_motion:
            self.particles.burst(self.panel.box.centre, self.theme.scale)
        self._has_burst = True
        self.particles.update(dt_seconds)
        return None

    def resize(self, size: tuple[int, int]) -> None:
        self._canvas = Canvas(size, self._paint, [self.particles, self._overlay])
        self.panel.lay_out(self.theme)
        self._put_panel()

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        return self._canvas.draw(surface) if self._canvas is not None else ()

    def _paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.theme.felt(), (0, 0))

    def _put_panel(self) -> None:
        box = self.panel.box
        self._overlay.put("panel", self.panel.draw(self.theme), (round(box.x), round(box.y)))

    def _make_panel(self) -> Panel:
        heading = "You have won the game!" if self.ending.is_won else "Lost – this time"
        return Panel(
            heading,
            self._content,
            (
                Choice("new", "Another game", "Enter", (pygame.K_n,)),
                Choice("review", "Review", "R", (pygame.K_r,)),
                Choice("menu", "Menu", "Esc"),
            ),
        )

    def _content(self, theme: Theme) -> pygame.Surface:
        width = theme.px(520)
        picture = self._picture(theme)
        told = theme.paragraph(self.ending.totals, width, 21, CREAM, "bold", "centre")
        tally = theme.paragraph(self.ending.tally, width, 17, CREAM, "text", "centre")
        gap = theme.px(14)
        parts = [part for part in (picture, told, tally) if part is not None]
        surface = blank((width, sum(part.get_height() + gap for part in parts)))
        top = 0
        for part in parts:
            surface.blit(part, part.get_rect(midtop=(width // 2, top)))
            top += part.get_height() + gap
        return surface

    def _picture(self, theme: Theme) -> pygame.Surface | None:
        path = asset("images", "trophy.svg" if self.ending.is_won else "rain.svg")
        if path is None:
            return None
        size = (theme.px(360), theme.px(270))
        return theme.keep(
            ("ending", self.ending.is_won, size), lambda: pygame.image.load_sized_svg(str(path), size).convert_alpha()
        )
