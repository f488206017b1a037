"""Widgets whose content is higher than they are: a page to read, and a list to choose from."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Protocol

import pygame

from game.screen import skins
from game.screen.palette import CREAM
from game.screen.theme import Theme
from game.screen.widget import ENTER_KEYS, TEXT_SIZE, Widget

_LINES_PER_NOTCH: Final = 3
_FADE: Final = 26
"""Design units over which a page fades out at an edge it goes on beyond."""


class Content(Protocol):
    """What a scroller shows."""

    def height(self, width: int) -> int:
        """Its whole height in pixels when it is *width* wide."""
        ...

    def draw(self, surface: pygame.Surface, room: pygame.Rect, top: int) -> None:
        """Draw the part that begins *top* pixels down into *room*; the surface is clipped to it."""
        ...


class Scroller(Widget):
    """A window on content higher than itself: wheel, bar, arrows, Page, Home and End move it."""

    def __init__(self, theme: Theme, content: Content | None = None, name: str = "", has_frame: bool = True) -> None:
        super().__init__(theme, name)
        self.content = content
        self.has_frame = has_frame
        self.top = 0
        self._bar_grip: int | None = None

    # -- measures --------------------------------------------------------------------------------------------------

    @property
    def bar_width(self) -> int:
        return self.theme.px(14)

    @property
    def padding(self) -> int:
        return self.theme.px(14) if self.has_frame else 0

    @property
    def room(self) -> pygame.Rect:
        """Where the content is seen."""
        inside = self.rect.inflate(-2 * self.padding, -2 * self.padding)
        inside.width = max(1, inside.width - self.bar_width - self.theme.px(8))
        return inside

    @property
    def line(self) -> int:
        """How far an arrow key moves the content, in pixels."""
        return self.theme.font("text", TEXT_SIZE).get_linesize()

    def content_height(self) -> int:
        """The whole height of the content in pixels."""
        return self.content.height(self.room.width) if self.content is not None else 0

    @property
    def lowest_top(self) -> int:
        """The greatest ``top``: the end of the content at the bottom."""
        return max(0, self.content_height() - self.room.height)

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(420), self.theme.px(320)

    def scroll_to(self, top: int) -> None:
        """Show the content from *top* pixels down, held within it."""
        self.top = min(self.lowest_top, max(0, top))

    @property
    def bar(self) -> pygame.Rect:
        """The groove of the bar."""
        room = self.room
        return pygame.Rect(self.rect.right - self.padding - self.bar_width, room.top, self.bar_width, room.height)

    @property
    def thumb(self) -> pygame.Rect:
        """The part of the bar that is taken hold of; empty if everything is seen."""
        bar, whole = self.bar, self.content_height()
        if not self.lowest_top:
            return pygame.Rect(bar.topleft, (0, 0))
        height = max(self.theme.px(28), bar.height * bar.height // max(1, whole))
        top = bar.top + (bar.height - height) * self.top // self.lowest_top
        return pygame.Rect(bar.left, top, bar.width, height)

    # -- drawing ---------------------------------------------------------------------------------------------------

    def look(self) -> Hashable:
        return super().look(), self.top, id(self.content)

    def draw(self, surface: pygame.Surface) -> None:
        self.scroll_to(self.top)
        if self.has_frame:
            skins.draw_body(surface, self.rect, self.theme, skins.well(self.theme), self.is_focused)
        clip = surface.get_clip()
        room = self.room
        surface.set_clip(room.clip(clip))
        self.draw_content(surface, room)
        surface.set_clip(clip)
        thumb = self.thumb
        if thumb.height:
            bar = self.bar
            surface.blit(self.theme.plate(bar.size, skins.well(self.theme, self.is_hovered)), bar)
            surface.blit(self.theme.plate(thumb.size, skins.gold(thumb.width / 2)), thumb)

    def draw_content(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw what is seen of the content into *room*; where it goes on it fades into what lies behind it."""
        if self.content is None:
            return
        veils = [(self._veil(surface.subsurface(edge), is_top), edge) for edge, is_top in self._open_edges(surface)]
        self.content.draw(surface, room, self.top)
        for veil, edge in veils:
            surface.blit(veil, edge)

    def _open_edges(self, surface: pygame.Surface) -> list[tuple[pygame.Rect, bool]]:
        """Strips along the edges beyond which there is more to see, and whether each is the upper one."""
        room, high = self.room.clip(surface.get_rect()), self.theme.px(_FADE)
        edges = []
        if self.top > 0:
            edges.append((pygame.Rect(room.left, room.top, room.width, high).clip(room), True))
        if self.top < self.lowest_top:
            edges.append((pygame.Rect(room.left, room.bottom - high, room.width, high).clip(room), False))
        return [(edge, is_top) for edge, is_top in edges if edge.width and edge.height]

    def _veil(self, ground: pygame.Surface, is_top: bool) -> pygame.Surface:
        """A copy of what lies behind, whole at the outer edge and clear at the inner one."""
        veil = pygame.Surface(ground.get_size(), pygame.SRCALPHA)
        veil.blit(ground, (0, 0))
        veil.blit(self._fading(ground.get_size(), is_top), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return veil

    def _fading(self, size: tuple[int, int], is_top: bool) -> pygame.Surface:
        def draw() -> pygame.Surface:
            fading = pygame.Surface(size, pygame.SRCALPHA)
            for y in range(size[1]):
                inwards = (y if is_top else size[1] - 1 - y) / size[1]
                fading.fill((255, 255, 255, round(255 * (1 - inwards))), pygame.Rect(0, y, size[0], 1))
            return fading

        return self.theme.keep(("fading", size, is_top), draw)

    # -- events ----------------------------------------------------------------------------------------------------

    def handle_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        page = max(self.line, self.room.height - self.line)
        wanted = {
            pygame.K_UP: self.top - self.line,
            pygame.K_DOWN: self.top + self.line,
            pygame.K_PAGEUP: self.top - page,
            pygame.K_PAGEDOWN: self.top + page,
            pygame.K_SPACE: self.top + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.lowest_top,
        }.get(event.key)
        if wanted is None:
            return False
        self.scroll_to(wanted)
        return True

    def handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll_to(self.top - event.y * _LINES_PER_NOTCH * self.line)
        elif event.type == pygame.MOUSEBUTTONDOWN and self.bar.collidepoint(event.pos):
            self._take_bar(event.pos[1])
        elif event.type == pygame.MOUSEMOTION and self._bar_grip is not None:
            self._drag_bar(event.pos[1])
        elif event.type == pygame.MOUSEBUTTONUP:
            self._bar_grip = None
        return event.type != pygame.MOUSEMOTION

    def _take_bar(self, y: int) -> None:
        """Take hold of the thumb, or go a page towards a click beside it."""
        thumb = self.thumb
        if thumb.top <= y < thumb.bottom:
            self._bar_grip = y - thumb.top
        else:
            self.scroll_to(self.top + (self.room.height if y >= thumb.bottom else -self.room.height))

    def _drag_bar(self, y: int) -> None:
        assert self._bar_grip is not None
        free = max(1, self.bar.height - self.thumb.height)
        self.scroll_to((y - self._bar_grip - self.bar.top) * self.lowest_top // free)


class ListBox(Scroller):
    """Lines to choose one from: ``index`` is the chosen one, -1 none yet.

    ``changed`` is called when another is chosen; ``picked`` when Enter or a double click takes it.
    """

    def __init__(
        self,
        theme: Theme,
        items: Sequence[str],
        index: int = 0,
        changed: Callable[[int], Any] = lambda index: None,
        picked: Callable[[int], Any] | None = None,
        name: str = "",
    ) -> None:
        super().__init__(theme, None, name)
        self.items = tuple(items)
        self.index = index if self.items else -1
        self.changed = changed
        self.picked = picked

    @property
    def row_height(self) -> int:
        return self.line + self.theme.px(10)

    def content_height(self) -> int:
        return self.row_height * len(self.items)

    def look(self) -> Hashable:
        return super().look(), self.items, self.index

    def draw_content(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        theme, height = self.theme, self.row_height
        first = self.top // height
        for number in range(first, min(len(self.items), first + room.height // height + 2)):
            row = pygame.Rect(room.left, room.top - self.top + number * height, room.width, height)
            is_chosen = number == self.index
            if is_chosen:
                surface.blit(theme.plate(row.size, skins.gold(theme.px(6))), row)
            ink = skins.GOLD_INK if is_chosen else CREAM
            words = theme.fitted(self.items[number], row.width - 2 * theme.px(10), TEXT_SIZE, ink)
            surface.blit(words, (row.left + theme.px(10), row.centery - words.get_height() // 2))

    def choose(self, index: int) -> None:
        """Choose that line, held within the list, and bring it into sight."""
        if not self.items:
            return
        index = min(len(self.items) - 1, max(0, index))
        top = index * self.row_height
        self.scroll_to(min(top, max(self.top, top + self.row_height - self.room.height)))
        if index != self.index:
            self.index = index
            self.answer = self.changed(index)

    def handle_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        page = max(1, self.room.height // self.row_height - 1)
        wanted = {
            pygame.K_UP: self.index - 1,
            pygame.K_DOWN: self.index + 1,
            pygame.K_PAGEUP: self.index - page,
            pygame.K_PAGEDOWN: self.index + page,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.items) - 1,
        }.get(event.key)
        if wanted is not None:
            self.choose(wanted)
            return True
        if event.key in ENTER_KEYS and self.picked is not None and self.index >= 0:
            self.answer = self.picked(self.index)
            return True
        return False

    def handle_mouse(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and self.room.collidepoint(event.pos):
            number = (event.pos[1] - self.room.top + self.top) // self.row_height
            if 0 <= number < len(self.items):
                is_again = number == self.index and getattr(event, "clicks", 1) > 1
                self.choose(number)
                if is_again and self.picked is not None:
                    self.answer = self.picked(number)
            return True
        return super().handle_mouse(event)
