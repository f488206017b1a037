"""Actions made once and handed out again: a hand asks for some fifty of them, and they never change."""

from __future__ import annotations

from typing import Final

from game.cards.card import JOKER, Suit, all_cards
from game.cards.seats import SEATS
from game.engine.actions import Call, Discard, Play
from game.rules.five_hundred.bids import ALL_BIDS, PASS

CALLS: Final = tuple({bid: Call(seat, bid) for bid in (PASS, *ALL_BIDS)} for seat in SEATS)
"""By seat and bid."""

DISCARDS: Final = tuple(tuple(Discard(seat, card) for card in all_cards()) for seat in SEATS)
"""By seat and ``Card.index``."""

JOKER_LEADS: Final = tuple(tuple(Play(seat, JOKER, suit) for suit in Suit) for seat in SEATS)
"""By seat and the suit named."""
