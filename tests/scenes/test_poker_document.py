"""What the document of Poker Solitaire says of its commands, its help and its lists, tried by real events."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.cards.card import Card
from game.rules.poker_solitaire.hands import PokerHand
from game.rules.poker_solitaire.options import Options, Scoring, Variation
from game.rules.poker_solitaire.scoring import total
from game.scenes.instructions import InstructionsScene
from game.scenes.leaflet import Leaflet
from game.scenes.menu import MenuScene
from game.scenes.poker.lists import TopTenLeaflet, list_name
from game.scenes.poker.scene import PokerTable
from game.screen.assets import asset
from game.screen.widgets import Button, Segments, TextField
from game.store.top_ten import LONGEST_NAME, Entry, TopTen
from tests.scenes.page_turner import write
from tests.scenes.poker_player import (
    ROYAL_FIRST,
    click_cell,
    deck_with,
    dialog_of,
    fill,
    leaflet_of,
    put_game,
    sit_down,
    table_of,
)
from tests.scenes.visitor import Visitor

Visit = Callable[..., Visitor]
STRAIGHT_FLUSHES = "10H JH QH KH AH 9S 10S JS QS KS 9C 10C JC QC KC"
"""Worth more than 200 by the American scoring and more than 70 by the English one when laid row by row."""
READING_KEYS = (pygame.K_DOWN, pygame.K_UP, pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_END, pygame.K_HOME)


def button_of(table: PokerTable, label: str) -> Button:
    button = next(widget for widget in table.furniture.form.widgets if widget.name == label)
    assert isinstance(button, Button)
    return button


def help_text() -> str:
    path = asset("text", "poker-solitaire.txt")
    assert path is not None
    return path.read_text(encoding="utf-8")


# The rules


def test_the_help_tells_what_every_hand_is_worth() -> None:
    rows = [line.strip("|").split("|") for line in help_text().splitlines() if line.startswith("|")]
    told = {row[0]: tuple(row[1:]) for row in rows}
    for hand in PokerHand:
        if hand is not PokerHand.NOTHING:
            assert told[hand.title] == tuple(str(hand.points(scoring)) for scoring in Scoring)


@pytest.mark.parametrize(
    "words",
    [
        "Straights are hard",
        "a pair or nothing at all",
        "A full house can be played for",
        "still three of a kind or two pairs",
        "Flushes are easy",
        "flushes in the columns, and full houses and fours in the rows",
        "200 points (American) or 70 (English)",
    ],
)
def test_the_help_tells_the_documents_advice(words: str) -> None:
    assert words in " ".join(help_text().split())


@pytest.mark.parametrize("scoring", Scoring)
def test_a_game_past_the_mark_is_won(visit: Visit, tmp_path: Path, scoring: Scoring) -> None:
    put_game(tmp_path, deck_with(STRAIGHT_FLUSHES), f"scoring={scoring.value}")
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, range(25))
    assert table.view.total >= scoring.goal and leaflet_of(visitor).heading == "You have won!"
    assert "win" in visitor.services.sounds.asked
    visitor.step()
    assert table.study.judgement is not None and not button_of(table, "Hint").is_on, "nothing is thought about any more"


@pytest.mark.parametrize("button", [1, 3])
def test_a_card_once_placed_stays(visit: Visit, button: int) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [7])
    before = table.view.grid
    click_cell(visitor, 7, button)
    click_cell(visitor, 7, button)
    assert table.view.grid == before


def test_the_card_picked_up_is_highlighted(visit: Visit, tmp_path: Path) -> None:
    put_game(tmp_path, deck_with(ROYAL_FIRST), "variation=2")
    visitor = visit()
    table = sit_down(visitor)

    def highlighted() -> list[Card | None]:
        poses = [(table.stage.face_of(piece), table.stage.pose_of(piece)) for piece in table.stage.pieces]
        return [card for card, pose in poses if pose is not None and pose.is_marked]

    assert highlighted() == []
    click_cell(visitor, 4)
    visitor.step()
    assert highlighted() == [table.view.grid[4]]
    click_cell(visitor, 4)
    visitor.step()
    assert highlighted() == []


# The commands


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("Info", "Info"),
        ("Back", "Card back"),
        ("Variat", "Variation"),
        ("Top 10", "Top Ten"),
        ("Scoring", "Scoring"),
        ("Config", "Configuration"),
        ("New", "given up"),
        ("Quit", "kept just as it lies"),
    ],
)
def test_a_command_is_given_by_its_button_at_the_lower_right(visit: Visit, label: str, words: str) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [3])
    place = button_of(table, label).rect.center
    wide, high = table.theme.size
    assert place[0] > wide // 2 and place[1] > high // 2
    visitor.click(place)
    opened = table.leaflet
    assert words in (opened.heading if isinstance(opened, Leaflet) else dialog_of(visitor).sentence)
    visitor.key(pygame.K_ESCAPE)
    assert table.leaflet is None and table_of(visitor) is table


def test_help_and_undo_by_their_buttons(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [3])
    visitor.click(button_of(table, "Undo").rect.center)
    assert table.view.grid[3] is None and table.view.top is not None
    visitor.click(button_of(table, "Help").rect.center)
    assert isinstance(visitor.scene, InstructionsScene)


def test_the_help_is_read_with_the_cursor_keys_and_left_with_escape(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    visitor.key(pygame.K_F1)
    scene = visitor.scene
    assert isinstance(scene, InstructionsScene)
    tops = [scene.page.top]
    for key in READING_KEYS:
        visitor.key(key)
        tops.append(scene.page.top)
    start, down, up, page_down, page_up, end, home = tops
    assert start == up == page_up == home == 0 and 0 < down < page_down < end == scene.page.lowest_top
    visitor.key(pygame.K_ESCAPE)
    assert table_of(visitor) is table


@pytest.mark.parametrize("button", [1, 2, 3])
@pytest.mark.parametrize("key", [pygame.K_i, pygame.K_t])
def test_info_and_lists_go_with_any_mouse_button(visit: Visit, key: int, button: int) -> None:
    visitor = visit()
    table = sit_down(visitor)
    before = table.view
    visitor.key(key)
    assert table.leaflet is not None
    visitor.click((4, 4), button)
    assert table.leaflet is None and table.view == before


def test_there_are_six_lists(visit: Visit, tmp_path: Path) -> None:
    games = [Options(variation, scoring) for variation in Variation for scoring in Scoring]
    top_ten = TopTen(tmp_path, "poker-solitaire")
    for number, options in enumerate(games):
        top_ten.add(list_name(options), Entry(f"Player {number}", 10 + number, "2026-01-02"))
    visitor = visit()
    sit_down(visitor)
    visitor.key(pygame.K_t)
    leaflet = leaflet_of(visitor)
    assert isinstance(leaflet, TopTenLeaflet)
    for number, options in enumerate(games):
        visitor.click(leaflet.variation.cells()[number // 2].center)
        visitor.click(leaflet.scoring.cells()[number % 2].center)
        assert leaflet.shown == options and [entry.name for entry in leaflet.scores.entries] == [f"Player {number}"]


def test_config_says_when_it_cannot_be_kept(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    table = sit_down(visitor)

    def protected(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("game.store.table_config.write_atomically", protected)
    visitor.key(pygame.K_c)
    choice = leaflet_of(visitor).rows[1]
    assert isinstance(choice, Segments)
    visitor.click(choice.cells()[2].center)
    visitor.click((2, 2), 3)
    assert "Read-only file system" in table.furniture.told and table.config.current.mouse == "ask"


@pytest.mark.parametrize(("number", "kind"), [(0, MenuScene), (1, PokerTable)])
def test_quit_is_confirmed_with_the_left_mouse_button(visit: Visit, number: int, kind: type) -> None:
    visitor = visit()
    table = sit_down(visitor)
    visitor.click(button_of(table, "Quit").rect.center)
    visitor.click(dialog_of(visitor).buttons[number].rect.center)
    assert isinstance(visitor.scene, kind)


# The lists at the end of a game


def test_a_very_long_name_is_cut_and_shown_whole_enough(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    sit_down(visitor)
    fill(visitor, range(25))
    field = next(row for row in leaflet_of(visitor).rows if isinstance(row, TextField))
    assert field.is_focused
    write(visitor, "Wolfeschlegelsteinhausenbergerdorff the Elder")
    visitor.key(pygame.K_RETURN)
    (entry,) = TopTen(tmp_path, "poker-solitaire").entries("standard american")
    assert entry.name == "Wolfeschlegelsteinhausenbergerdorff the Elder"[:LONGEST_NAME]
    visitor.step()


def test_an_equal_score_comes_below_the_earlier_and_a_full_list_drops_its_last(visit: Visit, tmp_path: Path) -> None:
    deck = deck_with(STRAIGHT_FLUSHES)
    own = total(deck[:25], Scoring.AMERICAN)
    lists = TopTen(tmp_path, "poker-solitaire")
    for place, points in enumerate((900,) * 5 + (own,) * 4 + (own - 1,)):
        lists.add("standard american", Entry(f"Player {place}", points, "2026-01-02"))
    put_game(tmp_path, deck)
    visitor = visit(own_name="Ada")
    sit_down(visitor)
    fill(visitor, range(25))
    visitor.key(pygame.K_RETURN)
    shown = leaflet_of(visitor)
    assert isinstance(shown, TopTenLeaflet) and shown.scores.lit == 10
    entries = TopTen(tmp_path, "poker-solitaire").entries("standard american")
    assert [entry.name for entry in entries[5:]] == ["Player 5", "Player 6", "Player 7", "Player 8", "Ada"]
