"""The entry in the desktop's menu: made, complete, and taken away without a trace."""

from __future__ import annotations

import configparser
import shlex
import subprocess
from pathlib import Path

import pygame
import pytest

from game import cli, desktop
from game.desktop import ICON_SIZES, data_home, install_desktop, quoted

ENTRY = Path("applications") / "five-hundred.desktop"


@pytest.fixture(autouse=True)
def on_linux(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(desktop.sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


def entry(tmp_path: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[method-assign, assignment]
    parser.read(tmp_path / "share" / ENTRY, encoding="utf-8")
    return parser["Desktop Entry"]


def test_made_and_taken_away(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["install-desktop"]) == 0
    told = capsys.readouterr().out
    assert f"Written: {tmp_path / 'share' / ENTRY}" in told and "desktop's games now" in told
    words = entry(tmp_path)
    assert words["Name"] == "Five Hundred" and words["Icon"] == "five-hundred" and words["Terminal"] == "false"
    for size in ICON_SIZES:
        icon = tmp_path / "share" / "icons" / "hicolor" / f"{size}x{size}" / "apps" / "five-hundred.png"
        assert pygame.image.load(str(icon)).get_size() == (size, size)
    assert cli.main(["install-desktop", "--remove"]) == 0
    told = capsys.readouterr().out
    assert f"Removed {tmp_path / 'share' / ENTRY}" in told and "Written" not in told and "gone from" in told
    assert not list((tmp_path / "share").iterdir())
    assert cli.main(["install-desktop", "--remove"]) == 0
    assert "no desktop entry" in capsys.readouterr().out


def test_what_others_have_put_there_stays(tmp_path: Path) -> None:
    foreign = tmp_path / "share" / "icons" / "hicolor" / "64x64" / "apps" / "chess.png"
    foreign.parent.mkdir(parents=True)
    foreign.write_bytes(b"not ours")
    install_desktop()
    install_desktop(is_removed=True)
    assert [path for path in (tmp_path / "share").rglob("*") if path.is_file()] == [foreign]
    assert not (tmp_path / "share" / "applications").exists()


def test_what_it_starts_is_this_program(tmp_path: Path) -> None:
    install_desktop()
    done = subprocess.run(
        [*shlex.split(entry(tmp_path)["Exec"]), "--version"], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.startswith("Five Hundred")


@pytest.mark.parametrize(
    ("word", "expected"),
    [("/usr/bin/python", "/usr/bin/python"), ("/a b/c", '"/a b/c"'), ("100%", "100%%"), ("a$b", '"a\\\\$b"')],
    ids=["plain", "space", "per cent", "dollar"],
)
def test_quoting(word: str, expected: str) -> None:
    assert quoted(word) == expected


def test_a_relative_data_home_counts_for_nothing() -> None:
    assert data_home({"XDG_DATA_HOME": "share"}) == data_home({}) == Path.home() / ".local" / "share"


def test_a_place_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "share").write_text("in the way")
    assert install_desktop() == 2
    assert "could not be changed" in capsys.readouterr().err


def test_other_systems_get_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(desktop.sys, "platform", "win32")
    assert install_desktop() == 2
    assert "shortcut" in capsys.readouterr().out
