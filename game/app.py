"""The program: its window, its clock, its loop and the stack of scenes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

import pygame

from game.scenes.scene import Answer, Pop, Preferences, Push, Quit, Replace, Scene, Services
from game.screen.faces import Faces
from game.screen.sound import Sounds
from game.screen.theme import DESIGN_SIZE, Theme
from game.screen.window import NoDisplay, fill_screen, open_window

FRAMES_PER_SECOND: Final = 60
_RESTING_LOOKS_PER_SECOND: Final = 30
_HIDDEN_FRAMES_PER_SECOND: Final = 10
_RESTING_AFTER_SECONDS: Final = 1.0
_RESTING_STEP_SECONDS: Final = 0.12
"""How long a frame lasts at least while nothing moves and nobody stirs. An event ends it at the next look."""
_RESIZE_QUIET_SECONDS: Final = 0.12
_LONGEST_STEP_SECONDS: Final = 0.15
_IDLE_WORK_SECONDS: Final = 0.008


class Clock(Protocol):
    """What tells the loop how much time has passed."""

    def tick(self, frames_per_second: int) -> float:
        """Wait for the next frame; the seconds since the last one."""
        ...


class WallClock:
    """The clock on the wall."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def tick(self, frames_per_second: int) -> float:
        return self._clock.tick(frames_per_second) / 1000


def make_services(preferences: Preferences, size: tuple[int, int] = DESIGN_SIZE, **others: Any) -> Services:
    """The services for a window of that size; *others* are ``saves`` and what else the store offers."""
    services = Services(Theme(size), Faces(), Sounds(), preferences, **others)
    services.apply_settings()
    return services


