"""A hand in a real window: once with the keyboard, once with the mouse, and what then stands on disk."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app import make_services
from game.cards.card import Card
from game.engine.actions import Call, Deal, Discard, Play
from game.engine.record import read_record
from game.play.thinking import Thinker
from game.players.casual import Casual
from game.rules.catalogue import GAMES
from game.rules.five_hundred.bids import PASS
from game.rules.five_hundred.sorting import sorted_hand
from game.rules.five_hundred.view import FiveHundredView, Phase
from game.scenes.lobby import Lobby
from game.scenes.table.call_choice import CallChoice
from game.scenes.table.call_panel import CallPanel
from game.screen.theme import Theme
from game.store.saves import Saves
from game.store.settings import SettingsFile
from game.table.layouts.five_hundred import FiveHundredLayout
from tests.window.screen import MISSING, Desk, own_screen

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(MISSING), reason=f"{' and '.join(MISSING)} not installed"),
]
QUICK = {"card_speed": 1.0, "display_time": 1.0, "reduced_motion": True}


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with own_screen() as name:
        yield name


def seat_down(display: str, folder: Path, seed: int) -> Desk:
    (folder / "settings.json").write_text(json.dumps(QUICK), encoding="utf-8")
    return Desk(display, folder, seed)


def choose(view: FiveHundredView) -> object:
    """A sensible choice: the lowest bid unless somebody has bid, and a Joker led only when nothing else can be."""
    calls = [action for action in view.legal if isinstance(action, Call)]
    if calls:
        is_bid = any(bid.level or bid.is_misere for _, bid in view.calls)
        return next(action for action in calls if (action.bid is PASS if is_bid else action.bid.level))  # type: ignore[attr-defined]
    action = Casual().choose(view, Random(1))
    if isinstance(action, Play) and action.suit is not None:
        action = next((each for each in view.legal if isinstance(each, Play) and each.suit is None), action)
    return action


def shown_hand(view: FiveHundredView) -> list[Card]:
    """The user's cards as they lie, left to right."""
    return list(sorted_hand(view.hand, view.trump))


def assert_one_whole_hand(desk: Desk) -> None:
    record = read_record(desk.path.read_text(encoding="utf-8"), GAMES)
    assert not record.trouble
    match = record.timeline.match
    assert len(match.finished) == 1 and match.finished[0].scores == match.scores
    actions = record.timeline.actions
    assert sum(isinstance(action, Deal) for action in actions) == 1
    plays = sum(isinstance(action, Play) for action in actions)
    contract = match.finished[0].result.contract  # type: ignore[attr-defined]
    assert plays == 40 or (contract is not None and contract.is_misere)
    assert record.undos == 0


def test_a_hand_by_keys_and_a_resize_in_the_middle(display: str, tmp_path: Path) -> None:
    desk = seat_down(display, tmp_path, 5)
    try:
        desk.insist(lambda: desk.key("Return"))
        while True:
            desk.wait_for(desk.is_asked, "the players never came to an end")
            view = desk.view()
            if view.to_act is None:
                break
            if len(view.tricks) == 4 and desk.size == (1000, 700):
                desk.resize((1250, 850))
            press(desk, view)
        assert desk.size != (1000, 700)
        assert_one_whole_hand(desk)
        before = desk.moment()
        desk.insist(lambda: desk.key("Return"))
        assert desk.moment() > before
    finally:
        complaint = desk.close()[1]
    assert "Traceback" not in complaint


def press(desk: Desk, view: FiveHundredView) -> None:
    action, hand = choose(view), shown_hand(view)
    if isinstance(action, Call):
        if action.bid.text in ("-", "M", "OM"):
            desk.insist(lambda: desk.key({"-": "p", "M": "m", "OM": "o"}[action.bid.text]))
        else:
            level, strain = f"F{action.bid.level - 5}", f"F{action.bid.denomination + 6}"  # type: ignore[attr-defined]
            desk.insist(lambda: strike(desk, level, strain, "Return"))
    elif isinstance(action, Discard):
        marks = [lambda name=name: desk.key(name) for name in f_keys(hand[:3], hand)]
        throw_out(desk, marks, lambda: desk.key("Return"))
    else:
        desk.insist(lambda: desk.key(f_keys([action.card], hand)[0]))  # type: ignore[attr-defined]


def strike(desk: Desk, *names: str) -> None:
    for name in names:
        desk.key(name)


def f_keys(cards: list[Card], hand: list[Card]) -> list[str]:
    places = [hand.index(card) for card in cards]
    return [f"F{place + 1}" if place < 10 else f"shift+F{place - 9}" for place in places]


def throw_out(desk: Desk, marks: list, confirm) -> None:  # type: ignore[no-untyped-def, type-arg]
    """Mark three cards and confirm. Should the first mark only have hurried the cards, another one is tried."""
    marks[0]()
    marks[1]()
    marks[2]()
    confirm()
    for _ in range(10):
        try:
            desk.wait_for(lambda: not desk.is_asked() or desk.view().phase is not Phase.DISCARDING, "", 1.5)
            return
        except AssertionError:
            marks[0]()
            confirm()
    raise AssertionError("the three cards were never thrown out")


def test_a_hand_by_the_mouse(display: str, tmp_path: Path) -> None:
    desk = seat_down(display, tmp_path, 5)
    try:
        start = menu_start(desk)
        desk.insist(lambda: desk.click(start))
        while True:
            desk.wait_for(desk.is_asked, "the players never came to an end")
            view = desk.view()
            if view.to_act is None:
                break
            if len(view.tricks) == 6 and desk.size == (1000, 700):
                desk.resize((820, 640))
            point(desk, view)
        assert desk.size != (1000, 700)
        assert_one_whole_hand(desk)
    finally:
        complaint = desk.close()[1]
    assert "Traceback" not in complaint


def menu_start(desk: Desk) -> tuple[float, float]:
    """Where the first entry of the menu is; a click there leaves the title as well."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(desk.size)
    services = make_services(SettingsFile(None), desk.size)
    menu = Lobby(services, Saves(None, GAMES), dict, Thinker(is_immediate=True)).menu()
    menu.form.relayout()
    return menu.buttons[0].rect.center


def point(desk: Desk, view: FiveHundredView) -> None:
    action, hand, layout = choose(view), shown_hand(view), FiveHundredLayout(*desk.size)

    def at(card: Card) -> tuple[float, float]:
        x, y, _ = layout.hand_slots(len(hand))[hand.index(card)]
        return x - layout.card_size[0] / 2 + 9 * layout.s, y

    if isinstance(action, Call):
        spots = CallPanel(Theme(desk.size), layout.call_panel, CallChoice()).spots
        place = next(spot.box.centre for spot in spots if spot.bid is action.bid)
        desk.insist(lambda: desk.click(place))
    elif isinstance(action, Discard):
        button = 4 if desk_has_thrown_out(view) else 3
        throw_out(
            desk,
            [lambda card=card: desk.click(at(card)) for card in hand[:3]],
            lambda: desk.click(layout.button(button).centre),
        )
    else:
        desk.insist(lambda: desk.click(at(action.card)))  # type: ignore[attr-defined]


def desk_has_thrown_out(view: FiveHundredView) -> bool:
    """Whether there is a button for the cards thrown out before the one that throws them out."""
    return bool(view.discards)
