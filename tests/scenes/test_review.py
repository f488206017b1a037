"""Looking back: the bids in a grid, and any hand played again by keys and by mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.cards.seats import Seat
from game.engine.events import HANDS
from game.play.live import new_header
from game.rules.catalogue import GAMES
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.view import Phase
from game.scenes.review.bids import BidsScene
from game.scenes.review.menu import review_scene
from game.scenes.review.replay import ReplayScene
from game.scenes.table.scene import TableScene
from game.store.saves import Saves
from tests.scenes.visitor import Visitor, is_asked, is_hand_over

Visit = Callable[..., Visitor]


def replay_of(visitor: Visitor) -> ReplayScene:
    """The replay of the game under way, laid over the table and standing still."""
    visitor.sit_down()
    visitor.settle()
    table = visitor.table
    scene = ReplayScene(visitor.services, table.live.saved.record.timeline, table.name_of, Seat.SOUTH)
    visitor.app.push(scene)
    visitor.key(pygame.K_SPACE)
    assert not scene.is_playing
    return scene


def picture(scene: ReplayScene) -> list[tuple[Any, ...]]:
    """What is drawn of every card, once nothing moves."""
    scene.stage.hurry()
    scene.update(0)
    pieces = scene.stage.pieces
    return sorted((str(scene.stage.face_of(piece)), scene.stage.pose_of(piece)) for piece in pieces)  # type: ignore[type-var]


def middle(widget: Any) -> tuple[int, int]:
    return widget.rect.center


def test_arrows_step_and_going_back_gives_the_picture_that_was(visit: Visit) -> None:
    visitor = visit(3, until=is_hand_over)
    scene = replay_of(visitor)
    visitor.key(pygame.K_HOME)
    assert scene.replay.position == 1
    seen = [picture(scene)]
    while not scene.is_at_end:
        visitor.key(pygame.K_RIGHT)
        seen.append(picture(scene))
    assert len(seen) == scene.replay.length
    for before in reversed(seen[:-1]):
        visitor.key(pygame.K_LEFT)
        assert picture(scene) == before


def test_play_goes_on_by_itself_and_stops_at_the_end(visit: Visit) -> None:
    visitor = visit(3, until=is_hand_over)
    scene = replay_of(visitor)
    scene.set_speed(1.0)
    visitor.key(pygame.K_SPACE)
    assert scene.is_playing
    visitor.until(lambda: scene.is_at_end and not scene.is_playing)
    visitor.key(pygame.K_SPACE)
    assert scene.is_playing and scene.replay.position < scene.replay.length


def test_the_speed_decides_how_soon_the_next_card_comes(visit: Visit) -> None:
    visitor = visit(3, until=is_hand_over)
    scene = replay_of(visitor)

    def cards_in(seconds: float, speed: float) -> int:
        visitor.key(pygame.K_HOME)
        scene.set_speed(speed)
        if not scene.is_playing:
            visitor.key(pygame.K_SPACE)
        start = scene.replay.position
        visitor.wait(seconds)
        visitor.key(pygame.K_SPACE)
        return scene.replay.position - start

    assert cards_in(4, 0.0) < cards_in(4, 0.5) < cards_in(4, 0.9)
    visitor.key(pygame.K_UP)
    assert scene.speed == pytest.approx(1.0)
    visitor.key(pygame.K_DOWN)
    assert scene.speed == pytest.approx(0.9) and scene.transport.speed.value == scene.speed


def test_pages_jump_from_trick_to_trick(visit: Visit) -> None:
    visitor = visit(3, until=is_hand_over)
    scene = replay_of(visitor)
    visitor.key(pygame.K_HOME)
    for number, start in enumerate(scene.replay.trick_starts):
        visitor.key(pygame.K_PAGEDOWN)
        assert scene.replay.position == start and len(scene.shown_view().tricks) == number
    visitor.key(pygame.K_PAGEUP)
    assert scene.replay.position == scene.replay.trick_starts[-2]
    visitor.key(pygame.K_END)
    assert scene.is_at_end


def test_a_hand_under_way_goes_no_further_and_stays_closed(visit: Visit) -> None:
    visitor = visit(3, until=is_asked(Phase.PLAYING, 3))
    scene = replay_of(visitor)
    visitor.key(pygame.K_END)
    assert scene.shown_view() == scene.replay.match().view(Seat.SOUTH)
    assert len(scene.shown_view().tricks) == 3
    visitor.key(pygame.K_o)
    assert not scene.replay.is_open
    west = scene.presenter.pieces.at[HANDS[Seat.WEST]]
    assert all(scene.stage.face_of(piece) is None for piece in west)


def test_a_finished_hand_can_be_laid_open_and_closed_again(visit: Visit) -> None:
    visitor = visit(3, until=is_hand_over)
    scene = replay_of(visitor)
    visitor.key(pygame.K_HOME)
    closed = picture(scene)
    visitor.key(pygame.K_o)
    picture(scene)
    hands = scene.replay.match().hand.hands  # type: ignore[union-attr]
    for seat in Seat:
        shown = {scene.stage.face_of(piece) for piece in scene.presenter.pieces.at[HANDS[seat]]}
        assert shown == set(hands[seat])
    visitor.key(pygame.K_o)
    assert picture(scene) == closed


def test_every_button_works_by_mouse(visit: Visit) -> None:
    visitor = visit(3, until=is_hand_over)
    scene = replay_of(visitor)
    transport = scene.transport
    trick_back, step_back, play, step_on, trick_on = transport.row
    visitor.key(pygame.K_HOME)
    visitor.click(middle(step_on))
    assert scene.replay.position == 2
    visitor.click(middle(step_back))
    assert scene.replay.position == 1
    visitor.click(middle(trick_on))
    assert scene.replay.position == scene.replay.trick_starts[0]
    visitor.click(middle(trick_back))
    assert scene.replay.position == 1
    visitor.click(middle(play))
    assert scene.is_playing
    visitor.click(middle(play))
    visitor.click(middle(transport.open))
    assert scene.replay.is_open
    visitor.click((transport.speed.rect.left + 3, transport.speed.rect.centery))
    assert scene.speed < 0.1
    visitor.click(middle(transport.back))
    assert isinstance(visitor.scene, TableScene)


def test_any_hand_of_the_game_can_be_chosen(visit: Visit) -> None:
    visitor = visit(3, until=lambda live: len(live.match.finished) >= 3 and live.match.awaits_deal)
    scene = replay_of(visitor)
    count = scene.hand_count
    assert count >= 3 and scene.hand == count - 1
    numbers = set()
    for _ in range(count):
        visitor.key(pygame.K_b)
        numbers.add(scene.shown_view().number)
    assert numbers == set(range(1, count + 1))
    visitor.key(pygame.K_n)
    assert scene.hand == 0


def test_a_replay_leaves_the_game_as_it_was(visit: Visit) -> None:
    visitor = visit(3, until=is_asked(Phase.PLAYING, 2))
    before = None
    scene = replay_of(visitor)
    before = visitor.lines()
    visitor.key(pygame.K_HOME)
    for _ in range(20):
        visitor.key(pygame.K_RIGHT)
    visitor.key(pygame.K_ESCAPE)
    visitor.settle()
    assert visitor.lines() == before and scene is not visitor.scene


def test_replay_keeps_its_picture_through_a_change_of_size(visit: Visit) -> None:
    visitor = visit(3, until=is_hand_over)
    scene = replay_of(visitor)
    visitor.key(pygame.K_o)
    visitor.key(pygame.K_PAGEUP)
    position = scene.replay.position
    scene.theme.resize((1280, 720))
    scene.resize((1280, 720))
    visitor.step()
    assert scene.replay.position == position
    west = scene.presenter.pieces.at[HANDS[Seat.WEST]]
    assert all(scene.stage.face_of(piece) is not None for piece in west)
    for widget in [*scene.transport.row, *scene.transport.column]:
        assert widget.rect.right <= 1280 and widget.rect.bottom <= 720


def test_the_bids_grid_holds_every_call_of_the_hand(visit: Visit) -> None:
    visitor = visit(3, until=is_asked(Phase.PLAYING))
    visitor.sit_down()
    visitor.settle()
    view = visitor.table.view
    scene = BidsScene(visitor.services, view, visitor.table.name_of)
    visitor.app.push(scene)
    visitor.step()
    rounds = scene.rounds()
    assert sum(bool(word) for row in rounds for word in row) == len(view.calls)
    read = [row[seat] for row in rounds for seat in view.dealer.left.clockwise() if row[seat]]
    assert len(read) == len(view.calls) and read.count("Pass") == sum(bid.is_pass for _, bid in view.calls)
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, TableScene)


def test_before_the_first_deal_there_is_nothing_to_look_back_at(visit: Visit) -> None:
    visitor = visit(3)
    begun = Saves(None, GAMES).begin(new_header(FIVE_HUNDRED, seed=3)).record.timeline
    review = review_scene(visitor.app.services, begun, str, Seat.SOUTH, lambda: review)
    visitor.app.push(review)
    for key in (pygame.K_b, pygame.K_p):
        visitor.key(key)
        assert visitor.scene is review


def test_the_slider_is_not_taken_for_the_place_in_the_hand(visit: Visit) -> None:
    transport = replay_of(visit(3, until=is_hand_over)).transport
    where, pace, slider = transport.where.rect, transport.pace.rect, transport.speed.rect
    assert "speed" in transport.pace.text.lower()
    assert slider.left - pace.right < pace.left - where.right


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 800), (3840, 2160)])
def test_what_the_steps_of_a_replay_do_stands_on_them_whole(visit: Visit, size: tuple[int, int]) -> None:
    scene = replay_of(visit(3, until=is_hand_over))
    scene.theme.resize(size)
    scene.resize(size)
    row = scene.transport.row
    assert [button.label for button in row] == ["« Trick", "← Step", "Play", "Step →", "Trick »"]
    for button in row:
        assert button.natural_size()[0] <= button.rect.width + 1, button.label
