"""What the pages with settings have in common: a panel over the felt, rows of a title, a sentence and a widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from game.scenes.scene import Answer, Pop, Scene, Services
from game.scenes.still_life import draw_still_life
from game.screen.arranging import place_row
from game.screen.canvas import Canvas
from game.screen.palette import BRASS, BRASS_LIGHT, CREAM, PANEL_BOTTOM, Colour, mix
from game.screen.theme import Theme
from game.screen.widgets import Button, Choice, Dialog, Form, Label, Panel, Widget

TITLE_SIZE: Final = 18
SENTENCE_SIZE: Final = 15
SENTENCE_INK: Final[Colour] = mix(CREAM, PANEL_BOTTOM, 0.16)
_LINE: Final[Colour] = mix(BRASS, PANEL_BOTTOM, 0.62)
_MOST_GAP: Final = 26


class Sheet(Panel):
    """A panel with its heading in the middle and thin lines between what lies on it. ``lines`` are heights, pixels."""

    heading_size = 32

    def __init__(self, theme: Theme, heading: str) -> None:
        super().__init__(theme, heading)
        self.lines: list[int] = []

    @property
    def padding(self) -> int:
        return self.theme.px(26)

    @property
    def inside(self) -> pygame.Rect:
        room = super().inside
        lifted = self.theme.px(8)
        return pygame.Rect(room.left, room.top - lifted, room.width, room.height + lifted + self.theme.px(6))

    def look(self) -> Any:
        return super().look(), tuple(self.lines)

    def draw(self, surface: pygame.Surface) -> None:
        heading, self.heading = self.heading, ""
        super().draw(surface)
        self.heading = heading
        words = self.theme.fitted(heading, self.rect.width - 2 * self.padding, 32, BRASS_LIGHT, "heading")
        surface.blit(words, words.get_rect(midtop=(self.rect.centerx, self.rect.top + round(self.padding * 0.6))))
        left, right = self.rect.left + self.padding, self.rect.right - self.padding
        for y in self.lines:
            pygame.draw.line(surface, _LINE, (left, y), (right, y), max(1, self.theme.px(1)))


@dataclass(slots=True)
class Row:
    """One thing that can be set: its title, a sentence saying what it does, and the widget it is set with.

    ``wordings`` are all sentences that may stand there; room is kept for the longest. A row without title and
    sentence gives its whole width to the widget, ``height`` design units high (0: the widget's own height).
    """

    title: Label
    sentence: Label
    control: Widget
    wordings: tuple[str, ...] = ()
    height: int = 0

    @property
    def is_wide(self) -> bool:
        return not self.title.text

    def widgets(self) -> list[Widget]:
        """What of it belongs on the form."""
        return [self.control] if self.is_wide else [self.title, self.sentence, self.control]

    def say(self, sentence: str) -> None:
        """Put another sentence there."""
        self.sentence.text = sentence

    def natural_height(self, width: int) -> int:
        """The pixels it needs when its text may be *width* wide."""
        control = self.control.natural_size()[1]
        theme = self.title.theme
        if self.is_wide:
            return theme.px(self.height) if self.height else control
        title = theme.text_size(self.title.text, TITLE_SIZE, "bold")[1]
        return max(control, title + self.sentence_height(width))

    def sentence_height(self, width: int) -> int:
        """What the longest of the sentences needs."""
        theme = self.title.theme
        wordings = {self.sentence.text, *self.wordings} - {""}
        return max((theme.paragraph(w, width, SENTENCE_SIZE, SENTENCE_INK).get_height() for w in wordings), default=0)


def row(theme: Theme, title: str, sentence: str, control: Widget, wordings: Sequence[str] = (), height: int = 0) -> Row:
    """A row with its labels made."""
    control.name = control.name or title
    return Row(
        Label(theme, title, TITLE_SIZE, BRASS_LIGHT, "bold"),
        Label(theme, sentence, SENTENCE_SIZE, SENTENCE_INK),
        control,
        tuple(wordings),
        height,
    )


def place_rows(rows: Sequence[Row], room: pygame.Rect, control_width: int) -> list[int]:
    """Set the rows below each other in *room*, the widgets on the right, the spare height shared out between them.

    Returns the heights of the lines between them.
    """
    theme = rows[0].title.theme
    text_width = max(theme.px(120), room.width - control_width - theme.px(24))
    heights = [each.natural_height(text_width) for each in rows]
    spare = (room.height - sum(heights)) / len(rows)
    gap = max(0.0, min(float(theme.px(_MOST_GAP)), spare))
    top = room.top + (room.height - sum(heights) - gap * len(rows)) * 0.35 if spare > gap else float(room.top)
    lines = []
    for each, height in zip(rows, heights, strict=True):
        area = pygame.Rect(room.left, round(top + gap / 2), room.width, height)
        _place_row(each, area, control_width, text_width)
        top += height + gap
        lines.append(round(top))
    return lines[:-1]


def _place_row(each: Row, area: pygame.Rect, control_width: int, text_width: int) -> None:
    theme = each.title.theme
    if each.is_wide:
        each.control.rect = area
        return
    high = min(each.control.natural_size()[1], area.height)
    each.control.rect = pygame.Rect(area.right - control_width, area.centery - high // 2, control_width, high)
    title = theme.text_size(each.title.text, TITLE_SIZE, "bold")[1]
    each.sentence.width = text_width
    said = each.sentence.natural_size()[1] if each.sentence.text else 0
    top = area.centery - (title + said) // 2
    each.title.rect = pygame.Rect(area.left, top, text_width, title)
    each.sentence.rect = pygame.Rect(area.left, top + title, text_width, said)


def place_alike(widgets: Sequence[Widget], room: pygame.Rect, gap: int) -> None:
    """Set widgets side by side, all of the same width, so that they fill *room*."""
    share = (room.width + gap) / len(widgets)
    for number, widget in enumerate(widgets):
        left, right = round(number * share), round((number + 1) * share) - gap
        widget.rect = pygame.Rect(room.left + left, room.top, right - left, room.height)


class PageScene(Scene):
    """A panel with a heading over the felt, a line at the bottom, and Back. Escape goes back.

    A page says which ``widgets`` it has and arranges them in a room; ``size`` is its panel's, in design units.
    """

    size = (1120, 748)

    def __init__(self, services: Services, heading: str, back: Callable[[], Answer] = Pop) -> None:
        super().__init__(services)
        self.sheet = Sheet(self.theme, heading)
        self.footer = Label(self.theme, "", SENTENCE_SIZE, SENTENCE_INK)
        self.back_button = Button(self.theme, "Back", back, "Esc")
        self.dialog: Dialog | None = None
        self.form = Form(self.theme, (), self._arrange)
        self.form.cancel = back
        self._canvas: Canvas | None = None

    # -- what each page says for itself ------------------------------------------------------------------------------

    def widgets(self) -> Sequence[Widget]:
        """What lies on the panel, in the order of the Tab key."""
        raise NotImplementedError

    def arrange(self, room: pygame.Rect) -> None:
        """Give each of the widgets its place in *room*."""
        raise NotImplementedError

    def buttons(self) -> Sequence[Button]:
        """The buttons at the bottom, Back the last."""
        return [self.back_button]

    # -- for pages to use --------------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Put the widgets on the form, as they are now."""
        self.form.replace([self.sheet, *self.widgets(), self.footer, *self.buttons()])

    def ask(self, heading: str, sentence: str, choices: Sequence[Choice]) -> None:
        """Put a question over the page."""
        self.dialog = Dialog(self.theme, heading, sentence, choices)
        if self._canvas is not None:
            self._canvas.layers.append(self.dialog)

    def say_kept(self, usual: str) -> None:
        """Say *usual* at the bottom, unless the settings are not kept: then why."""
        self.footer.text = self.services.preferences.trouble or usual
        self.form.relayout()

    def repaint(self) -> None:
        """Paint the felt and the cards on it again."""
        if self._canvas is not None:
            self._canvas.repaint()

    # -- the window --------------------------------------------------------------------------------------------------

    def entered(self) -> None:
        self.fill()
        if self.form.focused is None and self.form.focusable:
            self.form.focus(self.form.focusable[0])

    def handle(self, event: pygame.event.Event) -> Answer:
        if self.dialog is not None:
            self.dialog.handle(event)
            answer: Answer = self.dialog.take_answer()
            if not self.dialog.is_open:
                self._take_dialog_away()
            return answer
        self.form.handle(event)
        return self._scene_answer(self.form.take_answer())

    @staticmethod
    def _scene_answer(answer: Any) -> Answer:
        return answer if isinstance(answer, Answer) else None

    def _take_dialog_away(self) -> None:
        assert self.dialog is not None
        if self._canvas is not None:
            self._canvas.layers.remove(self.dialog)
            self._canvas.mark()
        self.dialog = None
        self.form.relayout()

    def resize(self, size: tuple[int, int]) -> None:
        self.form.relayout()
        self._canvas = Canvas(size, self._paint, [self.form])
        if self.dialog is not None:
            self.dialog.relayout()
            self._canvas.layers.append(self.dialog)

    def touch(self) -> None:
        if self._canvas is not None:
            self._canvas.mark()

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        return self._canvas.draw(surface) if self._canvas is not None else ()

    def _paint(self, surface: pygame.Surface) -> None:
        surface.blit(self.theme.felt(), (0, 0))
        draw_still_life(surface, self.theme, self.services.faces, self.sheet.rect)

    def _arrange(self) -> None:
        theme = self.theme
        width = min(theme.px(self.size[0]), theme.size[0] - theme.px(16))
        height = min(theme.px(self.size[1]), theme.size[1] - theme.px(12))
        self.sheet.rect = pygame.Rect((theme.size[0] - width) // 2, (theme.size[1] - height) // 2, width, height)
        room = self._arrange_footer(self.sheet.inside)
        self.sheet.lines = []
        self.arrange(room)

    def _arrange_footer(self, inside: pygame.Rect) -> pygame.Rect:
        """The bottom line and the buttons; what room is left above."""
        theme, buttons, gap = self.theme, list(self.buttons()), self.theme.px(12)
        high = max((button.natural_size()[1] for button in buttons), default=0)
        across = sum(button.natural_size()[0] + gap for button in buttons)
        line = pygame.Rect(inside.left, inside.bottom - high, inside.width, high)
        place_row(buttons, pygame.Rect(line.right - across, line.top, across, high), gap, "right")
        self.footer.width = inside.width - across - theme.px(12)
        said = max(1, self.footer.natural_size()[1])
        self.footer.rect = pygame.Rect(line.left, line.centery - said // 2, self.footer.width, said)
        return pygame.Rect(inside.left, inside.top, inside.width, inside.height - high - theme.px(10))
