"""The keys a hand is entered with on the score pad; they are those of the table where it has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, PASS, Denomination

if TYPE_CHECKING:
    from game.scenes.pad.scene import ScorePadScene

_LEVELS: Final = (pygame.K_F1, pygame.K_F2, pygame.K_F3, pygame.K_F4, pygame.K_F5)
_SUITS: Final = (pygame.K_F6, pygame.K_F7, pygame.K_F8, pygame.K_F9, pygame.K_F10)
_WORDS: Final = {pygame.K_m: MISERE, pygame.K_o: OPEN_MISERE, pygame.K_p: PASS}
_DIGITS: Final = {
    **{pygame.K_0 + number: number for number in range(10)},
    pygame.K_KP0: 0,
    **{pygame.K_KP1 + number: number + 1 for number in range(9)},
}


class PadKeys:
    """Turns keys into what is entered."""

    def __init__(self, pad: ScorePadScene) -> None:
        self.pad = pad
        self._last_digit: int | None = None

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key struck on the pad; whether it was of use."""
        pad = self.pad
        if event.mod & pygame.KMOD_ALT:
            return False
        if event.mod & pygame.KMOD_CTRL:
            action = {pygame.K_z: pad.undo, pygame.K_y: pad.redo, pygame.K_c: pad.copy}.get(event.key)
            if action is not None:
                action()
            return action is not None
        if event.key in _DIGITS:
            self._count(_DIGITS[event.key])
            return True
        self._last_digit = None
        return self._enter(event)

    def _enter(self, event: pygame.event.Event) -> bool:
        pad, key = self.pad, event.key
        is_free = pad.form.focused in (None, pad.ruled)
        if key in _LEVELS:
            pad.entry.say_level(6 + _LEVELS.index(key))
        elif key in _SUITS:
            pad.entry.say_denomination(Denomination(_SUITS.index(key)))
        elif key in _WORDS:
            pad.entry.say(_WORDS[key])
        elif key in (pygame.K_LEFT, pygame.K_RIGHT) and is_free:
            pad.entry.side = 0 if key == pygame.K_LEFT else 1
        elif key in (pygame.K_UP, pygame.K_DOWN) and is_free:
            return pad.ruled.handle_key(event)
        else:
            return False
        pad.changed()
        return True

    def _count(self, digit: int) -> None:
        """Tricks by number; 1 and then 0 make ten."""
        self.pad.choose_tricks(10 if digit == 0 and self._last_digit == 1 else digit)
        self._last_digit = digit
