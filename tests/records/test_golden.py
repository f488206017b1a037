"""Golden games still read, and the same things happen in them."""

from __future__ import annotations

import pytest

from game.engine.record import read_record
from tests.records.golden import FOLDER, GOLDEN, READABLE, printed_events


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_reads_back_word_for_word(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    record = read_record(text, READABLE)
    assert record.trouble == "" and record.text == text and record.timeline.match.is_over


@pytest.mark.parametrize("name", GOLDEN)
def test_the_same_things_happen_in_a_golden_game(name: str) -> None:
    record = read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), READABLE)
    assert printed_events(record) == (FOLDER / f"{name}.events").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", READABLE)
def test_every_game_of_the_catalogue_has_a_golden_record(game: str) -> None:
    assert any(f"game {game}\n" in path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt"))
