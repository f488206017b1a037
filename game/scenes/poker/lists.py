"""The Top Ten as they are shown: one list at a time, all six to be turned over."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import date
from typing import Final

import pygame

from game.rules.poker_solitaire.options import Options, Scoring, Variation
from game.scenes.leaflet import Leaflet
from game.screen import skins
from game.screen.palette import BRASS_LIGHT, CREAM
from game.screen.theme import Theme
from game.screen.widgets import Label, Segments, Widget
from game.store.top_ten import MOST, Entry, TopTen

_SIZE: Final = 17
_ROW: Final = 29
VARIATIONS: Final = tuple(Variation)
SCORINGS: Final = tuple(Scoring)
_VARIATION_LABELS: Final = tuple(variation.title for variation in VARIATIONS)
_SCORING_LABELS: Final = tuple(scoring.title for scoring in SCORINGS)


def list_name(options: Options) -> str:
    """The list a game by those rules may enter."""
    return f"{options.variation.value} {options.scoring.value}"


def day_in_words(day: str) -> str:
    """``30 Nov 2026`` for a date in ISO form."""
    when = date.fromisoformat(day)
    return f"{when.day} {when:%b} {when.year}"


class ScoreList(Widget):
    """Ten lines: place, name, points, date; a game with help is marked. ``lit`` is the place just taken."""

    is_focusable = False

    def __init__(self, theme: Theme, entries: tuple[Entry, ...], lit: int | None = None) -> None:
        super().__init__(theme, "scores")
        self.entries = entries
        self.lit = lit

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(560), MOST * self.theme.px(_ROW) + self.theme.px(10)

    def look(self) -> Hashable:
        return super().look(), self.entries, self.lit

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.theme
        surface.blit(theme.plate(self.rect.size, skins.well(theme)), self.rect)
        high = theme.px(_ROW)
        for place in range(MOST):
            top = self.rect.top + theme.px(5) + place * high
            row = pygame.Rect(self.rect.left + theme.px(12), top, self.rect.width - theme.px(24), high)
            self._draw_row(surface, row, place)

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, place: int) -> None:
        theme = self.theme
        entry = self.entries[place] if place < len(self.entries) else None
        ink = CREAM
        if entry is not None and self.lit == place + 1:
            lit = row.inflate(theme.px(12), -2)
            surface.blit(theme.plate(lit.size, skins.gold(theme.px(6))), lit)
            ink = skins.GOLD_INK
        number = theme.text(
            str(place + 1), _SIZE, ink if entry is None or self.lit == place + 1 else BRASS_LIGHT, "bold"
        )
        surface.blit(number, number.get_rect(midright=(row.left + theme.px(26), row.centery)))
        if entry is None:
            return
        day = theme.text(day_in_words(entry.day), _SIZE - 2, ink)
        points = theme.text(str(entry.points), _SIZE, ink, "bold")
        right = row.right - max(day.get_width(), theme.text_size("30 Nov 2026", _SIZE - 2)[0]) - theme.px(18)
        name = f"{entry.name} (with help)" if entry.is_helped else entry.name
        left = row.left + theme.px(40)
        words = theme.fitted(name, right - theme.px(56) - left, _SIZE, ink)
        surface.blit(words, words.get_rect(midleft=(left, row.centery)))
        surface.blit(points, points.get_rect(midright=(right, row.centery)))
        surface.blit(day, day.get_rect(midright=(row.right, row.centery)))


class TopTenLeaflet(Leaflet):
    """One of the six lists; the two rows above choose which. Any click beside them goes back to the game."""

    def __init__(
        self,
        theme: Theme,
        top_ten: TopTen,
        options: Options,
        lit: int | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        self.top_ten = top_ten
        self._own, self._lit = options, lit
        self.variation = Segments(
            theme, _VARIATION_LABELS, VARIATIONS.index(options.variation), self._turn, name="variation"
        )
        self.scoring = Segments(theme, _SCORING_LABELS, SCORINGS.index(options.scoring), self._turn, name="scoring")
        self.scores = ScoreList(theme, top_ten.entries(list_name(options)), lit)
        news = Label(theme, " ".join(top_ten.notices), 15, BRASS_LIGHT)
        news.is_shown = bool(top_ten.notices)
        rows = [self.variation, self.scoring, self.scores, news]
        super().__init__(theme, "Top Ten", rows, (), done or _nothing, width=640, is_news=True)

    @property
    def shown(self) -> Options:
        """The rules of the list that is shown."""
        return Options(VARIATIONS[self.variation.index], SCORINGS[self.scoring.index])

    def _turn(self, index: int) -> None:
        self.scores.entries = self.top_ten.entries(list_name(self.shown))
        self.scores.lit = self._lit if self.shown == self._own else None


def _nothing() -> None:
    """Nothing more is done when the list is closed."""
