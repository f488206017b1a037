"""What is not possible is said in a sentence, and nothing is written down."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.cards.seats import Seat
from game.engine.actions import Call, Play
from game.play.live import Live
from game.rules.five_hundred.bids import TRICK_BIDS
from game.rules.five_hundred.view import Phase
from game.scenes.table.scene import REFUSAL_SECONDS
from tests.scenes.visitor import SAID, Visitor, is_asked, may_lead_joker

Visit = Callable[..., Visitor]


def must_follow(live: Live) -> bool:
    """Whether some cards of the user may not be played now."""
    return is_asked(Phase.PLAYING)(live) and len(live.match.legal_actions()) < len(live.view().hand)  # type: ignore[attr-defined]


def somebody_bid(live: Live) -> bool:
    """Whether the user is to bid over another's bid."""
    return is_asked(Phase.BIDDING)(live) and any(bid.level for _, bid in live.view().calls)  # type: ignore[attr-defined]


def assert_refused(visitor: Visitor, lines: list[str]) -> None:
    said = visitor.message()
    assert said.endswith(".") and " " in said and said[0] == said[0].upper(), said
    assert visitor.lines() == lines


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_card_that_may_not_be_played(visit: Visit, by_mouse: bool) -> None:
    visitor = visit(5, until=must_follow)
    visitor.sit_down()
    visitor.settle()
    table, lines = visitor.table, visitor.lines()
    prompt = visitor.message()
    allowed = {action.card for action in table.view.legal if isinstance(action, Play)}
    for card in [card for card in table.own_hand() if card not in allowed]:
        if by_mouse:
            visitor.click(visitor.card_place(card))
        else:
            visitor.card_key(card)
        assert_refused(visitor, lines)
        assert visitor.message() != prompt
        visitor.wait(REFUSAL_SECONDS + 0.1)
        assert visitor.message() == prompt


def test_a_key_beyond_the_last_card(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=2))
    visitor.sit_down()
    visitor.settle()
    lines = visitor.lines()
    for code, mod in ((pygame.K_F10, 0), (pygame.K_F1, pygame.KMOD_LSHIFT)):
        visitor.key(code, mod)
        assert_refused(visitor, lines)
        assert f"F{len(visitor.table.own_hand())}" in visitor.message()
        visitor.wait(REFUSAL_SECONDS + 0.1)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_bid_that_is_too_low(visit: Visit, by_mouse: bool) -> None:
    visitor = visit(5, until=somebody_bid)
    visitor.sit_down()
    visitor.settle()
    lines, possible = visitor.lines(), visitor.table.calling.choice.calls
    low = [bid for bid in TRICK_BIDS if bid not in possible]
    assert low
    for bid in low[:6]:
        if by_mouse:
            visitor.click(visitor.spot("bid", bid))
        else:
            visitor.act_by_keys(Call(Seat.SOUTH, bid))
        assert_refused(visitor, lines)
        visitor.wait(REFUSAL_SECONDS + 0.1)


def test_misere_before_its_time(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.BIDDING))
    visitor.sit_down()
    visitor.settle()
    lines, possible = visitor.lines(), visitor.table.calling.choice.calls
    barred = [bid for bid in SAID if bid not in possible]
    assert barred
    for bid in barred:
        visitor.key(SAID[bid])
        assert_refused(visitor, lines)
        visitor.click(visitor.spot("say", bid))
        assert_refused(visitor, lines)


def test_an_unfinished_bid(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.BIDDING))
    visitor.sit_down()
    visitor.settle()
    lines = visitor.lines()
    visitor.key(pygame.K_RETURN)
    assert_refused(visitor, lines)
    visitor.key(pygame.K_F5)
    visitor.key(pygame.K_RETURN)
    assert_refused(visitor, lines)
    visitor.click(visitor.card_place(visitor.table.own_hand()[0]))
    assert_refused(visitor, lines)


def test_throwing_out_fewer_than_three_or_more(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.DISCARDING))
    visitor.sit_down()
    visitor.settle()
    lines, hand = visitor.lines(), visitor.table.own_hand()
    for number in range(3):
        visitor.key(pygame.K_RETURN)
        assert_refused(visitor, lines)
        assert str(number) in visitor.message()
        visitor.click(visitor.button_place("give"))
        assert_refused(visitor, lines)
        visitor.card_key(hand[number])
    visitor.card_key(hand[5])
    assert_refused(visitor, lines)
    assert visitor.table.choice.chosen == hand[:3]
    visitor.key(pygame.K_RETURN)
    assert visitor.lines() == lines + [f"S throws {card.text}" for card in hand[:3]]


