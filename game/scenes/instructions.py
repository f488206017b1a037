"""The instructions: a page to scroll through, its chapters at the side, and where the plain text lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.scenes.manual import Manual
from game.scenes.pages import PageScene
from game.scenes.scene import Answer, Pop, Services
from game.screen.assets import asset
from game.screen.widgets import Button, ListBox, Scroller, Widget

MISSING: Final = "# No instructions\n\nThe text is missing from this copy. The table explains itself as you play."
_CHAPTERS_WIDTH: Final = 258
_LEAST_HEIGHT: Final = 776
_TALLEST: Final = 1000


class InstructionsScene(PageScene):
    """Reads the instructions in *text*, a file among the assets.

    Wheel, bar, arrows, Page, Home and End scroll; Continue, Enter and Escape go back.
    """

    size = (1180, _LEAST_HEIGHT)

    def __init__(self, services: Services, back: Callable[[], Answer] = Pop, text: str = "instructions.txt") -> None:
        super().__init__(services, "Instructions", back)
        path = asset("text", text)
        self.manual = Manual(self.theme, path.read_text(encoding="utf-8") if path is not None else MISSING)
        self.page = Scroller(self.theme, self.manual, "page")
        self.chapters = ListBox(self.theme, self.manual.chapters, 0, self._jump, name="chapters")
        self.back_button = Button(self.theme, "Continue", back, "Enter")
        self.form.default = self.back_button
        self.footer.text = f"The same as a plain text file: {path}" if path is not None else ""

    def widgets(self) -> Sequence[Widget]:
        return [self.page, self.chapters]

    def arrange(self, room: pygame.Rect) -> None:
        theme, gap = self.theme, self.theme.px(14)
        across = theme.px(_CHAPTERS_WIDTH)
        share = self.page.top / max(1, self.page.lowest_top) if self.page.rect.width else 0.0
        self.chapters.rect = pygame.Rect(room.left, room.top, across, room.height)
        self.page.rect = pygame.Rect(room.left + across + gap, room.top, room.width - across - gap, room.height)
        self.page.scroll_to(round(share * self.page.lowest_top))

    def resize(self, size: tuple[int, int]) -> None:
        whole = round(size[1] / self.theme.scale) - 24
        self.size = self.size[0], min(_TALLEST, max(_LEAST_HEIGHT, whole))
        super().resize(size)

    def _jump(self, number: int) -> None:
        self.page.scroll_to(self.manual.chapter_top(number, self.page.room.width))

    def handle(self, event: pygame.event.Event) -> Answer:
        before = self.page.top
        if event.type == pygame.MOUSEWHEEL and self.form.hovered is not self.chapters:
            self.page.handle_mouse(event)
            answer = None
        elif event.type == pygame.KEYDOWN and self._scrolls_from_anywhere(event):
            answer = None
        else:
            answer = super().handle(event)
        if self.page.top != before and self.form.focused is not self.chapters:
            self._follow()
        return answer

    def _scrolls_from_anywhere(self, event: pygame.event.Event) -> bool:
        """Page, Home and End move the page even while a button has the focus."""
        keys = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)
        return isinstance(self.form.focused, Button) and event.key in keys and self.page.handle_key(event)

    def _follow(self) -> None:
        """Let the list of chapters show which one is being read."""
        if self.page.top >= self.page.lowest_top:
            number = len(self.manual.chapters) - 1
        else:
            number = self.manual.chapter_at(self.page.top, self.page.room.width)
        chapters = self.chapters
        top = number * chapters.row_height
        chapters.index = number
        chapters.scroll_to(min(top, max(chapters.top, top + chapters.row_height - chapters.room.height)))
