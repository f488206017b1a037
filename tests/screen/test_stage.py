"""The stage under a fake clock: moves end at their poses, signals come in order, hurry goes to the end."""

from __future__ import annotations

import pygame
import pytest

from game.cards.card import Card
from game.cards.seats import Seat
from game.screen.canvas import Canvas
from game.screen.faces import Faces
from game.screen.flight import Flight
from game.screen.stage import Stage, pace
from game.table.cues import Announce, Beat, Move, Say, Sound
from game.table.pose import Pose

ACE, QUEEN = Card.parse("AS"), Card.parse("QH")
HERE = Pose(200, 300, 0, 1.0, 1, True)
THERE = Pose(700, 500, 30, 0.8, 5, True)
FRAME = 1 / 60


@pytest.fixture
def stage(window: pygame.Surface) -> Stage:
    return Stage(Faces(), card_width=100)


def play(stage: Stage, seconds: float) -> list[object]:
    signals: list[object] = []
    for _ in range(round(seconds / FRAME)):
        signals += stage.update(FRAME)
    return signals


def test_a_move_ends_exactly_at_its_pose(stage: Stage) -> None:
    stage.settle({1: (ACE, HERE)})
    stage.perform([Beat((Move(1, ACE, THERE),), flight_seconds=0.35)])
    play(stage, 0.2)
    between = stage.pose_of(1)
    assert between is not None and HERE.x < between.x < THERE.x
    play(stage, 0.2)
    assert stage.pose_of(1) == THERE
    assert not stage.is_busy


def test_beats_wait_for_each_other_and_signals_come_as_they_start(stage: Stage) -> None:
    stage.settle({1: (ACE, HERE), 2: (QUEEN, HERE)})
    stage.perform(
        [
            Beat((Move(1, ACE, THERE),), (Sound("card"),), 0.3, 0.2),
            Beat((Move(2, QUEEN, THERE),), (Say(Seat.WEST, "7S"), Announce("contract")), 0.3),
        ]
    )
    assert play(stage, 0.4) == [Sound("card")]
    assert stage.pose_of(2) == HERE
    assert play(stage, 0.5) == [Say(Seat.WEST, "7S"), Announce("contract")]
    assert stage.pose_of(2) == THERE


def test_a_delay_staggers_moves(stage: Stage) -> None:
    stage.settle({1: (ACE, HERE), 2: (QUEEN, HERE)})
    stage.perform([Beat((Move(1, ACE, THERE), Move(2, QUEEN, THERE, 0.3)), flight_seconds=0.2)])
    play(stage, 0.25)
    assert stage.pose_of(1) == THERE
    assert stage.pose_of(2) == HERE
    assert stage.is_busy
    play(stage, 0.3)
    assert stage.pose_of(2) == THERE


def test_hurry_goes_to_the_end_and_keeps_the_signals(stage: Stage) -> None:
    stage.settle({1: (ACE, HERE)})
    back = Beat((Move(1, ACE, HERE),), (Sound("b"),))
    stage.perform([Beat((Move(1, ACE, THERE),)), Beat(signals=(Sound("a"),)), back])
    stage.update(FRAME)
    stage.hurry()
    assert stage.pose_of(1) == HERE
    assert not stage.is_busy
    assert stage.update(FRAME) == [Sound("a"), Sound("b")]
    assert stage.update(FRAME) == []


def test_settle_jumps_and_forgets_what_was_waiting(stage: Stage) -> None:
    stage.settle({1: (ACE, HERE)})
    stage.perform([Beat((Move(1, ACE, THERE),))])
    stage.settle({1: (ACE, HERE._replace(x=50))})
    play(stage, 1)
    assert stage.pose_of(1) == HERE._replace(x=50)


def test_a_card_turns_over_halfway(stage: Stage) -> None:
    stage.settle({1: (None, HERE._replace(is_face_up=False))})
    stage.perform([Beat((Move(1, QUEEN, THERE),), flight_seconds=0.4)])
    stage.update(0.05)
    assert stage.face_of(1) is None
    stage.update(0.25)
    assert stage.face_of(1) is QUEEN


def test_at_the_highest_speed_everything_is_there_at_once(stage: Stage) -> None:
    stage.keep_pace(1.0, 1.0, False)
    stage.settle({1: (ACE, HERE)})
    stage.perform([Beat((Move(1, ACE, THERE, 0.5),), (Sound("a"),), 0.4, 2.0), Beat(signals=(Sound("b"),))])
    assert stage.update(0.0) == [Sound("a"), Sound("b")]
    assert stage.pose_of(1) == THERE


