"""Lists of the best scores: places, equals, full lists, long names, damaged files; and the table's configuration."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.store.table_config import TableConfig, TableConfigFile
from game.store.top_ten import LONGEST_NAME, Entry, TopTen


def entry(points: int, name: str = "Ada", is_helped: bool = False) -> Entry:
    return Entry(name, points, "2026-11-30", is_helped)


def points_of(lists: TopTen, name: str = "a") -> list[int]:
    return [one.points for one in lists.entries(name)]


def test_scores_are_kept_best_first_in_lists_of_their_own(tmp_path: Path) -> None:
    lists = TopTen(tmp_path, "game")
    assert [lists.add("a", entry(points)) for points in (50, 90, 70)] == [1, 1, 2]
    lists.add("b", entry(10, is_helped=True))
    again = TopTen(tmp_path, "game")
    assert points_of(again) == [90, 70, 50] and again.entries("b") == (entry(10, is_helped=True),)
    assert again.entries("c") == () and not again.notices


def test_among_equals_the_earlier_stays_above() -> None:
    lists = TopTen(None, "game")
    lists.add("a", entry(50, "first"))
    assert lists.add("a", entry(50, "second")) == 2
    assert [one.name for one in lists.entries("a")] == ["first", "second"]


def test_a_full_list_takes_only_what_is_better() -> None:
    lists = TopTen(None, "game")
    for number in range(10):
        lists.add("a", entry(100 - number))
    assert lists.place_for("a", 91) is None and lists.add("a", entry(91)) is None
    assert lists.add("a", entry(95)) == 7 and points_of(lists)[-1] == 92 and len(points_of(lists)) == 10


@pytest.mark.parametrize(
    ("name", "kept"),
    [("W" * 500, "W" * LONGEST_NAME), ("  Ada \n Byron\t", "Ada Byron"), ("\x00\x07", "Nobody"), ("", "Nobody")],
)
def test_names_are_cut_and_cleaned(tmp_path: Path, name: str, kept: str) -> None:
    TopTen(tmp_path, "game").add("a", entry(5, name))
    assert TopTen(tmp_path, "game").entries("a")[0].name == kept


GOOD = {"name": "Ada", "points": 5, "day": "2026-01-01", "is_helped": False}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"version": 2, "lists": {}}',
        '{"version": 1, "lists": []}',
        json.dumps({"version": 1, "lists": {"a": [{**GOOD, "points": "5"}]}}),
        json.dumps({"version": 1, "lists": {"a": [{**GOOD, "points": -5}]}}),
        json.dumps({"version": 1, "lists": {"a": [{**GOOD, "day": "yesterday"}]}}),
        json.dumps({"version": 1, "lists": {"a": [{**GOOD, "is_helped": 1}]}}),
        json.dumps({"version": 1, "lists": {"a": 5}}),
        "[" * 100_000,
    ],
)
def test_a_damaged_file_is_moved_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "top-ten-game.json"
    path.write_text(text)
    lists = TopTen(tmp_path, "game")
    (aside,) = (tmp_path / "set-aside").iterdir()
    assert aside.read_text() == text and str(aside) in lists.notices[0] and not path.exists()
    assert lists.add("a", entry(5)) == 1 and points_of(TopTen(tmp_path, "game")) == [5]


def test_a_list_too_long_or_out_of_order_is_put_right(tmp_path: Path) -> None:
    entries = [{**GOOD, "points": points} for points in range(20)]
    (tmp_path / "top-ten-game.json").write_text(json.dumps({"version": 1, "lists": {"a": entries}}))
    assert points_of(TopTen(tmp_path, "game")) == list(range(19, 9, -1))


def test_lists_that_cannot_be_kept_hold_until_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lists = TopTen(tmp_path, "game")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.store.top_ten.write_atomically", full)
    assert lists.add("a", entry(5)) == 1 and points_of(lists) == [5]
    assert "No space left" in lists.notices[0] and lists.notices[0].endswith(".")


def test_the_configuration_is_kept_only_when_saved(tmp_path: Path) -> None:
    config = TableConfigFile(tmp_path)
    config.choose(mouse="ask", scoring="english")
    assert TableConfigFile(tmp_path).current == TableConfig()
    assert config.save() and TableConfigFile(tmp_path).current == TableConfig(mouse="ask", scoring="english")
    with pytest.raises(ValueError, match="not possible"):
        config.choose(sound="loud")


@pytest.mark.parametrize("text", ["", "[]", "{", "5"])
def test_a_damaged_configuration_is_moved_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / "poker-solitaire.json").write_text(text)
    config = TableConfigFile(tmp_path)
    assert config.current == TableConfig() and "could not be read" in config.notices[0]
    assert len(list((tmp_path / "set-aside").iterdir())) == 1


def test_values_that_are_not_possible_fall_back(tmp_path: Path) -> None:
    (tmp_path / "poker-solitaire.json").write_text('{"mouse": "maybe", "variation": "2", "back": 3, "sound": "off"}')
    config = TableConfigFile(tmp_path)
    assert config.current == TableConfig(variation="2", sound="off") and len(config.notices) == 1


def test_without_a_folder_the_configuration_holds_until_you_quit() -> None:
    config = TableConfigFile(None)
    config.choose(back="deco")
    assert not config.save() and config.current.back == "deco" and "until you quit" in config.notices[0]
