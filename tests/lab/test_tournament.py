"""The tournament: the same figures however it was broken off, and plain words for what it cannot do."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from game.cli import main
from game.engine.actions import SeatAction
from game.lab.book import Played
from game.lab.contenders import player_named
from game.lab.decisions import Decisions, Watched, decision_lines
from game.lab.duplicate import Meeting, play_deal
from game.lab.table import play_game
from game.lab.tournament import play_one, play_one_game, report, run
from game.players.casual import Casual
from game.players.compiled import IS_COMPILED
from game.players.monte_carlo import Budget, MonteCarlo
from game.players.random_player import RandomPlayer
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED

ROOT = Path(__file__).parent.parent.parent
compiled = pytest.mark.skipif(not IS_COMPILED, reason="the solver is not compiled")


def told(text: str) -> list[str]:
    """What was printed, without the times."""
    return [line for line in text.splitlines() if " ms" not in line]


def figures(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return told(capsys.readouterr().out)


def test_the_deals_are_those_of_the_duplicate_table() -> None:
    for deal in range(3):
        mine = play_one(Casual(), RandomPlayer(), 5, Options(), deal)
        first, second = play_deal(Meeting(Casual(), RandomPlayer(), 5), deal)
        assert mine.hands == ((first,), (second,))
        assert mine.decisions[0].ms and mine.decisions[1].ms


def test_the_games_are_those_of_the_table() -> None:
    mine = play_one_game(Casual(), RandomPlayer(), 5, Options(), 1)
    match = play_game(FIVE_HUNDRED, Meeting(Casual(), RandomPlayer(), 5).seating(1), Options(), 5, 1)
    assert mine.hands[1] == tuple(finished.result for finished in match.finished)
    assert mine.won == (True, True)


@pytest.mark.parametrize("play", [play_one, play_one_game])
def test_what_is_finished_is_one_line_and_back(play: object) -> None:
    played = play(Casual(), RandomPlayer(), 1, Options(), 2)  # type: ignore[operator]
    again = Played.parse(played.line())
    assert again == played and again.decisions == played.decisions


def test_a_misere_is_one_line_and_back() -> None:
    options = FIVE_HUNDRED.parse_options("misere-any-time=yes")
    playings = [play_one(RandomPlayer(), RandomPlayer(), 3, options, deal) for deal in range(12)]
    again = [Played.parse(played.line()) for played in playings]
    assert report("a", "b", again) == report("a", "b", playings)
    assert any(hands[0].contract and hands[0].contract.is_misere for one in again for hands in one.hands)


def test_a_book_begun_before_kinds_were_noted_goes_on() -> None:
    data = json.loads(play_one(Casual(), RandomPlayer(), 1, Options(), 2).line())
    for key in ("kinds", "worlds", "called_off"):
        del data[key]
    played = Played.parse(json.dumps(data))
    assert played.decisions[0].ms == data["ms"][0]
    assert "decisions of A" in report("casual", "random", [played])


@pytest.mark.parametrize("what", ["deals", "games"])
def test_taken_up_again_it_tells_the_same(tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("casual", "random", seed=3, **{what: 6})  # type: ignore[arg-type]
    whole = figures(capsys)
    book = tmp_path / "book.txt"
    run("casual", "random", seed=3, resume=book, **{what: 3})  # type: ignore[arg-type]
    book.write_text(book.read_text(encoding="utf-8") + '{"deal":3,"resu', encoding="utf-8")
    figures(capsys)
    run("casual", "random", seed=3, resume=book, **{what: 6})  # type: ignore[arg-type]
    assert figures(capsys) == whole
    assert len(book.read_text(encoding="utf-8").splitlines()) == 7


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.slow), "2"])
def test_killed_in_the_middle_it_goes_on(tmp_path: Path, jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "book.txt"
    words = ["tournament", "five-hundred", "--a", "casual", "--b", "random", "--deals", "240", "--jobs", jobs]
    program = subprocess.Popen([sys.executable, ROOT / "main.py", *words, "--resume", book], cwd=tmp_path)
    until = time.monotonic() + 30
    while not (book.exists() and book.read_text(encoding="utf-8").count("\n") > 20):
        assert time.monotonic() < until and program.poll() is None
        time.sleep(0.005)
    program.kill()
    assert program.wait(30) == -signal.SIGKILL
    assert 20 < book.read_text(encoding="utf-8").count("\n") < 240
    assert main([*words, "--resume", str(book)]) == 0
    after = figures(capsys)
    run("casual", "random", 240)
    assert figures(capsys) == after


def test_another_tournaments_file_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    run("casual", "random", 1, seed=3, resume=book)
    for other in ({"seed": 4}, {"seed": 3, "games": 1}, {"seed": 3, "options": "slam=no"}):
        with pytest.raises(ValueError, match="another tournament"):
            run("casual", "random", 1, resume=book, **other)  # type: ignore[arg-type]
    book.write_text("shopping\n", encoding="utf-8")
    with pytest.raises(ValueError, match="another tournament"):
        run("casual", "random", 1, seed=3, resume=book)


@pytest.mark.parametrize(
    "line", ["{", "7", "[]", '{"deal":1}', '{"deal":1,"ms":[[],[]],"results":[[1],[2]]}', "[" * 99999]
)
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    book = tmp_path / "book.txt"
    run("casual", "random", 1, resume=book)
    book.write_text(book.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"book\.txt, line 3: .* is no finished deal or game"):
        run("casual", "random", 1, resume=book)


def test_a_file_of_another_kind_is_left_alone(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text("milk, eggs", encoding="utf-8")
    with pytest.raises(ValueError, match="no book of a tournament"):
        run("casual", "random", 1, resume=book)
    assert book.read_text(encoding="utf-8") == "milk, eggs"


def test_processes_do_not_change_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    run("casual", "random", 4, seed=2)
    alone = figures(capsys)
    run("casual", "random", 4, seed=2, jobs=2)
    assert figures(capsys) == alone


def test_whole_games(capsys: pytest.CaptureFixture[str]) -> None:
    run("casual", "random", games=2)
    text = "\n".join(figures(capsys))
    assert "won by A                             4, 100.0 ± 0.0 %" in text and "points a hand" not in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["whist"], "'whist' is no game for a tournament; there are five-hundred, hearts and spades."),
        (["five-hundred", "--a", "nobody"], "'nobody' is no player; there are"),
        (["five-hundred", "--b", "nobody"], "'nobody' is no player; there are"),
        (["five-hundred", "--options", "slam=perhaps"], "slam=perhaps is not possible"),
        (["five-hundred", "--resume", "."], ".: Is a directory."),
        (["five-hundred", "--resume", "nowhere/book"], "nowhere/book: No such file or directory."),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", *words]) == 2
    assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize("words", [[], ["five-hundred", "--deals", "0"], ["five-hundred", "--games", "few"]])
def test_what_cannot_be_understood_is_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["tournament", *words])
    assert end.value.code == 2 and "error" in capsys.readouterr().err


# Decisions


class Dealt:
    """What a watched player needs of a view."""

    legal = ("one", "other")


class Only:
    legal = ("one",)


class First:
    def choose(self, view: Dealt, rng: Random) -> SeatAction:
        return view.legal[0]  # type: ignore[return-value]


def test_only_choices_are_timed() -> None:
    player = Watched(First())
    player.choose(Only(), Random(1))
    assert not player.decisions.ms
    player.choose(Dealt(), Random(1))
    assert player.decisions.kinds == "b" and player.decisions.worlds == [0]


def test_times_by_kind() -> None:
    lines = decision_lines("A", [Decisions([1, 2, 3], "bpp", [90, 60, 40], 1), Decisions([5.0], "p", [50], 2)])
    assert lines == [
        "decisions of A                       4, median 2.0 ms, p99 3.0 ms, longest 5.0 ms",
        "  calls and throw-outs               1, median 1.0 ms, p99 1.0 ms, longest 1.0 ms, 90.0 worlds",
        "  cards                              3, median 3.0 ms, p99 3.0 ms, longest 5.0 ms, 50.0 worlds",
        "  called off                         3",
    ]


@compiled
def test_worlds_and_searches_called_off_are_counted() -> None:
    player = MonteCarlo(Budget(bidding=4, throwing_out=2, playing=3, misere=3, throw_outs=3))
    played = play_one(player, Casual(), 1, Options(), 1)
    assert max(played.decisions[0].worlds_of("b")) <= 4 and max(played.decisions[0].worlds_of("p")) == 3
    assert played.decisions[0].called_off == 0
    player.call_off()
    called_off = play_one(player, Casual(), 1, Options(), 1).decisions[0]
    assert called_off.called_off == len(called_off.ms) > 0


@compiled
def test_who_sees_all_cards_beats_rules_of_thumb() -> None:
    played = [play_one(player_named("open"), Casual(), 1, Options(), deal) for deal in range(6)]
    text = report("open", "casual", played)
    assert "A is open" in text and "p99" in text
    assert sum(one.hands[0][0].points[0] + one.hands[1][0].points[1] for one in played) > 0


@compiled
def test_who_sees_all_cards_sees_them_in_games_too() -> None:
    assert play_one_game(player_named("open"), RandomPlayer(), 1, Options(), 0).won == (True, True)
