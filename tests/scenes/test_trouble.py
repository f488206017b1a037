"""Two copies, folders and files that are no good, no display: a sentence, and play goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.engine.record import read_record
from game.parlour import open_parlour
from game.rules.catalogue import GAMES
from game.rules.five_hundred.view import Phase
from game.scenes.menu import MenuScene
from game.scenes.pages import PageScene
from game.scenes.question import QuestionScene
from game.scenes.rule_options import RuleOptionsScene
from game.scenes.scene import Scene
from game.scenes.table.scene import TableScene
from game.scenes.title import TitleScene
from game.scenes.waiting import WaitingScene
from game.store.lock import lock_folder
from tests.scenes.visitor import Visitor, is_asked

Visit = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]


class Watcher:
    """Sits before a program run by its own loop: strikes one key after the other as scenes come, then closes it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *steps: Callable[[Scene], int | None]) -> None:
        from game.app import App

        self.steps = list(steps)
        self.scenes: list[Scene] = []
        step = App.step
        frames = 0

        def watched(app: App, dt_seconds: float) -> None:
            nonlocal frames
            frames += 1
            assert frames < 900, "it never came to that"
            step(app, 0.1)
            if not self.steps:
                pygame.event.post(pygame.event.Event(pygame.QUIT))
            if app.scene is not None and self.steps:
                key = self.steps[0](app.scene)
                if key is not None:
                    self.scenes.append(app.scene)
                    self.steps.pop(0)
                    for kind in (pygame.KEYDOWN, pygame.KEYUP):
                        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))

        monkeypatch.setattr(App, "step", watched)


def at(
    kind: type[Scene], key: int, when: Callable[[Scene], bool] = lambda scene: True
) -> Callable[[Scene], int | None]:
    return lambda scene: key if isinstance(scene, kind) and when(scene) else None


def nothing(scene: Scene) -> int:
    return pygame.K_LSHIFT


