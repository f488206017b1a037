"""Dealing a pack card by card: who gets which, who sees it, and which packs are refused."""

from __future__ import annotations

import pytest

from game.cards.card import JOKER
from game.cards.pack import pack_of_52
from game.cards.seats import SEATS, Seat
from game.engine.dealing import check_pack, dealt_one_by_one, one_by_one, stack_one_by_one
from game.engine.events import HANDS, PACK

PACK_52 = pack_of_52()


@pytest.mark.parametrize("dealer", SEATS)
def test_cards_go_round_from_the_dealers_left(dealer: Seat) -> None:
    hands = one_by_one(dealer, PACK_52)
    assert [len(hand) for hand in hands] == [13] * 4
    for turn, card in enumerate(PACK_52[:8]):
        assert card in hands[Seat((dealer.left + turn) % 4)]
    assert stack_one_by_one(dealer, hands) == PACK_52


@pytest.mark.parametrize("dealer", SEATS)
def test_the_moves_are_the_deal_and_each_player_sees_the_own_cards(dealer: Seat) -> None:
    moves = dealt_one_by_one(dealer, PACK_52, face_down=(Seat.NORTH,))
    hands: dict[object, list[object]] = {place: [] for place in HANDS}
    for move in moves:
        assert move.source == PACK and move.target.seat is not None
        hands[move.target].extend(move.cards)
        assert move.visible_to == (() if move.target.seat is Seat.NORTH else (move.target.seat,))
    assert tuple(hands.values()) == one_by_one(dealer, PACK_52)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ((*PACK_52[:51], PACK_52[0]), "2S more than once"),
        ((*PACK_52[:51], JOKER), "Jo is not in a pack of 52"),
        (PACK_52[1:], "A pack for Hearts has 52 cards, this one 51"),
    ],
)
def test_a_wrong_pack_is_refused_in_a_sentence(cards: tuple, reason: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(ValueError, match=reason):
        check_pack(cards, frozenset(PACK_52), "Hearts")


def test_hands_of_different_sizes_cannot_be_stacked() -> None:
    with pytest.raises(ValueError):
        stack_one_by_one(Seat.SOUTH, (PACK_52[:2], PACK_52[2:4], PACK_52[4:6], PACK_52[6:7]))
