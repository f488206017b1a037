"""The score pad is written on by real events, by mouse and by keys; and the rule cards are turned over."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.play.pad.sheet import Adjusted, PassedIn, Played, Sheet
from game.play.pad.shelf import SheetShelf
from game.play.pad.writing import table_text
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.options import AllPass, MisereBids
from game.scenes.leaflet import Leaflet
from game.scenes.menu import MenuScene
from game.scenes.pad.rule_cards import RuleCardsScene
from game.scenes.pad.scene import ScorePadScene
from game.screen.widgets import ListBox, Segments, TextField, Widget
from tests.scenes.page_turner import SIZES, write
from tests.scenes.reader import read, reading
from tests.scenes.visitor import Visitor

Visit = Callable[..., Visitor]


def open_pad(visitor: Visitor) -> ScorePadScene:
    for key in (pygame.K_SPACE, pygame.K_a, pygame.K_c):
        visitor.key(key)
    visitor.step()
    return pad_of(visitor)


def pad_of(visitor: Visitor) -> ScorePadScene:
    scene = visitor.scene
    assert isinstance(scene, ScorePadScene), type(scene).__name__
    return scene


def leaflet_of(visitor: Visitor) -> Leaflet:
    leaflet = pad_of(visitor).dialog
    assert isinstance(leaflet, Leaflet), type(leaflet).__name__
    return leaflet


def press(visitor: Visitor, widget: Widget) -> None:
    visitor.click(widget.rect.center)


def bid_button(pad: ScorePadScene, text: str) -> Widget:
    return next(button for button in pad.bids if button.name == text)


def enter_by_mouse(visitor: Visitor, text: str, side: int, tricks: int) -> None:
    pad = pad_of(visitor)
    for widget in (bid_button(pad, text), pad.sides[side], pad.tricks[tricks], pad.enter_button):
        press(visitor, widget)


def enter_by_keys(visitor: Visitor, *keys: int) -> None:
    for key in (*keys, pygame.K_RETURN):
        visitor.key(key)


def kept(folder: Path) -> list[Sheet]:
    return SheetShelf(folder).all()


def choose_line(visitor: Visitor, number: int) -> None:
    ruled = pad_of(visitor).ruled
    high = ruled.theme.px(32)
    visitor.click((ruled.room.left + 60, ruled.room.top + (number + 1 - ruled._hidden) * high + high // 2))


def type_into(visitor: Visitor, field: Widget, words: str) -> None:
    """What stands there is selected and gives way."""
    if not field.is_focused:
        press(visitor, field)
    write(visitor, words)


# Entering


def test_hands_are_entered_by_clicks_and_kept_at_once(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    press(visitor, bid_button(pad, "7H"))
    assert "Who bid it" in pad.said.text
    press(visitor, pad.sides[0])
    assert "type the number" in pad.said.text
    press(visitor, pad.tricks[8])
    assert "Us +200, Them +20" in pad.said.text
    press(visitor, pad.enter_button)
    assert pad.paper.lines == (Played(Bid.parse("7H"), 0, 8),)
    enter_by_mouse(visitor, "8S", 1, 8)
    assert [row.totals for row in pad.paper.rows()] == [(200, 20), (220, 260)]
    assert [plate.total for plate in pad.names] == [220, 260] and pad.outcome.text == "Us 2 deals next."
    assert kept(tmp_path) == [pad.paper]


def test_hands_are_entered_by_keys_alone(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    enter_by_keys(visitor, pygame.K_F2, pygame.K_F9, pygame.K_LEFT, pygame.K_8)
    enter_by_keys(visitor, pygame.K_F10, pygame.K_F5, pygame.K_RIGHT, pygame.K_1, pygame.K_0)
    assert pad.paper.lines == (Played(Bid.parse("7H"), 0, 8), Played(Bid.parse("10NT"), 1, 10))
    assert pad.paper.winner == 1 and "won the game" in pad.outcome.text and pad.names[1].is_on
    visitor.key(pygame.K_u)
    enter_by_keys(visitor, pygame.K_m, pygame.K_RIGHT, pygame.K_1)
    enter_by_keys(visitor, pygame.K_o, pygame.K_LEFT, pygame.K_0)
    assert pad.paper.totals == (700, -230) and pad.paper.winner == 0
    assert kept(tmp_path) == [pad.paper]


def test_everybody_passed_and_the_deal_goes_on(visit: Visit) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    press(visitor, pad.words[2])
    press(visitor, pad.enter_button)
    assert pad.paper.lines == (PassedIn(),) and pad.outcome.text == "Them 1 deals next."


@pytest.mark.parametrize(("key", "written"), [(pygame.K_n, "Us"), (pygame.K_a, "0")])
def test_the_key_that_opens_a_leaflet_is_not_written_into_it(visit: Visit, key: int, written: str) -> None:
    visitor = visit()
    open_pad(visitor)
    for _ in range(3):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=chr(key), scancode=0))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=chr(key)))
        visitor.step()
    field = next(row for row in leaflet_of(visitor).rows if isinstance(row, TextField))
    assert field.text == written
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
    write(visitor, "7")
    assert field.text == "7"


def test_what_is_missing_and_what_cannot_be_is_said(visit: Visit) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    visitor.key(pygame.K_RETURN)
    assert "Contract" in pad.said.text and not pad.paper.lines
    visitor.key(pygame.K_m)
    visitor.key(pygame.K_LEFT)
    press(visitor, pad.tricks[4])
    assert "0 made, 1 lost" in pad.said.text and pad.entry.tricks is None
    visitor.key(pygame.K_4)
    visitor.key(pygame.K_RETURN)
    assert "first trick" in pad.said.text and not pad.paper.lines
    visitor.key(pygame.K_DELETE)
    assert "Click the line" in pad.said.text
    visitor.key(pygame.K_u)
    assert "nothing to undo" in pad.said.text


def test_more_than_ten_tricks_cannot_be_typed(visit: Visit) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    for keys, tricks in (((1, 0), 10), ((1, 1), 1), ((1, 0, 0), 0), ((9, 9), 9), ((1, 2), 2)):
        for digit in keys:
            visitor.key(pygame.K_0 + digit)
        assert pad.entry.tricks == tricks, keys
        visitor.key(pygame.K_LEFT)
    assert [button.name for button in pad.tricks] == [str(number) for number in range(11)]


@pytest.mark.parametrize("number", [2, 7, 10])
def test_a_misere_with_tricks_is_refused_by_keys_and_mouse(visit: Visit, number: int) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    enter_by_keys(visitor, pygame.K_F2, pygame.K_F9, pygame.K_LEFT, *(pygame.K_0 + int(d) for d in str(number)))
    choose_line(visitor, 0)
    visitor.key(pygame.K_m)
    assert pad.entry.tricks is None, "what does not go with a misère is forgotten"
    press(visitor, pad.tricks[number])
    assert "0 made, 1 lost" in pad.said.text and pad.entry.tricks is None
    visitor.key(pygame.K_RETURN)
    assert pad.paper.lines == (Played(Bid.parse("7H"), 0, number),)


def test_after_the_end_only_corrections(visit: Visit) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    enter_by_mouse(visitor, "10NT", 0, 10)
    enter_by_mouse(visitor, "6S", 0, 6)
    assert "The game is over: Us won" in pad.said.text and len(pad.paper.lines) == 1


# Correcting


def test_any_earlier_line_is_corrected_and_all_totals_follow(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    for text, side, tricks in (("7H", 0, 8), ("8S", 1, 8), ("6C", 0, 6)):
        enter_by_mouse(visitor, text, side, tricks)
    choose_line(visitor, 0)
    assert pad.ruled.chosen == 0 and pad.enter_button.label == "Correct line 1"
    assert (pad.entry.bid, pad.entry.side, pad.entry.tricks) == (Bid.parse("7H"), 0, 8)
    press(visitor, pad.tricks[5])
    press(visitor, pad.enter_button)
    assert [row.totals for row in pad.paper.rows()] == [(-200, 50), (-180, 290), (-120, 330)]
    assert pad.ruled.chosen is None and kept(tmp_path) == [pad.paper]
    visitor.key(pygame.K_UP)
    visitor.key(pygame.K_UP)
    assert pad.ruled.chosen == 1
    visitor.key(pygame.K_DELETE)
    assert pad.paper.totals == (-140, 90)
    visitor.key(pygame.K_z, pygame.KMOD_CTRL)
    assert pad.paper.totals == (-120, 330)
    visitor.key(pygame.K_y, pygame.KMOD_CTRL)
    assert pad.paper.totals == (-140, 90)
    for _ in range(5):
        visitor.key(pygame.K_u)
    assert pad.paper.lines == ()


def test_escape_unmarks_a_line_then_forgets_what_is_half_entered_then_leaves(visit: Visit) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    enter_by_mouse(visitor, "7H", 0, 8)
    choose_line(visitor, 0)
    visitor.key(pygame.K_ESCAPE)
    assert pad.ruled.chosen is None
    visitor.key(pygame.K_F1)
    visitor.key(pygame.K_ESCAPE)
    assert pad.entry.level is None and pad_of(visitor) is pad
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, MenuScene)


def test_penalties_and_free_corrections_are_lines(visit: Visit) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    visitor.key(pygame.K_a)
    first, second, note = [row for row in leaflet_of(visitor).rows if isinstance(row, TextField)]
    type_into(visitor, first, "-50")
    type_into(visitor, second, "x")
    press(visitor, leaflet_of(visitor).buttons[0])
    assert "whole numbers" in pad.said.text and not pad.paper.lines
    visitor.key(pygame.K_a)
    first, second, note = [row for row in leaflet_of(visitor).rows if isinstance(row, TextField)]
    type_into(visitor, first, "-50")
    type_into(visitor, note, "revoke")
    visitor.key(pygame.K_RETURN)
    assert pad.paper.lines == (Adjusted((-50, 0), "revoke"),) and pad.paper.totals == (-50, 0)


# Names, options, sheets


def test_the_sides_have_names(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    press(visitor, pad.names[0])
    first, second = [row for row in leaflet_of(visitor).rows if isinstance(row, TextField)]
    type_into(visitor, first, "anna & bob")
    type_into(visitor, second, "cleo & dan")
    press(visitor, leaflet_of(visitor).buttons[0])
    assert pad.paper.names == ("anna & bob", "cleo & dan") and pad.outcome.text == "anna deals next."
    visitor.key(pygame.K_n)
    (dealers,) = [row for row in leaflet_of(visitor).rows if isinstance(row, Segments)]
    visitor.click(dealers.cells()[3].center)
    press(visitor, leaflet_of(visitor).buttons[0])
    assert pad.outcome.text == "dan deals next." and kept(tmp_path) == [pad.paper]
    visitor.key(pygame.K_n)
    first = next(row for row in leaflet_of(visitor).rows if isinstance(row, TextField))
    type_into(visitor, first, "cleo & dan")
    press(visitor, leaflet_of(visitor).buttons[0])
    assert "different names" in pad.said.text


def test_a_sheet_has_options_of_its_own(visit: Visit) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    enter_by_mouse(visitor, "6S", 0, 10)
    assert pad.paper.totals == (250, 0)
    visitor.key(pygame.K_t)
    slam, stop, miseres, lowest, passed = [row for row in leaflet_of(visitor).rows if isinstance(row, Segments)]
    for widget, index in ((slam, 1), (stop, 1), (miseres, 2), (passed, 2)):
        visitor.click(widget.cells()[index].center)
    press(visitor, leaflet_of(visitor).buttons[0])
    options = pad.paper.options
    assert pad.paper.totals == (40, 0) and not options.slam and options.stop_at_490
    assert options.misere_bids is MisereBids.NONE and options.all_pass is AllPass.PLAY_NO_TRUMPS
    enter_by_keys(visitor, pygame.K_m, pygame.K_LEFT, pygame.K_0)
    assert "no misères" in pad.said.text
    enter_by_keys(visitor, pygame.K_p, pygame.K_RIGHT, pygame.K_7)
    assert pad.paper.totals == (70, 70)
    visitor.key(pygame.K_t)
    lowest = [row for row in leaflet_of(visitor).rows if isinstance(row, Segments)][3]
    visitor.click(lowest.cells()[1].center)
    press(visitor, leaflet_of(visitor).buttons[0])
    assert "does not go with that" in pad.said.text and pad.paper.options.lowest_bid == 6


def test_several_sheets_are_kept_and_taken_up_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    enter_by_mouse(visitor, "7H", 0, 8)
    first = pad.paper
    visitor.key(pygame.K_s)
    visitor.key(pygame.K_n)
    assert pad.paper.id != first.id and pad.paper.lines == ()
    enter_by_mouse(visitor, "8S", 1, 8)
    second = pad.paper
    visitor.key(pygame.K_s)
    box = next(row for row in leaflet_of(visitor).rows if isinstance(row, ListBox))
    assert len(box.items) == 2
    visitor.key(pygame.K_DOWN if box.index == 0 else pygame.K_UP)
    press(visitor, leaflet_of(visitor).buttons[0])
    assert pad.paper == first
    visitor.close()
    again = visit()
    sheets = {sheet.id: sheet for sheet in kept(tmp_path)}
    assert sheets == {first.id: first, second.id: second}
    pad = open_pad(again)
    assert pad.paper in (first, second) and pad.paper.lines
    again.key(pygame.K_s)
    again.key(pygame.K_DELETE)
    assert len(kept(tmp_path)) == 1 and "laid aside" in pad.said.text


def test_a_sheet_that_cannot_be_kept_is_said(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit()
    pad = open_pad(visitor)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.play.pad.shelf.write_atomically", full)
    enter_by_mouse(visitor, "7H", 0, 8)
    assert "No space left" in pad.said.text and pad.paper.lines
    visitor.key(pygame.K_v)
    press(visitor, leaflet_of(visitor).buttons[0])
    assert "could not be saved" in pad.said.text


def test_the_sheet_is_copied_and_saved(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    pad = open_pad(visitor)
    copied: list[str] = []
    pad.clipboard = lambda text: copied.append(text) is None
    enter_by_mouse(visitor, "7H", 0, 8)
    visitor.key(pygame.K_c)
    assert copied == [table_text(pad.paper)] and "copied" in pad.said.text
    pad.clipboard = lambda text: False
    visitor.key(pygame.K_c, pygame.KMOD_CTRL)
    assert "no clipboard" in pad.said.text
    for button in range(2):
        visitor.key(pygame.K_v)
        press(visitor, leaflet_of(visitor).buttons[button])
        assert "Saved as" in pad.said.text
    saved = {path.suffix: path for path in (tmp_path / "score-pad" / "saved").iterdir()}
    assert saved[".txt"].read_text(encoding="utf-8") == copied[0]
    rows = list(csv.reader(saved[".csv"].read_text(encoding="utf-8").splitlines()))
    assert rows[1][2:] == ["7♥", "Us", "8", "200", "20", "200", "20"]


# Rule cards


def test_seven_rule_cards_are_turned_over(visit: Visit) -> None:
    visitor = visit()
    open_pad(visitor)
    visitor.key(pygame.K_r)
    cards = visitor.scene
    assert isinstance(cards, RuleCardsScene)
    assert cards.titles == [
        "Objective & teams",
        "Cards & deal",
        "Bidding",
        "Playing tricks",
        "Bowers",
        "Misère",
        "Scoring",
    ]
    seen = [cards.number]
    for _ in range(7):
        visitor.key(pygame.K_RIGHT)
        seen.append(cards.number)
    assert seen == [0, 1, 2, 3, 4, 5, 6, 0]
    visitor.key(pygame.K_5)
    assert cards.number == cards.list.index == 4
    visitor.click((cards.list.room.centerx, cards.list.room.top + cards.list.row_height // 2))
    assert cards.number == 0
    visitor.key(pygame.K_ESCAPE)
    assert pad_of(visitor)


# The picture


def full_sheet(folder: Path) -> None:
    shelf = SheetShelf(folder)
    sheet = shelf.new().named("Wolfeschlegelsteinhausenberger", "Anna & Bartholomew")
    for number in range(24):
        sheet = sheet.with_line(Played(Bid.parse("6H"), number % 2, 5) if number < 4 else PassedIn())
    shelf.keep(sheet.with_line(Adjusted((-50, 20), "somebody looked at the kitty")))


@pytest.mark.parametrize("size", SIZES)
def test_everything_on_the_pad_can_be_read(visit: Visit, tmp_path: Path, size: tuple[int, int]) -> None:
    full_sheet(tmp_path)
    visitor = visit()
    pad = open_pad(visitor)
    with reading() as complaints:
        words = read(pad, size)
    assert complaints == []
    assert {"Score pad", "somebody looked at the kitty", "25", "Dealer", "Contract", "By", "Tricks"} <= set(words)
    widgets = [*pad.widgets(), *pad.buttons()]
    window = pygame.Rect(0, 0, *size)
    assert all(window.contains(widget.rect) for widget in widgets)
    assert not [
        (one.name, other.name)
        for number, one in enumerate(widgets)
        for other in widgets[number + 1 :]
        if one.rect.colliderect(other.rect)
    ]
    assert pad.ruled.top == pad.ruled.lowest_top


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", range(7))
def test_every_rule_card_can_be_read(visit: Visit, size: tuple[int, int], number: int) -> None:
    visitor = visit()
    cards = RuleCardsScene(visitor.services)
    visitor.app.push(cards)
    cards.turn_to(number)
    with reading() as complaints:
        words = read(cards, size)
    assert complaints == [] and cards.page.lowest_top == 0, "a card is seen whole"
    assert {f"{place}  {title}" for place, title in enumerate(cards.titles, start=1)} <= set(words)