def anything(scene: Scene) -> int:
    return pygame.K_SPACE


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_the_second_copy_says_so_touches_nothing_and_closes(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = visit(5, until=is_asked(Phase.PLAYING), volume=0.3)
    first.close()
    lock = lock_folder(tmp_path)
    before = contents(tmp_path)
    assert "current/five-hundred.txt" in before and "settings.json" in before
    watcher = Watcher(monkeypatch, nothing, at(QuestionScene, pygame.K_RETURN))
    assert open_parlour(tmp_path, (800, 600)) == 0
    assert "already open" in watcher.scenes[0].dialog.sentence  # type: ignore[attr-defined]
    assert contents(tmp_path) == before
    lock.release()


def test_the_second_copy_opens_once_the_first_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = lock_folder(tmp_path)

    def close_the_first(scene: Scene) -> int:
        lock.release()
        return pygame.K_LSHIFT

    watcher = Watcher(monkeypatch, nothing, close_the_first, at(TitleScene, pygame.K_LSHIFT))
    assert open_parlour(tmp_path, (800, 600)) == 0
    assert [type(scene) for scene in watcher.scenes] == [WaitingScene, WaitingScene, TitleScene]
    # It is this copy's now, and given back at the end.
    lock_folder(tmp_path).release()


def told(scene: Scene) -> str:
    assert isinstance(scene, MenuScene)
    return scene.notice.text


def play_a_little(monkeypatch: pytest.MonkeyPatch, folder: Path | None) -> tuple[str, TableScene]:
    """Through the menu to the first call, then out again; what the menu told, and the table."""
    sentences: list[str] = []

    def read_menu(scene: Scene) -> int | None:
        if isinstance(scene, MenuScene):
            sentences.append(told(scene))
            return int(pygame.K_RETURN)
        return None

    def is_calling(scene: Scene) -> bool:
        return isinstance(scene, TableScene) and scene.live.is_users_turn and not scene.stage.is_busy

    watcher = Watcher(
        monkeypatch,
        anything,
        read_menu,
        at(TableScene, pygame.K_p, is_calling),
        at(TableScene, pygame.K_ESCAPE, lambda scene: scene.live.moment > 2),  # type: ignore[attr-defined]
    )
    assert open_parlour(folder, (800, 600), seed=5) == 0
    table = next(scene for scene in watcher.scenes if isinstance(scene, TableScene))
    return sentences[0], table


def test_a_folder_that_cannot_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    sentence, table = play_a_little(monkeypatch, tmp_path / "file" / "folder")
    assert "can be kept" in sentence and sentence.endswith(".")
    assert table.live.moment > 2 and not table.live.trouble


def warning(visitor: Visitor) -> pygame.Rect | None:
    """Where the table says that the game is not being kept."""
    table = visitor.scene
    assert isinstance(table, TableScene)
    return table.furniture.below.rect_of("warning")


def test_a_file_in_place_of_the_folder_of_games_is_moved_aside_and_said_at_the_start(
    visit: Visit, tmp_path: Path
) -> None:
    (tmp_path / "current").write_text("somebody's notes", encoding="utf-8")
    visitor = visit(5)
    visitor.key(pygame.K_SPACE)
    assert "was moved to" in told(visitor.menu)
    assert [path.read_text(encoding="utf-8") for path in (tmp_path / "set-aside").iterdir()] == ["somebody's notes"]
    visitor.key(pygame.K_RETURN)
    visitor.settle()
    assert warning(visitor) is None and visitor.lines()


def test_a_game_that_cannot_be_kept_is_said_before_it_begins_and_marked_as_long_as_it_lasts(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "current").write_text("in the way", encoding="utf-8")

    def locked(*_: object, **__: object) -> Path:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr("game.store.saves.set_aside", locked)
    visitor = visit(5)
    visitor.key(pygame.K_SPACE)
    assert "cannot be kept" in told(visitor.menu) and "Permission denied" in told(visitor.menu)
    visitor.key(pygame.K_RETURN)
    visitor.settle()
    assert warning(visitor) is not None
    visitor.act_by_keys(visitor.decide())
    visitor.settle()
    assert warning(visitor) is not None
    visitor.resize((1000, 700))
    assert warning(visitor) is not None


def test_a_program_without_a_folder_marks_its_games(visit: Visit) -> None:
    visitor = visit(5, folder=None)
    visitor.key(pygame.K_SPACE)
    visitor.key(pygame.K_RETURN)
    visitor.settle()
    assert warning(visitor) is not None


def test_a_disk_that_fills_up_is_said_at_the_table(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING))
    visitor.sit_down()
    visitor.settle()
    lines = visitor.lines()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("game.store.saves.append_durably", full)
        patched.setattr("game.store.saves.write_atomically", full)
        visitor.act_by_keys(visitor.decide())
        visitor.settle()
        assert "No space left" in visitor.message()
        assert warning(visitor) is not None
        assert visitor.lines() == lines
    visitor.act_by_keys(visitor.decide())
    visitor.settle()
    assert "No space left" not in visitor.message() and warning(visitor) is None
    assert len(visitor.lines()) > len(lines) + 4 and not visitor.record().trouble


@pytest.mark.parametrize("name", ["preferences", "rule options"])
def test_a_page_says_when_what_is_set_on_it_is_not_kept(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    visitor = visit(5, is_quick=False)
    rooms = visitor.lobby.rooms
    page: PageScene = (
        rooms.preferences() if name == "preferences" else RuleOptionsScene(visitor.services, visitor.lobby.rooms.house)
    )
    visitor.app.push(page)
    visitor.step()
    usual = page.footer.text

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("game.store.settings.write_atomically", full)
        visitor.key(pygame.K_RIGHT)
        visitor.step()
        assert "No space left" in page.footer.text and page.footer.rect.height > 0
    visitor.key(pygame.K_LEFT)
    visitor.step()
    assert page.footer.text == usual and "kept" in usual


def test_a_page_says_when_there_is_no_folder_to_keep_anything_in(visit: Visit) -> None:
    visitor = visit(5, folder=None)
    page = visitor.lobby.rooms.preferences()
    visitor.app.push(page)
    visitor.step()
    visitor.key(pygame.K_RIGHT)
    visitor.step()
    assert "no folder" in page.footer.text


def test_a_damaged_save(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=2))
    path, lines = visitor.path, visitor.lines()
    visitor.close()
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace(lines[-3], "W plays 99"), encoding="utf-8")
    again = visit(1)
    again.key(pygame.K_SPACE)
    assert "damaged" in told(again.menu) and again.menu.notice.is_shown
    again.key(pygame.K_RETURN)
    again.settle()
    assert again.lines()[: len(lines) - 3] == lines[:-3]
    assert [path.read_text(encoding="utf-8") for path in (tmp_path / "current" / "set-aside").iterdir()] == [
        whole.replace(lines[-3], "W plays 99")
    ]
    again.act_by_keys(again.decide())
    again.settle()
    assert not again.record().trouble
    again.key(pygame.K_ESCAPE)
    assert told(again.menu) == ""


