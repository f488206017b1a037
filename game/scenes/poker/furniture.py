"""What stands around the cards: plates of the lines, the total, the message, lights, the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.rules.poker_solitaire.options import Variation
from game.rules.poker_solitaire.view import Phase
from game.scenes.poker import paint
from game.scenes.poker.layout import PACK
from game.screen.canvas import Overlay
from game.screen.palette import CREAM, Colour
from game.screen.pictures import gilded
from game.screen.skins import gold
from game.screen.widgets import Button, Form

if TYPE_CHECKING:
    from game.scenes.poker.scene import PokerTable

_LIGHT_SECONDS: Final = 1.6
_HERALD_SECONDS: Final = 3.2
_HALO: Final = 10
_WARNING: Final[Colour] = (0xFF, 0xC4, 0x8A)


class Furniture:
    """Layers below and above the cards, and the form with the buttons."""

    def __init__(self, table: PokerTable) -> None:
        self.table = table
        self.below = Overlay()
        self.above = Overlay()
        self.told = ""
        self.is_warning = False
        self._lights: dict[int, float] = {}
        self._herald_left_seconds = 0.0
        self._heralded = ""
        self.form = Form(table.theme, (), self._arrange)
        self.form.refuse = table.refuse

    # -- building ----------------------------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Draw everything for another size of window."""
        self.below.clear()
        self.above.clear()
        self.form.relayout()
        self.show()
        self.tell(self.told, is_warning=self.is_warning)
        if self._herald_left_seconds > 0:
            self.herald(self._heralded, self._herald_left_seconds)

    def clear(self) -> None:
        """No lights, nothing heralded."""
        self._lights.clear()
        self._herald_left_seconds = 0.0
        self.below.clear()
        self.above.clear()

    def _arrange(self) -> None:
        """Two columns of buttons."""
        room, theme = self.table.layout.buttons, self.table.theme
        buttons = [widget for widget in self.form.widgets if widget.is_shown]
        gap = theme.px(6)
        rows = max(1, -(-len(buttons) // 2))
        high = min(theme.px(39), (room.height - gap * (rows - 1)) // rows)
        wide = (room.width - gap) // 2
        top = room.bottom - rows * (high + gap) + gap
        for number, button in enumerate(buttons):
            left = room.left + (number % 2) * (wide + gap)
            button.rect = pygame.Rect(left, top + number // 2 * (high + gap), wide, high)

    def show_buttons(self, buttons: list[Button]) -> None:
        """The commands there are now."""
        if [button.label for button in buttons] != [widget.name for widget in self.form.widgets]:
            focused = self.form.focused.name if self.form.focused is not None else ""
            self.form.replace(buttons)
            self.form.focus(next((button for button in buttons if button.name == focused), None))
        else:
            for old, new in zip(self.form.widgets, buttons, strict=True):
                assert isinstance(old, Button)
                old.reason, old.is_on = new.reason, new.is_on

    # -- showing -----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Plates, total, pack, cursor and figures as things are now."""
        table, theme, layout = self.table, self.table.theme, self.table.layout
        view, grid = table.view, table.study.shown_grid
        lines = table.study.shown_lines if grid is not None else view.lines
        for number, (score, rect) in enumerate(zip(lines, layout.plates, strict=True)):
            plate = paint.draw_line_plate(theme, rect.size, score, number < 5)
            self.above.put(("line", number), plate, rect.topleft)
        points = sum(line.points for line in lines)
        self.above.put("total", paint.draw_total_plate(theme, layout.corner.size, points), layout.corner.topleft)
        words = self._cards_to_come()
        standing = paint.draw_score(theme, layout.score.size, points, view.options.scoring.goal, words)
        self.above.put("score", standing, layout.score.topleft)
        rules = f"{view.options.variation.title} · {view.options.scoring.title}"
        told = theme.fitted(rules, layout.heading.width, 18, CREAM)
        place = told.get_rect(midbottom=(layout.heading.centerx, layout.heading.bottom))
        self.above.put("rules", told, place.topleft)
        hands = paint.draw_hands(theme, layout.table.size, view.options.scoring)
        self.above.put("hands", hands, layout.table.topleft)
        self._show_pack()
        self._show_cursor()
        self._show_figures()
        self.show_buttons(table.commands.buttons())

    def _cards_to_come(self) -> str:
        view = self.table.view
        if view.options.variation is Variation.OPEN:
            return "A card is at the pack" if view.top is not None else ""
        count = view.cards_to_come
        return f"{count} card{'s' if count != 1 else ''} to come" if count else "The grid is full"

    def _show_pack(self) -> None:
        table, view = self.table, self.table.view
        below = view.cards_to_come - 1 if view.phase in (Phase.TURNING, Phase.LAYING) else 0
        if below > 0:
            stack = paint.draw_stack(table.theme, table.services.faces, table.layout, below)
            self.below.put("stack", stack, table.layout.pack.topleft)
        else:
            self.below.remove("stack")

    def _show_cursor(self) -> None:
        table = self.table
        if table.cursor is None or table.leaflet is not None:
            self.above.remove("cursor")
            return
        rect = table.layout.place_rect(table.cursor).inflate(table.theme.px(8), table.theme.px(8))
        ring = paint.draw_cursor(table.theme, rect.size, table.held is not None)
        self.above.put("cursor", ring, rect.topleft)
        self.above.lift("cursor")

    def _show_figures(self) -> None:
        """What the adviser expects of each open cell."""
        table, thoughts = self.table, self.table.study.thoughts
        figures = {one.cell: one for one in thoughts.figures} if thoughts is not None else {}
        for cell in range(PACK):
            one = figures.get(cell)
            if one is None or thoughts is None:
                self.above.remove(("figure", cell))
                continue
            plate = paint.draw_figure(table.theme, f"{one.expected:.1f}", one is thoughts.best)
            rect = plate.get_rect(center=table.layout.cells[cell].center)
            self.above.put(("figure", cell), plate, rect.topleft)

    def tell(self, words: str, *, is_warning: bool = False) -> None:
        """What stands in the message's place; nothing said takes it away."""
        table, room = self.table, self.table.layout.message
        self.told, self.is_warning = words, is_warning
        shown = " ".join(filter(None, (table.patience.trouble, words)))
        if not shown:
            self.above.remove("message")
            return
        ink = _WARNING if is_warning or table.patience.trouble else CREAM
        for size in (17.0, 15.5, 14.0):
            drawn = table.theme.paragraph(shown, room.width, size, ink, align="centre")
            if drawn.get_height() <= room.height:
                break
        place = drawn.get_rect(midtop=room.midtop)
        self.above.put("message", drawn.subsurface(drawn.get_rect().clip((0, 0, *room.size))), place.topleft)

    # -- lights ------------------------------------------------------------------------------------------------------

    def light(self, line: int) -> None:
        """A line that has just scored lights up for a while."""
        self._lights[line] = _LIGHT_SECONDS

    def herald(self, words: str, seconds: float = _HERALD_SECONDS) -> None:
        """Great letters over the grid."""
        theme, grid = self.table.theme, self.table.layout.grid
        self._heralded, self._herald_left_seconds = words, seconds
        letters = gilded(theme, words, 84)
        plate = theme.plate((letters.get_width() + theme.px(40), letters.get_height()), gold(theme.px(16))).copy()
        plate.fill((40, 24, 10, 235), special_flags=pygame.BLEND_RGBA_MULT)
        plate.blit(letters, (theme.px(20), 0))
        self.above.put("herald", plate, plate.get_rect(center=grid.center).topleft)
        self.above.lift("herald")

    def update(self, dt_seconds: float) -> None:
        """Lights go out, and what is heralded goes."""
        for line in tuple(self._lights):
            self._lights[line] -= dt_seconds
            if self._lights[line] <= 0:
                del self._lights[line]
                self.below.remove(("halo", line))
                continue
            halo = self.table.theme.px(_HALO)
            rect = self.table.layout.line_rect(line).inflate(halo, halo)
            light = paint.draw_halo(self.table.theme, rect.size, self._lights[line] / _LIGHT_SECONDS)
            self.below.put(("halo", line), light, rect.topleft)
        if self._herald_left_seconds > 0:
            self._herald_left_seconds -= dt_seconds
            if self._herald_left_seconds <= 0:
                self.above.remove("herald")
