"""Preferences survive damage, nonsense and a refusing disk."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.store.moments import moment_of, now_text
from game.store.settings import Settings, SettingsFile


def test_a_change_is_there_after_the_next_start(tmp_path: Path) -> None:
    SettingsFile(tmp_path).change(card_speed=0.9, names=("Ann", "Bob", "Cy"), felt_colour=(1, 2, 3))
    again = SettingsFile(tmp_path).current
    assert (again.card_speed, again.names, again.felt_colour) == (0.9, ("Ann", "Bob", "Cy"), (1, 2, 3))
    assert again.name_of(0) == "You" and again.name_of(3) == "Cy"


@pytest.mark.parametrize("content", ["", "{", "[]", "3", "\x00", "[" * 50_000, '{"a":' * 20_000])
def test_a_damaged_file_is_moved_aside(content: str, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(content)
    file = SettingsFile(tmp_path)
    assert file.current == Settings() and "could not be read" in file.notices[0]
    (aside,) = (tmp_path / "set-aside").iterdir()
    assert aside.read_text() == content


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("volume", "loud"),
        ("volume", 2),
        ("volume", True),
        ("volume", float("nan")),
        ("felt_colour", [1, 2]),
        ("felt_colour", [1, 2, 300]),
        ("names", ["", "b", "c"]),
        ("names", "abc"),
        ("skills", "expert"),
        ("skills", ["expert", "club"]),
        ("skills", ["expert", "club", "master"]),
        ("skills", ["expert", "club", 3]),
        ("skills", ["expert", "club", ["casual"]]),
        ("skills", {"1": "club"}),
        ("own_name", "x" * 31),
        ("own_name", "a\nb"),
        ("sound_level", ["full"]),
        ("card_back", "none"),
        ("reduced_motion", 1),
        ("rules", None),
        ("hearts_rules", 7),
        ("spades_rules", "x" * 1000),
        ("own_name", "   "),
        ("sort_order", "colour"),
        ("auto_play", "yes"),
        ("double_click", 0),
        ("tally_since", "yesterday"),
        ("tally_also", "x" * 201),
    ],
)
def test_a_value_of_the_wrong_kind_falls_back_alone(name: str, value: object, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({name: value, "display_time": 0.25}))
    file = SettingsFile(tmp_path)
    assert getattr(file.current, name) == getattr(Settings(), name)
    assert file.current.display_time == 0.25 and len(file.notices) == 1
    with pytest.raises(ValueError, match="not possible"):
        file.change(**{name: value})


def test_skills_are_kept_by_seat(tmp_path: Path) -> None:
    SettingsFile(tmp_path).change(skills=("casual", "club", "expert"))
    again = SettingsFile(tmp_path).current
    assert [again.skill_of(seat) for seat in (1, 2, 3)] == ["casual", "club", "expert"]
    assert [Settings().skill_of(seat) for seat in (1, 2, 3)] == ["expert"] * 3


def test_how_to_play_and_the_reset_are_kept(tmp_path: Path) -> None:
    moment = now_text()
    SettingsFile(tmp_path).change(
        sort_order="trumps-right", auto_play=True, double_click=True, tally_since=moment, tally_also="a1"
    )
    again = SettingsFile(tmp_path).current
    assert (again.sort_order, again.auto_play, again.double_click) == ("trumps-right", True, True)
    assert (again.tally_since, again.tally_also) == (moment, "a1")


@pytest.mark.parametrize("text", ["", "soon", "2026-13-01", "2026", "9" * 50, "0001-01-01T00:00:00+23:59"])
def test_what_is_no_moment_is_none(text: str) -> None:
    assert moment_of(text) is None or text.startswith("0001")


def test_moments_compare_across_time_zones() -> None:
    one, other = moment_of("2026-01-01T10:00:00+10:00"), moment_of("2026-01-01T00:00:00+00:00")
    assert one is not None and one == other


def test_a_refusing_disk_keeps_the_change_for_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(tmp_path)

    def refuse(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("game.store.settings.write_atomically", refuse)
    file.change(volume=0.1)
    assert file.current.volume == 0.1 and "Read-only" in file.trouble


def test_without_a_folder_everything_still_works() -> None:
    assert SettingsFile(None).change(full_screen=True).full_screen


def test_a_change_survives_a_killed_program(tmp_path: Path) -> None:
    code = (
        "import os, signal, sys, pathlib\n"
        "from game.store.settings import SettingsFile\n"
        "file = SettingsFile(pathlib.Path(sys.argv[1]))\n"
        "for number in range(20):\n"
        "    file.change(volume=number / 20, own_name=f'Eleanor {number}')\n"
        "os.kill(os.getpid(), getattr(signal, 'SIGKILL', signal.SIGTERM))\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False, cwd=Path(__file__).parents[2])
    assert done.returncode != 0
    kept = SettingsFile(tmp_path)
    assert (kept.current.volume, kept.current.own_name) == (0.95, "Eleanor 19") and not kept.notices
