"""Hearts and Spades: whatever the names and the window, text is whole, apart from other text and uncovered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from tests.scenes import reader, test_hearts, test_spades
from tests.scenes.test_reading import LONG, ROOMY, SHORT, WIDE, names
from tests.scenes.visitor import Visitor, is_game_over, is_hand_over

Visit = Callable[..., Visitor]
HEARTS, SPADES = test_hearts.Phase, test_spades.Phase
MOMENTS: dict[str, tuple[str, Any, str]] = {
    "the pass": ("hearts", test_hearts.is_asked(HEARTS.PASSING), ""),
    "a trick of hearts": ("hearts", test_hearts.is_asked(HEARTS.PLAYING, 6), ""),
    "a hand of hearts": ("hearts", is_hand_over, ""),
    "a game of hearts": ("hearts", is_game_over, ""),
    "the bid": ("spades", test_spades.calls_before_another, ""),
    "the blind bid": ("spades", test_spades.may_bid_blind, "blinds=yes"),
    "a trick of spades": ("spades", test_spades.is_asked(SPADES.PLAYING, 6), ""),
    "a hand of spades": ("spades", is_hand_over, ""),
    "a game of spades": ("spades", is_game_over, ""),
}


def at_table(visit: Visit, moment: str, **preferences: Any) -> Visitor:
    game, until, options = MOMENTS[moment]
    visitor = visit(5, until=until, game=game, options=options, **preferences)
    visitor.sit_down()
    visitor.settle()
    return visitor


@pytest.mark.parametrize("name", [WIDE, SHORT])
@pytest.mark.parametrize("moment", MOMENTS)
def test_text_at_the_table_is_whole(visit: Visit, moment: str, name: str) -> None:
    visitor = at_table(visit, moment, **names(name))
    table = visitor.table
    with reader.reading() as complaints:
        for size in ROOMY[::5]:
            found = reader.read(table, size)
            assert {button.label for button in table.furniture.buttons} <= set(found), size
            assert not complaints, (size, complaints[:6])


@pytest.mark.parametrize("moment", ["a hand of hearts", "a game of hearts", "a hand of spades", "a game of spades"])
def test_score_cards_read_well(visit: Visit, moment: str) -> None:
    visitor = at_table(visit, moment, **names(LONG))
    visitor.key(pygame.K_r)
    visitor.key(pygame.K_s)
    scene: Any = visitor.scene
    with reader.reading() as complaints:
        for size in ((800, 600), (1024, 768), (1920, 1080)):
            found = reader.read(scene, size)
            assert {cell for row in scene.rows() for cell in row} <= set(found)
            assert not complaints, (size, complaints[:6])


@pytest.mark.parametrize("game", ["hearts", "spades"])
def test_an_empty_score_card_says_what_it_is_about(visit: Visit, game: str) -> None:
    visitor = at_table(visit, "the pass" if game == "hearts" else "the bid", **names(WIDE))
    scene: Any = visitor.lobby.shelf.room(game).score_card()
    if scene.rows():
        scene = type(scene)(visitor.services, type(scene.match)(scene.match.rules, scene.match.options, 0), str)
    with reader.reading() as complaints:
        found = reader.read(scene, (800, 600))
        assert any("ten of them cost 100" in words or "queen of spades" in words for words in found), found
        assert not complaints, complaints[:6]


@pytest.mark.parametrize("moment", ["a game of hearts", "a game of spades"])
def test_the_end_of_a_game_reads_well(visit: Visit, moment: str) -> None:
    visitor = at_table(visit, moment, **names(LONG))
    visitor.key(pygame.K_RETURN)
    assert visitor.scene is not None
    with reader.reading() as complaints:
        for size in ((800, 600), (1024, 768), (1920, 1080)):
            assert reader.read(visitor.scene, size)
            assert not complaints, (size, complaints[:6])


@pytest.mark.parametrize("key", [pygame.K_l, pygame.K_p, pygame.K_d, pygame.K_i])
def test_what_is_laid_over_the_table_reads_well(visit: Visit, key: int) -> None:
    """The last trick, what was passed, the delay, a hint."""
    visitor = at_table(visit, "a trick of hearts", **names(LONG))
    visitor.key(key)
    visitor.step()
    with reader.reading() as complaints:
        for size in ((800, 600), (1024, 768), (1920, 1080)):
            assert reader.read(visitor.table, size)
            assert not complaints, (size, complaints[:6])
