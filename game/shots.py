"""Draws every scene in representative states to PNG files, off-screen, so that they can be looked at."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pygame

from game.app import App, make_services
from game.cards.seats import Seat
from game.engine.actions import Call, Play
from game.play.live import Live, new_header
from game.play.thinking import Thinker
from game.players.casual import Casual
from game.players.seating import CASUAL, seated
from game.rules.catalogue import GAMES
from game.rules.five_hundred.view import Phase
from game.scenes.game_over import Ending, GameOverScene
from game.scenes.lobby import Lobby
from game.scenes.review.bids import BidsScene
from game.scenes.review.menu import review_scene
from game.scenes.review.replay import ReplayScene
from game.scenes.scene import Scene
from game.scenes.scorecard import ScoreCardScene
from game.scenes.table.scene import Doors, TableScene
from game.shots_others import draw_others
from game.shots_tables import side_tables
from game.store.saves import Saves
from game.store.settings import SettingsFile

FRAME_SECONDS = 1 / 60
_LONGEST_WAIT_FRAMES = 60 * 60
_MISERE_OPTIONS = "misere-any-time=yes misere-enthusiasm=high misere-bids=open"
_NAMES = ("Wilhelmina", "Bartholomew", "Persephone")


class Photographer:
    """Plays the program without a window and takes pictures of it. The same pictures come out every time."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        # Asked to end, SDL would close the window, and what is shown then would be written again and again.
        os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.settings = SettingsFile(None)
        self.settings.change(own_name="Eleanor", names=_NAMES)
        self.services = make_services(self.settings, size)
        self.app = App(self.services, size)
        self._home = TemporaryDirectory()
        self.saves = Saves(Path(self._home.name), GAMES)
        self.size = self.app.surface.get_size()

    def take(self, name: str) -> Path:
        """Write what the window shows."""
        path = self.folder / f"{name}-{self.size[0]}x{self.size[1]}.png"
        pygame.image.save(self.app.surface, str(path))
        return path

    def take_hint(self, table: TableScene, name: str) -> Path:
        """Write what an expert tells the user at *table*."""
        expert = seated(table.live.match.rules.name, "expert")
        table.live.adviser = lambda: expert
        table.hint.toggle()
        self.run(0.3)
        return self.take(name)

    def show(self, scene: Scene, seconds: float = 0.3) -> None:
        """Put *scene* in the window, alone, and let it run."""
        self.app.scenes.clear()
        self.app.push(scene)
        self.run(seconds)

    def strike(self, key: int) -> None:
        """Strike a key; what it does is seen after the next ``run``."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME_SECONDS)):
            self.app.step(FRAME_SECONDS)

    def table(self, seed: int, options: str = "", game: str = "five-hundred") -> TableScene:
        """A new game with casual players, its id as fixed as its seed."""
        header = new_header(GAMES[game], options, seed)
        saved = self.saves.begin(type(header)(f"shot{seed}", header.game, header.dealer, options, seed=seed))
        players = {seat: CASUAL[game]() for seat in Seat}
        live = Live(self.saves, saved, players, Thinker(is_immediate=True), adviser=CASUAL[game])
        return TableScene(self.services, live, self.settings.current.name_of, Doors(_stay, _stay, _stay))

    def play_until(self, table: TableScene, is_there: Callable[[TableScene], bool]) -> bool:
        """Play with a casual player in the user's chair until *is_there*; whether it came."""
        user = CASUAL[table.live.match.rules.name]()
        for _ in range(_LONGEST_WAIT_FRAMES):
            self.app.step(FRAME_SECONDS)
            if table.stage.is_busy:
                table.stage.hurry()
                continue
            if is_there(table):
                self.run(0.3)
                return True
            if table.panel is not None:
                if table.live.match.is_over:
                    return False
                table.deal()
            elif table.live.is_users_turn:
                table.submit(user.choose(table.view, Random(1)))
        return False

    def find(
        self, is_there: Callable[[TableScene], bool], options: str = "", game: str = "five-hundred"
    ) -> TableScene | None:
        """The first game among some in which *is_there* comes about, played to that moment."""
        for seed in range(60):
            table = self.table(seed, options, game)
            self.show(table, 0)
            if self.play_until(table, is_there):
                return table
        return None


def _stay() -> None:
    """A door that leads nowhere."""


def draw_all(folder: Path, size: tuple[int, int]) -> Iterator[Path]:
    """Draw every scene in a window of *size* into *folder*; the paths, one after the other.

    Raises:
        OSError: the folder cannot be written.
    """
    camera = Photographer(folder, size)
    yield from _front_rooms(camera)
    yield from _pages(camera)
    yield from _bidding(camera)
    yield from _play(camera)
    yield from _endings(camera)
    yield from draw_others(camera)
    yield from side_tables(camera)


def _front_rooms(camera: Photographer) -> Iterator[Path]:
    lobby = Lobby(camera.services, camera.saves, dict, Thinker(is_immediate=True), seed=4)
    camera.show(lobby.title())
    yield camera.take("title")
    camera.show(lobby.menu())
    yield camera.take("menu-first")
    lobby.table()
    camera.services.notices.append(
        "The saved game was damaged. Its last line was not written to the end. Play goes on from there; a copy is kept."
    )
    camera.show(lobby.menu())
    yield camera.take("menu")
    answer = lobby.entries()[1].action()
    camera.show(answer.scene)  # type: ignore[union-attr]
    yield camera.take("question")


