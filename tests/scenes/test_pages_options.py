"""Rule options and misère options: every choice by keyboard and by mouse, kept, and in force from the next deal on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules.five_hundred.options import Enthusiasm, MisereBids, Options, PartnerStyle
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.view import Phase
from game.scenes.misere_options import MISERE_OPTIONS, MisereOptionsScene
from game.scenes.option_pages import NEXT_GAME, UNDER_WAY, OptionsScene
from game.scenes.rule_options import RULE_OPTIONS, RuleOptionsScene
from game.screen.widgets import Segments
from game.store.settings import SettingsFile
from tests.scenes.page_turner import (
    choose_by_keys,
    choose_by_mouse,
    lay,
    leave_pictures_out,
    open_page,
    page_of,
    tab_to,
)
from tests.scenes.visitor import Visitor, is_asked

Visit = Callable[..., Visitor]
PAGES = {pygame.K_o: RULE_OPTIONS, pygame.K_m: MISERE_OPTIONS}
SPECS = [(key, spec) for key, specs in PAGES.items() for spec in specs]
WAYS = {"keys": choose_by_keys, "mouse": choose_by_mouse}


@pytest.fixture(autouse=True)
def plain_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    leave_pictures_out(monkeypatch)


def open_options(visitor: Visitor, key: int) -> OptionsScene:
    kind = {pygame.K_o: RuleOptionsScene, pygame.K_m: MisereOptionsScene}[key]
    return lay(visitor, kind(visitor.services, visitor.lobby.rooms.house))


def control_of(page: OptionsScene, field: str) -> Segments:
    index = [spec.field for spec in page.specs].index(field)
    control = page.rows[index].control
    assert isinstance(control, Segments)
    return control


def sentence_of(page: OptionsScene, field: str) -> str:
    return page.rows[[spec.field for spec in page.specs].index(field)].sentence.text


def kept_options(folder: Path | None) -> Options:
    return FIVE_HUNDRED.parse_options(SettingsFile(folder).current.rules)


def test_every_option_of_the_rules_is_on_one_of_the_pages() -> None:
    assert sorted(spec.field for _, spec in SPECS) == sorted(field.name for field in fields(Options))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", PAGES)
def test_every_choice_of_every_option_can_be_taken_and_is_kept_at_once(visit: Visit, key: int, way: str) -> None:
    visitor = visit()
    page = open_options(visitor, key)
    for spec in PAGES[key]:
        page.house.take(Options())
        page.show(page.house.current)
        control = control_of(page, spec.field)
        assert spec.choices[control.index].value == getattr(Options(), spec.field)
        for index in (*range(len(spec.choices)), 0):
            WAYS[way](visitor, control, index)
            assert getattr(kept_options(visitor.folder), spec.field) == spec.choices[index].value
            assert sentence_of(page, spec.field) == spec.choices[index].sentence


def test_every_sentence_ends_and_no_two_choices_say_the_same() -> None:
    for _, spec in SPECS:
        sentences = [choice.sentence for choice in spec.choices]
        assert all(sentence.endswith(".") for sentence in sentences) and len(set(sentences)) == len(sentences)


def test_one_bid_each_leaves_no_second_turn_to_choose(visit: Visit) -> None:
    visitor = visit()
    page = open_options(visitor, pygame.K_o)
    choose_by_keys(visitor, control_of(page, "single_round"), 1)
    again = control_of(page, "passed_may_bid_again")
    assert not again.is_enabled and sentence_of(page, "passed_may_bid_again") == again.reason != ""
    choose_by_mouse(visitor, again, 1)
    tab_to(visitor, again)
    visitor.key(pygame.K_RIGHT)
    assert not kept_options(visitor.folder).passed_may_bid_again
    choose_by_keys(visitor, control_of(page, "single_round"), 0)
    choose_by_mouse(visitor, again, 1)
    assert kept_options(visitor.folder).passed_may_bid_again


def test_no_six_no_trumps_convention_without_sixes(visit: Visit) -> None:
    visitor = visit()
    page = open_options(visitor, pygame.K_o)
    choose_by_keys(visitor, control_of(page, "lowest_bid"), 1)
    assert "6NT" in sentence_of(page, "six_no_trumps_convention")
    assert not control_of(page, "six_no_trumps_convention").is_enabled


def test_without_misere_there_is_nothing_more_to_choose_about_it(visit: Visit) -> None:
    visitor = visit()
    page = open_options(visitor, pygame.K_m)
    assert isinstance(page, MisereOptionsScene)
    assert [rung.words for rung in page.ladder.rungs if rung.is_lit] == ["Misère", "Open misère"]
    choose_by_mouse(visitor, control_of(page, "misere_bids"), 1)
    assert not control_of(page, "misere_rank").is_enabled and control_of(page, "misere_enthusiasm").is_enabled
    choose_by_mouse(visitor, control_of(page, "misere_bids"), 2)
    assert [spec.field for spec in page.specs if not control_of(page, spec.field).is_enabled] == [
        "misere_enthusiasm",
        "misere_rank",
        "misere_any_time",
    ]
    assert not any(rung.is_lit for rung in page.ladder.rungs)


def test_the_ladder_shows_where_closed_misere_stands(visit: Visit) -> None:
    visitor = visit()
    page = open_options(visitor, pygame.K_m)
    assert isinstance(page, MisereOptionsScene)

    def order() -> list[str]:
        return [rung.words for rung in page.ladder.rungs]

    assert order().index("Misère") < order().index("8♠")
    choose_by_keys(visitor, control_of(page, "misere_rank"), 1)
    assert order().index("8♠") < order().index("Misère") < order().index("8♣")


def test_usual_rules_brings_this_page_alone_back(visit: Visit) -> None:
    visitor = visit(rules="lowest-bid=7 misere-bids=none partner-style=cowboy")
    page = open_options(visitor, pygame.K_o)
    visitor.key(pygame.K_d)
    assert kept_options(visitor.folder) == Options(misere_bids=MisereBids.NONE)
    assert control_of(page, "lowest_bid").index == 0


def test_rules_survive_the_program_and_begin_the_next_game(visit: Visit) -> None:
    visitor = visit()
    page = open_options(visitor, pygame.K_o)
    assert page.footer.text == NEXT_GAME
    choose_by_mouse(visitor, control_of(page, "partner_style"), 2)
    visitor.close()
    again = visit()
    page = open_options(again, pygame.K_m)
    choose_by_mouse(again, control_of(page, "misere_enthusiasm"), 2)
    again.lobby.table()
    assert again.record().timeline.match.options == Options(
        partner_style=PartnerStyle.COWBOY, misere_enthusiasm=Enthusiasm.HIGH
    )


def test_a_change_during_a_hand_waits_for_the_next_deal(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=2))
    page = open_options(visitor, pygame.K_o)
    assert page.footer.text == UNDER_WAY
    choose_by_keys(visitor, control_of(page, "all_pass"), 2)
    choose_by_keys(visitor, control_of(page, "lowest_bid"), 1)
    assert visitor.lines()[-2:] == ["options all-pass=play-no-trumps", "options lowest-bid=7 all-pass=play-no-trumps"]
    visitor.app.push(visitor.lobby.table())
    match = visitor.table.live.match
    assert match.hand_options.lowest_bid == 6 == visitor.table.view.options.lowest_bid
    visitor.play_until(lambda table: table.live.match.number == 2 and table.live.is_users_turn)
    assert visitor.table.live.match.hand_options.lowest_bid == 7 == visitor.table.view.options.lowest_bid
    assert kept_options(visitor.folder).lowest_bid == 7


def test_the_page_shows_the_rules_of_the_game_under_way(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING), options="slam=no", rules="stop-at-490=yes")
    page = open_options(visitor, pygame.K_o)
    assert (control_of(page, "slam").index, control_of(page, "stop_at_490").index) == (1, 0)


def test_rules_that_cannot_be_read_are_the_usual_ones(visit: Visit) -> None:
    visitor = visit(rules="lowest-bid=nine")
    page = open_options(visitor, pygame.K_o)
    assert page.house.current == Options()
    visitor.lobby.table()
    assert visitor.record().timeline.match.options == Options()


@pytest.mark.parametrize(("key", "kind"), [(pygame.K_o, RuleOptionsScene), (pygame.K_m, MisereOptionsScene)])
@pytest.mark.parametrize("by_mouse", [False, True])
def test_back_leads_to_the_menu(visit: Visit, key: int, kind: Any, by_mouse: bool) -> None:
    visitor = visit()
    page = open_page(visitor, key)
    assert isinstance(page, kind)
    if by_mouse:
        visitor.click(page.back_button.rect.center)
    else:
        tab_to(visitor, page.back_button)
        visitor.key(pygame.K_RETURN)
    assert visitor.menu.buttons[0].label == "Start game"
    visitor.key(key)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu
    visitor.key(key)
    assert isinstance(page_of(visitor), kind)
