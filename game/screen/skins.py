"""What widgets are made of: walnut, brass, dark wells, felt-green panels. All from the theme's palette."""

from __future__ import annotations

import pygame

from game.screen.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    FOCUS,
    PANEL_BOTTOM,
    PANEL_TOP,
    WALNUT,
    WALNUT_DARK,
    WELL_BOTTOM,
    WELL_TOP,
    Colour,
    mix,
    shade,
)
from game.screen.surfaces import Plate
from game.screen.theme import Theme

GOLD_TOP: Colour = (0xF7, 0xDC, 0x86)
GOLD_BOTTOM: Colour = (0xC9, 0x96, 0x3A)
GOLD_INK: Colour = (0x2B, 0x1A, 0x0A)
_RADIUS = 9
_GREY: Colour = (0x55, 0x55, 0x50)


def focus_margin(theme: Theme) -> int:
    """How far the focus ring stands out from a widget, in pixels."""
    return theme.px(4)


def draw_body(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, plate: Plate, is_focused: bool) -> None:
    """Blit a plate filling *rect*, with the focus ring around it if *is_focused*."""
    if is_focused:
        margin = focus_margin(theme)
        ring = max(2.0, 2.4 * theme.scale)
        rect = rect.inflate(2 * margin, 2 * margin)
        hollow = Plate(FOCUS, FOCUS, plate.radius + margin, FOCUS, ring, opacity=0.16)
        surface.blit(theme.plate(rect.size, hollow), rect)
        rect = rect.inflate(-2 * margin, -2 * margin)
    surface.blit(theme.plate(rect.size, plate), rect)


def wood(theme: Theme, is_hovered: bool, is_pressed: bool, is_enabled: bool) -> Plate:
    """A walnut button; it lightens under the pointer and sinks when pressed."""
    top, bottom, edge = WALNUT, WALNUT_DARK, BRASS
    if not is_enabled:
        top, bottom, edge = mix(top, _GREY, 0.65), mix(bottom, _GREY, 0.65), mix(BRASS_DARK, _GREY, 0.5)
    elif is_pressed:
        top, bottom = shade(bottom, 0.9), top
    elif is_hovered:
        top, bottom, edge = shade(top, 1.22), shade(bottom, 1.3), BRASS_LIGHT
    shine = 0.22 if is_enabled and not is_pressed else 0.0
    return Plate(top, bottom, theme.px(_RADIUS), edge, max(1.0, 1.4 * theme.scale), shine=shine)


def well(theme: Theme, is_hovered: bool = False, is_enabled: bool = True) -> Plate:
    """A dark hollow that something slides or is written in."""
    edge = BRASS if is_hovered and is_enabled else BRASS_DARK
    return Plate(WELL_TOP, WELL_BOTTOM, theme.px(_RADIUS), edge, max(1.0, 1.2 * theme.scale))


def gold(radius: float, is_enabled: bool = True) -> Plate:
    """Polished brass: what is chosen, and what is filled."""
    if not is_enabled:
        return Plate(mix(GOLD_TOP, _GREY, 0.7), mix(GOLD_BOTTOM, _GREY, 0.7), radius, None, 0.0)
    return Plate(GOLD_TOP, GOLD_BOTTOM, radius, None, 0.0)


def knob(radius: float, scale: float, is_hovered: bool) -> Plate:
    """The brass knob of a slider or toggle."""
    top = (0xFF, 0xFA, 0xE0) if is_hovered else (0xFF, 0xF3, 0xC8)
    return Plate(top, GOLD_BOTTOM, radius, (0x5A, 0x3A, 0x12), max(1.0, 1.4 * scale))


def panel(theme: Theme, opacity: float = 1.0) -> Plate:
    """A large green plate in a brass frame."""
    return Plate(PANEL_TOP, PANEL_BOTTOM, theme.px(18), BRASS, max(1.5, 2.0 * theme.scale), opacity=opacity)


def draw_panel(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, opacity: float = 1.0) -> None:
    """Blit a panel filling *rect*, with its shadow."""
    shadow = theme.shadow(rect.size, theme.px(18), theme.px(14))
    surface.blit(shadow, shadow.get_rect(center=(rect.centerx, rect.centery + theme.px(8))))
    surface.blit(theme.plate(rect.size, panel(theme, opacity)), rect)


def panel_reach(rect: pygame.Rect, theme: Theme) -> pygame.Rect:
    """What ``draw_panel`` covers, shadow and all."""
    return rect.inflate(theme.px(100), theme.px(120))
