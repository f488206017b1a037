"""The oracle: what every play is worth, by plain minimax over a hand of the rules' own; no cleverness."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.cards.card import JOKER
from game.engine.actions import Play
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.trumps import suit_led


@dataclass
class BruteForce:
    """Values of plays for South and North: tricks from here on, or 1 if a misère's contractor ducks them all.

    ``joker_was_bound`` tells whether the Joker was barred from a trick, or refused a suit to name, anywhere on the way.
    """

    joker_was_bound: bool = False
    _values: dict[Any, int] = field(default_factory=dict)

    def values(self, hand: FiveHundredHand) -> dict[Play, int]:
        self._note_bound_joker(hand)
        return {play: self._after(hand, play) for play in hand.legal_actions() if isinstance(play, Play)}

    def _after(self, hand: FiveHundredHand, play: Play) -> int:
        following = hand.copy()
        following.apply(play)
        gained = 0
        if len(following.tricks) > len(hand.tricks):
            winner = following.tricks[-1].winner
            if hand.sitting_out is None:
                gained = 1 - winner % 2
            elif winner is hand.contractor:
                return 0
        if following.to_act is None:
            return gained if hand.sitting_out is None else 1
        return gained + self._value(following)

    def _value(self, hand: FiveHundredHand) -> int:
        key = (
            tuple(frozenset(cards) for cards in hand.hands),
            hand.trick,
            hand.to_act,
            hand.suits_led,
            hand.thrown_off,
        )
        if key not in self._values:
            values = self.values(hand).values()
            assert hand.to_act is not None
            maximises = hand.to_act % 2 == 0 if hand.sitting_out is None else hand.to_act is hand.contractor
            self._values[key] = max(values) if maximises else min(values)
        return self._values[key]

    def _note_bound_joker(self, hand: FiveHundredHand) -> None:
        assert hand.to_act is not None
        cards = hand.hands[hand.to_act]
        if hand.trump is not None or JOKER not in cards or len(cards) == 1:
            return
        if not hand.trick:
            if hand.suits_led:
                self.joker_was_bound = True
        else:
            led = suit_led(hand.trick[0], None)
            is_void = all(card is JOKER or card.suit is not led for card in cards)
            if is_void and led in hand.thrown_off[hand.to_act]:
                self.joker_was_bound = True
