"""Views of Hearts set up in card text, for asking a player what it does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from game.cards.card import Card, Suit, parse_cards
from game.cards.seats import Seat
from game.engine.actions import Pass, Play
from game.engine.tricks import Trick, winning_play
from game.players.casual_hearts import CasualHearts
from game.rules.hearts.options import Options
from game.rules.hearts.passing import PASSES, Direction
from game.rules.hearts.play import legal_plays
from game.rules.hearts.view import HeartsView, Phase


def parse_trick(text: str) -> tuple[Play, ...]:
    """Read plays such as ``S:KH W:4H``."""
    return tuple(Play(Seat.parse(word[0]), Card.parse(word[2:])) for word in text.split())


def finished(text: str, trump: Suit | None = None) -> Trick:
    plays = parse_trick(text)
    return Trick(plays, winning_play(plays, trump).seat)


def passing(hand: str, direction: Direction = Direction.LEFT) -> HeartsView:
    """South about to pass from thirteen cards, or from fewer once some are laid down."""
    legal = [PASSES[Seat.SOUTH][card.index] for card in parse_cards(hand)]
    return _view(hand, legal, phase=Phase.PASSING, direction=direction)


def playing(hand: str, trick: str = "", tricks: Sequence[str] = ()) -> HeartsView:
    """South about to play."""
    done = tuple(finished(text) for text in tricks)
    on_table = parse_trick(trick)
    played = [play.card for old in done for play in old.plays] + [play.card for play in on_table]
    is_broken = any(card.suit is Suit.HEARTS for card in played)
    legal = legal_plays(
        Seat.SOUTH, parse_cards(hand), on_table, is_broken=is_broken, is_first=not done, options=Options()
    )
    return _view(hand, legal, trick=on_table, tricks=done, is_broken=is_broken)


def _view(hand: str, legal: Sequence[Any], **parts: Any) -> HeartsView:
    cards = parse_cards(hand)
    fields: dict[str, Any] = {
        "seat": Seat.SOUTH,
        "dealer": Seat.EAST,
        "number": 1,
        "scores": (0, 0, 0, 0),
        "to_act": Seat.SOUTH,
        "hand": cards,
        "hand_sizes": (len(cards),) * 4,
        "trick": (),
        "legal": tuple(legal),
        "options": Options(),
        "phase": Phase.PLAYING,
        "direction": Direction.LEFT,
        "given": (),
        "received": (),
        "is_broken": False,
        "tricks": (),
    }
    return HeartsView(**(fields | parts))


def answer(view: HeartsView) -> str:
    """The card the casual player plays or passes."""
    action = CasualHearts().choose(view, Random(1))
    assert isinstance(action, (Pass, Play)) and action in view.legal
    return action.card.text


def passed(hand: str) -> set[str]:
    """The three cards the casual player passes of thirteen."""
    given: list[str] = []
    words = hand.split()
    for _ in range(3):
        view = passing(" ".join(word for word in words if word not in given))
        view = _view(" ".join(card.text for card in view.hand), view.legal, phase=Phase.PASSING,
                     given=parse_cards(" ".join(given)))  # fmt: skip
        given.append(answer(view))
    return set(given)
