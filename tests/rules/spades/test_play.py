"""The play: who leads, when spades may be led, what follows, who wins."""

from __future__ import annotations

import pytest

from game.cards.card import parse_cards
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.engine.events import TrickWon
from game.play.shuffling import first_dealer
from game.rules.spades.options import Options
from game.rules.spades.play import legal_plays
from game.rules.spades.rules import SPADES
from game.rules.spades.view import Phase
from tests.rules.alone import Table, dealt, may
from tests.rules.spades.table import spades

TIGHT = "spade-tight=yes"
# reason, hand, trick, broken, options, what may be played
MAY_PLAY = [
    ("lead: any card but a spade", "2S 3C QH", "", False, "", "3C QH"),
    ("nothing but spades: lead them", "2S AS", "", False, "", "2S AS"),
    ("broken: lead spades", "2S 3C QH", "", True, "", "2S 3C QH"),
    ("tight: not even when broken", "2S 3C QH", "", True, TIGHT, "3C QH"),
    ("tight: unless nothing else is left", "2S AS", "", True, TIGHT, "2S AS"),
    ("follow suit", "2S 3C 9C QH", "KC", False, "", "3C 9C"),
    ("follow spades", "2S 3C QH", "KS", True, TIGHT, "2S"),
    ("void: any card, a spade too", "2S 3C QH", "KD", False, TIGHT, "2S 3C QH"),
]


@pytest.mark.parametrize(
    ("hand", "trick", "broken", "words", "allowed"), [r[1:] for r in MAY_PLAY], ids=[r[0] for r in MAY_PLAY]
)
def test_what_may_be_played(hand: str, trick: str, broken: bool, words: str, allowed: str) -> None:
    on_table = tuple(Play(seat, card) for seat, card in zip(SEATS, parse_cards(trick), strict=False))
    options: Options = SPADES.parse_options(words)
    assert may(legal_plays(Seat.EAST, parse_cards(hand), on_table, is_broken=broken, options=options)) == allowed


def one_suit_short(words: str = "") -> Table:
    """South leads; West has no hearts, North no clubs."""
    return spades(
        words,
        south="AC KC QC AD KD QD AH KH QH JH 2S 3S 4S",
        west="JC 10C 9C 8C JD 10D 9D 8D 7D 6D AS KS QS",
        north="5D 4D 3D 2D 10H 9H 8H 7H 6H JS 10S 9S 8S",
        east="7C 6C 5C 4C 3C 2C 5H 4H 3H 2H 7S 6S 5S",
    ).bids("4 3 2 1")


def test_the_highest_card_of_the_suit_led_wins_and_leads_next() -> None:
    table = one_suit_short().plays("KD JD 5D 7C")
    assert TrickWon(Seat.SOUTH, 1) in table.events and table.match.to_act is Seat.SOUTH


def test_a_spade_beats_every_other_card() -> None:
    table = one_suit_short().plays("AH QS 10H 5H")
    assert table.hand.tricks[0].winner is Seat.WEST and table.match.to_act is Seat.WEST


def test_the_highest_spade_wins() -> None:
    table = one_suit_short().plays("AC JC 8S 2C").plays("5D 7S QD JD")
    assert table.hand.tricks[1].winner is Seat.EAST
    table.plays("2H JH QS 10H")
    assert table.hand.tricks[2].winner is Seat.WEST
    table.plays("AS 9S 5S 2S")
    assert table.hand.tricks[3].winner is Seat.WEST


def test_spades_are_broken_by_the_first_one_played() -> None:
    table = one_suit_short()
    assert "2S" not in table.may().split() and not table.hand.is_broken
    table.plays("AD JD 5D 7C")
    assert "2S" not in table.may().split()
    table.plays("AC JC 2D 2C")
    assert not table.hand.is_broken
    table.plays("AH QS 6H 5H")
    assert table.hand.is_broken and table.match.to_act is Seat.WEST and "AS" in table.may().split()


def test_spade_tight_holds_when_they_are_broken() -> None:
    table = one_suit_short(TIGHT).plays("AH QS 10H 5H")
    assert table.hand.is_broken and "AS" not in table.may().split()


def test_who_is_dealt_nothing_but_spades_leads_them() -> None:
    table = spades(south="*S").bids("13 0 0 0")
    assert len(table.may().split()) == 13
    table.play_out()
    assert table.match.finished[0].result.tricks == (13, 0, 0, 0)


def test_play_goes_clockwise_and_ends_after_thirteen_tricks() -> None:
    table = one_suit_short()
    order = []
    for word in ("AD", "JD", "5D", "7C"):
        order.append(table.match.to_act)
        table.plays(word)
    assert order == list(SEATS)
    table.play_out()
    assert len(table.hand.tricks) == 13 and table.hand.phase is Phase.OVER


@pytest.mark.parametrize(
    ("words", "played", "line", "reason"),
    [
        ("", "", "W plays AS", "It is South's turn"),
        ("", "", "S plays AS", "The Ace of spades is not in your hand"),
        ("", "", "S plays 2S", "Spades may be led once a spade has been played; lead another suit"),
        ("", "", "S bids 4", "Now is the time to play a card"),
        ("", "AC", "W plays AS", "Clubs were led: follow suit while you can"),
        ("", "AC", "W plays JC as C", "No suit is named in Spades"),
        (TIGHT, "AH QS 10H 5H", "W plays AS", "only when nothing else is left; lead another suit"),
    ],
)
def test_a_card_that_may_not_be_played(words: str, played: str, line: str, reason: str) -> None:
    assert reason in one_suit_short(words).plays(played).refused(line)


def test_thirteen_cards_each_and_the_deal_passes_to_the_left() -> None:
    table = spades(dealer="S")
    assert [len(hand) for hand in table.hand.hands] == [13] * 4
    table.bids("3 3 3 3").play_out().next_deal()
    assert table.match.dealer is Seat.WEST and table.match.number == 2


def test_the_user_deals_first() -> None:
    assert SPADES.first_dealer is Seat.SOUTH
    assert {first_dealer(SPADES, seed) for seed in range(20)} == {Seat.SOUTH}


def test_a_second_deal_and_a_wrong_pack_are_refused() -> None:
    table = one_suit_short()
    assert "must be finished first" in table.refused("deal 2C")
    table.play_out()
    assert "A pack for Spades has 52 cards" in table.refused("deal 2C")
    assert "dealt first" in table.refused("S plays AC")
    assert len(dealt(Seat.SOUTH).cards) == len(set(SPADES.pack())) == 52


def test_four_for_themselves() -> None:
    assert SPADES.teams == tuple((seat,) for seat in SEATS)
