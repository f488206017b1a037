"""The games under way at all the tables, and what becomes of them when the program ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.play.live import Live
from game.scenes.table.words import signed


@dataclass(frozen=True, slots=True)
class Pending:
    """A game under way: what it is called, how it stands (empty where there is no score yet), and whether it is lost.

    It is lost if it could not be saved.
    """

    title: str
    scores: str
    is_lost: bool = False

    @property
    def words(self) -> str:
        """``Hearts at 12, 0, 26 and 4``."""
        return f"{self.title} at {self.scores}" if self.scores else self.title


def pending(live: Live) -> Pending:
    """The game at a table as it stands."""
    is_lost = live.saved.path is None or bool(live.trouble)
    return Pending(live.match.rules.title, scores_in_words(live.match.scores), is_lost)


def fate(games: Sequence[Pending]) -> str:
    """What becomes of them, in a sentence or two; empty where nothing is under way."""
    kept = [game for game in games if not game.is_lost]
    lost = [game for game in games if game.is_lost]
    sentences = []
    if len(kept) == 1:
        sentences.append(f"Your game of {kept[0].words} is kept, just as it lies.")
    elif kept:
        sentences.append(f"Your games are kept, just as they lie: {_listed(kept)}.")
    if len(lost) == 1:
        sentences.append(f"Your game of {lost[0].words} could not be saved and will be gone.")
    elif lost:
        sentences.append(f"These could not be saved and will be gone: {_listed(lost)}.")
    return " ".join(sentences)


def scores_in_words(scores: Sequence[int]) -> str:
    """``120 to −40``, which no line is broken in, or for more than two ``12, 0, 26 and 4``."""
    words = [signed(score) for score in scores]
    return (
        "\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}".join(words)
        if len(words) == 2
        else f"{', '.join(words[:-1])} and {words[-1]}"
    )


def _listed(games: Sequence[Pending]) -> str:
    return "; ".join(game.words for game in games)
