"""Records: a game as a text file, read back at any line, and never trusted further than it is valid."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import Seat
from game.engine.actions import ChangeOptions
from game.engine.match import Match
from game.engine.record import LONGEST, Header, Record, UnreadableRecord, new_record, read_record
from game.rules.catalogue import GAMES
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from tests.rules.five_hundred.table import state_of
from tests.rules.five_hundred.walks import Walk, stroll, take, walks

HEADER = Header(id="g1", game="five-hundred", dealer=Seat.EAST, options="slam=no", seed=7, started="2031-05-06T10:00")
DEAL = "deal " + " ".join(card.text for card in shuffled(pack_of_43(), Random(1)))


def written(*lines: str, header: Header = HEADER) -> Record:
    record = new_record(header, FIVE_HUNDRED)
    for line in lines:
        record.add(line, FIVE_HUNDRED)
    return record


def test_a_header_is_written_and_read() -> None:
    assert HEADER.text == (
        "card parlour record 1\nid g1\ngame five-hundred\ndealer E\noptions slam=no\n"
        "players S=user W=casual N=casual E=casual\nseed 7\nstarted 2031-05-06T10:00\n\n"
    )
    assert read_record(HEADER.text, GAMES).header == HEADER
    bare = Header(id="g2", game="five-hundred", dealer=Seat.SOUTH)
    assert "seed" not in bare.text and "options\n" in bare.text
    assert read_record(bare.text, GAMES).header == bare


def test_a_record_is_read_back_whole() -> None:
    record = written(DEAL, "S bids 6S", "W bids -", "options lowest-bid=7", "N bids -", "E bids -")
    again = read_record(record.text, GAMES)
    assert (again.text, again.lines, again.trouble) == (record.text, record.lines, "")
    assert state_of(again.timeline.match) == state_of(record.timeline.match)
    assert again.timeline.match.options == Options(lowest_bid=7)


@given(walks, st.data())
def test_reading_up_to_any_line_equals_having_played_to_it(walk: Walk, data: st.DataObject) -> None:
    header = Header("x", "five-hundred", walk.dealer, FIVE_HUNDRED.options_text(walk.options))
    lines = [action.text for action in take(walk).actions]
    at = data.draw(st.integers(0, len(lines)))
    record = read_record(header.text + "".join(line + "\n" for line in lines[:at]), GAMES)
    assert record.trouble == "" and record.lines == lines[:at]
    if at:
        assert state_of(record.timeline.match) == state_of(take(replace(walk, steps=at)).match)


@given(walks, st.data())
def test_a_file_cut_or_spoilt_anywhere_goes_on_from_its_longest_valid_beginning(
    walk: Walk, data: st.DataObject
) -> None:
    header = Header("x", "five-hundred", walk.dealer, FIVE_HUNDRED.options_text(walk.options))
    lines = [action.text for _, action, _ in stroll(walk)]
    whole = header.text + "".join(line + "\n" for line in lines)
    cut = data.draw(st.integers(len(header.text), len(whole)))
    record = read_record(whole[:cut], GAMES)
    kept = whole[len(header.text) : cut].count("\n")
    assert record.lines == lines[:kept]
    assert bool(record.trouble) == (not whole[:cut].endswith("\n"))
    spoilt = data.draw(st.integers(0, len(lines) - 1))
    record = read_record(header.text + "\n".join([*lines[:spoilt], "S eats QS", *lines[spoilt + 1 :], ""]), GAMES)
    assert record.lines == lines[:spoilt]
    assert record.trouble.startswith(f"The last {len(lines) - spoilt} of {len(lines)} lines could not be used (")


def test_undo_redo_and_taking_back() -> None:
    record = written(DEAL, "S bids 6S", "W bids -", "undo 2", "redo", "undo 1", "W bids 7H", "takeback 1")
    assert record.undos == 2, "a call taken back is no undo"
    assert [action.text for action in record.timeline.actions] == [DEAL, "S bids 6S"]
    assert read_record(record.text, GAMES).undos == 2
    with pytest.raises(ValueError, match="nothing to do again"):
        record.add("redo", FIVE_HUNDRED)
    assert record.lines[-1] == "takeback 1", "a refused line is not kept"


def test_an_abandoned_game_takes_no_more_lines() -> None:
    record = written(DEAL, "abandoned")
    assert record.is_abandoned and read_record(record.text, GAMES).is_abandoned
    with pytest.raises(ValueError, match="given up"):
        record.add("S bids 6S", FIVE_HUNDRED)
    assert "given up" in read_record(record.text + "S bids 6S\n", GAMES).trouble


LINES = [
    ("undo 0", "Only 1 steps can be taken back, not 0."),
    ("undo 2", "Only 1 steps can be taken back, not 2."),
    ("undo x", "'x' is no number of steps"),
    ("undo -1", "'-1' is no number of steps"),
    ("undo 1000000000", "is no number of steps"),
    ("undo ²", "is no number of steps"),
    ("takeback 5", "Only 1 steps can be taken back, not 5."),
    ("redo", "There is nothing to do again."),
    ("redo 2", "is no action"),
    ("W bids 6S", "It is South's turn."),
    (DEAL, "The hand under way must be finished first."),
    ("", "is no action"),
    ("options slam=perhaps", "is not possible"),
]


@pytest.mark.parametrize(("line", "reason"), LINES, ids=[row[0][:20] or "empty" for row in LINES])
def test_lines_that_say_nothing_possible(line: str, reason: str) -> None:
    record = written(DEAL)
    before = state_of(record.timeline.match)
    with pytest.raises(ValueError, match=None) as error:
        record.add(line, FIVE_HUNDRED)
    assert reason in str(error.value)
    assert record.lines == [DEAL] and state_of(record.timeline.match) == before
    trouble = read_record(record.text + line + "\n", GAMES).trouble
    assert trouble.startswith("The last 1 of 2 lines could not be used (")


HEADS = [
    ("nothing", "", "not a saved game"),
    ("no empty line", HEADER.text.rstrip(), "not a saved game"),
    ("another file", "Dear diary\n\ntoday\n", "not a saved game"),
    ("another version", HEADER.text.replace("record 1", "record 99"), "another version of the program (format '99')"),
    ("another game", HEADER.text.replace("five-hundred", "whist"), "'whist', which is not played here"),
    ("no id", HEADER.text.replace("id g1\n", ""), "lacks its id"),
    ("no dealer", HEADER.text.replace("dealer E\n", ""), "lacks its dealer"),
    ("no players", HEADER.text.replace("players S=user W=casual N=casual E=casual\n", ""), "lacks its players"),
    ("too few players", HEADER.text.replace(" E=casual", ""), "is damaged: 3 players instead of 4"),
    ("too many players", HEADER.text.replace(" E=casual", " E=casual X=casual"), "damaged: 5 players instead of 4"),
    ("a path for an id", HEADER.text.replace("id g1", "id ../x"), "damaged: '../x' is no id"),
    ("a very long id", HEADER.text.replace("id g1", "id " + "g" * 41), "is no id"),
    ("a foreign letter in the id", HEADER.text.replace("id g1", "id gé"), "is no id"),
    ("no such seat", HEADER.text.replace("dealer E", "dealer X"), "damaged: 'X' is no seat"),
    ("a seed of letters", HEADER.text.replace("seed 7", "seed seven"), "is damaged"),
    ("unknown options", HEADER.text.replace("slam=no", "jokers=2"), "options of the saved game cannot be read"),
    ("a bad value", HEADER.text.replace("slam=no", "slam=so"), "options of the saved game cannot be read"),
    ("far too long", HEADER.text + "x" * LONGEST, "far too long"),
]


@pytest.mark.parametrize(("text", "sentence"), [row[1:] for row in HEADS], ids=[row[0] for row in HEADS])
def test_a_beginning_that_cannot_be_used(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableRecord) as error:
        read_record(text, GAMES)
    assert sentence in str(error.value)
    assert str(error.value).endswith(".")


@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda junk: junk.decode("latin-1")))
def test_junk_never_does_worse_than_being_refused(junk: str) -> None:
    with pytest.raises(UnreadableRecord):
        read_record(junk, GAMES)
    read_record(HEADER.text + junk, GAMES)
    read_record(HEADER.text + DEAL + "\n" + junk, GAMES)


# The line of time


@given(walks, st.lists(st.integers(-40, 60), max_size=12))
def test_going_back_and_forth_equals_having_played_straight_there(walk: Walk, steps: list[int]) -> None:
    """Negative numbers go back, zero does again, positive ones play on along the walk."""
    script = [action for _, action, _ in stroll(walk)]
    record = new_record(Header("x", "five-hundred", walk.dealer, FIVE_HUNDRED.options_text(walk.options)), FIVE_HUNDRED)
    timeline = record.timeline
    at, undone = 0, []
    for step in steps:
        if step < 0 and at:
            count = min(-step, at)
            timeline.undo(count)
            at -= count
            undone.append(count)
        elif step == 0 and undone:
            timeline.redo()
            at += undone.pop()
        elif step > 0 and at < len(script):
            ahead = script[at : at + step]
            for action in ahead:
                timeline.apply(action)
            at += len(ahead)
            undone.clear()
    straight = Match(FIVE_HUNDRED, walk.options, walk.dealer)
    for action in script[:at]:
        straight.apply(action)
    assert timeline.actions == script[:at]
    assert state_of(timeline.match) == state_of(straight)
    assert len(timeline.undone) == len(undone)
    hands = timeline.hands()
    assert [action for _, hand in hands for action in hand] == timeline.actions
    for before, hand in hands:
        replayed = [event for action in hand for event in before.apply(action)]
        if hand == list(timeline.hand_actions()):
            assert replayed == timeline.hand_events()
    if timeline.match.hand is not None:
        start = timeline.hand_start()
        for action in timeline.hand_actions():
            start.apply(action)
        assert state_of(start) == state_of(timeline.match)


def test_options_changed_before_the_first_deal_and_between_hands() -> None:
    record = written(
        "options all-pass=same-dealer",
        DEAL,
        "S bids -",
        "W bids -",
        "N bids -",
        "E bids -",
        "options slam=no",
        DEAL,
        "S bids 6S",
    )
    timeline = record.timeline
    assert [len(actions) for _, actions in timeline.hands()] == [6, 2]
    assert [action.text for action in timeline.hand_actions()] == [DEAL, "S bids 6S"]
    timeline.undo(3)
    assert isinstance(timeline.undone[-1][0], ChangeOptions)
    assert timeline.match.options == FIVE_HUNDRED.parse_options("all-pass=same-dealer")
    timeline.redo()
    assert timeline.match.options == FIVE_HUNDRED.parse_options("slam=no")
    assert timeline.match.dealer is Seat.EAST, "the hand passed out was dealt with the same dealer rule"
    timeline.undo(len(timeline.actions))
    assert timeline.match.hand is None and timeline.hand_actions() == () and timeline.hands() == []
    assert timeline.match.options == FIVE_HUNDRED.parse_options("slam=no"), "those of the header"


def test_options_lines_of_records_written_before_they_outlived_an_undo() -> None:
    """An undo past them took them back: such a record still leads to where it led."""
    record = written(DEAL, "S bids 6S", "options slam=no", "undo 2")
    assert record.timeline.match.options == Options(slam=False), "that of the header"
    record = written(DEAL, "S bids 6S", "options lowest-bid=7", "undo 2", "S bids -")
    assert record.timeline.match.options == FIVE_HUNDRED.parse_options("slam=no")


def test_an_options_line_leaves_standing_what_may_be_redone() -> None:
    record = written(DEAL, "S bids 6S", "W bids -", "undo 2", "options lowest-bid=7", "redo")
    assert [action.text for action in record.timeline.actions[1:]] == ["options lowest-bid=7", "S bids 6S", "W bids -"]
    assert read_record(record.text, GAMES).timeline.match.options == Options(lowest_bid=7)
