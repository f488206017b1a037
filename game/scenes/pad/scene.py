"""The score pad: hands entered by contract, side and tricks; totals, corrections, several sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.play.pad.sheet import Adjusted, BadLine, Line, Sheet
from game.play.pad.shelf import SheetShelf
from game.play.pad.writing import outcome, signed, table_text
from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, PASS, TRICK_BIDS, Bid
from game.scenes.leaflet import Leaflet
from game.scenes.pad import leaves
from game.scenes.pad.entry import Entry
from game.scenes.pad.keys import PadKeys
from game.scenes.pad.plates import SidePlate
from game.scenes.pad.rule_cards import RuleCardsScene
from game.scenes.pad.ruled import RuledSheet
from game.scenes.pages import PageScene
from game.scenes.scene import Answer, Pop, Push, Services
from game.screen.palette import BRASS_LIGHT, CREAM, Colour
from game.screen.widgets import Button, Label, Widget

_SIGNS: Final = ("♠", "♣", "♦", "♥", "NT")
_WARNING: Final[Colour] = (0xFF, 0xC4, 0x8A)
_MOST_UNDONE: Final = 200


class ScorePadScene(PageScene):
    """One sheet of the shelf in front of you; every step is on disk before it is seen."""

    size = (1256, 776)

    def __init__(
        self,
        services: Services,
        shelf: SheetShelf,
        back: Callable[[], Answer] = Pop,
        clipboard: Callable[[str], bool] | None = None,
    ) -> None:
        super().__init__(services, "Score pad", back)
        self.shelf = shelf
        self.clipboard = clipboard or leaves.put_on_clipboard
        sheets = shelf.all()
        self.paper = sheets[0] if sheets else shelf.new()
        self._before: list[Sheet] = []
        self._after: list[Sheet] = []
        self.footer.text = "Every step is kept at once."
        self.entry = Entry()
        self.keys = PadKeys(self)
        self.ruled = RuledSheet(self.theme, self._chosen)
        self._make_widgets()
        self.form.refuse = self.warn
        self.form.cancel = self._step_back
        self._tell(" ".join(shelf.notices))
        shelf.notices.clear()
        self.show()

    def _make_widgets(self) -> None:
        theme = self.theme
        self.names = [SidePlate(theme, self._rename) for _ in range(2)]
        self.outcome = Label(theme, "", 17, BRASS_LIGHT, "bold")
        self.bids = [self._bid_button(bid) for bid in TRICK_BIDS]
        self.words = [
            Button(theme, "Misère", lambda: self._say(MISERE), "M", size=15),
            Button(theme, "Open misère", lambda: self._say(OPEN_MISERE), "O", size=15),
            Button(theme, "All passed", lambda: self._say(PASS), "P", size=15),
        ]
        self.sides = [Button(theme, "", self._side_action(side), size=16) for side in range(2)]
        self.tricks = [Button(theme, str(number), self._tricks_action(number), size=16) for number in range(11)]
        self.said = Label(theme, "", 17, CREAM)
        self.said.align = "centre"
        self.enter_button = Button(theme, "Enter", self.enter, "Enter", size=17)
        self.correct_button = Button(theme, "Penalty …", self._adjust, "A", (pygame.K_a,), size=15)
        self.strike_button = Button(theme, "Strike out", self.strike_out, "Del", (pygame.K_DELETE,), size=15)
        self.form.default = self.enter_button
        self._commands = [
            Button(theme, "Undo", self.undo, "U", (pygame.K_u,), 16),
            Button(theme, "Sheets", self._open_sheets, "S", (pygame.K_s,), 16),
            Button(theme, "Names", self._rename, "N", (pygame.K_n,), 16),
            Button(theme, "Options", self._open_options, "T", (pygame.K_t,), 16),
            Button(theme, "Copy", self.copy, "C", (pygame.K_c,), 16),
            Button(theme, "Save", self._open_saving, "V", (pygame.K_v,), 16),
            Button(theme, "Rule cards", lambda: Push(RuleCardsScene(self.services)), "R", (pygame.K_r,), 16),
        ]

    def _bid_button(self, bid: Bid) -> Button:
        assert bid.level is not None and bid.denomination is not None
        button = Button(self.theme, f"{bid.level}{_SIGNS[bid.denomination]}", lambda: self._say(bid), size=16)
        button.name = bid.text
        return button

    def _side_action(self, side: int) -> Callable[[], None]:
        return lambda: self.choose_side(side)

    def _tricks_action(self, number: int) -> Callable[[], None]:
        return lambda: self.choose_tricks(number)

    # -- the page ----------------------------------------------------------------------------------------------------

    def entered(self) -> None:
        self.fill()
        self.form.focus(None)

    def widgets(self) -> Sequence[Widget]:
        entry = [*self.bids, *self.words, *self.sides, *self.tricks, self.enter_button]
        return [self.ruled, *self.names, self.outcome, *entry, self.correct_button, self.strike_button, self.said]

    def buttons(self) -> Sequence[Button]:
        return [*self._commands, self.back_button]

    def resize(self, size: tuple[int, int]) -> None:
        self.size = self.size[0], max(776, round(size[1] / self.theme.scale) - 24)
        super().resize(size)
        self.ruled.put(self.paper)

    def arrange(self, room: pygame.Rect) -> None:
        theme, gap = self.theme, self.theme.px(14)
        across = theme.px(446)
        self.ruled.rect = pygame.Rect(room.left, room.top, room.width - across - gap, room.height)
        side = pygame.Rect(self.ruled.rect.right + gap, room.top, across, room.height)
        parts: list[tuple[Sequence[Widget], int, int]] = [
            (self.names, 2, 66),
            ((self.outcome,), 1, 26),
            (self.bids, 5, 36),
            (self.words, 3, 36),
            (self.sides, 2, 40),
            (self.tricks, 11, 40),
            ((self.said,), 1, 66),
            ((self.enter_button,), 1, 44),
            ((self.correct_button, self.strike_button), 2, 38),
        ]
        tight = theme.px(4)
        rows = sum(-(-len(widgets) // columns) for widgets, columns, _ in parts)
        whole = sum(-(-len(widgets) // columns) * theme.px(high) for widgets, columns, high in parts)
        spare = max(0, side.height - whole - rows * tight) // len(parts)
        top = side.top
        for widgets, columns, high in parts:
            top = self._place(widgets, columns, theme.px(high), pygame.Rect(side.left, top, side.width, 0), tight)
            top += min(spare, theme.px(16))

    def _place(self, widgets: Sequence[Widget], columns: int, high: int, at: pygame.Rect, gap: int) -> int:
        """Set widgets in so many columns of equal width; where they end."""
        top = at.top
        for number, widget in enumerate(widgets):
            row, column = divmod(number, columns)
            left = at.left + (at.width + gap) * column // columns
            right = at.left + (at.width + gap) * (column + 1) // columns - gap
            widget.rect = pygame.Rect(left, at.top + row * (high + gap), right - left, high)
            top = widget.rect.bottom + gap
            if isinstance(widget, Label):
                widget.width = widget.rect.width
        return top

    # -- showing -----------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Let everything say how the sheet and the entry stand."""
        sheet, entry = self.paper, self.entry
        self.ruled.put(sheet)
        for side in range(2):
            plate = self.names[side]
            plate.label, plate.total, plate.is_on = sheet.names[side], sheet.totals[side], sheet.winner == side
            self.sides[side].label = sheet.names[side]
            self.sides[side].is_on = entry.side == side
        self.outcome.text = outcome(sheet)
        for button, bid in zip(self.bids, TRICK_BIDS, strict=True):
            half = entry.bid is None and (bid.level == entry.level or bid.denomination == entry.denomination)
            button.is_on = entry.bid is bid or half
        for button, bid in zip(self.words, (MISERE, OPEN_MISERE, PASS), strict=True):
            button.is_on = entry.bid is bid
        is_misere = entry.bid is not None and entry.bid.is_misere
        for number, button in enumerate(self.tricks):
            button.is_on = entry.tricks == number
            button.reason = "A misère ends with the first trick: 0 made, 1 lost." if is_misere and number > 1 else ""
        self._commands[0].reason = "" if self._before else "There is nothing to undo yet."
        chosen = self.ruled.chosen
        self.enter_button.label = "Enter this hand" if chosen is None else f"Correct line {chosen + 1}"
        self.strike_button.reason = "" if chosen is not None else "Click the line to strike out first."
        self._preview()
        self.form.relayout()

    def _preview(self) -> None:
        """What the entry would be worth, or what is missing."""
        line = self.entry.line(self.paper.options)
        if self._news:
            self.said.text, self.said.colour = self._news, _WARNING if self._is_warning else CREAM
        elif line is None:
            is_begun = self.entry.bid is not None or self.entry.level or self.entry.denomination is not None
            words = self.entry.missing(self.paper.options)
            self.said.text, self.said.colour = words if is_begun or not self.paper.lines else "", CREAM
        else:
            first, second = Sheet("preview", self.paper.names, self.paper.options, lines=(line,)).rows()[0].points
            names = self.paper.names
            self.said.text = f"{names[0]} {_gain(first)}, {names[1]} {_gain(second)}. Enter writes it down."
            self.said.colour = BRASS_LIGHT
        self.said.is_shown = bool(self.said.text)

    _news = ""
    _is_warning = False

    def _tell(self, words: str, is_warning: bool = False) -> None:
        self._news, self._is_warning = words, is_warning

    def warn(self, words: str) -> None:
        """Say why something cannot be done."""
        self.services.sounds.play("refused")
        self._tell(words, is_warning=True)
        self.show()

    def say(self, words: str) -> None:
        """Something to know."""
        self._tell(words)
        self.show()

    # -- entering ----------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Something of the entry has been said."""
        self._tell("")
        self.show()

    def _say(self, bid: Bid) -> None:
        self.entry.say(bid)
        self.changed()

    def choose_side(self, side: int) -> None:
        """Who bid."""
        self.entry.side = side
        self.changed()

    def choose_tricks(self, number: int) -> None:
        """How many tricks they won."""
        self.entry.tricks = number
        self.changed()

    def enter(self) -> None:
        """Write the hand down, or in the place of the line that is chosen."""
        line = self.entry.line(self.paper.options)
        if line is None:
            self.warn(self.entry.missing(self.paper.options))
            return
        self.write(line)

    def write(self, line: Line) -> None:
        """Put a line on the sheet, all totals following."""
        try:
            sheet = self.paper.with_line(line, self.ruled.chosen)
        except BadLine as refused:
            self.warn(str(refused))
            return
        was_won = self.paper.winner
        self._turn_to(sheet)
        if sheet.winner is not None and was_won is None:
            self.services.sounds.play("win")
            self.say(outcome(sheet))

    def strike_out(self) -> None:
        """Take the chosen line off the sheet."""
        if self.ruled.chosen is None:
            self.warn("Click the line to strike out first.")
            return
        self._turn_to(self.paper.without_line(self.ruled.chosen))

    def change(self, sheet: Sheet) -> None:
        """Other names or options for this sheet."""
        if sheet != self.paper:
            self._turn_to(sheet)

    def _turn_to(self, sheet: Sheet) -> None:
        """Another state of this sheet: kept, and the one before can be come back to."""
        self._before.append(self.paper)
        del self._before[:-_MOST_UNDONE]
        self._after.clear()
        self._hold(sheet)

    def _hold(self, sheet: Sheet) -> None:
        self.paper = sheet
        self.shelf.keep(sheet)
        self.services.sounds.play("click")
        self.entry.clear()
        self.ruled.choose(None)
        self._tell(" ".join(self.shelf.notices), bool(self.shelf.notices))
        self.shelf.notices.clear()
        self.show()

    def undo(self) -> None:
        """The sheet as it was before the last step."""
        if not self._before:
            self.warn("There is nothing to undo yet.")
            return
        self._after.append(self.paper)
        self._hold(self._before.pop())

    def redo(self) -> None:
        """Do again what was undone."""
        if not self._after:
            self.warn("There is nothing to do again.")
            return
        self._before.append(self.paper)
        self._hold(self._after.pop())

    def take_up(self, sheet: Sheet) -> None:
        """Another sheet is laid in front of you."""
        self._before.clear()
        self._after.clear()
        self.paper = sheet
        self.entry.clear()
        self.ruled.choose(None)
        self._tell("")
        self.show()

    def _chosen(self, number: int | None) -> None:
        """A line has been marked: what it says is laid out to be corrected."""
        self.entry.clear()
        if number is not None and number < len(self.paper.lines):
            self.entry.take(self.paper.lines[number])
        self.changed()

    # -- leaflets ----------------------------------------------------------------------------------------------------

    def open(self, leaflet: Leaflet) -> None:
        """Lay a leaflet over the pad."""
        self.dialog = leaflet  # type: ignore[assignment]
        if self._canvas is not None:
            self._canvas.layers.append(leaflet)

    def _rename(self) -> None:
        self.open(leaves.names_leaflet(self))

    def _open_options(self) -> None:
        self.open(leaves.options_leaflet(self))

    def _open_sheets(self) -> None:
        self.open(leaves.sheets_leaflet(self))

    def _open_saving(self) -> None:
        self.open(leaves.saving_leaflet(self))

    def _adjust(self) -> None:
        chosen = self.ruled.chosen
        line = self.paper.lines[chosen] if chosen is not None else None
        self.open(leaves.adjustment_leaflet(self, line if isinstance(line, Adjusted) else None))

    def copy(self) -> None:
        """The sheet as text, for any other program to paste."""
        if self.clipboard(table_text(self.paper)):
            self.say("The sheet is copied as text; paste it anywhere.")
        else:
            self.warn("This system has no clipboard to copy to. Save writes the same text to a file.")

    # -- keys --------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Answer:
        if self.dialog is None and event.type == pygame.KEYDOWN and self.keys.handle(event):
            return None
        answer = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and isinstance(self.form.focused, Button):
            # A button that was clicked gives the focus back, so that Enter writes the hand down.
            self.form.focus(None)
        return answer

    def _step_back(self) -> Answer:
        """Escape: the marked line, then what is half entered, then the pad itself."""
        if self.ruled.chosen is not None:
            self.ruled.choose(None)
            return None
        if self.entry != Entry():
            self.entry.clear()
            self.changed()
            return None
        return self.back_button.action()  # type: ignore[no-any-return]


def _gain(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)
