"""The table of speeds: its form, what each row rests on, and that a missing library is no failure."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest

from game import cli
from game.lab import bench, engine_speed, hearts_bench, idle, long_game, start, thinking_frames
from game.lab.bench import Row
from game.rules.catalogue import GAMES


def test_the_table_has_a_line_for_each_row(capsys: pytest.CaptureFixture[str]) -> None:
    def two() -> Iterator[Row]:
        yield Row("drawing", "≤ 1 ms", "0.30 ms", True)
        yield Row("resuming", "≤ 100 ms", "300 ms", False)

    def one() -> Iterator[Row]:
        yield Row("thinking", "≤ 0.3 s", "needs numba", None)

    rows = bench.run((two, one))
    assert [row.what for row in rows] == ["drawing", "resuming", "thinking"]
    told = capsys.readouterr().out.splitlines()
    heading, *lines = told[told[0].startswith("Other programs") :]
    assert heading.split() == ["what", "bar", "measured"]
    assert [line.rsplit("  ", 1)[-1].strip() for line in lines] == ["met", "NOT MET", "not measured"]


def test_without_its_libraries_the_solver_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_is_there", lambda module: False)
    (row,) = bench._solver()
    assert row.is_met is None and "numba" in row.measured


def test_without_its_libraries_hearts_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_is_there", lambda module: module != "pyspiel")
    (row,) = bench._hearts()
    assert row.is_met is None and row.measured == "needs open_spiel"


def test_random_hands_of_hearts_are_timed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(hearts_bench, "HANDS_A_ROUND", 3)
    monkeypatch.setattr(hearts_bench, "find_spec", lambda module: None)
    found = hearts_bench.run()
    assert found.ours > 0 and found.ratio is None
    assert "OpenSpiel is not installed" in capsys.readouterr().out


def test_a_long_game_is_kept_undone_and_resumed() -> None:
    found = long_game.measure(3)
    assert found.hands == 3 and found.size > 1500
    assert min(found.save_ms, found.undo_ms, found.resume_ms) > 0


def test_the_engine_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_speed, "ROUNDS", 1)
    monkeypatch.setattr(engine_speed, "HANDS_A_ROUND", 20)
    hands, actions = engine_speed.measure()
    assert actions > hands > 0


@pytest.mark.slow
@pytest.mark.long
def test_a_waiting_table_draws_nothing() -> None:
    found = idle.measure(1.0)
    assert found.frames == 0 and found.share < 0.2


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("game", thinking_frames.FRAMES)
def test_frames_are_timed_while_experts_think(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = thinking_frames.run((800, 600), 40, game)
    assert len(found.thinking) >= 40 and len(found.waiting) >= 10 and min(found.thinking) > 0
    told = capsys.readouterr().out
    assert "at most 17.5" in told and told.startswith(GAMES[game].title)


def test_frames_are_timed_at_tables_with_experts_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "frames", "--thinking", "--game", "poker-solitaire"]) == 2
    assert "'poker-solitaire' has no experts" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.long
def test_the_experts_are_waited_for() -> None:
    found = start.measure_readiness(1)
    assert 0 < found.warm_seconds < found.cold_seconds


def test_a_share_of_the_times_is_below() -> None:
    assert thinking_frames.share_below(list(range(101))) == 99
    assert thinking_frames.share_below([3.0]) == 3.0


def test_all_speeds_are_reached_by_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    monkeypatch.setattr(bench, "run", lambda: called.append(True))
    assert cli.main(["bench", "all"]) == 0 and called


def test_a_measurement_that_breaks_down_costs_only_itself(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> Iterator[Row]:
        yield Row("first", "1", "1", True)
        raise subprocess.TimeoutExpired("program", 1)

    def whole() -> Iterator[Row]:
        yield Row("second", "1", "1", True)

    assert [row.is_met for row in bench.run((broken, whole))] == [True, None, True]
    assert "broke down: TimeoutExpired" in capsys.readouterr().out


@pytest.mark.slow
def test_an_experts_decisions_are_timed_by_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_DECIDED_DEALS", 1)
    rows = list(bench._deciding())
    if rows[0].is_met is None:
        pytest.skip("needs numba and numpy")
    assert [row.what.split(" by ")[0] for row in rows] == ["a card"] * 2 + ["a call or a card thrown out"] * 2
    assert [row.bar for row in rows] == ["≤ 300 ms", "≤ 1000 ms", "≤ 600 ms", "≤ 1500 ms"]
    assert all(float(row.measured.removesuffix(" ms")) > 0 for row in rows)
