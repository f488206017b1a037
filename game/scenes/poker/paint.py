"""What the table of Poker Solitaire is painted with: the grid, the plates of the lines, figures on cells."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.poker_solitaire.hands import PokerHand
from game.rules.poker_solitaire.options import Scoring
from game.rules.poker_solitaire.scoring import LineScore
from game.scenes.poker.layout import GridLayout
from game.screen import skins
from game.screen.faces import BACK, Faces, Print
from game.screen.palette import BRASS, BRASS_LIGHT, CREAM, FOCUS, PANEL_BOTTOM, PANEL_TOP, Colour, mix, shade
from game.screen.pictures import gilded
from game.screen.surfaces import Plate
from game.screen.theme import Theme

_STACKED: Final = 4
_QUIET: Final[Colour] = mix(CREAM, PANEL_BOTTOM, 0.2)


def paint_ground(surface: pygame.Surface, theme: Theme, layout: GridLayout) -> None:
    """Felt, a place for each card, and the panel."""
    surface.blit(theme.felt(), (0, 0))
    for cell in layout.cells:
        _paint_place(surface, theme, cell)
    skins.draw_panel(surface, layout.panel, theme)
    heading = gilded(theme, "Poker Solitaire", 38)
    surface.blit(heading, heading.get_rect(midtop=(layout.heading.centerx, layout.heading.top - theme.px(4))))
    _paint_place(surface, theme, layout.pack)


def _paint_place(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    dark = shade(theme.felt_colour, 0.55)
    radius = rect.width * 0.056
    place = Plate(dark, dark, radius, shade(theme.felt_colour, 1.35), max(1.0, theme.scale), opacity=0.45)
    surface.blit(theme.plate(rect.size, place), rect)


def draw_stack(theme: Theme, faces: Faces, layout: GridLayout, count: int) -> pygame.Surface:
    """The pack's cards below the top one, as many as can be told apart."""
    shown = min(_STACKED, count)
    step = theme.px(1.5)
    size = layout.pack.width + shown * step, layout.pack.height + shown * step
    stack = pygame.Surface(size, pygame.SRCALPHA)
    card = faces.image(Print(BACK, layout.pack.width))
    for number in range(shown, 0, -1):
        stack.blit(card, (number * step, number * step))
    return stack


