"""Every widget by mouse and by keyboard, through real events."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.screen.theme import Theme
from game.screen.widgets import (
    Button,
    Choice,
    Dialog,
    Form,
    Label,
    ListBox,
    Panel,
    Scroller,
    Segments,
    Slider,
    TextField,
    TextPage,
    Toggle,
    Widget,
    place_column,
    place_row,
)
from tests.screen.events import click, hold, move, posted, release, strike, wheel, write


def formed(theme: Theme, *widgets: Widget) -> Form:
    """A form with the widgets below each other."""
    room = pygame.Rect(50, 50, 700, 700)
    form = Form(theme, widgets, lambda: void(place_column(widgets, room, 16)))
    form.relayout()
    return form


def void(_: object) -> None:
    return None


class Log(list):
    """Remembers what was called, and with what."""

    def __call__(self, *values: object) -> str:
        self.append(values[0] if values else True)
        return "answer"


def test_a_button_is_pressed_by_click_enter_space_and_its_key(theme: Theme) -> None:
    log = Log()
    button = Button(theme, "Bid", log, "B", (pygame.K_b,))
    form = formed(theme, button, Button(theme, "Pass"))
    click(form, button.rect.center)
    assert log == [True]
    assert form.take_answer() == "answer"
    assert form.take_answer() is None
    form.focus(button)
    strike(form, pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER)
    form.focus(form.widgets[1])
    strike(form, pygame.K_b)
    assert len(log) == 5
    strike(form, pygame.K_b, mod=pygame.KMOD_CTRL)
    assert len(log) == 5


def test_a_click_let_go_elsewhere_presses_nothing(theme: Theme) -> None:
    log = Log()
    button = Button(theme, "Bid", log)
    form = formed(theme, button)
    hold(form, button.rect.center)
    assert button.is_pressed
    move(form, (900, 700))
    release(form, (900, 700))
    assert not button.is_pressed
    assert log == []
    hold(form, button.rect.center)
    form.handle(posted(pygame.event.Event(pygame.WINDOWFOCUSLOST)))
    release(form, button.rect.center)
    assert log == []


def test_a_held_key_presses_once(theme: Theme) -> None:
    log = Log()
    form = formed(theme, Button(theme, "Bid", log))
    form.focus(form.widgets[0])
    for _ in range(4):
        form.handle(posted(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0)))
    assert log == [True]


def test_a_disabled_button_says_why(theme: Theme) -> None:
    log, said = Log(), Log()
    button = Button(theme, "Bid 6♠", log, keys=(pygame.K_b,))
    button.reason = "Seven spades is the lowest bid left."
    form = formed(theme, button)
    form.refuse = said
    click(form, button.rect.center)
    strike(form, pygame.K_RETURN, pygame.K_b)
    assert log == []
    assert said == [button.reason] * 3
    assert form.hint == button.reason


def test_tab_goes_round_both_ways(theme: Theme) -> None:
    one, two, three = Button(theme, "One"), Toggle(theme, "Two"), Slider(theme, 0.5)
    form = formed(theme, Label(theme, "heading"), one, two, three)
    two.is_shown = True
    order = []
    for _ in range(4):
        strike(form, pygame.K_TAB)
        order.append(form.focused)
    assert order == [one, two, three, one]
    strike(form, pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert form.focused is three
    two.is_shown = False
    strike(form, pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    assert form.focused is one


def test_arrows_go_to_the_neighbour(theme: Theme) -> None:
    buttons = [Button(theme, f"{n} cards") for n in range(6)]
    form = Form(theme, buttons)
    place_row(buttons[:3], pygame.Rect(0, 0, 600, 60), 10, "fill")
    place_row(buttons[3:], pygame.Rect(0, 80, 600, 60), 10, "fill")
    form.focus(buttons[1])
    strike(form, pygame.K_DOWN)
    assert form.focused is buttons[4]
    strike(form, pygame.K_RIGHT)
    assert form.focused is buttons[5]
    strike(form, pygame.K_UP, pygame.K_LEFT, pygame.K_LEFT)
    assert form.focused is buttons[0]
    strike(form, pygame.K_LEFT)
    assert form.focused is buttons[0]


def test_the_ring_is_for_those_who_use_keys(theme: Theme) -> None:
    button = Button(theme, "Bid")
    form = formed(theme, button)
    click(form, button.rect.center)
    assert form.focused is button
    assert not button.is_focused
    strike(form, pygame.K_TAB)
    assert button.is_focused


def test_enter_presses_the_default_and_escape_cancels(theme: Theme) -> None:
    log, gone = Log(), Log()
    form = formed(theme, Slider(theme, 0.5), Button(theme, "OK", log))
    form.default = form.widgets[1]
    form.cancel = gone
    form.focus(form.widgets[0])
    strike(form, pygame.K_RETURN, pygame.K_ESCAPE)
    assert (log, gone) == ([True], [True])


def test_a_toggle_turns_by_click_space_and_arrows(theme: Theme) -> None:
    log = Log()
    toggle = Toggle(theme, "Full screen", changed=log)
    form = formed(theme, toggle)
    click(form, toggle.rect.center)
    form.focus(toggle)
    strike(form, pygame.K_SPACE, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert log == [True, False, True, False]


def test_segments_by_click_and_keys(theme: Theme) -> None:
    log = Log()
    segments = Segments(theme, ("Full", "Part", "Off"), 0, log)
    form = formed(theme, segments)
    click(form, segments.cells()[2].center)
    form.focus(segments)
    strike(form, pygame.K_LEFT, pygame.K_HOME, pygame.K_LEFT, pygame.K_END, pygame.K_SPACE)
    assert log == [2, 1, 0, 2, 0]
    assert all(segments.rect.contains(cell) for cell in segments.cells())


def test_a_slider_by_drag_wheel_and_keys(theme: Theme) -> None:
    log = Log()
    slider = Slider(theme, 0.5, log, step=0.1)
    form = formed(theme, slider)
    form.focus(slider)
    strike(form, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_HOME, pygame.K_LEFT, pygame.K_END, pygame.K_PAGEDOWN)
    assert log == [0.6, 0.5, 0.0, 1.0, 0.5]
    hold(form, slider.rect.midleft)
    assert slider.value == 0.0
    move(form, (slider.rect.right + 300, 0))
    assert slider.value == 1.0
    release(form, (slider.rect.right + 300, 0))
    move(form, slider.rect.center)
    wheel(form, -2)
    assert slider.value == 0.8


def test_a_text_field_is_written_in(theme: Theme) -> None:
    log, done = Log(), Log()
    field = TextField(theme, "Ann", log, longest=8, entered=done)
    form = formed(theme, field, Button(theme, "Pass", keys=(pygame.K_p,)))
    form.focus(field)
    write(form, "ep")
    assert field.text == "Annep"
    strike(form, pygame.K_HOME, pygame.K_DELETE, pygame.K_RIGHT, pygame.K_BACKSPACE, pygame.K_END)
    assert field.text == "nep"
    write(form, "é!????????")
    assert field.text == "nepé!???"
    strike(form, pygame.K_RETURN)
    assert done == ["nepé!???"]
    strike(form, pygame.K_u, mod=pygame.KMOD_LCTRL)
    assert field.text == ""
    assert log[-1] == ""


def test_a_click_sets_the_caret(theme: Theme) -> None:
    field = TextField(theme, "Eleanor")
    form = formed(theme, field)
    click(form, (field.rect.left + 3, field.rect.centery))
    assert field.caret == 0
    click(form, (field.rect.right - 3, field.rect.centery))
    assert field.caret == 7


def test_typing_replaces_the_old_text_of_a_field_just_gone_to(theme: Theme) -> None:
    field, other = TextField(theme, "Player 1"), TextField(theme, "Player 2")
    form = formed(theme, field, other)
    strike(form, pygame.K_TAB)
    write(form, "Ada")
    assert field.text == "Ada"
    click(form, other.rect.center)
    write(form, "Bo")
    assert other.text == "Bo"
    click(form, (other.rect.left + 3, other.rect.centery))
    write(form, "Jum")
    assert other.text == "JumBo", "a second click sets the caret"
    strike(form, pygame.K_TAB, pygame.K_RIGHT)
    write(form, "m")
    assert field.text == "Adam", "an arrow keeps the text"
    strike(form, pygame.K_a, mod=pygame.KMOD_LCTRL)
    strike(form, pygame.K_BACKSPACE)
    assert field.text == ""


def test_a_selected_text_is_seen(theme: Theme, window: pygame.Surface) -> None:
    field = TextField(theme, "Player 1")
    form = formed(theme, TextField(theme), field)
    form.focus(field)
    field.draw(window)
    plain = pygame.image.tobytes(window, "RGB")
    form.dirty_rects()
    strike(form, pygame.K_a, mod=pygame.KMOD_LCTRL)
    assert form.dirty_rects()
    field.draw(window)
    assert pygame.image.tobytes(window, "RGB") != plain


def test_a_list_by_keys_wheel_and_click(theme: Theme) -> None:
    log, picked = Log(), Log()
    box = ListBox(theme, [f"Hand {n}" for n in range(50)], 0, log, picked)
    form = formed(theme, box)
    form.focus(box)
    strike(form, pygame.K_DOWN, pygame.K_END, pygame.K_UP, pygame.K_RETURN, pygame.K_HOME, pygame.K_UP)
    assert log == [1, 49, 48, 0]
    assert picked == [48]
    assert box.top == 0
    move(form, box.rect.center)
    wheel(form, -3)
    assert box.top > 0
    wheel(form, 99)
    click(form, (box.room.left + 5, box.room.top + 3 * box.row_height + 2))
    assert box.index == 3


def test_a_page_is_scrolled_every_way(theme: Theme) -> None:
    scroller = Scroller(theme, TextPage(theme, "# Rules\n\n" + "A line of the rules of the game. " * 300))
    form = formed(theme, scroller)
    form.focus(scroller)
    strike(form, pygame.K_DOWN)
    assert scroller.top == scroller.line
    strike(form, pygame.K_PAGEDOWN)
    assert scroller.top > 200
    strike(form, pygame.K_END)
    assert scroller.top == scroller.lowest_top > 1000
    strike(form, pygame.K_DOWN)
    assert scroller.top == scroller.lowest_top
    strike(form, pygame.K_HOME)
    hold(form, scroller.thumb.center)
    move(form, (0, 2000))
    release(form, (0, 2000))
    assert scroller.top == scroller.lowest_top
    click(form, (scroller.bar.centerx, scroller.bar.top + 2))
    assert 0 < scroller.top < scroller.lowest_top
    scroller.scroll_to(0)
    move(form, scroller.room.center)
    wheel(form, -1)
    assert scroller.top > 0


class Chalk:
    """A page white from end to end."""

    def height(self, width: int) -> int:
        return 3000

    def draw(self, surface: pygame.Surface, room: pygame.Rect, top: int) -> None:
        surface.fill((255, 255, 255), room)


def test_a_page_fades_where_it_goes_on(theme: Theme, window: pygame.Surface) -> None:
    scroller = Scroller(theme, Chalk())
    formed(theme, scroller)
    room = scroller.room
    places = (room.centerx, room.top), room.center, (room.centerx, room.bottom - 1)
    for top, is_white in ((0, (True, True, False)), (500, (False, True, False)), (3000, (False, True, True))):
        scroller.scroll_to(top)
        window.fill((0, 0, 0))
        scroller.draw(window)
        assert tuple(window.get_at(place).r > 200 for place in places) == is_white


def test_a_dialog_takes_everything_until_it_is_answered(theme: Theme, window: pygame.Surface) -> None:
    dialog = Dialog(theme, "Leave?", "A game is under way.", [Choice("Stay", Log()), Choice("Leave", lambda: "left")])
    assert dialog.handle(posted(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, unicode="q", scancode=0)))
    assert dialog.is_open
    strike(dialog, pygame.K_TAB, pygame.K_RETURN)
    assert not dialog.is_open
    assert dialog.take_answer() == "left"


def test_escape_takes_the_last_choice_and_enter_the_first(theme: Theme) -> None:
    for key, expected in ((pygame.K_ESCAPE, "last"), (pygame.K_RETURN, "first")):
        dialog = Dialog(theme, "Leave?", "Well?", [Choice("A", lambda: "first"), Choice("B", lambda: "last")])
        strike(dialog, key)
        assert dialog.take_answer() == expected


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (3840, 2160), (500, 900)])
def test_widgets_grow_with_their_text(size: tuple[int, int], window: pygame.Surface) -> None:
    theme = Theme(size)
    for text in ("OK", "Continue the game of yesterday", "Open Misère ♠♣♦♥"):
        button = Button(theme, text, hint="F10")
        across, down = button.natural_size()
        wide, high = theme.text_size(text, button.size, "bold")
        assert across > wide + theme.text_size("F10", button.size * 0.8, "bold")[0]
        assert down > high
        assert Toggle(theme, text).natural_size()[0] > theme.text_size(text, 17)[0]
    segments = Segments(theme, ("Leisurely", "As you like it", "At once"))
    segments.rect = pygame.Rect((0, 0), segments.natural_size())
    for choice, cell in zip(segments.choices, segments.cells(), strict=True):
        assert theme.text_size(choice, 17, "bold")[0] <= cell.width


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (3840, 2160), (400, 300)])
def test_a_dialog_fits_the_window(size: tuple[int, int], window: pygame.Surface) -> None:
    sentence = "A rather long sentence, to be wrapped. " * 5
    dialog = Dialog(Theme(size), "A heading", sentence, [Choice("Stay"), Choice("Go")])
    assert pygame.Rect((0, 0), size).contains(dialog.rect)
    assert all(dialog.rect.contains(button.rect) for button in dialog.buttons)


def test_a_narrow_row_is_shared(theme: Theme) -> None:
    buttons = [Button(theme, "A button with a long label") for _ in range(6)]
    room = pygame.Rect(10, 10, 500, 50)
    place_row(buttons, room, 8)
    assert all(room.contains(button.rect) for button in buttons)
    assert all(a.rect.right <= b.rect.left for a, b in pairwise(buttons))


def test_only_what_changed_is_drawn_again(theme: Theme, window: pygame.Surface) -> None:
    panel, one, two = Panel(theme, "Preferences"), Button(theme, "One"), Slider(theme, 0.2, said=lambda v: f"{v:.0%}")
    form = Form(theme, [panel, one, two, TextField(theme, "Ann"), ListBox(theme, ["a", "b"])])
    panel.rect = pygame.Rect(20, 20, 600, 500)
    place_column(form.widgets[1:], panel.inside, 12)
    assert form.dirty_rects()
    form.draw(window, window.get_rect())
    assert form.dirty_rects() == []
    move(form, one.rect.center)
    assert all(rect.colliderect(one.rect) for rect in form.dirty_rects())
    two.move_to(0.9)
    assert {tuple(rect) for rect in form.dirty_rects()} == {tuple(two.bounds)}
    theme.resize((800, 600))
    assert len(form.dirty_rects()) >= len(form.widgets)
    form.replace([one])
    assert any(rect.contains(two.rect) for rect in form.dirty_rects())


def test_sliders_with_the_same_wordings_have_tracks_of_the_same_length(theme: Theme) -> None:
    sliders = [Slider(theme, 0.5, said=lambda value, word=word: word) for word in ("70 %", "leisurely")]
    for slider in sliders:
        slider.rect = pygame.Rect(0, 0, 400, 30)
    assert sliders[0]._track.width > sliders[1]._track.width
    sliders[0].wordings = sliders[1].wordings = ("100 %", "leisurely")
    assert sliders[0]._track.width == sliders[1]._track.width
