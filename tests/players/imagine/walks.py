"""Hands under any options, walked through by players who do anything legal, and by casual players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import Seat
from game.engine.actions import Call, Deal
from game.engine.rules import HandStart
from game.players.casual import Casual
from game.players.imagine import World
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from tests.players.test_laws import random_options


def dealt(seed: int, options: Options) -> FiveHundredHand:
    hand = FIVE_HUNDRED.new_hand(HandStart(2, Seat(seed % 4), (140, -60), options))
    hand.apply(Deal(shuffled(pack_of_43(), Random(f"imagine:{seed}"))))
    return hand


def random_hand(seed: int) -> Iterator[FiveHundredHand]:
    """A hand of random legal actions under random options: before every action, and when it is over."""
    rng = Random(f"walk:{seed}")
    hand = dealt(seed, random_options(rng))
    shyness = rng.choice((0.1, 0.6, 0.8, 0.95, 1.0))
    while True:
        yield hand
        legal = hand.legal_actions()
        if not legal:
            return
        at = int(rng.random() * len(legal))
        if isinstance(legal[0], Call):
            at = 0 if rng.random() < shyness else int(rng.random() ** 2 * len(legal))
        hand.apply(legal[at])


def casual_hand(seed: int, options: Options | None = None) -> Iterator[FiveHundredHand]:
    """A hand between casual players: before every action, and when it is over."""
    hand = dealt(seed, options or Options())
    yield hand
    while hand.to_act is not None:
        hand.apply(Casual().choose(hand.view(hand.to_act), Random(1)))
        yield hand


def true_world(hand: FiveHundredHand) -> World:
    """Where the cards really are."""
    return World(tuple(tuple(cards) for cards in hand.hands), hand.kitty, hand.discards)