@pytest.mark.parametrize(("level", "factor"), [(0.0, 2.5), (0.5, 1.0), (0.75, 0.5), (1.0, 0.0)])
def test_the_sliders_stand_for_factors(level: float, factor: float) -> None:
    assert pace(level) == pytest.approx(factor)


def test_reduced_motion_slides_straight() -> None:
    flight = Flight(HERE, ACE, THERE, ACE, 100, 0.2, is_plain=True)
    for moment in (0.02, 0.1, 0.19):
        glimpse = flight.at(moment)
        assert glimpse.lift == 0
        assert glimpse.width_share == 1
        assert glimpse.pose.angle == THERE.angle
        across = (glimpse.pose.x - HERE.x) / (THERE.x - HERE.x)
        assert (glimpse.pose.y - HERE.y) / (THERE.y - HERE.y) == pytest.approx(across)


def test_a_card_in_the_air_is_lifted_and_eases_out() -> None:
    flight = Flight(HERE, ACE, THERE, ACE, 100, 1.0)
    assert flight.at(0.3).lift > 0.3
    ways = [flight.at(moment / 10).pose.x for moment in range(11)]
    assert ways[1] - ways[0] > ways[9] - ways[8] > 0
    assert flight.at(1.0).pose == THERE


def test_a_new_beat_goes_on_from_where_the_card_is_seen(stage: Stage) -> None:
    stage.settle({1: (ACE, HERE)})
    stage.glide({1: (ACE, THERE)}, 0.4)
    assert not stage.is_busy
    assert stage.is_moving
    play(stage, 0.1)
    seen = stage.pose_of(1)
    assert seen is not None
    stage.perform([Beat((Move(1, ACE, HERE),))])
    stage.update(0.0)
    begun = stage.pose_of(1)
    assert begun is not None and (begun.x, begun.y) == pytest.approx((seen.x, seen.y))


def test_the_topmost_card_is_hit_turned_as_it_lies(stage: Stage) -> None:
    stage.settle({1: (ACE, Pose(400, 400, 0, 1, 1, True)), 2: (QUEEN, Pose(400, 400, 90, 1, 2, True))})
    assert stage.piece_at((400, 400)) == 2
    assert stage.piece_at((465, 400)) == 2
    assert stage.piece_at((400, 465)) == 1
    assert stage.piece_at((465, 465)) is None
    stage.forget([2])
    assert stage.piece_at((400, 400)) == 1
    assert stage.pieces == (1,)


def test_what_moves_is_drawn_and_what_lies_still_is_not(stage: Stage, window: pygame.Surface) -> None:
    canvas = Canvas((1280, 800), lambda surface: None, [stage.flying], [stage.lying])
    stage.settle({1: (ACE, HERE), 2: (QUEEN, HERE._replace(x=900))})
    canvas.draw(window)
    assert canvas.draw(window) == []
    stage.perform([Beat((Move(1, ACE, THERE._replace(angle=0)),))])
    drawn: list[pygame.Rect] = []
    while stage.is_busy:
        stage.update(FRAME)
        drawn += canvas.draw(window)
    assert drawn
    assert not any(rect.collidepoint(900, 300) for rect in drawn)
    stage.update(FRAME)
    assert canvas.draw(window) == []
    assert window.get_at((700, 460)) != window.get_at((200, 300))


def test_frames_drawn_in_pieces_look_like_one_drawn_whole(stage: Stage, window: pygame.Surface) -> None:
    canvas = Canvas((1280, 800), lambda surface: surface.fill((20, 104, 64)), [stage.flying], [stage.lying])
    stage.settle({n: (ACE, Pose(300 + 60 * n, 600, 4 - n, 1, n, True)) for n in range(6)})
    stage.perform([Beat((Move(2, ACE, THERE), Move(4, ACE, Pose(300, 200, 350, 1, 9, True))))])
    for _ in range(9):
        stage.update(FRAME)
        canvas.draw(window)
    in_pieces = window.copy()
    canvas.mark()
    canvas.draw(window)
    assert pygame.image.tobytes(in_pieces, "RGB") == pygame.image.tobytes(window, "RGB")


def test_a_card_brought_to_the_top_is_drawn_again(stage: Stage, window: pygame.Surface) -> None:
    canvas = Canvas((1280, 800), lambda surface: None, [stage.flying], [stage.lying])
    stage.settle({1: (ACE, HERE), 2: (QUEEN, HERE._replace(x=230, layer=2))})
    canvas.draw(window)
    stage.settle({1: (ACE, HERE._replace(layer=3))})
    assert canvas.draw(window)
