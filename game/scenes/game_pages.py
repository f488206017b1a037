"""The pages a game has beside its table: rule options, instructions, statistics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.scenes.hearts.options import HeartsOptionsScene
from game.scenes.hearts.statistics import HeartsStatisticsScene
from game.scenes.menu import MenuEntry
from game.scenes.misere_options import MisereOptionsScene
from game.scenes.option_pages import HouseRules
from game.scenes.rule_options import RuleOptionsScene
from game.scenes.scene import Push, Scene, Services
from game.scenes.spades.options import SpadesOptionsScene
from game.scenes.spades.statistics import SpadesStatisticsScene
from game.scenes.statistics import StatisticsScene
from game.scenes.table.words import NameOf
from game.store.statistics import GameSummary

OpenRules = Callable[[Services, HouseRules], Scene]
OpenStatistics = Callable[[Services, Sequence[GameSummary], NameOf], Scene]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page of house rules: what the menu calls it, its key, and how it is opened."""

    label: str
    hint: str
    key: int
    open: OpenRules

    def entry(self, services: Services, house: HouseRules) -> MenuEntry:
        return MenuEntry(self.label, self.hint, lambda: Push(self.open(services, house)), (self.key,))


@dataclass(frozen=True, slots=True)
class GamePages:
    """All of them for one game; ``instructions`` is the file of the text."""

    rules: tuple[RulesPage, ...]
    instructions: str
    statistics: OpenStatistics


PAGES: Final[dict[str, GamePages]] = {
    "five-hundred": GamePages(
        (
            RulesPage("Rule options", "O", pygame.K_o, RuleOptionsScene),
            RulesPage("Misère options", "M", pygame.K_m, MisereOptionsScene),
        ),
        "instructions.txt",
        StatisticsScene,
    ),
    "hearts": GamePages(
        (RulesPage("Rule options", "O", pygame.K_o, HeartsOptionsScene),),
        "hearts.txt",
        HeartsStatisticsScene,
    ),
    "spades": GamePages(
        (RulesPage("Rule options", "O", pygame.K_o, SpadesOptionsScene),),
        "spades.txt",
        SpadesStatisticsScene,
    ),
}
