"""Undo and redo at the table: what was seen then is seen again, to the pixel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import pygame
import pytest

from game.cards.seats import SEATS
from game.rules.five_hundred.view import Phase
from game.scenes.table.words import SIGNS
from tests.play.tables import state_of
from tests.scenes.visitor import Visitor, is_asked, is_hand_over, is_joker_led
from tests.table.test_presenter import faces

UNDO_KEYS = [(pygame.K_u, 0), (pygame.K_z, pygame.KMOD_LCTRL)]
REDO_KEYS = [(pygame.K_y, pygame.KMOD_LCTRL), (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)]
Visit = Callable[..., Visitor]


@dataclass(frozen=True)
class Sight:
    """All that the user has before the eyes at a moment, and the state behind it."""

    moment: int
    state: object
    poses: object
    drawn: object
    plates: tuple[str, ...]
    message: str
    panel: str
    pixels: bytes


def sight(visitor: Visitor) -> Sight:
    table = visitor.table
    drawn: dict[object, int] = {}
    for piece in table.stage.pieces:
        pose = table.stage.pose_of(piece)
        assert pose is not None
        seen = (table.stage.face_of(piece) if pose.is_face_up else None), pose
        drawn[seen] = drawn.get(seen, 0) + 1
    return Sight(
        table.live.moment,
        state_of(table.live),
        faces(table.presenter),
        drawn,
        tuple(visitor.plate(seat) for seat in SEATS),
        visitor.message(),
        table.panel.heading if table.panel is not None else "",
        visitor.pixels(),
    )


def assert_same(one: Sight, other: Sight) -> None:
    for name in Sight.__dataclass_fields__:
        assert getattr(one, name) == getattr(other, name), name


@pytest.mark.parametrize("seed", [5, 8])
def test_undo_and_redo_bring_back_what_was_seen(visit: Visit, seed: int) -> None:
    """At settled moments of a hand and the next; at random ones several steps back and forth."""
    visitor, rng = visit(seed), Random(seed)
    visitor.sit_down()
    seen: list[Sight] = []
    for _ in range(18):
        visitor.settle()
        if visitor.table.live.match.is_over:
            break
        seen.append(sight(visitor))
        if rng.random() < 0.3 and len(seen) > 1:
            go_back_and_forth(visitor, [each for each in seen if not each.panel or each is seen[-1]], rng)
        if visitor.table.panel is not None:
            visitor.answer_panel(0)
        else:
            visitor.act_by_keys(visitor.decide())


def go_back_and_forth(visitor: Visitor, seen: list[Sight], rng: Random) -> None:
    """From the last sight back some steps and forward again."""
    steps = rng.randint(1, min(3, len(seen) - 1))
    for number in range(1, steps + 1):
        visitor.key(*rng.choice(UNDO_KEYS))
        visitor.settle()
        assert_same(sight(visitor), seen[-1 - number])
    for number in range(steps - 1, -1, -1):
        visitor.key(*rng.choice(REDO_KEYS))
        visitor.settle()
        assert_same(sight(visitor), seen[-1 - number])


@pytest.mark.parametrize(
    ("code", "mod", "again", "with_mod"), [(*UNDO_KEYS[0], *REDO_KEYS[0]), (*UNDO_KEYS[1], *REDO_KEYS[1])]
)
def test_the_result_panel_lets_one_undo_and_redo(visit: Visit, code: int, mod: int, again: int, with_mod: int) -> None:
    visitor = visit(5, until=is_hand_over)
    visitor.sit_down()
    visitor.settle()
    over = sight(visitor)
    assert over.panel
    visitor.key(code, mod)
    visitor.settle()
    assert visitor.table.panel is None and visitor.table.live.is_users_turn
    assert visitor.table.live.moment < over.moment
    visitor.key(again, with_mod)
    visitor.settle()
    assert_same(sight(visitor), over)


def test_the_result_panel_is_left_by_its_undo_button(visit: Visit) -> None:
    visitor = visit(5, until=is_hand_over)
    visitor.sit_down()
    visitor.settle()
    visitor.click(visitor.choice_place("undo"))
    visitor.settle()
    assert visitor.table.panel is None and visitor.table.live.is_users_turn


def test_nothing_to_undo_or_redo_is_said(visit: Visit) -> None:
    visitor = visit(5)
    visitor.sit_down()
    visitor.settle()
    before = visitor.lines()
    visitor.key(pygame.K_u)
    assert visitor.message() == "There is nothing to undo yet."
    visitor.key(pygame.K_y, pygame.KMOD_LCTRL)
    assert visitor.message() == "There is nothing to do again."
    assert visitor.lines() == before


def test_the_suit_named_for_a_joker_stands_as_long_as_its_trick(visit: Visit) -> None:
    visitor = visit(5, until=is_joker_led)
    visitor.sit_down()
    visitor.settle()
    table = visitor.table
    leader, suit = table.view.trick[0].seat, table.view.trick[0].suit
    assert suit is not None
    assert visitor.plate(leader) == f"as {SIGNS[suit]}"
    visitor.act_by_keys(visitor.decide())
    visitor.settle()
    assert table.panel is not None or visitor.plate(leader) == ""


@pytest.mark.parametrize("phase", [Phase.BIDDING, Phase.DISCARDING, Phase.PLAYING])
def test_undo_while_things_happen_shows_the_old_moment(visit: Visit, phase: Phase) -> None:
    """Undo while cards fly, calls are said or a player thinks: nothing of what was cut off is shown afterwards."""
    seed = {Phase.BIDDING: 4, Phase.DISCARDING: 7, Phase.PLAYING: 4}[phase]
    visitor = visit(seed, until=is_asked(phase), is_quick=False)
    visitor.sit_down()
    visitor.settle()
    before = sight(visitor)
    cut_off = 0
    for wait_seconds in (0.02, 0.3, 0.75, 1.1, 1.9, 2.7, 3.6):
        visitor.act_by_keys(visitor.decide())
        visitor.wait(wait_seconds)
        cut_off += visitor.table.stage.is_busy
        visitor.key(pygame.K_u)
        visitor.settle()
        visitor.wait(0.2)
        assert_same(sight(visitor), before)
    assert cut_off > 1
