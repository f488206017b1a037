"""Which key means what at the table."""

from __future__ import annotations

from typing import Final

import pygame

CONFIRM: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
MENU: Final = (pygame.K_ESCAPE, pygame.K_F12)
HINT: Final = (pygame.K_h, pygame.K_i)
STEPS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def function_key(event: pygame.event.Event) -> int | None:
    """Which card or call an F-key means, from 0: F1–F10 the first ten, Shift+F1–F3 the next three."""
    number = int(event.key - pygame.K_F1)
    if not 0 <= number < 10:
        return None
    if event.mod & pygame.KMOD_SHIFT:
        return number + 10 if number < 3 else None
    return number


def is_undo(event: pygame.event.Event) -> bool:
    """U or Ctrl+Z."""
    plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
    return (event.key == pygame.K_u and plain) or (event.key == pygame.K_z and bool(event.mod & pygame.KMOD_CTRL))


def is_redo(event: pygame.event.Event) -> bool:
    """Ctrl+Y or Ctrl+Shift+Z."""
    if not event.mod & pygame.KMOD_CTRL:
        return False
    return event.key == pygame.K_y or (event.key == pygame.K_z and bool(event.mod & pygame.KMOD_SHIFT))
