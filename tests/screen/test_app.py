"""The loop, the stack of scenes, the window's own events; the title and the menu in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pygame
import pytest

from game import app as app_module
from game.app import App, make_services
from game.scenes.menu import MenuEntry, MenuScene
from game.scenes.scene import Answer, Pop, Push, Quit, Replace, Scene, Services
from game.scenes.title import TitleScene
from game.screen import window as window_module
from game.screen.window import NoDisplay, open_window
from game.store.settings import SettingsFile


class Recorder(Scene):
    """Writes down what is asked of it, and answers what it is told to."""

    def __init__(self, services: Services, name: str = "scene") -> None:
        super().__init__(services)
        self.name = name
        self.log: list[object] = []
        self.next: Answer = None
        self.is_fresh = True

    def entered(self) -> None:
        self.log.append("entered")

    def left(self) -> None:
        self.log.append("left")

    def resumed(self, result: Any = None) -> Answer:
        self.log.append(("resumed", result))
        return None

    def resize(self, size: tuple[int, int]) -> None:
        self.log.append(size)

    def touch(self) -> None:
        self.is_fresh = True

    def update(self, dt_seconds: float) -> Answer:
        answer, self.next = self.next, None
        return answer

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        was_fresh, self.is_fresh = self.is_fresh, False
        return [surface.get_rect()] if was_fresh else []


@pytest.fixture
def services(window: pygame.Surface) -> Services:
    return make_services(SettingsFile(None))


@pytest.fixture
def app(services: Services) -> Iterator[App]:
    app = App(services, (1280, 800))
    pygame.event.clear()
    yield app
    app.close()


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Felt in place of the large pictures, which take their time."""
    if "with_pictures" not in request.fixturenames:
        monkeypatch.setattr("game.screen.pictures.asset", lambda *parts: None)


@pytest.fixture
def with_pictures() -> None:
    return None


def send(app: App, kind: int, **values: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **values))
    app.step(1 / 60)


def key(app: App, code: int, mod: int = 0) -> None:
    send(app, pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)


def test_scenes_are_pushed_replaced_and_popped(app: App, services: Services) -> None:
    first, second, third = (Recorder(services, name) for name in ("first", "second", "third"))
    app.push(first)
    assert first.log == ["entered", (1280, 800)]
    first.next = Push(second)
    app.step(0.01)
    assert app.scene is second
    second.next = Replace(third)
    app.step(0.01)
    assert second.log[-1] == "left"
    third.next = Pop("done")
    app.step(0.01)
    assert app.scene is first
    assert first.log[-1] == ("resumed", "done")
    first.next = Pop()
    app.step(0.01)
    assert app.is_ended


def test_idle_frames_draw_nothing(app: App, services: Services) -> None:
    app.push(Recorder(services))
    app.step(0.01)
    assert app.frames_drawn == 1
    for _ in range(20):
        app.step(0.01)
    assert app.frames_drawn == 1
    send(app, pygame.WINDOWEXPOSED)
    assert app.frames_drawn == 2


def test_a_dragged_window_is_laid_out_once_it_rests(app: App, services: Services) -> None:
    scene = Recorder(services)
    app.push(scene)
    pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
    for width in (900, 950, 1000):
        send(app, pygame.VIDEORESIZE, size=(width, 700), w=width, h=700)
    assert scene.log[-1] == (1280, 800)
    for _ in range(10):
        app.step(1 / 60)
    assert scene.log[-1] == (1000, 700)
    assert scene.log.count((1000, 700)) == 1
    assert services.theme.size == (1000, 700)


