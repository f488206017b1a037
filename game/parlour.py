"""Puts the rooms together: the save folder and its lock, preferences, players, the window and the first scene."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

from game.app import App, make_services
from game.cards.seats import Seat
from game.play.thinking import Thinker
from game.players.casual import Casual
from game.players.player import Player
from game.rules.catalogue import GAMES
from game.scenes.lobby import Lobby
from game.scenes.question import QuestionScene
from game.scenes.scene import Quit, Scene, Services
from game.screen.widgets import Choice
from game.screen.window import NoDisplay
from game.store.files import data_folder
from game.store.lock import AlreadyOpen, lock_folder
from game.store.saves import Saves
from game.store.settings import SettingsFile

FirstScene: TypeAlias = Callable[[Services], Scene]


def open_parlour(folder: Path | None = None, size: tuple[int, int] = (1280, 800), seed: int | None = None) -> int:
    """Open the window and play until it is closed; the exit code is 0, or 2 when there is no display."""
    with ExitStack() as stack:
        place = folder or data_folder()
        news = ""
        try:
            stack.callback(lock_folder(place).release)
        except AlreadyOpen as other:
            sentence = str(other)
            return _run(SettingsFile(None), size, lambda services: _say_and_quit(services, sentence))
        except OSError as error:
            news = (
                f"Nothing can be kept in {place} ({error.strerror or error}). You can play, but the game and the "
                "preferences will be gone when you quit."
            )
        home = None if news else place
        settings = SettingsFile(home)
        saves = Saves(home, GAMES)
        thinker = Thinker()
        stack.callback(thinker.close)

        def first_scene(services: Services) -> Scene:
            services.saves = saves
            services.notices += [sentence for sentence in (news, *settings.notices) if sentence]
            settings.notices.clear()
            return Lobby(services, saves, casual_players, thinker, seed).title()

        return _run(settings, size, first_scene)


def casual_players() -> Mapping[Seat, Player]:
    """Who sits at the table besides the user."""
    return {seat: Casual() for seat in (Seat.WEST, Seat.NORTH, Seat.EAST)}


def _run(settings: SettingsFile, size: tuple[int, int], first_scene: FirstScene) -> int:
    services = make_services(settings, size)
    try:
        app = App(services, size)
    except NoDisplay as problem:
        print(problem, file=sys.stderr)
        return 2
    return app.run(first_scene(services))


def _say_and_quit(services: Services, sentence: str) -> Scene:
    return QuestionScene(services, "Already open", sentence, (Choice("Close", Quit, "Enter"),))
