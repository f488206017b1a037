"""The tournament: the same figures however it was broken off, and plain words for what it cannot do."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.lab.duplicate import Meeting, play_deal
from game.lab.tournament import Played, play_one, player_named, report, run
from game.players.casual import Casual
from game.players.compiled import IS_COMPILED
from game.players.random_player import RandomPlayer
from game.rules.five_hundred.options import Options


def told(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What was printed, without the times."""
    return [line for line in capsys.readouterr().out.splitlines() if not line.startswith("decisions")]


def test_the_deals_are_those_of_the_duplicate_table() -> None:
    for deal in range(3):
        mine = play_one(Casual(), RandomPlayer(), 5, Options(), deal)
        assert mine.results == play_deal(Meeting(Casual(), RandomPlayer(), 5), deal)
        assert mine.times[0] and mine.times[1]


def test_a_finished_deal_is_one_line_and_back() -> None:
    played = play_one(Casual(), RandomPlayer(), 1, Options(), 2)
    again = Played.parse(played.line())
    assert again == played and again.times == played.times
    with pytest.raises(ValueError, match="no finished deal"):
        Played.parse('{"deal": 1}')


def test_taken_up_again_it_tells_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("casual", "random", 6, seed=3)
    whole = told(capsys)
    book = tmp_path / "book.txt"
    run("casual", "random", 3, seed=3, resume=book)
    book.write_text(book.read_text(encoding="utf-8") + '{"deal":3,"resu', encoding="utf-8")
    run("casual", "random", 6, seed=3, resume=book)
    assert told(capsys)[-len(whole) :] == whole
    assert len(book.read_text(encoding="utf-8").splitlines()) == 7


def test_another_tournaments_file_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    run("casual", "random", 1, seed=3, resume=book)
    with pytest.raises(ValueError, match="another tournament"):
        run("casual", "random", 1, seed=4, resume=book)
    book.write_text("shopping\n", encoding="utf-8")
    with pytest.raises(ValueError, match="another tournament"):
        run("casual", "random", 1, seed=3, resume=book)


def test_processes_do_not_change_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    run("casual", "random", 4, seed=2)
    alone = told(capsys)
    run("casual", "random", 4, seed=2, jobs=2)
    assert told(capsys) == alone


def test_whole_games(capsys: pytest.CaptureFixture[str]) -> None:
    run("casual", "random", 1, games=True)
    assert told(capsys) == ["games, each played twice 1: casual won 2, random won 0"]


@pytest.mark.parametrize(("a", "game"), [("nobody", "five-hundred"), ("casual", "whist")])
def test_unknown_names_are_said(a: str, game: str) -> None:
    with pytest.raises(ValueError, match=r"there (is|are)"):
        run(a, "casual", 1, game=game)


@pytest.mark.skipif(not IS_COMPILED, reason="the solver is not compiled")
def test_who_sees_all_cards_beats_rules_of_thumb() -> None:
    played = [play_one(player_named("open"), Casual(), 1, Options(), deal) for deal in range(6)]
    text = report("open", "casual", played)
    assert "A is open" in text and "p99" in text
    assert sum(one.results[0].points[0] + one.results[1].points[1] for one in played) > 0
