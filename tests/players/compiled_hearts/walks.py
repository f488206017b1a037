"""Hands of Hearts on their way, with any dealer, pass and options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.cards.pack import pack_of_52, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal
from game.engine.rules import HandStart
from game.players.casual_hearts import CasualHearts
from game.players.player import Player
from game.players.random_player import RandomPlayer
from game.rules.hearts.hand import HeartsHand
from game.rules.hearts.options import Moon, Options


def options_of(rng: Random) -> Options:
    """Any options."""
    return Options(rng.random() < 0.5, rng.random() < 0.5, Moon.ADD if rng.random() < 0.5 else Moon.SUBTRACT)


def positions(seed: int, strays: float) -> Iterator[HeartsHand]:
    """A hand before each action, played by casual players who take any card as often as *strays*."""
    rng = Random(f"walk:{seed}")
    start = HandStart(1 + int(rng.random() * 4), Seat(int(rng.random() * 4)), (0, 0, 0, 0), options_of(rng))
    hand = HeartsHand(start)
    hand.apply(Deal(shuffled(pack_of_52(), rng)))
    casual, at_random = CasualHearts(), RandomPlayer()
    while hand.to_act is not None:
        yield hand
        player: Player = at_random if rng.random() < strays else casual
        hand.apply(player.choose(hand.view(hand.to_act), rng))
    assert len(hand.tricks) == 13 and all(not hand.hands[seat] for seat in SEATS)
