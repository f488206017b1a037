"""The play: who leads, what may be led and played, when hearts are broken, who wins."""

from __future__ import annotations

import pytest

from game.cards.card import parse_cards
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.engine.events import TrickWon
from game.rules.hearts.options import Options
from game.rules.hearts.play import legal_plays
from game.rules.hearts.rules import HEARTS
from game.rules.hearts.view import Phase
from tests.rules.alone import Table, may
from tests.rules.hearts.table import hearts

CLEAN = "clean-first-trick=yes"
OPENS = "two-of-clubs-leads=yes"
# reason, hand, trick, broken, first trick, options, what may be played
MAY_PLAY = [
    ("first lead: any card but a heart", "2C QS 5D AH", "", False, True, "", "2C QS 5D"),
    ("first lead with nothing but hearts", "2H AH", "", False, True, "", "2H AH"),
    ("later lead, hearts not broken", "2C QS AH", "", False, False, "", "2C QS"),
    ("later lead, only hearts left", "9H AH", "", False, False, "", "9H AH"),
    ("later lead, hearts broken", "2C QS AH", "", True, False, "", "2C QS AH"),
    ("follow suit", "2C 9C QS AH", "KC", False, False, "", "2C 9C"),
    ("follow hearts with hearts", "2C 9H AH", "KH", True, False, "", "9H AH"),
    ("void: any card, hearts too", "QS 5D AH", "KC", False, False, "", "QS 5D AH"),
    ("void on the first trick: hearts and the queen too", "QS 5D AH", "KC", False, True, "", "QS 5D AH"),
    ("a clean first trick: no hearts, no queen", "QS 5D AH", "KC", False, True, CLEAN, "5D"),
    ("a clean first trick with penalty cards alone", "QS AH 2H", "KC", False, True, CLEAN, "QS AH 2H"),
    ("a clean first trick ends with it", "QS 5D AH", "KC", False, False, CLEAN, "QS 5D AH"),
    ("the queen follows spades if she must", "QS 5D AH", "KS", False, True, CLEAN, "QS"),
    ("another spade goes before her on a clean trick", "QS 5S AH", "KS", False, True, CLEAN, "5S"),
    ("she may be played on a dirty one", "QS 5S AH", "KS", False, True, "", "QS 5S"),
    ("she does not lead a clean trick", "QS 5D AH", "", False, True, CLEAN, "5D"),
    ("she leads it before a heart", "QS KH AH", "", False, True, CLEAN, "QS"),
    ("the ♣2 opens by option", "2C 9C QS AH", "", False, True, OPENS, "2C"),
    ("and opens one trick only", "3C 9C QS AH", "", False, False, OPENS, "3C 9C QS"),
]


@pytest.mark.parametrize(
    ("hand", "trick", "broken", "first", "words", "allowed"), [r[1:] for r in MAY_PLAY], ids=[r[0] for r in MAY_PLAY]
)
def test_what_may_be_played(hand: str, trick: str, broken: bool, first: bool, words: str, allowed: str) -> None:
    on_table = tuple(Play(seat, card) for seat, card in zip(SEATS, parse_cards(trick), strict=False))
    options: Options = HEARTS.parse_options(words)
    legal = legal_plays(Seat.EAST, parse_cards(hand), on_table, is_broken=broken, is_first=first, options=options)
    assert may(legal) == allowed


@pytest.mark.parametrize("dealer", SEATS)
def test_the_player_to_the_right_of_the_dealer_leads(dealer: Seat) -> None:
    table = hearts(dealer=dealer.letter)
    assert table.match.to_act is Seat((dealer - 1) % 4)


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("holder", ["south", "west", "north", "east"])
def test_the_holder_of_the_two_of_clubs_leads_it_by_option(dealer: Seat, holder: str) -> None:
    table = hearts(OPENS, dealer=dealer.letter, **{holder: "2C"})
    assert table.match.to_act is Seat[holder.upper()]
    assert table.may() == "2C"


