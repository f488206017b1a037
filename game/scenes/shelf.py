"""The shelf with the other games: each has a room of its own, furnished when somebody first goes there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

import pygame

from game.play.back_room import BackRoom
from game.play.company import Company, casual_company
from game.play.live import Live
from game.play.thinking import Thinker
from game.rules.catalogue import GAMES
from game.scenes.game_room import GameRoom
from game.scenes.menu import MenuEntry, MenuScene
from game.scenes.scene import Answer, Pop, Push, Replace, Services
from game.scenes.side_tables import SideTables
from game.store.saves import Saves

_KEYS: Final = {"hearts": ("H", pygame.K_h), "spades": ("S", pygame.K_s)}
"""The games that can be sat down to, and the key of each."""


class Shelf:
    """Opens the rooms of the other games. ``first`` gives the games under way at the first table.

    ``company_at`` says who sits at the table of a game, by its name; *room* is where an adviser thinks.
    """

    def __init__(
        self,
        services: Services,
        saves: Saves,
        thinker: Thinker,
        seed: int | None,
        first: Callable[[], Iterable[Live]],
        company_at: Callable[[str], Company] = casual_company,
        room: BackRoom | None = None,
    ) -> None:
        self.services = services
        self.saves = saves
        self.thinker = thinker
        self.seed = seed
        self.first = first
        self.company_at = company_at
        self.side_tables = SideTables(services, saves.folder, thinker, seed, room)
        self._rooms: dict[str, GameRoom] = {}
        self._companies: dict[str, Company] = {}

    @property
    def games(self) -> tuple[str, ...]:
        """The names of the games on the shelf."""
        return tuple(_KEYS)

    def menu(self) -> MenuScene:
        """The choice of games."""
        return MenuScene(self.services, self.entries, cancel=Pop, picture=self.services.picture, heading="Other games")

    def entries(self) -> list[MenuEntry]:
        """A button for each game, and the way back."""
        games = [
            MenuEntry(GAMES[name].title, hint, partial(self.go_to, name), (key,)) for name, (hint, key) in _KEYS.items()
        ]
        return [*games, *self.side_tables.entries(), MenuEntry("Back", "Esc", Pop, (pygame.K_b,))]

    def go_to(self, name: str) -> Answer:
        """Into the room of that game; many games still to be counted are counted on the way."""
        rooms = self.room(name).rooms
        self._companies[name].warm_up()
        if rooms.leaves_uncounted():
            return Push(rooms.counting(lambda: Replace(self.room_menu(name))))
        return Push(self.room_menu(name))

    def room_menu(self, name: str) -> MenuScene:
        """What that game's own menu offers."""
        room = self.room(name)

        def entries() -> list[MenuEntry]:
            instructions = MenuEntry("Instructions", "I", lambda: Push(room.rooms.instructions()), (pygame.K_i,))
            return [
                *room.game_entries(),
                *room.rooms.settings_entries(),
                instructions,
                *room.figure_entries(),
                MenuEntry("Back", "Esc", Pop, (pygame.K_b,)),
            ]

        picture = self.services.picture
        return MenuScene(self.services, entries, room.tally_line, Pop, picture, heading=room.rules.title)

    def room(self, name: str) -> GameRoom:
        """The room of that game."""
        if name not in self._rooms:
            company = self._companies[name] = self.company_at(name)
            self._rooms[name] = GameRoom(
                self.services,
                self.saves,
                GAMES[name],
                self.thinker,
                lambda: company,
                company.adviser,
                self.seed,
                lambda: self._neighbours_of(name),
                self.side_tables.under_way,
            )
        return self._rooms[name]

    def under_way(self) -> list[Live]:
        """The games under way in all these rooms."""
        return [live for name in _KEYS for live in self.room(name).under_way()]

    def _neighbours_of(self, name: str) -> list[Live]:
        others = [live for other in _KEYS if other != name for live in self.room(other).under_way()]
        return [*self.first(), *others]
