"""What stands beside the other games: the table of Poker Solitaire, and the score pad for a game with real cards."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.play.absent import AbsentCounsel
from game.play.back_room import BackRoom
from game.play.counsel import Counsel
from game.play.pad.shelf import SheetShelf
from game.play.patience import MOVES
from game.play.thinking import Thinker
from game.rules.catalogue import SOLITAIRES
from game.rules.poker_solitaire.rules import POKER_SOLITAIRE
from game.scenes.menu import MenuEntry
from game.scenes.pad.scene import ScorePadScene
from game.scenes.pending import Pending
from game.scenes.poker.scene import Cabinet, PokerTable
from game.scenes.scene import Push, Services
from game.screen.assets import asset
from game.store.registration import RegistrationFile
from game.store.saves import Saves
from game.store.table_config import TableConfigFile
from game.store.top_ten import TopTen

TABLE_OF_LINES = ("text", "poker-lines.dat")


class SideTables:
    """Keeps in *folder* (``None``: nowhere) what belongs to these tables, and opens them.

    The adviser thinks in *room*, without one in the window's own process.
    """

    def __init__(
        self, services: Services, folder: Path | None, thinker: Thinker, seed: int | None, room: BackRoom | None = None
    ) -> None:
        self.services = services
        self.folder = folder
        self.thinker = thinker
        self.seed = seed
        self.room = room
        self._cabinet: Cabinet | None = None
        self._poker_table: PokerTable | None = None
        self._shelf: SheetShelf | None = None

    def entries(self) -> list[MenuEntry]:
        """The entries of the shelf that lead there."""
        return [
            MenuEntry("Poker Solitaire", "P", lambda: Push(self.poker_table()), (pygame.K_p,)),
            MenuEntry("Score pad", "C", lambda: Push(self.score_pad()), (pygame.K_c,)),
        ]

    def poker_table(self) -> PokerTable:
        """The table with the game under way, or with a new one."""
        if self._cabinet is None:
            self._cabinet = Cabinet(
                Saves(self.folder, SOLITAIRES),
                TableConfigFile(self.folder),
                TopTen(self.folder, "poker-solitaire"),
                self._counsel(),
                self.thinker,
                self._registration,
                self.seed,
            )
        self._poker_table = PokerTable(self.services, self._cabinet)
        return self._poker_table

    def _counsel(self) -> Counsel | AbsentCounsel:
        table = asset(*TABLE_OF_LINES)
        return Counsel(table) if self.room is None else AbsentCounsel(self.room, table)

    def under_way(self) -> list[Pending]:
        """The game of Poker Solitaire if cards have been laid: at the table, or else on disk."""
        if self._poker_table is not None:
            patience = self._poker_table.patience
            record, is_lost = patience.saved.record, patience.saved.path is None or bool(patience.trouble)
        else:
            kept = Saves(self.folder, SOLITAIRES).under_way(POKER_SOLITAIRE.name)
            if kept is None:
                return []
            record, is_lost = kept, False
        is_begun = any(isinstance(action, MOVES) for action in record.timeline.actions)
        is_over = record.timeline.match.is_over or record.is_abandoned
        return [Pending(POKER_SOLITAIRE.title, "", is_lost)] if is_begun and not is_over else []

    def score_pad(self) -> ScorePadScene:
        """The sheet written on last, or a new one."""
        if self._shelf is None:
            self._shelf = SheetShelf(self.folder)
        return ScorePadScene(self.services, self._shelf)

    def _registration(self) -> str:
        """Who the copy is registered to, and its number; empty if nobody has registered."""
        current = RegistrationFile(self.folder).current
        return f"Registered to {current.who}, number {current.number}." if current is not None else ""
