"""Which cards may be played: the one legality function, for people and computer players alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards.card import Card, Rank, Suit
from game.cards.seats import Seat
from game.engine.actions import Play
from game.engine.tricks import PLAYS, following
from game.rules.hearts.options import Options
from game.rules.hearts.scoring import CARD_POINTS

OPENER: Final = Card.of(Rank.TWO, Suit.CLUBS)
"""The card that opens a hand if the option says so."""


def legal_plays(
    seat: Seat, hand: Sequence[Card], trick: Sequence[Play], *, is_broken: bool, is_first: bool, options: Options
) -> tuple[Play, ...]:
    """Every card *seat* may play from *hand* (seed 001, THE PLAY).

    ``trick`` holds the cards already on the table, ``is_broken`` says whether a heart has been played in this hand,
    ``is_first`` whether this is its first trick.
    """
    if trick:
        cards = following(hand, trick)
    elif is_first and options.two_of_clubs_leads:
        cards = [OPENER]
    else:
        cards = hand if is_broken else [card for card in hand if card.suit is not Suit.HEARTS] or hand
    if is_first and options.clean_first_trick:
        cards = [card for card in cards if not CARD_POINTS[card.index]] or cards
    plays = PLAYS[seat]
    return tuple([plays[card.index] for card in cards])
