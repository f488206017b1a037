"""Where chance comes from: everything random in a game derives from its seed or its id, by name."""

from __future__ import annotations

from random import Random

from game.cards.card import Card
from game.cards.pack import shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal
from game.engine.rules import Rules


def deal_for(rules: Rules, seed: int, number: int) -> Deal:
    """The shuffled pack of hand *number* (1, 2, …) of the game with that seed: the same whenever it is asked for."""
    cards: tuple[Card, ...] = shuffled(rules.pack(), Random(f"{rules.name} {seed} hand {number}"))
    return Deal(cards)


def first_dealer(rules: Rules, seed: int) -> Seat:
    """Who deals the first hand: as the rules say, else by the seed."""
    if rules.first_dealer is not None:
        return rules.first_dealer
    return SEATS[int(Random(f"{rules.name} {seed} dealer").random() * 4)]


def player_rng(record_id: str, action_number: int) -> Random:
    """The chance a computer player may use for one decision; it never depends on the shuffle."""
    return Random(f"{record_id} action {action_number}")
