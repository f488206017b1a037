"""What a seat knows of a hand, and what it may conclude from the play."""

from __future__ import annotations

import pytest

from game.cards.card import Suit
from game.cards.seats import SEATS, Seat
from game.engine.match import Match
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.view import FiveHundredView, Phase
from tests.rules.five_hundred.table import Ending, Table, cards


def letters(suits: tuple[frozenset[Suit], ...]) -> str:
    """``W:S,C N:H`` – who and which suits."""
    return " ".join(
        f"{seat.letter}:{','.join(suit.letter for suit in sorted(suits[seat]))}" for seat in SEATS if suits[seat]
    )


# reason, contract, hands S / W / N / E, cards played, shown out, thrown off
CONCLUSIONS = [
    ("nothing played", "6NT", "AS 4D / 5C 6C / 7S 8S / 9S 10S", "", "", ""),
    ("all followed", "6NT", "AS 4D / 5S 6C / 7S 8S / 9S 10S", "AS 5S 7S 9S", "", ""),
    ("threw off in the trick under way", "6NT", "AS 4D / 5C 6C / 7S 8S / 9S 10S", "AS 5C", "W:S", "W:S"),
    ("threw off in a finished trick", "6NT", "AS 4D / 5C 6C / 7S 8S / 9S 10S", "AS 5C 7S 9S", "W:S", "W:S"),
    ("the Joker shows out but is no throwing off", "6NT", "AS 4D / Jo 6C / 7S 8S / 9S 10S", "AS Jo", "W:S", ""),
    ("the Joker in a finished trick", "6NT", "AS 4D / Jo 6C / 7S 8S / 9S 10S", "AS Jo 7S 9S", "W:S", ""),
    ("not following the suit named for the Joker", "6NT", "Jo 4D / 5C 6C / 7S 8S / 9S 10S", "Jo/S 5C 7S", "W:S", "W:S"),
    (
        "two suits",
        "6NT",
        "AS KH 4D / 5C 6C 7C / 7S 8S 9D / 9S 10S 4H",
        "AS 5C 7S 9S KH 6C 8S",
        "W:S,H N:H",
        "W:S,H N:H",
    ),
    ("a ruff shows out", "6H", "AS 4D / 5H 6C / 7S 8S / 9S 10S", "AS 5H", "W:S", "W:S"),
    ("the left bower on its printed suit shows out", "6S", "AC 4D / JC 6H / 7C 8S / 9C 10S", "AC JC", "W:C", "W:C"),
    ("the left bower on a trump lead follows", "6S", "AS 4D / JC 6C / 7S 8S / 9S 10S", "AS JC", "", ""),
    ("the Joker on a trump lead follows", "6S", "AS 4D / Jo 6C / 7S 8S / 9S 10S", "AS Jo", "", ""),
    ("void in trumps", "6S", "AS 4D / 5C 6C / 7S 8S / 9S 10S", "AS 5C", "W:S", "W:S"),
    ("three seats in a misère", "M", "5S 4D / 5C 6C / 7S 8S / 9S 10S", "5S 5C 9S", "W:S", "W:S"),
]


@pytest.mark.parametrize(
    ("contract", "hands", "played", "shown", "thrown"), [r[1:] for r in CONCLUSIONS], ids=[r[0] for r in CONCLUSIONS]
)
def test_what_the_play_tells(contract: str, hands: str, played: str, shown: str, thrown: str) -> None:
    hand = Ending(contract, hands, leader="S").plays(played).hand
    for seat in SEATS:
        view = hand.view(seat)
        assert letters(view.shown_out()) == shown
        assert letters(view.thrown_off()) == thrown
    if hand.trump is None:
        assert letters(hand.thrown_off) == thrown


def test_after_a_joker_led_without_a_suit_there_is_nothing_to_follow() -> None:
    view = Ending("6NT", "Jo / 6C / 8S / 10S", led="SCDH").plays("Jo 6C 8S 10S").hand.view(Seat.NORTH)
    assert letters(view.shown_out()) == letters(view.thrown_off()) == ""


def test_a_view_of_the_auction() -> None:
    table = Table(scores=(120, -40), south="AS KS").calls("6S 7H -")
    views = [table.hand.view(seat) for seat in SEATS]
    for seat, view in zip(SEATS, views, strict=True):
        assert isinstance(view, FiveHundredView)
        assert (view.seat, view.dealer, view.number, view.scores) == (seat, Seat.EAST, 1, (120, -40))
        assert (view.to_act, view.phase) == (Seat.EAST, Phase.BIDDING)
        assert [f"{caller.letter}{bid}" for caller, bid in view.calls] == ["S6S", "W7H", "N-"]
        assert view.standing is not None and view.standing[0] is Seat.WEST and view.standing[1].text == "7H"
        assert view.hand == tuple(table.hand.hands[seat]) and view.hand_sizes == (10,) * 4
        assert view.contract is view.contractor is view.trump is view.exposed is None
        assert bool(view.legal) == (seat is Seat.EAST)
    assert Table().hand.view(Seat.SOUTH).standing is None


def test_a_view_of_the_play() -> None:
    table = Table(south="AH KH QH", west="4H 5H 6H", north="7H 8H 9H", east="10H Jo", kitty="5S 6S 7S")
    table.calls("7H - - -").throws("5S 6S 7S").plays("AH 4H 7H 10H KH")
    view = table.hand.view(Seat.NORTH)
    assert [play.text for play in view.trick] == ["S plays KH"]
    assert [trick.winner for trick in view.tricks] == [Seat.SOUTH] and view.tricks_won == (1, 0, 0, 0)
    assert view.hand_sizes == (8, 9, 9, 9) and view.to_act is Seat.WEST
    assert view.trump is not None and view.trump.letter == "H"
    assert view.kitty == view.discards == ()
    assert table.hand.view(Seat.SOUTH).discards == cards("5S 6S 7S")


def test_views_of_the_same_knowledge_are_equal() -> None:
    one, other = Table(west="5C 6C", north="7C 8C"), Table(west="7C 8C", north="5C 6C")
    assert one.hand.view(Seat.SOUTH) == other.hand.view(Seat.SOUTH)
    assert one.hand.view(Seat.WEST) != other.hand.view(Seat.WEST)


def test_a_match_has_no_view_before_the_first_deal() -> None:
    match = Match(FIVE_HUNDRED, Options(), Seat.SOUTH)
    with pytest.raises(ValueError, match=r"No cards have been dealt yet\."):
        match.view(Seat.SOUTH)
    assert match.to_act is None and match.legal_actions() == () and match.awaits_deal and not match.is_over
    assert match.copy().hand is None
