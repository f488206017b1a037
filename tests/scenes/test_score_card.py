"""The score card: the last fifteen hands with their totals."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.play.live import Live
from game.scenes.scorecard import LAST_HANDS, ScoreCardScene
from game.scenes.table.words import change, signed
from tests.scenes.visitor import Visitor

Visit = Callable[..., Visitor]


def is_long(live: Live) -> bool:
    return len(live.match.finished) > LAST_HANDS and live.match.awaits_deal


@pytest.mark.slow
def test_the_last_fifteen_hands_stand_on_the_card(visit: Visit) -> None:
    visitor = visit(1, until=is_long, options="lowest-bid=7 misere-bids=none")
    visitor.sit_down()
    visitor.settle()
    match = visitor.table.live.match
    visitor.key(pygame.K_r)
    visitor.key(pygame.K_s)
    card = visitor.scene
    assert isinstance(card, ScoreCardScene)
    rows = card.rows()
    assert len(rows) == LAST_HANDS
    for row, hand in zip(rows, match.finished[-LAST_HANDS:], strict=True):
        points = [change(gain) if gain else "0" for gain in hand.result.points]
        assert row[0] == str(hand.number) and row[4:] == [*points, *(signed(score) for score in hand.scores)]
