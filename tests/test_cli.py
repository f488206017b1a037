"""The words after ``main.py``."""

from __future__ import annotations

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
