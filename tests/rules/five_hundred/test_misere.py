"""Closed and open misère: who sits out, what is shown, and when it ends (rules page, "Play", "Misère")."""

from __future__ import annotations

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.actions import IllegalAction, Play
from game.engine.events import HandShown, TrickWon
from game.rules.five_hundred.view import Phase
from tests.rules.five_hundred.table import Ending, Table, cards, may, refused

LOW = {
    "south": "5S 6S 7S 5C 6C 7C 4D 5D 4H 5H",
    "west": "AS KS QS AC KC QC AD KD AH KH",
    "north": "8S 9S 10S 8C 9C 10C 6D 7D 6H 7H",
    "east": "JS JC JD JH QD QH 10D 10H 9D 9H",
    "kitty": "8D 8H Jo",
}


def misere(bid: str = "M", words: str = "misere-any-time=yes", throws: str = "8D 8H Jo") -> Table:
    """South plays misère with the ten lowest cards."""
    return Table(words, **LOW).calls(f"{bid} - - -").throws(throws)


ORDERS = [
    ("S", "SWE"),
    ("W", "WNS"),
    ("N", "NEW"),
    ("E", "ESN"),
]


@pytest.mark.parametrize(("contractor", "order"), ORDERS, ids=[f"{c} plays, order {o}" for c, o in ORDERS])
@pytest.mark.parametrize("bid", ["M", "OM"])
def test_the_partner_sits_out_and_tricks_have_three_cards(contractor: str, order: str, bid: str) -> None:
    ending = Ending(bid, "4H 5S / 5H 6S / 6H 7S / 7H 8S", contractor=contractor)
    assert ending.hand.sitting_out is Seat.parse(contractor).partner
    seen = ""
    for _ in range(3):
        seen += ending.hand.to_act.letter
        ending.hand.apply(ending.hand.legal_actions()[0])
        if ending.hand.to_act is None:
            break
    assert order.startswith(seen)
    assert len(ending.hand.tricks) == 1 and len(ending.hand.tricks[0].plays) == 3


@pytest.mark.parametrize("dealer", SEATS, ids=lambda seat: f"{seat.word} deals")
@pytest.mark.parametrize("contractor", SEATS, ids=lambda seat: f"{seat.word} plays")
def test_a_whole_misere_from_every_seat_and_dealer(dealer: Seat, contractor: Seat) -> None:
    places = dict(zip(("south", "west", "north", "east"), [""] * 4, strict=True))
    names = ("south", "west", "north", "east")
    for at, low in enumerate(("south", "west", "north", "east")):
        places[names[(contractor + at) % 4]] = LOW[low]
    table = Table("misere-any-time=yes", dealer.letter, **places, kitty=LOW["kitty"])
    turns = (contractor - dealer.left) % 4
    table.calls(" ".join(["-"] * turns + ["M"] + ["-"] * (3 - turns))).throws("8D 8H Jo")
    assert table.hand.to_act is contractor, "the contractor leads"
    partner = list(table.hand.hands[contractor.partner])
    table.play_out()
    assert table.hand.hands[contractor.partner] == partner, "the partner's cards are never played"
    assert len(table.hand.tricks) == 10
    for trick in table.hand.tricks:
        leader = trick.plays[0].seat
        around = [seat for seat in leader.clockwise() if seat is not contractor.partner]
        assert [play.seat for play in trick.plays] == around
    leaders = [trick.plays[0].seat for trick in table.hand.tricks]
    assert leaders == [contractor, *[trick.winner for trick in table.hand.tricks[:-1]]]
    assert table.hand.result is not None and table.hand.result.is_made
    assert table.hand.result.points[contractor & 1] == 250


def test_the_contractor_leads_though_another_seat_is_left_of_the_dealer() -> None:
    table = Table("misere-any-time=yes", "N", **LOW).calls("- M - -").throws("8D 8H Jo")
    assert table.hand.to_act is Seat.SOUTH


def test_the_partner_is_asked_for_nothing() -> None:
    table = misere()
    table.plays("4H")
    assert table.hand.to_act is Seat.WEST
    table.plays("AH")
    assert table.hand.to_act is Seat.EAST
    assert refused(table, "N plays 6H") == "It is East's turn."