def _pages(camera: Photographer) -> Iterator[Path]:
    """Every page of the menu, and the farewell."""
    lobby = Lobby(camera.services, Saves(None, GAMES), dict, Thinker(is_immediate=True), seed=4)
    pages = {
        "Rule options": "rule-options",
        "Misère options": "misere-options",
        "Preferences": "preferences",
        "Instructions": "instructions",
        "Register": "register",
        "Statistics": "statistics",
        "Quit": "farewell",
    }
    for entry in lobby.entries():
        if entry.label in pages:
            camera.show(entry.action().scene, 1.0)  # type: ignore[union-attr]
            yield camera.take(pages[entry.label])
        if entry.label == "Preferences":
            yield from _leaves(camera)


def _leaves(camera: Photographer) -> Iterator[Path]:
    """The other leaves of the preferences, which lie in the window now."""
    for number, name in enumerate(("table", "cards", "players"), start=1):
        camera.strike(pygame.K_F1 + number)
        camera.run(0.4)
        yield camera.take(f"preferences-{name}")


def _review(camera: Photographer, table: TableScene) -> Iterator[Path]:
    """Looking back at the game on *table*."""
    timeline, name_of = table.live.saved.record.timeline, camera.settings.current.name_of
    camera.show(review_scene(camera.services, timeline, name_of, Seat.SOUTH, lambda: table))
    yield camera.take("review")
    camera.show(BidsScene(camera.services, table.view, name_of))
    yield camera.take("bids")
    replay = ReplayScene(camera.services, timeline, name_of, Seat.SOUTH, hand=0)
    camera.show(replay)
    replay.is_playing = False
    replay.go_to(replay.replay.trick_starts[2] + 2)
    camera.run(0.6)
    yield camera.take("replay")
    replay.toggle_open()
    camera.run(0.6)
    yield camera.take("replay-open")


def _bidding(camera: Photographer) -> Iterator[Path]:
    table = camera.table(4)
    camera.show(table, 1.1)
    yield camera.take("dealing")
    camera.play_until(table, lambda at: at.is_calling)
    yield camera.take("bidding")
    for key in (pygame.K_F2, pygame.K_F9):
        camera.strike(key)
    camera.run(0.2)
    yield camera.take("bid-composed")
    throwing = camera.find(lambda at: at.gift is not None)
    if throwing is not None:
        for card in throwing.own_hand()[2:11:4]:
            throwing.input.choose_card(card)
        camera.run(0.3)
        yield camera.take("kitty")
        camera.play_until(throwing, lambda at: len(at.view.tricks) > 2)
        throwing.input.peek()
        camera.run(0.2)
        yield camera.take("last-trick-thrown-out")


def _play(camera: Photographer) -> Iterator[Path]:
    table = camera.table(9)
    camera.show(table)
    camera.play_until(table, lambda at: _must_follow(at, tricks=4))
    yield camera.take("playing")
    stuck = next(card for card in table.own_hand() if card not in {a.card for a in table.view.legal})
    table.input.choose_card(stuck)
    camera.run(0.2)
    yield camera.take("refused")
    table.submit(Casual().choose(table.view, Random(1)))
    for number in range(4):
        camera.run(0.09)
        yield camera.take(f"flying-{number + 1}")
    camera.play_until(table, lambda at: at.live.is_users_turn)
    table.input.peek()
    camera.run(0.2)
    yield camera.take("last-trick")
    yield from _hints(camera)
    if camera.find(lambda at: at.view.exposed is not None and bool(at.view.tricks), _MISERE_OPTIONS) is not None:
        yield camera.take("open-misere")


def _hints(camera: Photographer) -> Iterator[Path]:
    """A hint for a call, for the kitty and for a card, as experts give it."""
    moments: dict[str, Callable[[TableScene], bool]] = {
        "hint-call": lambda at: at.is_calling and at.view.standing is not None,
        "hint-kitty": lambda at: at.gift is not None,
        "hint-card": lambda at: _must_follow(at, tricks=2),
    }
    for name, is_there in moments.items():
        table = camera.find(is_there)
        if table is not None:
            yield camera.take_hint(table, name)


def _must_follow(table: TableScene, tricks: int) -> bool:
    """Whether the user must follow suit with only some of the cards, that many tricks into a hand."""
    if not table.live.is_users_turn or isinstance(table.live.match.legal_actions()[0], Call):
        return False
    view = table.view
    plays = [action for action in view.legal if isinstance(action, Play)]
    return view.phase is Phase.PLAYING and len(view.tricks) >= tricks and 0 < len(plays) < len(view.hand)


def _endings(camera: Photographer) -> Iterator[Path]:
    table = camera.table(4)
    camera.show(ScoreCardScene(camera.services, table.live.match, camera.settings.current.name_of))
    yield camera.take("score-card-first")
    camera.show(table)
    camera.play_until(table, lambda at: at.panel is not None)
    camera.run(0.6)
    yield camera.take("hand-over")
    camera.play_until(table, lambda at: at.live.match.is_over and at.panel is not None)
    name_of = camera.settings.current.name_of
    yield from _review(camera, table)
    camera.show(ScoreCardScene(camera.services, table.live.match, name_of))
    yield camera.take("score-card")
    for is_won, name in ((True, "game-won"), (False, "game-lost")):
        ending = Ending(is_won, "Eleanor & Bartholomew 520\nWilhelmina & Persephone −140", "Games won 3, lost 2")
        camera.show(GameOverScene(camera.services, ending, {}), 0.9)
        yield camera.take(name)