class App:
    """A window with a stack of scenes; the topmost is played. Full screen follows the setting of that name.

    ``step(dt_seconds)`` is one frame; ``run`` steps by the clock until the program ends. Tests call ``step`` alone.

    Raises:
        NoDisplay: no window can be opened.
    """

    def __init__(
        self,
        services: Services,
        size: tuple[int, int] = DESIGN_SIZE,
        clock: Clock | None = None,
        *,
        leaves_room: bool = False,
    ) -> None:
        self.services = services
        self.scenes: list[Scene] = []
        self.is_full_screen = bool(services.settings.full_screen)
        self.surface = open_window(size, self.is_full_screen, leaves_room=leaves_room)
        self.frames_drawn = 0
        self.last_rects: Sequence[pygame.Rect] = ()
        self._clock = clock or WallClock()
        self._is_ended = False
        self._is_hidden = False
        self._quiet_seconds = 0.0
        self._struck: Scene | None = None
        """The scene the last key was struck in: the letter of a key that opens a room is not written there."""
        self._held: dict[int, Scene] = {}
        """The keys held down, and where each was struck: held on, it does not strike again in another room."""
        self._resize_wait_seconds: float | None = None
        self._still: pygame.Surface | None = None
        self._stretched_size: tuple[int, int] | None = None
        self._laid_out_size = self.surface.get_size()
        services.theme.resize(self._laid_out_size)

    # -- scenes ----------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene | None:
        """The scene on top, ``None`` when there is none left."""
        return self.scenes[-1] if self.scenes else None

    @property
    def is_ended(self) -> bool:
        return self._is_ended or not self.scenes

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        self.scenes.append(scene)
        scene.entered()
        scene.resize(self.surface.get_size())
        scene.touch()

    def follow(self, answer: Answer) -> None:
        """Do what a scene answered."""
        if isinstance(answer, Push):
            self.push(answer.scene)
        elif isinstance(answer, Replace):
            self._take_away()
            self.push(answer.scene)
        elif isinstance(answer, Pop):
            self._take_away()
            self._resume(answer.result)
        elif isinstance(answer, Quit):
            self._is_ended = True

    def _take_away(self) -> None:
        if self.scenes:
            self.scenes.pop().left()

    def _resume(self, result: Any) -> None:
        scene = self.scene
        if scene is not None:
            scene.resize(self.surface.get_size())
            scene.touch()
            self.follow(scene.resumed(result))

    # -- the loop --------------------------------------------------------------------------------------------------

    def run(self, scene: Scene) -> int:
        """Play from *scene* on until the program ends; the exit code. A sleeping machine counts as one frame."""
        self.push(scene)
        try:
            while not self.is_ended:
                self.step(min(self._await_frame(), _LONGEST_STEP_SECONDS))
        finally:
            self.close()
        return 0

    def _await_frame(self) -> float:
        """Wait until the next frame is due; the seconds since the last one.

        While nothing moves and nobody stirs frames are few: whether there are events is looked at often all the same,
        and costs next to nothing.
        """
        if self._is_hidden:
            return self._clock.tick(_HIDDEN_FRAMES_PER_SECOND)
        if self._quiet_seconds < _RESTING_AFTER_SECONDS:
            return self._clock.tick(FRAMES_PER_SECOND)
        seconds = self._clock.tick(_RESTING_LOOKS_PER_SECOND)
        while seconds < _RESTING_STEP_SECONDS and not pygame.event.peek():
            seconds += self._clock.tick(_RESTING_LOOKS_PER_SECOND)
        return seconds

    def step(self, dt_seconds: float) -> None:
        """One frame of that length: events, time, drawing. Time never runs backwards."""
        dt_seconds = max(0.0, dt_seconds)
        self._quiet_seconds += dt_seconds
        for event in pygame.event.get():
            self._quiet_seconds = 0.0
            self.handle(event)
            if self.is_ended:
                return
        if bool(self.services.settings.full_screen) != self.is_full_screen:
            self.turn_full_screen(not self.is_full_screen)
        self._lay_out_when_quiet(dt_seconds)
        scene = self.scene
        if scene is not None:
            self.follow(scene.update(dt_seconds))
        if self.is_ended or self._is_hidden:
            return
        if self._still is not None:
            self._stretch(self._still)
        else:
            self._draw()

    def _draw(self) -> None:
        scene = self.scene
        assert scene is not None
        self.last_rects = scene.draw(self.surface)
        if self.last_rects:
            self._quiet_seconds = 0.0
            self.frames_drawn += 1
            pygame.display.update(list(self.last_rects))
        elif self.services.faces.work(_IDLE_WORK_SECONDS):
            self._quiet_seconds = 0.0

    def close(self) -> None:
        """Take all scenes away and close the window."""
        while self.scenes:
            self._take_away()
        self.services.sounds.close()
        pygame.display.quit()

    # -- events ----------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> None:
        """Take one event: the window's own here, the others to the scene on top."""
        scene = self.scene
        if scene is None:
            return
        if event.type == pygame.QUIT:
            self.follow(scene.closing())
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._await_quiet(scene)
        elif event.type == pygame.KEYDOWN and self._held.setdefault(event.key, scene) is not scene:
            return
        elif event.type == pygame.KEYDOWN and _asks_full_screen(event):
            self.turn_full_screen(not self.is_full_screen)
        elif event.type != pygame.TEXTINPUT or scene is self._struck:
            if event.type == pygame.KEYDOWN:
                self._struck = scene
            elif event.type == pygame.KEYUP:
                self._held.pop(event.key, None)
            elif event.type == pygame.WINDOWFOCUSLOST:
                self._held.clear()
            self._note_visibility(event, scene)
            self.follow(scene.handle(event))

    def _note_visibility(self, event: pygame.event.Event, scene: Scene) -> None:
        if event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._is_hidden = True
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWMAXIMIZED):
            self._is_hidden = False
            scene.touch()

    def turn_full_screen(self, is_full_screen: bool) -> None:
        """Take the whole desktop, or give it back."""
        self.is_full_screen = is_full_screen
        self.services.change(full_screen=is_full_screen)
        self.surface = fill_screen(is_full_screen)
        self._lay_out()

    def _await_quiet(self, scene: Scene) -> None:
        """The window is being dragged to another size: keep a picture of the scene to stretch until that is over."""
        self._resize_wait_seconds = _RESIZE_QUIET_SECONDS
        self.surface = pygame.display.get_surface() or self.surface
        if self._still is None and self.surface.get_size() != self._laid_out_size:
            self._still = pygame.Surface(self._laid_out_size)
            scene.touch()
            scene.draw(self._still)

    def _stretch(self, still: pygame.Surface) -> None:
        size = self.surface.get_size()
        if size != self._stretched_size:
            self._stretched_size = size
            pygame.transform.scale(still, size, self.surface)
            pygame.display.flip()

    def _lay_out_when_quiet(self, dt_seconds: float) -> None:
        """Lay out anew once the window has kept its size for a moment."""
        if self._resize_wait_seconds is not None:
            self._resize_wait_seconds -= dt_seconds
            if self._resize_wait_seconds <= 0:
                self._lay_out()

    def _lay_out(self) -> None:
        self._resize_wait_seconds = self._still = self._stretched_size = None
        self.surface = pygame.display.get_surface() or self.surface
        size, scene = self.surface.get_size(), self.scene
        if size != self._laid_out_size:
            self._laid_out_size = size
            self.services.theme.resize(size)
            self.services.faces.forget()
            if scene is not None:
                scene.resize(size)
        if scene is not None:
            scene.touch()


def _asks_full_screen(event: pygame.event.Event) -> bool:
    is_enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
    return event.key == pygame.K_F11 or (is_enter and bool(event.mod & pygame.KMOD_ALT))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with the words after its name; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if find_spec("game.cli") is not None:
        return int(import_module("game.cli").main(words) or 0)
    return show_title()


def show_title() -> int:
    """Open the window on the title alone; 2 if there is no display."""
    from game.scenes.title import TitleScene
    from game.store.settings import SettingsFile

    try:
        services = make_services(SettingsFile(None))
        return App(services).run(TitleScene(services, lambda: Quit()))
    except NoDisplay as problem:
        print(problem, file=sys.stderr)
        return 2
