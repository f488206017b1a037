"""How long somebody has played is kept, and never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.play_time import PlayTime


def test_time_adds_up_and_is_kept_by_game(tmp_path: Path) -> None:
    played = PlayTime(tmp_path)
    for seconds in (60.0, 30.0, 0.0, -5.0):
        played.add("spades", seconds)
    played.add("hearts", 7.0)
    again = PlayTime(tmp_path)
    assert (again.seconds("spades"), again.seconds("hearts"), again.seconds("five-hundred")) == (90.0, 7.0, 0.0)


def test_without_a_folder_it_counts_all_the_same() -> None:
    played = PlayTime(None)
    played.add("spades", 5.0)
    assert played.seconds("spades") == 5.0


@pytest.mark.parametrize("text", ["", "[]", "{", '{"spades": "long"}', '{"spades": null}', "1e999", '{"spades": -4}'])
def test_a_damaged_file_counts_from_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / "time-played.json").write_text(text, encoding="utf-8")
    played = PlayTime(tmp_path)
    assert played.seconds("spades") == 0.0
    played.add("spades", 3.0)
    assert PlayTime(tmp_path).seconds("spades") == 3.0


def test_no_time_is_endless(tmp_path: Path) -> None:
    (tmp_path / "time-played.json").write_text('{"spades": Infinity, "hearts": NaN}', encoding="utf-8")
    played = PlayTime(tmp_path)
    played.add("spades", 3.0)
    played.add("hearts", 3.0)
    assert PlayTime(tmp_path).seconds("spades") < 1e10 and PlayTime(tmp_path).seconds("hearts") == 3.0


def test_a_folder_that_cannot_be_written_is_no_harm(tmp_path: Path) -> None:
    played = PlayTime(tmp_path / "nowhere" / "at all")
    (tmp_path / "nowhere").write_text("in the way", encoding="utf-8")
    played.add("spades", 3.0)
    assert played.seconds("spades") == 3.0
