"""Whatever the names, the felt and the window: text is whole, apart from other text, uncovered and easy to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.rules.five_hundred.view import Phase
from game.screen.palette import BRASS, WALNUT_DARK, mix
from tests.scenes import reader
from tests.scenes.visitor import Visitor, is_asked, is_game_over, is_hand_over
from tests.table.test_layout import SIZES

Visit = Callable[..., Visitor]
WIDE = "W" * 30
LONG = "Wilhelmina-Bartholomea Persi X"
SHORT = "Player 1"
FELTS = [(20, 104, 64), (0, 0, 0), (255, 255, 255), (90, 20, 30), (200, 190, 120), (24, 60, 120), (128, 128, 128)]
ROOMY = [size for size in SIZES if size[0] >= 800]
MOMENTS: dict[str, Any] = {
    "bidding": is_asked(Phase.BIDDING),
    "the kitty": is_asked(Phase.DISCARDING),
    "a trick": is_asked(Phase.PLAYING, tricks=3),
    "the result": is_hand_over,
    "the last result": is_game_over,
}
reader.EXEMPT.add(mix(BRASS, WALNUT_DARK, 0.4))


def names(name: str) -> dict[str, Any]:
    return {"own_name": name, "names": (name, name, name)}


def at_table(visit: Visit, moment: str, **preferences: Any) -> Visitor:
    visitor = visit(5, until=MOMENTS[moment], **preferences)
    visitor.sit_down()
    visitor.settle()
    return visitor


@pytest.mark.parametrize("name", [WIDE, pytest.param(LONG, marks=pytest.mark.slow)])
@pytest.mark.parametrize("moment", MOMENTS)
def test_text_at_the_table_is_whole_at_every_size(visit: Visit, moment: str, name: str) -> None:
    visitor = at_table(visit, moment, **names(name))
    table = visitor.table
    with reader.reading() as complaints:
        for size in ROOMY if moment == "bidding" else ROOMY[::2] if name is LONG else ROOMY[::5]:
            found = reader.read(table, size)
            assert sum(words[:3] in (WIDE[:3], LONG[:3]) for words in found) >= (3 if table.panel is None else 2), found
            assert not complaints, (size, complaints[:6])


@pytest.mark.parametrize("felt", [*FELTS[:4], *(pytest.param(felt, marks=pytest.mark.slow) for felt in FELTS[4:])])
def test_text_reads_well_on_any_felt(visit: Visit, felt: tuple[int, int, int]) -> None:
    visitor = at_table(visit, "the kitty", felt_colour=felt)
    with reader.reading() as complaints:
        for size in ((800, 600), (1280, 800)):
            found = reader.read(visitor.table, size)
            assert {"F1", "F10"} <= set(found) and any("kitty" in words for words in found)
            assert not complaints, (size, complaints[:6])


@pytest.mark.parametrize("felt", FELTS[1:3])
@pytest.mark.parametrize("key", [pygame.K_r, pygame.K_ESCAPE, pygame.K_l])
def test_other_pages_read_well(visit: Visit, felt: tuple[int, int, int], key: int) -> None:
    """Score card or bids, the menu with news on it, and the last trick."""
    visitor = at_table(visit, "a trick", felt_colour=felt, **names(LONG))
    visitor.services.notices.append("The saved game was damaged. Play goes on from there; a copy is in some folder.")
    visitor.key(key)
    assert visitor.scene is not None
    with reader.reading() as complaints:
        for size in ((800, 600), (1024, 768), (1920, 1080)):
            assert reader.read(visitor.scene, size)
            assert not complaints, (size, complaints[:6])


@pytest.mark.parametrize("name", [WIDE, SHORT])
def test_the_end_of_a_game_reads_well(visit: Visit, name: str) -> None:
    visitor = at_table(visit, "the last result", **names(name))
    visitor.key(pygame.K_RETURN)
    assert visitor.scene is not None
    with reader.reading() as complaints:
        for size in ((800, 600), (1024, 768), (1920, 1080)):
            assert reader.read(visitor.scene, size)
            assert not complaints, (size, complaints[:6])


def test_refusals_and_prompts_of_any_length_are_whole(visit: Visit) -> None:
    visitor = at_table(visit, "a trick", **names(WIDE))
    table = visitor.table
    sentence = "The game could not be saved just now (No space left). Play on: it is tried again at each step."
    with reader.reading() as complaints:
        for size in ROOMY[::3]:
            reader.read(table, size, lambda: table.refuse(sentence))
            assert not complaints, (size, complaints[:6])


def test_the_reader_sees_what_is_wrong() -> None:
    """Cut, crossed, covered and pale text are each complained of, and nothing else is."""
    from game.screen.theme import Theme

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((300, 200))
    with reader.reading() as complaints:
        theme = Theme((1280, 800))

        def sheet() -> Any:
            paper = pygame.Surface((300, 200))
            paper.fill((20, 40, 30))
            return paper

        dark, pale = theme.text("Good", 20, (250, 250, 240)), theme.text("Pale", 20, (60, 80, 60))
        other = theme.text("Other", 20, (250, 250, 240))
        sheet().blit(dark, (10, 10))
        assert not complaints
        for spoil, word in (
            (lambda paper: paper.blit(dark, (280, 10)), "cut"),
            (lambda paper: paper.blit(pale, (10, 10)), "contrast"),
            (lambda paper: (paper.blit(dark, (10, 10)), paper.blit(other, (20, 14))), "crosses"),
            (lambda paper: (paper.blit(dark, (10, 10)), paper.blit(pygame.Surface((22, 60)), (0, 0))), "covered"),
        ):
            complaints.clear()
            spoil(sheet())
            assert any(word in each for each in complaints), (word, complaints)
            assert len(complaints) == (2 if word == "crosses" else 1), (word, complaints)
        complaints.clear()
        page = pygame.Surface((120, 40), pygame.SRCALPHA)
        page.blit(pale, (5, 5))
        assert not complaints
        sheet().blit(page, (0, 0))
        assert "contrast" in complaints[0]
