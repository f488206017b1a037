"""The words after ``main.py``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import game.shots
from game.cli import main


@pytest.mark.parametrize(
    ("words", "size"),
    [
        (["shots", "pictures"], (1280, 800)),
        (["shots", "pictures", "--size", "800x600"], (800, 600)),
        (["--size", "1920x1080", "shots", "pictures"], (1920, 1080)),
        (["--size", "1920x1080", "shots", "pictures", "--size", "800x600"], (800, 600)),
    ],
)
def test_pictures_are_drawn_in_the_size_asked_for(
    words: list[str], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def draw(folder: Path, size: tuple[int, int]) -> list[Path]:
        asked.append((folder, size))
        return []

    monkeypatch.setattr(game.shots, "draw_all", draw)
    assert main(words) == 0
    assert asked == [(Path("pictures"), size)]


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_drawing_pictures_ends_when_told_to(tmp_path: Path) -> None:
    """It did not: the pictures after that showed what the window had shown when it was told."""
    command = [sys.executable, "-u", str(Path(__file__).parent.parent / "main.py"), "shots", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as drawing:
        assert drawing.stdout is not None
        while "menu-first" not in (line := drawing.stdout.readline()):
            assert line, "it ended by itself"
        drawing.terminate()
        assert drawing.wait(30) == -signal.SIGTERM
    assert len(list(tmp_path.iterdir())) < 30
