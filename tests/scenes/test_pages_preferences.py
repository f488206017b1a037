"""The preferences: everything by keyboard alone and by mouse alone, seen within a frame and kept at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.play.warming import NEWS
from game.scenes.preferences.cards import Cards
from game.scenes.preferences.colours import SWATCHES, Colours
from game.scenes.preferences.players import Players
from game.scenes.preferences.scene import PreferencesScene
from game.scenes.preferences.sound_and_speed import SoundAndSpeed
from game.screen.palette import contrast
from game.screen.widgets import Segments, Slider, Widget
from game.store.settings import CARD_BACKS, DECK_STYLES, SKILLS, SORT_ORDERS, Settings, SettingsFile
from game.table.pose import Box
from tests.scenes.page_turner import (
    LONG_NAME,
    choose_by_keys,
    choose_by_mouse,
    cut_labels,
    drag,
    lay,
    leave_pictures_out,
    open_page,
    tab_to,
    widgets_of,
    write,
)
from tests.scenes.visitor import Visitor, is_game_over

Visit = Callable[..., Visitor]
WAYS = {"keys": choose_by_keys, "mouse": choose_by_mouse}
CHOICES = [
    (0, 0, "sound_level", ("full", "part", "off")),
    (0, 1, "reduced_motion", (False, True)),
    (1, 1, "full_screen", (False, True)),
    (2, 0, "card_back", CARD_BACKS),
    (2, 1, "deck_style", DECK_STYLES),
    (2, 2, "sort_order", SORT_ORDERS),
    (3, 3, "auto_play", (False, True)),
    (3, 4, "double_click", (False, True)),
]
"""The leaf, which of its choices, the setting, its values."""


@pytest.fixture(autouse=True)
def plain_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    leave_pictures_out(monkeypatch)


def open_preferences(visitor: Visitor, leaf: int = 0) -> PreferencesScene:
    page = lay(visitor, visitor.lobby.rooms.preferences())
    visitor.key(pygame.K_F1 + leaf)
    assert page.front == leaf
    return page


def kept(visitor: Visitor) -> Settings:
    """What the next start would find."""
    return SettingsFile(visitor.folder).current


def sliders(page: PreferencesScene) -> list[Slider]:
    return [widget for widget in widgets_of(page, Slider) if isinstance(widget, Slider)]


@pytest.mark.parametrize("way", WAYS)
def test_every_choice_can_be_taken_is_kept_and_in_force(visit: Visit, way: str) -> None:
    visitor = visit(is_quick=False)
    page = open_preferences(visitor)
    for leaf, number, setting, values in CHOICES:
        visitor.key(pygame.K_F1 + leaf)
        for index in (*range(len(values)), 0):
            control = list(widgets_of(page, Segments))[number]
            assert isinstance(control, Segments)
            WAYS[way](visitor, control, index)
            visitor.step()
            assert getattr(kept(visitor), setting) == values[index], setting
    assert visitor.services.faces.back == CARD_BACKS[0] and visitor.services.sounds.level == "full"


@pytest.mark.parametrize("by_mouse", [False, True])
def test_leaves_are_turned_by_keys_and_clicks(visit: Visit, by_mouse: bool) -> None:
    visitor = visit()
    page = open_preferences(visitor)
    for number, kind in ((1, Colours), (2, Cards), (3, Players), (0, SoundAndSpeed)):
        if by_mouse:
            visitor.click(page.tabs[number].rect.center)
        else:
            tab_to(visitor, page.tabs[number])
            visitor.key(pygame.K_SPACE)
        assert isinstance(page.leaf, kind) and [tab.is_on for tab in page.tabs].index(True) == number


@pytest.mark.parametrize("by_mouse", [False, True])
def test_sound_and_speed_are_set_by_their_sliders(visit: Visit, by_mouse: bool) -> None:
    visitor = visit(is_quick=False)
    page = open_preferences(visitor)
    for slider, setting in zip(sliders(page), ("volume", "display_time", "card_speed"), strict=True):
        if by_mouse:
            drag(visitor, slider, 0.9)
            assert getattr(kept(visitor), setting) > 0.8
        else:
            tab_to(visitor, slider)
            visitor.key(pygame.K_HOME)
            assert getattr(kept(visitor), setting) == 0.0
            visitor.key(pygame.K_RIGHT)
            assert getattr(kept(visitor), setting) == 0.05
            visitor.key(pygame.K_END)
            assert getattr(kept(visitor), setting) == 1.0
    assert visitor.services.sounds.volume == kept(visitor).volume


def test_the_sample_card_flies_and_rests_again(visit: Visit) -> None:
    visitor = visit(is_quick=False)
    page = open_preferences(visitor)
    leaf = page.leaf
    assert isinstance(leaf, SoundAndSpeed)
    visitor.step()
    assert leaf.flight.stage.is_busy
    for _ in range(80):
        visitor.step(0.1)
    assert not leaf.flight.stage.is_busy
    tab_to(visitor, sliders(page)[2])
    visitor.key(pygame.K_RIGHT)
    visitor.step()
    assert leaf.flight.stage.is_busy
    pose = leaf.flight.stage.pose_of(0)
    assert pose is not None and leaf.flight.strip.rect.collidepoint(pose.x, pose.y)


# The colour of the table


@pytest.mark.parametrize("by_mouse", [False, True])
def test_the_felt_changes_at_once_under_the_open_page(visit: Visit, by_mouse: bool) -> None:
    visitor = visit()
    page = open_preferences(visitor, 1)
    visitor.step()
    before = visitor.app.surface.get_at((5, 5))
    red = sliders(page)[0]
    if by_mouse:
        drag(visitor, red, 0.95)
    else:
        tab_to(visitor, red)
        visitor.key(pygame.K_END)
    after = visitor.app.surface.get_at((5, 5))
    assert after.r > before.r + 40
    assert kept(visitor).felt_colour[0] > 220 and visitor.services.theme.felt_colour == kept(visitor).felt_colour


def test_a_held_slider_shows_its_colour_before_it_is_let_go(visit: Visit) -> None:
    visitor = visit()
    page = open_preferences(visitor, 1)
    track = sliders(page)[2]._track
    visitor.press((track.left + 8, track.centery))
    for step in range(20):
        visitor.point((track.left + 8 + (track.width - 16) * step / 20, track.centery))
    visitor.wait(0.3)
    shown = visitor.services.theme.felt_colour
    assert shown[2] > 200
    visitor.release((track.left + 8, track.centery))
    visitor.wait(0.3)
    assert kept(visitor).felt_colour == visitor.services.theme.felt_colour


def test_the_felt_is_drawn_roughly_while_its_colour_moves_and_finely_when_it_rests(visit: Visit) -> None:
    visitor = visit()
    page = open_preferences(visitor, 1)
    theme, track = visitor.services.theme, sliders(page)[2]._track
    visitor.press((track.left + 8, track.centery))
    visitor.point((track.centerx, track.centery))
    visitor.wait(0.5)
    assert theme.is_felt_rough, "as long as it is held"
    rough = visitor.app.surface.get_at((3, 3))
    visitor.release((track.centerx, track.centery))
    visitor.wait(0.3)
    assert not theme.is_felt_rough
    fine = visitor.app.surface.get_at((3, 3))
    assert max(abs(one - other) for one, other in zip(rough, fine, strict=True)) < 12
    assert tuple(fine)[:3] == tuple(theme.felt().get_at((3, 3)))[:3]


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1])
def test_the_felt_is_fine_again_when_the_page_is_left(visit: Visit, key: int) -> None:
    visitor = visit()
    page = open_preferences(visitor, 1)
    tab_to(visitor, sliders(page)[0])
    visitor.key(pygame.K_END)
    assert visitor.services.theme.is_felt_rough
    visitor.key(key)
    assert not visitor.services.theme.is_felt_rough


@pytest.mark.parametrize("way", WAYS)
def test_every_swatch_can_be_taken(visit: Visit, way: str) -> None:
    visitor = visit()
    page = open_preferences(visitor, 1)
    leaf = page.leaf
    assert isinstance(leaf, Colours) and len(SWATCHES) >= 8
    for index, (_, colour) in [*enumerate(SWATCHES)][::-1]:
        WAYS[way](visitor, leaf.swatches, index)
        visitor.wait(0.3)
        assert kept(visitor).felt_colour == colour == visitor.services.theme.felt_colour
        assert tuple(slider.value for slider in leaf.sliders) == colour
    tab_to(visitor, leaf.sliders[1])
    visitor.key(pygame.K_LEFT)
    assert leaf.swatches.index == -1


def test_leaving_in_the_middle_of_a_change_keeps_it(visit: Visit) -> None:
    visitor = visit()
    page = open_preferences(visitor, 1)
    assert isinstance(page.leaf, Colours)
    page.leaf.colour = (9, 99, 199)
    visitor.app._take_away()
    assert kept(visitor).felt_colour == (9, 99, 199)


def test_words_on_the_cloth_can_be_read_on_any_colour(visit: Visit) -> None:
    theme = visit().services.theme
    rng = Random(500)
    box = Box(theme.px(190), theme.px(490), theme.px(900), theme.px(84))
    colours = [(rng.randrange(256), rng.randrange(256), rng.randrange(256)) for _ in range(200)]
    for colour in [*colours, *(colour for _, colour in SWATCHES)]:
        theme.felt_colour = colour
        worst = min(contrast(theme.felt_ink(box), ground) for ground in theme.felt_grounds(box))
        assert worst >= 4.5, colour


def test_full_screen_follows_the_page_and_the_page_follows_f11(visit: Visit) -> None:
    visitor = visit()
    page = open_preferences(visitor, 1)
    window = list(widgets_of(page, Segments))[-1]
    assert isinstance(window, Segments)
    choose_by_mouse(visitor, window, 1)
    visitor.wait(0.3)
    assert visitor.app.is_full_screen and kept(visitor).full_screen
    visitor.key(pygame.K_F11)
    visitor.wait(0.3)
    assert not visitor.app.is_full_screen and not kept(visitor).full_screen and window.index == 0
    tab_to(visitor, window)
    visitor.key(pygame.K_RIGHT)
    visitor.wait(0.3)
    assert visitor.app.is_full_screen


# Names


def test_names_are_written_and_survive(visit: Visit) -> None:
    visitor = visit()
    page = open_preferences(visitor, 3)
    leaf = page.leaf
    assert isinstance(leaf, Players)
    for seat, name in enumerate(("Ada", "Bert", LONG_NAME + "xyz", "Doris")):
        field = leaf.fields[seat]
        if seat % 2:
            visitor.click(field.rect.center)
        else:
            tab_to(visitor, field)
        visitor.key(pygame.K_u, pygame.KMOD_CTRL)
        write(visitor, name)
        assert kept(visitor).name_of(seat) == name[:30]
    visitor.close()
    assert [kept(visitor).name_of(seat) for seat in range(4)] == ["Ada", "Bert", LONG_NAME, "Doris"]


def test_an_empty_name_is_the_usual_one(visit: Visit) -> None:
    visitor = visit(names=("Ann", "Bob", "Cy"), own_name="Eve")
    page = open_preferences(visitor, 3)
    leaf = page.leaf
    assert isinstance(leaf, Players)
    for seat, usual in enumerate(("You", "Player 1", "Player 2", "Player 3")):
        tab_to(visitor, leaf.fields[seat])
        visitor.key(pygame.K_u, pygame.KMOD_CTRL)
        write(visitor, "  ")
        assert kept(visitor).name_of(seat) == usual
    tab_to(visitor, page.tabs[0])
    visitor.step()
    assert [field.text for field in leaf.fields] == ["You", "Player 1", "Player 2", "Player 3"]


def test_letters_that_are_keys_elsewhere_are_just_letters_in_a_name(visit: Visit) -> None:
    visitor = visit()
    page = open_preferences(visitor, 3)
    leaf = page.leaf
    assert isinstance(leaf, Players)
    tab_to(visitor, leaf.fields[1])
    visitor.key(pygame.K_u, pygame.KMOD_CTRL)
    write(visitor, "zdr q")
    assert kept(visitor).names[0] == "zdr q" and visitor.scene is page


# Skill


@pytest.mark.parametrize("way", WAYS)
def test_each_of_the_three_is_given_a_skill_of_their_own(visit: Visit, way: str) -> None:
    visitor = visit(is_quick=False)
    assert kept(visitor).skills == ("expert",) * 3
    page = open_preferences(visitor, 3)
    for seat in range(3):
        for index in (0, 1, 2, seat):
            control = list(widgets_of(page, Segments))[seat]
            assert isinstance(control, Segments)
            WAYS[way](visitor, control, index)
            visitor.step()
            assert kept(visitor).skill_of(seat + 1) == SKILLS[index]
    assert kept(visitor).skills == SKILLS
    visitor.close()
    again = open_preferences(visit(is_quick=False), 3)
    shown = [widget.index for widget in widgets_of(again, Segments) if isinstance(widget, Segments)]
    assert shown[:3] == [0, 1, 2]


@pytest.mark.parametrize("news", ["", *NEWS])
def test_what_keeps_players_from_their_best_is_said_and_fits(visit: Visit, news: str) -> None:
    visitor = visit()
    told = [""]
    visitor.services.players_news = lambda: told[0]
    page = open_preferences(visitor, 3)
    assert isinstance(page.leaf, Players)
    told[0] = news
    visitor.step()
    assert page.leaf.told.text.endswith(news) and "rules of thumb" in page.leaf.told.text
    assert cut_labels(page) == []


# Games won and lost


def finished(visit: Visit) -> tuple[Visitor, PreferencesScene]:
    """One game has come to its end and been put away."""
    visitor = visit(5, until=is_game_over)
    visitor.lobby._put_away()
    return visitor, open_preferences(visitor)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_reset_asks_first_and_throws_nothing_away(visit: Visit, by_mouse: bool) -> None:
    visitor, page = finished(visit)
    leaf = page.leaf
    assert isinstance(leaf, SoundAndSpeed) and visitor.folder is not None
    told = visitor.lobby.tally_line()
    assert told.startswith("Games won") and leaf.tally.sentence.text == told

    def ask_and_answer(choice: int) -> None:
        if by_mouse:
            visitor.click(leaf.reset.rect.center)
            assert page.dialog is not None
            visitor.click(page.dialog.buttons[choice].rect.center)
        else:
            tab_to(visitor, leaf.reset)
            visitor.key(pygame.K_RETURN)
            assert page.dialog is not None
            visitor.key((pygame.K_RETURN, pygame.K_ESCAPE)[choice])

    records = sorted((visitor.folder / "kept").iterdir())
    ask_and_answer(1)
    assert page.dialog is None and visitor.lobby.tally_line() == told and visitor.scene is page
    ask_and_answer(0)
    assert page.dialog is None and visitor.lobby.tally_line() == "" and not leaf.reset.is_enabled
    assert sorted((visitor.folder / "kept").iterdir()) == records
    visitor.close()
    assert visit(6).lobby.tally_line() == ""


def test_there_is_nothing_to_reset_before_the_first_game(visit: Visit) -> None:
    visitor = visit()
    page = open_preferences(visitor)
    visitor.key(pygame.K_z)
    assert page.dialog is None


def test_every_widget_can_be_reached_by_tab_and_the_menu_again_by_escape(visit: Visit) -> None:
    visitor = visit()
    page = open_page(visitor, pygame.K_p)
    assert isinstance(page, PreferencesScene)
    for leaf in range(4):
        visitor.key(pygame.K_F1 + leaf)
        reached: set[Widget | None] = set()
        for _ in range(40):
            visitor.key(pygame.K_TAB)
            reached.add(page.form.focused)
        assert reached == set(page.form.focusable)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu
