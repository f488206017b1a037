"""The score pad counts as the game does, follows corrections through, and keeps its sheets."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.cards.seats import Seat
from game.play.pad.sheet import Adjusted, BadLine, Line, PassedIn, Played, Sheet, adjustment
from game.play.pad.shelf import SheetShelf
from game.play.pad.writing import (
    FIRST_LINE,
    UnreadableSheet,
    line_text,
    outcome,
    parse_line,
    read_sheet,
    sheet_text,
    table_csv,
    table_text,
)
from game.rules.five_hundred.bids import ALL_BIDS, MISERE, OPEN_MISERE, PASS, Bid
from game.rules.five_hundred.options import AllPass, MisereBids, Options
from game.rules.five_hundred.scoring import score_hand, settle, winning_side


def played(text: str, side: int = 0, tricks: int = 10) -> Played:
    return Played(Bid.parse(text), side, tricks)


def sheet(*lines: Line, **others: object) -> Sheet:
    made = Sheet("abc", **others)  # type: ignore[arg-type]
    for line in lines:
        made = made.with_line(line)
    return made


@pytest.mark.parametrize(
    ("line", "options", "points"),
    [
        pytest.param(played("7H", 0, 8), Options(), (200, 20), id="made: the value, ten a trick to the others"),
        pytest.param(played("7H", 1, 7), Options(), (30, 200), id="the second side's contract"),
        pytest.param(played("7H", 0, 6), Options(), (-200, 40), id="failed: the value comes off"),
        pytest.param(played("6S", 0, 0), Options(), (-40, 100), id="no trick at all costs no more"),
        pytest.param(played("7NT", 0, 10), Options(), (250, 0), id="slam"),
        pytest.param(played("7NT", 0, 10), Options(slam=False), (220, 0), id="no slam on this sheet"),
        pytest.param(played("M", 0, 0), Options(), (250, 0), id="misère made"),
        pytest.param(played("M", 1, 1), Options(), (0, -250), id="misère lost, the others score nothing"),
        pytest.param(played("OM", 1, 0), Options(), (0, 500), id="open misère made"),
        pytest.param(PassedIn(), Options(), (0, 0), id="everybody passed"),
        pytest.param(
            PassedIn((7, 3)), Options(all_pass=AllPass.PLAY_NO_TRUMPS), (70, 30), id="passed and played at no trumps"
        ),
        pytest.param(Adjusted((-50, 0)), Options(), (-50, 0), id="penalty"),
    ],
)
def test_a_line_is_worth_what_the_rules_say(line: Line, options: Options, points: tuple[int, int]) -> None:
    (row,) = sheet(line, options=options).rows()
    assert row.points == row.totals == points


contracts = st.builds(
    lambda bid, side, tricks: Played(bid, side, tricks if not bid.is_misere else tricks % 2),
    st.sampled_from(ALL_BIDS),
    st.integers(0, 1),
    st.integers(0, 10),
)


@given(st.lists(contracts, max_size=12), st.booleans(), st.booleans())
def test_the_score_is_the_games_own(lines: list[Played], slam: bool, stop: bool) -> None:
    options, totals, won = Options(slam=slam, stop_at_490=stop), (0, 0), None
    for number, line in enumerate(lines):
        tricks = (line.tricks, 10 - line.tricks) if line.side == 0 else (10 - line.tricks, line.tricks)
        result = score_hand(line.contract, Seat(line.side), tricks, options)
        totals = settle(totals, result, options)  # type: ignore[assignment]
        won = winning_side(totals, result)
        rows = Sheet("a", options=options, lines=tuple(lines[: number + 1])).rows()
        assert rows[-1].totals == totals and rows[-1].winner == won and rows[-1].points == result.points
        if won is not None:
            break


def test_correcting_a_line_carries_all_totals_with_it() -> None:
    before = sheet(played("7H", 0, 8), played("8S", 1, 8), PassedIn(), played("6C", 0, 6))
    after = before.with_line(played("7H", 0, 5), at=0)
    assert [row.totals for row in before.rows()] == [(200, 20), (220, 260), (220, 260), (280, 300)]
    assert [row.totals for row in after.rows()] == [(-200, 50), (-180, 290), (-180, 290), (-120, 330)]
    assert before.without_line(1).totals == (260, 60)


def test_the_deal_goes_round_and_not_with_corrections() -> None:
    lines = (played("6S", 0, 6), adjustment(-10, 0, "revoke"), played("6S", 1, 6), PassedIn(), played("6S", 0, 6))
    made = sheet(*lines, names=("Anna & Bob", "Cleo and Dan"), first_dealer=1)
    assert [row.dealer for row in made.rows()] == [1, None, 2, 3, 0] and made.next_dealer == 1
    assert [made.dealer_name(dealer) for dealer in range(4)] == ["Anna", "Cleo", "Bob", "Dan"]
    again = sheet(*lines[:1], PassedIn(), options=Options(all_pass=AllPass.SAME_DEALER))
    assert again.next_dealer == 1 and again.dealer_name(1) == "Them 1"


def test_a_game_is_won_only_by_a_contract_made() -> None:
    made = sheet(played("10H", 0, 10))
    assert made.winner == 0 and outcome(made) == "Us won the game."
    defending = sheet(played("9NT", 0, 9), played("6S", 1, 0))
    assert defending.totals == (520, -30) and defending.winner is None
    assert outcome(defending) == "Us 2 deals next."


def test_the_back_door_and_lines_beyond_the_end() -> None:
    made = sheet(played("10NT", 1, 3))
    assert made.winner == 0 and "back door" in outcome(made)
    with pytest.raises(BadLine, match="The game is over: Us won"):
        made.with_line(played("6S"))
    longer = sheet(played("6S", 1, 6), played("7S", 0, 7)).with_line(played("10NT", 1, 3), at=0)
    rows = longer.rows()
    assert [row.is_beyond for row in rows] == [False, True] and rows[1].totals == rows[0].totals
    assert rows[0].winner == 0 and rows[1].winner is None
    by_penalty = sheet(Adjusted((-500, 0)))
    assert by_penalty.winner == 1


@pytest.mark.parametrize(
    ("line", "options", "words"),
    [
        (played("7H", 0, 11), Options(), "10 tricks; 11"),
        (played("7H", 0, -1), Options(), "cannot be won"),
        (played("M", 0, 3), Options(), "first trick"),
        (played("M", 0, 0), Options(misere_bids=MisereBids.NONE), "no misères"),
        (played("M", 0, 0), Options(misere_bids=MisereBids.OPEN), "only open misères"),
        (Played(PASS, 0, 5), Options(), "Which contract"),
        (played("6H", 0, 6), Options(lowest_bid=7), "lowest bid is 7"),
        (PassedIn((4, 6)), Options(), "nobody scores"),
        (PassedIn((4, 5)), Options(all_pass=AllPass.PLAY_NO_TRUMPS), "Both sides together"),
        (Adjusted((0, 0)), Options(), "needs points"),
        (Adjusted((9000, 0)), Options(), "slip"),
    ],
)
def test_wrong_lines_are_refused_in_a_sentence(line: Line, options: Options, words: str) -> None:
    begun = Sheet("a", options=options, lines=(Adjusted((10, 0)),))
    for at in (None, 0):
        with pytest.raises(BadLine, match=words) as refused:
            begun.with_line(line, at)
        assert str(refused.value).endswith(".")


def test_open_misere_is_allowed_where_only_that_is() -> None:
    assert sheet(Played(OPEN_MISERE, 0, 0), options=Options(misere_bids=MisereBids.OPEN)).totals == (500, 0)
    assert sheet(Played(MISERE, 0, 1)).totals == (-250, 0)


@pytest.mark.parametrize(("first", "second"), [("", "B"), ("A", "  "), ("A", "A")])
def test_names_must_be_two(first: str, second: str) -> None:
    with pytest.raises(BadLine):
        Sheet("a").named(first, second)


def test_very_long_names_are_cut_and_bars_taken_out() -> None:
    assert Sheet("a").named("W" * 300, "a | b\n c").names == ("W" * 30, "a b c")


# Text


every_line = st.one_of(
    contracts,
    st.just(PassedIn()),
    st.builds(
        lambda a, b, note: adjustment(a, b or 1, note),
        st.integers(-5000, 5000),
        st.integers(-5000, 5000),
        st.text(max_size=60),
    ),
)


@example([], "0" * 29 + " 0", 0)
@given(st.lists(every_line, max_size=20), st.text(max_size=40), st.integers(0, 3))
def test_a_sheet_comes_back_from_its_file_as_it_was(lines: list[Line], name: str, dealer: int) -> None:
    try:
        made = Sheet("a1", options=Options(slam=False), first_dealer=dealer, lines=tuple(lines)).named(name, "Them all")
    except BadLine:
        return
    assert read_sheet(sheet_text(made)) == (made, "")
    for line in lines:
        assert parse_line(line_text(line)) == line


def test_a_damaged_sheet_goes_on_from_its_longest_valid_part() -> None:
    text = sheet_text(sheet(played("7H", 0, 8), played("8S", 1, 8))) + "9Q by 1 took 3\n6S by 1 took 6\n"
    found, trouble = read_sheet(text)
    assert found.totals == (220, 260) and "last 2 of 4 lines" in trouble


@pytest.mark.parametrize("text", ["", "nonsense", FIRST_LINE, FIRST_LINE + "\nid ../x\nsides A | B\ndealer 0\n\n"])
def test_what_is_no_sheet_is_said(text: str) -> None:
    with pytest.raises(UnreadableSheet):
        read_sheet(text)


def test_the_sheet_as_a_table_and_for_a_spreadsheet() -> None:
    made = sheet(
        played("7H", 0, 8), played("M", 1, 1), adjustment(-50, 0, "=misdeal"), names=("Anna & Bob", "Cleo & Dan")
    )
    text = table_text(made)
    assert "Anna & Bob against Cleo & Dan" in text and "7♥" in text and "−230" in text
    assert "Misère" in text and "lost" in text and text.rstrip().endswith("Bob deals next.")
    rows = list(csv.reader(io.StringIO(table_csv(made))))
    assert rows[0][:5] == ["Hand", "Dealer", "Contract", "By", "Tricks"]
    assert rows[1] == ["1", "Anna", "7♥", "Anna & Bob", "8", "200", "20", "200", "20"]
    assert rows[2][5:] == ["0", "-250", "200", "-230"] and rows[3][2] == "'=misdeal"


# Files


def test_sheets_are_kept_and_taken_up_again(tmp_path: Path) -> None:
    shelf = SheetShelf(tmp_path)
    one = shelf.new().with_line(played("7H", 0, 8))
    two = shelf.new(one.named("A & B", "C & D")).with_line(PassedIn())
    assert shelf.keep(one) and shelf.keep(two)
    found = SheetShelf(tmp_path).all()
    assert {each.id: each for each in found} == {one.id: one, two.id: two}
    assert two.names == ("A & B", "C & D") and two.first_dealer == one.next_dealer
    shelf.throw_away(one)
    assert [each.id for each in SheetShelf(tmp_path).all()] == [two.id] and "laid aside" in shelf.notices[0]


def test_damaged_files_are_moved_aside_or_mended(tmp_path: Path) -> None:
    shelf = SheetShelf(tmp_path)
    good = shelf.new().with_line(played("7H", 0, 8))
    shelf.keep(good)
    path = tmp_path / "score-pad" / f"{good.id}.txt"
    path.write_text(path.read_text(encoding="utf-8") + "rubbish\n", encoding="utf-8")
    (tmp_path / "score-pad" / "other.txt").write_bytes(b"\xff\xfe\x00")
    again = SheetShelf(tmp_path)
    assert again.all() == [good] and len(again.notices) == 2
    assert len(list((tmp_path / "score-pad" / "set-aside").iterdir())) == 2
    assert SheetShelf(tmp_path).all() == [good]


def test_exports_have_names_of_their_own(tmp_path: Path) -> None:
    shelf = SheetShelf(tmp_path)
    made = shelf.new().named("../Up & away", "Ümlaut").with_line(played("7H", 0, 8))
    text, table = shelf.save_text(made), shelf.save_csv(made)
    assert text.parent == table.parent == tmp_path / "score-pad" / "saved"
    assert text.read_text(encoding="utf-8") == table_text(made)
    assert table.read_text(encoding="utf-8") == table_csv(made)
    with pytest.raises(OSError):
        SheetShelf(None).save_csv(made)


def test_without_a_disk_sheets_last_until_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = SheetShelf(tmp_path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.play.pad.shelf.write_atomically", full)
    made = shelf.new().with_line(PassedIn())
    assert not shelf.keep(made) and shelf.all() == [made] and "No space left" in shelf.notices[0]
