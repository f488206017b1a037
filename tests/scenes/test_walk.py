"""A walk through every room: by keyboard alone each scene is reached and each widget focused, by mouse alone too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.play.live import Live
from game.rules.five_hundred.view import Phase
from game.scenes.menu import HEADING, MenuScene
from game.screen.widgets import Button, Form
from tests.scenes.visitor import Visitor, is_asked

Visit = Callable[..., Visitor]
UNTIL = is_asked(Phase.PLAYING, 1)
ROOMS = (
    "Continue game",
    "New game",
    "Rule options",
    "Misère options",
    "Preferences",
    "Instructions",
    "Register",
    "Statistics",
    "Score card",
    "Other games",
    "Quit",
)


def at_the_menu(visit: Visit, until: Callable[[Live], bool] = UNTIL) -> Visitor:
    visitor = visit(5, until=until)
    visitor.key(pygame.K_SPACE)
    assert isinstance(visitor.scene, MenuScene)
    return visitor


def is_at_menu(visitor: Visitor) -> bool:
    """Whether the menu one came from lies in front again, or still."""
    return isinstance(visitor.scene, MenuScene) and visitor.scene.heading == HEADING


def form_of(scene: Any) -> Form | None:
    """The form of a scene, wherever it keeps it."""
    for holder in (scene, getattr(scene, "dialog", None), getattr(scene, "transport", None)):
        for name in ("form", "_form"):
            form = getattr(holder, name, None)
            if isinstance(form, Form):
                return form
    return None


def test_the_menu_offers_every_room(visit: Visit) -> None:
    visitor = at_the_menu(visit)
    assert tuple(button.label for button in visitor.menu.buttons) == ROOMS


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_and_every_widget_by_keyboard_alone(visit: Visit, room: str) -> None:
    visitor = at_the_menu(visit)
    for _ in ROOMS:
        focused = visitor.menu.form.focused
        if isinstance(focused, Button) and focused.label == room:
            break
        visitor.key(pygame.K_DOWN)
    visitor.key(pygame.K_RETURN)
    assert not is_at_menu(visitor), room
    form = form_of(visitor.scene)
    if form is not None:
        reached = set()
        for _ in range(2 * len(form.widgets) + 2):
            visitor.key(pygame.K_TAB)
            reached.add(form.focused)
        assert reached >= set(form.focusable), room
    visitor.wait(0.5)
    visitor.key(pygame.K_ESCAPE)
    visitor.wait(0.3)
    assert is_at_menu(visitor), room


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_by_mouse_alone_and_back(visit: Visit, room: str) -> None:
    visitor = at_the_menu(visit)
    button = next(button for button in visitor.menu.buttons if button.label == room)
    visitor.click(button.rect.center)
    assert not is_at_menu(visitor), room
    visitor.wait(0.5)
    form = form_of(visitor.scene)
    if form is not None:
        ways = [widget for widget in form.widgets if isinstance(widget, Button) and widget.label in WAYS_BACK]
        visitor.click(ways[-1].rect.center)
    elif room == "Continue game":
        visitor.click(visitor.button_place("menu"))
    else:
        visitor.click((30, 30))
    visitor.wait(0.3)
    assert is_at_menu(visitor), room


WAYS_BACK = ("Back", "Continue", "Keep playing")


@pytest.mark.parametrize(("key", "choice"), [(pygame.K_b, 0), (pygame.K_p, 1), (pygame.K_s, 2)])
def test_review_by_keys_and_by_mouse(visit: Visit, key: int, choice: int) -> None:
    visitor = visit(5, until=UNTIL)
    table = visitor.sit_down()
    visitor.settle()
    kinds = []
    for by_mouse in (False, True):
        if by_mouse:
            visitor.click(visitor.button_place("review"))
            visitor.click(visitor.scene.dialog.buttons[choice].rect.center)  # type: ignore[union-attr]
        else:
            visitor.key(pygame.K_r)
            visitor.key(key)
        kinds.append(type(visitor.scene).__name__)
        visitor.key(pygame.K_ESCAPE)
        visitor.key(pygame.K_ESCAPE)
        visitor.step()
        assert visitor.scene is table
    assert kinds[0] == kinds[1] and kinds[0] in ("BidsScene", "ReplayScene", "ScoreCardScene")
