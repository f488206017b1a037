"""The bundle that needs no Python: built, started from elsewhere, played by keys, killed, and started again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.cards.seats import Seat
from game.engine.actions import Call, Discard
from game.engine.match import Match
from game.engine.record import read_record
from game.rules.catalogue import GAMES
from game.store.settings import SettingsFile

ROOT = Path(__file__).parent.parent.parent
SPEC = ROOT / "assets" / "packaging" / "five-hundred.spec"
LONGEST_WAIT_SECONDS = 120.0
ENOUGH_PICTURES = 12
"""Of those drawn first: for later ones more has to be compiled than is worth it here."""

pytestmark = [
    pytest.mark.window,
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("PyInstaller") is None, reason="needs PyInstaller: pip install -e '.[bundle]'"),
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool on this machine"
    ),
]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of a freshly built bundle, moved away from where it was built."""
    place = tmp_path_factory.mktemp("bundle")
    words = ["--noconfirm", "--log-level=WARN", f"--distpath={place}/dist", f"--workpath={place}/build", str(SPEC)]
    built = subprocess.run([sys.executable, "-m", "PyInstaller", *words], capture_output=True, text=True, timeout=600)
    assert built.returncode == 0, built.stderr[-2000:]
    moved = place / "some other folder"
    shutil.move(place / "dist" / "five-hundred", moved)
    return moved / "five-hundred"


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """A screen nobody sees; its name. It stays as it is when a program that was killed is the last to leave it."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-noreset"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    with os.fdopen(reader) as pipe:
        name = f":{pipe.readline().strip()}"
    yield name
    server.terminate()
    server.wait()


class Player:
    """Somebody at the keyboard of a started bundle."""

    def __init__(self, program: Path, home: Path, display: str) -> None:
        settled = {"SDL_VIDEODRIVER", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}
        kept = {key: value for key, value in os.environ.items() if key not in settled}
        self.environment = {**kept, "DISPLAY": display, "FIVE_HUNDRED_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        self.path = home / "current" / "five-hundred.txt"
        self.process = subprocess.Popen([program], cwd=home, env=self.environment)
        self.until(lambda: bool(self._xdotool("search", "--class", "five-hundred")))
        self._xdotool("search", "--class", "five-hundred", "windowfocus")

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=30)
        return done.stdout.strip()

    def until(self, is_so: Callable[[], bool]) -> None:
        end = time.monotonic() + LONGEST_WAIT_SECONDS
        while not is_so():
            assert time.monotonic() < end, "it never came to that"
            assert self.process.poll() is None, "the program has ended"
            time.sleep(0.1)

    def key(self, *names: str) -> None:
        self._xdotool("key", "--delay", "40", *names)

    def text(self) -> str:
        return self.path.read_text(encoding="utf-8") if self.path.exists() else ""

    def match(self) -> Match | None:
        """The game as it is on disk; ``None`` while there is none to be read."""
        try:
            return read_record(self.text(), GAMES).timeline.match
        except ValueError:
            return None

    def act(self, match: Match) -> None:
        """Do something South may do: pass, throw out the first three, play the first card that may be played."""
        before = self.text()
        if match.awaits_deal or match.to_act is not Seat.SOUTH:
            time.sleep(0.1)
        elif isinstance(match.legal_actions()[0], Call):
            self.key("p")
        elif isinstance(match.legal_actions()[0], Discard):
            self.key("F1", "F2", "F3", "Return")
        else:
            for number in range(1, 11):
                self.key(f"F{number}")
                if self.text() != before:
                    break
        time.sleep(0.05)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def test_a_hand_is_played_and_found_again(bundle: Path, display: str, tmp_path: Path) -> None:
    SettingsFile(tmp_path).change(card_speed=1.0, display_time=1.0, reduced_motion=True, sound_level="off")
    player = Player(bundle, tmp_path, display)
    try:
        time.sleep(1)
        player.key("space")
        time.sleep(1)
        player.key("Return")
        player.until(lambda: player.match() is not None)
        play_a_hand(player)
    finally:
        player.kill()
    played = player.text()
    again = Player(bundle, tmp_path, display)
    try:
        time.sleep(1)
        again.key("space")
        time.sleep(1)
        again.key("c")
        deals = played.count("\ndeal ")

        def has_gone_on() -> bool:
            again.key("Return")
            return again.text().count("\ndeal ") > deals

        again.until(has_gone_on)
    finally:
        again.kill()
    assert again.text().startswith(played)


def play_a_hand(player: Player) -> None:
    """Play until a hand with cards on the table is over; a hand that everybody passed is dealt again."""
    end = time.monotonic() + LONGEST_WAIT_SECONDS
    while time.monotonic() < end:
        assert player.process.poll() is None, "the program has ended"
        match = player.match()
        if match is None:
            continue
        if match.finished and any(hand.result.was_played for hand in match.finished):  # type: ignore[attr-defined]
            return
        if match.awaits_deal:
            player.key("Return")
        player.act(match)
    raise AssertionError("no hand was played to its end")


def test_the_words_after_the_program(bundle: Path, tmp_path: Path) -> None:
    for words in (["--version"], ["selfplay", "--games", "2"]):
        done = subprocess.run([bundle, *words], cwd=tmp_path, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0 and done.stdout, done.stderr


def test_it_draws_pictures_until_it_is_told_to_end(bundle: Path, tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    drawing = subprocess.Popen([bundle, "shots", pictures], cwd=tmp_path, stdout=subprocess.DEVNULL)
    end = time.monotonic() + LONGEST_WAIT_SECONDS
    try:
        while len(list(pictures.glob("*.png"))) < ENOUGH_PICTURES:
            assert drawing.poll() is None and time.monotonic() < end, "it drew too few pictures"
            time.sleep(0.05)
        drawing.terminate()
        drawing.wait(LONGEST_WAIT_SECONDS)
    finally:
        drawing.kill()


def test_players_are_compiled_once_for_the_bundle(bundle: Path, tmp_path: Path) -> None:
    """The bundle keeps machine code in the user's cache folder, and finds it there the next time."""
    words = ["tournament", "hearts", "--a", "club", "--b", "casual", "--deals", "1"]
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_CACHE_DIR"}
    environment |= {"XDG_CACHE_HOME": str(tmp_path)}
    kept = []
    for _ in range(2):
        done = subprocess.run(
            [bundle, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600
        )
        assert done.returncode == 0 and "A is club" in done.stdout, done.stderr
        files = sorted(tmp_path.glob("five-hundred/compiled/**/*.nbc"))
        kept.append([(path, path.stat().st_mtime_ns) for path in files])
    assert len(kept[0]) > 5 and kept[0] == kept[1]
