"""The pack, the deal, the kitty and the three cards thrown out."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.card import JOKER, Card, Suit
from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal, IllegalAction
from game.engine.events import HANDS, KITTY, PACK, CardsMoved, HandStarted
from game.engine.match import Match
from game.engine.rules import HandStart
from game.rules.five_hundred.dealing import packets, stack_pack
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.view import Phase
from tests.rules.five_hundred.table import Table, cards, may, options, refused, split_words


def test_the_pack_has_43_cards() -> None:
    pack = pack_of_43()
    assert len(pack) == len(set(pack)) == 43
    by_suit = {suit: " ".join(card.text[:-1] for card in pack if card.suit is suit) for suit in Suit}
    assert by_suit[Suit.SPADES] == by_suit[Suit.CLUBS] == "5 6 7 8 9 10 J Q K A"
    assert by_suit[Suit.HEARTS] == by_suit[Suit.DIAMONDS] == "4 5 6 7 8 9 10 J Q K A"
    assert pack.count(JOKER) == 1
    assert FIVE_HUNDRED.pack() == pack


@pytest.mark.parametrize("dealer", SEATS, ids=lambda seat: seat.word)
def test_packets_of_3_4_3_with_a_card_to_the_kitty_after_each(dealer: Seat) -> None:
    pack = shuffled(pack_of_43(), Random(7))
    plan = packets(dealer, pack)
    left = [dealer.left, dealer.partner, dealer.right, dealer]
    assert [seat for seat, _ in plan] == [*left, None] * 3
    assert [len(packet) for _, packet in plan] == [3, 3, 3, 3, 1, 4, 4, 4, 4, 1, 3, 3, 3, 3, 1]
    assert tuple(card for _, packet in plan for card in packet) == pack, "from the top, in order"


@pytest.mark.parametrize("dealer", SEATS, ids=lambda seat: seat.word)
def test_the_deal_says_what_travelled_where_and_who_saw_it(dealer: Seat) -> None:
    pack = shuffled(pack_of_43(), Random(8))
    events = Match(FIVE_HUNDRED, options(), dealer).apply(Deal(pack))
    assert events[0] == HandStarted(1, dealer)
    at = 0
    for event, (seat, packet) in zip(events[1:], packets(dealer, pack), strict=True):
        assert isinstance(event, CardsMoved)
        assert (event.cards, event.source) == (packet, PACK)
        assert event.target == (KITTY if seat is None else HANDS[seat])
        for observer in SEATS:
            known = packet if observer is seat else (None,) * len(packet)
            assert event.seen_by(observer).cards == known
        at += len(packet)
    assert at == 43


def test_stacking_a_pack_deals_the_hands_asked_for() -> None:
    pack = shuffled(pack_of_43(), Random(9))
    hands, kitty = tuple(pack[i : i + 10] for i in (0, 10, 20, 30)), pack[40:]
    for dealer in SEATS:
        match = Match(FIVE_HUNDRED, options(), dealer)
        match.apply(Deal(stack_pack(dealer, hands, kitty)))
        assert isinstance(match.hand, FiveHundredHand)
        assert tuple(map(tuple, match.hand.hands)) == hands
        assert match.hand.kitty == kitty


P = pack_of_43()
BAD_PACKS = [
    ("a card missing", P[:-1], "A pack for Five Hundred has 43 cards, this one 42."),
    ("no card at all", (), "A pack for Five Hundred has 43 cards, this one 0."),
    ("a card twice instead of another", (*P[:-1], P[0]), f"The pack has {P[0].text} more than once."),
    ("one card too many", (*P, P[5]), f"The pack has {P[5].text} more than once."),
    ("a two among them", (*P[:-1], Card.parse("2S")), "2S is not in a pack of 43."),
    ("a black four among them", (*P[:-1], Card.parse("4C")), "4C is not in a pack of 43."),
    ("a stranger besides", (*P, Card.parse("4S")), "4S is not in a pack of 43."),
]


@pytest.mark.parametrize(("pack", "reason"), [row[1:] for row in BAD_PACKS], ids=[row[0] for row in BAD_PACKS])
def test_a_wrong_pack_is_refused(pack: tuple[Card, ...], reason: str) -> None:
    hand = FiveHundredHand(HandStart(1, Seat.EAST, (0, 0), options()))
    with pytest.raises(IllegalAction) as refusal:
        hand.apply(Deal(pack))
    assert refusal.value.reason == reason
    assert hand.phase is Phase.DEALING and hand.hands == [[], [], [], []]
    match = Match(FIVE_HUNDRED, options(), Seat.EAST)
    with pytest.raises(IllegalAction):
        match.apply(Deal(pack))
    assert match.hand is None and match.number == 0 and match.awaits_deal


def test_a_stack_must_be_the_whole_pack() -> None:
    hands = (P[:10], P[10:20], P[20:30], P[30:40])
    with pytest.raises(ValueError, match="Each of the four hands needs ten cards"):
        stack_pack(Seat.EAST, (P[:9], *hands[1:]), P[40:])
    with pytest.raises(ValueError, match="Each of the four hands needs ten cards"):
        stack_pack(Seat.EAST, hands[:3], P[40:])
    with pytest.raises(ValueError, match="43 cards, this one 42"):
        stack_pack(Seat.EAST, hands, P[40:42])
    with pytest.raises(ValueError, match="more than once"):
        stack_pack(Seat.EAST, hands, (*P[40:42], P[0]))
    with pytest.raises(ValueError, match="more than once"):
        stack_pack(Seat.EAST, hands, (*P[40:43], P[0]))


def test_the_contractor_takes_the_kitty_and_throws_out_any_three() -> None:
    table = Table(south="Jo AS KS QS 10S 9S 8S 7S 6S 5S", kitty="4H 4D JC").calls("6S - - -")
    assert table.hand.phase is Phase.DISCARDING
    assert set(may(table.hand).split()) == set(split_words("Jo AS KS QS 10S 9S 8S 7S 6S 5S 4H 4D JC"))
    table.throws("Jo")
    assert table.hand.to_act is Seat.SOUTH, "one card at a time"
    assert "Jo" not in may(table.hand).split()
    table.throws("4H 5S")
    assert table.hand.phase is Phase.PLAYING and table.hand.to_act is Seat.SOUTH
    assert table.hand.discards == cards("Jo 4H 5S"), "the Joker too, kitty cards and dealt cards alike"
    assert set(table.hand.hands[0]) == set(cards("AS KS QS 10S 9S 8S 7S 6S 4D JC"))


def test_only_the_contractor_sees_kitty_and_discards() -> None:
    table = Table(dealer="S", kitty="4H 4D JC").calls("6S - - -")
    seen_taking = [event.seen_by(Seat.SOUTH) for event in table.events if isinstance(event, CardsMoved)]
    assert [move.cards for move in seen_taking] == [(None, None, None)]
    for text in ("4H", "JC", "4D"):
        table.throws(text)
        (moved,) = [event for event in table.events if isinstance(event, CardsMoved)]
        assert moved.seen_by(Seat.WEST).cards == cards(text)
        assert {moved.seen_by(seat).cards for seat in SEATS if seat is not Seat.WEST} == {(None,)}
    for seat in SEATS:
        view = table.hand.view(seat)
        mine = seat is Seat.WEST
        assert view.kitty == (cards("4H 4D JC") if mine else ())
        assert view.discards == (cards("4H JC 4D") if mine else ())


def test_the_kitty_is_nobodys_before_the_auction_is_over() -> None:
    table = Table(kitty="4H 4D JC").calls("6S -")
    assert all(table.hand.view(seat).kitty == () for seat in SEATS)
    assert all(len(table.hand.view(seat).hand) == 10 for seat in SEATS)


def test_nobody_else_throws_and_nobody_plays_before_three_are_out() -> None:
    table = Table(west="4H", south="5H").calls("6S - - -")
    assert refused(table, "W throws 4H") == "It is South's turn."
    assert "thrown out" in refused(table, "S plays 5H")
    table.throws("5H")
    assert "thrown out" in refused(table, "S plays 6H")


def test_a_card_thrown_out_cannot_be_thrown_again_or_played() -> None:
    table = Table(south="5H 6H 7H 8H").calls("6S - - -").throws("5H")
    assert "5 of hearts" in refused(table, "S throws 5H")
    table.throws("6H 7H")
    assert "5 of hearts" in refused(table, "S plays 5H")


@pytest.mark.parametrize("dealer", "SWNE")
def test_the_contractor_leads_whoever_dealt(dealer: str) -> None:
    table = Table(dealer=dealer).calls("- 6D - -")
    contractor = table.hand.contractor
    assert contractor is Seat.parse(dealer).partner
    table.throws(" ".join(card.text for card in table.hand.hands[contractor][:3]))
    assert table.hand.to_act is contractor
