"""The few shapes the table's furniture is made of."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.screen import lettering
from game.screen.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    FOCUS,
    INK,
    PANEL_BOTTOM,
    PANEL_TOP,
    RED,
    WALNUT,
    WALNUT_DARK,
    WELL_BOTTOM,
    WELL_TOP,
    Colour,
    mix,
)
from game.screen.surfaces import Plate, converted
from game.screen.theme import Theme
from game.table.pose import Box

DIM_CREAM: Colour = mix(CREAM, WALNUT_DARK, 0.45)
BRASS_DEEP: Colour = (0xC0, 0x8A, 0x2E)
_KEY_INSET = 13
SMALLEST_SHARE = 0.85
"""How much smaller than others a name may be set before it is cut."""


def pixels(box: Box) -> pygame.Rect:
    """*box* on whole pixels."""
    left, top = round(box.x), round(box.y)
    return pygame.Rect(left, top, max(1, round(box.right) - left), max(1, round(box.bottom) - top))


def blank(size: tuple[int, int]) -> pygame.Surface:
    """A clear surface to compose on."""
    return converted(pygame.Surface(size, pygame.SRCALPHA))


def panel(theme: Theme, size: tuple[int, int], *, is_lit: bool = False) -> pygame.Surface:
    """A felt-green panel with a brass edge, to be drawn on: a copy of its own."""
    plate = Plate(
        PANEL_TOP,
        PANEL_BOTTOM,
        theme.px(12),
        FOCUS if is_lit else BRASS,
        max(1.0, 1.6 * theme.scale),
        opacity=0.96,
    )
    return theme.plate(size, plate).copy()


def pair_line(theme: Theme, names: Sequence[str], room: int, size: float, ink: Colour = CREAM) -> pygame.Surface:
    """The names of a side in a line of *room* pixels: where they are too long, each is cut, so that both are known."""
    smaller = theme.font("text", size * SMALLEST_SHARE)
    return theme.fitted(lettering.cut_alike(names, " & ", room, smaller), room, size, ink, "text", SMALLEST_SHARE)


def name_plate(theme: Theme, size: tuple[int, int], words: str, *, is_turn: bool, is_dealer: bool) -> pygame.Surface:
    """A player's name on walnut, on glowing brass when it is that player's turn; a coin marks the dealer."""

    def draw() -> pygame.Surface:
        edge = max(1.0, 1.4 * theme.scale)
        if is_turn:
            plate = Plate((0xF7, 0xDC, 0x86), BRASS_DEEP, theme.px(9), FOCUS, edge, FOCUS, max(1.5, 2.2 * theme.scale))
        else:
            plate = Plate(WALNUT, WALNUT_DARK, theme.px(9), BRASS_DARK, edge)
        surface = theme.plate(size, plate).copy()
        coin = max(17, theme.px(20)) if is_dealer else 0
        room = size[0] - theme.px(26) - (coin + theme.px(6) if coin else 0)
        text = theme.fitted(words, room, 17, INK if is_turn else CREAM, "bold", SMALLEST_SHARE)
        left = (size[0] - text.get_width() - (coin + theme.px(6) if coin else 0)) // 2
        surface.blit(text, (left, (size[1] - text.get_height()) // 2))
        if coin:
            draw_coin(theme, surface, (left + text.get_width() + theme.px(6) + coin // 2, size[1] // 2), coin // 2)
        return surface

    return theme.keep(("name plate", size, words, is_turn, is_dealer), draw)


def draw_coin(theme: Theme, surface: pygame.Surface, centre: tuple[int, int], radius: int) -> None:
    """The dealer's mark: a cream coin with a D."""
    coin = theme.plate((2 * radius, 2 * radius), Plate((255, 250, 235), CREAM, radius, (0x5A, 0x3A, 0x12), 1.2))
    surface.blit(coin, (centre[0] - radius, centre[1] - radius))
    letter = theme.text("D", 13, INK, "bold")
    surface.blit(letter, letter.get_rect(center=centre))


