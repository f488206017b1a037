"""One hand or one game between computer players, as fast as the rules allow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


def play_on(
    game: Hand | Match,
    players: Sequence[Player],
    rngs: Sequence[Random],
    show: Callable[[Player, Any], None] | None = None,
) -> None:
    """Play a hand, or a match, to the end of the hand; *players* and *rngs* are by seat.

    *show* is called with the player about to choose and the game, for players who may see more than a view.
    """
    while game.to_act is not None:
        seat = game.to_act
        if show is not None:
            show(players[seat], game)
        game.apply(players[seat].choose(game.view(seat), rngs[seat]))


def play_hand(
    rules: Rules,
    players: Sequence[Player],
    start: HandStart,
    seed: object,
    game: int = 0,
    show: Callable[[Player, Any], None] | None = None,
) -> HandResult:
    """Deal and play one hand."""
    hand = rules.new_hand(start)
    hand.apply(Deal(pack_for(rules, seed, game, start.number)))
    play_on(hand, players, [rng_for(seed, game, start.number, seat) for seat in SEATS], show)
    result = hand.result
    assert result is not None
    return result


def play_game(
    rules: Rules,
    players: Sequence[Player],
    options: Any,
    seed: object,
    game: int,
    show: Callable[[Player, Any], None] | None = None,
) -> Match:
    """Play one whole game; broken off without a winner after ``LONGEST_GAME`` hands."""
    match = Match(rules, options, first_dealer(seed, game))
    while match.awaits_deal and match.number < LONGEST_GAME:
        number = match.number + 1
        match.apply(Deal(pack_for(rules, seed, game, number)))
        play_on(match, players, [rng_for(seed, game, number, seat) for seat in SEATS], show)
    return match
