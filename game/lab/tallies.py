"""Counting what was made and what failed, and how figures stand in a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(slots=True)
class Tally:
    """Contracts or bids of one kind: how many were made and how many failed."""

    made: int = 0
    failed: int = 0

    @property
    def played(self) -> int:
        return self.made + self.failed

    @property
    def share(self) -> float:
        """The part that was made; 0 if none was played."""
        return self.made / self.played if self.played else 0.0

    def add(self, is_made: bool) -> None:
        if is_made:
            self.made += 1
        else:
            self.failed += 1


def tallies(keys: Sequence[str]) -> dict[str, Tally]:
    """An empty tally for each key."""
    return {key: Tally() for key in keys}


def plain(tally: Tally) -> dict[str, int]:
    """A tally as plain data."""
    return {"made": tally.made, "failed": tally.failed}


def line(words: str, figure: str) -> str:
    """A row of one figure."""
    return f"{words:<24}{figure:>8}"


def share_of(part: int, whole: int) -> str:
    """A count and its part of *whole* in percent."""
    return f"{part:>8}  ({100 * part / whole if whole else 0:.1f} %)"


def tally_row(words: str, tally: Tally) -> str:
    """A row with how often something was played, made and failed."""
    share = f"{100 * tally.share:.1f} %" if tally.played else "-"
    return f"{words:<24}{tally.played:>8}{tally.made:>8}{tally.failed:>8}{share:>9}"
