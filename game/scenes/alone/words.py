"""How tables say things at which everybody plays alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards.card import Card
from game.cards.seats import Seat
from game.scenes.table.words import SIGNS, NameOf, signed

_ONLY: Final = 1


def card_name(card: Card) -> str:
    """``J♥``."""
    return card.rank.text + (SIGNS[card.suit] if card.suit is not None else "")


def listed(words: Sequence[str]) -> str:
    """``4♥, 5♣ and K♦``."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def ending(won: bool, winners: int) -> str:
    """How a game ended for the user, who may share the win."""
    if not won:
        return "The game is lost"
    return "You have won the game!" if winners == _ONLY else "You share the win!"


def standings(scores: Sequence[int], name_of: NameOf) -> str:
    """The totals of a finished game, a line each, in the order of the seats."""
    return "\n".join(f"{name_of(seat)} {signed(scores[seat])}" for seat in Seat)


def time_words(seconds: float) -> str:
    """``12 minutes``, ``3 h 05 min``."""
    minutes = round(seconds / 60)
    if minutes < 60:
        return f"{minutes} {'minute' if minutes == 1 else 'minutes'}"
    return f"{minutes // 60} h {minutes % 60:02} min"
