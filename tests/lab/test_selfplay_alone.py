"""Self-play of Hearts and Spades: the same at every run, and its figures add up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.cards.seats import SEATS
from game.lab.selfplay import REPORTS, add_games, run
from game.players.seating import CASUAL
from game.rules.catalogue import GAMES
from game.rules.hearts.options import Options as HeartsOptions
from game.rules.hearts.scoring import score_hand as score_hearts
from game.rules.spades.bids import Bid
from game.rules.spades.options import Options as SpadesOptions
from game.rules.spades.scoring import score_hand as score_spades

ALONE = ("hearts", "spades")


def report_of(game: str, games: int) -> Any:
    report: Any = REPORTS[game]()
    rules = GAMES[game]
    add_games(report, rules, [CASUAL[game]() for _ in SEATS], games, 3, rules.parse_options(""))
    return report


def test_every_game_has_a_report_and_a_player() -> None:
    assert set(REPORTS) == set(CASUAL) == set(GAMES)


@pytest.mark.parametrize("game", ALONE)
def test_two_runs_print_and_write_the_same(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for number in (1, 2):
        run(3, 5, "", tmp_path / f"{number}.json", game)
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert (tmp_path / "1.json").read_bytes() == (tmp_path / "2.json").read_bytes()
    data = json.loads((tmp_path / "1.json").read_text(encoding="utf-8"))
    assert sum(data["wins"].values()) >= 3 and data["games"] == 3
    assert f"{'hands':<24}{data['hands']:>8}" in printed[0]


def test_points_of_hearts_add_up() -> None:
    report = report_of("hearts", 4)
    assert sum(report.points) == 26 * (report.hands - report.moons) + 78 * report.moons
    assert sum(report.wins) >= report.games == 4 and not report.unfinished


def test_bids_of_spades_add_up() -> None:
    report = report_of("spades", 2)
    special = sum(tally.played for tally in report.special.values())
    assert report.ordinary.played + special == 4 * report.hands
    assert sum(report.wins) == report.games == 2 and not report.double_sets


def test_a_moon_a_nello_and_a_double_set_are_counted() -> None:
    hearts: Any = REPORTS["hearts"]()
    hearts.add_hand(score_hearts((26, 0, 0, 0), HeartsOptions()))
    hearts.add_hand(score_hearts((13, 13, 0, 0), HeartsOptions()))
    assert (hearts.moons, hearts.points, hearts.clean_hands, hearts.queens_taken) == (1, [13, 39, 26, 26], 5, 3)
    spades: Any = REPORTS["spades"]()
    bids = (Bid.of(3), Bid.of(0), Bid.parse("B4"), Bid.of(1))
    spades.add_hand(score_spades(bids, (6, 0, 3, 4), SpadesOptions(sandbag=True)))
    assert spades.double_sets == 2 and spades.special["nello"].made == 1 and spades.special["blind 4"].failed == 1
    assert spades.ordinary.failed == 2 and spades.tricks_bid == 8


def test_an_unknown_game_is_said() -> None:
    with pytest.raises(ValueError, match="'whist' is not played here; there are five-hundred, hearts, spades"):
        run(1, 1, game="whist")
    with pytest.raises(ValueError, match="no option of this game"):
        run(1, 1, "slam=no", game="hearts")
