"""Keys and mouse at the table of Poker Solitaire."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pygame

from game.rules.poker_solitaire.options import Variation
from game.rules.poker_solitaire.view import Phase
from game.scenes.poker.layout import PACK
from game.scenes.scene import Answer
from game.screen.widget import PRESS_KEYS

if TYPE_CHECKING:
    from game.scenes.poker.scene import PokerTable

_MIDDLE: Final = 12
_ARROWS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_SHAPES: Final = {
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "hour glass": pygame.SYSTEM_CURSOR_WAIT,
}


class TableInput:
    """Turns events into what the user wants."""

    def __init__(self, table: PokerTable) -> None:
        self.table = table
        self.pointer = "arrow"

    def handle(self, event: pygame.event.Event) -> Answer:
        table = self.table
        if table.leaflet is not None:
            return self._handle_leaflet(event)
        if event.type == pygame.MOUSEMOTION:
            self.look_under(event.pos)
        if table.stage.is_busy and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            table.stage.hurry()
            return None
        if event.type == pygame.KEYDOWN and self._handle_key(event):
            return None
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, pygame.K_F12):
            return table.leave()
        if event.type == pygame.MOUSEBUTTONDOWN and self._handle_click(event):
            return None
        table.furniture.form.handle(event)
        answer = table.furniture.form.take_answer()
        return answer if isinstance(answer, Answer) else None

    def _handle_leaflet(self, event: pygame.event.Event) -> Answer:
        table, leaflet = self.table, self.table.leaflet
        assert leaflet is not None
        leaflet.handle(event)
        answer = leaflet.take_answer()
        if not leaflet.is_open and table.leaflet is leaflet:
            table.close_leaflet()
            table.furniture.show()
        return answer if isinstance(answer, Answer) else None

    # -- keys --------------------------------------------------------------------------------------------------------

    def _handle_key(self, event: pygame.event.Event) -> bool:
        table = self.table
        if event.key in (pygame.K_z, pygame.K_y) and event.mod & pygame.KMOD_CTRL:
            (table.commands.undo if event.key == pygame.K_z else table.commands.redo)()
            return True
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            return False
        if event.key in _ARROWS:
            self._move(*_ARROWS[event.key])
            return True
        if event.key in PRESS_KEYS and table.furniture.form.focused is None:
            self._press()
            return True
        if event.key == pygame.K_ESCAPE and table.held is not None:
            table.put_down()
            return True
        return False

    def _move(self, across: int, down: int) -> None:
        """The cursor goes over the grid, and from its right edge to the pack."""
        table = self.table
        table.furniture.form.focus(None)
        if table.cursor is None:
            table.cursor = _MIDDLE
        elif table.cursor == PACK:
            table.cursor = 4 if across < 0 else PACK
        elif across > 0 and table.cursor % 5 == 4:
            table.cursor = PACK
        else:
            row, column = divmod(table.cursor, 5)
            table.cursor = min(4, max(0, row + down)) * 5 + min(4, max(0, column + across))
        table.furniture.show()

    def _press(self) -> None:
        table = self.table
        if table.view.phase is Phase.TURNING or table.is_over:
            table.turn()
        elif table.cursor is None:
            self._move(0, 0)
        elif table.patience.options.variation is Variation.OPEN:
            table.choose(table.cursor)
        elif table.cursor == PACK:
            table.turn()
        else:
            table.lay(table.cursor)

    # -- mouse -------------------------------------------------------------------------------------------------------

    def _handle_click(self, event: pygame.event.Event) -> bool:
        table = self.table
        place = table.layout.place_at(event.pos)
        if event.button not in (1, 3) or (event.button == 1 and place is None):
            return False
        if not table.is_mouse_used:
            table.refuse("The configuration leaves this game to the keys; C changes that.")
            return True
        table.cursor = None
        table.furniture.form.focus(None)
        if event.button == 3:
            table.turn()
        elif place is not None:
            self._take(place)
        self.look_under(event.pos)
        return True

    def _take(self, place: int) -> None:
        table = self.table
        if table.view.phase is Phase.ARRANGING:
            table.choose(place)
        elif place == PACK:
            table.turn()
        else:
            table.lay(place)

    def look_under(self, point: tuple[int, int]) -> None:
        """Give the pointer the shape that says what a click would do."""
        table, view = self.table, self.table.view
        place = table.layout.place_at(point)
        shape = "arrow"
        if place is not None and place != PACK:
            if view.phase is Phase.TURNING:
                shape = "hour glass"
            elif place in view.open_cells or view.phase is Phase.ARRANGING:
                shape = "hand"
        self.point(shape)

    def point(self, shape: str) -> None:
        """Let the pointer have that shape."""
        if shape != self.pointer:
            self.pointer = shape
            # Not every system has these shapes; the arrow does then.
            with suppress(pygame.error):
                pygame.mouse.set_cursor(_SHAPES[shape])
