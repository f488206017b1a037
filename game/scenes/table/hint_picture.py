"""How a hint looks: a sentence, below it the alternatives as bars, on a panel beside the middle of the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.players.critic import Bar, Chart
from game.scenes.table.paint import blank, panel
from game.screen.palette import BRASS, BRASS_LIGHT, CREAM, FOCUS, PANEL_TOP, WELL_TOP, Colour, mix
from game.screen.surfaces import Plate
from game.screen.theme import Theme

_WORDS: Final = 15
_SMALL: Final = 13
_PALE: Final[Colour] = mix(CREAM, PANEL_TOP, 0.12)
_BAR_TOP: Final[Colour] = (0x6F, 0xA8, 0x86)
_BAR_BOTTOM: Final[Colour] = (0x46, 0x80, 0x62)
_BEST_TOP: Final[Colour] = (0xF7, 0xDC, 0x86)
_BEST_BOTTOM: Final[Colour] = (0xC0, 0x8A, 0x2E)
_MARK, _LABEL, _CHANCE, _BRINGS = 12, 62, 46, 44
"""The widths of the columns beside the bar, in design units; none is narrower than its words."""


def hint_in_steps(
    theme: Theme, room: tuple[int, int], sentence: str, chart: Chart | None, foot: str
) -> Iterator[pygame.Surface | None]:
    """A panel as wide as *room* and as high as it must be; of the bars as many as *room* has space for.

    Meant to be drawn a step to a frame, for no step takes long; the last one gives the picture.
    """
    margin = theme.px(12)
    inside = room[0] - 2 * margin
    parts = [theme.paragraph(sentence, inside, _WORDS, CREAM)]
    yield None
    if foot:
        parts.append(theme.paragraph(foot, inside, _SMALL, _PALE))
    gap = theme.px(9)
    if chart is not None:
        left = room[1] - 2 * margin - sum(part.get_height() + gap for part in parts)
        parts.insert(1, _bars(theme, inside, left, chart))
    yield None
    height = sum(part.get_height() for part in parts) + gap * (len(parts) - 1) + 2 * margin
    surface = panel(theme, (room[0], height))
    top = margin
    for part in parts:
        surface.blit(part, (margin, top))
        top += part.get_height() + gap
    yield surface


def thinking_picture(theme: Theme) -> pygame.Surface:
    """The sign that a hint is being worked out."""
    words = theme.text("Working out your hint …", _WORDS, CREAM)
    surface = panel(theme, (words.get_width() + theme.px(24), words.get_height() + theme.px(14)))
    surface.blit(words, words.get_rect(center=surface.get_rect().center))
    return surface


def _bars(theme: Theme, width: int, height: int, chart: Chart) -> pygame.Surface:
    """Column headings and as many rows as *height* pixels hold, the choice always among them."""
    line = theme.font("bold", _WORDS).get_linesize() + max(1, theme.px(2))
    head = theme.font("text", _SMALL).get_linesize()
    rows = _shown(chart.bars, max(1, (height - head) // line))
    columns = _columns(theme, chart, width)
    surface = blank((width, head + line * len(rows)))
    for words, right in ((chart.chance_heading, width - columns[3]), (chart.brings_heading, width)):
        text = theme.text(words, _SMALL, _PALE)
        surface.blit(text, text.get_rect(bottomright=(right, head)))
    if chart.heading:
        room = width - columns[0] - columns[2] - columns[3]
        heading = theme.fitted(chart.heading, room, _SMALL, _PALE, "text", 0.8)
        surface.blit(heading, heading.get_rect(bottomleft=(columns[0], head)))
    for number, bar in enumerate(rows):
        _draw_row(theme, surface, pygame.Rect(0, head + number * line, width, line), bar, columns)
    return surface


def _shown(bars: tuple[Bar, ...], most: int) -> list[Bar]:
    below = [bar for bar in bars[most:] if bar.is_choice]
    return [*bars[: max(0, most - len(below))], *below]


def _columns(theme: Theme, chart: Chart, width: int) -> tuple[int, int, int, int]:
    """The widths of mark, label, chance and what it brings."""
    gap = theme.px(8)

    def widest(least: int, heading: str, words: list[str]) -> int:
        sizes = [theme.text_size(each, _WORDS, "bold")[0] for each in words]
        return max(theme.px(least), theme.text_size(heading, _SMALL)[0], *sizes) + gap

    chance = widest(_CHANCE, chart.chance_heading, [bar.chance for bar in chart.bars])
    brings = widest(_BRINGS, chart.brings_heading, [bar.brings for bar in chart.bars])
    label = widest(0, "", [bar.label for bar in chart.bars])
    return max(theme.px(_MARK), 11), min(label, width // 2), chance, brings


def _draw_row(
    theme: Theme, surface: pygame.Surface, rect: pygame.Rect, bar: Bar, columns: tuple[int, int, int, int]
) -> None:
    mark, label, chance, brings = columns
    ink, face = (BRASS_LIGHT, "bold") if bar.is_choice else (CREAM, "text")
    if bar.is_choice:
        _draw_mark(surface, pygame.Rect(rect.left, rect.top, mark, rect.height))
    name = theme.fitted(bar.label, label - theme.px(4), _WORDS, ink, face, 0.6)
    surface.blit(name, name.get_rect(midleft=(rect.left + mark, rect.centery)))
    for words, right in ((bar.chance, rect.right - brings), (bar.brings, rect.right)):
        text = theme.text(words, _WORDS, ink, face)
        surface.blit(text, text.get_rect(midright=(right, rect.centery)))
    left = rect.left + mark + label
    track = pygame.Rect(left, 0, rect.right - brings - chance - left, max(6, rect.height * 9 // 20))
    track.centery = rect.centery
    if bar.share is not None and track.width > 4:
        _draw_bar(theme, surface, track, bar.share, is_best=bar.is_choice)


def _draw_mark(surface: pygame.Surface, room: pygame.Rect) -> None:
    """A pointer before the choice."""
    high = max(4, room.height // 4)
    x, y = room.left + 1, room.centery
    pygame.draw.polygon(surface, FOCUS, [(x, y - high), (x + round(high * 1.2), y), (x, y + high)])


def _draw_bar(theme: Theme, surface: pygame.Surface, track: pygame.Rect, share: float, *, is_best: bool) -> None:
    radius = track.height / 2
    surface.blit(theme.plate(track.size, Plate(WELL_TOP, WELL_TOP, radius, mix(BRASS, WELL_TOP, 0.6), 1.0)), track)
    length = round(track.width * min(1.0, max(0.0, share)))
    if length >= 2:
        top, bottom = (_BEST_TOP, _BEST_BOTTOM) if is_best else (_BAR_TOP, _BAR_BOTTOM)
        full = theme.plate(track.size, Plate(top, bottom, radius, None, 0.0))
        # Both ends of the one plate: a plate for each length would have to be drawn anew for every hint.
        length = max(length, min(track.width, track.height))
        end = (length + 1) // 2
        surface.blit(full, track, (0, 0, length - end, track.height))
        surface.blit(full, (track.left + length - end, track.top), (track.width - end, 0, end, track.height))
