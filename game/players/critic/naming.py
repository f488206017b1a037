"""How cards, calls and figures are written where they are explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards.card import Card, Suit
from game.engine.actions import Call, Discard, Play, SeatAction
from game.rules.five_hundred.bids import Bid

SIGNS: Final = "♠♣♦♥"
DEALS: Final = "of the deals imagined"


def card_name(card: Card) -> str:
    """``J♥``, ``Joker``."""
    return "Joker" if card.suit is None else f"{card.rank.text}{SIGNS[card.suit]}"


def bid_name(bid: Bid) -> str:
    """``7♥``, ``6NT``, ``Misère``, ``Pass``."""
    if bid.denomination is None:
        return bid.name.capitalize()
    trump: Suit | None = bid.trump
    return f"{bid.level}{SIGNS[trump] if trump is not None else 'NT'}"


def action_name(action: SeatAction) -> str:
    """The card or the call; of a Joker led without trumps the suit, too."""
    if isinstance(action, Call):
        assert isinstance(action.bid, Bid)
        return bid_name(action.bid)
    assert isinstance(action, (Play, Discard))
    suit = action.suit if isinstance(action, Play) else None
    return card_name(action.card) + (f" as {SIGNS[suit]}" if suit is not None else "")


def spoken_action(action: SeatAction) -> str:
    """The same in a sentence: ``the Joker``."""
    name = action_name(action)
    return f"the {name}" if name.startswith("Joker") else name


def listed(names: Sequence[str]) -> str:
    """``4♥, 5♣ and K♦``."""
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def points(worth: float) -> str:
    """Points with their sign: ``+96``, ``−12``, ``0``."""
    whole = round(worth)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"


def tricks(count: float) -> str:
    """Tricks on average: ``8.2``."""
    return f"{count:.1f}"
