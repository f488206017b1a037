"""What is fetched behind the title."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

from game import parlour


def test_what_is_fetched_is_never_looked_through_again() -> None:
    before = gc.get_freeze_count()
    try:
        parlour._fetch()
        assert gc.get_freeze_count() > before
    finally:
        gc.unfreeze()


def test_what_compiles_and_thinks_stays_out_of_the_window() -> None:
    """Numba, and what it compiles, are fetched in the back room alone, whatever lies behind the title."""
    fetched = subprocess.run(
        [sys.executable, "-c", f"import sys, {parlour.BEHIND_THE_TITLE}; print(*sys.modules)"],
        cwd=Path(__file__).parent.parent.parent,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert "game.scenes.lobby" in fetched
    assert not [name for name in fetched if name == "numba" or name.startswith("game.players.compiled")]
