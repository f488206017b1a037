"""The way through the program: from the title to the menu, to the table of Five Hundred, and to the other games."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.rules import Rules
from game.play.back_room import BackRoom
from game.play.company import Company, casual_company
from game.play.thinking import Thinker
from game.players.casual import Casual
from game.players.player import Player
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.scenes.front_desk import FrontDesk
from game.scenes.game_room import GameRoom, MakePlayers
from game.scenes.menu import MenuEntry, MenuScene
from game.scenes.scene import Answer, Push, Replace, Services
from game.scenes.shelf import Shelf
from game.scenes.title import TitleScene
from game.store.play_time import PlayTime
from game.store.saves import Saves


class Lobby(GameRoom):
    """The room of the first game, with the front door and the way to the others."""

    def __init__(
        self,
        services: Services,
        saves: Saves,
        make_players: MakePlayers,
        thinker: Thinker,
        seed: int | None = None,
        rules: Rules = FIVE_HUNDRED,
        adviser: Callable[[], Player] = Casual,
        company_at: Callable[[str], Company] = casual_company,
        room: BackRoom | None = None,
    ) -> None:
        self.desk = FrontDesk(services, saves.folder)
        services.picture = self.desk.picture
        services.play_time = PlayTime(saves.folder)
        saves.make_ready()
        self.shelf = Shelf(services, saves, thinker, seed, self.under_way, company_at, room)
        neighbours, alone = self.shelf.under_way, self.shelf.side_tables.under_way
        super().__init__(services, saves, rules, thinker, make_players, adviser, seed, neighbours, alone)

    # -- doors -------------------------------------------------------------------------------------------------------

    def title(self) -> TitleScene:
        """The first scene."""
        return TitleScene(self.services, self.go_in, self.desk.greeting())

    def go_in(self) -> Answer:
        """From the title to the menu; many games still to be counted are counted on the way."""
        if self.rooms.leaves_uncounted():
            return Replace(self.rooms.counting(lambda: Replace(self.menu())))
        return Replace(self.menu())

    def menu(self) -> MenuScene:
        return MenuScene(self.services, self.entries, self.tally_line, self.rooms.leave, self.desk.picture)

    def entries(self) -> list[MenuEntry]:
        """What the menu offers now."""
        return [
            *self.game_entries(),
            *self.rooms.settings_entries(),
            *self.desk.entries(),
            *self.figure_entries(),
            MenuEntry("Other games", "A", lambda: Push(self.shelf.menu()), (pygame.K_a,)),
            MenuEntry("Quit", "Q", self.rooms.leave, (pygame.K_q,)),
        ]
