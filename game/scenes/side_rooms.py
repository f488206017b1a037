"""The rooms beside the table: house rules, and what the menu says of them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.rules import Rules
from game.play.live import Live
from game.scenes.menu import MenuEntry
from game.scenes.misere_options import MisereOptionsScene
from game.scenes.option_pages import HouseRules
from game.scenes.rule_options import RuleOptionsScene
from game.scenes.scene import Push, Services


class SideRooms:
    """Opens the pages of the menu that are not the game itself. ``live`` gives the game under way, or ``None``."""

    def __init__(self, services: Services, rules: Rules, live: Callable[[], Live | None]) -> None:
        self.services = services
        self.house = HouseRules(services, rules, live)

    def settings_entries(self) -> list[MenuEntry]:
        """The entries that change something."""
        services, house = self.services, self.house
        return [
            MenuEntry("Rule options", "O", lambda: Push(RuleOptionsScene(services, house)), (pygame.K_o,)),
            MenuEntry("Misère options", "M", lambda: Push(MisereOptionsScene(services, house)), (pygame.K_m,)),
        ]
