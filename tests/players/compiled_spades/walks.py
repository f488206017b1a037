"""Hands of Spades on their way, under any options, bids and scores, and hands made of what a seat imagines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.cards.card import Card
from game.cards.pack import pack_of_52, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal
from game.engine.rules import HandStart
from game.players.casual_spades import CasualSpades
from game.rules.spades.hand import SpadesHand
from game.rules.spades.options import Options
from game.rules.spades.scoring import score_of
from game.rules.spades.view import Phase, SpadesView


def options_of(rng: Random) -> Options:
    """Any options."""
    tight, blinds, sandbag, short = (rng.random() < 0.5 for _ in range(4))
    return Options(spade_tight=tight, blinds=blinds, sandbag=sandbag, short_game=short)


def scores_of(rng: Random, options: Options) -> tuple[int, ...]:
    """Any scores of a game under way."""
    most = 24 if options.short_game else 49
    return tuple(score_of(10 * int(rng.random() * (most + 15) - 15), int(rng.random() * 10)) for _ in SEATS)


def dealt(rng: Random, options: Options) -> SpadesHand:
    hand = SpadesHand(HandStart(3, Seat(int(rng.random() * 4)), scores_of(rng, options), options))
    hand.apply(Deal(shuffled(pack_of_52(), rng)))
    return hand


def positions(seed: int, strays: float) -> Iterator[SpadesHand]:
    """A hand before each action, played by casual players who do anything legal as often as *strays*."""
    rng = Random(f"spades:{seed}")
    hand = dealt(rng, options_of(rng))
    while hand.to_act is not None:
        yield hand
        legal = hand.legal_actions()
        if rng.random() < strays:
            some = legal[:6] if hand.phase is Phase.BIDDING else legal
            hand.apply(some[int(rng.random() * len(some))])
        else:
            hand.apply(CasualSpades().choose(hand.view(hand.to_act), rng))


def choices(seed: int, strays: float = 0.2, every: int = 5) -> list[SpadesHand]:
    """Every so many positions of a hand in which there is a choice."""
    turns = [hand.copy() for hand in positions(seed, strays) if len(hand.legal_actions()) > 1]
    return turns[seed % every :: every]


def hand_of(view: SpadesView, world: Sequence[Sequence[Card]]) -> SpadesHand:
    """A hand in the very state of *view* with the cards of *world*."""
    hand = SpadesHand(HandStart(view.number, view.dealer, view.scores, view.options))
    hand.phase, hand.to_act, hand.bids = view.phase, view.to_act, view.bids
    hand.looked |= {seat for seat in SEATS if view.bids[seat] is not None}
    if view.has_looked:
        hand.looked |= {view.seat}
    hand.hands = [list(cards) for cards in world]
    if view.has_looked:
        assert set(world[view.seat]) == set(view.hand), "the own cards are no secret"
        hand.hands[view.seat] = list(view.hand)
    hand.is_broken, hand.trick, hand.tricks = view.is_broken, view.trick, view.tricks
    hand._legal = None
    return hand
