"""Kept games in short: read once, remembered, and never trusted further than the files themselves."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from game.rules.catalogue import GAMES
from game.store.ledger import Ledger
from game.store.saves import Saves
from game.store.statistics import summary_of
from tests.play.tables import open_game, step

GAME = "five-hundred"


def keep_games(folder: Path, count: int) -> None:
    for seed in range(count):
        live = open_game(folder, seed + 1)
        rng = Random(seed)
        while not live.match.is_over:
            step(live, rng)
        live.abandon()


def ledger_in(folder: Path | None) -> Ledger:
    return Ledger(Saves(folder, GAMES), GAME)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three kept games, and no waiting for the disk."""
    monkeypatch.setattr("game.store.files.os.fsync", lambda handle: None)
    keep_games(tmp_path, 3)
    return tmp_path


def forbid_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a record is read again")

    monkeypatch.setattr("game.store.ledger.read_record", refuse)


def test_a_record_is_read_once_and_remembered(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = ledger_in(folder)
    assert first.unread() == 3
    games = first.games()
    assert [game.id for game in games] == [r.header.id for r in Saves(folder, GAMES).kept(GAME)]
    assert games == [summary_of(record) for record in Saves(folder, GAMES).kept(GAME)]
    forbid_reading(monkeypatch)
    again = ledger_in(folder)
    assert again.unread() == 0 and again.games() == games == first.games()


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "[]",
        "7",
        "\x00",
        "[" * 50_000,
        '{"version":1}',
        '{"version":1,"files":[]}',
        '{"version":1,"files":{"a":3}}',
        '{"version":1,"files":{"a":[1,2,["x"]]}}',
        '{"version":1,"files":{"a":[1,2,["x","",0,false,[0],[["7H",0,[1],true]]]]}}',
        '{"version":99,"files":{}}',
    ],
)
def test_a_damaged_file_of_summaries_is_written_anew_without_a_word(folder: Path, damage: str) -> None:
    games = ledger_in(folder).games()
    path = folder / f"summaries-{GAME}.json"
    good = path.read_text()
    path.write_text(damage)
    assert ledger_in(folder).games() == games
    assert json.loads(path.read_text()) == json.loads(good)


def test_changed_and_vanished_records_are_noticed(folder: Path) -> None:
    ledger = ledger_in(folder)
    games = ledger.games()
    one, two, _ = sorted((folder / "kept").iterdir())
    one.unlink()
    two.write_text(two.read_text().replace("\ndeal ", "\nsteal "))
    assert ledger.unread() == 1
    after = ledger.games()
    assert len(after) == 2 and after != games[1:] and ledger_in(folder).games() == after


def test_only_the_new_game_is_read_after_it_is_put_away(folder: Path) -> None:
    ledger = ledger_in(folder)
    ledger.games()
    live = open_game(folder, 77)
    live.abandon()
    assert list(ledger.read()) == [(number, 4) for number in [_place(folder, live.header.id)]]
    assert len(ledger.games()) == 4


def _place(folder: Path, name: str) -> int:
    return 1 + sorted(path.name for path in (folder / "kept").iterdir()).index(f"{GAME}-{name}.txt")


def test_an_unreadable_record_counts_nowhere_and_is_not_tried_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "kept" / f"{GAME}-x.txt").write_text("nonsense")
    assert len(ledger_in(folder).games()) == 3
    forbid_reading(monkeypatch)
    assert len(ledger_in(folder).games()) == 3


def test_a_record_that_could_not_be_opened_just_now_is_tried_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr("game.store.ledger.read_text", refuse)
        assert ledger_in(folder).games() == []
    assert len(ledger_in(folder).games()) == 3


def test_a_refusing_disk_is_no_harm(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("game.store.ledger.write_atomically", refuse)
    assert len(ledger_in(folder).games()) == 3


def test_without_a_folder_the_games_of_this_evening_are_remembered() -> None:
    ledger = ledger_in(None)
    live = open_game(None)
    step(live, Random(1))
    live.abandon()
    ledger.add(live.saved.record)
    ledger.add(live.saved.record)
    assert [game.id for game in ledger.games()] == [live.header.id]


def test_a_game_put_away_and_added_counts_once(folder: Path) -> None:
    ledger = ledger_in(folder)
    for record in Saves(folder, GAMES).kept(GAME):
        ledger.add(record)
    assert len(ledger.games()) == 3


def test_a_thousand_kept_games_are_quickly_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [path.read_text() for path in (folder / "kept").iterdir()]
    for number in range(1000):
        # The games are short, so that reading them the first time does not take long either.
        text = texts[number % 3].replace("id ", f"id n{number}x", 1)
        (folder / "kept" / f"{GAME}-n{number}.txt").write_text(text)
    assert len(ledger_in(folder).games()) == 1003
    forbid_reading(monkeypatch)
    before = os.times().user
    assert len(ledger_in(folder).games()) == 1003
    assert os.times().user - before < 1.0
