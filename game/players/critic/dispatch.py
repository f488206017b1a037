"""Which critic speaks of which game: the sentence and the bars of a choice, by the game's name.

Another game is added by a line in ``_CRITICS``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from game.players.critic.bars import Chart, chart
from game.players.critic.hearts import hearts_chart, hearts_sentence
from game.players.critic.sentences import sentence
from game.players.critic.spades import chart as spades_chart
from game.players.critic.spades import sentence as spades_sentence
from game.players.thoughts import Thoughts

_Sentence: TypeAlias = Callable[[Any, Sequence[Thoughts]], str]
_Bars: TypeAlias = Callable[[Any, Sequence[Thoughts]], Chart | None]

_CRITICS: Final[dict[str, tuple[_Sentence, _Bars]]] = {
    "five-hundred": (sentence, chart),
    "hearts": (hearts_sentence, hearts_chart),
    "spades": (spades_sentence, spades_chart),
}


def explained(game: str, view: Any, thoughts: Sequence[Thoughts]) -> tuple[str, Chart | None]:
    """What to do and why, and the alternatives; *thoughts* are those of one choice made from *view*.

    Raises:
        KeyError: nobody speaks of that game.
    """
    say, draw = _CRITICS[game]
    return say(view, thoughts), draw(view, thoughts)
