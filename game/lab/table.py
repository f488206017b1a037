"""One hand or one game between computer players, as fast as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.cards.card import Card
from game.cards.pack import shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal
from game.engine.match import Match
from game.engine.rules import Hand, HandResult, HandStart, Rules
from game.players.player import Player

LONGEST_GAME = 500
"""Hands after which a game that finds no winner is broken off."""


def pack_for(rules: Rules, seed: object, game: int, hand: int) -> tuple[Card, ...]:
    """The shuffled pack of one hand; it depends on nothing but the seed and the two numbers."""
    return shuffled(rules.pack(), Random(f"{seed}:{game}:{hand}"))


def rng_for(seed: object, game: int, hand: int, seat: Seat) -> Random:
    """What a player draws its chance from: never the stream the cards come from."""
    return Random(f"player:{seed}:{game}:{hand}:{seat.letter}")


def first_dealer(seed: object, game: int) -> Seat:
    return Seat(int(Random(f"dealer:{seed}:{game}").random() * len(SEATS)))


def play_out(hand: Hand, players: Sequence[Player], rngs: Sequence[Random]) -> HandResult:
    """Play a hand to its end; *players* and *rngs* are by seat."""
    while hand.to_act is not None:
        seat = hand.to_act
        hand.apply(players[seat].choose(hand.view(seat), rngs[seat]))
    result = hand.result
    assert result is not None
    return result


def play_hand(rules: Rules, players: Sequence[Player], start: HandStart, seed: object, game: int = 0) -> HandResult:
    """Deal and play one hand."""
    hand = rules.new_hand(start)
    hand.apply(Deal(pack_for(rules, seed, game, start.number)))
    return play_out(hand, players, [rng_for(seed, game, start.number, seat) for seat in SEATS])


def play_game(rules: Rules, players: Sequence[Player], options: Any, seed: object, game: int) -> Match:
    """Play one whole game; broken off without a winner after ``LONGEST_GAME`` hands."""
    match = Match(rules, options, first_dealer(seed, game))
    while match.awaits_deal and match.number < LONGEST_GAME:
        number = match.number + 1
        rngs = [rng_for(seed, game, number, seat) for seat in SEATS]
        match.apply(Deal(pack_for(rules, seed, game, number)))
        while match.to_act is not None:
            seat = match.to_act
            match.apply(players[seat].choose(match.view(seat), rngs[seat]))
    return match
