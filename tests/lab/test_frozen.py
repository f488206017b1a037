"""The casual player is what stronger players are measured against: its play is frozen, game for game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.lab import selfplay

FROZEN = Path(__file__).parent.parent / "records" / "casual-8-games.txt"


def test_casual_players_play_the_games_they_have_always_played(capsys: pytest.CaptureFixture[str]) -> None:
    selfplay.run(8, 1)
    assert capsys.readouterr().out == FROZEN.read_text(encoding="utf-8")