def test_closed_misere_shows_nothing() -> None:
    table = misere()
    events = table.do("S plays 4H")
    assert not [event for event in events if isinstance(event, HandShown)]
    assert all(table.hand.view(seat).exposed is None for seat in SEATS)


def test_open_misere_lies_open_after_the_first_lead_and_not_before() -> None:
    table = misere("OM")
    assert all(table.hand.view(seat).exposed is None for seat in SEATS)
    events = table.do("S plays 4H")
    shown = cards("5S 6S 7S 5C 6C 7C 4D 5D 5H")
    (event,) = [event for event in events if isinstance(event, HandShown)]
    assert event.seat is Seat.SOUTH and sorted(event.cards, key=lambda c: c.index) == list(shown)
    for seat in SEATS:
        assert event.seen_by(seat) == event
        assert sorted(table.hand.view(seat).exposed or (), key=lambda c: c.index) == list(shown)
    table.plays("AH QH")
    assert not [event for event in table.events if isinstance(event, HandShown)], "once only"


def test_the_exposed_hand_shrinks_as_it_is_played() -> None:
    table = misere("OM").plays("4H AH QH AC JC 5C")
    assert set(table.hand.view(Seat.WEST).exposed or ()) == set(cards("5S 6S 7S 6C 7C 4D 5D 5H"))


def test_the_exposed_hand_does_not_tell_which_cards_came_from_the_kitty() -> None:
    """The cards lie in one order however they came: dealt or from the kitty."""
    one = misere("OM", throws="5S 8H Jo").plays("4H")
    other_places = LOW | {"south": "8D 6S 7S 5C 6C 7C 4D 5D 4H 5H", "kitty": "5S 8H Jo"}
    other = Table("misere-any-time=yes", **other_places).calls("OM - - -").throws("5S 8H Jo").plays("4H")
    assert one.events == other.events
    for seat in (Seat.WEST, Seat.NORTH, Seat.EAST):
        assert one.hand.view(seat).exposed == other.hand.view(seat).exposed


def test_it_ends_as_soon_as_the_contractor_wins_a_trick() -> None:
    ending = Ending("M", "AH 5S 6S / 5H 8S 9S / 6H 7S 9C / 7H 10S JC").plays("AH 5H 7H")
    assert ending.hand.phase is Phase.OVER and ending.hand.to_act is None
    assert ending.hand.result is not None and not ending.hand.result.is_made
    assert ending.hand.result.points == (-250, 0)
    assert ending.events[1] == TrickWon(Seat.SOUTH, 1)


def test_the_trick_is_finished_before_it_ends() -> None:
    ending = Ending("M", "AH 5S / 5H 8S / 6H 7S / 7H 10S").plays("AH 5H")
    assert ending.hand.phase is Phase.PLAYING


def test_winning_a_later_trick_ends_it_too() -> None:
    ending = Ending("M", "5H AS 6S / AH 8S 9S / 6H 7S 9C / 7H 10S JC").plays("5H AH 7H 8S 10S AS")
    assert ending.hand.phase is Phase.OVER and ending.hand.result.points == (-250, 0)


def test_the_remaining_cards_are_shown_when_it_ends_early_except_the_partners() -> None:
    ending = Ending("M", "AH 5S 6S / 5H 8S 9S / 6H 7S 9C / 7H 10S JC").plays("AH 5H 7H")
    shown = {event.seat: set(event.cards) for event in ending.events if isinstance(event, HandShown)}
    assert shown == {
        Seat.SOUTH: set(cards("5S 6S")),
        Seat.WEST: set(cards("8S 9S")),
        Seat.EAST: set(cards("10S JC")),
    }


def test_nothing_is_shown_after_the_last_trick() -> None:
    ending = Ending("M", "5H / AH / 6H / 7H").plays("5H AH 7H")
    assert ending.hand.result.is_made
    assert not [event for event in ending.events if isinstance(event, HandShown)]


def test_a_misere_made_needs_all_ten_tricks_lost() -> None:
    table = misere().play_out()
    assert len(table.hand.tricks) == 10
    assert table.hand.result.points == (250, 0) and table.match.scores == (250, 0)


def test_the_defenders_score_nothing_whatever_they_win() -> None:
    assert misere("OM").play_out().match.scores == (500, 0)
    failed = Ending("OM", "AH 5S / 5H 8S / 6H 7S / 7H 10S").plays("AH 5H 7H").hand
    assert failed.result.points == (-500, 0)


