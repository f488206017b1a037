"""Self-play: the same at every run, and its figures add up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cards.seats import Seat
from game.lab.selfplay import SIDE_NAMES, Report, play_games, run
from game.players.casual import Casual
from game.players.random_player import RandomPlayer
from game.rules.five_hundred.bids import MISERE, PASS, Bid
from game.rules.five_hundred.options import AllPass, Options
from game.rules.five_hundred.scoring import Result

GAMES = 8


@pytest.fixture(scope="module")
def report() -> Report:
    return play_games([Casual()] * 4, GAMES, seed=3)


def test_every_hand_is_counted_once(report: Report) -> None:
    miseres = sum(tally.played for tally in report.miseres.values())
    assert report.passed_out + report.contracts.played + miseres == report.hands
    assert sum(tally.played for tally in report.denominations.values()) == report.contracts.played
    assert sum(report.wins) + report.unfinished == report.games == GAMES


def test_tricks_are_between_none_and_all(report: Report) -> None:
    assert 6 <= report.tricks_bid / report.contracts.played <= 10
    assert 0 <= report.tricks_won / report.contracts.played <= 10


def test_two_runs_print_and_write_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for number in (1, 2):
        run(3, 5, "", tmp_path / f"{number}.json")
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert (tmp_path / "1.json").read_bytes() == (tmp_path / "2.json").read_bytes()


def test_another_seed_plays_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    run(2, 1)
    first = capsys.readouterr().out
    run(2, 2)
    assert capsys.readouterr().out != first


def test_json_says_what_the_table_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(3, 7, "slam=no lowest-bid=7", tmp_path / "report.json")
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert (data["seed"], data["games"], data["options"]) == (7, 3, "lowest-bid=7 slam=no")
    assert sum(data["wins"].values()) + data["unfinished"] == 3
    assert set(data["wins"]) == set(SIDE_NAMES)
    assert data["levels"]["6"] == {"made": 0, "failed": 0}
    captured = capsys.readouterr()
    assert f"{'hands':<24}{data['hands']:>8}" in captured.out
    assert "ms a hand" in captured.err and "ms" not in captured.out


def test_an_unknown_option_is_said() -> None:
    with pytest.raises(ValueError, match="no option"):
        run(1, 1, "nonsense=yes")


def test_results_are_sorted_by_kind() -> None:
    report = Report()
    report.add_hand(Result(Bid.parse("7H"), Seat.SOUTH, (8, 2), (200, 20)))
    report.add_hand(Result(Bid.parse("6NT"), Seat.SOUTH.left, (6, 4), (60, -120)))
    report.add_hand(Result(MISERE, Seat.SOUTH, (0, 0), (250, 0)))
    report.add_hand(Result(None, None, (0, 0), (0, 0)))
    assert (report.denominations["hearts"].made, report.levels["7"].made) == (1, 1)
    assert (report.denominations["no trumps"].failed, report.levels["6"].failed) == (1, 1)
    assert report.miseres[MISERE.name].made == 1
    assert (report.passed_out, report.hands) == (1, 4)
    assert (report.tricks_bid, report.tricks_won) == (13, 12)


def test_games_that_never_end_are_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    class Passer(RandomPlayer):
        def choose(self, view, rng):  # type: ignore[no-untyped-def]
            return next((call for call in view.legal if getattr(call, "bid", None) is PASS), view.legal[0])

    monkeypatch.setattr("game.lab.table.LONGEST_GAME", 5)
    report = play_games([Passer()] * 4, 1, 1, Options(all_pass=AllPass.SAME_DEALER))
    assert (report.unfinished, report.hands, report.passed_out) == (1, 5, 5)
