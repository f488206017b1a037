"""Statistics and farewell: figures that add up, the reset respected, and a goodbye."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from game.cards.seats import Seat
from game.play.patience import Patience, new_grid_header
from game.rules.catalogue import SOLITAIRES
from game.rules.five_hundred.view import Phase
from game.rules.poker_solitaire.options import Options
from game.scenes.farewell import FarewellScene
from game.scenes.figures import NEVER_RESET
from game.scenes.menu import MenuScene
from game.scenes.pending import Pending, fate, scores_in_words
from game.scenes.question import QuestionScene
from game.scenes.reading import ReadingScene
from game.scenes.statistics import StatisticsScene
from game.screen.theme import Theme
from game.store.saves import Saves
from game.store.statistics import Tally, count_hands, summary_of
from tests.play.tables import open_game, step
from tests.scenes.page_turner import choose_by_keys, choose_by_mouse, lay, leave_pictures_out, open_page
from tests.scenes.visitor import Visitor, is_asked, prepare

Visit = Callable[..., Visitor]


@pytest.fixture(autouse=True)
def plain_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    leave_pictures_out(monkeypatch)


def keep_games(visitor: Visitor, count: int) -> None:
    """That many games are played by anybody and put away; every third is given up."""
    for seed in range(count):
        live = open_game(visitor.folder, seed + 1)
        live.saves.begin = visitor.saves.begin  # type: ignore[method-assign]
        rng = Random(seed)
        while not live.match.is_over and not (seed % 3 == 2 and live.moment == 12):
            step(live, rng)
        live.abandon()


@pytest.fixture
def played(visit: Visit) -> Visitor:
    """A program with six games put away."""
    visitor = visit()
    keep_games(visitor, 6)
    return visitor


def statistics(visitor: Visitor) -> StatisticsScene:
    return lay(visitor, visitor.lobby.rooms.statistics())


def test_the_figures_add_up(played: Visitor) -> None:
    page = statistics(played)
    games = played.lobby.rooms.ledger.games()
    hands = sum(len(game.hands) for game in games)
    counted = count_hands(games)
    assert counted.hands == hands > 0
    assert page.bar.tally.played == 6 and page.bar.tally.abandoned == 2
    for chart, side in zip(page.charts, counted.sides, strict=True):
        assert chart.figures == side
        assert side.trick_contracts + sum(side.made[m] + side.failed[m] for m in ("M", "OM")) == side.contracts
    assert page.summary.text.startswith("6 games ·") and f"{hands} hands" in page.summary.text
    assert played.lobby.tally_line().endswith("given up 2")


def test_the_game_under_way_is_counted_hand_by_hand_but_not_as_a_game(visit: Visit) -> None:
    visitor = visit(5, until=lambda live: bool(live.match.finished))
    page = open_page(visitor, pygame.K_t)
    assert isinstance(page, StatisticsScene)
    assert page.bar.tally == Tally() and "0 games and 1 under way · 1 hand finished" in page.summary.text
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu


@pytest.mark.parametrize("choose", [choose_by_keys, choose_by_mouse])
def test_since_the_reset_or_all(played: Visitor, choose: Callable[..., None]) -> None:
    page = statistics(played)
    assert page.span.reason == NEVER_RESET
    choose_by_mouse(played, page.span, 1)
    assert page.footer.text == NEVER_RESET and page.bar.tally.played == 6
    played.lobby.rooms.reset()
    played.services.change(tally_since="2199-01-01T00:00:00+00:00")
    page = statistics(played)
    assert page.span.index == 1 and page.bar.tally == Tally() and page.charts[0].figures.contracts == 0
    choose(played, page.span, 0)
    assert page.bar.tally.played == 6
    choose(played, page.span, 1)
    assert page.bar.tally == Tally()


def test_the_game_under_way_at_the_reset_counts_when_it_ends(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING))
    visitor.lobby.rooms.reset()
    live = visitor.lobby._game_under_way()
    assert live is not None
    visitor.services.change(tally_since="2199-01-01T00:00:00+00:00")
    assert visitor.lobby.rooms.count() == Tally()
    live.abandon()
    assert visitor.lobby.rooms.count() == Tally(abandoned=1)


def test_many_unread_games_are_counted_behind_a_bar(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    keep_games(visitor, 4)
    monkeypatch.setattr("game.scenes.side_rooms._MOST_AT_ONCE", 2)
    visitor.key(pygame.K_SPACE)
    assert isinstance(visitor.scene, ReadingScene | MenuScene)
    visitor.until(lambda: isinstance(visitor.scene, MenuScene), 0.01)
    assert visitor.lobby.rooms.ledger.unread() == 0
    visitor.close()
    again = visit()
    again.key(pygame.K_SPACE)
    assert isinstance(again.scene, MenuScene)


# Farewell


@pytest.mark.parametrize("way", ["Q", "Esc", "click"])
def test_quitting_without_a_game_says_goodbye_and_ends(visit: Visit, way: str) -> None:
    visitor = visit(is_quick=False)
    visitor.key(pygame.K_SPACE)
    if way == "click":
        quit_button = next(button for button in visitor.menu.buttons if button.label == "Quit")
        visitor.click(quit_button.rect.center)
    else:
        visitor.key(pygame.K_q if way == "Q" else pygame.K_ESCAPE)
    assert isinstance(visitor.scene, FarewellScene) and not visitor.scene.news
    visitor.step()
    if way == "click":
        visitor.click((300, 300))
    elif way == "Q":
        visitor.key(pygame.K_SPACE)
    else:
        visitor.until(lambda: visitor.app.is_ended)
    assert visitor.app.is_ended


@pytest.mark.parametrize("by_mouse", [False, True])
def test_with_a_game_under_way_quitting_asks_and_keeps_it(visit: Visit, by_mouse: bool) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=1))
    before = visitor.path.read_text(encoding="utf-8")
    visitor.key(pygame.K_SPACE)
    for _ in range(2):
        visitor.key(pygame.K_ESCAPE)
        question = visitor.scene
        assert isinstance(question, QuestionScene) and "is kept" in question.dialog.sentence
        if by_mouse:
            visitor.click(question.dialog.buttons[1].rect.center)
        else:
            visitor.key(pygame.K_ESCAPE)
        assert visitor.menu
    visitor.key(pygame.K_q)
    question = visitor.scene
    assert isinstance(question, QuestionScene)
    if by_mouse:
        visitor.click(question.dialog.buttons[0].rect.center)
    else:
        visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.scene, FarewellScene) and "is kept" in visitor.scene.news
    visitor.key(pygame.K_RETURN)
    assert visitor.app.is_ended and visitor.path.read_text(encoding="utf-8") == before


def test_a_game_that_cannot_be_kept_is_not_said_to_be(visit: Visit) -> None:
    visitor = visit(folder=None)
    visitor.sit_down()
    visitor.settle()
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_q)
    question = visitor.scene
    assert isinstance(question, QuestionScene) and "gone" in question.dialog.sentence


def test_the_farewell_speaks_of_the_games_at_every_table(visit: Visit, tmp_path: Path) -> None:
    prepare(tmp_path, 1, lambda live: live.is_users_turn, game="hearts")
    begun = Saves(tmp_path, SOLITAIRES)
    patience = Patience(begun, begun.begin(new_grid_header(Options(), 1)))
    visitor = visit(5)
    visitor.step()
    visitor.key(pygame.K_SPACE)
    visitor.key(pygame.K_q)
    question = visitor.scene
    assert isinstance(question, QuestionScene)
    assert question.dialog.sentence.startswith("Your game of Hearts at 0, 0, 0 and 0 is kept")
    visitor.key(pygame.K_ESCAPE)
    patience.submit(patience.view.legal[0])
    visitor.key(pygame.K_q)
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.scene, FarewellScene)
    assert "Hearts at 0, 0, 0 and 0; Poker Solitaire" in visitor.scene.news


@pytest.mark.parametrize("width", range(60, 300, 20))
def test_two_scores_stay_in_one_line(width: int) -> None:
    pygame.font.init()
    scores = scores_in_words((120, -40))
    lines = Theme().wrap(f"The game under way stands at {scores}. If you begin another it is kept.", width, 17)
    assert sum(scores in line for line in lines) == 1 or Theme().text_size(scores + ".", 17)[0] > width


@pytest.mark.parametrize(
    ("games", "words"),
    [
        ([], ""),
        ([Pending("Spades", "1, 2, 3 and 4")], "Your game of Spades at 1, 2, 3 and 4 is kept, just as it lies."),
        ([Pending("Spades", "", True)], "Your game of Spades could not be saved and will be gone."),
        (
            [Pending("A", "1 to 2"), Pending("B", ""), Pending("C", "", True)],
            "Your games are kept, just as they lie: A at 1 to 2; B. "
            "Your game of C could not be saved and will be gone.",
        ),
        ([Pending("A", "", True), Pending("B", "", True)], "These could not be saved and will be gone: A; B."),
    ],
)
def test_what_becomes_of_the_games_under_way(games: list[Pending], words: str) -> None:
    assert fate(games) == words


def test_closing_the_window_ends_at_once(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING))
    visitor.key(pygame.K_SPACE)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    visitor.step()
    assert visitor.app.is_ended


def test_the_cards_are_gathered_unless_motion_is_reduced(visit: Visit) -> None:
    visitor = visit(is_quick=False)
    scene = FarewellScene(visitor.services, "Ada")
    visitor.app.push(scene)
    visitor.wait(0.4)
    spread = {scene.stage.pose_of(piece) for piece in range(43)}
    for _ in range(30):
        visitor.step(0.1)
    gathered = [scene.stage.pose_of(piece) for piece in range(43)]
    assert len(spread) == 43 and max(p.x for p in gathered if p) - min(p.x for p in gathered if p) < 30
    visitor.services.change(reduced_motion=True)
    calm = FarewellScene(visitor.services, "Ada")
    visitor.app.push(calm)
    visitor.step()
    assert [calm.stage.pose_of(piece) for piece in range(43)] == gathered and not calm.particles.is_active


def test_summaries_of_games_played_agree_with_their_records(played: Visitor) -> None:
    records = {record.header.id: record for record in played.saves.kept("five-hundred")}
    for game in played.lobby.rooms.ledger.games():
        assert game == summary_of(records[game.id])
        won = Seat.SOUTH in records[game.id].timeline.match.winners
        assert game.tally(0).won == int(won)