def test_who_holds_the_two_of_clubs_after_the_pass_leads_it() -> None:
    table = hearts(OPENS, number=1, south="*C", west="*D", north="*H", east="*S")
    table.passes("2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S")
    assert table.match.to_act is Seat.WEST and table.may() == "2C"


def four_suits(words: str = "") -> Table:
    """North leads (East deals); every hand has something of each suit, South is short in clubs."""
    return hearts(
        words,
        south="AC AS KS QS JS 10S 9S 8S AH KH QH JH 10H",
        west="KC QC JC 7S 6S 9H 8H 7H AD KD QD JD 10D",
        north="10C 9C 8C 5S 4S 6H 5H 4H 9D 8D 7D 6D 5D",
        east="7C 6C 5C 4C 3C 2C 3S 2S 3H 2H 4D 3D 2D",
    )


def test_the_highest_card_of_the_suit_led_wins_and_leads_next() -> None:
    table = four_suits().plays("10C 7C AC KC")
    assert TrickWon(Seat.SOUTH, 1) in table.events and table.match.to_act is Seat.SOUTH
    table.plays("8S 6S 5S 2S")
    assert table.hand.tricks[1].winner is Seat.SOUTH


def test_a_card_of_another_suit_never_wins() -> None:
    table = four_suits().plays("10C 7C AC KC").plays("8S 6S 5S 2S 9S 7S 4S 3S")
    table.plays("10S AD 9D 4D")
    assert table.hand.tricks[3].winner is Seat.SOUTH


def test_hearts_are_broken_by_the_first_heart_played() -> None:
    table = four_suits().plays("10C 7C AC KC")
    assert not table.hand.is_broken and "AH" not in table.may().split()
    table.plays("8S 6S 5S 2S 9S 7S 4S 3S 10S 9H")
    assert table.hand.is_broken
    table.plays("9D 2H")
    assert table.match.to_act is Seat.SOUTH and "AH" in table.may().split()


def test_the_queen_of_spades_does_not_break_hearts() -> None:
    table = four_suits().plays("10C 7C AC KC QS 6S 5S 2S")
    assert not table.hand.is_broken and "AH" not in table.may().split()


def test_play_goes_clockwise_and_ends_after_thirteen_tricks() -> None:
    table = four_suits()
    order = []
    for word in ("10C", "7C", "AC", "KC"):
        order.append(table.match.to_act)
        table.plays(word)
    assert order == [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]
    table.play_out()
    assert len(table.hand.tricks) == 13 and table.hand.phase is Phase.OVER
    assert "dealt again" not in table.refused("S plays AC")
    assert "dealt first" in table.refused("S plays AC")


@pytest.mark.parametrize(
    ("words", "played", "line", "reason"),
    [
        ("", "", "S plays AC", "It is North's turn"),
        ("", "", "N plays AC", "The Ace of clubs is not in your hand"),
        ("", "", "N plays 6H", "Hearts may be led once a heart has been played; lead another suit"),
        ("", "", "N passes 6H", "Now is the time to play a card"),
        ("", "10C", "E plays 2H", "Clubs were led: follow suit while you can"),
        ("", "10C 7C", "S plays AC as H", "No suit is named in Hearts"),
        (OPENS, "", "E plays 3C", "The 2 of clubs opens the hand"),
        (CLEAN, "9D 4D", "S plays QS", "No hearts and no queen of spades on the first trick"),
        (CLEAN, "9D 4D", "S plays AH", "No hearts and no queen of spades on the first trick"),
    ],
)
def test_a_card_that_may_not_be_played(words: str, played: str, line: str, reason: str) -> None:
    table = four_suits(words).plays(played)
    assert reason in table.refused(line)


def test_a_second_deal_and_a_wrong_pack_are_refused() -> None:
    table = four_suits()
    assert "must be finished first" in table.refused("deal 2C")
    table.play_out()
    assert "A pack for Hearts has 52 cards" in table.refused("deal 2C")
    with pytest.raises(ValueError, match="no auction in Hearts"):
        table.action("S bids 3")
