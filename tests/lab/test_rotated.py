"""One of A among three of B: who sits where, what is counted, and that it can be broken off and taken up again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.actions import SeatAction
from game.lab.contenders import CONTENDERS, player_named
from game.lab.decisions import Decisions
from game.lab.rotated import Playing, Round, play_round, play_round_of_games, ratio_and_error, report
from game.lab.tournament import run
from game.players.casual_hearts import CasualHearts
from game.players.casual_spades import CasualSpades
from game.players.random_player import RandomPlayer
from game.rules.hearts.rules import HEARTS
from game.rules.spades.rules import SPADES

HEARTS_OPTIONS, SPADES_OPTIONS = HEARTS.parse_options(""), SPADES.parse_options("")


def told(text: str) -> list[str]:
    """What was printed, without the times."""
    return [line for line in text.splitlines() if " ms" not in line]


def round_of(*points: tuple[int, int, int, int], winners: tuple[tuple[int, ...], ...] = ((),) * 4) -> Round:
    """A round whose four playings had these points in their only hand."""
    playings = tuple(Playing((hand,), won) for hand, won in zip(points, winners, strict=True))
    return Round("hearts", 0, any(winners), playings, (Decisions(), Decisions()))


def test_a_sits_in_each_seat_once_and_its_points_are_its_own() -> None:
    one = round_of((26, 0, 0, 0), (0, 20, 6, 0), (0, 0, 26, 0), (1, 1, 0, 24))
    assert one.points_of_a() == (26 + 20 + 26 + 24) / 4
    assert one.points_of_b() == (0 + 6 + 0 + 2) / 12


def test_a_win_that_is_shared_counts_in_part() -> None:
    one = round_of(*((0, 0, 0, 0),) * 4, winners=((0,), (1, 2), (), (0,)))
    assert one.share_won() == (1 + 0.5 + 0) / 3
    assert round_of(*((0, 0, 0, 0),) * 4).share_won() is None


def test_the_same_player_in_all_seats_takes_what_the_others_take() -> None:
    one = play_round("hearts", CasualHearts(), CasualHearts(), 3, HEARTS_OPTIONS, 5)
    assert len({playing.points for playing in one.playings}) == 1
    assert one.points_of_a() == pytest.approx(one.points_of_b())


def test_the_deals_go_round_the_ways_of_passing_and_the_dealers() -> None:
    class Noted(RandomPlayer):
        """Remembers which hands it saw."""

        seen: ClassVar[set[tuple[int, Seat]]] = set()

        def choose(self, view: Any, rng: Random) -> SeatAction:
            self.seen.add((view.number, view.dealer))
            return super().choose(view, rng)

    for deal in range(16):
        play_round("hearts", Noted(), RandomPlayer(), 1, HEARTS_OPTIONS, deal)
    assert Noted.seen == {(number, dealer) for number in (1, 2, 3, 4) for dealer in SEATS}


def test_the_error_of_a_ratio() -> None:
    assert ratio_and_error([2, 4, 6], [4, 8, 12]) == (0.5, 0.0)
    ratio, error = ratio_and_error([1, 3], [2, 2])
    assert ratio == 1 and error == pytest.approx(0.5)
    assert ratio_and_error([], []) == ratio_and_error([1], [0]) == (0.0, 0.0)


@pytest.mark.parametrize(
    "one",
    [
        play_round("hearts", CasualHearts(), RandomPlayer(), 2, HEARTS_OPTIONS, 1),
        play_round_of_games("spades", CasualSpades(), RandomPlayer(), 2, SPADES_OPTIONS, 1),
    ],
    ids=["a deal", "a game"],
)
def test_a_round_is_one_line_and_back(one: Round) -> None:
    again = Round.parse(one.line())
    assert again == one and again.decisions == one.decisions and "\n" not in one.line()


@pytest.mark.parametrize(
    "line", ["{", "[]", '{"of":"hearts","deal":1,"points":[],"winners":[],"ms":[[],[]]}', "[" * 99999]
)
def test_a_damaged_line_is_none(line: str) -> None:
    with pytest.raises(ValueError, match="is no finished deal or game"):
        Round.parse(line)


def test_moons_are_told_by_who_shot_them() -> None:
    by_a, by_b = (0, 26, 26, 26), (26, 0, 26, 26)
    text = report("a", "b", [round_of(by_a, by_a, by_a, by_a), round_of(by_b, by_b, by_a, by_a)])
    assert "moons of A, in 100 hands         25.00" in text and "moons of each B                  25.00" in text
    taken_off = round_of(*((0, -26, 0, 0),) * 4)
    assert "moons of A, in 100 hands         25.00" in report("a", "b", [taken_off])


@pytest.mark.parametrize(("game", "what"), [("hearts", "deals"), ("hearts", "games"), ("spades", "games")])
def test_taken_up_again_it_tells_the_same(
    game: str, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("casual", "random", seed=3, game=game, **{what: 3})  # type: ignore[arg-type]
    whole = told(capsys.readouterr().out)
    book = tmp_path / "book.txt"
    run("casual", "random", seed=3, game=game, resume=book, **{what: 2})  # type: ignore[arg-type]
    capsys.readouterr()
    run("casual", "random", seed=3, game=game, resume=book, **{what: 3})  # type: ignore[arg-type]
    assert told(capsys.readouterr().out) == whole
    assert len(book.read_text(encoding="utf-8").splitlines()) == 4


def test_processes_do_not_change_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    run("casual", "random", 4, seed=2, game="hearts")
    alone = told(capsys.readouterr().out)
    run("casual", "random", 4, seed=2, game="hearts", jobs=2)
    assert told(capsys.readouterr().out) == alone


def test_casual_players_win_against_random_ones(capsys: pytest.CaptureFixture[str]) -> None:
    run("casual", "random", games=2, game="spades")
    assert "won by A                         100.0 ± 0.0 %" in capsys.readouterr().out
    run("casual", "random", 10, game="hearts")
    ratio = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("ratio"))
    assert float(ratio.split()[4]) < 0.75


@pytest.mark.parametrize("game", CONTENDERS)
def test_casual_and_random_players_are_there_for_each_game(game: str) -> None:
    assert player_named("casual", game) and player_named("random", game)
    with pytest.raises(ValueError, match="'openly' is no player"):
        player_named("openly", game)


def test_each_kind_of_player_sits_in_its_seats() -> None:
    """A's decisions are a quarter of all, as nearly as the hands allow."""
    one = play_round("hearts", CasualHearts(), CasualHearts(), 1, HEARTS_OPTIONS, 0)
    a, b = (len(decisions.ms) for decisions in one.decisions)
    assert len(SEATS) == len(one.playings) and 3 * a == b
    assert replace(one, number=1) != one
