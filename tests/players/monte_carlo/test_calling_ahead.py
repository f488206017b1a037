"""Auctions carried on by the shared moments are those the casual players themselves would hold."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.cards.seats import Seat
from game.engine.actions import Call
from game.players.casual import Casual
from game.players.imagine.card_sets import card_set
from game.players.monte_carlo.calling_ahead import Moment, carried_on
from game.players.monte_carlo.foresight import auction_in
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.view import Phase
from tests.players.test_laws import dealt, random_options

AUCTION = (Phase.BIDDING, Phase.RAISING)


def random_score(rng: Random) -> int:
    return rng.randrange(-480, 500, 20)


def a_hand(seed: int) -> FiveHundredHand:
    """A hand about to be bid, under options and at scores of its own."""
    rng = Random(seed)
    return dealt(seed, random_options(rng), (random_score(rng), random_score(rng)))


def bid_at_random(hand: FiveHundredHand, rng: Random, calls: int) -> None:
    """Some calls nobody would make, so that every state of an auction comes up; passes are as likely as bids."""
    for _ in range(calls):
        if hand.phase not in AUCTION or hand.to_act is None:
            return
        first, *bids = hand.legal_actions()
        low = bids[: 1 + len(bids) // 4]
        hand.apply(rng.choice(low) if low and rng.random() < 0.5 else first)


@pytest.mark.parametrize("start", range(0, 400, 50))
def test_every_call_is_the_casual_players(start: int) -> None:
    asked = 0
    for seed in range(start, start + 50):
        hand, rng = a_hand(seed), Random(f"calls:{seed}")
        bid_at_random(hand, rng, rng.randrange(6))
        moment = None
        while hand.phase in AUCTION and hand.to_act is not None:
            view = hand.view(hand.to_act)
            moment = moment or Moment(auction_in(view), replace(view, hand=hand.view(hand.to_act.left).hand))
            casual = Casual().choose(view, rng)
            assert isinstance(casual, Call)
            assert moment.to_act is hand.to_act
            assert moment.call(card_set(view.hand)) is casual.bid, (seed, view.calls, view.hand)
            # The same moment is asked about other hands before it goes on, and must not remember them.
            for seat in Seat:
                moment.call(card_set(hand.hands[seat]))
            moment = moment.after(casual.bid)
            hand.apply(casual)
            asked += 1
    assert asked > 100


@pytest.mark.parametrize("seed", range(40))
def test_an_auction_ends_as_casual_players_end_it(seed: int) -> None:
    hand, rng = a_hand(1000 + seed), Random(seed)
    bid_at_random(hand, rng, seed % 3)
    if hand.phase not in AUCTION or hand.to_act is None:
        pytest.skip("The calls at random ended the auction.")
    moment = Moment(auction_in(hand.view(hand.to_act)), hand.view(Seat.SOUTH))
    outcome = carried_on(moment, [card_set(cards) for cards in hand.hands])
    while hand.phase in AUCTION and hand.to_act is not None:
        hand.apply(Casual().choose(hand.view(hand.to_act), rng))
    assert outcome == ((hand.contractor, hand.contract) if hand.contractor is not None else None)
