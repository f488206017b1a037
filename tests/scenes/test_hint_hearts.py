"""The hint at the table of Hearts: the sentence, the bars, and that they can be read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game.players.expert_hearts import HeartsFigures
from game.players.thoughts import Thoughts
from game.rules.hearts.view import Phase
from tests.scenes import reader
from tests.scenes.test_hearts import at_table, is_asked
from tests.scenes.test_reading import ROOMY
from tests.scenes.visitor import Visitor

Visit = Callable[..., Visitor]
MOMENTS = {"a pass": is_asked(Phase.PASSING), "a card": is_asked(Phase.PLAYING, tricks=2)}


class Wise:
    """Weighs everything that may be done, with figures that have nothing to do with the cards."""

    def choose(self, view: Any, rng: Random) -> Any:
        return self.ponder(view, rng).choice

    def ponder(self, view: Any, rng: Random) -> Thoughts:
        figures = [
            HeartsFigures(action, -2.0 * place, points=1.2 + 1.5 * place, own_moon=0.01, other_moon=0.12, queen=0.0987)
            for place, action in enumerate(reversed(view.legal))
        ]
        return Thoughts(figures[0].action, tuple(figures), 240)


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_figures_are_shown_in_a_sentence_and_bars_that_can_be_read(visit: Visit, moment: str) -> None:
    visitor = at_table(visit, MOMENTS[moment])
    table = visitor.table
    table.live.adviser = Wise
    visitor.take_hint(pygame.K_i)
    words = table.hint.words
    assert words.startswith("Pass on" if moment == "a pass" else "Play ") and "costs you 1.2 points on average" in words
    assert len(table.hint.cards) == (3 if moment == "a pass" else 1)
    with reader.reading() as complaints:
        for size in ROOMY[::4]:
            found = reader.read(table, size, table.hint.update)
            rect = table.furniture.above.rect_of("hint")
            room = table.layout.hint_room(is_calling=table.is_calling)
            assert rect is not None and rect.width <= room.width + 1 and rect.height <= room.height + 1, size
            assert not complaints, (size, complaints[:6])
            assert any("240 deals imagined" in text for text in found)