@pytest.mark.parametrize("rubbish", [b"", b"\x00\xff\xfe" * 50, b"card parlour record 99\nid a\n\n", b"{}"])
def test_a_save_that_is_none(visit: Visit, tmp_path: Path, rubbish: bytes) -> None:
    (tmp_path / "current").mkdir()
    (tmp_path / "current" / "five-hundred.txt").write_bytes(rubbish)
    visitor = visit(5)
    visitor.key(pygame.K_SPACE)
    assert "could not be read" in told(visitor.menu)
    assert [path.read_bytes() for path in (tmp_path / "current" / "set-aside").iterdir()] == [rubbish]
    visitor.key(pygame.K_RETURN)
    visitor.settle()
    assert not visitor.record().trouble


@pytest.mark.parametrize("rubbish", [b"", b"[1, 2", b"\xff\xfe\x00", b'"text"', b'{"volume": 1e999, "names": 3}'])
def test_damaged_preferences(tmp_path: Path, visit: Visit, rubbish: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(rubbish)
    visitor = visit(5, is_quick=False)
    visitor.key(pygame.K_SPACE)
    sentence = told(visitor.menu)
    assert "preferences" in sentence and sentence.endswith((".", ".json")), sentence
    visitor.key(pygame.K_RETURN)
    visitor.step()
    assert isinstance(visitor.scene, TableScene)


def run_main(folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "--data", str(folder)],
        env=environment, capture_output=True, text=True, timeout=60, cwd=ROOT,
    )  # fmt: skip


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there is a missing display easily had")
@pytest.mark.parametrize("driver", [None, "x11"])
def test_without_a_display_there_is_a_sentence_and_exit_code_2(tmp_path: Path, driver: str | None) -> None:
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in gone}
    environment |= {"SDL_AUDIODRIVER": "dummy", "XDG_RUNTIME_DIR": str(tmp_path)}
    if driver is not None:
        environment["SDL_VIDEODRIVER"] = driver
    ended = run_main(tmp_path / "data", environment)
    assert ended.returncode == 2, ended.stdout + ended.stderr
    assert "needs a window" in ended.stderr and "Traceback" not in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


def test_a_record_written_by_this_program_is_read_by_it(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING))
    record = read_record(visitor.path.read_text(encoding="utf-8"), GAMES)
    assert record.text == visitor.path.read_text(encoding="utf-8") and not record.trouble


def test_a_home_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.delenv("FIVE_HUNDRED_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file" / "share"))
    monkeypatch.setattr("game.parlour.data_folder", lambda: tmp_path / "file" / "share" / "five-hundred")
    sentence, table = play_a_little(monkeypatch, None)
    assert "can be kept" in sentence and table.live.moment > 2 and not table.is_kept


def test_a_clock_that_goes_backwards(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames of no or negative length, and a new game dated before the last one: play goes on, and both are counted."""
    visitor = visit(5, until=is_asked(Phase.PLAYING), is_quick=False)
    visitor.sit_down()
    visitor.act_by_keys(visitor.decide())
    for seconds in (-3600.0, 0.0, -0.1, 0.0):
        visitor.step(seconds)
    visitor.settle()
    assert visitor.record().timeline.actions[-1] is not None
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_n)
    visitor.key(pygame.K_n)
    visitor.settle()
    assert isinstance(visitor.scene, TableScene) and not visitor.record().trouble


def test_a_night_asleep_is_one_frame(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock jumps a day while cards fly: they fly on where they were, and nothing is skipped."""
    visitor = visit(5, until=is_asked(Phase.PLAYING), is_quick=False)
    visitor.sit_down()
    visitor.act_by_keys(visitor.decide())
    assert visitor.table.stage.is_busy
    lines, longest = visitor.lines(), []

    class Sleeper:
        def tick(self, frames_per_second: int) -> float:
            return 86_400.0

    app, step = visitor.app, visitor.app.step

    def one_frame(seconds: float) -> None:
        longest.append(seconds)
        step(seconds)
        app._is_ended = True

    monkeypatch.setattr(app, "_clock", Sleeper())
    monkeypatch.setattr(app, "step", one_frame)
    monkeypatch.setattr(app, "close", lambda: None)
    monkeypatch.setattr(app, "push", lambda scene: None)
    app.run(visitor.table)
    assert longest == [0.15] and visitor.lines() == lines and visitor.table.stage.is_busy
