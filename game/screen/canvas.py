"""Drawing only what changed: a background that stands still, layers above it, and rectangles to draw again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

_BOUNDARY: Final = 4
"""Pixels to 16 bytes."""


class Layer(Protocol):
    """Something drawn above the background: the stage, a form, an overlay, particles."""

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        """What looks different since the last time this was asked."""
        ...

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """Draw what meets *region*; the surface is clipped to it."""
        ...


class Canvas:
    """A background and layers, drawn rectangle by rectangle.

    *paint* draws the background (felt and furniture) whole on a surface of the window's size; it is called when the
    canvas is made, resized or told to ``repaint``. The layers ``under`` change seldom: they are drawn into one picture
    with the background. ``layers`` lie above. Both may be added to and taken from; ``mark`` what they covered.
    """

    def __init__(
        self,
        size: tuple[int, int],
        paint: Callable[[pygame.Surface], None],
        layers: Iterable[Layer] = (),
        under: Iterable[Layer] = (),
    ) -> None:
        self.layers: list[Layer] = list(layers)
        self.under: list[Layer] = list(under)
        self._paint = paint
        self._marked: list[pygame.Rect] = []
        self._marked_under: list[pygame.Rect] = []
        self.resize(size)

    @property
    def size(self) -> tuple[int, int]:
        return self._background.get_size()

    def resize(self, size: tuple[int, int]) -> None:
        """Take another size and paint the background anew."""
        self._background = _plain_surface(size)
        self._base = _plain_surface(size) if self.under else self._background
        self.repaint()

    def repaint(self, region: pygame.Rect | None = None) -> None:
        """Paint the background again, all of it or *region* alone, and draw that again."""
        self._background.set_clip(region)
        self._paint(self._background)
        self._background.set_clip(None)
        self._marked_under.append(region if region is not None else self._background.get_rect())

    def mark(self, region: pygame.Rect | None = None) -> None:
        """Have *region* of the window drawn again, or everything."""
        self._marked.append(region if region is not None else self._background.get_rect())

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed on *surface* and return where; nothing changed, nothing drawn, an empty list."""
        changed, self._marked = [*self._marked, *self._draw_under()], []
        for layer in self.layers:
            changed.extend(layer.dirty_rects())
        if not changed:
            return []
        regions = merged(changed, surface.get_rect())
        _draw_regions(surface, self._base, self.layers, regions)
        return regions

    def _draw_under(self) -> list[pygame.Rect]:
        """Bring the picture of the lower layers up to date; where it changed."""
        changed, self._marked_under = self._marked_under, []
        for layer in self.under:
            changed.extend(layer.dirty_rects())
        if changed and self.under:
            if self._base is self._background:
                self._base = _plain_surface(self.size)
                changed.append(self._base.get_rect())
            changed = merged(changed, self._base.get_rect())
            _draw_regions(self._base, self._background, self.under, changed)
        return changed


def _plain_surface(size: tuple[int, int]) -> pygame.Surface:
    surface = pygame.Surface(size)
    return surface.convert() if pygame.display.get_surface() is not None else surface


def _draw_regions(
    surface: pygame.Surface, ground: pygame.Surface, layers: Sequence[Layer], regions: Sequence[pygame.Rect]
) -> None:
    """Draw *ground* and the layers above it on *surface*, within the regions only."""
    for region in map(off_boundary, regions):
        surface.set_clip(region)
        surface.blit(ground, region, region)
        for layer in layers:
            layer.draw(surface, region)
    surface.set_clip(None)


def off_boundary(rect: pygame.Rect) -> pygame.Rect:
    """*rect*, begun a pixel further left if it would begin on a boundary of 16 bytes.

    From there SDL copies past the cache: five times as slow for pieces of this size, and all that is drawn on them next
    waits for the memory.
    """
    if rect.left % _BOUNDARY or not rect.left:
        return rect
    return pygame.Rect(rect.left - 1, rect.top, rect.width + 1, rect.height)


def merged(rects: Iterable[pygame.Rect], within: pygame.Rect) -> list[pygame.Rect]:
    """Rectangles that cover *rects* inside *within*, joined where that draws fewer pixels than apart."""
    regions: list[pygame.Rect] = []
    for rect in rects:
        region = rect.clip(within)
        if not region.width or not region.height:
            continue
        index = 0
        while index < len(regions):
            joined = regions[index].union(region)
            if _area(joined) <= _area(regions[index]) + _area(region):
                region = joined
                del regions[index]
                index = 0
            else:
                index += 1
        regions.append(region)
    return regions


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


@dataclass(slots=True)
class _Item:
    surface: pygame.Surface
    rect: pygame.Rect


class Overlay:
    """A layer of pictures put up and taken down by name: speech plates, glows, messages. Later ones lie above."""

    def __init__(self) -> None:
        self._items: dict[Hashable, _Item] = {}
        self._dirty: list[pygame.Rect] = []

    def put(self, name: Hashable, surface: pygame.Surface, top_left: tuple[int, int]) -> None:
        """Show *surface* there, in place of what had that name."""
        item = _Item(surface, surface.get_rect(topleft=top_left))
        before = self._items.get(name)
        if before is not None and before.surface is surface and before.rect == item.rect:
            return
        self.remove(name)
        self._items[name] = item
        self._dirty.append(item.rect)

    def remove(self, name: Hashable) -> None:
        """Take it down, if it is up."""
        item = self._items.pop(name, None)
        if item is not None:
            self._dirty.append(item.rect)

    def lift(self, name: Hashable) -> None:
        """Lay it above all the others, if it is up."""
        item = self._items.pop(name, None)
        if item is not None:
            self._items[name] = item
            self._dirty.append(item.rect)

    def clear(self) -> None:
        """Take everything down."""
        for name in tuple(self._items):
            self.remove(name)

    def rect_of(self, name: Hashable) -> pygame.Rect | None:
        """Where the picture of that name is, ``None`` if it is not up."""
        item = self._items.get(name)
        return item.rect.copy() if item is not None else None

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        dirty, self._dirty = self._dirty, []
        return dirty

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        for item in self._items.values():
            if item.rect.colliderect(region):
                surface.blit(item.surface, item.rect)
