"""How the 43 cards are dealt: packets of 3-4-3, one card to the kitty after each round."""

from __future__ import annotations

from collections.abc import Iterator

from game.cards.card import Card
from game.cards.pack import pack_of_43
from game.cards.seats import Seat
from game.engine.dealing import check_pack

_PACK = frozenset(pack_of_43())


def packets(dealer: Seat, cards: tuple[Card, ...]) -> list[tuple[Seat | None, tuple[Card, ...]]]:
    """The fifteen packets in order, each with the seat that gets it; ``None`` is the kitty.

    Raises:
        ValueError: *cards* are not the whole pack, said in a sentence.
    """
    check_pack(cards, _PACK, "Five Hundred")
    return list(split(dealer, cards))


def split(dealer: Seat, cards: tuple[Card, ...]) -> Iterator[tuple[Seat | None, tuple[Card, ...]]]:
    """The same of any 43 cards, without looking at them."""
    at = 0
    for size in (3, 4, 3):
        for seat in dealer.left.clockwise():
            yield seat, cards[at : at + size]
            at += size
        yield None, cards[at : at + 1]
        at += 1


def stack_pack(dealer: Seat, hands: tuple[tuple[Card, ...], ...], kitty: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack that deals *hands* (by seat, ten cards each) and *kitty*: ``packets`` backwards.

    Raises:
        ValueError: the cards are not the whole pack, or not ten to a seat.
    """
    if [len(hand) for hand in hands] != [10] * 4:
        raise ValueError("Each of the four hands needs ten cards.")
    order: list[Card] = []
    start = 0
    for turn, size in enumerate((3, 4, 3)):
        for seat in dealer.left.clockwise():
            order.extend(hands[seat][start : start + size])
        order.extend(kitty[turn : turn + 1])
        start += size
    pack = (*order, *kitty[3:])
    check_pack(pack, _PACK, "Five Hundred")
    return pack
