"""Time at the table counts while somebody is there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.table.attendance import ABSENT_SECONDS, NOTED_EVERY_SECONDS, Attendance
from game.store.play_time import PlayTime
from tests.scenes.visitor import Visitor


def test_time_counts_until_nobody_stirs() -> None:
    played = PlayTime(None)
    attendance = Attendance(played, "hearts")
    for _ in range(10 * round(ABSENT_SECONDS)):
        attendance.go_on(0.5)
    attendance.note()
    assert abs(played.seconds("hearts") - ABSENT_SECONDS) < 1
    attendance.stir()
    attendance.go_on(2.0)
    attendance.note()
    assert abs(played.seconds("hearts") - ABSENT_SECONDS - 2) < 1


def test_it_is_noted_now_and_then() -> None:
    played = PlayTime(None)
    attendance = Attendance(played, "hearts")
    attendance.go_on(NOTED_EVERY_SECONDS - 1)
    assert played.seconds("hearts") == 0
    attendance.go_on(1.5)
    assert played.seconds("hearts") == NOTED_EVERY_SECONDS + 0.5


def test_each_table_counts_for_its_own_game(visit: Callable[..., Visitor]) -> None:
    visitor = visit(3, game="hearts")
    visitor.sit_down()
    visitor.settle()
    before = visitor.services.play_time.seconds("hearts")
    visitor.wait(5)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.services.play_time.seconds("hearts") >= before + 4.9
    assert visitor.services.play_time.seconds("five-hundred") == 0
