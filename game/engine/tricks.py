"""What trick-taking games share: plays made once, finished tricks, and who wins where suits stay what they are.

A hand asks for some fifty plays and moves, and they never change, so they are made once and handed out again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.cards.card import Card, Suit, all_cards
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.engine.events import HANDS, TRICKS, WON, CardsMoved

PLAYS: Final = tuple(tuple(Play(seat, card) for card in all_cards()) for seat in SEATS)
"""By seat and ``Card.index``."""

PLAYED: Final = tuple(tuple(CardsMoved((card,), HANDS[seat], TRICKS[seat]) for card in all_cards()) for seat in SEATS)
"""A card goes to the trick, by seat and ``Card.index``."""

GATHERED: Final = tuple(
    tuple(tuple(CardsMoved((card,), TRICKS[seat], WON[winner]) for card in all_cards()) for seat in SEATS)
    for winner in SEATS
)
"""A card of a finished trick goes to its winner, by winner, seat and ``Card.index``."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its plays in order, and who won it."""

    plays: tuple[Play, ...]
    winner: Seat


def following(hand: Sequence[Card], trick: Sequence[Play]) -> Sequence[Card]:
    """The cards of *hand* that follow the suit led to *trick*; all of them if none does, or if nothing was led."""
    if not trick:
        return hand
    led = trick[0].card.suit
    return [card for card in hand if card.suit is led] or hand


def winning_play(trick: Sequence[Play], trump: Suit | None = None) -> Play:
    """The play that holds the trick so far: the highest trump, else the highest card of the suit led.

    Raises:
        ValueError: the trick is empty.
    """
    if not trick:
        raise ValueError("An empty trick has no winner.")
    best = trick[0]
    for play in trick[1:]:
        card, held = play.card, best.card
        if (card.suit is held.suit and card.rank > held.rank) or (card.suit is trump is not held.suit):
            best = play
    return best


def tricks_won(tricks: Iterable[Trick]) -> tuple[int, int, int, int]:
    """How many of *tricks* each seat has won."""
    counts = [0, 0, 0, 0]
    for trick in tricks:
        counts[trick.winner] += 1
    return counts[0], counts[1], counts[2], counts[3]


def shown_out(tricks: Iterable[Trick], trick: Sequence[Play]) -> tuple[frozenset[Suit], ...]:
    """By seat, the suits a player has not followed, so that it can hold no more of them."""
    suits: tuple[set[Suit], ...] = (set(), set(), set(), set())
    for plays in (*(finished.plays for finished in tricks), trick):
        led = plays[0].card.suit if plays else None
        for play in plays[1:]:
            if led is not None and play.card.suit is not led:
                suits[play.seat].add(led)
    return tuple(frozenset(each) for each in suits)
