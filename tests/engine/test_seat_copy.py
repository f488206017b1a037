"""A seat's copy of a record: it gives the seat's own view back, holds no card the seat may not know, and lies not."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards.card import parse_cards
from game.cards.pack import pack_of_43
from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal
from game.engine.record import Header, Record, UnreadableRecord, new_record
from game.engine.seat_copy import BACK, read_seat_copy, redact, view_from_redacted
from game.rules.five_hundred.dealing import stack_pack
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.view import FiveHundredView
from tests.rules.five_hundred.walks import Walk, long_walks, stroll, walks

GAMES = {FIVE_HUNDRED.name: FIVE_HUNDRED}
HEADER = Header("g1", "five-hundred", Seat.EAST, seed=7)
HANDS = {
    "S": "Jo JS JC AS KS QS 10S 9S 8S 7S",
    "W": "5S 6S 9C 8C 5C 6C 7D 8D 4H 5H",
    "N": "AC KC QC 10C 7C AH KH QH JH 10H",
    "E": "9H 8H 7H 6H AD KD QD JD 10D 9D",
}
KITTY = "6D 5D 4D"
DEAL = Deal(stack_pack(Seat.EAST, tuple(parse_cards(HANDS[seat]) for seat in "SWNE"), parse_cards(KITTY))).text


def record_of(walk: Walk) -> Record:
    record = new_record(Header("w", "five-hundred", walk.dealer, FIVE_HUNDRED.options_text(walk.options)), FIVE_HUNDRED)
    for _, action, _ in stroll(walk):
        record.add(action.text, FIVE_HUNDRED)
    return record


def written(*lines: str, options: str = "", deal: str = DEAL) -> Record:
    record = new_record(replace(HEADER, options=options), FIVE_HUNDRED)
    for line in (deal, *lines):
        record.add(line, FIVE_HUNDRED)
    return record


def calls(text: str) -> list[str]:
    """``6S - - -`` from South on."""
    return [f"{seat} bids {bid}" for seat, bid in zip("SWNE" * 4, text.split(), strict=False)]


@given(walks | long_walks, st.sampled_from(SEATS))
def test_a_seats_copy_gives_its_view_back(walk: Walk, seat: Seat) -> None:
    record = record_of(walk)
    copy = redact(record, seat)
    assert view_from_redacted(copy, GAMES) == record.timeline.match.view(seat)
    again = read_seat_copy(copy, GAMES)
    assert again.steps == len(record.timeline.actions)
    assert (again.match.scores, again.match.number) == (record.timeline.match.scores, record.timeline.match.number)


@given(walks, st.data())
def test_what_was_taken_back_did_not_happen(walk: Walk, data: st.DataObject) -> None:
    record = record_of(walk)
    count = data.draw(st.integers(1, len(record.timeline.actions)))
    record.add(f"undo {count}", FIVE_HUNDRED)
    if data.draw(st.booleans()):
        record.add("redo", FIVE_HUNDRED)
    match = record.timeline.match
    for seat in SEATS if match.hand is not None else ():
        assert view_from_redacted(redact(record, seat), GAMES) == match.view(seat)


@given(walks, st.sampled_from(SEATS), st.data())
def test_a_copy_may_tell_what_was_taken_back(walk: Walk, seat: Seat, data: st.DataObject) -> None:
    """Another program may keep one copy and write on; hands laid open are no steps."""
    record = record_of(walk)
    copy = redact(record, seat)
    steps = len(record.timeline.actions)
    count = data.draw(st.integers(1, steps))
    twice = f"undo {count}\nundo {steps - count}\nredo\nredo\n" if count < steps else ""
    for lines in (f"undo {count}\nredo\n", twice):
        again = read_seat_copy(copy + lines, GAMES)
        assert again.view() == record.timeline.match.view(seat) and again.steps == steps


def test_an_options_line_leaves_standing_what_may_be_redone() -> None:
    record = written("S bids 6S", "undo 1", "options slam=no", "redo")
    copy = redact(written(), Seat.WEST) + "S bids 6S\nundo 1\noptions slam=no\nredo\n"
    assert view_from_redacted(copy, GAMES) == record.timeline.match.view(Seat.WEST)
    with pytest.raises(ValueError, match="nothing to do again"):
        view_from_redacted(redact(written(), Seat.WEST) + "S bids 6S\nundo 1\nS bids 7S\nredo\n", GAMES)


def test_the_deal_hides_the_other_hands() -> None:
    copy = redact(written(), Seat.SOUTH)
    own = HANDS["S"].split()
    words = copy.splitlines()[-1].split()
    assert len(words) == 44 and [word for word in words[1:] if word != "--"] == own
    assert "seed" not in copy and "\nseat S\n\n" in copy


def test_who_takes_the_kitty_sees_it_and_what_is_thrown_out() -> None:
    record = written(*calls("6S - - -"), "S throws 4D", "S throws 5D")
    own, other = redact(record, Seat.SOUTH), redact(record, Seat.NORTH)
    assert {"4D", "5D", "6D"} < set(own.split()) and "S throws 5D" in own
    assert not {"4D", "5D", "6D"} & set(other.split()) and other.count("S throws --") == 2
    view = view_from_redacted(own, GAMES)
    assert isinstance(view, FiveHundredView)
    assert view.kitty == parse_cards(KITTY) and view.discards == parse_cards("4D 5D")


def test_a_hand_laid_open_is_told_once_it_lies_open() -> None:
    before = written(*calls("8S OM - - -"), "W throws 9C", "W throws 8C", "W throws 8D")
    assert "shows" not in redact(before, Seat.SOUTH)
    before.add("W plays 5S", FIVE_HUNDRED)
    copy = redact(before, Seat.SOUTH)
    assert copy.endswith("W plays 5S\nW shows 6S 5C 6C 4D 5D 6D 7D 4H 5H\n")
    assert view_from_redacted(copy, GAMES) == before.timeline.match.view(Seat.SOUTH)
    assert "shows" not in redact(before, Seat.WEST)


def test_the_cards_left_when_a_misere_fails_are_told() -> None:
    record = written(
        *calls("7NT M - - -"), "W throws 4D", "W throws 5D", "W throws 6D", "W plays 8D", "N plays AC", "S plays 7S"
    )
    assert record.timeline.match.awaits_deal
    copy = redact(record, Seat.SOUTH)
    assert [line[:7] for line in copy.splitlines()[-2:]] == ["W shows", "N shows"]
    assert view_from_redacted(copy, GAMES) == record.timeline.match.view(Seat.SOUTH)


def test_a_game_given_up_has_no_view() -> None:
    record = written()
    record.add("abandoned", FIVE_HUNDRED)
    with pytest.raises(ValueError, match="given up"):
        view_from_redacted(redact(record, Seat.SOUTH), GAMES)


SPADES = [*calls("6S - - -"), *["S throws --"] * 3]
OPEN = [*calls("8S OM - - -"), *["W throws --"] * 3, "W plays 5S"]
NO_TRUMPS = [*calls("6NT - - -"), *["S throws --"] * 3]
# reason, whose copy, lines after the deal (cut for that seat), said
LIES = [
    ("a card of one's own in another hand", "W", [*SPADES, "S plays 9C"], "South cannot hold the 9 of clubs"),
    ("a card played twice", "N", [*SPADES, "S plays Jo", "W plays 5S", "N plays AC", "E plays Jo"],
     "East cannot hold the Joker"),
    ("a card out of the pack", "W", [*SPADES, "S plays 2C"], "South cannot hold the 2 of clubs"),
    ("a suit shown out of", "W",
     [*SPADES, "S plays AD", "W plays 7D", "N plays AC", "E plays 9D", "S plays AS", "W plays 5S", "N plays 10D"],
     "North cannot hold the 10 of diamonds, having shown"),
    ("a left bower by one who had no trumps", "W",
     [*SPADES, "S plays JS", "W plays 5S", "N plays AC", "E plays 9D", "S plays AD", "W plays 7D", "N plays JC"],
     "North cannot hold the Jack of clubs, having shown"),
    ("out of turn", "W", [*SPADES, "N plays AC"], "It is South's turn"),
    ("a call out of turn", "W", ["W bids 6S"], "It is South's turn"),
    ("a bid that does not outrank", "W", calls("6S - 6S"), "does not outrank"),
    ("a misère too early", "W", ["S bids M"], "Closed misère|Misère may be bid"),
    ("a card while bidding", "W", ["S plays Jo"], "time to bid"),
    ("a call while throwing out", "W", [*calls("6S - - -"), "S bids 7S"], "thrown out first"),
    ("a card thrown out in sight", "W", [*calls("6S - - -"), "S throws 4D"], "does not see what is thrown out"),
    ("own cards thrown out unseen", "S", [*calls("6S - - -"), "S throws --"], "not in your hand"),
    ("a suit named with a card", "W", [*SPADES, "S plays AD as S"], "do not allow South"),
    ("the Joker led without a suit", "W", [*NO_TRUMPS, "S plays Jo"], "do not allow South"),
    ("the Joker led as a suit at trumps", "W", [*SPADES, "S plays Jo as H"], "do not allow South"),
    ("the Joker led as a suit led before", "W",
     [*NO_TRUMPS, "S plays AS", "W plays 5S", "N plays AC", "E plays 9D", "S plays Jo as S"], "do not allow South"),
    ("the Joker on a suit thrown off before", "W",
     [*NO_TRUMPS, "S plays AS", "W plays 5S", "N plays AC", "E plays 9D", "S plays KS", "W plays 6S", "N plays Jo"],
     "do not allow North"),
    ("an open hand that is not shown", "S", OPEN, "no line says what it shows"),
    ("an open hand of too few cards", "S", [*OPEN, "W shows 6S 5C 6C 4D 5D 6D 7D 4H"], "holds 9 cards, but not those"),
    ("an open hand with a card twice", "S", [*OPEN, "W shows 6S 5C 6C 4D 5D 6D 7D 4H 4H"], "holds 9 cards, but not"),
    ("an open hand with my card", "S", [*OPEN, "W shows 7S 5C 6C 4D 5D 6D 7D 4H 5H"], "cannot hold the 7 of spades"),
    ("a closed hand laid open", "S", [*OPEN, "N shows 6S"], "North's hand does not lie open"),
    ("a hand laid open before the deal is over", "S", ["W shows 6S"], "does not lie open"),
    ("a card not in the open hand", "S",
     [*OPEN, "W shows 6S 5C 6C 4D 5D 6D 7D 4H 5H", "N plays AC", "S plays 7S", "S plays 8S", "W plays 9C"],
     "West cannot hold the 9 of clubs"),
    ("an open hand that does not follow", "S",
     [*OPEN, "W shows 6S 5C 6C 4D 5D 6D 7D 4H 5H", "N plays AC", "S plays 7S", "S plays 8S", "W plays 5C"],
     "do not allow West"),
    ("too many steps taken back", "S", ["undo 2"], "Only 1 steps can be taken back"),
    ("nothing to do again", "S", ["redo"], "nothing to do again"),
    ("no number", "S", ["undo x"], "no number of steps"),
    ("no action", "S", ["S eats Jo"], "no action"),
    ("hidden play", "W", [*SPADES, "S plays --"], "'--' is no card"),
    ("two deals", "S", [redact(written(), Seat.SOUTH).splitlines()[-1]], "must be finished first"),
]  # fmt: skip


@pytest.mark.parametrize(("seat", "lines", "said"), [row[1:] for row in LIES], ids=[row[0] for row in LIES])
def test_what_cannot_be_is_refused(seat: str, lines: list[str], said: str) -> None:
    record = written()
    if seat == lines[0][0] and len(lines) >= 4 and lines[0] == "S bids 6S":
        record = written(*lines[:4])
        lines = lines[4:]
    copy = redact(record, Seat.parse(seat)) + "".join(line + "\n" for line in lines)
    with pytest.raises(ValueError, match=said):
        view_from_redacted(copy, GAMES)


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        (DEAL, "sees its own ten cards and nobody else's"),
        ("deal", "has 43 cards, this one 0"),
        ("deal --", "has 43 cards, this one 1"),
        ("deal" + " --" * 43, "sees its own ten cards"),
        ("deal" + " Jo" * 43, "dealt twice"),
        ("deal" + " 2C" + " --" * 42, "not in a pack of 43"),
        ("deal" + " -" * 43, "'-' is no card"),
    ],
)
def test_a_deal_shows_ones_own_cards_and_no_other(deal: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        view_from_redacted(replace(HEADER, seed=None, seat=Seat.SOUTH).text + deal + "\n", GAMES)


def test_a_kitty_seen_too_soon_is_refused() -> None:
    line = redact(written(*calls("6S - - -")), Seat.SOUTH).split("\n\n")[1].splitlines()[0]
    head = replace(HEADER, seed=None, seat=Seat.SOUTH).text + line + "\n"
    for lines in ([], calls("6S 7S"), calls("6S 7S - - -"), calls("- - - -")):
        with pytest.raises(ValueError, match="three cards of the kitty"):
            view_from_redacted(head + "".join(call + "\n" for call in lines), GAMES)


def test_a_kitty_not_seen_by_who_takes_it_is_refused() -> None:
    copy = redact(written(), Seat.SOUTH) + "".join(call + "\n" for call in calls("6S - - -"))
    with pytest.raises(ValueError, match="three cards of the kitty"):
        view_from_redacted(copy, GAMES)


def test_a_copy_says_whose_it_is() -> None:
    with pytest.raises(UnreadableRecord, match="whose copy"):
        view_from_redacted(replace(HEADER, seed=None).text, GAMES)


def test_only_its_own_view_can_be_had() -> None:
    match = read_seat_copy(redact(written(), Seat.SOUTH), GAMES).match
    with pytest.raises(ValueError, match="what South sees, not West"):
        match.view(Seat.WEST)
    assert match.legal_actions() == written().timeline.match.legal_actions()
    with pytest.raises(ValueError, match="No cards have been dealt"):
        view_from_redacted(replace(HEADER, seat=Seat.SOUTH).text, GAMES)


def test_a_back_is_no_card() -> None:
    assert BACK not in pack_of_43() and BACK.text == "--"
    with pytest.raises(ValueError, match="no card"):
        parse_cards("--")


def test_redacting_is_fast_enough_for_long_games() -> None:
    walk = Walk(3, Options(), Seat.SOUTH, 3000, 0.9)
    record = record_of(walk)
    assert len(record.timeline.actions) > 500
    assert view_from_redacted(redact(record, Seat.EAST), GAMES) == record.timeline.match.view(Seat.EAST)
