"""How the 43 cards are dealt: packets of 3-4-3, one card to the kitty after each round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.cards.card import Card
from game.cards.pack import pack_of_43
from game.cards.seats import Seat

_PACK = frozenset(pack_of_43())


def packets(dealer: Seat, cards: tuple[Card, ...]) -> list[tuple[Seat | None, tuple[Card, ...]]]:
    """The fifteen packets in order, each with the seat that gets it; ``None`` is the kitty.

    Raises:
        ValueError: *cards* are not the whole pack, said in a sentence.
    """
    if frozenset(cards) != _PACK or len(cards) != 43:
        raise ValueError(_whats_wrong(cards))
    return list(_split(dealer, cards))


def _split(dealer: Seat, cards: tuple[Card, ...]) -> Iterator[tuple[Seat | None, tuple[Card, ...]]]:
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
    if frozenset(pack) != _PACK or len(pack) != 43:
        raise ValueError(_whats_wrong(pack))
    return pack


def _whats_wrong(cards: tuple[Card, ...]) -> str:
    twice = [card.text for card, times in Counter(cards).items() if times > 1]
    strange = [card.text for card in cards if card not in _PACK]
    if twice:
        return f"The pack has {twice[0]} more than once."
    if strange:
        return f"{strange[0]} is not in a pack of 43."
    return f"A pack for Five Hundred has 43 cards, this one {len(cards)}."
