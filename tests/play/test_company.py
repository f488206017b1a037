"""Who plays: the skill chosen for each seat, casual players until the solver is warm, and interpreted where it must."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from game.cards.seats import Seat
from game.play.company import Company, casual_company
from game.play.warming import NEWS, Warming
from game.players.casual import Casual
from game.players.casual_hearts import CasualHearts
from game.players.casual_spades import CasualSpades
from game.players.expert_hearts import ClubHearts, ExpertHearts
from game.players.expert_spades import ClubSpades, ExpertSpades
from game.players.monte_carlo import Club, Expert
from game.players.random_player import RandomPlayer
from tests.play.positions import choice_of, positions, sit_down

ROOT = Path(__file__).parent.parent.parent
WARMING, INTERPRETED, FAILED = NEWS


def warm(is_ready: bool = True) -> Warming:
    warming = Warming()
    warming.is_ready = warming.is_over = is_ready
    return warming


def test_each_seat_has_a_player_of_its_skill() -> None:
    skills = {Seat.WEST: "casual", Seat.NORTH: "club", Seat.EAST: "expert"}
    company = Company(skills.__getitem__, warm())
    assert [type(company[seat]) for seat in company] == [Casual, Club, Expert] and len(company) == 3
    assert isinstance(company.adviser(), Expert)
    with pytest.raises(KeyError):
        company[Seat.SOUTH]


STRONG = {"hearts": (CasualHearts, ClubHearts, ExpertHearts), "spades": (CasualSpades, ClubSpades, ExpertSpades)}


@pytest.mark.parametrize("game", STRONG)
def test_the_other_games_have_players_of_each_skill_too(game: str) -> None:
    skills = {Seat.WEST: "casual", Seat.NORTH: "club", Seat.EAST: "expert"}
    warming = warm()
    company = Company(skills.__getitem__, warming, game)
    casual, _, expert = STRONG[game]
    assert all(isinstance(company[seat], casual) for seat in company) and isinstance(company.adviser(), casual)
    warming._opened[game] = True
    assert [type(company[seat]) for seat in company] == list(STRONG[game])
    assert isinstance(company.adviser(), expert)


def test_another_game_is_warmed_up_when_somebody_goes_to_it_and_after_the_first() -> None:
    prepared: list[str] = []
    warming = Warming()
    warming.prepare = prepared.append  # type: ignore[method-assign]
    company = Company(lambda seat: "expert", warming, "hearts")
    assert not prepared and warming.news == WARMING
    company.warm_up()
    company.warm_up()
    assert not prepared and not warming.is_ready_for("hearts")
    warming.is_ready = warming.is_over = True
    assert warming.news == WARMING
    warming._is_first_over.set()
    until = monotonic() + 20
    while not warming.is_ready_for("hearts"):
        assert monotonic() < until
        sleep(0.001)
    assert prepared == ["hearts"] and warming.news == "" and not warming.is_ready_for("spades")
    assert isinstance(company[Seat.WEST], ExpertHearts)


def test_players_of_another_game_that_cannot_be_made_ready_are_done_without(caplog: pytest.LogCaptureFixture) -> None:
    def fail(game: str) -> None:
        raise RuntimeError("no such instruction")

    warming = warm()
    warming._is_first_over.set()
    warming.prepare = fail  # type: ignore[method-assign]
    company = Company(lambda seat: "expert", warming, "hearts")
    company.warm_up()
    until = monotonic() + 20
    while warming.news == WARMING:
        assert monotonic() < until
        sleep(0.001)
    assert warming.news == FAILED and isinstance(company[Seat.EAST], CasualHearts)
    assert "no such instruction" in caplog.text


def test_without_warming_all_go_by_rules_of_thumb() -> None:
    company = casual_company("hearts")
    company.warm_up()
    assert all(isinstance(company[seat], CasualHearts) for seat in company)


def test_a_change_of_skill_holds_from_the_next_decision_on() -> None:
    skills = dict.fromkeys(Seat, "casual")
    company = Company(skills.__getitem__, warm())
    position = next(positions(1, 5, (Seat.NORTH,)))
    live = sit_down(position.record, company)
    asked: list[object] = []
    live.thinker.ask = lambda moment, decide, player: asked.append(player)  # type: ignore[method-assign, assignment]
    live.start_thinking()
    skills[Seat.NORTH] = "expert"
    live.start_thinking()
    assert [type(player) for player in asked] == [Casual, Expert]


def test_casual_players_fill_in_until_the_solver_is_warm() -> None:
    warming = warm(False)
    company = Company(lambda seat: "expert", warming)
    assert isinstance(company[Seat.WEST], Casual) and isinstance(company.adviser(), Casual)
    assert warming.news == WARMING
    warming.is_ready = warming.is_over = True
    assert isinstance(company[Seat.WEST], Expert) and warming.news == ""


def test_a_solver_that_cannot_be_made_ready_is_done_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(player: Expert) -> None:
        raise RuntimeError("no such instruction")

    monkeypatch.setattr(Expert, "prepare", fail)
    warming = Warming()
    warming.run()
    company = Company(lambda seat: "expert", warming)
    assert warming.news == FAILED and isinstance(company[Seat.EAST], Casual)
    assert "no such instruction" in caplog.text


def test_a_game_is_resumed_by_players_of_another_skill() -> None:
    for position in positions(6, 8, (Seat.WEST, Seat.NORTH, Seat.EAST)):
        first, _ = choice_of(position.record, Casual())
        assert choice_of(position.record, Casual())[0] == first
        live = sit_down(position.record, dict.fromkeys(Seat, RandomPlayer()))
        live.start_thinking()
        assert live.answer() is not None and live.header == position.record.header


HIDDEN = """
import sys
sys.modules[sys.argv[1]] = None
from game.cards.seats import Seat
from game.play.company import Company, casual_company
from game.play.warming import NEWS, Warming
from game.players.monte_carlo import Expert
from tests.play.positions import positions, sit_down
warming = Warming()
company = Company(lambda seat: "expert", warming)
warming.run()
assert warming.is_ready and not warming.is_compiled and warming.news == NEWS[1], warming.news
assert isinstance(company[Seat.WEST], Expert)
searched = 0
for position in positions(14, 3):
    live = sit_down(position.record, company, company.adviser())
    if live.is_users_turn:
        live.start_advising()
        advice = live.advice()
        assert all(action is not None for action in advice.actions)
        searched += advice.thoughts[0].worlds > 0
    else:
        live.start_thinking()
        assert live.answer() is not None
print("searched", searched)
"""


@pytest.mark.parametrize("missing", ["numba", "numpy"])
def test_without_numba_the_same_players_play_interpreted_and_it_is_said(missing: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", HIDDEN, missing],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ended.returncode == 0, ended.stderr[-2000:]
    assert int(ended.stdout.split()[-1]) >= 1
