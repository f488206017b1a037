"""The ten commands of the table, and what stands beside them: hint, done, the best order; the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, Final

import pygame

from game import __version__
from game.engine.actions import IllegalAction
from game.rules.poker_solitaire.options import Variation
from game.scenes.instructions import InstructionsScene
from game.scenes.leaflet import Leaflet
from game.scenes.poker import choosers
from game.scenes.poker.lists import TopTenLeaflet, list_name
from game.scenes.scene import Answer, Push
from game.screen.dialog import Dialog
from game.screen.palette import BRASS_LIGHT
from game.screen.widgets import Button, Choice, Label, TextField, Widget
from game.store.top_ten import LONGEST_NAME, Entry

if TYPE_CHECKING:
    from game.scenes.poker.scene import PokerTable

COPYRIGHT: Final = "Free under the MIT licence. © The Parlour."
INSTRUCTIONS: Final = "poker-solitaire.txt"


@dataclass(frozen=True, slots=True)
class Command:
    """One button: what it says, its key, what it does."""

    label: str
    key: int
    action: Callable[[], Answer]
    hint: str


class Commands:
    """What the buttons of a table do."""

    def __init__(self, table: PokerTable) -> None:
        self.table = table
        self._commands = [
            Command("Help", pygame.K_F1, self._help, "F1"),
            Command("Info", pygame.K_i, self._info, "I"),
            Command("Undo", pygame.K_u, self.undo, "U"),
            Command("Back", pygame.K_b, self._back, "B"),
            Command("Variat", pygame.K_v, self._variation, "V"),
            Command("Top 10", pygame.K_t, self.show_top_ten, "T"),
            Command("Scoring", pygame.K_s, self._scoring, "S"),
            Command("Config", pygame.K_c, self._configure, "C"),
            Command("New", pygame.K_n, self._ask_new, "N"),
            Command("Quit", pygame.K_q, self._ask_quit, "Q"),
            Command("Hint", pygame.K_h, self._hint, "H"),
            Command("Redo", pygame.K_y, self.redo, "Y"),
        ]
        self._finish = Command("Done", pygame.K_d, self._done, "D")
        self._best = Command("Best order", pygame.K_p, self._show_par, "P")
        self._verdict: Label | None = None

    def buttons(self) -> list[Button]:
        """A button for each command there is now."""
        table = self.table
        commands = [*self._commands]
        if table.patience.options.variation is Variation.OPEN:
            commands.append(self._best if table.is_over else self._finish)
        buttons = []
        for command in commands:
            button = Button(table.theme, command.label, command.action, command.hint, (command.key,), 16)
            button.is_key_aside = True
            button.is_on = command.label == "Hint" and (table.study.thoughts is not None or table.study.is_thinking)
            if command.label == "Redo" and not table.patience.may_redo():
                button.reason = "There is nothing to do again: nothing has just been taken back."
            buttons.append(button)
        return buttons

    # -- to read -----------------------------------------------------------------------------------------------------

    def _help(self) -> Answer:
        return Push(InstructionsScene(self.table.services, text=INSTRUCTIONS))

    def _info(self) -> None:
        number = self.table.cabinet.registration()
        lines = [f"Poker Solitaire, in version {__version__} of the card parlour.", COPYRIGHT]
        lines.append(number if number else "Not registered yet: the menu has a desk for that.")
        rows: list[Widget] = [Label(self.table.theme, line) for line in lines]
        for row in rows:
            assert isinstance(row, Label)
            row.align = "centre"
        self._open(Leaflet(self.table.theme, "Info", rows, (), is_news=True))

    def show_top_ten(self, lit: int | None = None) -> None:
        """The list of the game under way, lit where a score has just come in."""
        table = self.table
        self._open(TopTenLeaflet(table.theme, table.cabinet.top_ten, table.patience.options, lit))

    # -- to choose ---------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last step back."""
        self._step(self.table.patience.undo)

    def redo(self) -> None:
        """Do the step again that was taken back last."""
        self._step(self.table.patience.redo)

    def _step(self, step: Callable[[], None]) -> None:
        table = self.table
        table.stage.hurry()
        try:
            step()
        except ValueError as refused:
            table.refuse(str(refused))
            return
        table.held = None
        table.study.clear()
        table.say("")
        table.play("card")
        table.show()

    def _back(self) -> None:
        table = self.table
        style = table.services.settings.deck_style
        self._open(choosers.back_chooser(table.theme, table.config, style, table.choose_back, lambda: None))

    def _variation(self) -> None:
        self._open(choosers.variation_chooser(self.table.theme, self.table.config, self._rules_chosen))

    def _scoring(self) -> None:
        self._open(choosers.scoring_chooser(self.table.theme, self.table.config, self._rules_chosen))

    def _rules_chosen(self) -> None:
        """Other rules hold from the next game on; one nobody has begun gives way at once."""
        table = self.table
        if table.chosen_options == table.patience.options:
            table.say("")
        elif not table.patience.is_begun or table.is_over:
            table.begin_anew()
        else:
            chosen = table.chosen_options
            rules = f"{chosen.variation.title}, {chosen.scoring.title} scoring"
            table.say(f"{rules}: from the next game on. New begins it now.")

    def _configure(self) -> None:
        self._open(choosers.config_chooser(self.table.theme, self.table.config, self._configured))

    def _configured(self) -> None:
        table = self.table
        if table.config.save():
            table.say("The configuration is kept, with the variation, the scoring and the card back.")
        else:
            table.say(" ".join(table.config.notices))
            table.config.notices.clear()
        table.is_mouse_used = table.config.current.mouse != "no"

    def ask_for_mouse(self) -> None:
        """At the beginning of a game, if the configuration says so."""

        def use(is_used: bool) -> None:
            self.table.is_mouse_used = is_used

        choices = (
            Choice("Yes", lambda: use(True), "Y", (pygame.K_y,)),
            Choice("No", lambda: use(False), "N", (pygame.K_n,)),
        )
        self._open(Dialog(self.table.theme, "The mouse?", "Will you use the mouse in this game?", choices))

    # -- to begin and to leave ---------------------------------------------------------------------------------------

    def _ask_new(self) -> None:
        table = self.table
        if table.is_over or not table.patience.is_begun:
            table.begin_anew()
            return
        choices = (
            Choice("Yes", table.begin_anew, "Y", (pygame.K_y,)),
            Choice("No", lambda: None, "N", (pygame.K_n,)),
        )
        words = f"The game under way stands at {table.view.total}. It is given up if you begin another."
        self._open(Dialog(table.theme, "A new game?", words, choices))

    def _ask_quit(self) -> None:
        table = self.table
        words = "Your game is kept just as it lies." if not table.is_over else "Back to the menu?"
        if table.patience.saved.path is None or table.patience.trouble:
            words = "This game could not be saved and will be gone."
        choices = (
            Choice("Yes", table.leave, "Y", (pygame.K_y,)),
            Choice("No", lambda: None, "N", (pygame.K_n,)),
        )
        self._open(Dialog(table.theme, "Leave the table?", words, choices))

    # -- help and the end --------------------------------------------------------------------------------------------

    def _hint(self) -> None:
        self.table.study.hint()
        self.table.furniture.show()

    def _show_par(self) -> None:
        self.table.study.show_par()

    def _done(self) -> None:
        table = self.table
        table.stage.hurry()
        table.put_down()
        try:
            table.patience.finish()
        except IllegalAction as refused:
            table.refuse(refused.reason)
            return
        table.study.clear()
        table.show()
        self.end()

    def end(self) -> None:
        """The grid is full: the total, a place in the list, how well it was played."""
        table = self.table
        result = table.patience.result
        assert result is not None
        table.play("win" if result.is_won else "game over")
        if result.is_won and not table.services.settings.reduced_motion:
            table.particles.burst(table.layout.grid.center, table.theme.scale)
        table.study.look_back()
        heading = "You have won!" if result.is_won else "The grid is full"
        goal = result.scoring.goal
        words = f"{result.total} points, {'of' if not result.is_won else 'past'} the {goal} that win."
        if result.is_helped:
            words += " The adviser was asked."
        self._verdict = Label(table.theme, self._first_verdict(), 16)
        place = table.cabinet.top_ten.place_for(list_name(table.patience.options), result.total)
        rows: list[Widget] = [Label(table.theme, words, 19, BRASS_LIGHT), self._verdict]
        self._open(self._ending(heading, rows, place))

    def _first_verdict(self) -> str:
        return "The adviser is looking at how it was played …\n\n\n"

    def _ending(self, heading: str, rows: list[Widget], place: int | None) -> Leaflet:
        table, theme = self.table, self.table.theme
        again = Button(theme, "New game", table.begin_anew, "N", (pygame.K_n,))
        if place is None:
            return Leaflet(theme, heading, rows, [self._closing(again)], width=640)
        name = table.services.settings.own_name
        field = TextField(theme, name, longest=LONGEST_NAME, name="name")
        rows += [Label(theme, f"Place {place} of the Top Ten. Your name for the list:", 17), field]
        write = Button(theme, "Enter the list", lambda: self._write(field.text), "Enter")
        return Leaflet(theme, heading, rows, [write], lambda: self._write(field.text), width=640)

    def _closing(self, button: Button) -> Button:
        """A button that takes its leaflet away before it does anything."""
        action = button.action

        def close_first() -> Any:
            self.table.close_leaflet()
            return action()

        button.action = close_first
        return button

    def _write(self, name: str) -> None:
        """Enter the list, and show it."""
        table = self.table
        result = table.patience.result
        if result is None or not isinstance(table.leaflet, Leaflet):
            return
        entry = Entry(name, result.total, date.today().isoformat(), result.is_helped)
        lit = table.cabinet.top_ten.add(list_name(table.patience.options), entry)
        self.show_top_ten(lit)

    def hear(self, words: str) -> None:
        """What the adviser says of the game just over, in the panel if it still lies there."""
        table = self.table
        if self._verdict is not None and isinstance(table.leaflet, Leaflet) and self._verdict in table.leaflet.rows:
            self._verdict.text = words
            table.leaflet.relayout()
        elif words:
            table.say(words)

    def _open(self, leaflet: Leaflet | Dialog) -> None:
        self.table.open_leaflet(leaflet)
        self.table.furniture.show()
