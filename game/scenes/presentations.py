"""Every game that can be sat down to, as it is shown."""

from __future__ import annotations

from typing import Final

from game.engine.rules import Rules
from game.scenes.five_hundred.presentation import FiveHundredPresentation
from game.scenes.hearts.presentation import HeartsPresentation
from game.scenes.spades.presentation import SpadesPresentation
from game.scenes.table.presentation import Presentation

_ALL: Final[tuple[Presentation, ...]] = (FiveHundredPresentation(), HeartsPresentation(), SpadesPresentation())
PRESENTATIONS: Final = {each.rules.name: each for each in _ALL}


def presentation_of(rules: Rules) -> Presentation:
    """How the game of *rules* is shown.

    Raises:
        KeyError: it cannot be sat down to.
    """
    return PRESENTATIONS[rules.name]
