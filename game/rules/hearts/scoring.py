"""What cards, a hand and a game of Hearts are worth (seed 001, SCORING). Pure functions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards.card import Card, Rank, Suit, all_cards
from game.cards.seats import SEATS, Seat
from game.engine.tricks import Trick
from game.rules.hearts.options import Moon, Options

QUEEN: Final = Card.of(Rank.QUEEN, Suit.SPADES)
QUEEN_POINTS: Final = 13
ALL_POINTS: Final = 26
LIMIT: Final = 100
"""The total at which a game ends."""

Points: TypeAlias = tuple[int, int, int, int]
"""Points by seat."""


def _card_points(card: Card) -> int:
    if card is QUEEN:
        return QUEEN_POINTS
    return 1 if card.suit is Suit.HEARTS else 0


CARD_POINTS: Final = tuple(_card_points(card) for card in all_cards())
"""What a card in a trick costs, by ``Card.index``."""


def is_penalty(card: Card) -> bool:
    """Whether *card* is a heart or the ♠Q."""
    return CARD_POINTS[card.index] > 0


def points_of(cards: Iterable[Card]) -> int:
    """What *cards* cost whoever takes them."""
    return sum([CARD_POINTS[card.index] for card in cards])


def points_taken(tricks: Iterable[Trick]) -> Points:
    """What each seat has taken in *tricks*, the moon not considered."""
    taken = [0, 0, 0, 0]
    for trick in tricks:
        taken[trick.winner] += sum([CARD_POINTS[play.card.index] for play in trick.plays])
    return taken[0], taken[1], taken[2], taken[3]


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended: what each seat ``taken`` in its tricks, and the ``points`` that are written down for it."""

    taken: Points
    points: Points

    @property
    def shooter(self) -> Seat | None:
        """Who took all 26 points, if anybody did."""
        return Seat(self.taken.index(ALL_POINTS)) if ALL_POINTS in self.taken else None


def score_hand(taken: Points, options: Options) -> Result:
    """Score a finished hand; one player with all 26 points has shot the moon."""
    if ALL_POINTS not in taken:
        return Result(taken, taken)
    shooter, others = (0, ALL_POINTS) if options.moon is Moon.ADD else (-ALL_POINTS, 0)
    points = [shooter if each == ALL_POINTS else others for each in taken]
    return Result(taken, (points[0], points[1], points[2], points[3]))


def settle(scores: tuple[int, ...], result: Result) -> tuple[int, ...]:
    """The totals after *result*."""
    return tuple(total + points for total, points in zip(scores, result.points, strict=True))


def winners(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """Once a total has reached 100, the seats with the lowest; empty while the game goes on."""
    if max(scores) < LIMIT:
        return ()
    lowest = min(scores)
    return tuple(seat for seat in SEATS if scores[seat] == lowest)
