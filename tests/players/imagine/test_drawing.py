"""Drawing against counting: on few cards every deal can be listed, and the draws must come as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import exp, factorial
from random import Random

import pytest

from game.players.imagine import Imagination, World
from game.players.imagine.card_sets import bits_of, card_set
from game.players.imagine.partition import Partition, pick, without
from game.rules.five_hundred.hand import FiveHundredHand
from tests.players.imagine.walks import casual_hand


def listed(cards: int, sizes: tuple[int, ...], allowed: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to lay *cards* in the places, the slow way."""
    if not sizes:
        if not cards:
            yield ()
        return
    for chosen in combinations(bits_of(cards & allowed[0]), sizes[0]):
        for rest in listed(cards & ~sum(chosen), sizes[1:], allowed[1:]):
            yield (sum(chosen), *rest)


def drawn(partition: Partition, rng: Random) -> tuple[int, ...]:
    kinds = [cards.copy() for cards in partition.kinds]
    places = []
    for place in range(len(partition.sizes)):
        places.append(partition.fill(place, kinds, rng))
        kinds = without(kinds, places[-1])
    return tuple(places)


def is_even(counts: list[int], shares: list[float]) -> bool:
    """Chi-square against *shares*, by the normal approximation: five standard deviations are allowed."""
    total = sum(counts)
    square = sum((count - total * share) ** 2 / (total * share) for count, share in zip(counts, shares, strict=True))
    freedom = len(counts) - 1
    return square < freedom + 5 * (2 * freedom) ** 0.5


ALL = 0b11111111
CASES = {
    "nothing known": (ALL, (2, 3, 2, 1), (ALL,) * 4),
    "one void": (ALL, (2, 3, 2, 1), (0b11110000, ALL, ALL, ALL)),
    "voids that leave one way for most": (ALL, (3, 2, 2, 1), (0b00000111, ALL, 0b11110000, 0b11110000)),
    "crossed voids": (ALL, (2, 2, 2, 2), (0b00001111, 0b00111100, 0b11110001, 0b11000011)),
    "two places": (ALL, (3, 5), (0b00111111, ALL)),
    "one place": (ALL, (8,), (ALL,)),
    "a place that takes nothing": (ALL, (4, 0, 4), (ALL, ALL, 0b11110000)),
    "five places": (ALL, (1, 2, 1, 2, 2), (ALL, 0b11, 0b11111100, ALL, ALL)),
}


@pytest.mark.parametrize("name", CASES)
def test_draws_are_as_even_as_the_list_of_all_ways(name: str) -> None:
    cards, sizes, allowed = CASES[name]
    every = list(listed(cards, sizes, allowed))
    partition = Partition(cards, sizes, allowed)
    assert partition.ways() == len(every) > 0
    rng = Random(name)
    draws = max(2000, 8 * len(every))
    counts = Counter(drawn(partition, rng)[: len(sizes)] for _ in range(draws))
    assert set(counts) <= set(every)
    assert len(every) == 1 or is_even([counts[places] for places in every], [1 / len(every)] * len(every))


def test_random_partitions_are_counted_right_and_never_stall() -> None:
    rng = Random(11)
    tried = 0
    while tried < 60:
        sizes = tuple(rng.randrange(4) for _ in range(4))
        cards = (1 << sum(sizes)) - 1
        allowed = tuple(rng.getrandbits(12) | rng.getrandbits(12) for _ in range(4))
        count = sum(1 for _ in listed(cards, sizes, allowed))
        if not count:
            with pytest.raises(ValueError):
                Partition(cards, sizes, allowed)
            continue
        tried += 1
        partition = Partition(cards, sizes, allowed)
        assert partition.ways() == count
        for _ in range(5):
            places = drawn(partition, rng)
            assert sum(places) == cards
            assert all(not held & ~may for held, may in zip(places, allowed, strict=False))


def test_a_whole_deal_is_counted() -> None:
    ways = Partition((1 << 33) - 1, (10, 10, 10, 3), ((1 << 33) - 1,) * 4).ways()
    assert ways == factorial(33) // (factorial(10) ** 3 * factorial(3))


def test_picking_is_even() -> None:
    cards, rng = [1, 2, 4, 8, 16], Random(4)
    counts = Counter(pick(cards, 2, rng) for _ in range(4000))
    assert len(counts) == 10
    assert is_even(list(counts.values()), [0.1] * 10)


# Weights


def endings(cards_left: int) -> Iterator[FiveHundredHand]:
    """Casual hands with so few cards left, between two tricks."""
    for seed in range(40):
        for hand in casual_hand(seed):
            if hand.contractor is None or hand.sitting_out is not None or hand.trick:
                continue
            if hand.to_act is not None and len(hand.hands[0]) == cards_left:
                yield hand.copy()


def every_world(imagination: Imagination) -> Iterator[World]:
    known = imagination.knowledge
    sizes = tuple(hiding.size for hiding in known.hidings)
    for places in listed(known.unseen, sizes, tuple(hiding.allowed for hiding in known.hidings)):
        laid = [*places, 0, 0][: len(imagination.partition.sizes)]
        contractor = known.hidden_contractor
        kitties = [0]
        if contractor is not None:
            kitties = [sum(bits) for bits in combinations(bits_of(laid[0] | laid[1] | known.had(contractor)), 3)]
        for kitty in kitties:
            yield imagination._world([*laid, kitty])


def test_weighted_worlds_come_as_often_as_they_fit() -> None:
    """Seen by the contractor, two cards left: shares of all worlds, by their fit, against shares drawn."""
    for number, hand in enumerate(endings(2)):
        assert hand.contractor is not None
        imagination = Imagination(hand.view(hand.contractor))
        fits = {world: exp(imagination.log_fit(world)) for world in every_world(imagination)}
        assert len(fits) == imagination.ways()
        drawn_shares: Counter[World] = Counter()
        for world, share in imagination.weighted(800, Random(number)):
            drawn_shares[world] += share  # type: ignore[assignment]
        total = sum(fits.values())
        for world, fit in fits.items():
            assert drawn_shares[world] == pytest.approx(fit / total, abs=0.08)
        if number == 1:
            return


def test_the_contractors_secrets_are_weighed_too() -> None:
    """Seen by an opponent, one card left: what the contractor threw out, over every kitty it may have had."""
    for number, hand in enumerate(endings(1)):
        assert hand.contractor is not None
        imagination = Imagination(hand.view(hand.contractor.left))
        fits: Counter[int] = Counter()
        for world in every_world(imagination):
            fits[card_set(world.discards)] += exp(imagination.log_fit(world))  # type: ignore[assignment]
        total = sum(fits.values())
        shares: Counter[int] = Counter()
        for world, share in imagination.weighted(800, Random(number)):
            shares[card_set(world.discards)] += share  # type: ignore[assignment]
        for discards, fit in fits.items():
            assert shares[discards] == pytest.approx(fit / total, abs=0.1)
        if number == 0:
            return


def test_worlds_of_equal_weight_say_the_same_as_weighted_ones() -> None:
    hand = next(endings(4))
    assert hand.contractor is not None
    imagination = Imagination(hand.view(hand.contractor))
    card = bits_of(imagination.knowledge.unseen)[-1]
    left = hand.contractor.left
    weighted = sum(share for world, share in imagination.weighted(800, Random(1)) if card_set(world.hands[left]) & card)
    equal = sum(1 for world in imagination.equal(500, Random(2)) if card_set(world.hands[left]) & card) / 500
    assert equal == pytest.approx(weighted, abs=0.1)
