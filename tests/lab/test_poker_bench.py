"""Decks from a file are measured; what is no deck is said with its line."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.cli import main
from game.engine.actions import Ask, SeatAction
from game.lab import poker_bench
from game.lab.poker_bench import Judged, mean_and_error, play_and_judge, random_decks, read_decks, report
from game.players.poker_solitaire.adviser import Adviser
from game.players.poker_solitaire.tables import read_tables
from game.rules.poker_solitaire.options import Options
from game.screen.assets import asset


def written(path: Path, *lines: str) -> Path:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_decks_are_read_from_a_file(tmp_path: Path) -> None:
    deck = random_decks(1, 4)[0]
    path = written(tmp_path / "decks", " ".join(card.text for card in deck[:25]), "", " ".join(c.text for c in deck))
    short, whole = read_decks(path)
    assert short[:25] == deck[:25] and whole == deck and set(short) == set(deck)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("QS 10H", "do not fill"),
        ("QS QS", "twice"),
        ("QS XX", "is no card"),
        ("Jo " + " ".join(card.text for card in random_decks(1, 4)[0]), "no card of the 52"),
        ("", "holds no decks"),
    ],
)
def test_what_is_no_deck_is_said(tmp_path: Path, line: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path / "decks", line)
    with pytest.raises(ValueError, match=words):
        read_decks(path)
    assert main(["bench", "poker", "--decks", str(path)]) == 2
    assert words in capsys.readouterr().err
    assert main(["bench", "poker", "--decks", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_mean_and_standard_error() -> None:
    mean, error = mean_and_error([1.0, 3.0, 5.0, 7.0])
    assert mean == 4 and error == pytest.approx((20 / 3 / 4) ** 0.5)


class Anywhere:
    """Lays every card on the last open cell."""

    def choose(self, view: Any, rng: Random) -> SeatAction:
        return next(action for action in reversed(view.legal) if not isinstance(action, Ask))


def test_choices_are_weighed_against_the_tables_own() -> None:
    trusting = Adviser(read_tables(asset("text", "poker-lines.dat")), 0)
    decks = random_decks(12, 6)
    own = [play_and_judge(trusting, trusting, deck, Options(), number) for number, deck in enumerate(decks)]
    assert all(game.gain == 0 and 0 < game.slowest_seconds <= game.seconds for game in own)
    bad = [play_and_judge(Anywhere(), trusting, deck, Options(), number) for number, deck in enumerate(decks)]
    lost = sum(one.points - other.points for one, other in zip(bad, own, strict=True)) / len(decks)
    foreseen, error = mean_and_error([game.gain for game in bad])
    assert foreseen < -80 and error < 5, "the luck of the cards to come is left out"
    assert abs(foreseen - lost) < 3 * 30 / len(decks) ** 0.5


def test_the_report_has_a_line_for_each_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poker_bench, "Adviser", lambda tables, rounds=1: Adviser(tables, rounds))
    monkeypatch.setattr(poker_bench, "_LONG_STEPS", 2000)
    lines = list(report(random_decks(3, 2), 2))
    for words in ("Standard    American  table alone", "Standard    English   with completions"):
        assert any(line.startswith(words) and "±" in line for line in lines)
    assert sum("(3 decks)" in line for line in lines) == 6 and sum("over the table" in line for line in lines) == 4
    assert sum(line.startswith("Variation 2") and "best of ten" in line for line in lines) == 2


def test_finished_decks_are_taken_from_the_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(poker_bench, "Adviser", lambda tables, rounds=1: Adviser(tables, rounds))
    decks, book = random_decks(3, 2), tmp_path / "book"
    begun = list(report(decks, 2, [1], book))
    assert len(begun) == 3 and all(line.startswith("Standard    English") for line in begun)
    heading, *played = book.read_text().splitlines()
    assert "poker-solitaire" in heading and [Judged.parse(line).number for line in played] == [1_000_000, 1_000_001]
    book.write_text("\n".join([heading, *(line.replace('"points": ', '"points": 9') for line in played), ""]))
    *_, told = report(decks, 2, [1], book)
    points = [Judged.parse(line).points for line in book.read_text().splitlines()[1:]]
    assert f"{sum(points) / 2:.2f} ±" in told and min(points) > 90, "what the book says is not played again"
    list(report(decks, 3, [1], book))
    assert len(book.read_text().splitlines()) == 4, "only what was missing is played"


@pytest.mark.parametrize("line", ["{}", '{"part": 0, "deck": 1, "points": 3}', "deck 3", "[1]"])
def test_a_line_of_another_book_is_told(tmp_path: Path, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="no finished deck"):
        Judged.parse(line)
    book = written(tmp_path / "book", line)
    assert main(["bench", "poker", "--deals", "1", "--part", "1", "--resume", str(book)]) == 2
    assert "belongs to another" in capsys.readouterr().err
