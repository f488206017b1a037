"""What a player thought: the figures behind a decision, for hints and for looking back on a hand."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.actions import SeatAction


@dataclass(frozen=True, slots=True)
class Figures:
    """One action weighed.

    ``chance`` is how likely the contract is to be made: the bid's own for a call (``None`` for a pass with nothing to
    play), else the one that stands, whoever plays it; ``None`` where all have passed. ``tricks`` is how many tricks
    the own side wins on average, ``None`` in a misère. ``worth`` is in points to the own side.
    """

    action: SeatAction
    worth: float
    chance: float | None = None
    tricks: float | None = None


@dataclass(frozen=True, slots=True)
class Thoughts:
    """A choice and what it rests on.

    ``figures`` are those of the actions weighed, best first; none where a rule of thumb decided. ``worlds`` is how many
    imagined worlds were solved, ``is_cut_short`` whether the search was called off before its end.
    """

    choice: SeatAction
    figures: tuple[Figures, ...] = ()
    worlds: int = 0
    is_cut_short: bool = False

    def of(self, action: SeatAction) -> Figures | None:
        """The figures of one action, if it was weighed."""
        return next((figures for figures in self.figures if figures.action == action), None)


def ranked(figures: list[Figures]) -> tuple[Figures, ...]:
    """Best first; equals keep their order."""
    return tuple(sorted(figures, key=lambda one: -one.worth))
