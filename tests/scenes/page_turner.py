"""Ways to the pages of the menu, and to every widget on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pygame
import pytest

from game.scenes.pages import PageScene
from game.screen.widgets import Segments, Slider, Widget
from tests.scenes.visitor import Visitor

SIZES = [(800, 600), (1280, 800), (1920, 1080), (3840, 2160)]
LONG_NAME = "Wolfeschlegelsteinhausenberger"


def open_page(visitor: Visitor, key: int) -> PageScene:
    """From the title to one of the menu's pages, by its key."""
    visitor.key(pygame.K_SPACE)
    visitor.key(key)
    return page_of(visitor)


P = TypeVar("P", bound=PageScene)


def leave_pictures_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pictures behind menus and pages: they take most of the time and are looked at elsewhere."""
    for room in ("title", "backdrop"):
        monkeypatch.setattr(f"game.scenes.{room}.draw_picture", lambda *_, **__: True)
    monkeypatch.setattr("game.scenes.pages.draw_still_life", lambda *_: None)


def lay(visitor: Visitor, page: P) -> P:
    """Open a page at once, without the way through the menu."""
    visitor.app.push(page)
    visitor.step()
    return page


def page_of(visitor: Visitor) -> PageScene:
    scene = visitor.scene
    assert isinstance(scene, PageScene), type(scene).__name__
    return scene


def tab_to(visitor: Visitor, widget: Widget) -> None:
    """Go to *widget* with the Tab key alone."""
    form = page_of(visitor).form
    for _ in range(60):
        if form.focused is widget:
            return
        visitor.key(pygame.K_TAB)
    raise AssertionError(f"Tab never comes to {widget.name!r}")


def choose_by_keys(visitor: Visitor, widget: Segments, index: int) -> None:
    """Tab to it, then left or right as often as it takes."""
    tab_to(visitor, widget)
    while widget.index != index:
        before = widget.index
        visitor.key(pygame.K_RIGHT if index > widget.index else pygame.K_LEFT)
        assert widget.index != before, f"{widget.name!r} does not move"


def choose_by_mouse(visitor: Visitor, widget: Segments, index: int) -> None:
    visitor.click(widget.cells()[index].center)


def drag(visitor: Visitor, slider: Slider, share: float) -> None:
    """Take the slider's track near its left end and drag it to that share of its length."""
    track = slider._track
    visitor.point((track.left + 8, track.centery))
    visitor.press((track.left + 8, track.centery))
    for step in range(1, 5):
        visitor.point((track.left + 8 + (track.width - 16) * share * step / 4, track.centery))
    visitor.release((track.left + 8 + (track.width - 16) * share, track.centery))
    visitor.step()


def widgets_of(page: PageScene, kinds: type | tuple[type, ...]) -> Iterator[Widget]:
    return (widget for widget in page.widgets() if isinstance(widget, kinds))


def write(visitor: Visitor, text: str) -> None:
    """Type letters into the focused field, as keys and text."""
    for letter in text:
        event = pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)
        pygame.event.post(event)
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=ord(letter.lower()), mod=0, unicode="", scancode=0))
    visitor.step()


def cut_labels(page: PageScene) -> list[str]:
    """What is written on the page and does not fit where it stands."""
    theme, cut = page.theme, []
    for widget in page.form.widgets:
        if not widget.is_shown or not getattr(widget, "text", ""):
            continue
        text, size, face = widget.text, getattr(widget, "size", 0), getattr(widget, "face", "")  # type: ignore[attr-defined]
        if not face:
            continue
        if widget.width:  # type: ignore[attr-defined]
            needed = theme.paragraph(text, widget.rect.width, size, (0, 0, 0), face).get_size()
        else:
            needed = theme.text_size(text, size, face)
        if needed[0] > widget.rect.width or needed[1] > widget.rect.height + 1:
            cut.append(text)
    return cut


def overlaps(widgets: Sequence[Widget]) -> list[tuple[str, str]]:
    """Pairs of widgets that lie on each other."""
    return [
        (one.name, other.name)
        for number, one in enumerate(widgets)
        for other in widgets[number + 1 :]
        if one.rect.colliderect(other.rect)
    ]
