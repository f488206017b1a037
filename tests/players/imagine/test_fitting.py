"""What calls, discards and play tell: each row a thing a player would conclude."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import exp
from random import Random
from statistics import mean

import pytest

from game.cards.card import JOKER, Card, Rank, Suit
from game.cards.seats import Seat
from game.players.imagine import Imagination, World
from game.players.imagine.card_sets import card_set, cards_in
from game.players.imagine.fitting import Fit
from game.players.imagine.knowledge import Knowledge
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.trumps import effective_suit
from game.rules.five_hundred.view import FiveHundredView
from tests.players.imagine.walks import casual_hand
from tests.players.situations import bidding, playing
from tests.rules.five_hundred.table import Table

SOUTH = "AS 9S 7S QC 8C 6C KD 9D 5D 7H"


def believed(view: FiveHundredView, question: Callable[[World], float]) -> tuple[float, float]:
    """The mean of *question* over uniform worlds, and by weight."""
    imagination = Imagination(view)
    uniform = mean(question(world) for world in imagination.uniform(200, Random(1)))
    return uniform, sum(share * question(world) for world, share in imagination.weighted(200, Random(2)))


def trumps(seat: Seat, suit: Suit) -> Callable[[World], float]:
    return lambda world: sum(1 for card in world.hands[seat] if effective_suit(card, suit) is suit)


def holds(seat: Seat, *cards: Card) -> Callable[[World], float]:
    return lambda world: sum(1 for card in cards if card in world.hands[seat])


@pytest.mark.parametrize(
    ("call", "suit", "least"), [("6H", Suit.HEARTS, 4.2), ("7H", Suit.HEARTS, 4.6), ("8H", Suit.HEARTS, 5.0)]
)
def test_a_suit_bidder_holds_the_suit(call: str, suit: Suit, least: float) -> None:
    uniform, weighted = believed(bidding(SOUTH, f"W:{call}"), trumps(Seat.WEST, suit))
    assert uniform < 3.9
    assert weighted > least


def test_who_passes_holds_less() -> None:
    honours = [Card.of(rank, suit) for rank in (Rank.ACE, Rank.KING, Rank.JACK) for suit in Suit]
    view = bidding(SOUTH, "W:- N:-")
    uniform, weighted = believed(view, holds(Seat.WEST, JOKER, *honours))
    assert weighted < uniform - 0.15


def test_six_no_trumps_tells_of_the_joker_by_convention_only() -> None:
    told = believed(bidding(SOUTH, "N:6NT", options=Options(six_no_trumps_convention=True)), holds(Seat.NORTH, JOKER))
    assert told[1] > 0.9
    assert told[0] < 0.45


def test_a_misere_caller_holds_low_cards() -> None:
    view = bidding(SOUTH, "W:7S N:- E:M", seat="S")
    high = [Card.of(rank, suit) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN) for suit in Suit]
    uniform, weighted = believed(view, holds(Seat.EAST, JOKER, *high))
    assert weighted < uniform - 0.5


def test_a_contractor_throws_out_neither_trumps_nor_aces() -> None:
    table = Table(dealer="S", south=SOUTH).calls("7H - - -")
    contractor = table.hand.contractor
    assert contractor is Seat.WEST
    table.throws(" ".join(card.text for card in table.hand.hands[contractor][:3]))

    def precious(world: World) -> float:
        return sum(card.rank is Rank.ACE or effective_suit(card, Suit.HEARTS) is Suit.HEARTS for card in world.discards)

    uniform, weighted = believed(table.hand.view(Seat.SOUTH), precious)
    assert weighted < 0.15 < uniform


@pytest.mark.parametrize("contract", ["7H", "6NT", "M"])
def test_the_chances_of_all_ways_to_throw_out_add_up_to_one(contract: str) -> None:
    table = Table(dealer="S", south=SOUTH).calls(f"{contract} - - -" if contract != "M" else "7S - M - -")
    contractor = table.hand.contractor
    assert contractor is not None and contractor is not Seat.SOUTH
    thirteen = card_set(table.hand.hands[contractor])
    table.throws(" ".join(card.text for card in table.hand.hands[contractor][:3]))
    fit = Fit(Knowledge(table.hand.view(Seat.SOUTH)), frozenset({"discards"}))
    threes = [card_set(three) for three in combinations(cards_in(thirteen), 3)]
    assert len(threes) == 286
    assert sum(exp(fit.of(contractor, thirteen & ~three, 0, three)) for three in threes) == pytest.approx(1)


def test_who_follows_low_last_could_not_take_the_trick() -> None:
    """East, last, lets South's queen win: the ace and the king are elsewhere."""
    view = playing("AD KD 9S", "7H", "S", tricks=["S:QC W:5C N:6C E:7C"], seat="S")
    uniform, weighted = believed(view, holds(Seat.EAST, Card.parse("AC"), Card.parse("KC")))
    assert weighted < uniform / 3


def test_who_plays_a_losing_queen_has_nothing_lower() -> None:
    view = playing("AD KD 9S", "7H", "S", tricks=["S:AC W:QC N:6C E:7C"], seat="S")
    low = [Card.parse(text) for text in ("5C", "8C", "9C")]
    uniform, weighted = believed(view, holds(Seat.WEST, *low))
    assert weighted < uniform / 2


def test_who_does_not_trump_the_enemys_ace_has_no_trump() -> None:
    view = playing("AD KD 9S", "7H", "S", tricks=["S:AC W:5S N:6C E:7C"], seat="S")
    uniform, weighted = believed(view, trumps(Seat.WEST, Suit.HEARTS))
    assert weighted < 0.7 * uniform


def test_weights_bring_worlds_nearer_to_the_truth() -> None:
    """On casual hands the true deal fits better than worlds do on average, in bidding and in play."""
    nats = []
    for seed in range(3):
        for step, hand in enumerate(casual_hand(seed)):
            if hand.to_act is not None and step % 12 == 4:
                imagination = Imagination(hand.view(hand.to_act))
                true = World(tuple(tuple(cards) for cards in hand.hands), hand.kitty, hand.discards)
                nats.append(imagination.log_fit(true) - imagination.log_mean_fit(40, Random(seed)))
    assert mean(nats) > 2
