"""Bidding: who bids when, what may be bid, and the bids made before the cards are seen."""

from __future__ import annotations

from copy import copy, deepcopy
from pickle import dumps, loads

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.actions import Call, IllegalAction
from game.engine.events import CallMade, CardsMoved, Place, Zone
from game.rules.catalogue import GAMES
from game.rules.spades.bids import ALL_BIDS, BLIND_FOUR, BLIND_NELLO, NELLO, Bid
from game.rules.spades.rules import SPADES
from game.rules.spades.scoring import may_bid_blind
from game.rules.spades.view import Phase
from tests.rules.spades.table import spades

NUMBERS = " ".join(map(str, range(14)))
BLINDS = "blinds=yes"
BEHIND = (0, 80, 0, 0)


def test_bids_are_whole_numbers_from_none_to_thirteen() -> None:
    table = spades()
    assert table.hand.phase is Phase.BIDDING
    assert table.may() == NUMBERS
    assert [Bid.of(number).text for number in range(14)] == NUMBERS.split()


def test_nello_is_a_bid_of_no_trick() -> None:
    assert Bid.of(0) is NELLO and NELLO.is_nello and NELLO.tricks == 0
    assert BLIND_NELLO.is_nello and BLIND_NELLO.is_blind
    assert (BLIND_FOUR.tricks, BLIND_FOUR.is_blind, BLIND_FOUR.is_nello) == (4, True, False)


@pytest.mark.parametrize("dealer", SEATS)
def test_bidding_goes_clockwise_from_the_dealers_left_and_the_same_player_leads(dealer: Seat) -> None:
    table = spades(dealer=dealer.letter)
    order = []
    for bid in ("3", "0", "13", "4"):
        order.append(table.match.to_act)
        table.bids(bid)
        assert table.match.view(Seat.SOUTH).bids[order[-1]] is Bid.parse(bid)
    assert order == list(dealer.left.clockwise())
    assert table.hand.phase is Phase.PLAYING and table.match.to_act is dealer.left


def test_each_bid_is_heard_by_all() -> None:
    table = spades().bids("3")
    assert table.events == [CallMade(Seat.SOUTH, Bid.of(3))]
    assert all(table.match.view(seat).bids == (Bid.of(3), None, None, None) for seat in SEATS)


# words, scores, seat on turn, whether it may bid blind
WHO_MAY = [
    ("75 points and more behind, with the option", BLINDS, (0, 80, 0, 0), True),
    ("without the option never", "", (0, 500, 0, 0), False),
    ("70 points behind is too near", BLINDS, (10, 80, 0, 0), False),
    ("bags are no points", BLINDS, (5, 79, 0, 0), False),
    ("nor are those of a score below nothing", BLINDS, (-19, 60, 0, 0), False),
    ("a score below nothing is far behind", BLINDS, (-40, 40, 0, 0), True),
    ("the leader never", BLINDS, (300, 80, 0, 0), False),
    ("level with the leader never", BLINDS, (0, 0, 0, 0), False),
]


@pytest.mark.parametrize(("words", "scores", "may"), [r[1:] for r in WHO_MAY], ids=[r[0] for r in WHO_MAY])
def test_who_may_bid_blind(words: str, scores: tuple[int, ...], may: bool) -> None:
    table = spades(words, scores=scores)
    assert table.may() == ("looks BN B4" if may else NUMBERS)
    if words:
        assert may_bid_blind(Seat.SOUTH, scores) is may


def test_cards_lie_face_down_until_the_player_has_looked_or_bid_blind() -> None:
    table = spades(BLINDS, scores=BEHIND, south="*S")
    view = table.match.view(Seat.SOUTH)
    assert view.hand == () and not view.has_looked and view.hand_sizes == (13,) * 4
    assert len(table.match.view(Seat.WEST).hand) == 13, "the leader may not bid blind and has seen its cards"
    dealt = [event for event in table.events if isinstance(event, CardsMoved)]
    assert {event.visible_to for event in dealt if event.target.seat is Seat.SOUTH} == {()}
    table.do("S looks")
    assert len(table.match.view(Seat.SOUTH).hand) == 13 and table.match.view(Seat.SOUTH).has_looked
    assert table.may() == NUMBERS
    (taken_up,) = table.events
    assert isinstance(taken_up, CardsMoved) and taken_up.source == taken_up.target == Place(Zone.HAND, Seat.SOUTH)
    assert taken_up.seen_by(Seat.NORTH).cards == (None,) * 13


@pytest.mark.parametrize("bid", ["BN", "B4"])
def test_a_blind_bid_stands_and_the_cards_are_taken_up_after_it(bid: str) -> None:
    table = spades(BLINDS, scores=BEHIND, south="*S").bids(bid)
    assert table.events[0] == CallMade(Seat.SOUTH, Bid.parse(bid))
    assert isinstance(table.events[1], CardsMoved)
    assert len(table.match.view(Seat.SOUTH).hand) == 13
    assert table.match.to_act is Seat.WEST


@pytest.mark.parametrize(
    ("words", "scores", "before", "line", "reason"),
    [
        ("", (0, 0, 0, 0), (), "W bids 3", "It is South's turn"),
        ("", (0, 500, 0, 0), (), "S bids BN", "Blind bids are not played under these rules"),
        (BLINDS, (0, 70, 0, 0), (), "S bids B4", "needs 75 points behind the leader"),
        (BLINDS, BEHIND, ("S looks",), "S bids B4", "made before looking at the cards"),
        (BLINDS, BEHIND, (), "S bids 4", "Look at your cards before you bid a number, or bid blind"),
        (BLINDS, BEHIND, ("S looks",), "S looks", "in your hand already"),
        ("", (0, 0, 0, 0), (), "S plays 2C", "time to bid a number of tricks"),
        ("", (0, 0, 0, 0), (), "S looks", "in your hand already"),
    ],
)
def test_what_may_not_be_bid(
    words: str, scores: tuple[int, ...], before: tuple[str, ...], line: str, reason: str
) -> None:
    table = spades(words, scores=scores)
    table.do(*before)
    assert reason in table.refused(line)


def test_a_bid_of_another_game_is_refused() -> None:
    table = spades()
    with pytest.raises(IllegalAction, match="from 0, which is nello, to 13"):
        table.match.apply(Call(Seat.SOUTH, GAMES["five-hundred"].parse_bid("7H")))


@pytest.mark.parametrize("text", ["14", "-1", "-", "03", "3.5", "bn", "B5", "", "nello", "٣"])
def test_junk_is_no_bid(text: str) -> None:
    with pytest.raises(ValueError, match="is no bid"):
        SPADES.parse_bid(text)


def test_bids_are_written_and_read_and_exist_once() -> None:
    for bid in ALL_BIDS:
        assert SPADES.parse_bid(bid.text) is bid is copy(bid) is deepcopy(bid) is loads(dumps(bid))
    assert len({bid.text for bid in ALL_BIDS}) == len({bid.name for bid in ALL_BIDS}) == 16
