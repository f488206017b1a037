"""A whole game from the title to the end and back to the menu, by keys alone and by clicks alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.cards.seats import Seat
from game.engine.actions import Call, Discard, Play
from game.rules.five_hundred.view import Phase
from game.scenes.farewell import FarewellScene
from game.scenes.game_over import GameOverScene
from game.scenes.menu import MenuScene
from game.scenes.question import QuestionScene
from game.scenes.scorecard import ScoreCardScene
from tests.scenes.visitor import Visitor, hands_dealt, is_asked, is_hand_over, short_game_seed

Visit = Callable[..., Visitor]


def users_lines(visitor: Visitor) -> list[object]:
    return [action for action in visitor.record().timeline.actions if getattr(action, "seat", None) is Seat.SOUTH]


def assert_everything_was_done(visitor: Visitor) -> None:
    """The user has called, thrown out and played, over two hands at least, and the record is sound."""
    record = visitor.record()
    assert not record.trouble and record.timeline.match.is_over
    assert hands_dealt(record) >= 2
    assert {type(action) for action in users_lines(visitor)} == {Call, Discard, Play}


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    visitor = visit(short_game_seed())
    visitor.step()
    visitor.key(pygame.K_SPACE)
    assert isinstance(visitor.scene, MenuScene)
    visitor.key(pygame.K_RETURN)
    shown: list[str] = []

    def note_panel(table: object) -> bool:
        if visitor.table.panel is not None:
            shown.append(visitor.panel.heading)
        return visitor.table.live.match.is_over

    visitor.play_until(note_panel)
    assert len(shown) == visitor.table.live.match.number
    assert shown[-1] in ("You have won the game!", "The game is lost")
    assert_everything_was_done(visitor)
    path = visitor.path
    visitor.key(pygame.K_RETURN)
    over = visitor.scene
    assert isinstance(over, GameOverScene)
    visitor.key(pygame.K_r)
    visitor.key(pygame.K_s)
    assert isinstance(visitor.scene, ScoreCardScene)
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.scene is over
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu.buttons[0].label == "Start game"
    assert not path.exists() and len(list((visitor.folder / "kept").iterdir())) == 1  # type: ignore[operator]
    won = shown[-1].startswith("You")
    assert visitor.lobby.tally_line() == f"Games won {int(won)}, lost {int(not won)}"
    visitor.key(pygame.K_q)
    assert isinstance(visitor.scene, FarewellScene)
    visitor.wait(1)
    visitor.key(pygame.K_SPACE)
    assert visitor.app.is_ended


def test_a_whole_game_by_clicks_alone(visit: Visit) -> None:
    visitor = visit(short_game_seed())
    visitor.step()
    visitor.click((400, 300))
    visitor.click(visitor.menu.buttons[0].rect.center)
    visitor.play_until(lambda table: table.live.match.is_over, by_mouse=True)
    visitor.settle()
    assert_everything_was_done(visitor)
    visitor.click(visitor.choice_place("review"))
    review = visitor.scene
    assert isinstance(review, QuestionScene)
    visitor.click(review.dialog.buttons[2].rect.center)
    assert isinstance(visitor.scene, ScoreCardScene)
    visitor.click((400, 300))
    visitor.click(review.dialog.buttons[3].rect.center)
    visitor.click(visitor.choice_place("finish"))
    over = visitor.scene
    assert isinstance(over, GameOverScene)
    index = [choice.name for choice in over.panel.choices].index("new")
    visitor.click(over.panel._boxes[index].centre)
    visitor.settle()
    assert visitor.table.live.match.number == 1 and not visitor.table.live.match.finished
    visitor.click(visitor.button_place("menu"))
    assert isinstance(visitor.scene, MenuScene)
    quit_button = next(button for button in visitor.menu.buttons if button.label == "Quit")
    visitor.click(quit_button.rect.center)
    question = visitor.scene
    assert isinstance(question, QuestionScene)
    visitor.click(question.dialog.buttons[0].rect.center)
    assert isinstance(visitor.scene, FarewellScene)
    visitor.wait(1)
    visitor.click((400, 300))
    assert visitor.app.is_ended


@pytest.mark.parametrize("by_mouse", [False, True])
def test_the_score_card_is_looked_at_from_the_result(visit: Visit, by_mouse: bool) -> None:
    visitor = visit(5, until=is_hand_over)
    visitor.sit_down()
    visitor.settle()
    heading = visitor.panel.heading
    if by_mouse:
        visitor.click(visitor.choice_place("review"))
    else:
        visitor.key(pygame.K_r)
    review = visitor.scene
    assert isinstance(review, QuestionScene)
    if by_mouse:
        visitor.click(review.dialog.buttons[2].rect.center)
    else:
        visitor.key(pygame.K_s)
    assert isinstance(visitor.scene, ScoreCardScene)
    if by_mouse:
        visitor.click((5, 5))
        visitor.click(review.dialog.buttons[3].rect.center)
    else:
        visitor.key(pygame.K_SPACE)
        visitor.key(pygame.K_ESCAPE)
    visitor.settle()
    assert visitor.panel.heading == heading


def test_a_game_by_arrows_and_enter(visit: Visit) -> None:
    """The cards are chosen with the arrows, the bid with the arrows, the three to throw out with Space."""
    visitor = visit(5, until=is_asked(Phase.DISCARDING))
    visitor.sit_down()
    kinds = set()
    while len(kinds) < 3:
        visitor.settle()
        if visitor.table.panel is not None:
            visitor.key(pygame.K_RETURN)
            continue
        action = visitor.decide()
        kinds.add(type(action))
        moment = visitor.table.live.moment
        by_arrows(visitor, action)
        assert visitor.table.live.moment > moment
    assert kinds == {Call, Discard, Play}
    assert not visitor.record().trouble


def by_arrows(visitor: Visitor, action: object) -> None:
    if isinstance(action, Discard):
        for card in visitor.three_to_give(action):
            move_cursor(visitor, card)
            visitor.key(pygame.K_SPACE)
        visitor.key(pygame.K_RETURN)
    elif isinstance(action, Play) and action.suit is None:
        move_cursor(visitor, action.card)
        visitor.key(pygame.K_RETURN)
    elif isinstance(action, Call) and action.bid.level is not None:  # type: ignore[attr-defined]
        calls = visitor.table.calling.choice
        visitor.key(pygame.K_RIGHT)
        while calls.level != action.bid.level:  # type: ignore[attr-defined]
            visitor.key(pygame.K_DOWN)
        while calls.denomination is not action.bid.denomination:  # type: ignore[attr-defined]
            visitor.key(pygame.K_RIGHT)
        visitor.key(pygame.K_RETURN)
    else:
        visitor.act_by_keys(action)  # type: ignore[arg-type]


def move_cursor(visitor: Visitor, card: object) -> None:
    table = visitor.table
    for _ in range(14):
        visitor.key(pygame.K_RIGHT)
        if table.choice.card_under_cursor(table.own_hand()) is card:
            return
    raise AssertionError("the arrows never come to that card")


def test_a_card_is_dragged_to_the_table_or_back(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING))
    visitor.sit_down()
    visitor.settle()
    table, before = visitor.table, visitor.lines()
    action = visitor.decide()
    start = visitor.card_place(action.card)  # type: ignore[union-attr]
    picture = table.presenter.picture()
    visitor.press(start)
    visitor.point((start[0] + 30, start[1] - 10))
    visitor.wait(0.2)
    visitor.release((start[0] + 30, start[1] - 10))
    visitor.wait(0.5)
    assert visitor.lines() == before
    assert all(table.stage.pose_of(piece) == pose for piece, (_, pose) in picture.items())
    visitor.press(start)
    for _ in range(3):
        visitor.point(table.layout.middle)
    visitor.release(table.layout.middle)
    assert visitor.lines()[: len(before) + 1] == [*before, action.text]
