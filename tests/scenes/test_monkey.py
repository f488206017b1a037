"""Somebody's small child at the keys and the mouse, in every scene: nothing breaks, and no game is lost."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.record import read_record
from game.rules.catalogue import GAMES
from game.rules.five_hundred.view import Phase
from tests.monkey import KEYS, Monkey
from tests.scenes.visitor import Visitor, is_asked, is_game_over, is_hand_over

Visit = Callable[..., Visitor]


def test_a_minute_of_anything(visit: Visit) -> None:
    monkey = Monkey(visit, 6)
    monkey.run(60)
    assert monkey.seen["TableScene"] > 30 and len(monkey.seen) >= 5, monkey.seen
    assert not monkey.visitor.path.exists() or not monkey.visitor.record().trouble


@pytest.mark.slow
@pytest.mark.parametrize("seed", (10, 11))
def test_minutes_of_anything(visit: Visit, seed: int) -> None:
    monkey = Monkey(visit, seed)
    monkey.run(120)
    assert not monkey.visitor.path.exists() or not monkey.visitor.record().trouble


@pytest.mark.parametrize("key", [pygame.K_l, pygame.K_u, pygame.K_r, pygame.K_F1, pygame.K_i, pygame.K_ESCAPE])
def test_a_key_before_the_first_card_is_dealt(visit: Visit, key: int) -> None:
    """Struck in the same frame as the one that opens the table."""
    visitor = visit(5)
    visitor.key(pygame.K_SPACE)
    for code in (pygame.K_RETURN, key, key):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=code, mod=0, unicode="", scancode=0))
    visitor.step()
    visitor.step()


def test_clicks_before_the_first_card_is_dealt(visit: Visit) -> None:
    visitor = visit(5)
    visitor.key(pygame.K_SPACE)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    for at in ((400, 300), (30, 436), (770, 436), (400, 540), (750, 580)):
        for button in (1, 3):
            for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=at, button=button, rel=(0, 0), buttons=(0, 0, 0)))
    visitor.step()
    visitor.step()


@pytest.mark.parametrize("until", [is_asked(Phase.BIDDING), is_asked(Phase.DISCARDING), is_hand_over, is_game_over])
def test_every_key_and_every_place_once(visit: Visit, until: Callable[..., bool]) -> None:
    """Each key alone, then a net of clicks over the whole window, from each kind of moment."""
    visitor = visit(5, until=until)
    visitor.sit_down()
    visitor.settle()
    for key in sorted(set(KEYS)):
        visitor.key(key)
        if visitor.app.is_ended:
            visitor.close()
            visitor = visit(5)
    for x in range(10, 800, 130):
        for y in range(10, 600, 110):
            visitor.click((x, y))
            if visitor.app.is_ended:
                visitor.close()
                visitor = visit(5)


@pytest.mark.parametrize("game", ["hearts", "spades"])
def test_a_minute_of_anything_at_another_table(visit: Visit, game: str) -> None:
    def sit_down(seed: int) -> Visitor:
        visitor = visit(seed, game=game)
        visitor.sit_down()
        visitor.game = "five-hundred"
        return visitor

    monkey = Monkey(sit_down, 4)
    monkey.run(60)
    path = monkey.visitor.folder / "current" / f"{game}.txt"  # type: ignore[operator]
    assert monkey.seen["TableScene"] > 10
    assert not path.exists() or not read_record(path.read_text(encoding="utf-8"), GAMES).trouble


@pytest.mark.parametrize("game", ["hearts", "spades"])
@pytest.mark.parametrize("until", [None, is_hand_over, is_game_over])
def test_every_key_and_every_place_once_at_another_table(
    visit: Visit, game: str, until: Callable[..., bool] | None
) -> None:
    def sit_down() -> Visitor:
        visitor = visit(5, until=until, game=game)
        visitor.sit_down()
        visitor.settle()
        return visitor

    visitor = sit_down()
    for key in sorted(set(KEYS)):
        visitor.key(key)
        if visitor.app.is_ended:
            visitor.close()
            visitor = sit_down()
    for x in range(10, 800, 130):
        for y in range(10, 600, 110):
            visitor.click((x, y))
            if visitor.app.is_ended:
                visitor.close()
                visitor = sit_down()
