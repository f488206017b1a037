"""What every scene of the program can do, how it answers, and the services it is handed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import pygame

from game.screen.faces import Faces
from game.screen.palette import Colour
from game.screen.sound import SoundLevel, Sounds
from game.screen.theme import Theme
from game.store.play_time import PlayTime


class SettingsLike(Protocol):
    """What the screen needs to know of the user's preferences (``game.store.settings``). Levels run from 0 to 1."""

    @property
    def sound_level(self) -> str: ...
    @property
    def volume(self) -> float: ...
    @property
    def display_time(self) -> float: ...
    @property
    def card_speed(self) -> float: ...
    @property
    def felt_colour(self) -> Colour: ...
    @property
    def card_back(self) -> str: ...
    @property
    def deck_style(self) -> str: ...
    @property
    def reduced_motion(self) -> bool: ...
    @property
    def full_screen(self) -> bool: ...


class Preferences(Protocol):
    """Where the settings are kept: ``current`` ones, ``change`` to keep others, and why they are not kept if so."""

    @property
    def current(self) -> Any: ...
    @property
    def trouble(self) -> str: ...
    def change(self, **changes: Any) -> Any: ...


@dataclass(slots=True)
class Services:
    """What scenes are handed instead of globals. ``saves`` and ``play_time`` belong to the store.

    ``notices`` are sentences to be shown once, on the menu; ``picture`` names what hangs behind it; ``players_news``
    says in a sentence what keeps the computer players from playing as well as they can.
    """

    theme: Theme
    faces: Faces
    sounds: Sounds
    preferences: Preferences
    saves: Any = None
    play_time: PlayTime = field(default_factory=lambda: PlayTime(None))
    notices: list[str] = field(default_factory=list)
    picture: Callable[[], str] = lambda: "menu"
    players_news: Callable[[], str] = lambda: ""

    @property
    def settings(self) -> Any:
        """The settings as they are now (``SettingsLike`` and what else the store keeps)."""
        return self.preferences.current

    def change(self, **changes: Any) -> None:
        """Keep these settings and let them be seen and heard at once.

        Raises:
            ValueError: a value is not possible; nothing has changed.
        """
        self.preferences.change(**changes)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Let theme, faces and sounds follow the settings."""
        settings: SettingsLike = self.settings
        self.theme.felt_colour = settings.felt_colour
        self.theme.is_four_colour = settings.deck_style == "four-colour"
        self.faces.choose(settings.deck_style, settings.card_back)
        self.sounds.level = SoundLevel(settings.sound_level)
        self.sounds.volume = settings.volume


@dataclass(frozen=True, slots=True)
class Push:
    """Another scene is laid on top; this one goes on when it has been taken away."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    """Another scene takes the place of this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """This scene is done; the one below goes on. ``result`` is handed to it."""

    result: Any = None


@dataclass(frozen=True, slots=True)
class Quit:
    """The program ends."""


Answer: TypeAlias = Push | Replace | Pop | Quit | None


class Scene:
    """One place of the program: the title, the menu, the table …

    The app calls ``entered`` and ``resize`` before anything else, then ``handle`` for each event, ``update`` once a
    frame, and ``draw``, which draws on the window only what changed and returns where. The window keeps its pixels
    between frames; ``touch`` is called when it has lost them.
    """

    def __init__(self, services: Services) -> None:
        self.services = services

    @property
    def theme(self) -> Theme:
        return self.services.theme

    def entered(self) -> None:
        """The scene has become the one on top for the first time."""

    def resumed(self, result: Any = None) -> Answer:
        """The scene above has been taken away, with its result. ``resize`` is called before if the window changed."""
        return None

    def left(self) -> None:
        """The scene has been taken away for good: stop threads, close files."""

    def handle(self, event: pygame.event.Event) -> Answer:
        """Take one event of the window."""
        return None

    def update(self, dt_seconds: float) -> Answer:
        """Go on for that long."""
        return None

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        """Draw what changed since the last time and return where; an empty sequence if nothing did."""
        return ()

    def resize(self, size: tuple[int, int]) -> None:
        """The window is that large now (pixels); theme and faces are ready for it. Everything is drawn again."""

    def touch(self) -> None:
        """The window has lost its pixels: draw everything next time."""

    def closing(self) -> Answer:
        """The window is asked to close. ``Quit()`` lets it; another answer may put a question first."""
        return Quit()
