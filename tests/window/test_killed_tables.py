"""A table of Hearts or Spades is killed at any moment: what stands on disk is what was played, and play goes on."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.engine.record import read_record
from game.rules.catalogue import GAMES
from tests.window.screen import ROOT
from tests.window.test_killed import games, kill, wait_until_it_plays, whole_lines

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name != "posix", reason="kill -9 is a thing of Posix")]
KILLS = 5


def start(folder: Path, seed: int, game: str) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "tests.window.hasty_table", str(folder), str(seed), game]
    return subprocess.Popen(words, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


@pytest.mark.parametrize("game", ["hearts", "spades"])
def test_a_few_kills_lose_nothing(game: str, tmp_path: Path) -> None:
    """Every whole line once on disk stays there, each start adds to it, and what there is can be played on."""
    rng, before, grown = Random(7), dict[str, bytes](), 0
    for number in range(KILLS):
        program = start(tmp_path, number, game)
        wait_until_it_plays(program, tmp_path, before)
        time.sleep(rng.random() * 0.4)
        assert b"Traceback" not in kill(program)
        after = games(tmp_path)
        for name, text in before.items():
            assert name in after, f"kill {number}: a game is gone"
            assert after[name].startswith(whole_lines(text)), f"kill {number}: something written was changed"
            grown += len(after[name]) > len(text)
        for text in after.values():
            record = read_record(whole_lines(text).decode(), GAMES)
            assert not record.trouble, f"kill {number}: {record.trouble}"
            assert record.timeline.match.rules.name == game
        before = after
    assert grown >= KILLS // 2, "play did not go on after the kills"
    assert sum(text.count(b"\n") for text in before.values()) > KILLS
