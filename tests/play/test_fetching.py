"""What is fetched behind the title."""

from __future__ import annotations

import gc

from game import parlour


class Warm:
    """Players that are warm already."""

    def __init__(self) -> None:
        self.runs = 0

    def run(self) -> None:
        self.runs += 1


def test_what_is_fetched_is_never_looked_through_again() -> None:
    warming = Warm()
    before = gc.get_freeze_count()
    try:
        parlour._fetch(warming)  # type: ignore[arg-type]
        assert warming.runs == 1 and gc.get_freeze_count() > before
    finally:
        gc.unfreeze()
