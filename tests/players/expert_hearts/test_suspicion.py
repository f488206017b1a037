"""Who is suspected of wanting the moon, and that plays which fit it make the suspicion stronger."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.cards.seats import SEATS, Seat
from game.players.compiled.jit import IS_COMPILED
from game.players.expert_hearts.suspicion import suspects
from game.players.expert_hearts.wandering import Wandering
from game.players.expert_hearts.worlds import HeartsImagination
from game.rules.hearts.view import HeartsView
from tests.players.hearts_situations import passing, playing

HAND = "3S 4S 7S 2C 3C 5D 6D 9D 2H 3H 7H"
HIGH = ("W:AC N:8H E:5C S:6C", "W:AH N:4H E:5H S:9H")
"""West led its aces."""
LOW = ("W:10C N:8H E:5C S:6C", "W:10H N:4H E:5H S:9H")
"""West led tens, and nobody went over them."""


def at_table(tricks: tuple[str, ...]) -> HeartsView:
    """South on lead with all other cards in three hands."""
    return replace(playing(HAND, tricks=tricks), hand_sizes=(11,) * 4)


def test_every_opponent_may_be_out_for_the_moon_before_the_first_card() -> None:
    view = passing("2S 3S 4S 5S 2C 3C 4C 2D 3D 4D 2H 3H 4H")
    assert set(suspects(view)) == set(SEATS) - {Seat.SOUTH} and 0 < min(suspects(view).values()) < 0.3


@pytest.mark.parametrize(
    ("tricks", "suspected"),
    [
        ((), ()),
        (("W:AC N:4C E:5C S:6C",), ()),
        (HIGH, (Seat.WEST,)),
        ((*HIGH, "W:KH N:6H E:QH S:JH"), (Seat.WEST,)),
        ((*HIGH, "W:KC N:10H E:7C S:8C", "W:JC N:KD E:QC S:6H"), ()),
        (("S:AC W:4C N:5C E:6C", "S:AH W:4H N:5H E:8H"), ()),
    ],
    ids=["nothing played", "a trick without points", "five points", "nine points", "the points are spread", "oneself"],
)
def test_who_has_every_point_is_suspected(tricks: tuple[str, ...], suspected: tuple[Seat, ...]) -> None:
    assert tuple(suspects(at_table(tricks))) == suspected


def test_the_more_it_has_the_likelier() -> None:
    five, nine = at_table(HIGH), at_table((*HIGH, "W:KH N:6H E:QH S:JH"))
    assert 0 < suspects(five)[Seat.WEST] < suspects(nine)[Seat.WEST] < 1


@pytest.mark.skipif(not IS_COMPILED, reason="there is no walk without the compiler")
def test_who_leads_aces_is_suspected_more_than_who_is_left_with_the_trick() -> None:
    def likely(tricks: tuple[str, ...]) -> float:
        worlds = Wandering(HeartsImagination(at_table(tricks)), Random(1))
        total = 0.0
        for _ in range(64):
            worlds.next()
            total += worlds.suspects[Seat.WEST]
        return total / 64

    assert likely(HIGH) > likely(LOW) + 0.2
