"""The program is killed at any moment: what stands on disk is what was played, and play goes on from there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.engine.actions import Discard
from game.engine.record import Record, read_record
from game.rules.catalogue import GAMES, SOLITAIRES
from game.store.saves import Saves
from tests.play.tables import open_game
from tests.window.screen import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name != "posix", reason="kill -9 is a thing of Posix")]


def start(folder: Path, seed: int, player: str = "hasty") -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", f"tests.window.{player}", str(folder), str(seed)],
        cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
    )  # fmt: skip


def games(folder: Path) -> dict[str, bytes]:
    """Every game on disk by its first line after the format: its id."""
    texts = [path.read_bytes() for path in sorted(folder.rglob("*.txt")) if "set-aside" not in path.parts]
    return {text.split(b"\n")[1].decode(): text for text in texts if text}


def whole_lines(text: bytes) -> bytes:
    return text[: text.rindex(b"\n") + 1]


def kill(program: subprocess.Popen[bytes]) -> bytes:
    """Kill it as the system would; what it complained of before."""
    program.send_signal(signal.SIGKILL)
    complaint = program.communicate(timeout=20)[1]
    assert program.returncode == -signal.SIGKILL, complaint.decode()
    return complaint


@pytest.mark.parametrize(("player", "kills"), [("hasty", 30), ("hasty_grid", 8)])
def test_many_kills_lose_nothing(tmp_path: Path, player: str, kills: int) -> None:
    """Every line once on disk stays there, in every game, and each start adds to them."""
    rng, before, grown = Random(5), dict[str, bytes](), 0
    for number in range(kills):
        program = start(tmp_path, number, player)
        wait_until_it_plays(program, tmp_path, before)
        time.sleep(rng.random() * 0.3)
        assert b"Traceback" not in kill(program)
        after = games(tmp_path)
        for name, text in before.items():
            assert name in after, f"kill {number}: a game is gone"
            assert after[name].startswith(whole_lines(text)), f"kill {number}: something written was changed"
            grown += len(after[name]) > len(text)
        for text in after.values():
            record = read_record(whole_lines(text).decode(), {**GAMES, **SOLITAIRES})
            assert not record.trouble, f"kill {number}: {record.trouble}"
        before = after
    assert grown >= kills // 2, "play did not go on after the kills"
    assert sum(text.count(b"\n") for text in before.values()) > kills


def wait_until_it_plays(program: subprocess.Popen[bytes], folder: Path, before: dict[str, bytes]) -> None:
    """Until this start has added a line to some game."""
    end = time.monotonic() + 60
    while games_size(folder) <= sum(map(len, before.values())):
        assert program.poll() is None, program.communicate()[1].decode()
        assert time.monotonic() < end, "it never began to play"
        time.sleep(0.01)


def games_size(folder: Path) -> int:
    size = 0
    for path in folder.rglob("*.txt"):
        try:
            size += path.stat().st_size if "set-aside" not in path.parts else 0
        except FileNotFoundError:
            continue
    return size


@pytest.mark.parametrize("thrown", [0, 1, 2])
@pytest.mark.parametrize("torn", [False, True])
def test_killed_between_the_three_cards_thrown_out(tmp_path: Path, thrown: int, torn: bool) -> None:
    """The file ends after none, one or two of the three, perhaps in the middle of a line; the next start goes on."""
    record = contract_of_the_user(tmp_path, thrown)
    path = tmp_path / "current" / "five-hundred.txt"
    if torn:
        path.write_bytes(path.read_bytes() + b"S thro")
    program = start(tmp_path, 1)
    try:
        grows_to(program, path, record.text.encode(), thrown)
    finally:
        complaint = kill(program)
    assert b"Traceback" not in complaint
    again = read_record(whole_lines(path.read_bytes()).decode(), GAMES)
    assert not again.trouble and again.text.startswith(record.text)


def grows_to(program: subprocess.Popen[bytes], path: Path, before: bytes, thrown: int) -> None:
    """Wait until the rest of the three have been thrown out."""
    end = time.monotonic() + 60
    while path.read_bytes().count(b" throws ") < 3 or path.read_bytes().count(b" plays ") < 1:
        assert program.poll() is None, program.communicate()[1].decode()
        assert time.monotonic() < end, "the three cards were never thrown out"
        time.sleep(0.02)


def contract_of_the_user(folder: Path, thrown: int) -> Record:
    """A game on disk in which the user has thrown out that many cards."""
    from game.cards.seats import Seat
    from game.engine.actions import Call

    for seed in range(100):
        live = open_game(folder, seed)
        live.deal()
        while live.match.hand is not None and isinstance(live.match.legal_actions()[0], Call):
            legal = live.match.legal_actions()
            bids = [action for action in legal if action.bid.text == "10NT"]  # type: ignore[union-attr]
            is_own = live.match.to_act is Seat.SOUTH
            live.submit(bids[0] if is_own and bids else legal[0])
        if isinstance(live.match.legal_actions()[0], Discard) and live.is_users_turn:
            for _ in range(thrown):
                live.submit(live.match.legal_actions()[0])
            assert Saves(folder, GAMES).resume("five-hundred") is not None
            return live.saved.record
    raise AssertionError("the user never got the contract")
