"""New game, the old one kept; games won, lost and given up are counted once."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.record import read_record
from game.rules.catalogue import GAMES
from game.rules.five_hundred.view import Phase
from game.scenes.game_over import GameOverScene
from game.scenes.menu import MenuScene
from game.scenes.question import QuestionScene
from game.scenes.table.scene import TableScene
from tests.scenes.visitor import Visitor, is_asked, is_game_over

Visit = Callable[..., Visitor]


def labels(visitor: Visitor) -> list[str]:
    return [button.label for button in visitor.menu.buttons]


def kept(visitor: Visitor) -> list[str]:
    assert visitor.folder is not None
    return [path.read_text(encoding="utf-8") for path in sorted((visitor.folder / "kept").glob("*.txt"))]


def press(visitor: Visitor, label: str) -> None:
    """Click the button of the question with that label."""
    assert isinstance(visitor.scene, QuestionScene)
    button = next(button for button in visitor.scene.dialog.buttons if button.label == label)
    visitor.click(button.rect.center)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_new_game_asks_first_and_keeps_the_old_one(visit: Visit, by_mouse: bool) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=1))
    before = visitor.path.read_text(encoding="utf-8")
    visitor.key(pygame.K_SPACE)
    assert "Continue game" in labels(visitor)
    visitor.key(pygame.K_n)
    if by_mouse:
        press(visitor, "Keep playing")
    else:
        visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, MenuScene) and visitor.path.read_text(encoding="utf-8") == before
    visitor.key(pygame.K_n)
    if by_mouse:
        press(visitor, "New game")
    else:
        visitor.key(pygame.K_n)
    visitor.settle()
    assert kept(visitor) == [before + "abandoned\n"]
    assert read_record(kept(visitor)[0], GAMES).is_abandoned
    assert visitor.record().header.id not in before and visitor.table.live.match.number == 1
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, MenuScene)
    assert "won" not in visitor.lobby.tally_line() and "lost" not in visitor.lobby.tally_line()


def test_an_old_game_that_cannot_be_put_away_is_not_written_over(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=1))
    assert visitor.folder is not None
    before = visitor.path.read_text(encoding="utf-8")
    (visitor.folder / "kept").write_text("no folder", encoding="utf-8")
    visitor.key(pygame.K_SPACE)
    visitor.key(pygame.K_n)
    visitor.key(pygame.K_n)
    visitor.settle()
    texts = [path.read_text(encoding="utf-8") for path in visitor.folder.rglob("*.txt")]
    assert any(text.startswith(before) for text in texts)
    assert visitor.record().header.id not in before


def test_a_finished_game_left_on_the_table_makes_way_without_a_question(visit: Visit) -> None:
    """Esc at the last result, a new game from the menu, and Esc again: the menu is still there."""
    visitor = visit(5, until=is_game_over)
    visitor.sit_down()
    visitor.settle()
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_n)
    assert isinstance(visitor.scene, TableScene)
    visitor.settle()
    assert visitor.table.live.match.number == 1 and not visitor.table.live.match.is_over
    visitor.key(pygame.K_ESCAPE)
    assert not visitor.app.is_ended and isinstance(visitor.scene, MenuScene)
    assert len(kept(visitor)) == 1 and visitor.lobby.tally_line().startswith("Games won")


@pytest.mark.parametrize("way", ["menu", "new"])
def test_a_finished_game_is_counted_once(visit: Visit, way: str) -> None:
    visitor = visit(5, until=is_game_over)
    visitor.sit_down()
    visitor.settle()
    won = visitor.table.live.user in visitor.table.live.match.winners
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.scene, GameOverScene)
    sentence = f"Games won {int(won)}, lost {int(not won)}"
    assert visitor.scene.ending.tally == sentence
    if way == "new":
        visitor.key(pygame.K_n)
        visitor.settle()
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, MenuScene)
    assert visitor.lobby.tally_line() == sentence and len(kept(visitor)) == 1
    visitor.close()
    again = visit(6)
    again.key(pygame.K_SPACE)
    assert again.lobby.tally_line() == sentence
    assert ("Continue game" in labels(again)) == (way == "new")


def test_a_game_with_an_undo_is_counted_apart(visit: Visit) -> None:
    visitor = visit(5, until=is_game_over)
    visitor.sit_down()
    visitor.settle()
    visitor.key(pygame.K_u)
    visitor.settle()
    visitor.key(pygame.K_y, pygame.KMOD_LCTRL)
    visitor.settle()
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.scene, GameOverScene)
    assert "with undo" in visitor.scene.ending.tally and "Games won" not in visitor.scene.ending.tally


def test_closing_the_window_at_the_end_still_counts_the_game(visit: Visit) -> None:
    visitor = visit(5, until=is_game_over)
    visitor.sit_down()
    visitor.settle()
    visitor.key(pygame.K_RETURN)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    visitor.step()
    visitor.close()
    again = visit(6)
    again.sit_down()
    again.settle()
    again.key(pygame.K_RETURN)
    assert isinstance(again.scene, GameOverScene) and again.scene.ending.tally.startswith("Games won")
    again.key(pygame.K_ESCAPE)
    assert len(kept(again)) == 1
