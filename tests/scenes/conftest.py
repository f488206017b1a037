"""The whole program for a test, closed afterwards."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.play.counsel import Counsel
from game.play.live import Live
from tests.scenes.visitor import AT_ONCE, FIVE_HUNDRED, Visitor, prepare

_load_svg = pygame.image.load_sized_svg
_pictures: dict[tuple[object, tuple[int, int]], pygame.Surface] = {}


def _load_svg_once(source: Any, size: tuple[int, int]) -> pygame.Surface:
    """What ``load_sized_svg`` gives, drawn once for all tests: half of their time went into it."""
    key = (source if isinstance(source, (str, Path)) else source.getvalue()), (int(size[0]), int(size[1]))
    if key not in _pictures:
        _pictures[key] = _load_svg(source, size)
    return _pictures[key].copy()


@pytest.fixture(autouse=True)
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn from their files once only."""
    monkeypatch.setattr("pygame.image.load_sized_svg", _load_svg_once)


@pytest.fixture(autouse=True)
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solver is warmed up elsewhere, not beside each test of a scene."""
    monkeypatch.setattr("game.play.warming.Warming.run", lambda warming: None)


@pytest.fixture(autouse=True)
def hasty_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser of Poker Solitaire thinks as little as it can: how well it thinks is tried elsewhere."""
    monkeypatch.setattr("game.scenes.side_tables.Counsel", partial(Counsel, rounds=1))


@pytest.fixture
def visit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Visitor]]:
    """Open the program; preferences given by name replace those under which nothing takes time.

    With *until* the game under way has already come to where that is so. Games are the same each time, and no test
    waits for the disk: what a crash leaves behind is tried elsewhere.
    """
    ids = count(1)
    monkeypatch.setattr("game.play.live.secrets.token_hex", lambda size: f"game{next(ids)}")
    monkeypatch.setattr("game.store.files.os.fsync", lambda handle: None)
    open_ones: list[Visitor] = []

    def begin(
        seed: int = 1,
        folder: Path | None = tmp_path,
        until: Callable[[Live], bool] | None = None,
        options: str = "",
        is_quick: bool = True,
        game: str = FIVE_HUNDRED,
        **others: Any,
    ) -> Visitor:
        if until is not None:
            assert folder is not None
            prepare(folder, seed, until, options, game)
        visitor = Visitor(folder, seed, game=game, **{**(AT_ONCE if is_quick else {}), **others})
        open_ones.append(visitor)
        return visitor

    yield begin
    for visitor in open_ones:
        visitor.close()