@pytest.mark.parametrize("way", ["letter", "arrows", "mouse"])
def test_the_joker_is_led_as_a_suit(visit: Visit, way: str) -> None:
    visitor = visit(6, until=may_lead_joker)
    visitor.sit_down()
    visitor.settle()
    lines = visitor.lines()
    leads = [action for action in visitor.table.view.legal if isinstance(action, Play) and action.suit is not None]
    joker = leads[0].card
    if way == "mouse":
        visitor.click(visitor.card_place(joker))
    else:
        visitor.card_key(joker)
    panel = visitor.panel
    assert [choice.name for choice in panel.choices] == [*(lead.suit.letter for lead in leads), "close"]  # type: ignore[union-attr]
    assert visitor.lines() == lines
    visitor.key(pygame.K_ESCAPE)
    assert visitor.table.panel is None and visitor.lines() == lines
    visitor.card_key(joker)
    visitor.click((400, 300), button=3)
    assert visitor.table.panel is None and visitor.lines() == lines
    visitor.card_key(joker)
    wanted = leads[-1]
    assert wanted.suit is not None
    if way == "letter":
        visitor.key(getattr(pygame, f"K_{wanted.suit.letter.lower()}"))
    elif way == "arrows":
        visitor.answer_panel(len(leads) - 1)
    else:
        visitor.click(visitor.choice_place(wanted.suit.letter))
    assert visitor.lines()[len(lines)] == wanted.text


@pytest.mark.parametrize("closing", [(pygame.K_l, 0), (pygame.K_ESCAPE, 0), (pygame.K_SPACE, 0), (None, 1), (None, 3)])
def test_the_last_trick_is_shown_and_closed_again(visit: Visit, closing: tuple[int | None, int]) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=1))
    visitor.sit_down()
    visitor.settle()
    lines = visitor.lines()
    if closing[1] == 1:
        visitor.click(visitor.button_place("last trick"))
    else:
        visitor.key(pygame.K_l)
    assert visitor.panel.heading.startswith("The last trick")
    visitor.wait(2)
    code, button = closing
    if code is not None:
        visitor.key(code)
    else:
        visitor.click((20, 20), button=button)
    assert visitor.table.panel is None and visitor.lines() == lines


def test_holding_the_mouse_on_the_tricks_shows_the_last_one(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING, tricks=2))
    visitor.sit_down()
    visitor.settle()
    lines, layout = visitor.lines(), visitor.table.layout
    for side in (0, 1):
        at = layout.pile_place(side, 0)
        visitor.press(at)
        assert visitor.panel.heading.startswith("The last trick")
        visitor.wait(0.5)
        assert visitor.panel.heading.startswith("The last trick")
        visitor.release(at)
        assert visitor.table.panel is None
    assert visitor.lines() == lines


def test_before_the_first_trick_there_is_none_to_show(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.BIDDING))
    visitor.sit_down()
    visitor.settle()
    lines = visitor.lines()
    visitor.key(pygame.K_l)
    assert_refused(visitor, lines)


def test_the_contractor_sees_the_own_cards_thrown_out_again(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.DISCARDING))
    visitor.sit_down()
    visitor.settle()
    visitor.act_by_keys(visitor.decide())
    visitor.settle()
    thrown = visitor.table.view.discards
    assert len(thrown) == 3
    before = visitor.pixels()
    visitor.key(pygame.K_l)
    assert visitor.panel.heading == "You threw out"
    assert visitor.pixels() != before
    visitor.key(pygame.K_l)
    visitor.play_until(lambda table: bool(table.view.tricks))
    visitor.key(pygame.K_l)
    assert visitor.panel.heading.startswith("The last trick")
    assert visitor.table.view.discards == thrown


def test_a_key_while_something_moves_only_hurries(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING), is_quick=False)
    visitor.sit_down()
    visitor.settle()
    visitor.act_by_keys(visitor.decide())
    visitor.wait(0.1)
    lines = visitor.lines()
    assert visitor.table.stage.is_busy
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="", scancode=0))
    visitor.app.handle(pygame.event.get(pygame.KEYDOWN)[0])
    assert not visitor.table.stage.is_busy and visitor.lines() == lines


def test_the_key_of_a_button_is_heard_while_something_moves(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING), is_quick=False)
    visitor.sit_down()
    visitor.settle()
    visitor.act_by_keys(visitor.decide())
    visitor.wait(0.1)
    table = visitor.table
    assert table.stage.is_busy
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode="", scancode=0))
    visitor.app.handle(pygame.event.get(pygame.KEYDOWN)[0])
    visitor.wait(0.1)
    assert visitor.app.scene is not table


def test_what_was_refused_before_the_users_turn_is_gone_once_it_comes(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING), is_quick=False)
    visitor.sit_down()
    visitor.settle()
    visitor.act_by_keys(visitor.decide())
    visitor.wait(0.1)
    visitor.key(pygame.K_h)
    assert visitor.message().startswith("A hint is for your own turn.")
    for _ in range(200):
        if visitor.table.live.is_users_turn:
            break
        visitor.wait(0.05)
    visitor.wait(0.05)
    assert visitor.table.live.is_users_turn and not visitor.message().startswith("A hint")


def test_the_last_card_has_one_key(visit: Visit) -> None:
    visitor = visit(5, until=lambda live: is_asked(Phase.PLAYING)(live) and len(live.view().hand) == 1)
    visitor.sit_down()
    visitor.settle()
    visitor.key(pygame.K_F2)
    assert visitor.message() == "You hold one card: use F1."
