"""How hard the laws are tried: ``-m "not slow"`` takes a quick look, everything else a full one."""

from __future__ import annotations

import os

# Before anything else is imported: no test may open a window or a sound device of its own accord.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pytest
from hypothesis import HealthCheck, settings

COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("quick", max_examples=40, derandomize=True, **COMMON)
settings.register_profile("full", max_examples=250, **COMMON)


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("--hypothesis-profile", default=None):
        settings.load_profile("quick" if "not slow" in (config.option.markexpr or "") else "full")
