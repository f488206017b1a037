"""The hand an imagined world of Hearts makes of a view."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.card import Card
from game.cards.seats import SEATS
from game.engine.rules import HandStart
from game.players.compiled_hearts.layout import NUMBERS
from game.players.imagine.card_sets import cards_in
from game.rules.hearts.hand import HeartsHand
from game.rules.hearts.passing import Direction
from game.rules.hearts.view import HeartsView, Phase


def hand_of(view: HeartsView, world: Sequence[int]) -> HeartsHand:
    """The hand that looks to the view's seat like *view*, if the world is right; *world* as ``worlds.World``."""
    hand = HeartsHand(HandStart(view.number, view.dealer, view.scores, view.options))
    hand.phase, hand.to_act, hand.is_broken = view.phase, view.to_act, view.is_broken
    hand.trick, hand.tricks = view.trick, view.tricks
    hand.hands = [list(cards_in(cards)) for cards in world]
    given: list[tuple[Card, ...]] = [(), (), (), ()]
    if view.phase is Phase.PASSING:
        for seat in SEATS:
            count = len(hand.hands[seat]) - view.hand_sizes[seat]
            given[seat] = tuple(hand.hands[seat][:count])
            hand.hands[seat] = hand.hands[seat][count:]
    elif view.direction is not Direction.HOLD:
        given[view.direction.giver(view.seat)] = view.received
    given[view.seat] = view.given
    # Their order is the seat's own affair.
    hand.hands[view.seat] = list(view.hand)
    hand.given = (given[0], given[1], given[2], given[3])
    hand._legal = None
    return hand


def indices_of(cards: int) -> int:
    """A set as the kernels write it, as ``imagine.card_sets`` writes it."""
    return sum(1 << index for index, number in enumerate(NUMBERS) if cards >> number & 1)
