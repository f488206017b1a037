"""Wandering keeps to what a view allows, and visits worlds as often as they are likely."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.cards.seats import SEATS
from game.players.compiled import IS_COMPILED
from game.players.imagine import Imagination, World, draw, wander_through
from game.players.imagine.known import FULL, known_here
from game.players.imagine.wandering import wander
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.view import FiveHundredView, Phase
from tests.players.imagine.test_laws import is_lawful
from tests.players.imagine.walks import casual_hand, random_hand


@pytest.mark.parametrize("seed", range(8))
def test_every_world_visited_looks_to_the_seat_like_its_view(seed: int) -> None:
    rng = Random(seed)
    for hand in random_hand(seed) if seed % 2 else casual_hand(seed):
        view = hand.view(rng.choice(SEATS))
        if view.phase in (Phase.DEALING, Phase.OVER):
            continue
        assert all(is_lawful(view, world) for world in wander_through(view, 3, rng))


def late_view() -> FiveHundredView:
    """A view with few ways left in which the cards may lie, and no contractor's discards to look through."""
    for hand in casual_hand(5):
        if hand.to_act is not None and hand.to_act is hand.contractor and len(hand.hands[hand.contractor]) == 3:
            return hand.view(hand.to_act)
    raise AssertionError("the hand had no such moment")


def test_worlds_are_visited_as_often_as_they_are_drawn() -> None:
    """Walking on, or drawing afresh by weight: in the long run the same shares."""
    view = late_view()
    walked = Counter(wander(Imagination(view), 12_000, Random(1)))
    drawn = Counter(draw(view, 12_000, Random(2)))
    assert len(drawn) > 5
    for world, count in drawn.items():
        assert walked[world] / 12_000 == pytest.approx(count / 12_000, abs=0.03)


@pytest.mark.skipif(not IS_COMPILED, reason="the play is judged roughly here")
def test_the_play_tells_more_card_for_card() -> None:
    """Over a casual hand the true holders of cards are given more, on average, than without a look at the play."""
    told = untold = 0
    for hand in casual_hand(7):
        view = hand.view(SEATS[0])
        if view.phase is not Phase.PLAYING or len(view.tricks) < 4 or view.sitting_out is not None:
            continue
        imagination = Imagination(view)
        imagination.judge_by(frozenset({"calls", "discards"}))
        told += held_right(hand, wander_through(view, 40, Random(1)))
        untold += held_right(hand, wander(imagination, 40, Random(1)))
    assert told > untold


def held_right(hand: FiveHundredHand, worlds: list[World]) -> int:
    """How many cards *worlds* place with the others who hold them."""
    return sum(len(set(world.hands[seat]) & set(hand.hands[seat])) for world in worlds for seat in SEATS[1:])


def test_the_same_chance_gives_the_same_worlds() -> None:
    view = late_view()
    assert wander_through(view, 10, Random(3)) == wander_through(view, 10, Random(3))


@pytest.mark.parametrize("taken", [3, 30])
def test_the_same_chance_gives_the_same_worlds_whatever_is_known_already(taken: int) -> None:
    """A step that has to ask first is taken again as if it had not been begun."""
    view = [hand.view(hand.to_act) for hand in casual_hand(2) if hand.to_act is not None][taken]
    known_here().forget()
    asking = wander_through(view, 20, Random(3))
    assert wander_through(view, 20, Random(3)) == asking


def test_a_table_of_the_known_that_is_full_begins_again() -> None:
    """What was told counts whether or not the table has been emptied meanwhile."""
    view = [hand.view(hand.to_act) for hand in casual_hand(2) if hand.to_act is not None][8]
    expected = wander_through(view, 20, Random(3))
    known = known_here()
    known.forget()
    known.told = FULL - 5
    assert wander_through(view, 20, Random(3)) == expected
    assert known.told < FULL - 5
