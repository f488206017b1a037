"""Registering by keyboard and by mouse, the form, the greeting, and the pictures behind the menu."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.scenes.backdrop import BACKDROPS, BadPicture, own_picture
from game.scenes.menu import MenuScene
from game.scenes.register import RegisterScene, path_of
from game.scenes.title import WINK, TitleScene
from game.screen.theme import Theme
from game.store.printing import NotPrinted
from game.store.registration import registration_number
from tests.scenes.visitor import Visitor

Visit = Callable[..., Visitor]
NUMBER = registration_number("Eleanor", "Dubbo")


def desk(visit: Visit) -> tuple[Visitor, RegisterScene]:
    """Somebody who has come from the title to the registration desk."""
    visitor = visit()
    assert isinstance(visitor.scene, TitleScene)
    visitor.key(pygame.K_SPACE)
    visitor.key(pygame.K_g)
    assert isinstance(visitor.scene, RegisterScene)
    return visitor, visitor.scene


def write(visitor: Visitor, words: str) -> None:
    """Write on the keyboard: for each letter the key and then the text."""
    for letter in words:
        key = pygame.key.key_code(letter.lower()) if letter.isascii() and letter.isalnum() else pygame.K_SPACE
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=letter, scancode=0))
        visitor.step()


def drop(visitor: Visitor, path: Path) -> None:
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    visitor.step()


def registered(visit: Visit) -> tuple[Visitor, RegisterScene]:
    visitor, scene = desk(visit)
    write(visitor, "Eleanor")
    visitor.key(pygame.K_TAB)
    write(visitor, "Dubbo")
    visitor.key(pygame.K_RETURN)
    assert scene.registration.current is not None
    return visitor, scene


def test_by_keyboard_alone(visit: Visit, tmp_path: Path) -> None:
    visitor, scene = registered(visit)
    assert NUMBER in scene.message.text
    assert (tmp_path / "registration.json").exists()
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, MenuScene)
    visitor.close()
    again = visit()
    assert isinstance(again.scene, TitleScene)
    assert "Eleanor of Dubbo" in again.scene.greeting and NUMBER in again.scene.greeting


def test_by_mouse_alone_but_for_the_letters(visit: Visit) -> None:
    visitor, scene = desk(visit)
    visitor.click(scene.club.rect.center)
    write(visitor, "Dubbo")
    visitor.click(scene.name.rect.center)
    write(visitor, "Eleanor")
    visitor.click(scene.register_button.rect.center)
    assert scene.registration.current is not None and scene.registration.current.number == NUMBER
    verandah = next(button for button in scene.pictures if button.backdrop.name == "verandah")
    visitor.click(verandah.rect.center)
    assert scene.registration.current.picture == "verandah" and verandah.is_on
    visitor.click(scene.back_button.rect.center)
    assert isinstance(visitor.scene, MenuScene)


def test_a_name_is_needed(visit: Visit) -> None:
    visitor, scene = desk(visit)
    visitor.key(pygame.K_RETURN)
    assert scene.registration.current is None and "name" in scene.message.text


def test_until_then_the_wink_and_the_family(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    assert isinstance(visitor.scene, TitleScene) and visitor.scene.greeting == WINK
    assert visitor.lobby.desk.picture() == "portrait"
    visitor.key(pygame.K_SPACE)
    visitor.key(pygame.K_g)
    scene = visitor.scene
    assert isinstance(scene, RegisterScene)
    visitor.click(scene.pictures[1].rect.center)
    assert "once you have registered" in scene.message.text
    drop(visitor, tmp_path / "picture.png")
    assert "once you have registered" in scene.message.text and scene.registration.current is None


def test_pictures_by_keyboard_and_kept(visit: Visit) -> None:
    visitor, scene = registered(visit)
    visitor.key(pygame.K_TAB)
    for _ in range(3):
        visitor.key(pygame.K_RIGHT)
    visitor.key(pygame.K_SPACE)
    assert scene.registration.current is not None
    name = scene.registration.current.picture
    assert name == BACKDROPS[3].name
    visitor.close()
    assert visit().lobby.desk.picture() == name


def test_printing_absent_keeps_the_form(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    visitor, scene = registered(visit)
    visitor.click(scene.print_button.rect.center)
    visitor.until(lambda: "kept as" in scene.message.text)
    form = tmp_path / "REGO.FRM"
    assert str(form) in scene.message.text
    assert all(word in form.read_text(encoding="utf-8") for word in ("Eleanor", "Dubbo", NUMBER))
    assert scene.print_button.is_enabled


def test_printing_that_works_keeps_nothing(visit: Visit, tmp_path: Path) -> None:
    visitor, scene = registered(visit)
    printed: list[str] = []
    scene._printer = printed.append
    visitor.click(scene.print_button.rect.center)
    visitor.until(lambda: "gone to the printer" in scene.message.text)
    assert "Eleanor" in printed[0] and not (tmp_path / "REGO.FRM").exists()


def test_printing_and_keeping_both_refused(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor, scene = registered(visit)

    def refuse(text: str) -> None:
        raise NotPrinted("out of paper")

    def full(text: str) -> Path:
        raise OSError(28, "No space left on device")

    scene._printer = refuse
    monkeypatch.setattr(scene.registration, "keep_form", full)
    visitor.click(scene.print_button.rect.center)
    visitor.until(lambda: "out of paper" in scene.message.text)
    assert "No space left" in scene.message.text


def some_picture(path: Path, size: tuple[int, int] = (320, 100)) -> Path:
    picture = pygame.Surface(size)
    picture.fill((200, 30, 40))
    pygame.image.save(picture, str(path))
    return path


@pytest.mark.parametrize("name", ["beach party.png", "dog.jpg"])
def test_a_picture_dropped_on_the_window(visit: Visit, tmp_path: Path, name: str) -> None:
    visitor, scene = registered(visit)
    path = some_picture(tmp_path / name)
    drop(visitor, path)
    assert scene.registration.current is not None and scene.registration.current.picture == str(path)
    visitor.key(pygame.K_ESCAPE)
    visitor.step()
    red, green, _, _ = visitor.app.surface.get_at((visitor.app.surface.get_width() - 20, 20))
    assert red > 150 and green < 80


def test_a_picture_typed_in_and_gone_later(visit: Visit, tmp_path: Path) -> None:
    visitor, scene = registered(visit)
    path = some_picture(tmp_path / "dog.png")
    visitor.click(scene.path.rect.center)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=f'"{path}"'))
    visitor.key(pygame.K_RETURN)
    assert "hangs behind the menu" in scene.message.text
    visitor.close()
    path.unlink()
    again = visit()
    again.key(pygame.K_SPACE)
    again.step()
    assert "no file" in again.menu.notice.text and "family" in again.menu.notice.text


def huge_png(width: int, height: int) -> bytes:
    """A PNG that says it is that large, and is not."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")


