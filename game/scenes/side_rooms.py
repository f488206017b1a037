"""The rooms beside the table: house rules, and what the menu says of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import pygame

from game.cards.seats import Seat
from game.engine.record import Record
from game.engine.rules import Rules
from game.play.live import Live
from game.scenes.farewell import FarewellScene
from game.scenes.game_pages import PAGES
from game.scenes.instructions import InstructionsScene
from game.scenes.menu import MenuEntry
from game.scenes.option_pages import HouseRules
from game.scenes.pending import Pending, fate, pending
from game.scenes.preferences.scene import PreferencesScene
from game.scenes.presentations import presentation_of
from game.scenes.question import QuestionScene
from game.scenes.reading import ReadingScene
from game.scenes.scene import Answer, Pop, Push, Replace, Scene, Services
from game.screen.widgets import Choice
from game.store.ledger import Ledger
from game.store.moments import now_text
from game.store.saves import Saves
from game.store.settings import Settings
from game.store.statistics import Tally, summary_of, tally_games

_MOST_AT_ONCE: Final = 25


class SideRooms:
    """Opens the pages of the menu that are not the game itself, and keeps count of games won and lost.

    ``live`` gives the game under way, or ``None``; ``neighbours`` those under way at the other tables, and ``alone``
    those that are played alone.
    """

    def __init__(
        self,
        services: Services,
        saves: Saves,
        rules: Rules,
        live: Callable[[], Live | None],
        neighbours: Callable[[], Iterable[Live]] = lambda: (),
        alone: Callable[[], Iterable[Pending]] = lambda: (),
    ) -> None:
        self.services = services
        self.live = live
        self.neighbours = neighbours
        self.alone = alone
        self.pages = PAGES[rules.name]
        self._counts_user = presentation_of(rules).counts_user
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
        """Count from zero again, at every table; the games under way will count. No record is touched."""
        under_way = [live for live in (self.live(), *self.neighbours()) if live is not None]
        self.services.change(tally_since=now_text(), tally_also=" ".join(live.header.id for live in under_way))

    def leaves_uncounted(self) -> bool:
        """Whether so many kept games have to be read afresh that it takes a while."""
        return self.ledger.unread() > _MOST_AT_ONCE

    def name_of(self, seat: int) -> str:
        """The name of the player at *seat*; who has none is called by the number this game gives."""
        name = str(self.services.settings.name_of(seat))
        is_named = seat == Seat.SOUTH or name != Settings().name_of(seat)
        return name if is_named or not self._counts_user else f"Player {seat + 1}"

    # -- pages -------------------------------------------------------------------------------------------------------

    def preferences(self) -> PreferencesScene:
        return PreferencesScene(self.services, self.told, self.reset)

    def statistics(self, *under_way: Record) -> Scene:
        """The figures of all games put away and of those *under_way*."""
        games = [*self.ledger.games(), *map(summary_of, under_way)]
        return self.pages.statistics(self.services, games, self.name_of)

    def instructions(self) -> InstructionsScene:
        """How this game is played."""
        return InstructionsScene(self.services, text=self.pages.instructions)

    def counting(self, go_on: Callable[[], Answer]) -> ReadingScene:
        """Counts the kept games while a bar shows how far it has come."""
        return ReadingScene(self.services, self.ledger, go_on)

    def leave(self) -> Answer:
        """Quit, by way of the farewell; with a game under way at any table a question comes first."""
        games = self.pending()
        if not games:
            return Push(self.farewell())
        is_any_lost = any(game.is_lost for game in games)
        return Push(
            QuestionScene(
                self.services,
                "Leave the table?",
                f"{fate(games)} {'Quit all the same?' if is_any_lost else 'Call it a night?'}",
                (
                    Choice("Quit", lambda: Replace(self.farewell()), "Enter", (pygame.K_q,)),
                    Choice("Keep playing", Pop, "Esc"),
                ),
            )
        )

    def farewell(self) -> FarewellScene:
        name = str(self.services.settings.name_of(Seat.SOUTH))
        return FarewellScene(self.services, name, fate(self.pending()))

    def pending(self) -> list[Pending]:
        """The games under way at all the tables, this one's first."""
        under_way = [live for live in (self.live(), *self.neighbours()) if live is not None]
        return [*map(pending, under_way), *self.alone()]

    def settings_entries(self) -> list[MenuEntry]:
        """The entries that change something."""
        pages = [page.entry(self.services, self.house) for page in self.pages.rules]
        return [*pages, MenuEntry("Preferences", "P", lambda: Push(self.preferences()), (pygame.K_p,))]


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
