"""The statistics of Five Hundred: how games ended, and contracts made and failed by either side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.cards.seats import Seat
from game.rules.five_hundred.scoring import SIDES
from game.scenes.charts import GamesBar, SideChart
from game.scenes.pages import SENTENCE_SIZE, PageScene
from game.scenes.scene import Answer, Pop, Services
from game.scenes.table.words import NameOf, pair_name
from game.screen.palette import BRASS_LIGHT
from game.screen.widgets import Label, Segments, Widget
from game.store.statistics import GameSummary, count_hands, tally_games

NEVER_RESET: Final = "Games won and lost have never been reset; the preferences do that."
_LEGEND: Final = "In each field: contracts made of contracts bid, or what the bid is worth. Brass was made, red failed."


class StatisticsScene(PageScene):
    """Counts *games*: those put away and the one under way. The choice at the top leaves out those before the reset."""

    size = (1180, 776)

    def __init__(
        self,
        services: Services,
        games: Sequence[GameSummary],
        name_of: NameOf,
        back: Callable[[], Answer] = Pop,
    ) -> None:
        super().__init__(services, "Statistics", back)
        self.games = tuple(games)
        self.name_of = name_of
        self.span = Segments(self.theme, ("All games", "Since the reset"), 0, self._choose, name="span")
        self.summary = Label(self.theme, "", SENTENCE_SIZE, BRASS_LIGHT, "bold")
        self.bar = GamesBar(self.theme)
        self.charts = [SideChart(self.theme) for _ in SIDES]
        settings = services.settings
        self.span.reason = "" if settings.tally_since else NEVER_RESET
        self.span.index = 1 if settings.tally_since else 0
        self.form.refuse = self._say
        self._count()

    def widgets(self) -> Sequence[Widget]:
        return [self.summary, self.span, self.bar, *self.charts]

    def arrange(self, room: pygame.Rect) -> None:
        theme = self.theme
        across, high = self.span.natural_size()
        self.span.rect = pygame.Rect(room.right - across, room.top, across, high)
        self.summary.rect = pygame.Rect(room.left, room.top, room.width - across - theme.px(20), high)
        down = self.bar.natural_size()[1]
        self.bar.rect = pygame.Rect(room.left, self.span.rect.bottom + theme.px(12), room.width, down)
        top, gap = self.bar.rect.bottom + theme.px(18), theme.px(40)
        half = (room.width - gap) // 2
        for number, chart in enumerate(self.charts):
            chart.rect = pygame.Rect(room.left + number * (half + gap), top, half, room.bottom - top)
        self.sheet.lines = [self.bar.rect.bottom + theme.px(8)]

    def _choose(self, index: int) -> None:
        self._count()

    def _say(self, sentence: str) -> None:
        self.footer.text = sentence
        self.form.relayout()

    def _count(self) -> None:
        settings = self.services.settings
        since, also = (settings.tally_since, settings.tally_also) if self.span.index else ("", "")
        games = [game for game in self.games if game.belongs_to(since, also)]
        figures = count_hands(games)
        self.bar.tally = tally_games(games, Seat.SOUTH)
        for side, chart in enumerate(self.charts):
            chart.show(pair_name(SIDES[side], self.name_of), figures.sides[side])
        hands, empty = figures.hands, figures.without_contract
        begun = len(games) - self.bar.tally.played
        under_way = f" and {begun} under way" if begun else ""
        self.summary.text = (
            f"{plural(self.bar.tally.played, 'game')}{under_way} · {plural(hands, 'hand')} finished, "
            f"{empty} of them without a contract"
        )
        self.footer.text = _LEGEND


def plural(count: int, noun: str) -> str:
    """``1 game``, ``2 games``."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
