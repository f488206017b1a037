"""Rows, columns and neighbours: where widgets stand to each other. All in window pixels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pygame

from game.screen.widget import Widget

_ASIDE_COSTS: Final = 2.5


def place_row(widgets: Sequence[Widget], room: pygame.Rect, gap: int, align: str = "centre") -> None:
    """Set widgets side by side in *room*, each of its natural size, narrowed alike if they do not fit.

    *align* is ``left``, ``centre``, ``right``, or ``fill`` to make them share the whole width.
    """
    shown = [widget for widget in widgets if widget.is_shown]
    if not shown:
        return
    sizes = [widget.natural_size() for widget in shown]
    free = room.width - gap * (len(shown) - 1)
    total = sum(width for width, _ in sizes)
    factor = free / total if total > free or align == "fill" else 1.0
    taken = round(total * factor) + gap * (len(shown) - 1)
    spare = room.width - taken
    left = float(room.left + {"left": 0, "right": spare, "centre": spare // 2, "fill": 0}[align])
    for widget, (width, height) in zip(shown, sizes, strict=True):
        widget.rect = pygame.Rect(round(left), 0, max(1, int(width * factor)), min(height, room.height))
        widget.rect.centery = room.centery
        left += width * factor + gap


def place_column(widgets: Sequence[Widget], room: pygame.Rect, gap: int, width: int = 0, align: str = "left") -> int:
    """Set widgets below each other from the top of *room*; where the last one ends.

    Each has its natural size, or is *width* wide; those wider than the room are narrowed to it. *align* is ``left``
    or ``centre``.
    """
    top = room.top
    for widget in widgets:
        if not widget.is_shown:
            continue
        natural, height = widget.natural_size()
        across = min(width or natural, room.width)
        left = room.left if align == "left" else room.centerx - across // 2
        widget.rect = pygame.Rect(left, top, across, height)
        top += height + gap
    return top - gap if top > room.top else top


def widest(widgets: Iterable[Widget]) -> int:
    """The greatest natural width among them."""
    return max((widget.natural_size()[0] for widget in widgets), default=0)


def neighbour_of(start: Widget, widgets: Iterable[Widget], direction: tuple[int, int]) -> Widget | None:
    """The nearest widget in *direction* ((-1, 0) is left, (0, 1) down), ``None`` if there is none that way."""
    best, least = None, 0.0
    for widget in widgets:
        ahead, aside = _apart(start.rect, widget.rect, direction)
        distance = ahead + _ASIDE_COSTS * aside
        if widget is not start and ahead > 0 and (best is None or distance < least):
            best, least = widget, distance
    return best


def _apart(start: pygame.Rect, other: pygame.Rect, direction: tuple[int, int]) -> tuple[float, float]:
    """How far *other* is ahead in *direction*, and how far its span misses that of *start* sideways.

    Nothing counts as ahead whose centre is not beyond the edge of *start*.
    """
    across, down = direction
    dx, dy = other.centerx - start.centerx, other.centery - start.centery
    ahead = dx * across + dy * down
    if ahead < (start.width if across else start.height) / 2:
        return 0, 0
    if across:
        return ahead, max(0, other.top - start.bottom, start.top - other.bottom) + abs(dy) * 0.2
    return ahead, max(0, other.left - start.right, start.left - other.right) + abs(dx) * 0.2
