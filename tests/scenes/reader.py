"""Reads what a scene draws: every line of text, where its ink lies, on what ground, and what lies over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import pygame

from game.scenes.scene import Scene
from game.scenes.table.paint import DIM_CREAM
from game.screen import lettering, theme
from game.screen.palette import Colour, contrast

LEAST_CONTRAST = 4.5
_PlainSurface = pygame.Surface


@dataclass(frozen=True)
class Ink:
    """A line of text: its words, its colour, the rectangle of its ink, and whether its ground is known by now."""

    words: str
    colour: Colour
    rect: pygame.Rect
    is_grounded: bool = False


_lines: dict[int, tuple[pygame.Surface, Ink]] = {}
complaints: list[str] = []


class Sheet(_PlainSurface):
    """A surface that remembers the text on it, and complains when it is cut, crossed, covered or hard to read."""

    inks: list[Ink]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.inks = []

    def copy(self) -> Sheet:
        return self._handed_on(super().copy())

    def convert(self, *args: Any) -> Sheet:
        return self._handed_on(super().convert(*args))

    def convert_alpha(self) -> Sheet:
        return self._handed_on(super().convert_alpha())

    def _handed_on(self, other: Any) -> Sheet:
        other.inks = list(getattr(self, "inks", ()))
        return other  # type: ignore[no-any-return]

    def fill(self, *args: Any, **kwargs: Any) -> pygame.Rect:
        if len(args) == 1:
            self.inks = []
        return super().fill(*args, **kwargs)

    def blit(self, source: Any, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        arriving = self._arriving(source, dest, area)
        judged = [self._judge(ink) for ink in arriving]
        at_risk = self._at_risk(source, dest, area)
        rect = super().blit(source, dest, area, special_flags)
        self._look_after(at_risk)
        mine = self.__dict__.setdefault("inks", [])
        for ink in judged:
            for other in mine:
                if ink.rect.inflate(-2, -2).colliderect(other.rect.inflate(-2, -2)) and ink != other:
                    complaints.append(f"{ink.words!r} crosses {other.words!r}")
        mine.extend(judged)
        return rect

    def _arriving(self, source: Any, dest: Any, area: Any) -> list[Ink]:
        known = _lines.get(id(source))
        inks = [known[1]] if known is not None and known[0] is source else getattr(source, "inks", ())
        if not inks:
            return []
        left, top = (dest.x, dest.y) if isinstance(dest, pygame.Rect) else (int(dest[0]), int(dest[1]))
        if area is not None:
            room = pygame.Rect(area)
            left, top = left - room.x, top - room.y
            inks = [ink for ink in inks if room.colliderect(ink.rect)]
        return [replace(ink, rect=ink.rect.move(left, top)) for ink in inks]

    def _judge(self, ink: Ink) -> Ink:
        if not self.get_rect().contains(ink.rect):
            complaints.append(f"{ink.words!r} is cut: {ink.rect} on {self.get_size()}")
            return ink
        if ink.is_grounded:
            return ink
        ground = [self.get_at(point) for point in _net(ink.rect, 7, 3)]
        if any(colour.a < 200 for colour in ground):
            return ink
        worst = min(contrast(ink.colour, tuple(colour)[:3]) for colour in ground)
        if worst < LEAST_CONTRAST and ink.colour != DIM_CREAM and ink.colour not in EXEMPT:
            complaints.append(f"{ink.words!r} has a contrast of {worst:.2f} only, {ink.colour}")
        return replace(ink, is_grounded=True)

    def _at_risk(self, source: Any, dest: Any, area: Any) -> list[tuple[Ink, list[Any]]]:
        """The lines over which something is laid now, with samples of how they look."""
        mine = self.__dict__.get("inks", [])
        if not mine or id(source) in _lines:
            return []
        size = pygame.Rect(area).size if area is not None else source.get_size()
        over = pygame.Rect((dest[0], dest[1]), size)
        return [(ink, self._samples(ink)) for ink in mine if over.colliderect(ink.rect)]

    def _samples(self, ink: Ink) -> list[Any]:
        return [self.get_at(point) for point in _net(ink.rect, 25, 8)]

    def _look_after(self, at_risk: list[tuple[Ink, list[Any]]]) -> None:
        """A line wholly covered is gone; one half covered is a complaint."""
        for ink, before in at_risk:
            pairs = zip(before, self._samples(ink), strict=True)
            changed = sum(max(abs(a[i] - b[i]) for i in range(3)) > 90 for a, b in pairs) / len(before)
            if changed > 0.05:
                self.inks.remove(ink)
                if changed < 0.25:
                    complaints.append(f"{ink.words!r} is partly covered")


EXEMPT: set[Colour] = set()
"""Inks of what cannot be pressed now."""


def _net(rect: pygame.Rect, across: int, down: int) -> Iterator[tuple[int, int]]:
    for column, row in product(range(across), range(down)):
        yield (
            rect.left + (rect.width - 1) * column // max(1, across - 1),
            rect.top + (rect.height - 1) * row // max(1, down - 1),
        )


@contextmanager
def reading() -> Iterator[list[str]]:
    """While this lasts everything drawn is read; yields the complaints so far."""
    draw_line, draw_plate = lettering.draw_line, theme.draw_plate

    def plating(size: tuple[int, int], plate: Any) -> pygame.Surface:
        surface = Sheet(size, pygame.SRCALPHA)
        surface.blit(draw_plate(size, plate), (0, 0))
        return surface

    def drawing(words: str, font: Any, colour: Colour, is_four_colour: bool = False) -> pygame.Surface:
        surface = draw_line(words, font, colour, is_four_colour)
        _lines[id(surface)] = surface, Ink(words, tuple(colour)[:3], surface.get_bounding_rect())  # type: ignore[arg-type]
        return surface

    complaints.clear()
    lettering.draw_line = drawing
    theme.draw_plate = plating
    pygame.Surface = Sheet  # type: ignore[misc]
    try:
        yield complaints
    finally:
        lettering.draw_line = draw_line
        theme.draw_plate = draw_plate
        pygame.Surface = _PlainSurface  # type: ignore[misc]
        _lines.clear()


def read(scene: Scene, size: tuple[int, int], prepare: Callable[[], None] = lambda: None) -> list[str]:
    """Draw *scene* once, whole, in a window of that size; the words found."""
    scene.theme._forget()
    scene.theme.resize(size)
    scene.services.faces.forget()
    scene.resize(size)
    for _ in range(4):
        scene.update(0.5)
    prepare()
    window = Sheet(size)
    scene.touch()
    scene.draw(window)
    return [ink.words for ink in window.inks]
