"""The menu: large buttons over a picture, what was won and lost, and what there is to tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.scenes.backdrop import draw_backdrop, is_aside
from game.scenes.scene import Answer, Scene, Services
from game.screen.arranging import place_column, widest
from game.screen.canvas import Canvas
from game.screen.palette import CREAM
from game.screen.pictures import gilded
from game.screen.skins import well
from game.screen.surfaces import Plate
from game.screen.widgets import Button, Form, Label

HEADING: Final = "Five Hundred"
_BUTTON_SIZE: Final = 21
_LEAST_WIDTH: Final = 330
_MOST_IN_A_COLUMN: Final = 7
_ASIDE_LEFT: Final = 54
_ASIDE_BUTTON_SIZE: Final = 18
_MOST_ASIDE: Final = 12


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One button: what it says, the key shown on it, what it answers, the keys that press it.

    A *reason* disables it and is said when it is tried. The focus comes back to one that is *foremost* from every room.
    """

    label: str
    hint: str
    action: Callable[[], Answer]
    keys: tuple[int, ...] = ()
    reason: str = ""
    is_foremost: bool = False


class MenuScene(Scene):
    """Entries to choose from. *entries* and *tally* (a line such as ``Won 3, lost 2``) are asked again on each return.

    The sentences in ``services.notices`` are shown until another scene is opened. *picture* names what hangs behind the
    buttons (``game.scenes.backdrop``); they stand to its left, or in the middle of the plain table.
    """

    def __init__(
        self,
        services: Services,
        entries: Callable[[], Sequence[MenuEntry]],
        tally: Callable[[], str] = lambda: "",
        cancel: Callable[[], Answer] | None = None,
        picture: Callable[[], str] = lambda: "menu",
        heading: str = HEADING,
    ) -> None:
        super().__init__(services)
        self.heading = heading
        self._picture = picture
        self._entries = entries
        self._tally = tally
        self._told: list[str] = []
        self._canvas: Canvas | None = None
        self.form = Form(self.theme, (), self._arrange)
        self.form.cancel = cancel
        self.form.refuse = self._say
        self.notice = Label(self.theme, "")
        self.notice.align = "centre"
        self._refresh()

    @property
    def buttons(self) -> list[Button]:
        """The buttons from top to bottom."""
        return [widget for widget in self.form.widgets if isinstance(widget, Button)]

    def entered(self) -> None:
        self._refresh()

    def resumed(self, result: Any = None) -> Answer:
        self._refresh()
        return None

    def _refresh(self) -> None:
        """Ask what there is to choose and to tell now; the focus goes to the foremost entry, or stays."""
        before = self.form.focused.name if self.form.focused is not None else ""
        entries = self._entries()
        before = next((entry.label for entry in entries if entry.is_foremost), before)
        buttons = [self._button(entry) for entry in entries]
        self._told += self.services.notices
        self.services.notices.clear()
        self.notice.text = "\n".join(self._told)
        self.form.replace([*buttons, self.notice])
        usable = [button for button in buttons if button.is_enabled]
        self.form.focus(next((button for button in usable if button.name == before), usable[0] if usable else None))
        if self._canvas is not None:
            self._canvas.repaint()

    def _button(self, entry: MenuEntry) -> Button:
        size = _ASIDE_BUTTON_SIZE if self._is_aside else _BUTTON_SIZE
        button = Button(self.theme, entry.label, entry.action, entry.hint, entry.keys, size)
        button.reason = entry.reason
        button.is_key_aside = True
        return button

    def _say(self, sentence: str) -> None:
        self.notice.text = sentence
        self.form.relayout()

    # -- the window ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Answer:
        self.form.handle(event)
        answer: Answer = self.form.take_answer()
        if answer is not None:
            self._told.clear()
        return answer

    def resize(self, size: tuple[int, int]) -> None:
        self.form.relayout()
        self._canvas = Canvas(size, self._paint, [_NoticePlate(self), self.form])

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        return self._canvas.draw(surface) if self._canvas is not None else ()

    @property
    def _is_aside(self) -> bool:
        return is_aside(self._picture())

    def _heading_bottom(self) -> int:
        """Where the heading and the tally end."""
        return round(self.theme.size[1] * 0.06) + self.theme.px(84 + 44)

    def _arrange(self) -> None:
        if self._is_aside:
            self._arrange_aside()
        else:
            self._arrange_in_the_middle()
        self._arrange_notice()

    def _aside_room(self) -> pygame.Rect:
        """The column at the left in which heading and buttons stand."""
        theme = self.theme
        left, across = theme.px(_ASIDE_LEFT), max(theme.px(_LEAST_WIDTH), widest(self.buttons))
        return pygame.Rect(left, 0, across, theme.size[1])

    def _arrange_aside(self) -> None:
        theme, buttons = self.theme, self.buttons
        if not buttons:
            return
        room = self._aside_room()
        columns = 1 if len(buttons) <= _MOST_ASIDE else 2
        per_column = -(-len(buttons) // columns)
        free = theme.size[1] - self._heading_bottom() - theme.px(24)
        gap = max(theme.px(3), min(theme.px(12), free // per_column - buttons[0].natural_size()[1]))
        down = per_column * (buttons[0].natural_size()[1] + gap) - gap
        room.top = self._heading_bottom() + max(0, (free - down) // 3)
        for number in range(columns):
            place_column(buttons[number * per_column : (number + 1) * per_column], room, gap, room.width)
            room.left = room.right + 2 * gap

    def _arrange_in_the_middle(self) -> None:
        theme, buttons = self.theme, self.buttons
        width, height = theme.size
        if not buttons:
            return
        columns = 1 if len(buttons) <= _MOST_IN_A_COLUMN else 2
        across = max(theme.px(_LEAST_WIDTH), widest(buttons))
        gap = theme.px(12)
        per_column = -(-len(buttons) // columns)
        down = per_column * (buttons[0].natural_size()[1] + gap) - gap
        free_top = self._heading_bottom()
        top = max(free_top, (free_top + height - theme.px(100) - down) // 2)
        left = (width - columns * across - (columns - 1) * gap * 2) // 2
        for number in range(columns):
            room = pygame.Rect(left + number * (across + 2 * gap), top, across, down)
            place_column(buttons[number * per_column : (number + 1) * per_column], room, gap, across)

    def _arrange_notice(self) -> None:
        theme = self.theme
        self.notice.is_shown = bool(self.notice.text)
        begin = max((button.rect.right for button in self.buttons), default=0) if self._is_aside else 0
        self.notice.width = min(theme.px(760), theme.size[0] - begin - theme.px(120))
        high = self.notice.natural_size()[1]
        below = 26 if self._is_aside else 58
        left = (begin + theme.size[0] - self.notice.width) // 2
        self.notice.rect = pygame.Rect(left, theme.size[1] - high - theme.px(below), self.notice.width, high)

    def _paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        problem = draw_backdrop(surface, self._picture(), theme)
        if problem and problem not in self.notice.text:
            self.notice.text = "\n".join([*self.notice.text.splitlines(), f"{problem} The family hangs there again."])
            self._arrange_notice()
        width, height = surface.get_size()
        room = self._aside_room() if self._is_aside else pygame.Rect(theme.px(80), 0, width - theme.px(160), height)
        heading = gilded(theme, self.heading, 58 if self._is_aside else 70)
        middle = round(height * 0.06) + theme.px(42)
        surface.blit(heading, heading.get_rect(center=(room.centerx, middle)))
        self._paint_tally(surface, room, middle + theme.px(58))

    def _paint_tally(self, surface: pygame.Surface, room: pygame.Rect, middle: int) -> None:
        """What was won and lost, on a dark strip below the heading."""
        theme, tally = self.theme, self._tally()
        if tally:
            words = theme.fitted(tally, room.width, 19, CREAM)
            rect = words.get_rect(center=(room.centerx, middle))
            dark = Plate((0x0A, 0x24, 0x18), (0x0A, 0x24, 0x18), theme.px(10), None, 0.0, opacity=0.6)
            under = rect.inflate(theme.px(28), theme.px(6))
            surface.blit(theme.plate(under.size, dark), under)
            surface.blit(words, rect)


class _NoticePlate:
    """The plate the notice lies on, drawn whenever the notice is."""

    def __init__(self, menu: MenuScene) -> None:
        self._menu = menu
        self._drawn = pygame.Rect(0, 0, 0, 0)

    def _rect(self) -> pygame.Rect:
        theme, notice = self._menu.theme, self._menu.notice
        if not notice.is_shown:
            return pygame.Rect(0, 0, 0, 0)
        return notice.rect.inflate(theme.px(36), theme.px(20))

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        before, self._drawn = self._drawn, self._rect()
        return [rect for rect in (before, self._drawn) if rect.width] if before != self._drawn else []

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        rect, theme = self._rect(), self._menu.theme
        if rect.colliderect(region):
            surface.blit(theme.plate(rect.size, well(theme)), rect)
