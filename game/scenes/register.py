"""Registering: a name and a club, a form for the printer, a number, and then the choice of pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final
from urllib.parse import unquote, urlsplit

import pygame

from game.scenes.backdrop import BACKDROPS, PORTRAIT, BadPicture, draw_backdrop, own_picture
from game.scenes.pages import SENTENCE_INK, SENTENCE_SIZE, PageScene
from game.scenes.picture_button import PictureButton
from game.scenes.scene import Answer, Pop, Services
from game.screen.arranging import place_row
from game.screen.palette import BRASS_LIGHT
from game.screen.widgets import Button, Label, TextField, Widget
from game.store.printing import NotPrinted, print_text
from game.store.registration import LONGEST_CLUB, LONGEST_NAME, RegistrationFile, form_text

PLEA: Final = (
    "In keeping with the traditions of shareware you are asked to register. It costs nothing and nothing leaves this "
    "computer: give a name, and a card club if you have one, and you get a number. Until then the menu has to make do "
    "with a splendid picture of myself and family."
)
LOCKED: Final = "The pictures are free to choose once you have registered."
_DEFAULT_NAME: Final = "You"
_LONGEST_PATH: Final = 1000


class RegisterScene(PageScene):
    """The registration desk. A picture file may be typed in or dropped on the window once somebody has registered."""

    size = (1060, 650)

    def __init__(
        self,
        services: Services,
        registration: RegistrationFile,
        printer: Callable[[str], None] = print_text,
        back: Callable[[], Answer] = Pop,
    ) -> None:
        super().__init__(services, "Register", back)
        self.registration = registration
        self._printer = printer
        self._printing: Thread | None = None
        self._print_problem: str | None = None
        self._text = ""
        self._make_form()
        self._make_pictures()
        self.message = Label(self.theme, "", 16, BRASS_LIGHT)
        self.message.align = "centre"
        self.form.default = self.register_button
        self.form.refuse = self._say
        self._show_state()

    def _make_form(self) -> None:
        theme, current = self.theme, self.registration.current
        own_name = self.services.settings.own_name
        name = current.name if current is not None else "" if own_name == _DEFAULT_NAME else own_name
        self.plea = Label(theme, PLEA, SENTENCE_SIZE + 1, SENTENCE_INK)
        self.name_label = Label(theme, "Name", 18, BRASS_LIGHT, "bold")
        self.club_label = Label(theme, "Card club", 18, BRASS_LIGHT, "bold")
        self.name = TextField(theme, name, longest=LONGEST_NAME, name="name")
        self.club = TextField(theme, current.club if current is not None else "", longest=LONGEST_CLUB, name="club")
        self.register_button = Button(theme, "Register", self._register, "Enter")
        self.print_button = Button(theme, "Print form", self._print)

    def _make_pictures(self) -> None:
        theme = self.theme
        self.pictures_label = Label(theme, "Behind the menu", 18, BRASS_LIGHT, "bold")
        self.pictures = [PictureButton(theme, each, partial(self._choose, each.name)) for each in BACKDROPS]
        self.path_label = Label(theme, "Your own picture", 18, BRASS_LIGHT, "bold")
        self.path = TextField(theme, longest=_LONGEST_PATH, name="picture file", entered=self._hang)
        self.hang_button = Button(theme, "Hang it up", lambda: self._hang(self.path.text))
        self.path_hint = Label(
            theme, "The path of a PNG, JPG or SVG file; or drop the file on this window.", SENTENCE_SIZE, SENTENCE_INK
        )

    # -- the page ----------------------------------------------------------------------------------------------------

    def widgets(self) -> Sequence[Widget]:
        fields = [self.plea, self.name_label, self.name, self.club_label, self.club]
        own = [self.path_label, self.path, self.hang_button, self.path_hint]
        return [*fields, self.pictures_label, *self.pictures, *own, self.message]

    def buttons(self) -> Sequence[Button]:
        return [self.register_button, self.print_button, self.back_button]

    def arrange(self, room: pygame.Rect) -> None:
        theme = self.theme
        label_height = theme.text_size("X", 18, "bold")[1] + theme.px(4)
        self.plea.width = room.width
        parts: list[tuple[Callable[[pygame.Rect], None], int]] = [
            (lambda area: _put(self.plea, area), self.plea.natural_size()[1]),
            (self._arrange_fields, self._labelled_height(self.name)),
            (self._arrange_pictures, label_height + self._picture_height(room.width)),
            (self._arrange_own, self._labelled_height(self.path) + self.path_hint.natural_size()[1] + theme.px(6)),
            (self._arrange_message, theme.font("text", 16).get_linesize() * 2),
        ]
        spare = room.height - sum(height for _, height in parts)
        gap = max(theme.px(4), min(theme.px(22), spare // len(parts)))
        top = room.top
        for place, height in parts:
            place(pygame.Rect(room.left, top, room.width, height))
            top += height + gap

    def _labelled_height(self, field: TextField) -> int:
        return self.theme.text_size("X", 18, "bold")[1] + self.theme.px(4) + field.natural_size()[1]

    def _arrange_fields(self, area: pygame.Rect) -> None:
        half = (area.width - self.theme.px(24)) // 2
        for label, field, left in (
            (self.name_label, self.name, area.left),
            (self.club_label, self.club, area.right - half),
        ):
            high, down = label.natural_size()[1], field.natural_size()[1]
            label.rect = pygame.Rect(left, area.top, half, high)
            field.rect = pygame.Rect(left, area.bottom - down, half, down)

    def _picture_height(self, width: int) -> int:
        return PictureButton.height_for(self.theme, self._picture_width(width))

    def _picture_width(self, width: int) -> int:
        return (width - (len(self.pictures) - 1) * self.theme.px(12)) // len(self.pictures)

    def _arrange_pictures(self, area: pygame.Rect) -> None:
        across = self._picture_width(area.width)
        down = self._picture_height(area.width)
        self.pictures_label.rect = pygame.Rect(area.topleft, (area.width, self.pictures_label.natural_size()[1]))
        for number, picture in enumerate(self.pictures):
            left = area.left + number * (across + self.theme.px(12))
            picture.rect = pygame.Rect(left, area.bottom - down, across, down)

    def _arrange_own(self, area: pygame.Rect) -> None:
        theme = self.theme
        high, hint = self.path_label.natural_size()[1], self.path_hint.natural_size()[1]
        self.path_label.rect = pygame.Rect(area.topleft, (area.width, high))
        across, down = self.hang_button.natural_size()
        line = pygame.Rect(area.left, area.top + high + theme.px(4), area.width, self.path.natural_size()[1])
        self.path.rect = pygame.Rect(line.left, line.top, line.width - across - theme.px(12), line.height)
        place_row([self.hang_button], pygame.Rect(line.right - across, line.centery - down // 2, across, down), 0)
        self.path_hint.rect = pygame.Rect(area.left, area.bottom - hint, area.width, hint)

    def _arrange_message(self, area: pygame.Rect) -> None:
        self.message.width = area.width
        _put(self.message, area)

    def _paint(self, surface: pygame.Surface) -> None:
        draw_backdrop(surface, self._picture(), self.theme)

    def _picture(self) -> str:
        current = self.registration.current
        return (current.picture if current is not None else "") or PORTRAIT

    # -- what can be done --------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Answer:
        if event.type == pygame.DROPFILE:
            self.path.write(event.file, len(event.file))
            self._hang(event.file)
            return None
        return super().handle(event)

    def update(self, dt_seconds: float) -> Answer:
        if self._printing is not None and not self._printing.is_alive():
            self._printing = None
            self.print_button.reason = ""
            self._tell_of_printing()
        return None

    def _register(self) -> None:
        try:
            self.registration.register(self.name.text, self.club.text)
        except ValueError as refusal:
            self._say(str(refusal))
            self.form.focus(self.name)
            return
        self._show_state()
        current = self.registration.current
        assert current is not None
        news = self._news()
        self._say(news or f"Thank you, {current.name}. Your number is {current.number}. Now choose a picture.")

    def _choose(self, picture: str) -> None:
        self.registration.choose_picture(picture)
        self._show_state()
        self.repaint()
        self._say(self._news())

    def _hang(self, words: str) -> None:
        """Hang up a picture file of the user's own, or say why it cannot be."""
        if self.registration.current is None:
            self._say(LOCKED)
            return
        if not words.strip():
            self._say("Which picture? Type its path, or drop the file on this window.")
            return
        path = path_of(words)
        try:
            own_picture(path, self.theme.size, self.theme)
        except BadPicture as bad:
            self._say(str(bad))
            return
        self._choose(str(path))
        self._say(self._news() or f"{path.name} hangs behind the menu now.")

    def _print(self) -> None:
        """Send the form to the printer; that may take a while, so it is done beside the window's own work."""
        current = self.registration.current
        is_registered = current is not None and (current.name, current.club) == (self.name.text, self.club.text)
        number = current.number if current is not None and is_registered else ""
        self._text = form_text(self.name.text.strip(), self.club.text.strip(), number)
        self.print_button.reason = "The form is on its way to the printer."
        self._say(self.print_button.reason)
        self._printing = Thread(target=self._send_to_printer, args=(self._text,), daemon=True)
        self._printing.start()

    def _send_to_printer(self, text: str) -> None:
        try:
            self._printer(text)
            self._print_problem = None
        except NotPrinted as problem:
            self._print_problem = str(problem)

    def _tell_of_printing(self) -> None:
        if self._print_problem is None:
            self._say("The form has gone to the printer.")
            return
        sentence = f"The form could not be printed: {self._print_problem}."
        try:
            self._say(f"{sentence} It is kept as {self.registration.keep_form(self._text)}")
        except OSError as error:
            self._say(f"{sentence} It could not be kept either ({error.strerror or error}).")

    def _show_state(self) -> None:
        """Let the page show whether somebody is registered, and which picture hangs."""
        current = self.registration.current
        reason = "" if current is not None else LOCKED
        self.register_button.label = "Register" if current is None else "Register anew"
        if current is not None:
            self.plea.text = (
                f"Registered to {current.who}, number {current.number}. Your karma is beyond reproach, the title "
                "greets you by name, and the picture behind the menu is yours to choose."
            )
        for widget in (*self.pictures, self.path, self.hang_button):
            widget.reason = reason
        for button in self.pictures:
            button.is_on = button.backdrop.name == self._picture()
        self.form.relayout()

    def _news(self) -> str:
        """What the registration has to tell, once."""
        news = " ".join(self.registration.notices)
        self.registration.notices.clear()
        return news

    def _say(self, sentence: str) -> None:
        self.message.text = sentence
        self.form.relayout()


def _put(label: Label, area: pygame.Rect) -> None:
    label.rect = area


def path_of(words: str) -> Path:
    """The file somebody means: quotes, ``~`` and ``file://`` are understood."""
    words = words.strip().strip("\"'")
    if words.startswith("file://"):
        words = unquote(urlsplit(words).path)
    path = Path(words)
    try:
        return path.expanduser().absolute()
    except (RuntimeError, OSError, ValueError):
        return path