def key_button(
    theme: Theme,
    size: tuple[int, int],
    label: str,
    key: str = "",
    *,
    is_lit: bool = False,
    is_off: bool = False,
    is_hot: bool = False,
    points: float = 16,
    column: float = 0,
) -> pygame.Surface:
    """A walnut button with its key in brass; lit in brass when chosen, dull when it cannot be pressed.

    With *column* (design units) the key stands at the left and the label begins there, as below each other in a list.
    Where there is no room for both the key is left out: what the button does must stand there whole.
    """

    def draw() -> pygame.Surface:
        surface = theme.plate(size, _button_plate(theme, is_lit, is_off, is_hot)).copy()
        ink = INK if is_lit else DIM_CREAM if is_off else CREAM
        key_ink = mix(INK, BRASS_DEEP, 0.25) if is_lit else mix(BRASS, WALNUT_DARK, 0.4) if is_off else BRASS_LIGHT
        gap = theme.px(7) if key and label else 0
        hint = theme.text(key, points * 0.82, key_ink, "bold") if key else None
        room = size[0] - theme.px(12) - gap - (hint.get_width() if hint else 0)
        if hint is not None and label and theme.text_size(label, points * 0.6, "bold")[0] > room:
            hint, room, gap = None, size[0] - theme.px(8), 0
        text = theme.fitted(label, room, points, ink, "bold", 0.6)
        left = (size[0] - text.get_width() - gap - (hint.get_width() if hint else 0)) // 2
        if column:
            left = theme.px(_KEY_INSET)
        if hint is not None:
            surface.blit(hint, (left, (size[1] - hint.get_height()) // 2))
            left = max(left + hint.get_width() + gap, theme.px(column))
        surface.blit(text, (left, (size[1] - text.get_height()) // 2))
        return surface

    return theme.keep(("key button", size, label, key, is_lit, is_off, is_hot, points, column), draw)


def _button_plate(theme: Theme, is_lit: bool, is_off: bool, is_hot: bool) -> Plate:
    edge = max(1.0, 1.3 * theme.scale)
    radius = theme.px(8)
    if is_lit:
        return Plate((0xF7, 0xDC, 0x86), BRASS_DEEP, radius, FOCUS, edge)
    if is_off:
        return Plate((0x3A, 0x2A, 0x1E), (0x2A, 0x1C, 0x12), radius, (0x5A, 0x48, 0x2C), edge)
    if is_hot:
        return Plate((0x8F, 0x5A, 0x30), (0x65, 0x3B, 0x1D), radius, BRASS_LIGHT, edge)
    return Plate(WALNUT, WALNUT_DARK, radius, BRASS, edge)


def frame(theme: Theme, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A frame of light round something recommended, so thick that it is seen without its colour, too."""
    thick = max(2, theme.px(3))
    around = rect.inflate(thick, thick)
    pygame.draw.rect(surface, INK, around.inflate(2, 2), thick + 2, theme.px(9))
    pygame.draw.rect(surface, FOCUS, around, thick, theme.px(9))


def speech(theme: Theme, size: tuple[int, int], words: str, *, is_quiet: bool) -> pygame.Surface:
    """A call on a cream plate; a pass is quieter than a bid."""

    def draw() -> pygame.Surface:
        top, bottom = ((0xE9, 0xDF, 0xC4), (0xD6, 0xC9, 0xA6)) if is_quiet else ((255, 252, 242), CREAM)
        surface = theme.plate(size, Plate(top, bottom, size[1] / 2, BRASS, max(1.0, 1.6 * theme.scale))).copy()
        text = theme.fitted(words, size[0] - theme.px(22), 18 if is_quiet else 22, INK, "bold", 0.5)
        surface.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface

    return theme.keep(("speech", size, words, is_quiet), draw)


def warning(theme: Theme, size: tuple[int, int], words: str) -> pygame.Surface:
    """A lasting word of warning, on a dark plate edged in red."""

    def draw() -> pygame.Surface:
        surface = theme.plate(size, Plate(WELL_TOP, WELL_BOTTOM, theme.px(9), RED, max(1.4, 2 * theme.scale))).copy()
        text = theme.fitted(words, size[0] - theme.px(20), 15, BRASS_LIGHT, "bold")
        surface.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface

    return theme.keep(("warning", size, words), draw)


def message(theme: Theme, width: int, words: str, *, is_warning: bool) -> pygame.Surface:
    """A line (or two) on a dark well; a refusal has a brass edge."""

    def draw() -> pygame.Surface:
        text = theme.paragraph(words, width - theme.px(28), 16, CREAM, "text", "centre")
        size = (text.get_width() + theme.px(28), text.get_height() + theme.px(10))
        edge = BRASS_LIGHT if is_warning else BRASS_DARK
        plate = Plate(WELL_TOP, WELL_BOTTOM, theme.px(10), edge, max(1.0, 1.3 * theme.scale), opacity=0.93)
        surface = theme.plate(size, plate).copy()
        surface.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface

    return theme.keep(("message", width, words, is_warning), draw)
