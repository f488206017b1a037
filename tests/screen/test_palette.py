"""Inks that can be read, measured."""

from __future__ import annotations

import itertools

import pytest

from game.cards.card import Suit
from game.screen.palette import (
    BRASS_LIGHT,
    CREAM,
    FELT,
    INK,
    PANEL_BOTTOM,
    PANEL_TOP,
    WALNUT,
    WALNUT_DARK,
    WELL_BOTTOM,
    WELL_TOP,
    contrast,
    ink_on,
    suit_colour,
)
from game.screen.skins import GOLD_BOTTOM, GOLD_INK, GOLD_TOP
from game.screen.theme import Theme
from game.table.pose import Box

STEPS = (0, 36, 73, 110, 146, 183, 219, 255)


def test_black_on_white_is_twenty_one() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(CREAM, CREAM) == pytest.approx(1)


def test_an_ink_is_found_for_every_ground() -> None:
    for ground in itertools.product(STEPS, repeat=3):
        assert contrast(ink_on(ground), ground) >= 4.5, ground


def test_the_usual_inks_stay_where_they_can() -> None:
    assert ink_on(FELT) == CREAM
    assert ink_on(CREAM) == INK


@pytest.mark.parametrize("ground", [PANEL_TOP, PANEL_BOTTOM, WALNUT, WALNUT_DARK, WELL_TOP, WELL_BOTTOM])
def test_widgets_can_be_read(ground: tuple[int, int, int]) -> None:
    assert contrast(CREAM, ground) >= 4.5
    assert contrast(BRASS_LIGHT, ground) >= 4.5


def test_what_is_chosen_can_be_read() -> None:
    assert min(contrast(GOLD_INK, GOLD_TOP), contrast(GOLD_INK, GOLD_BOTTOM)) >= 4.5


@pytest.mark.parametrize("is_four_colour", [False, True])
@pytest.mark.parametrize("suit", Suit)
def test_suit_signs_can_be_seen(suit: Suit, is_four_colour: bool) -> None:
    for ground in (CREAM, PANEL_TOP, PANEL_BOTTOM, WELL_TOP, WALNUT_DARK):
        assert contrast(suit_colour(suit, ground, is_four_colour), ground) >= 3.0


def test_labels_on_any_felt_can_be_read() -> None:
    theme = Theme((1280, 800))
    labels = [Box(x, y, 160, 28) for x in (20, 560, 1100) for y in (10, 386, 760)]
    for felt in itertools.product(STEPS[::2], repeat=3):
        theme.felt_colour = felt
        for box in labels:
            ink = theme.felt_ink(box)
            assert min(contrast(ink, ground) for ground in theme.felt_grounds(box)) >= 4.5, (felt, box)
