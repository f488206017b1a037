"""Out to the menu at any moment and back again: the very same state, and nothing happens twice."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.actions import Play
from game.play.thinking import Thinker
from game.rules.five_hundred.view import Phase
from game.scenes.menu import MenuScene
from game.scenes.question import QuestionScene
from tests.play.tables import state_of
from tests.scenes.test_history import assert_same, sight
from tests.scenes.visitor import Visitor, is_asked, is_hand_over

Visit = Callable[..., Visitor]
MOMENTS = {
    "bidding": is_asked(Phase.BIDDING),
    "the kitty": is_asked(Phase.DISCARDING),
    "a trick": is_asked(Phase.PLAYING, tricks=2),
    "the result": is_hand_over,
}
WAYS_OUT = {"Esc": pygame.K_ESCAPE, "F12": pygame.K_F12, "review": pygame.K_r}


@pytest.mark.parametrize("way", WAYS_OUT)
@pytest.mark.parametrize("moment", MOMENTS)
def test_leaving_at_rest_changes_nothing(visit: Visit, moment: str, way: str) -> None:
    visitor = visit(5, until=MOMENTS[moment])
    visitor.sit_down()
    visitor.settle()
    before, lines = sight(visitor), visitor.lines()
    visitor.key(WAYS_OUT[way])
    assert isinstance(visitor.scene, QuestionScene if way == "review" else MenuScene)
    visitor.wait(1)
    assert visitor.lines() == lines
    visitor.key(pygame.K_ESCAPE if way == "review" else pygame.K_RETURN)
    visitor.settle()
    assert_same(sight(visitor), before)
    assert visitor.lines() == lines


@pytest.mark.parametrize("moment", ["bidding", "the kitty", "a trick"])
def test_leaving_while_things_move_lets_nothing_happen_twice(visit: Visit, moment: str) -> None:
    """Leave again and again while cards fly; the game is the one that would have been without."""
    visitor = visit(5, until=MOMENTS[moment], is_quick=False)
    visitor.sit_down()
    visitor.settle()
    action = visitor.decide()
    visitor.act_by_keys(action)
    for seconds in (0.02, 0.1, 0.3, 0.05, 0.6):
        visitor.wait(seconds)
        lines = visitor.lines()
        visitor.key(pygame.K_ESCAPE)
        assert isinstance(visitor.scene, MenuScene)
        visitor.wait(0.3)
        assert visitor.lines() == lines
        visitor.key(pygame.K_RETURN)
        assert visitor.lines()[: len(lines)] == lines
    visitor.settle()
    broken = state_of(visitor.table.live), visitor.lines(), sight(visitor)
    visitor.key(pygame.K_u)
    visitor.settle()
    visitor.act_by_keys(action)
    visitor.settle()
    assert state_of(visitor.table.live) == broken[0]
    assert_same(sight(visitor), broken[2])
    assert visitor.record().undos == 1 and not visitor.record().trouble


def test_a_player_who_thinks_beside_the_window_answers_once(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING), thinker=Thinker())
    visitor.sit_down()
    visitor.settle()
    for _ in range(6):
        if visitor.table.panel is not None:
            break
        visitor.act_by_keys(visitor.decide())
        for _ in range(3):
            visitor.key(pygame.K_ESCAPE)
            visitor.key(pygame.K_RETURN)
        visitor.settle()
    record = visitor.record()
    plays = [action for action in record.timeline.actions if isinstance(action, Play)]
    assert not record.trouble and len(plays) == len({action.card for action in plays}) >= 20


def test_the_half_made_choice_waits(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.DISCARDING))
    visitor.sit_down()
    visitor.settle()
    chosen = visitor.table.own_hand()[1:3]
    for card in chosen:
        visitor.card_key(card)
    visitor.wait(0.3)
    before = sight(visitor)
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_RETURN)
    visitor.settle()
    assert visitor.table.choice.chosen == chosen
    assert_same(sight(visitor), before)


def test_leaving_with_a_card_in_the_hand_puts_it_back(visit: Visit) -> None:
    """The button is let go over the menu; afterwards neither moving the pointer nor a click plays that card."""
    visitor = visit(5, until=is_asked(Phase.PLAYING))
    visitor.sit_down()
    visitor.settle()
    before, lines = sight(visitor), visitor.lines()
    start = visitor.card_place(visitor.decide().card)  # type: ignore[union-attr]
    visitor.press(start)
    visitor.point((start[0], start[1] - 80))
    visitor.key(pygame.K_ESCAPE)
    visitor.release((5, 5))
    visitor.key(pygame.K_RETURN)
    visitor.settle()
    visitor.point(visitor.table.layout.middle)
    visitor.wait(0.3)
    assert_same(sight(visitor), before)
    visitor.click((visitor.table.layout.middle[0], visitor.table.layout.middle[1] + 40))
    assert visitor.lines() == lines


def test_undo_with_a_card_in_the_hand_does_not_play_it(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=1))
    visitor.sit_down()
    visitor.settle()
    start = visitor.card_place(visitor.decide().card)  # type: ignore[union-attr]
    visitor.press(start)
    visitor.key(pygame.K_u)
    visitor.settle()
    lines = visitor.lines()
    visitor.release(start)
    visitor.step()
    assert visitor.lines() == lines


def test_closing_the_window_and_opening_it_again(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=1))
    visitor.sit_down()
    visitor.settle()
    before = sight(visitor)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    visitor.step()
    assert visitor.app.is_ended
    visitor.close()
    again = visit(99)
    again.sit_down()
    again.settle()
    assert_same(sight(again), before)


@pytest.mark.parametrize("name", ["menu", "review", "undo"])
def test_the_buttons_in_the_corner_work_over_the_result(visit: Visit, name: str) -> None:
    visitor = visit(5, until=is_hand_over)
    visitor.sit_down()
    visitor.settle()
    table, moment = visitor.table, visitor.table.live.moment
    visitor.click(visitor.button_place(name))
    if name == "undo":
        visitor.settle()
        assert table.panel is None and table.live.moment < moment
    else:
        assert visitor.scene is not table and table.live.moment == moment


def test_the_last_trick_over_the_result_leaves_the_result_where_it_was(visit: Visit) -> None:
    visitor = visit(5, until=is_hand_over)
    visitor.sit_down()
    visitor.settle()
    heading = visitor.panel.heading
    for _ in range(2):
        visitor.click(visitor.button_place("last trick"))
    visitor.settle()
    assert visitor.panel.heading == heading
