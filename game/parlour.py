"""Opens the parlour: the save folder and its lock, preferences, the window, and behind the title all the rest."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Final, TypeAlias

from filelock import FileLock

from game.app import App, make_services
from game.play.back_room import BackRoom
from game.play.warming import Warming
from game.scenes.scene import Answer, Scene, Services
from game.scenes.title import TitleScene
from game.screen.theme import DESIGN_SIZE
from game.screen.window import NoDisplay
from game.store.files import data_folder
from game.store.lock import AlreadyOpen, lock_folder
from game.store.registration import RegistrationFile
from game.store.settings import SettingsFile

FirstScene: TypeAlias = Callable[[Services], Scene]

BEHIND_THE_TITLE = "game.household"
"""What takes longest to import, and is not needed for the first picture."""
_SWITCH_SECONDS: Final = 0.0002
"""How long another thread may keep the interpreter from the window, which asks for it several times a frame."""


def open_parlour(folder: Path | None = None, size: tuple[int, int] | None = None, seed: int | None = None) -> int:
    """Open the window and play until it is closed; the exit code is 0, or 2 when there is no display.

    Without a *size* the window is as large as designed, if the desktop has room for that and a frame.
    """
    sys.setswitchinterval(_SWITCH_SECONDS)
    with ExitStack() as stack:
        place = folder or data_folder()
        news = ""
        try:
            stack.callback(lock_folder(place).release)
        except AlreadyOpen as other:
            free: list[FileLock] = []
            code = _run(SettingsFile(None), size, partial(_say_and_wait, sentence=str(other), place=place, free=free))
            if not free:
                return code
            stack.callback(free[0].release)
        except OSError as error:
            news = (
                f"Nothing can be kept in {place} ({error.strerror or error}). You can play, but the game and the "
                "preferences will be gone when you quit."
            )
        home = None if news else place
        settings = SettingsFile(home)

        def first_scene(services: Services) -> Scene:
            services.notices += [sentence for sentence in (news, *settings.notices) if sentence]
            settings.notices.clear()
            return _title(services, home, seed, stack)

        return _run(settings, size, first_scene)


def _title(services: Services, home: Path | None, seed: int | None, stack: ExitStack) -> TitleScene:
    """The title; what lies behind it is fetched, and the solver warmed up, while it is looked at."""
    room = BackRoom()
    stack.callback(room.close)
    warming = Warming(room)
    fetching = [Thread(target=work, daemon=True) for work in (warming.run, _fetch)]

    def fetch() -> None:
        for thread in fetching:
            thread.start()

    def go_in() -> Answer:
        from game.household import furnish

        if fetching[0].ident is None:
            # Somebody was so quick that the title was never looked at.
            fetch()
        return furnish(services, home, seed, stack, warming).go_in()

    registered = RegistrationFile(home)
    services.notices += registered.notices
    return TitleScene(services, go_in, registered.greeting, fetch)


def _fetch() -> None:
    import_module(BEHIND_THE_TITLE)
    # What was fetched stays: looked through for rubbish again and again, it would hold up a frame.
    gc.freeze()


def _run(settings: SettingsFile, size: tuple[int, int] | None, first_scene: FirstScene) -> int:
    services = make_services(settings, size or DESIGN_SIZE)
    try:
        app = App(services, size or DESIGN_SIZE, leaves_room=size is None)
    except NoDisplay as problem:
        print(problem, file=sys.stderr)
        return 2
    return app.run(first_scene(services))


def _say_and_wait(services: Services, sentence: str, place: Path, free: list[FileLock]) -> Scene:
    from game.scenes.waiting import WaitingScene

    def look() -> bool:
        try:
            free.append(lock_folder(place))
        except (AlreadyOpen, OSError):
            return False
        return True

    return WaitingScene(services, "Already open", sentence, look)
