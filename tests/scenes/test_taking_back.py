"""Right click: the half-made bid, the marks, and the call just made, until the next player has called."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.cards.seats import Seat
from game.rules.five_hundred.view import Phase
from tests.scenes.test_history import assert_same, sight
from tests.scenes.visitor import Visitor, is_asked

Visit = Callable[..., Visitor]


def take_back(visitor: Visitor, by_key: bool) -> None:
    if by_key:
        visitor.key(pygame.K_BACKSPACE)
    else:
        visitor.click((20, 5), button=3)


@pytest.mark.parametrize("by_key", [False, True])
def test_the_half_made_bid_goes_back_part_by_part(visit: Visit, by_key: bool) -> None:
    visitor = visit(5, until=is_asked(Phase.BIDDING))
    visitor.sit_down()
    visitor.settle()
    lines, empty = visitor.lines(), sight(visitor)
    visitor.key(pygame.K_F5)
    visitor.key(pygame.K_F9)
    calls = visitor.table.calling.choice
    assert calls.bid is not None and calls.bid.text == "10H"
    assert visitor.pixels() != empty.pixels
    take_back(visitor, by_key)
    assert (calls.level, calls.denomination) == (10, None)
    take_back(visitor, by_key)
    assert calls.is_empty
    assert_same(sight(visitor), empty)
    take_back(visitor, by_key)
    assert visitor.lines() == lines


@pytest.mark.parametrize("by_key", [False, True])
def test_marks_go_back_the_last_one_first(visit: Visit, by_key: bool) -> None:
    visitor = visit(5, until=is_asked(Phase.DISCARDING))
    visitor.sit_down()
    visitor.settle()
    lines, empty = visitor.lines(), sight(visitor)
    cards = visitor.table.own_hand()[4:12:3]
    for card in cards:
        visitor.card_key(card)
    for number in (2, 1, 0):
        take_back(visitor, by_key)
        assert visitor.table.choice.chosen == cards[:number]
    visitor.wait(0.3)
    assert_same(sight(visitor), empty)
    assert visitor.lines() == lines


def test_a_mark_goes_back_by_the_same_key_or_click(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.DISCARDING))
    visitor.sit_down()
    visitor.settle()
    first, second = visitor.table.own_hand()[:2]
    visitor.card_key(first)
    visitor.click(visitor.card_place(second))
    assert visitor.table.choice.chosen == [first, second]
    visitor.card_key(first)
    assert visitor.table.choice.chosen == [second]
    visitor.wait(0.3)
    visitor.click(visitor.card_place(second))
    assert not visitor.table.choice.chosen


@pytest.mark.parametrize("by_key", [False, True])
def test_the_call_just_made_is_taken_back(visit: Visit, by_key: bool) -> None:
    visitor = visit(5, until=is_asked(Phase.BIDDING), is_quick=False)
    visitor.sit_down()
    visitor.settle()
    lines, before = visitor.lines(), sight(visitor)
    visitor.act_by_keys(visitor.decide())
    visitor.wait(0.3)
    assert len(visitor.lines()) == len(lines) + 1
    assert visitor.plate(Seat.SOUTH)
    take_back(visitor, by_key)
    visitor.settle()
    assert_same(sight(visitor), before)
    assert visitor.lines()[-1] == "takeback 1"
    record = visitor.record()
    assert record.undos == 0 and not record.trouble and not record.timeline.undone


def test_the_next_player_waits_a_little(visit: Visit) -> None:
    """Even at full speed there is time to take a call back, and once the next one has called it is too late."""
    visitor = visit(5, until=is_asked(Phase.BIDDING))
    visitor.sit_down()
    visitor.settle()
    lines = visitor.lines()
    visitor.key(pygame.K_p)
    visitor.wait(0.5)
    assert len(visitor.lines()) == len(lines) + 1
    visitor.until(lambda: len(visitor.lines()) > len(lines) + 1, 1 / 60)
    now = visitor.lines()
    visitor.click((20, 5), button=3)
    assert "takeback 1" not in visitor.lines() and visitor.lines()[: len(now)] == now
