"""The instructions: scrolled by every means, and left again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.scenes.instructions import InstructionsScene
from game.scenes.manual import Manual, blocks_of
from game.scenes.menu import MenuScene
from game.screen.assets import asset
from game.screen.theme import Theme
from tests.scenes.visitor import Visitor

Visit = Callable[..., Visitor]


def opened(visit: Visit) -> tuple[Visitor, InstructionsScene]:
    """Somebody who has come from the title to the instructions by keys."""
    visitor = visit()
    visitor.key(pygame.K_SPACE)
    visitor.key(pygame.K_i)
    assert isinstance(visitor.scene, InstructionsScene)
    return visitor, visitor.scene


def turn_wheel(visitor: Visitor, y: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y)))
    visitor.step()


def test_keys_scroll(visit: Visit) -> None:
    visitor, scene = opened(visit)
    page = scene.page
    visitor.key(pygame.K_DOWN)
    assert page.top == page.line
    visitor.key(pygame.K_UP)
    assert page.top == 0
    visitor.key(pygame.K_PAGEDOWN)
    assert page.line < page.top <= page.room.height
    visitor.key(pygame.K_END)
    assert page.top == page.lowest_top > 3000
    visitor.key(pygame.K_PAGEUP)
    assert 0 < page.top < page.lowest_top
    visitor.key(pygame.K_HOME)
    assert page.top == 0


def test_wheel_and_bar_scroll(visit: Visit) -> None:
    visitor, scene = opened(visit)
    page = scene.page
    visitor.point(page.rect.center)
    turn_wheel(visitor, -2)
    assert page.top == 6 * page.line
    turn_wheel(visitor, 5)
    assert page.top == 0
    visitor.point(page.thumb.center)
    visitor.press(page.thumb.center)
    visitor.point((page.bar.centerx, page.bar.bottom + 50))
    assert page.top == page.lowest_top
    visitor.release(page.bar.center)
    visitor.click((page.bar.centerx, page.bar.top + 2))
    assert page.top == page.lowest_top - page.room.height


def test_the_wheel_works_wherever_the_pointer_is(visit: Visit) -> None:
    visitor, scene = opened(visit)
    visitor.point((5, 5))
    turn_wheel(visitor, -1)
    assert scene.page.top > 0


def test_a_chapter_is_jumped_to_by_click_and_by_key(visit: Visit) -> None:
    visitor, scene = opened(visit)
    number = scene.manual.chapters.index("Misère")
    room = scene.chapters.room
    visitor.click((room.centerx, room.top + round((number + 0.5) * scene.chapters.row_height)))
    assert scene.page.top == scene.manual.chapter_top(number, scene.page.room.width)
    visitor.key(pygame.K_DOWN)
    assert scene.page.top == scene.manual.chapter_top(number + 1, scene.page.room.width)


def test_the_list_shows_the_chapter_being_read(visit: Visit) -> None:
    visitor, scene = opened(visit)
    visitor.key(pygame.K_END)
    assert scene.chapters.index == len(scene.manual.chapters) - 1
    visitor.key(pygame.K_HOME)
    assert scene.chapters.index == 0


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_continue_by_key(visit: Visit, key: int) -> None:
    visitor, _ = opened(visit)
    visitor.key(key)
    assert isinstance(visitor.scene, MenuScene)


def test_continue_by_mouse_and_page_keys_on_the_button(visit: Visit) -> None:
    visitor, scene = opened(visit)
    visitor.key(pygame.K_TAB)
    visitor.key(pygame.K_TAB)
    assert scene.form.focused is scene.back_button
    visitor.key(pygame.K_PAGEDOWN)
    assert scene.page.top > 0
    visitor.click(scene.back_button.rect.center)
    assert isinstance(visitor.scene, MenuScene)


def test_the_path_of_the_text_is_shown(visit: Visit) -> None:
    _, scene = opened(visit)
    path = Path(scene.footer.text.partition(": ")[2])
    assert path.read_text(encoding="utf-8").startswith("# Welcome")


@pytest.mark.parametrize("text", ["instructions.txt", "hearts.txt", "spades.txt"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (3840, 2160)])
def test_nothing_is_wider_than_the_page(size: tuple[int, int], text: str) -> None:
    pygame.font.init()
    theme = Theme(size)
    path = asset("text", text)
    assert path is not None
    manual = Manual(theme, path.read_text(encoding="utf-8"))
    width = round(size[0] * 0.6)
    assert manual.height(width) > size[1]
    for piece in manual._pieces:
        if hasattr(piece, "words"):
            across = theme.text_size(piece.words, piece.size, piece.face)[0]
            assert piece.left + across <= width, piece.words


def test_every_bid_has_its_value_and_every_option_a_word() -> None:
    path = asset("text", "instructions.txt")
    assert path is not None
    text = path.read_text(encoding="utf-8")
    table = next(block for block in blocks_of(text) if block.kind == "table" and len(block.rows[0]) == 6)
    for level, cells in enumerate(table.rows[1:6]):
        assert [int(cell) for cell in cells[1:]] == [40 + 100 * level + 20 * place for place in range(5)]
    words = ("convention", "490", "bid again", "One bid each", "lowest bid", "raise", "cowboy", "Misère at any time")
    for word in words:
        assert word in text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "hearts.txt",
            ("to the left", "two of clubs", "26 off the shooter", "F9", "F10", "the delay", "no heart and no"),
        ),
        (
            "spades.txt",
            ("Nello", "Blind 4", "Spade Tight", "Sandbag", "Short Game", "Expert Mode", "Animation", "tenth bag"),
        ),
    ],
)
def test_the_other_texts_name_every_option_and_key(text: str, words: tuple[str, ...]) -> None:
    path = asset("text", text)
    assert path is not None
    told = path.read_text(encoding="utf-8")
    for word in words:
        assert word in told, word
