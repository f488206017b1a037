"""Which key means what at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import pygame

CONFIRM: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
MENU: Final = (pygame.K_ESCAPE, pygame.K_F12)
MOST_CARDS: Final = 13
_ROW: Final = 10
"""F11 is for full screen, F12 for the menu."""
STEPS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def function_key(event: pygame.event.Event, first_row: int = _ROW) -> int | None:
    """Which card or call an F-key means, from 0: the *first_row* of them from F1 on, then with Shift from F1 again."""
    number = int(event.key - pygame.K_F1)
    is_shifted = bool(event.mod & pygame.KMOD_SHIFT)
    if not 0 <= number < (MOST_CARDS - first_row if is_shifted else first_row):
        return None
    return number + first_row if is_shifted else number


@dataclass(frozen=True, slots=True)
class TableKeys:
    """What a game's keys mean besides those of every table.

    ``hint`` asks for one; ``wishes`` are keys for what a button does, by the button's name. ``first_row`` is how many
    cards have an F-key of their own; the others have Shift with F1 and so on.
    """

    hint: tuple[int, ...] = (pygame.K_h, pygame.K_i)
    wishes: Mapping[int, str] = field(default_factory=dict)
    first_row: int = _ROW

    def card_at(self, event: pygame.event.Event) -> int | None:
        """Which card of the hand a key means, from 0."""
        return function_key(event, self.first_row)

    def label(self, index: int) -> str:
        """What is written under the card at *index*."""
        return f"F{index + 1}" if index < self.first_row else f"S+F{index + 1 - self.first_row}"

    def name(self, index: int) -> str:
        """The key of the card at *index* in a sentence."""
        return self.label(index).replace("S+", "Shift+")


def is_undo(event: pygame.event.Event) -> bool:
    """U or Ctrl+Z."""
    plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
    return (event.key == pygame.K_u and plain) or (event.key == pygame.K_z and bool(event.mod & pygame.KMOD_CTRL))


def is_redo(event: pygame.event.Event) -> bool:
    """Ctrl+Y or Ctrl+Shift+Z."""
    if not event.mod & pygame.KMOD_CTRL:
        return False
    return event.key == pygame.K_y or (event.key == pygame.K_z and bool(event.mod & pygame.KMOD_SHIFT))
