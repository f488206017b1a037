"""Actions and moves made once and handed out again: a hand asks for some fifty of each, and they never change."""

from __future__ import annotations

from typing import Final

from game.cards.card import JOKER, Suit, all_cards
from game.cards.seats import SEATS
from game.engine.actions import Call, Discard, Play
from game.engine.events import HANDS, TRICKS, WON, CardsMoved
from game.rules.five_hundred.bids import ALL_BIDS, PASS

CALLS: Final = tuple({bid: Call(seat, bid) for bid in (PASS, *ALL_BIDS)} for seat in SEATS)
"""By seat and bid."""

DISCARDS: Final = tuple(tuple(Discard(seat, card) for card in all_cards()) for seat in SEATS)
"""By seat and ``Card.index``."""

PLAYS: Final = tuple(tuple(Play(seat, card) for card in all_cards()) for seat in SEATS)
"""By seat and ``Card.index``."""

JOKER_LEADS: Final = tuple(tuple(Play(seat, JOKER, suit) for suit in Suit) for seat in SEATS)
"""By seat and the suit named."""

PLAYED: Final = tuple(
    tuple(CardsMoved((card,), HANDS[seat], TRICKS[seat]) for card in all_cards()) for seat in SEATS
)
"""A card goes to the trick, by seat and ``Card.index``."""

GATHERED: Final = tuple(
    tuple(tuple(CardsMoved((card,), TRICKS[seat], WON[winner]) for card in all_cards()) for seat in SEATS)
    for winner in SEATS
)
"""A card of a finished trick goes to its winner, by winner, seat and ``Card.index``."""
