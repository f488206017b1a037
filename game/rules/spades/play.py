"""Which cards may be played: the one legality function, for people and computer players alike."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.card import Card, Suit
from game.cards.seats import Seat
from game.engine.actions import Play
from game.engine.tricks import PLAYS, following
from game.rules.spades.options import Options


def legal_plays(
    seat: Seat, hand: Sequence[Card], trick: Sequence[Play], *, is_broken: bool, options: Options
) -> tuple[Play, ...]:
    """Every card *seat* may play from *hand* (seed 004, Play).

    ``trick`` holds the cards already on the table, ``is_broken`` says whether a spade has been played in this hand.
    """
    cards = following(hand, trick)
    if not trick and (options.spade_tight or not is_broken):
        cards = [card for card in hand if card.suit is not Suit.SPADES] or hand
    plays = PLAYS[seat]
    return tuple([plays[card.index] for card in cards])
