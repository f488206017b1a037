"""Files of the store with bytes flipped, cut, swapped, doubled, huge, or values of the wrong kind.

Nothing is raised, nothing hangs, and what cannot be read is kept aside as it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import pytest

from game.rules.catalogue import GAMES
from game.store.ledger import Ledger
from game.store.registration import RegistrationFile
from game.store.saves import Saves
from game.store.settings import SettingsFile
from tests.play.tables import open_game, step

Open = Callable[[Path], list[str]]
MOST_SECONDS = 1.0
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 7, 10**400, 1e308, float("inf"), float("nan"), "", "7H", "\x00", "é" * 9000, [], [[]], {},
    {"a": 1}, [None] * 3, ["a", 1, {}], [1, 2, 3, 4], [10**400, float("inf")],
)  # fmt: skip


def settings(folder: Path) -> list[str]:
    file = SettingsFile(folder)
    file.change(volume=0.5)
    return file.notices


def registration(folder: Path) -> list[str]:
    file = RegistrationFile(folder)
    assert file.greeting or file.current is None
    return file.notices


def ledger(folder: Path) -> list[str]:
    saves = Saves(folder, GAMES)
    assert len(Ledger(saves, "five-hundred").games()) == 1, "the record counts, whatever the summaries say"
    return saves.notices


FILES: dict[str, Open] = {"settings.json": settings, "registration.json": registration, "ledger": ledger}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which everything has been kept once."""
    folder = tmp_path_factory.mktemp("kept")
    SettingsFile(folder).change(own_name="Ann", names=("Bob", "Cy", "Di"), felt_colour=(90, 20, 30), volume=0.4)
    RegistrationFile(folder).register("Ann", "The Bowers")
    live, rng = open_game(folder), Random(1)
    for _ in range(40):
        step(live, rng)
    live.abandon()
    Ledger(Saves(folder, GAMES), "five-hundred").games()
    return folder


def path_of(name: str, folder: Path) -> Path:
    if name != "ledger":
        return folder / name
    (path,) = (path for path in folder.rglob("*.json") if path.name not in FILES)
    return path


def spoilt(data: bytes, rng: Random) -> bytes:
    """The file after one to four mishaps."""
    for _ in range(rng.randrange(1, 5)):
        at, length = rng.randrange(max(1, len(data))), rng.randrange(1, 40)
        data = rng.choice(
            (
                data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :],
                data[:at],
                data[:at] + data[at + length :],
                data[at:] + data[:at],
                data + data[at:],
                data[:at] + b"[" * 100_000 + data[at:],
                data[:at] + b"9" * 5_000 + data[at:],
            )
        )
    return data


def with_odd_values(data: bytes, rng: Random) -> bytes:
    """The same tree with one value in it replaced by something nobody expects there."""
    root: Any = [json.loads(data)]
    node, key = root, 0
    while isinstance(node[key], (list, dict)) and node[key] and rng.random() < 0.85:
        node, key = node[key], rng.choice([*node[key]] if isinstance(node[key], dict) else range(len(node[key])))
    node[key] = rng.choice(ODD)
    return json.dumps(root[0]).encode()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("spoil", [spoilt, with_odd_values])
def test_no_spoilt_file_raises_or_hangs(
    name: str, spoil: Callable[[bytes, Random], bytes], written: Path, tmp_path: Path
) -> None:
    path, rng = path_of(name, written), Random(name)
    whole = path.read_bytes()
    try:
        for _ in range(60):
            data = spoil(whole, rng)
            path.write_bytes(data)
            start = perf_counter()
            notices = FILES[name](written)
            assert perf_counter() - start < MOST_SECONDS
            if any("old file is" in notice for notice in notices):
                aside = max(
                    (path.parent / "set-aside").iterdir(), key=lambda each: (each.stat().st_mtime_ns, each.name)
                )
                assert aside.read_bytes() == data
                aside.unlink()
    finally:
        path.write_bytes(whole)


def test_a_number_without_end_in_the_summaries_is_no_number(written: Path) -> None:
    path = path_of("ledger", written)
    tree = json.loads(path.read_bytes())
    for fields in tree["files"].values():
        fields[0] = float("inf")
    path.write_text(json.dumps(tree), encoding="utf-8")
    assert len(Ledger(Saves(written, GAMES), "five-hundred").games()) == 1
