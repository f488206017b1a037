"""The rooms beside the table: house rules, and what the menu says of them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.cards.seats import Seat
from game.engine.record import Record
from game.engine.rules import Rules
from game.play.live import Live
from game.scenes.menu import MenuEntry
from game.scenes.misere_options import MisereOptionsScene
from game.scenes.option_pages import HouseRules
from game.scenes.preferences.scene import PreferencesScene
from game.scenes.rule_options import RuleOptionsScene
from game.scenes.scene import Push, Services
from game.store.ledger import Ledger
from game.store.moments import now_text
from game.store.saves import Saves
from game.store.statistics import Tally, summary_of, tally_games


class SideRooms:
    """Opens the pages of the menu that are not the game itself, and keeps count of games won and lost.

    ``live`` gives the game under way, or ``None``.
    """

    def __init__(self, services: Services, saves: Saves, rules: Rules, live: Callable[[], Live | None]) -> None:
        self.services = services
        self.live = live
        self.house = HouseRules(services, rules, live)
        self.ledger = Ledger(saves, rules.name)

    # -- games won and lost ------------------------------------------------------------------------------------------

    def count(self, *others: Record) -> Tally:
        """How the user's games ended since the last reset: those put away, and *others*."""
        settings = self.services.settings
        games = [*self.ledger.games(), *map(summary_of, others)]
        counted = [game for game in games if game.belongs_to(settings.tally_since, settings.tally_also)]
        return tally_games(counted, Seat.SOUTH)

    def told(self, *others: Record) -> str:
        """The count in a line; empty before the first game."""
        return tally_sentence(self.count(*others))

    def reset(self) -> None:
        """Count from zero again; the game under way will count. No record is touched."""
        live = self.live()
        self.services.change(tally_since=now_text(), tally_also=live.header.id if live is not None else "")

    # -- pages -------------------------------------------------------------------------------------------------------

    def preferences(self) -> PreferencesScene:
        return PreferencesScene(self.services, self.told, self.reset)

    def settings_entries(self) -> list[MenuEntry]:
        """The entries that change something."""
        services, house = self.services, self.house
        return [
            MenuEntry("Rule options", "O", lambda: Push(RuleOptionsScene(services, house)), (pygame.K_o,)),
            MenuEntry("Misère options", "M", lambda: Push(MisereOptionsScene(services, house)), (pygame.K_m,)),
            MenuEntry("Preferences", "P", lambda: Push(self.preferences()), (pygame.K_p,)),
        ]


def tally_sentence(count: Tally) -> str:
    """Games won and lost in a line; empty before the first."""
    parts = []
    if count.won or count.lost:
        parts.append(f"Games won {count.won}, lost {count.lost}")
    if count.won_with_undo or count.lost_with_undo:
        parts.append(f"with undo won {count.won_with_undo}, lost {count.lost_with_undo}")
    if count.abandoned:
        parts.append(f"given up {count.abandoned}")
    return " · ".join(parts)
