"""The hint at the table: asked for, shown, marked, and gone as soon as something else is done."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game.cards.seats import Seat
from game.engine.actions import Call, Discard
from game.engine.events import HANDS
from game.play.thinking import Thinker
from game.play.warming import NEWS
from game.players.casual import Casual
from game.players.monte_carlo import Figures, Thoughts
from game.rules.five_hundred.view import Phase
from tests.scenes import reader
from tests.scenes.test_reading import ROOMY
from tests.scenes.visitor import Visitor, is_asked, is_joker_led, may_lead_joker

Visit = Callable[..., Visitor]
MOMENTS = {
    "a call": is_asked(Phase.BIDDING),
    "the kitty": is_asked(Phase.DISCARDING),
    "a lead": may_lead_joker,
    "a trick": is_asked(Phase.PLAYING, tricks=3),
    "the only card": is_joker_led,
}


class Wise:
    """Weighs everything that may be done, with figures that have nothing to do with the cards."""

    def choose(self, view: Any, rng: Random) -> Any:
        return self.ponder(view, rng).choice

    def ponder(self, view: Any, rng: Random) -> Thoughts:
        count = len(view.legal)
        figures = [
            Figures(action, 120.0 - 37.5 * place, 0.987 - 0.9 * place / count, 9.5 - 7 * place / count)
            for place, action in enumerate(reversed(view.legal))
        ]
        return Thoughts(figures[0].action, tuple(figures), 60)


class Slow(Wise):
    """Goes on thinking until told to stop, or to say what it thinks."""

    def __init__(self) -> None:
        self.stop, self.started, self.go_on = threading.Event(), threading.Event(), threading.Event()
        self.was_stopped = threading.Event()

    def ponder(self, view: Any, rng: Random) -> Thoughts:
        self.started.set()
        while not self.stop.is_set() and not self.go_on.is_set():
            self.stop.wait(0.002)
        if self.stop.is_set():
            self.was_stopped.set()
        return super().ponder(view, rng)

    def call_off(self) -> None:
        self.stop.set()

    def resume(self) -> None:
        self.stop.clear()


def at_table(visit: Visit, moment: str = "a trick", **how: Any) -> Visitor:
    visitor = visit(5, until=MOMENTS[moment], **{"adviser": Wise, **how})
    visitor.sit_down()
    visitor.settle()
    return visitor


def is_shown(visitor: Visitor) -> bool:
    return visitor.table.furniture.above.rect_of("hint") is not None


def marked(visitor: Visitor) -> set[str]:
    table = visitor.table
    pieces = table.presenter.pieces
    picture = table.presenter.picture()
    held = pieces.at[HANDS[Seat.SOUTH]]
    return {pieces.faces[piece].text for piece in held if picture[piece][1].is_marked}


@pytest.mark.parametrize("key", [pygame.K_h, pygame.K_i])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_key_shows_the_hint_and_takes_it_away_again(visit: Visit, moment: str, key: int) -> None:
    visitor = at_table(visit, moment)
    before = visitor.pixels()
    visitor.take_hint(key)
    table = visitor.table
    assert is_shown(visitor) and table.hint.advice is not None
    best = table.hint.actions[0]
    if isinstance(best, Call):
        assert table.calling.panel.advised is best.bid
    else:
        assert marked(visitor) == {action.card.text for action in table.hint.actions}  # type: ignore[union-attr]
        assert len(table.hint.actions) == (3 if isinstance(best, Discard) else 1)
    assert visitor.pixels() != before
    visitor.key(key)
    visitor.wait(0.3)
    assert not is_shown(visitor) and visitor.pixels() == before


def test_the_button_does_the_same(visit: Visit) -> None:
    visitor = at_table(visit)
    for is_open in (True, False, True):
        visitor.click(visitor.button_place("hint"))
        visitor.step()
        assert is_shown(visitor) is visitor.table.hint.is_open is is_open


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_said_is_what_was_thought(visit: Visit, moment: str) -> None:
    visitor = at_table(visit, moment)
    visitor.take_hint()
    words = visitor.table.hint.words
    if moment == "the only card":
        assert words.endswith(" is the only card you may play.")
        return
    assert words.endswith(".") and ("99 %" in words or "beaten in 1 %" in words)
    assert ("9.5" in words) is (moment != "a call")


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_choice_takes_the_hint_away(visit: Visit, moment: str) -> None:
    visitor = at_table(visit, moment)
    visitor.take_hint()
    visitor.act_by_keys(visitor.decide())
    visitor.step()
    assert not visitor.table.hint.is_open and not is_shown(visitor)
    visitor.settle()
    assert not visitor.table.presenter.look.marked or visitor.table.gift is not None


def test_undo_takes_it_away(visit: Visit) -> None:
    visitor = at_table(visit)
    visitor.take_hint()
    visitor.key(pygame.K_u)
    visitor.settle()
    assert not visitor.table.hint.is_open and not is_shown(visitor)


def test_another_window_size_keeps_it(visit: Visit) -> None:
    visitor = at_table(visit)
    visitor.take_hint()
    words = visitor.table.hint.words
    visitor.resize((1000, 760))
    assert is_shown(visitor) and visitor.table.hint.words == words
    assert pygame.Rect(0, 0, 1000, 760).contains(visitor.table.furniture.above.rect_of("hint"))  # type: ignore[arg-type]


@pytest.mark.parametrize("way", [(pygame.K_ESCAPE, pygame.K_RETURN), (pygame.K_r, pygame.K_ESCAPE)])
def test_it_is_still_there_after_a_look_elsewhere(visit: Visit, way: tuple[int, int]) -> None:
    visitor = at_table(visit)
    visitor.take_hint()
    for key in way:
        visitor.key(key)
    visitor.settle()
    assert is_shown(visitor) and visitor.table.hint.words


def test_out_of_turn_there_is_none(visit: Visit) -> None:
    visitor = at_table(visit, thinker=Thinker(), players=lambda: dict.fromkeys(Seat, Slow()))
    visitor.act_by_keys(visitor.decide())
    visitor.until(lambda: not visitor.table.stage.is_busy)
    assert visitor.table.live.is_computers_turn
    visitor.key(pygame.K_h)
    assert "your own turn" in visitor.message() and not visitor.table.hint.is_open


# Worked out beside the window


def asking(visit: Visit) -> tuple[Visitor, Slow]:
    """Somebody who has asked for a hint that is not ready yet."""
    slow = Slow()
    visitor = at_table(visit, thinker=Thinker(), adviser=lambda: slow)
    visitor.key(pygame.K_h)
    assert slow.started.wait(5)
    return visitor, slow


def test_while_it_is_worked_out_a_sign_is_shown_and_the_table_goes_on(visit: Visit) -> None:
    visitor, slow = asking(visit)
    visitor.wait(0.5)
    assert is_shown(visitor) and visitor.table.hint.advice is None and not marked(visitor)
    slow.go_on.set()
    visitor.until(lambda: visitor.table.hint.is_complete, 0.01)
    assert marked(visitor)


LEAVING: dict[str, Callable[[Visitor], None]] = {
    "asking again": lambda visitor: visitor.key(pygame.K_h),
    "undo": lambda visitor: visitor.key(pygame.K_u),
    "the menu": lambda visitor: visitor.key(pygame.K_ESCAPE),
    "a choice": lambda visitor: visitor.act_by_keys(visitor.decide()),
    "closing": lambda visitor: visitor.close(),
}


@pytest.mark.parametrize("way", LEAVING)
def test_the_search_is_called_off_at_once(visit: Visit, way: str) -> None:
    visitor, slow = asking(visit)
    table = visitor.table
    LEAVING[way](visitor)
    assert slow.was_stopped.wait(1)
    assert not table.live.is_advising
    if way == "the menu":
        visitor.key(pygame.K_RETURN)
        visitor.settle()
        assert not table.hint.is_open and not is_shown(visitor)


# To be read


def open_hint(visitor: Visitor) -> None:
    hint = visitor.table.hint
    if not hint.is_open:
        hint.toggle()
    while not hint.is_complete:
        hint.update()


def test_a_hint_half_drawn_is_whole_in_a_window_of_another_size(visit: Visit) -> None:
    visitor = at_table(visit)
    visitor.key(pygame.K_h)
    visitor.until(lambda: visitor.table.hint.advice is not None, 0.01)
    assert not visitor.table.hint.is_complete and not marked(visitor)
    visitor.table.resize((1000, 700))
    visitor.until(lambda: visitor.table.hint.is_complete, 0.01)
    room, rect = visitor.table.layout.hint_room(is_calling=False), visitor.table.furniture.above.rect_of("hint")
    assert rect is not None and rect.width == round(room.width) and marked(visitor)


@pytest.mark.parametrize("moment", MOMENTS)
def test_it_can_be_read_at_every_size(visit: Visit, moment: str) -> None:
    visitor = at_table(visit, moment)
    table = visitor.table
    with reader.reading() as complaints:
        for size in ROOMY if moment == "a call" else ROOMY[::4]:
            found = reader.read(table, size, lambda: open_hint(visitor))
            room = table.layout.hint_room(is_calling=table.is_calling)
            rect = table.furniture.above.rect_of("hint")
            assert rect is not None and rect.width <= room.width + 1 and rect.height <= room.height + 1, size
            assert not complaints, (size, complaints[:6])
            assert any("deals imagined" in words or "only card" in words for words in found)


@pytest.mark.parametrize("news", NEWS)
def test_a_rule_of_thumb_says_why_there_are_no_figures(visit: Visit, news: str) -> None:
    visitor = at_table(visit, "a call", adviser=Casual)
    visitor.services.players_news = lambda: news
    with reader.reading() as complaints:
        for size in ROOMY[::4]:
            found = reader.read(visitor.table, size, lambda: open_hint(visitor))
            assert not complaints, (size, complaints[:6])
            assert set(re.findall(r"\w+", news)) <= set(re.findall(r"\w+", " ".join(found)))
    assert "rule of thumb" in visitor.table.hint.words
