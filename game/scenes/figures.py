"""What the statistics of every game have in common: games won and lost in a bar, and the choice of all or some."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.cards.seats import Seat
from game.scenes.charts import GamesBar
from game.scenes.pages import SENTENCE_SIZE, PageScene
from game.scenes.scene import Answer, Pop, Services
from game.scenes.table.words import NameOf
from game.screen.palette import BRASS_LIGHT
from game.screen.widgets import Label, Segments, Widget
from game.store.statistics import GameSummary, tally_games

NEVER_RESET: Final = "Games won and lost have never been reset; the preferences do that."


class FiguresScene(PageScene):
    """Counts *games*: those put away and the one under way. The choice at the top leaves out those before the reset.

    ``charts`` stand side by side below; a game's own page says in ``show_figures`` what they show.
    """

    size = (1180, 776)

    def __init__(
        self,
        services: Services,
        games: Sequence[GameSummary],
        name_of: NameOf,
        charts: Sequence[Widget],
        back: Callable[[], Answer] = Pop,
    ) -> None:
        super().__init__(services, "Statistics", back)
        self.games = tuple(games)
        self.name_of = name_of
        self.charts = charts
        self.span = Segments(self.theme, ("All games", "Since the reset"), 0, self._choose, name="span")
        self.summary = Label(self.theme, "", SENTENCE_SIZE, BRASS_LIGHT, "bold")
        self.bar = GamesBar(self.theme)
        settings = services.settings
        self.span.reason = "" if settings.tally_since else NEVER_RESET
        self.span.index = 1 if settings.tally_since else 0
        self.form.refuse = self._say
        self._count()

    def show_figures(self, games: Sequence[GameSummary]) -> str:
        """Let the charts show the hands of *games*; what the summary says of them."""
        raise NotImplementedError

    @property
    def legend(self) -> str:
        """What the charts mean."""
        raise NotImplementedError

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
        self.bar.tally = tally_games(games, Seat.SOUTH)
        told = self.show_figures(games)
        begun = len(games) - self.bar.tally.played
        under_way = f" and {begun} under way" if begun else ""
        self.summary.text = f"{plural(self.bar.tally.played, 'game')}{under_way} · {told}"
        self.footer.text = self.legend


def plural(count: int, noun: str) -> str:
    """``1 game``, ``2 games``."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"
