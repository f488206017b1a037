"""The hint at the table of Spades: the sentence, the bars, and that they can be read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game.players.expert_spades import SpadesFigures
from game.players.thoughts import Thoughts
from game.rules.spades.view import Phase
from tests.scenes import reader
from tests.scenes.test_reading import ROOMY
from tests.scenes.test_spades import at_table, is_asked, may_bid_blind
from tests.scenes.visitor import Visitor

Visit = Callable[..., Visitor]
MOMENTS = {
    "a bid": (is_asked(Phase.BIDDING), "", "Bid ", "brings +31 points on average"),
    "a look": (
        may_bid_blind,
        "blinds=yes",
        "Look at your cards: the bid you find then",
        "brings +31 points on average",
    ),
    "a card": (is_asked(Phase.PLAYING, tricks=2), "", "Play ", "88 % of the deals imagined"),
}


class Wise:
    """Weighs the first few things that may be done, with figures that have nothing to do with the cards."""

    def choose(self, view: Any, rng: Random) -> Any:
        return self.ponder(view, rng).choice

    def ponder(self, view: Any, rng: Random) -> Thoughts:
        figures = [
            SpadesFigures(action, 0.88 - 0.03 * place, 0.88 - 0.03 * place, 3.2, 31.0 - place, 0.4)
            for place, action in enumerate(view.legal)
        ]
        return Thoughts(figures[0].action, tuple(figures), 240)


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_figures_are_shown_in_a_sentence_and_bars_that_can_be_read(visit: Visit, moment: str) -> None:
    until, options, deed, outcome = MOMENTS[moment]
    visitor = at_table(visit, until, options=options)
    table = visitor.table
    table.live.adviser = Wise
    visitor.take_hint(pygame.K_i)
    assert table.hint.words.startswith(deed) and outcome in table.hint.words
    with reader.reading() as complaints:
        for size in ROOMY[::4]:
            found = reader.read(table, size, table.hint.update)
            rect = table.furniture.above.rect_of("hint")
            room = table.layout.hint_room(is_calling=table.is_calling)
            assert rect is not None and rect.width <= room.width + 1 and rect.height <= room.height + 1, size
            assert not complaints, (size, complaints[:6])
            assert any("240 deals imagined" in text for text in found)