@pytest.mark.parametrize("size", [(320, 200), (60, 40), (800, 600), (2000, 400)])
def test_no_size_is_too_small(app: App, services: Services, size: tuple[int, int]) -> None:
    app.push(TitleScene(services, Quit))
    app.push(MenuScene(services, lambda: [MenuEntry("Start game", "S", lambda: None)], lambda: "Won 1, lost 0"))
    pygame.display.set_mode(size, pygame.RESIZABLE)
    send(app, pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
    for _ in range(10):
        app.step(1 / 60)
    assert services.theme.size == size


def test_full_screen_by_f11_and_alt_enter(app: App, services: Services) -> None:
    app.push(Recorder(services))
    key(app, pygame.K_F11)
    assert services.settings.full_screen
    key(app, pygame.K_KP_ENTER, pygame.KMOD_LALT)
    assert not services.settings.full_screen
    assert app.surface.get_size() == (1280, 800)


def test_back_from_the_whole_screen_the_window_has_its_old_size(app: App) -> None:
    size = app.surface.get_size()
    for is_full in (True, False):
        app.turn_full_screen(is_full)
        for event in pygame.event.get():
            app.handle(event)
        for _ in range(30):
            app.step(0.1)
        assert (app.surface.get_size() == size) is not is_full


def test_a_hidden_window_is_not_drawn(app: App, services: Services) -> None:
    scene = Recorder(services)
    app.push(scene)
    app.step(0.01)
    send(app, pygame.WINDOWMINIMIZED)
    scene.touch()
    app.step(0.01)
    assert app.frames_drawn == 1
    send(app, pygame.WINDOWRESTORED)
    assert app.frames_drawn == 2


def test_closing_the_window_asks_the_scene(app: App, services: Services) -> None:
    class Asking(Recorder):
        def closing(self) -> Answer:
            return Push(Recorder(self.services, "question"))

    app.push(Asking(services))
    send(app, pygame.QUIT)
    assert not app.is_ended
    send(app, pygame.QUIT)
    assert app.is_ended


def test_run_steps_by_the_clock(services: Services) -> None:
    class Clock:
        ticks = 0

        def tick(self, frames_per_second: int) -> float:
            self.ticks += 1
            assert frames_per_second == 60
            if self.ticks == 5:
                pygame.event.post(pygame.event.Event(pygame.QUIT))
            return 10.0

    clock = Clock()
    assert App(services, (640, 480), clock).run(Recorder(services)) == 0
    assert clock.ticks == 5


class Metronome:
    """A clock without waiting: every frame lasts as long as it should. *happening* is called at each tick."""

    def __init__(self, happening: Callable[[float], None]) -> None:
        self.seconds = 0.0
        self.looks = 0
        self._happening = happening

    def tick(self, frames_per_second: int) -> float:
        self.looks += 1
        self.seconds += 1 / frames_per_second
        self._happening(self.seconds)
        return 1 / frames_per_second


class Counting(Recorder):
    """Notes the length of every frame, and that it was told of a key."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.lengths: list[float] = []
        self.was_told = False

    def update(self, dt_seconds: float) -> Answer:
        self.lengths.append(dt_seconds)
        return None

    def handle(self, event: pygame.event.Event) -> Answer:
        self.was_told |= event.type == pygame.KEYDOWN
        return None


def test_at_rest_frames_are_few_and_no_time_is_lost(services: Services) -> None:
    def leave(seconds: float) -> None:
        if seconds >= 21:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    scene, clock = Counting(services), Metronome(leave)
    App(services, (640, 480), clock).run(scene)
    assert sum(scene.lengths) == pytest.approx(clock.seconds, abs=0.15)
    resting = [length for length in scene.lengths if length > 1 / 30]
    assert len(resting) == pytest.approx(150, abs=5)
    assert len(scene.lengths) - len(resting) < 90


@pytest.mark.parametrize("moment", [3.005, 3.03, 3.055, 3.08])
def test_at_rest_a_key_is_answered_at_the_next_look(services: Services, moment: float) -> None:
    scene, told = Counting(services), []

    def happen(seconds: float) -> None:
        told.append((seconds, scene.was_told))
        if seconds >= moment > told[-2][0]:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))
        if seconds >= 4:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    App(services, (640, 480), Metronome(happen)).run(scene)
    assert next(seconds for seconds, was_told in told if was_told) == pytest.approx(moment + 1 / 30, abs=0.034)


def test_pictures_still_waiting_are_drawn_before_the_program_rests(services: Services) -> None:
    scene = Counting(services)

    def leave(seconds: float) -> None:
        if seconds >= 3:
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    services.faces.work = lambda budget_seconds: True
    App(services, (640, 480), Metronome(leave)).run(scene)
    assert max(scene.lengths) == pytest.approx(1 / 60)


def test_no_display_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise pygame.error("no available video device")

    monkeypatch.setattr(window_module, "_set_mode", fail)
    with pytest.raises(NoDisplay, match="needs a window"):
        open_window((800, 600))
    monkeypatch.undo()
    pygame.display.init()


def test_main_hands_its_words_to_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        app_module.main(["--version"])
    assert ended.value.code == 0
    assert "Five Hundred" in capsys.readouterr().out


@pytest.mark.parametrize("code", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_F1, pygame.K_ESCAPE])
def test_any_key_leaves_the_title(app: App, services: Services, code: int) -> None:
    app.push(TitleScene(services, Quit))
    app.step(0.01)
    key(app, pygame.K_LSHIFT)
    assert not app.is_ended
    key(app, code)
    assert app.is_ended


def test_a_click_leaves_the_title(app: App, services: Services, with_pictures: None) -> None:
    app.push(TitleScene(services, Quit))
    send(app, pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0))
    assert not app.is_ended
    send(app, pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    assert app.is_ended


def menu_of(services: Services) -> MenuScene:
    entries = [
        MenuEntry("Continue game", "C", lambda: None, (pygame.K_c,), reason="No game has been begun yet."),
        MenuEntry("Start game", "S", lambda: Push(Recorder(services)), (pygame.K_s,)),
        MenuEntry("Quit", "Q", Quit, (pygame.K_q,)),
    ]
    return MenuScene(services, lambda: entries, lambda: "Games won 3, lost 2")


def test_the_menu_by_keys_and_by_mouse(app: App, services: Services) -> None:
    menu = menu_of(services)
    app.push(menu)
    assert menu.form.focused is menu.buttons[1]
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Recorder)
    app.follow(Pop())
    assert app.scene is menu
    key(app, pygame.K_RETURN)
    assert isinstance(app.scene, Recorder)
    app.follow(Pop())
    quit_button = menu.buttons[2].rect.center
    send(app, pygame.MOUSEBUTTONDOWN, pos=quit_button, button=1)
    send(app, pygame.MOUSEBUTTONUP, pos=quit_button, button=1)
    assert app.is_ended


def test_the_menu_says_why_not_and_what_happened(app: App, services: Services) -> None:
    services.notices.append("The last game goes on from its tenth trick.")
    menu = menu_of(services)
    app.push(menu)
    assert menu.notice.text == "The last game goes on from its tenth trick."
    key(app, pygame.K_c)
    assert menu.notice.text == "No game has been begun yet."
    app.step(0.01)
    app.step(0.01)
    assert not app.last_rects


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("count", [3, 7, 12])
def test_menu_entries_fit_beside_each_other(services: Services, size: tuple[int, int], count: int) -> None:
    services.theme.resize(size)
    menu = MenuScene(services, lambda: [MenuEntry(f"Entry number {n}", "F9", Quit) for n in range(count)])
    menu.form.relayout()
    rects = [button.rect for button in menu.buttons]
    assert all(pygame.Rect((0, 0), size).contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[:number]) == -1 for number, rect in enumerate(rects))


def test_changed_settings_are_seen_and_heard_at_once(services: Services) -> None:
    services.change(felt_colour=(90, 20, 20), sound_level="part", deck_style="four-colour", card_back="deco")
    assert services.theme.felt_colour == (90, 20, 20)
    assert services.theme.is_four_colour
    assert services.sounds.level == "part"
    assert (services.faces.deck_style, services.faces.back) == ("four-colour", "deco")


class Listening(Scene):
    """Counts the keys it is told of, and goes on to another such scene at the first if there is one."""

    def __init__(self, services: Services, following: Scene | None = None) -> None:
        super().__init__(services)
        self.keys: list[int] = []
        self.following = following

    def handle(self, event: pygame.event.Event) -> Answer:
        if event.type != pygame.KEYDOWN:
            return None
        self.keys.append(event.key)
        return Push(self.following) if self.following is not None else None


def test_a_key_held_down_does_not_strike_again_in_the_next_room(app: App) -> None:
    second = Listening(app.services)
    app.push(Listening(app.services, second))

    def strike(kind: int) -> None:
        app.handle(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))

    strike(pygame.KEYDOWN)
    assert app.scene is second
    strike(pygame.KEYDOWN)
    assert second.keys == []
    strike(pygame.KEYUP)
    strike(pygame.KEYDOWN)
    strike(pygame.KEYDOWN)
    assert second.keys == [pygame.K_RETURN] * 2, "in the same room a key held down repeats"


def test_a_key_let_go_elsewhere_is_not_waited_for(app: App) -> None:
    second = Listening(app.services)
    app.push(Listening(app.services, second))
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    assert second.keys == [pygame.K_RETURN]