def draw_line_plate(theme: Theme, size: tuple[int, int], score: LineScore, is_row: bool) -> pygame.Surface:
    """The name of a line's hand and its points; gold once a full line scores."""
    is_gold = score.is_full and score.points > 0
    if is_gold:
        plate = skins.gold(theme.px(9))
    else:
        plate = Plate(PANEL_TOP, PANEL_BOTTOM, theme.px(9), BRASS, max(1.0, theme.scale), opacity=0.85)
    surface = theme.plate(size, plate).copy()
    name_ink = skins.GOLD_INK if is_gold else CREAM if score.points else _QUIET
    points_ink = skins.GOLD_INK if is_gold else BRASS_LIGHT if score.points else _QUIET
    title = score.hand.title if score.points else ("–" if not score.is_full else PokerHand.NOTHING.title)
    inner = size[0] - 2 * theme.px(7)
    points = theme.text(str(score.points), 19, points_ink, "bold")
    if is_row:
        room = inner - points.get_width() - theme.px(8)
        fits = theme.text_size(title, 13.5)[0] <= room
        name = theme.fitted(title, room, 15, name_ink) if fits else theme.paragraph(title, room, 14, name_ink)
        surface.blit(name, name.get_rect(midleft=(theme.px(8), size[1] // 2)))
        surface.blit(points, points.get_rect(midright=(size[0] - theme.px(8), size[1] // 2)))
    else:
        name = theme.fitted(title, inner, 14, name_ink, smallest=0.8)
        points = theme.text(str(score.points), 17, points_ink, "bold")
        surface.blit(name, name.get_rect(midtop=(size[0] // 2, theme.px(2))))
        surface.blit(points, points.get_rect(midbottom=(size[0] // 2, size[1] - theme.px(1))))
    return surface


def draw_total_plate(theme: Theme, size: tuple[int, int], points: int) -> pygame.Surface:
    """The total where rows and columns meet."""
    surface = theme.plate(size, skins.wood(theme, False, False, True)).copy()
    word = theme.text("Total", 15, CREAM)
    number = theme.text(str(points), 22, BRASS_LIGHT, "bold")
    surface.blit(word, word.get_rect(midleft=(theme.px(9), size[1] // 2)))
    surface.blit(number, number.get_rect(midright=(size[0] - theme.px(8), size[1] // 2)))
    return surface


def draw_halo(theme: Theme, size: tuple[int, int], strength: float) -> pygame.Surface:
    """The light under a line that has just scored; *strength* 0 to 1."""
    level = max(1, round(8 * strength)) / 8
    halo = Plate(FOCUS, BRASS_LIGHT, theme.px(14), FOCUS, max(2.0, 2.5 * theme.scale), opacity=0.75 * level)
    return theme.plate(size, halo)


def draw_cursor(theme: Theme, size: tuple[int, int], is_held: bool) -> pygame.Surface:
    """The frame round the place the keys have come to; *is_held* round a card picked up."""
    ring = pygame.Surface(size, pygame.SRCALPHA)
    colour = (0xFF, 0xFF, 0xFF) if is_held else FOCUS
    pygame.draw.rect(ring, (*colour, 255), ring.get_rect(), max(2, theme.px(3)), border_radius=theme.px(10))
    return ring


def draw_figure(theme: Theme, words: str, is_best: bool) -> pygame.Surface:
    """What is to be expected of a cell, on a little plate."""
    ink = skins.GOLD_INK if is_best else CREAM
    text = theme.text(words, 17 if is_best else 15, ink, "bold")
    size = text.get_width() + theme.px(14), text.get_height() + theme.px(6)
    plate = skins.gold(theme.px(8)) if is_best else Plate(PANEL_TOP, PANEL_BOTTOM, theme.px(8), BRASS, 1.0)
    surface = theme.plate(size, plate).copy()
    surface.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
    return surface


def draw_score(theme: Theme, size: tuple[int, int], points: int, goal: int, words: str) -> pygame.Surface:
    """The total so far, what is to be reached, and how many cards are to come."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    number = gilded(theme, str(points), 54)
    lines = 2 * (theme.text_size("X", 17)[1] + theme.px(2))
    top = max(0, (size[1] - number.get_height() - lines) // 2)
    surface.blit(number, number.get_rect(midtop=(size[0] // 2, top)))
    top += number.get_height() - theme.px(6)
    for line, ink in ((f"{goal} wins", BRASS_LIGHT), (words, CREAM)):
        drawn = theme.fitted(line, size[0], 17, ink)
        if top + drawn.get_height() <= size[1]:
            surface.blit(drawn, drawn.get_rect(midtop=(size[0] // 2, top)))
        top += drawn.get_height() + theme.px(2)
    return surface


def draw_hands(theme: Theme, size: tuple[int, int], scoring: Scoring) -> pygame.Surface:
    """What each hand is worth, the best first, in two columns."""
    surface = theme.plate(size, skins.well(theme)).copy()
    hands = [hand for hand in reversed(PokerHand) if hand is not PokerHand.NOTHING]
    rows = -(-len(hands) // 2)
    pad, high = theme.px(12), (size[1] - 2 * theme.px(5)) // rows
    wide = (size[0] - 3 * pad) // 2
    for number, hand in enumerate(hands):
        left = pad + number // rows * (wide + pad)
        middle = theme.px(5) + number % rows * high + high // 2
        points = theme.text(str(hand.points(scoring)), 16, BRASS_LIGHT, "bold")
        name = theme.fitted(hand.title, wide - points.get_width() - theme.px(6), 16, CREAM)
        surface.blit(name, name.get_rect(midleft=(left, middle)))
        surface.blit(points, points.get_rect(midright=(left + wide, middle)))
    return surface
