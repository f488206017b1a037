"""The casual players are what stronger players are measured against: their play is frozen, game for game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.lab import selfplay

RECORDS = Path(__file__).parent.parent / "records"
FROZEN = {
    "five-hundred": RECORDS / "casual-8-games.txt",
    "hearts": RECORDS / "casual-hearts-8-games.txt",
    "spades": RECORDS / "casual-spades-8-games.txt",
}


@pytest.mark.parametrize("game", FROZEN)
def test_casual_players_play_the_games_they_have_always_played(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    selfplay.run(8, 1, game=game)
    assert capsys.readouterr().out == FROZEN[game].read_text(encoding="utf-8")
