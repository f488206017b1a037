"""Poker Solitaire is played by real events: every sentence of its document, by mouse and by keys."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.cards.card import parse_cards
from game.cards.seats import Seat
from game.rules.poker_solitaire.hands import PokerHand
from game.rules.poker_solitaire.options import Options, Scoring, Variation
from game.rules.poker_solitaire.view import Phase
from game.scenes.instructions import InstructionsScene
from game.scenes.menu import MenuScene
from game.scenes.poker.layout import PACK, GridLayout
from game.scenes.poker.lists import TopTenLeaflet
from game.screen.theme import Theme
from game.screen.widgets import Gallery, Label, Segments, TextField
from game.store.settings import CARD_BACKS
from game.store.top_ten import Entry, TopTen
from tests.scenes.poker_player import (
    ROYAL_FIRST,
    click_cell,
    deck_with,
    dialog_of,
    fill,
    leaflet_of,
    put_game,
    record_of,
    sit_down,
    table_of,
    turn,
)
from tests.scenes.reader import read, reading
from tests.scenes.visitor import Visitor

Visit = Callable[..., Visitor]
SIZES = [(800, 600), (1280, 800), (1920, 1080), (3840, 2160)]
ROW_BY_ROW = range(25)


# Playing


def test_a_whole_game_by_mouse(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = sit_down(visitor)
    visitor.click(table.layout.pack.center)
    assert table.view.phase is Phase.LAYING and table.view.top is not None
    click_cell(visitor, 0)
    fill(visitor, range(1, 25))
    assert table.is_over and table.view.cards_to_come == 0
    leaflet = leaflet_of(visitor)
    assert str(table.view.total) in leaflet.rows[0].text  # type: ignore[attr-defined]
    record = record_of(tmp_path)
    assert record.timeline.match.scores == (table.view.total,) and not record.trouble


def test_a_whole_game_by_keys(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = sit_down(visitor)
    for _ in range(5):
        visitor.key(pygame.K_LEFT)
    for _ in range(2):
        visitor.key(pygame.K_UP)
    for _ in range(2):
        visitor.key(pygame.K_LEFT)
    assert table.cursor == 0
    for cell in ROW_BY_ROW:
        row, column = divmod(cell, 5)
        while table.cursor != cell:
            here = divmod(table.cursor or 0, 5)
            if here[0] < row:
                visitor.key(pygame.K_DOWN)
            elif here[1] < column:
                visitor.key(pygame.K_RIGHT)
            else:
                visitor.key(pygame.K_LEFT)
        visitor.key(pygame.K_RETURN)
        assert table.view.top is not None
        visitor.key(pygame.K_SPACE)
        assert table.view.grid[cell] is not None
    assert table.is_over and record_of(tmp_path).timeline.match.is_over


def test_the_pack_is_reached_by_keys_and_turned_there(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    for _ in range(6):
        visitor.key(pygame.K_RIGHT)
    assert table.cursor == PACK
    visitor.key(pygame.K_RETURN)
    assert table.view.phase is Phase.LAYING
    visitor.key(pygame.K_RETURN)
    assert "face up already" in table.furniture.told
    visitor.key(pygame.K_LEFT)
    assert table.cursor == 4


def test_right_click_turns_the_card_from_anywhere_but_lays_none(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    click_cell(visitor, 7, button=3)
    assert table.view.top is not None and table.view.grid[7] is None
    click_cell(visitor, 7, button=3)
    assert table.view.grid[7] is None and "face up" in table.furniture.told


def test_the_pointer_says_what_a_click_would_do(visit: Visit, tmp_path: Path) -> None:
    put_game(tmp_path, deck_with(ROYAL_FIRST), "variation=1")
    visitor = visit()
    table = sit_down(visitor)
    cells = table.layout.cells
    visitor.point(cells[12].center)
    assert table.input.pointer == "hour glass"
    turn(visitor)
    visitor.point(cells[12].center)
    assert table.input.pointer == "hand"
    click_cell(visitor, 12)
    assert table.input.pointer == "hour glass"
    turn(visitor)
    for cell, shape in ((12, "arrow"), (24, "arrow"), (18, "hand")):
        visitor.point(cells[cell].center)
        assert table.input.pointer == shape, cell
    visitor.point(table.layout.pack.center)
    assert table.input.pointer == "arrow"


def test_errors_are_sentences_and_change_nothing(visit: Visit, tmp_path: Path) -> None:
    put_game(tmp_path, deck_with(ROYAL_FIRST), "variation=1")
    visitor = visit()
    table = sit_down(visitor)
    click_cell(visitor, 3)
    assert "turn it up first" in table.furniture.told and table.furniture.is_warning
    fill(visitor, [12])
    turn(visitor)
    lines = len(record_of(tmp_path).lines)
    click_cell(visitor, 12)
    assert "lies there already" in table.furniture.told
    click_cell(visitor, 24)
    assert "beside" in table.furniture.told and len(record_of(tmp_path).lines) == lines


def test_lines_show_their_hand_and_light_up_when_they_score(visit: Visit, tmp_path: Path) -> None:
    put_game(tmp_path, deck_with("7S 7H 7D 2C 2S"))
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, range(4))
    assert table.view.lines[0].hand is PokerHand.THREE_OF_A_KIND and table.view.total == 10
    assert table.furniture.below.rect_of(("halo", 0)) is None
    fill(visitor, [4])
    assert table.view.lines[0].hand is PokerHand.FULL_HOUSE and table.view.total == 25
    assert table.furniture.below.rect_of(("halo", 0)) is not None
    assert table.furniture.below.rect_of(("halo", 1)) is None
    visitor.wait(2.0)
    assert table.furniture.below.rect_of(("halo", 0)) is None


def test_a_royal_flush_is_an_event(visit: Visit, tmp_path: Path) -> None:
    put_game(tmp_path, deck_with(ROYAL_FIRST))
    visitor = visit(reduced_motion=False)
    table = sit_down(visitor)
    fill(visitor, range(5))
    assert table.view.total == 100 and "celebrate" in visitor.services.sounds.asked
    assert table.furniture.above.rect_of("herald") is not None and table.particles.is_active
    visitor.wait(4.0)
    assert table.furniture.above.rect_of("herald") is None


# Variation 2


def test_open_cards_are_put_in_order_through_the_pack_and_by_exchange(visit: Visit, tmp_path: Path) -> None:
    deck = deck_with(ROYAL_FIRST)
    put_game(tmp_path, deck, "variation=2")
    visitor = visit()
    table = sit_down(visitor)
    assert table.view.grid == deck[:25]
    click_cell(visitor, 14)
    assert table.held == 14
    visitor.click(table.layout.pack.center)
    assert table.view.top is deck[14] and table.view.grid[14] is None and table.held is None
    visitor.key(pygame.K_d)
    assert "still at the pack" in table.furniture.told and not table.is_over
    click_cell(visitor, 0)
    click_cell(visitor, 14)
    visitor.click(table.layout.pack.center)
    click_cell(visitor, 0)
    assert (table.view.grid[14], table.view.grid[0], table.view.top) == (deck[0], deck[14], None)
    click_cell(visitor, 5)
    click_cell(visitor, 6)
    assert table.view.grid[5] is deck[6] and table.view.grid[6] is deck[5]
    click_cell(visitor, 20)
    turn(visitor)
    assert table.held is None and len(record_of(tmp_path).lines) == 5
    before = table.view
    for _ in range(4):
        visitor.key(pygame.K_u)
    assert table.view.grid == deck[:25]
    visitor.key(pygame.K_u)
    assert "Nothing has been moved" in table.furniture.told
    for _ in range(4):
        visitor.key(pygame.K_y)
    assert table.view == before
    for _ in range(4):
        visitor.key(pygame.K_u)
    visitor.key(pygame.K_d)
    assert table.is_over and table.study.par is not None and table.study.par.points >= table.view.total
    assert str(table.study.par.points) in leaflet_of(visitor).rows[1].text  # type: ignore[attr-defined]


def test_open_cards_by_keys_and_the_best_order_shown_after_the_end(visit: Visit, tmp_path: Path) -> None:
    deck = deck_with("2S 9H 4D 5C 7S")
    put_game(tmp_path, deck, "variation=2 scoring=english")
    visitor = visit()
    table = sit_down(visitor)
    for key in (pygame.K_UP, pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN):
        visitor.key(key)
    assert table.view.grid[12] is deck[17] and table.view.grid[17] is deck[12]
    visitor.key(pygame.K_RETURN)
    visitor.key(pygame.K_ESCAPE)
    assert table.held is None and table_of(visitor) is table
    visitor.key(pygame.K_d)
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    own = table.view.grid
    visitor.key(pygame.K_p)
    assert table.study.par is not None and table.study.shown_grid == table.study.par.grid != own
    assert str(table.study.par.points) in table.furniture.told
    visitor.key(pygame.K_p)
    assert table.study.shown_grid is None


def test_the_par_is_told_on_request_and_the_game_marked(visit: Visit, tmp_path: Path) -> None:
    put_game(tmp_path, deck_with(ROYAL_FIRST), "variation=2")
    visitor = visit()
    table = sit_down(visitor)
    visitor.key(pygame.K_h)
    visitor.step()
    assert table.study.par is not None and str(table.study.par.points) in table.furniture.told
    assert table.view.is_helped and record_of(tmp_path).lines[-1] == "S asks"
    click_cell(visitor, 5)
    click_cell(visitor, 6)
    visitor.key(pygame.K_u)
    assert table.patience.is_helped and record_of(tmp_path).timeline.match.view(Seat.SOUTH).is_helped  # type: ignore[attr-defined]


# The commands


def test_help_is_a_text_and_comes_back_to_the_very_same_state(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [3])
    before = table.view
    visitor.key(pygame.K_F1)
    scene = visitor.scene
    assert isinstance(scene, InstructionsScene) and "The commands" in scene.manual.chapters
    visitor.key(pygame.K_ESCAPE)
    assert table_of(visitor) is table and table.view == before


def test_info_shows_version_licence_and_the_registration_number(visit: Visit) -> None:
    visitor = visit()
    sit_down(visitor)
    visitor.key(pygame.K_i)
    words = " ".join(row.text for row in leaflet_of(visitor).rows if isinstance(row, Label))
    assert "0.1.0" in words and "MIT" in words and "Not registered" in words
    visitor.click((5, 5))
    assert table_of(visitor).leaflet is None
    registration = visitor.lobby.desk.registration.register("Ada", "The Club")
    visitor.key(pygame.K_i)
    words = " ".join(row.text for row in leaflet_of(visitor).rows if isinstance(row, Label))
    assert registration.number in words


def test_undo_takes_back_the_last_card_until_the_next_is_turned(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = sit_down(visitor)
    visitor.key(pygame.K_u)
    assert "No card has been laid" in table.furniture.told
    fill(visitor, [3, 9])
    laid = table.view.grid[9]
    visitor.key(pygame.K_u)
    assert table.view.top is laid and table.view.grid[9] is None and table.view.grid[3] is not None
    visitor.key(pygame.K_u)
    assert "stays where it lies" in table.furniture.told
    click_cell(visitor, 8)
    turn(visitor)
    visitor.key(pygame.K_z, pygame.KMOD_CTRL)
    assert "stays where it lies" in table.furniture.told and table.view.grid[8] is laid
    assert "undo 1" in record_of(tmp_path).lines


def test_redo_lays_the_card_again_until_another_choice_is_made(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = sit_down(visitor)
    visitor.key(pygame.K_y)
    assert "nothing to do again" in table.furniture.told
    fill(visitor, [3, 9])
    before = table.view
    visitor.key(pygame.K_u)
    visitor.key(pygame.K_y, pygame.KMOD_CTRL)
    assert table.view == before and record_of(tmp_path).lines[-2:] == ["undo 1", "redo"]
    visitor.key(pygame.K_u)
    again = visit()
    assert sit_down(again).patience.may_redo(), "it is still there after the program was closed"
    again.click(next(b for b in table_of(again).furniture.form.widgets if b.name == "Redo").rect.center)
    assert table_of(again).view == before
    again.key(pygame.K_u)
    click_cell(again, 20)
    again.key(pygame.K_y, pygame.KMOD_CTRL)
    assert "nothing to do again" in table_of(again).furniture.told and table_of(again).view.grid[20] is not None


def test_a_question_taken_back_still_counts_as_help(visit: Visit, tmp_path: Path) -> None:
    put_game(tmp_path, deck_with(ROYAL_FIRST), "variation=2")
    visitor = visit()
    table = sit_down(visitor)
    for cell in (5, 6):
        click_cell(visitor, cell)
    moved = table.view.grid
    visitor.key(pygame.K_h)
    visitor.step()
    visitor.key(pygame.K_u)
    visitor.key(pygame.K_y)
    assert table.view.grid == moved and table.patience.is_helped
    visitor.key(pygame.K_u)
    visitor.key(pygame.K_d)
    assert table.is_over and table.patience.result is not None and table.patience.result.is_helped


def test_five_backs_the_current_one_lit_and_right_click_is_done(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    visitor.key(pygame.K_b)
    (gallery,) = leaflet_of(visitor).rows
    assert isinstance(gallery, Gallery) and len(gallery.choices) == 5 and gallery.index == 0
    visitor.click(gallery.cells()[3].center)
    assert gallery.index == 3 and visitor.services.faces.back == CARD_BACKS[3]
    visitor.click((400, 300), 3)
    assert table.leaflet is None and table.view.top is None, "done, and no card turned"
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, MenuScene) and visitor.services.faces.back == visitor.services.settings.card_back


def test_variation_and_scoring_hold_at_once_in_a_game_not_begun(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    visitor.key(pygame.K_v)
    choice = leaflet_of(visitor).rows[0]
    assert isinstance(choice, Segments) and choice.index == 0
    visitor.click(choice.cells()[1].center)
    visitor.click((2, 2), 3)
    assert table.patience.options == Options(Variation.ADJACENT)
    visitor.key(pygame.K_s)
    visitor.key(pygame.K_RIGHT)
    visitor.key(pygame.K_ESCAPE)
    assert table.patience.options == Options(Variation.ADJACENT, Scoring.ENGLISH)


def test_in_a_game_begun_they_hold_from_the_next_on(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [0])
    visitor.key(pygame.K_s)
    choice = leaflet_of(visitor).rows[0]
    assert isinstance(choice, Segments)
    visitor.click(choice.cells()[1].center)
    visitor.click((2, 2), 3)
    assert table.patience.options == Options() and "next game" in table.furniture.told
    visitor.key(pygame.K_n)
    assert "given up" in dialog_of(visitor).sentence
    visitor.key(pygame.K_y)
    assert table.patience.options == Options(scoring=Scoring.ENGLISH) and table.view.cards_to_come == 25


def test_new_asks_and_no_plays_on(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [0, 1])
    before = table.view
    visitor.key(pygame.K_n)
    visitor.click(dialog_of(visitor).buttons[1].rect.center)
    assert table.view == before and table.leaflet is None
    visitor.key(pygame.K_n)
    visitor.click(dialog_of(visitor).buttons[0].rect.center)
    assert table.view.cards_to_come == 25 and table.view.top is None
    (kept,) = (tmp_path / "kept").glob("poker-solitaire-*.txt")
    assert kept.read_text(encoding="utf-8").endswith("abandoned\n")


def test_quit_asks_and_the_game_is_kept(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [0, 1])
    before = table.view
    visitor.key(pygame.K_q)
    visitor.key(pygame.K_n)
    assert table_of(visitor) is table
    visitor.key(pygame.K_q)
    assert "kept" in dialog_of(visitor).sentence
    visitor.key(pygame.K_y)
    assert isinstance(visitor.scene, MenuScene)
    visitor.key(pygame.K_p)
    assert table_of(visitor) is not table and table_of(visitor).view == before


def test_config_keeps_its_settings_with_variation_scoring_and_back(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    sit_down(visitor)
    for key, index in ((pygame.K_b, 2), (pygame.K_v, 1), (pygame.K_s, 1)):
        visitor.key(key)
        choice = leaflet_of(visitor).rows[0]
        assert isinstance(choice, Segments)
        visitor.click(choice.cells()[index].center)
        visitor.click((2, 2), 3)
    path = tmp_path / "poker-solitaire.json"
    assert not path.exists(), "only Config keeps them"
    visitor.key(pygame.K_c)
    rows = [row for row in leaflet_of(visitor).rows if isinstance(row, Segments)]
    assert [row.name for row in rows] == ["mouse", "sound", "messages"] and [row.index for row in rows] == [0, 0, 0]
    visitor.click(rows[1].cells()[1].center)
    visitor.click((2, 2), 3)
    assert json.loads(path.read_text()) == {
        "mouse": "yes",
        "sound": "partial",
        "messages": "yes",
        "variation": "1",
        "scoring": "english",
        "back": CARD_BACKS[2],
    }
    visitor.close()
    (tmp_path / "current" / "poker-solitaire.txt").unlink()
    again = visit()
    table = sit_down(again)
    assert table.patience.options == Options(Variation.ADJACENT, Scoring.ENGLISH)
    assert again.services.faces.back == CARD_BACKS[2]


@pytest.mark.parametrize(
    ("level", "tunes", "beeps"), [("full", True, True), ("partial", False, True), ("off", False, False)]
)
def test_the_tables_own_sound_levels(visit: Visit, tmp_path: Path, level: str, tunes: bool, beeps: bool) -> None:
    (tmp_path / "poker-solitaire.json").write_text(json.dumps({"sound": level}))
    put_game(tmp_path, deck_with(ROYAL_FIRST))
    visitor = visit()
    sit_down(visitor)
    visitor.services.sounds.asked.clear()
    click_cell(visitor, 3)
    fill(visitor, range(5))
    asked = visitor.services.sounds.asked
    assert ("refused" in asked) is beeps and ("celebrate" in asked) is tunes and ("card" in asked) is tunes


def test_errors_without_messages_only_beep(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "poker-solitaire.json").write_text(json.dumps({"messages": "no"}))
    visitor = visit()
    table = sit_down(visitor)
    before = table.furniture.told
    click_cell(visitor, 3)
    assert table.furniture.told == before and "refused" in visitor.services.sounds.asked


def test_a_table_without_the_mouse_is_played_by_keys(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "poker-solitaire.json").write_text(json.dumps({"mouse": "no"}))
    visitor = visit()
    table = sit_down(visitor)
    turn(visitor)
    assert table.view.top is None and "keys" in table.furniture.told
    visitor.key(pygame.K_RETURN)
    assert table.view.top is not None


@pytest.mark.parametrize("key", [pygame.K_y, pygame.K_n])
def test_the_mouse_may_be_asked_for_at_each_game(visit: Visit, tmp_path: Path, key: int) -> None:
    (tmp_path / "poker-solitaire.json").write_text(json.dumps({"mouse": "ask"}))
    visitor = visit()
    table = sit_down(visitor)
    assert "mouse" in dialog_of(visitor).sentence
    visitor.key(key)
    turn(visitor)
    assert (table.view.top is not None) is (key == pygame.K_y)


# The adviser


def test_a_hint_shows_what_to_expect_of_every_open_cell(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [0, 1, 2])
    visitor.key(pygame.K_h)
    assert "Turn it first" in table.furniture.told and not table.view.is_helped
    turn(visitor)
    visitor.key(pygame.K_h)
    visitor.step()
    thoughts = table.study.thoughts
    assert thoughts is not None and {one.cell for one in thoughts.figures} == set(table.view.open_cells)
    for cell in range(25):
        assert (table.furniture.above.rect_of(("figure", cell)) is not None) is (cell in table.view.open_cells)
    assert record_of(tmp_path).lines[-1] == "S asks"
    visitor.key(pygame.K_h)
    assert table.study.thoughts is None and table.furniture.above.rect_of(("figure", 9)) is None
    visitor.key(pygame.K_h)
    visitor.step()
    click_cell(visitor, thoughts.best.cell)
    assert table.furniture.above.rect_of(("figure", 9)) is None and table.view.is_helped


def test_play_goes_on_without_the_advisers_table(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.side_tables.asset", lambda *parts: None)
    visitor = visit()
    table = sit_down(visitor)
    turn(visitor)
    visitor.key(pygame.K_h)
    visitor.step()
    assert "Play goes on without hints" in table.furniture.told
    click_cell(visitor, 3)
    assert table.view.grid[3] is not None


# The end, and the lists


def test_a_score_enters_its_list_with_name_and_date(visit: Visit, tmp_path: Path) -> None:
    put_game(tmp_path, deck_with(ROYAL_FIRST))
    visitor = visit(own_name="Ada")
    table = sit_down(visitor)
    fill(visitor, ROW_BY_ROW)
    leaflet = leaflet_of(visitor)
    visitor.step()
    field = next(row for row in leaflet.rows if isinstance(row, TextField))
    assert field.text == "Ada"
    assert any("adviser" in row.text for row in leaflet.rows if isinstance(row, Label))
    visitor.key(pygame.K_RETURN)
    lists = leaflet_of(visitor)
    assert isinstance(lists, TopTenLeaflet) and lists.scores.lit == 1
    (entry,) = lists.scores.entries
    assert (entry.name, entry.points, entry.is_helped) == ("Ada", table.view.total, False)
    visitor.click(lists.scoring.cells()[1].center)
    assert lists.scores.entries == () and lists.shown == Options(scoring=Scoring.ENGLISH)
    visitor.click((2, 2))
    assert table.leaflet is None
    visitor.close()
    again = visit()
    sit_down(again)
    again.key(pygame.K_t)
    kept = leaflet_of(again)
    assert isinstance(kept, TopTenLeaflet) and kept.scores.entries == (entry,)


def test_a_score_that_makes_no_list_asks_for_no_name(visit: Visit, tmp_path: Path) -> None:
    top_ten = TopTen(tmp_path, "poker-solitaire")
    for number in range(10):
        top_ten.add("standard american", Entry(f"Player {number}", 900, "2026-01-02"))
    visitor = visit()
    sit_down(visitor)
    fill(visitor, ROW_BY_ROW)
    leaflet = leaflet_of(visitor)
    assert not [row for row in leaflet.rows if isinstance(row, TextField)]
    visitor.key(pygame.K_n)
    assert table_of(visitor).view.cards_to_come == 25 and table_of(visitor).leaflet is None


def test_a_damaged_list_is_moved_aside_and_said(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "top-ten-poker-solitaire.json").write_text('{"version": 1, "lists": {"standard american": [{}]}}')
    visitor = visit()
    table = sit_down(visitor)
    assert "Top Ten lists could not be read" in table.furniture.told
    assert len(list((tmp_path / "set-aside").iterdir())) == 1


def test_the_game_goes_on_after_the_program_was_killed(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [3, 4, 5])
    turn(visitor)
    before = table.view
    path = tmp_path / "current" / "poker-solitaire.txt"
    path.write_bytes(path.read_bytes() + b"S lays Q")
    again = visit()
    assert sit_down(again).view == before and "damaged" in table_of(again).furniture.told
    click_cell(again, 6)
    assert table_of(again).view.grid[6] is before.top


def test_a_full_disk_is_said_and_play_goes_on(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    table = sit_down(visitor)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.store.saves.append_durably", full)
    monkeypatch.setattr("game.store.saves.write_atomically", full)
    fill(visitor, [3])
    assert "No space left" in table.patience.trouble and table.view.grid[3] is not None
    visitor.key(pygame.K_q)
    assert "could not be saved" in dialog_of(visitor).sentence


# The picture


@pytest.mark.parametrize("size", [*SIZES, (1000, 900), (1900, 700)])
def test_nothing_overlaps_and_all_is_inside_the_window(size: tuple[int, int]) -> None:
    layout = GridLayout(Theme(size))
    rects = [*layout.cells, *layout.plates, layout.corner, layout.panel]
    window = pygame.Rect(0, 0, *size)
    assert all(window.contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for n, one in enumerate(rects) for other in rects[n + 1 :])
    inside = [layout.heading, layout.pack, layout.score, layout.message, layout.table, layout.buttons]
    assert all(layout.panel.contains(rect) for rect in inside) and min(rect.height for rect in inside) > 30
    assert not any(one.colliderect(other) for n, one in enumerate(inside) for other in inside[n + 1 :])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("options", ["", "variation=2 scoring=english"])
def test_everything_written_can_be_read(visit: Visit, tmp_path: Path, size: tuple[int, int], options: str) -> None:
    deck = deck_with("7S 7H 7D 7C 2S")
    lines = (
        [line for n in range(5) for line in ("S turns", f"S lays {deck[n].text} at 1 {n + 1}")] if not options else []
    )
    put_game(tmp_path, deck, options, lines)
    visitor = visit()
    table = sit_down(visitor)
    with reading() as complaints:
        words = read(table, size)
    assert complaints == []
    assert {"Help", "Info", "Undo", "Back", "Variat", "Top 10", "Scoring", "Config", "New", "Quit", "Redo"} <= set(
        words
    )
    assert "Total" in words and ("Four of a Kind" in words) and parse_cards("7S")[0] in table.view.grid


def test_the_table_survives_any_size_of_window(visit: Visit) -> None:
    visitor = visit()
    table = sit_down(visitor)
    fill(visitor, [0, 6, 12])
    visitor.resize((1024, 768))
    for cell in (0, 6, 12):
        pose = next(
            table.stage.pose_of(piece)
            for piece in table.stage.pieces
            if table.stage.face_of(piece) is table.view.grid[cell]
        )
        assert pose is not None and table.layout.cells[cell].collidepoint(pose.x, pose.y)
    click = table.layout.cells[24].center
    turn(visitor)
    visitor.click(click)
    assert table.view.grid[24] is not None
