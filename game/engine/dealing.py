"""Dealing a whole pack card by card, and what may be wrong with a pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from game.cards.card import Card
from game.cards.seats import SEATS, Seat
from game.engine.events import HANDS, PACK, CardsMoved


def check_pack(cards: Sequence[Card], pack: Collection[Card], title: str) -> None:
    """See that *cards* are *pack* in some order; *title* is the game in a heading.

    Raises:
        ValueError: they are not, said in a sentence.
    """
    twice = [card.text for card, times in Counter(cards).items() if times > 1]
    strange = [card.text for card in cards if card not in pack]
    if twice:
        raise ValueError(f"The pack has {twice[0]} more than once.")
    if strange:
        raise ValueError(f"{strange[0]} is not in a pack of {len(pack)}.")
    if len(cards) != len(pack):
        raise ValueError(f"A pack for {title} has {len(pack)} cards, this one {len(cards)}.")


def one_by_one(dealer: Seat, cards: Sequence[Card]) -> tuple[list[Card], ...]:
    """The hands by seat when *cards* are dealt singly, clockwise from the dealer's left."""
    hands: tuple[list[Card], ...] = ([], [], [], [])
    for place, seat in enumerate(dealer.left.clockwise()):
        hands[seat].extend(cards[place :: len(SEATS)])
    return hands


def stack_one_by_one(dealer: Seat, hands: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    """The pack that deals *hands*, by seat and all of one size: ``one_by_one`` backwards.

    Raises:
        ValueError: the hands are not of one size.
    """
    order = dealer.left.clockwise()
    return tuple(card for turn in zip(*(hands[seat] for seat in order), strict=True) for card in turn)


def dealt_one_by_one(dealer: Seat, cards: Sequence[Card], face_down: Collection[Seat] = ()) -> list[CardsMoved]:
    """The moves of such a deal. Each player sees the own cards, but those *face_down* have not taken them up yet."""
    order = dealer.left.clockwise()
    return [
        CardsMoved((card,), PACK, HANDS[seat], () if seat in face_down else (seat,))
        for card, seat in zip(cards, order * (len(cards) // len(order)), strict=True)
    ]
