"""Imagined hands of Hearts: they look to the seat like its view, and hold what the play has shown."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards.card import parse_cards
from game.cards.seats import SEATS, Seat
from game.players.compiled_hearts.rehearsal import set_of
from game.players.expert_hearts import wandering
from game.players.expert_hearts.wandering import Wandering
from game.players.expert_hearts.worlds import HeartsImagination
from game.players.imagine.card_sets import card_set, cards_in
from game.rules.hearts.hand import HeartsHand
from game.rules.hearts.options import Options
from game.rules.hearts.play import OPENER
from game.rules.hearts.view import Phase
from tests.players.compiled_hearts.walks import positions
from tests.players.expert_hearts.imagined import hand_of, indices_of
from tests.players.hearts_situations import playing


def a_position(seed: int, strays: float, part: float) -> HeartsHand:
    """One of the positions of a hand, so far on its way."""
    hands = [hand.copy() for hand in positions(seed, strays)]
    return hands[int(part * len(hands))]


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([0.0, 0.3, 1.0]), st.floats(0, 0.999), st.sampled_from(SEATS))
def test_a_world_looks_like_the_view(seed: int, strays: float, part: float, seat: Seat) -> None:
    """In every phase, under all options, for every seat, whoever is to act."""
    hand = a_position(seed, strays, part)
    view = hand.view(seat)
    imagination = HeartsImagination(view)
    rng = Random(seed)
    wandering = Wandering(imagination, rng)
    worlds = [imagination.draw(rng), *(tuple(map(indices_of, wandering.next())) for _ in range(3))]
    for world in worlds:
        assert hand_of(view, world).view(seat) == view
        assert sum(world) == sum(card_set(cards) for cards in hand.hands) + sum(
            card_set(cards) for cards in hand.given if hand.phase is Phase.PASSING
        )
        for other, cards in zip(SEATS, world, strict=True):
            assert not cards & ~(imagination.allowed[other] | imagination.held[other])
            assert cards & imagination.held[other] == imagination.held[other]


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**6), st.floats(0, 0.999), st.sampled_from(SEATS))
def test_the_truth_is_among_the_worlds(seed: int, part: float, seat: Seat) -> None:
    """Nothing is ruled out that is so."""
    hand = a_position(seed, 1.0, part)
    imagination = HeartsImagination(hand.view(seat))
    for other in SEATS:
        cards = card_set(hand.hands[other])
        if hand.phase is Phase.PASSING:
            cards |= card_set(hand.given[other])
        assert not cards & ~(imagination.allowed[other] | imagination.held[other])
        assert cards & imagination.held[other] == imagination.held[other]


def test_each_way_is_as_likely_as_the_next() -> None:
    hand = a_position(5, 0.3, 0.93)
    imagination = HeartsImagination(hand.view(Seat.SOUTH))
    ways, rng = imagination.ways(), Random(1)
    assert 4 < ways < 200
    counts = Counter(imagination.draw(rng) for _ in range(60 * ways))
    assert len(counts) == ways
    assert all(abs(count - 60) < 5 * 60**0.5 for count in counts.values())


def test_cards_passed_on_are_known_until_they_are_played() -> None:
    for hand in positions(8, 0.0):
        if hand.phase is Phase.PLAYING and len(hand.tricks) in (0, 5):
            for seat in SEATS:
                receiver = hand.direction.receiver(seat)
                world = HeartsImagination(hand.view(seat)).draw(Random(1))
                held = set(cards_in(world[receiver]))
                assert all(card in held or card not in hand.hands[receiver] for card in hand.given[seat])


@pytest.mark.parametrize(
    ("is_clean", "trick", "seat", "may", "may_not"),
    [
        (False, "S:2H W:5H N:6H E:7H", Seat.SOUTH, "3H AH", "QS 2S 3C 9D"),
        (True, "W:2C N:KH E:3C S:4C", Seat.NORTH, "QS AH 3H", "KS 5C 9D"),
        (False, "W:2C N:KH E:3C S:4C", Seat.NORTH, "QS AH 3H KS 9D", "5C"),
        (True, "W:2S N:QS E:3S S:4S", Seat.NORTH, "5C AH 9D", "5S KS"),
        (True, "N:QS E:3S S:4S W:5S", Seat.NORTH, "2H AH", "5C 9D 6S"),
    ],
    ids=["a heart led", "a heart on a clean trick", "a heart on a trick", "the queen follows", "the queen led"],
)
def test_what_the_first_trick_says(is_clean: bool, trick: str, seat: Seat, may: str, may_not: str) -> None:
    """Who leads a heart, or gives points on a clean trick, has nothing else to play."""
    view = replace(playing("8D 10D", "", (trick,)), options=Options(clean_first_trick=is_clean))
    allowed = HeartsImagination(view).allowed[seat]
    assert not card_set(parse_cards(may)) & ~allowed and not card_set(parse_cards(may_not)) & allowed


def test_the_opener_lies_with_who_has_to_lead_it() -> None:
    for seed in range(12):
        hand = next(hand for hand in positions(seed, 0.0) if hand.phase is Phase.PLAYING)
        assert hand.to_act is not None
        world = HeartsImagination(hand.view(hand.to_act.left)).draw(Random(seed))
        if hand.options.two_of_clubs_leads:
            assert OPENER in cards_in(world[hand.to_act])


def test_a_view_that_cannot_be_is_refused() -> None:
    view = replace(playing("8D 9D", "W:2D"), hand_sizes=(2, 2, 40, 40))
    with pytest.raises(ValueError, match="No deal fits"):
        HeartsImagination(view)


def hits(view_of: HeartsHand, seat: Seat, cost: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many hidden cards lie where they truly do, over some worlds."""
    monkeypatch.setattr(wandering, "MISS_COST", cost)
    monkeypatch.setattr(wandering, "PASS_COST", cost)
    worlds = Wandering(HeartsImagination(view_of.view(seat)), Random(3))
    true = [set_of(cards) for cards in view_of.hands]
    drawn = [worlds.next() for _ in range(40)]
    return sum((hands[other] & true[other]).bit_count() for hands in drawn for other in SEATS if other is not seat)


def test_wandering_finds_the_cards_of_casual_players_better(monkeypatch: pytest.MonkeyPatch) -> None:
    with_sense = without = 0
    for seed in range(6):
        for hand in positions(seed, 0.0):
            if hand.to_act is not None and len(hand.tricks) in (3, 6) and not hand.trick:
                with_sense += hits(hand, hand.to_act, 2000, monkeypatch)
                without += hits(hand, hand.to_act, 0, monkeypatch)
    assert with_sense > 1.1 * without
