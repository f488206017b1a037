"""Counting tricks: what a hand is worth to the side that plays a denomination, to its partner, and against it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from game.cards.card import JOKER, Card, Rank, Suit
from game.players.casual import weights
from game.rules.five_hundred.bids import Denomination
from game.rules.five_hundred.trumps import left_bower, right_bower

Features: TypeAlias = tuple[int, ...]

_BY_SUIT: Final = {
    trump: (right_bower(trump), left_bower(trump), *(Card.of(rank, trump) for rank in (14, 13, 12)))  # type: ignore[arg-type]
    for trump in Suit
}


@lru_cache(maxsize=4096)
def own_tricks(hand: tuple[Card, ...], denomination: Denomination) -> float:
    """The tricks expected for the side if this hand of ten wins the auction and takes the kitty."""
    return _tricks(hand, denomination, weights.CALLER)


def made_up_tricks(hand: Iterable[Card], denomination: Denomination) -> float:
    """The tricks expected for the side once this hand has taken the kitty and thrown out three."""
    return _tricks(hand, denomination, weights.CONTRACTOR)


@lru_cache(maxsize=4096)
def support(hand: tuple[Card, ...], denomination: Denomination) -> float:
    """How many tricks more than an average hand this one brings to a partner's contract."""
    return _tricks(hand, denomination, weights.SUPPORT)


@lru_cache(maxsize=4096)
def defence(hand: tuple[Card, ...], denomination: Denomination) -> float:
    """How many tricks more than an average hand this one takes from an opponents' contract."""
    return _tricks(hand, denomination, weights.DEFENCE)


@lru_cache(maxsize=4096)
def open_suits(hand: tuple[Card, ...]) -> int:
    """How many suits have no stopper at no trumps."""
    return features_at_no_trumps(hand)[weights.AT_NO_TRUMPS.index("open suits")]


def _tricks(hand: Iterable[Card], denomination: Denomination, table: tuple[weights.Weights, weights.Weights]) -> float:
    trump = denomination.trump
    base, factors = table[trump is None]
    features = features_at_no_trumps(hand) if trump is None else features_with_trumps(hand, trump)
    return base + sum([factor * feature for factor, feature in zip(factors, features, strict=True)])


def features_with_trumps(hand: Iterable[Card], trump: Suit) -> Features:
    """What counts with *trump*: the five top trumps and the Joker, length, side honours and short suits.

    In the order of ``weights.WITH_TRUMPS``.
    """
    held = set(hand)
    right, left, ace, king, queen = _BY_SUIT[trump]
    sides: dict[Suit, list[int]] = {suit: [] for suit in Suit}
    length = 0
    for card in held:
        if card.suit is trump or card is left or card is JOKER:
            length += 1
        elif card.suit is not None:
            sides[card.suit].append(card.rank)
    del sides[trump]
    return (
        JOKER in held,
        right in held,
        left in held,
        ace in held,
        king in held,
        queen in held,
        length,
        max(0, length - 5),
        max(0, length - 7),
        max(0, 3 - length),
        *_side_features(sides),
    )


def _side_features(sides: dict[Suit, list[int]]) -> Features:
    aces = kings_behind_ace = guarded_kings = bare_kings = queens = 0
    voids = singletons = doubletons = 0
    for ranks in sides.values():
        count = len(ranks)
        voids += count == 0
        singletons += count == 1
        doubletons += count == 2
        has_ace = Rank.ACE in ranks
        has_king = Rank.KING in ranks
        aces += has_ace
        if has_king:
            kings_behind_ace += has_ace
            guarded_kings += not has_ace and count > 1
            bare_kings += count == 1
        queens += Rank.QUEEN in ranks and count > 1 and (has_king or has_ace or count > 2)
    return (aces, kings_behind_ace, guarded_kings, bare_kings, queens, voids, singletons, doubletons)


def features_at_no_trumps(hand: Iterable[Card]) -> Features:
    """What counts without trumps: the Joker, honours, the cards to run, and suits without a stopper.

    In the order of ``weights.AT_NO_TRUMPS``.
    """
    held = set(hand)
    by_suit: dict[Suit, list[int]] = {suit: [] for suit in Suit}
    for card in held:
        if card.suit is not None:
            by_suit[card.suit].append(card.rank)
    totals = [0] * 9
    for ranks in by_suit.values():
        for index, count in enumerate(_suit_features(sorted(ranks, reverse=True))):
            totals[index] += count
    longest = max(len(ranks) for ranks in by_suit.values())
    return (JOKER in held, *totals, max(0, longest - 4))


def _suit_features(ranks: list[int]) -> Features:
    """Of one suit, highest first: honours with and without company, cards that run, length, open or not."""
    count = len(ranks)
    has_ace = Rank.ACE in ranks
    has_king = Rank.KING in ranks
    has_queen = Rank.QUEEN in ranks
    run = 0
    while run < count and ranks[run] == Rank.ACE - run:
        run += 1
    top_three = has_ace + has_king + has_queen
    guarded_queen = has_queen and count > 2 and not (has_ace and has_king)
    is_open = not (has_ace or (has_king and count > 1) or guarded_queen)
    return (
        has_ace,
        has_king and has_ace,
        has_king and not has_ace and count > 1,
        guarded_queen,
        max(0, run - 2),
        max(0, count - 4) if top_three >= 2 else 0,
        max(0, count - 4) if top_three < 2 else 0,
        is_open,
        Rank.JACK in ranks and top_three >= 1 and count > 2,
    )
