"""A look at the last trick, and at the cards the user threw out or passed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.actions import Play
from game.scenes.table.paint import blank, name_plate
from game.scenes.table.panels import Panel
from game.scenes.table.presentation import LaidAway
from game.scenes.table.words import NameOf
from game.screen.faces import Faces, Print
from game.screen.palette import BRASS, BRASS_LIGHT, FOCUS
from game.screen.surfaces import Plate
from game.screen.theme import Theme

_CARD: Final = 112
_STEP: Final = 156
_THROWN_CARD: Final = 84
_THROWN_STEP: Final = 98
_PLATE: Final = (150, 28)
_GLOW: Final = 8
_RAISED_BY: Final = 76
"""So that the panel hides the trick under way, whole."""


def last_trick_panel(
    plays: Sequence[Play], winner: Seat, laid_away: LaidAway | None, faces: Faces, name_of: NameOf
) -> Panel:
    """The last trick in the order it was played, the winner's card framed; below it what the user laid away."""

    def content(theme: Theme) -> pygame.Surface:
        trick = _trick(theme, plays, winner, faces, name_of)
        return _above(theme, trick, _laid_away(theme, laid_away, faces)) if laid_away and laid_away.cards else trick

    return Panel(f"The last trick, won by {name_of(winner)}", content, raise_by=_RAISED_BY)


def laid_away_panel(laid_away: LaidAway, faces: Faces) -> Panel:
    """The user's own cards thrown out or passed on."""
    cards = laid_away.cards
    return Panel(laid_away.heading, lambda theme: _row(theme, cards, faces, _CARD, _STEP), raise_by=_RAISED_BY)


def _trick(theme: Theme, plays: Sequence[Play], winner: Seat, faces: Faces, name_of: NameOf) -> pygame.Surface:
    """The cards with a name under each: the winner's on brass and its card in a frame of light."""
    step, glow = theme.px(_STEP), theme.px(_GLOW)
    images = [faces.image(Print(play.card.text, theme.px(_CARD))) for play in plays]
    plate_size = (theme.px(_PLATE[0]), theme.px(_PLATE[1]))
    card_high = max(image.get_height() for image in images)
    surface = blank((step * len(plays), card_high + 2 * glow + theme.px(6) + plate_size[1]))
    for index, (play, image) in enumerate(zip(plays, images, strict=True)):
        middle = step * index + step // 2
        card = image.get_rect(midtop=(middle, glow))
        is_won = play.seat is winner
        if is_won:
            frame = card.inflate(2 * glow, 2 * glow)
            surface.blit(theme.plate(frame.size, _frame(theme)), frame)
        surface.blit(image, card)
        plate = name_plate(theme, plate_size, name_of(play.seat), is_turn=is_won, is_dealer=False)
        surface.blit(plate, plate.get_rect(midbottom=(middle, surface.get_height())))
    return surface


def _frame(theme: Theme) -> Plate:
    return Plate(FOCUS, BRASS, theme.px(12), FOCUS, max(1.0, 1.4 * theme.scale))


def _laid_away(theme: Theme, laid_away: LaidAway, faces: Faces) -> pygame.Surface:
    """Smaller than a trick, with what they are above."""
    label = theme.text(laid_away.heading, 17, BRASS_LIGHT, "bold")
    row = _row(theme, laid_away.cards, faces, _THROWN_CARD, _THROWN_STEP)
    surface = blank((max(label.get_width(), row.get_width()), label.get_height() + theme.px(6) + row.get_height()))
    surface.blit(label, label.get_rect(midtop=(surface.get_width() // 2, 0)))
    surface.blit(row, row.get_rect(midbottom=(surface.get_width() // 2, surface.get_height())))
    return surface


def _row(theme: Theme, cards: Sequence[Card], faces: Faces, width: int, step_units: int) -> pygame.Surface:
    images = [faces.image(Print(card.text, theme.px(width))) for card in cards]
    step = theme.px(step_units)
    surface = blank((step * len(images), max(image.get_height() for image in images) + theme.px(8)))
    for index, image in enumerate(images):
        surface.blit(image, image.get_rect(midtop=(step * index + step // 2, 0)))
    return surface


def _above(theme: Theme, upper: pygame.Surface, lower: pygame.Surface) -> pygame.Surface:
    """One above the other, a brass line between them."""
    gap = theme.px(14)
    width = max(upper.get_width(), lower.get_width())
    surface = blank((width, upper.get_height() + 2 * gap + lower.get_height()))
    surface.blit(upper, upper.get_rect(midtop=(width // 2, 0)))
    y = upper.get_height() + gap
    pygame.draw.line(surface, BRASS, (width // 8, y), (width - width // 8, y), theme.px(1))
    surface.blit(lower, lower.get_rect(midbottom=(width // 2, surface.get_height())))
    return surface