def test_holding_only_the_joker_in_the_last_trick_the_misere_fails() -> None:
    ending = Ending("M", "5H Jo / AH 5S / 6H 7H / 7S 8S").plays("5H AH 7S")
    ending.plays("5S 8S")
    assert may(ending.hand) == "Jo"
    ending.plays("Jo")
    assert ending.hand.result is not None and ending.hand.result.points == (-250, 0)


def test_barred_from_the_joker_the_contractor_throws_other_cards_until_the_last() -> None:
    ending = Ending("M", "5H Jo 4D / AH AS KS / 6H 7H 8H / 7S 8S 9S").plays("5H AH 7S AS 8S")
    assert may(ending.hand) == "Jo 4D"
    ending.plays("4D KS 9S")
    assert may(ending.hand) == "Jo", "threw off on spades, but it is the last card"


def test_leading_the_joker_in_a_misere_loses_it() -> None:
    ending = Ending("M", "Jo 5H / AH 5S / 6H 7H / 7S 8S").plays("Jo/H AH 7S")
    assert ending.hand.result is not None and ending.hand.result.points == (-250, 0)


def test_a_defender_wins_with_the_joker() -> None:
    ending = Ending("M", "AS 5H / Jo 6H / 6S 7H / 7S 8S").plays("AS Jo 7S")
    assert ending.hand.to_act is Seat.WEST and ending.hand.result is None


def test_souths_partner_plays_misere_and_south_sits_out_with_the_winning_cards() -> None:
    places = {"north": LOW["south"], "south": LOW["west"], "west": LOW["north"], "east": LOW["east"]}
    table = Table("misere-any-time=yes", "W", **places, kitty=LOW["kitty"]).calls("M - - -").throws("8D 8H Jo")
    assert table.hand.contractor is Seat.NORTH
    acted = set()
    while table.hand.to_act is not None:
        acted.add(table.hand.to_act)
        assert table.hand.view(Seat.SOUTH).legal == ()
        table.match.apply(min(table.match.legal_actions(), key=lambda play: play.card.rank))
    assert acted == {Seat.NORTH, Seat.EAST, Seat.WEST}
    assert table.match.scores == (250, 0) and len(table.hand.hands[Seat.SOUTH]) == 10


def test_the_one_sitting_out_is_known_to_all() -> None:
    table = misere()
    assert all(table.hand.view(seat).sitting_out is Seat.NORTH for seat in SEATS)
    assert Table().calls("6S - - -").hand.view(Seat.WEST).sitting_out is None
    assert Table().hand.view(Seat.WEST).sitting_out is None


def test_the_kitty_is_taken_and_thrown_out_in_misere_too() -> None:
    table = Table("misere-any-time=yes", **LOW).calls("M - - -")
    assert len(table.hand.hands[0]) == 13 and table.hand.phase is Phase.DISCARDING
    table.throws("8D 8H Jo")
    assert len(table.hand.hands[0]) == 10


REACHED = [
    ("after a seven by an opponent", "", "7S M - - -", "W"),
    ("after one's own seven", "", "7S 7C - - M -", "S"),
    ("open after an eight", "", "8S OM - - -", "W"),
    ("by points over 8S", "misere-rank=by-points", "8S M - - -", "W"),
    ("at any time", "misere-any-time=yes", "M - - -", "S"),
    ("by the raise after one's own eight", "winner-may-raise=yes", "8S - - - OM", "S"),
]


@pytest.mark.parametrize(("words", "calls", "contractor"), [w[1:] for w in REACHED], ids=[w[0] for w in REACHED])
def test_misere_reached(words: str, calls: str, contractor: str) -> None:
    table = Table(words).calls(calls)
    assert table.hand.contractor is Seat.parse(contractor) and table.hand.contract.is_misere
    assert table.hand.trump is None


def test_the_one_sitting_out_may_play_no_card() -> None:
    ending = Ending("M", "5H Jo / AH 5S / 6H 7H / 7S 8S")
    for card in ending.hand.hands[Seat.NORTH]:
        with pytest.raises(IllegalAction):
            ending.hand.apply(Play(Seat.NORTH, card))
