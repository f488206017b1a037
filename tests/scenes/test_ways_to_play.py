"""Preferences that change how one plays: a forced card plays itself, two clicks play a card, the hand is sorted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.cards.seats import Seat
from game.engine.actions import Play
from game.play.live import Live
from game.rules.five_hundred.sorting import sorted_hand
from game.rules.five_hundred.view import Phase
from tests.scenes.visitor import Visitor, is_asked

Visit = Callable[..., Visitor]


def may_choose(live: Live) -> bool:
    return is_asked(Phase.PLAYING)(live) and len(live.match.legal_actions()) > 1


def is_forced(live: Live) -> bool:
    hand: Any = live.match.hand
    return is_asked(Phase.PLAYING, 3)(live) and len(live.match.legal_actions()) == 1 and len(hand.hands[0]) > 2


def own_plays(visitor: Visitor) -> int:
    actions = visitor.table.live.saved.record.timeline.actions
    return sum(isinstance(action, Play) and action.seat is Seat.SOUTH for action in actions)


def test_a_forced_card_plays_itself_only_if_wished(visit: Visit) -> None:
    for auto_play in (False, True):
        visitor = visit(5, until=is_forced, auto_play=auto_play)
        before = len(visitor.record().timeline.actions)
        visitor.sit_down()
        visitor.wait(0.5)
        assert (len(visitor.record().timeline.actions) > before) is auto_play
        visitor.close()


def test_undo_holds_a_card_that_would_play_itself(visit: Visit) -> None:
    visitor = visit(5, until=is_forced, auto_play=True)
    visitor.sit_down()
    visitor.settle()
    plays = own_plays(visitor)
    visitor.key(pygame.K_u)
    visitor.settle()
    visitor.wait(1)
    assert own_plays(visitor) < plays and visitor.table.live.is_users_turn


def test_two_clicks_play_a_card_if_wished(visit: Visit) -> None:
    visitor = visit(5, until=may_choose, double_click=True)
    visitor.sit_down()
    visitor.settle()
    card = visitor.table.view.legal[0].card  # type: ignore[union-attr]
    plays = own_plays(visitor)
    visitor.click(visitor.card_place(card))
    visitor.wait(0.2)
    assert own_plays(visitor) == plays
    assert visitor.table.presenter.look.cursor is card
    visitor.wait(1)
    visitor.click(visitor.card_place(card))
    assert own_plays(visitor) == plays
    visitor.click(visitor.card_place(card))
    assert own_plays(visitor) == plays + 1


def test_the_hand_lies_in_the_order_of_the_preferences(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING))
    visitor.sit_down()
    visitor.settle()
    view = visitor.table.view
    for order in ("trumps-left", "trumps-right", "suits"):
        visitor.services.change(sort_order=order)
        visitor.key(pygame.K_ESCAPE)
        visitor.key(pygame.K_RETURN)
        visitor.settle()
        assert visitor.table.own_hand() == sorted_hand(view.hand, view.trump, order)
