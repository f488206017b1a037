"""What every bid is worth, as a small table: something to look at while the score card is empty."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, TRICK_BIDS, Denomination
from game.rules.five_hundred.scoring import GOAL
from game.scenes.table.paint import blank
from game.scenes.table.words import bid_words, sign_of
from game.screen.palette import BRASS_DARK, BRASS_LIGHT, CREAM
from game.screen.theme import Theme

HEADING: Final = "Nothing is written yet. This is what there is to win:"
SENTENCE: Final = (
    f"A contract made brings its points, one that fails takes them away; each trick of the other side is worth ten. "
    f"Whoever stands at {GOAL} after making a contract has won, whoever falls to −{GOAL} has lost."
)
_ROW: Final = 44
_LEVEL_WIDTH: Final = 70


def draw_values(theme: Theme, width: int) -> pygame.Surface:
    """A row for each level, a column for each suit, the misères below; *width* pixels wide."""
    parts = [
        theme.paragraph(HEADING, width, 20, CREAM, "bold", "centre"),
        _grid(theme, width),
        theme.text(_misere_words(), 18, BRASS_LIGHT, "bold"),
        theme.paragraph(SENTENCE, width, 17, CREAM, "text", "centre"),
    ]
    gap = theme.px(20)
    surface = blank((width, sum(part.get_height() + gap for part in parts) - gap))
    top = 0
    for part in parts:
        surface.blit(part, part.get_rect(midtop=(width // 2, top)))
        top += part.get_height() + gap
    return surface


def _misere_words() -> str:
    return " · ".join(f"{bid_words(bid)} {bid.value}" for bid in (MISERE, OPEN_MISERE))


def _grid(theme: Theme, width: int) -> pygame.Surface:
    row, first = theme.px(_ROW), theme.px(_LEVEL_WIDTH)
    column = (width - first) / len(Denomination)
    levels = sorted({bid.level for bid in TRICK_BIDS if bid.level is not None})
    surface = blank((width, row * (len(levels) + 1)))
    for denomination in Denomination:
        _write(theme, surface, sign_of(denomination), first + column * (denomination + 0.5), row // 2, "bold")
    for number, level in enumerate(levels, start=1):
        y = row * number
        pygame.draw.line(surface, BRASS_DARK, (0, y), (width, y), theme.px(1))
        _write(theme, surface, str(level), first / 2, y + row // 2, "bold")
        for bid in TRICK_BIDS:
            if bid.level == level and bid.denomination is not None:
                x = first + column * (bid.denomination + 0.5)
                _write(theme, surface, str(bid.value), x, y + row // 2, "text")
    return surface


def _write(theme: Theme, surface: pygame.Surface, words: str, x: float, y: int, face: str) -> None:
    text = theme.text(words, 19, BRASS_LIGHT if face == "bold" else CREAM, face)
    surface.blit(text, text.get_rect(center=(round(x), y)))
