"""Views of Spades set up in card text, for asking a player what it does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.cards.card import Card, Suit, parse_cards
from game.cards.seats import Seat
from game.engine.actions import Call, Look, Play
from game.engine.tricks import Trick, winning_play
from game.players.casual_spades import CasualSpades
from game.rules.spades.bids import CALLS, UNSEEN_CHOICES, Bid
from game.rules.spades.options import Options
from game.rules.spades.play import legal_plays
from game.rules.spades.view import Phase, SpadesView


def parse_trick(text: str) -> tuple[Play, ...]:
    """Read plays such as ``S:KH W:4H``."""
    return tuple(Play(Seat.parse(word[0]), Card.parse(word[2:])) for word in text.split())


def finished(text: str) -> Trick:
    plays = parse_trick(text)
    return Trick(plays, winning_play(plays, Suit.SPADES).seat)


def bidding(hand: str, scores: tuple[int, ...] = (0, 0, 0, 0), options: Options | None = None) -> SpadesView:
    """South about to bid on thirteen cards; on none if it has not looked at them."""
    legal = CALLS[Seat.SOUTH] if hand else UNSEEN_CHOICES[Seat.SOUTH]
    return _view(hand, legal, phase=Phase.BIDDING, scores=scores, has_looked=bool(hand), options=options or Options())


def playing(
    hand: str,
    bids: str,
    trick: str = "",
    tricks: Sequence[str] = (),
    scores: tuple[int, ...] = (0, 0, 0, 0),
) -> SpadesView:
    """South about to play; *bids* are by seat: ``3 0 4 2``."""
    done = tuple(finished(text) for text in tricks)
    on_table = parse_trick(trick)
    is_broken = any(play.card.suit is Suit.SPADES for old in done for play in old.plays)
    legal = legal_plays(Seat.SOUTH, parse_cards(hand), on_table, is_broken=is_broken, options=Options())
    return _view(
        hand,
        legal,
        trick=on_table,
        tricks=done,
        is_broken=is_broken,
        bids=tuple(map(Bid.parse, bids.split())),
        scores=scores,
    )


def _view(hand: str, legal: Sequence[Any], **parts: Any) -> SpadesView:
    cards = parse_cards(hand)
    fields: dict[str, Any] = {
        "seat": Seat.SOUTH,
        "dealer": Seat.EAST,
        "number": 1,
        "to_act": Seat.SOUTH,
        "hand": cards,
        "hand_sizes": (len(cards),) * 4,
        "trick": (),
        "legal": tuple(legal),
        "options": Options(),
        "phase": Phase.PLAYING,
        "has_looked": True,
        "bids": (None,) * 4,
        "is_broken": False,
        "tricks": (),
    }
    return SpadesView(**(fields | parts))


def answer(view: SpadesView) -> str:
    """What the casual player does: a card, a bid, or ``looks``."""
    action = CasualSpades().choose(view, Random(1))
    assert action in view.legal
    match action:
        case Call(bid=bid):
            return bid.text
        case Look():
            return "looks"
        case Play(card=card):
            return card.text
    raise AssertionError(action)
