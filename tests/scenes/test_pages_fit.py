"""Pages as geometry: all on the panel at every size, nothing overlapping, no word cut, however long the names."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.app import make_services
from game.rules.five_hundred.options import AllPass, MisereBids, Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.hearts.rules import HEARTS
from game.rules.spades.rules import SPADES
from game.scenes.hearts.options import HeartsOptionsScene
from game.scenes.hearts.statistics import HeartsStatisticsScene
from game.scenes.misere_options import MisereOptionsScene
from game.scenes.option_pages import HouseRules, OptionsScene
from game.scenes.pages import PageScene
from game.scenes.preferences.scene import PreferencesScene
from game.scenes.rule_options import RuleOptionsScene
from game.scenes.scene import Services
from game.scenes.spades.options import SpadesOptionsScene
from game.scenes.spades.statistics import SpadesStatisticsScene
from game.scenes.statistics import StatisticsScene
from game.screen.widgets import Segments, Widget
from game.store.settings import SettingsFile
from game.store.statistics import AloneSummary, GameSummary, HandSummary
from tests.scenes.page_turner import LONG_NAME, SIZES, cut_labels, overlaps

TOLD = "Games won 1234, lost 1234 · with undo won 1234, lost 1234 · given up 1234"
STERN = Options(lowest_bid=7, single_round=True, all_pass=AllPass.PLAY_NO_TRUMPS, misere_bids=MisereBids.OPEN)


def many_games() -> list[GameSummary]:
    hands = tuple(
        HandSummary(f"{level}{suit}", seat, (7, 3), True)
        for level in range(6, 11)
        for suit in ("S", "C", "D", "H", "NT")
        for seat in (0, 1, 2, 3)
    )
    return [GameSummary("a", "", 0, False, (0, 2), hands * 30)] * 40


def alone(*bids: str) -> list[GameSummary]:
    """Many hands in which everybody played alone."""
    hand = AloneSummary(bids * 4, (13, 13, 0, 0), (130, -130, -130, -130))
    return [GameSummary(f"g{n}", "", 0, False, (0,), (hand,) * 20) for n in range(70)]


def preferences(services: Services, leaf: int) -> PreferencesScene:
    page = PreferencesScene(services, lambda: TOLD)
    page.turn_to(leaf)
    return page


def rules(services: Services, options: Options) -> HouseRules:
    house = HouseRules(services, FIVE_HUNDRED, lambda: None)
    house.take(options)
    return house


PAGES: dict[str, Callable[[Services], PageScene]] = {
    "rules": lambda services: RuleOptionsScene(services, rules(services, Options())),
    "stern rules": lambda services: RuleOptionsScene(services, rules(services, STERN)),
    "misère": lambda services: MisereOptionsScene(services, rules(services, Options())),
    "open misère": lambda services: MisereOptionsScene(services, rules(services, STERN)),
    "sound": lambda services: preferences(services, 0),
    "table": lambda services: preferences(services, 1),
    "cards": lambda services: preferences(services, 2),
    "players": lambda services: preferences(services, 3),
    "statistics": lambda services: StatisticsScene(services, many_games(), services.settings.name_of),
    "hearts rules": lambda services: HeartsOptionsScene(services, HouseRules(services, HEARTS, lambda: None)),
    "spades rules": lambda services: SpadesOptionsScene(services, HouseRules(services, SPADES, lambda: None)),
    "hearts statistics": lambda services: HeartsStatisticsScene(services, alone(), services.settings.name_of),
    "spades statistics": lambda services: SpadesStatisticsScene(services, alone("13"), services.settings.name_of),
}


@pytest.fixture(scope="module", autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    yield


def opened(name: str, size: tuple[int, int]) -> PageScene:
    """The page laid out for a window of that size, with the longest of names."""
    services = make_services(SettingsFile(None), size)
    services.change(own_name=LONG_NAME, names=(LONG_NAME, LONG_NAME, LONG_NAME))
    page = PAGES[name](services)
    if not isinstance(page, PreferencesScene):
        page.fill()
    page.form.relayout()
    return page


def shown(page: PageScene) -> list[Widget]:
    return [widget for widget in page.form.widgets if widget is not page.sheet and widget.is_shown]


@pytest.mark.parametrize("size", [*SIZES, (800, 1400), (2400, 600)], ids=str)
@pytest.mark.parametrize("name", PAGES)
def test_everything_has_its_place_on_the_panel(name: str, size: tuple[int, int]) -> None:
    page = opened(name, size)
    window = pygame.Rect((0, 0), size)
    assert window.contains(page.sheet.rect)
    widgets = [widget for widget in shown(page) if widget.rect.height]
    for widget in widgets:
        assert page.sheet.rect.contains(widget.rect), widget.name
    assert overlaps(widgets) == []
    assert cut_labels(page) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", PAGES)
def test_no_choice_is_cut(name: str, size: tuple[int, int]) -> None:
    for widget in shown(opened(name, size)):
        if isinstance(widget, Segments):
            assert widget.rect.width >= widget.natural_size()[0] and widget.rect.height >= widget.natural_size()[1]


@pytest.mark.parametrize("name", ["hearts rules", "spades rules", "rules"])
def test_a_page_of_rules_is_no_larger_than_its_rules_need(name: str) -> None:
    page = opened(name, (1280, 800))
    assert isinstance(page, OptionsScene)
    rows = [each.control.rect for each in page.rows]
    step = rows[1].centery - rows[0].centery
    heading_bottom = page.sheet.rect.top + page.theme.px(70)
    assert rows[0].centery - heading_bottom < 1.2 * step
    assert page.footer.rect.centery - rows[-1].centery < 1.8 * step


def test_rows_keep_their_places_whatever_is_chosen() -> None:
    page = opened("rules", (800, 600))
    assert isinstance(page, RuleOptionsScene)
    before = [tuple(row.control.rect) for row in page.rows]
    page.show(STERN)
    assert [tuple(row.control.rect) for row in page.rows] == before
