"""Saved games that were cut, damaged, or of another kind: moved aside, said in words, never lost."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from random import Random

import pytest

from game.engine.record import LONGEST, UnreadableRecord, read_record
from game.rules.catalogue import GAMES
from game.store.files import data_folder, read_text, set_aside, write_atomically
from game.store.lock import AlreadyOpen, lock_folder
from game.store.saves import Saves
from tests.play.tables import open_game, reopen_game, state_of, step


def played(folder: Path, steps: int = 150, seed: int = 3) -> Path:
    """A game played some steps; the path of its file."""
    live = open_game(folder, seed)
    rng = Random(seed)
    for _ in range(steps):
        if live.match.is_over:
            break
        step(live, rng)
    assert live.saved.path is not None
    return live.saved.path


def test_a_record_reads_back_as_it_was(tmp_path: Path) -> None:
    text = played(tmp_path).read_text()
    record = read_record(text, GAMES)
    assert record.text == text and record.trouble == ""


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_file_cut_anywhere_goes_on_from_its_last_whole_line(cut: int, tmp_path: Path) -> None:
    path = played(tmp_path, 60)
    whole = path.read_text()
    path.write_text(whole[:-cut])
    saves = Saves(tmp_path, GAMES)
    saved = saves.resume("five-hundred")
    assert saved is not None and whole.startswith(path.read_text())
    if whole[:-cut].endswith("\n"):
        assert saves.notices == []
    else:
        assert "damaged" in saves.notices[0]
        assert len(list((tmp_path / "current" / "set-aside").iterdir())) == 1


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "beginning is lost"),
        ("hello\n\nworld\n", "not a saved game"),
        ("card parlour record 99\n\n", "another version"),
        ("card parlour record 1\nid a\ngame bridge\ndealer S\nplayers S=u\n\n", "not played here"),
        ("card parlour record 1\nid ../../x\ngame five-hundred\ndealer S\nplayers S=u\n\n", "no id"),
        ("card parlour record 1\nid a\ngame five-hundred\ndealer Q\nplayers S=u\n\n", "no seat"),
        ("card parlour record 1\nid a\ngame five-hundred\n\n", "lacks its dealer"),
        ("card parlour record 1\nid a\ngame five-hundred\ndealer S\noptions x=1\nplayers S=u\n\n", "no option"),
        ("\x00\xff\n\n" * 10, "not a saved game"),
    ],
)
def test_a_foreign_file_is_moved_aside_and_said_in_words(content: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "current" / "five-hundred.txt"
    path.parent.mkdir()
    path.write_text(content)
    saves = Saves(tmp_path, GAMES)
    assert saves.resume("five-hundred") is None
    assert words in saves.notices[0]
    (aside,) = (path.parent / "set-aside").iterdir()
    assert aside.read_text() == content and not path.exists()


def test_bytes_that_are_no_text_are_moved_aside(tmp_path: Path) -> None:
    path = tmp_path / "current" / "five-hundred.txt"
    path.parent.mkdir()
    path.write_bytes(os.urandom(5000))
    saves = Saves(tmp_path, GAMES)
    assert saves.resume("five-hundred") is None and saves.notices


def test_damage_in_the_middle_costs_only_what_follows(tmp_path: Path) -> None:
    path = played(tmp_path, 100)
    lines = path.read_text().splitlines(keepends=True)
    lines[40] = "S plays XX\n"
    path.write_text("".join(lines))
    saves = Saves(tmp_path, GAMES)
    saved = saves.resume("five-hundred")
    assert saved is not None and path.read_text() == "".join(lines[:40])
    assert "no card" in saves.notices[0]


@pytest.mark.parametrize("seed", range(60))
def test_fuzzed_records_never_raise(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    data = bytearray(played(tmp_path, 60, seed=1).read_bytes())
    for _ in range(rng.randrange(1, 6)):
        match rng.randrange(4):
            case 0:
                data[rng.randrange(len(data))] = rng.randrange(256)
            case 1:
                start = rng.randrange(len(data))
                del data[start : start + rng.randrange(40)]
            case 2:
                data[rng.randrange(len(data)) :] = b"undo 999999999999999999999\n"
            case 3:
                data += bytes(data[rng.randrange(len(data)) :])
    path = tmp_path / "current" / "five-hundred.txt"
    path.write_bytes(bytes(data))
    saves = Saves(tmp_path, GAMES)
    saved = saves.resume("five-hundred")
    if saved is not None:
        assert read_record(read_text(path, LONGEST), GAMES).trouble == ""
    else:
        assert saves.notices


def test_a_disk_that_refuses_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    live = open_game(tmp_path)
    rng = Random(1)
    step(live, rng)

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("game.store.saves.append_durably", refuse)
        patch.setattr("game.store.saves.write_atomically", refuse)
        for _ in range(5):
            step(live, rng)
        assert "No space left" in live.trouble
    step(live, rng)
    assert live.trouble == ""
    assert state_of(reopen_game(tmp_path)) == state_of(live)


def test_a_finished_game_is_put_away_and_kept(tmp_path: Path) -> None:
    live = open_game(tmp_path)
    rng = Random(1)
    while not live.match.is_over:
        step(live, rng)
    live.saves.put_away(live.saved)
    (kept,) = live.saves.kept("five-hundred")
    assert kept.timeline.match.winners and not (tmp_path / "current" / "five-hundred.txt").exists()


def test_nothing_to_write_to_still_lets_one_play() -> None:
    live = open_game(None)
    rng = Random(1)
    for _ in range(50):
        step(live, rng)
    assert live.moment > 20 and live.trouble == ""


def test_two_programs_do_not_share_a_folder(tmp_path: Path) -> None:
    lock = lock_folder(tmp_path)
    with pytest.raises(AlreadyOpen, match="already open"):
        lock_folder(tmp_path)
    lock.release()
    lock_folder(tmp_path).release()


@pytest.mark.skipif(not os.path.isdir("/proc/sys"), reason="needs a folder nobody can write to, not even root")
def test_a_folder_that_takes_no_file_is_not_said_to_be_open_elsewhere() -> None:
    with pytest.raises(OSError):
        lock_folder(Path("/proc/sys"))


def test_a_game_under_way_can_be_looked_at_without_touching_it(tmp_path: Path) -> None:
    saves = Saves(tmp_path, GAMES)
    assert saves.under_way("five-hundred") is None
    live = open_game(tmp_path)
    live.deal()
    seen = saves.under_way("five-hundred")
    assert seen is not None and seen.text == live.saved.record.text
    path = tmp_path / "current" / "five-hundred.txt"
    path.write_text("no game at all")
    assert saves.under_way("five-hundred") is None
    assert path.read_text() == "no game at all" and not saves.notices


def test_an_atomic_write_leaves_the_old_file_when_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file.txt"
    write_atomically(path, "old")
    monkeypatch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(5, "broken")))
    with pytest.raises(OSError, match="broken"):
        write_atomically(path, "new")
    assert path.read_text() == "old" and [entry.name for entry in tmp_path.iterdir()] == ["file.txt"]


def test_files_set_aside_never_overwrite_each_other(tmp_path: Path) -> None:
    names = set()
    for number in range(5):
        path = tmp_path / "game.txt"
        path.write_text(str(number))
        names.add(set_aside(path))
    assert len(names) == 5


def test_the_folder_can_be_chosen(tmp_path: Path) -> None:
    assert data_folder({"FIVE_HUNDRED_HOME": str(tmp_path)}) == tmp_path
    assert data_folder({}).name == "five-hundred"


def test_a_record_longer_than_any_game_is_refused() -> None:
    with pytest.raises(UnreadableRecord, match="too long"):
        read_record("x" * 5_000_000, GAMES)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(stat.S_IREAD | stat.S_IEXEC)
    live = open_game(tmp_path / "games")
    assert "could not be saved" in live.trouble


def test_a_copy_set_aside_leaves_the_original_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("all of it")
    aside = set_aside(path, keep=True)
    assert path.read_text() == aside.read_text() == "all of it"