BAD = {
    "text.png": b"this is no picture",
    "empty.png": b"",
    "cut.png": b"\x89PNG\r\n\x1a\n\x00\x00",
    "huge.png": huge_png(60_000, 60_000),
    "hollow.png": huge_png(300, 200),
    "cut.jpg": b"\xff\xd8\xff\xe0\x00\x10JFIF",
    "loop.jpg": b"\xff\xd8" + b"\xff\xe0\x00\x00" * 50,
    "huge.jpg": b"\xff\xd8\xff\xc0\x00\x11\x08\xff\xff\xff\xff\x03" + bytes(30),
    "broken.svg": b"<svg><path d='",
    "nothing.svg": b"<svg></svg>",
    "movie.gif": b"GIF89a" + bytes(40),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_pictures_are_refused_in_words(tmp_path: Path, name: str) -> None:
    pygame.font.init()
    path = tmp_path / name
    path.write_bytes(BAD[name])
    with pytest.raises(BadPicture, match=name):
        own_picture(path, (800, 600), Theme((800, 600)))


def test_a_bad_picture_changes_nothing(visit: Visit, tmp_path: Path) -> None:
    visitor, scene = registered(visit)
    before = scene.registration.current
    path = tmp_path / "text.png"
    path.write_bytes(BAD["text.png"])
    drop(visitor, path)
    assert "PNG, JPG nor SVG" in scene.message.text and scene.registration.current == before
    drop(visitor, tmp_path)
    assert "no file" in scene.message.text
    drop(visitor, tmp_path / "missing.png")
    assert "no file" in scene.message.text and scene.registration.current == before


@pytest.mark.parametrize("size", [(1, 1), (3000, 1), (1, 3000), (640, 400)])
def test_any_shape_fills_the_window(tmp_path: Path, size: tuple[int, int]) -> None:
    path = some_picture(tmp_path / "odd.png", size)
    assert own_picture(path, (801, 601), Theme((801, 601))).get_size() == (801, 601)


@pytest.mark.parametrize("measures", ['width="3000" height="2"', 'viewBox="0 0 40 40" width="40" height="40"'])
def test_drawings_of_any_shape_fill_the_window(tmp_path: Path, measures: str) -> None:
    path = tmp_path / "odd.svg"
    path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" {measures}><rect width="40" height="40"/></svg>')
    assert own_picture(path, (801, 601), Theme((801, 601))).get_size() == (801, 601)


def test_how_a_path_may_be_written(tmp_path: Path) -> None:
    assert path_of(f'  "{tmp_path}/a b.png" ') == tmp_path / "a b.png"
    assert path_of(f"file://{tmp_path}/a%20b.png") == tmp_path / "a b.png"
    assert path_of("~/dog.png") == Path.home() / "dog.png"


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (3840, 2160), (2560, 700), (800, 1200)])
def test_everything_stays_on_the_panel(visit: Visit, size: tuple[int, int]) -> None:
    visitor, scene = desk(visit)
    visitor.services.theme.resize(size)
    scene._say("x" * 300)
    scene.form.relayout()
    shown = [widget for widget in scene.form.widgets if widget is not scene.sheet and widget.rect.width]
    for number, widget in enumerate(shown):
        assert scene.sheet.rect.contains(widget.rect), (size, widget.name)
        for other in shown[number + 1 :]:
            assert not widget.rect.colliderect(other.rect) or scene.footer in (widget, other), (widget.name, other.name)


def test_the_key_that_opens_the_register_is_not_written_into_it(visit: Callable[..., Visitor]) -> None:
    visitor = visit(1)
    visitor.key(pygame.K_SPACE)
    for _ in range(2):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="g"))
        visitor.step()
        assert isinstance(visitor.scene, RegisterScene) and not visitor.scene.name.text.endswith("g")
        visitor.key(pygame.K_ESCAPE)
