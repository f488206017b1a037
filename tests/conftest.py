"""How hard the laws are tried: ``-m "not slow"`` takes a quick look, everything else a full one.

``--hypothesis-profile thorough`` tries each law on 500 examples.
"""

from __future__ import annotations

import os
from typing import Any

# Before anything else is imported: no test may open a window or a sound device of its own accord.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadFileScheduling

COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("quick", max_examples=40, derandomize=True, **COMMON)
settings.register_profile("full", max_examples=150, **COMMON)
settings.register_profile("thorough", max_examples=500, **COMMON)


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile", default=None):
        settings.load_profile("quick" if "not slow" in (config.option.markexpr or "") else "full")


FIVE_HUNDRED = (
    "tests/lab/test_engine_protocol.py",
    "tests/lab/test_tournament.py",
    "tests/play/test_back_room.py",
    "tests/play/test_company.py",
    "tests/play/test_h",
    "tests/players/compiled/",
    "tests/players/imagine/",
    "tests/players/monte_carlo/",
    "tests/scenes/test_hint.py",
)
OTHER_GAMES = (
    "tests/lab/test_poker_bench.py",
    "tests/lab/test_rotated.py",
    "tests/players/",
    "tests/scenes/test_hint_",
    "tests/scenes/test_poker",
)
"""The beginnings of the names of tests that need compiled kernels, by what they need."""


COMPILED = (
    "tests/lab/test_poker_bench.py",
    "tests/lab/test_rotated.py",
    "tests/lab/test_tournament.py",
    "tests/play/test_company.py",
    "tests/play/test_h",
    "tests/players/compiled",
    "tests/players/critic/",
    "tests/players/expert_",
    "tests/players/imagine/",
    "tests/players/monte_carlo/",
    "tests/players/poker_solitaire/",
    "tests/scenes/test_hint",
)
"""Those of them that are slow for want of machine code alone: the quick look does without a compiler."""
LONGEST = (FIVE_HUNDRED, OTHER_GAMES, ("tests/packaging/test_bundle.py",), ("tests/window/",))
"""What takes longest, in the order in which it is begun; begun last it would leave all processes but one idle."""


class OneCompiler(LoadFileScheduling):
    """A file is tried by one process; those that need the same kernels all by the same, which compiles them once."""

    def _split_scope(self, nodeid: str) -> str:
        for group in (FIVE_HUNDRED, OTHER_GAMES):
            if nodeid.startswith(group):
                return group[0]
        return super()._split_scope(nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tell what waits for the compiler, and begin with the longest where several processes share the tests."""
    for item in items:
        if item.nodeid.startswith(COMPILED):
            item.add_marker(pytest.mark.slow)
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: _rank(item.nodeid))


def _rank(nodeid: str) -> int:
    return next((rank for rank, group in enumerate(LONGEST) if nodeid.startswith(group)), len(LONGEST))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneCompiler:
    """Share the tests out among the processes, in their own order."""
    config.option.loadscopereorder = False
    return OneCompiler(config, log)
