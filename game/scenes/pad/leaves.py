"""The leaflets of the score pad: names, options, penalties, other sheets, saving."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.play.pad.sheet import LONGEST_NAME, LONGEST_NOTE, Adjusted, BadLine, Sheet, adjustment
from game.play.pad.writing import signed
from game.rules.five_hundred.options import AllPass, MisereBids
from game.scenes.leaflet import Leaflet
from game.screen.palette import BRASS_LIGHT
from game.screen.widgets import Button, Label, ListBox, Segments, TextField, Widget

if TYPE_CHECKING:
    from game.scenes.pad.scene import ScorePadScene

_ALL_PASS: Final = (AllPass.NEXT_DEALER, AllPass.SAME_DEALER, AllPass.PLAY_NO_TRUMPS)
_MISERES: Final = tuple(MisereBids)


def put_on_clipboard(text: str) -> bool:
    """Give *text* to the system's clipboard; whether there is one."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, NotImplementedError):
        return False
    return True


def _heading(pad: ScorePadScene, words: str) -> Label:
    return Label(pad.theme, words, 17, BRASS_LIGHT, "bold")


def _closing(leaflet: Leaflet, action: Callable[[], Any]) -> None:
    """Let the first button do *action* and take the leaflet away."""

    def act() -> None:
        leaflet.is_open = False
        action()

    leaflet.buttons[0].action = act


def names_leaflet(pad: ScorePadScene) -> Leaflet:
    """Who plays, and who deals first."""
    theme, sheet = pad.theme, pad.paper
    fields = [
        TextField(theme, name, longest=LONGEST_NAME, name=f"side {side + 1}") for side, name in enumerate(sheet.names)
    ]
    dealers = Segments(
        theme, [sheet.dealer_name(dealer) for dealer in range(4)], sheet.first_dealer, name="first dealer"
    )
    rows: list[Widget] = [
        _heading(pad, "The sides"),
        *fields,
        Label(theme, "“Anna & Bob” names both players, so that the pad can say who deals.", 15),
        _heading(pad, "Who dealt the first hand?"),
        dealers,
    ]

    def keep() -> None:
        try:
            named = pad.paper.named(fields[0].text, fields[1].text)
        except BadLine as refused:
            pad.warn(str(refused))
            return
        pad.change(replace(named, first_dealer=dealers.index))

    leaflet = Leaflet(theme, "Names", rows, [Button(theme, "Keep", hint="Enter")], width=620)
    _closing(leaflet, keep)
    return leaflet


def options_leaflet(pad: ScorePadScene) -> Leaflet:
    """The rules this sheet is scored by."""
    theme, options = pad.theme, pad.paper.options
    slam = Segments(theme, ("250 at least", "No slam"), 0 if options.slam else 1, name="slam")
    stop = Segments(theme, ("Go on", "Stop at 490"), int(options.stop_at_490), name="defence")
    miseres = Segments(theme, ("Both", "Open only", "None"), _MISERES.index(options.misere_bids), name="misères")
    lowest = Segments(theme, ("Six", "Seven"), options.lowest_bid - 6, name="lowest bid")
    passed = Segments(
        theme, ("Next deals", "Same deals", "Play no trumps"), _ALL_PASS.index(options.all_pass), name="all pass"
    )
    rows: list[Widget] = []
    for words, widget in (
        ("All ten tricks are worth", slam),
        ("Points from defending", stop),
        ("Misères", miseres),
        ("Lowest bid", lowest),
        ("When everybody passes", passed),
    ):
        rows += [_heading(pad, words), widget]

    def keep() -> None:
        chosen = replace(
            options,
            slam=slam.index == 0,
            stop_at_490=bool(stop.index),
            misere_bids=_MISERES[miseres.index],
            lowest_bid=6 + lowest.index,
            all_pass=_ALL_PASS[passed.index],
        )
        changed = replace(pad.paper, options=chosen)
        try:
            for number, line in enumerate(changed.lines):
                changed = changed.with_line(line, number)
        except BadLine as refused:
            pad.warn(f"A line of this sheet does not go with that. {refused}")
            return
        pad.change(changed)

    leaflet = Leaflet(theme, "Options of this sheet", rows, [Button(theme, "Keep", hint="Enter")], width=560)
    _closing(leaflet, keep)
    return leaflet


def adjustment_leaflet(pad: ScorePadScene, line: Adjusted | None) -> Leaflet:
    """A penalty or a free correction: points for either side, and a word why."""
    theme = pad.theme
    points = line.points if line is not None else (0, 0)
    fields = [TextField(theme, str(points[side]), longest=6, name=pad.paper.names[side]) for side in range(2)]
    note = TextField(theme, line.note if line is not None else "", longest=LONGEST_NOTE, name="note")
    rows: list[Widget] = [Label(theme, "Points to add; a minus takes them off, as for a penalty: -50.", 15)]
    for side in range(2):
        rows += [_heading(pad, pad.paper.names[side]), fields[side]]
    rows += [_heading(pad, "Why"), note]

    def keep() -> None:
        values = [_number(field.text) for field in fields]
        if None in values:
            pad.warn("Points are whole numbers, such as -50 or 120.")
            return
        pad.write(adjustment(values[0] or 0, values[1] or 0, note.text))

    leaflet = Leaflet(theme, "Penalty or correction", rows, [Button(theme, "Write down", hint="Enter")], width=560)
    _closing(leaflet, keep)
    return leaflet


def _number(words: str) -> int | None:
    """The whole number written there, 0 for nothing, ``None`` for anything else."""
    words = words.strip().replace("−", "-").replace("+", "")
    if not words:
        return 0
    digits = words.removeprefix("-")
    return int(words) if digits.isascii() and digits.isdigit() else None


def sheets_leaflet(pad: ScorePadScene) -> Leaflet:
    """All sheets that are kept: one is taken up, laid aside, or a new one begun."""
    theme = pad.theme
    sheets = pad.shelf.all()
    if pad.paper.id not in {sheet.id for sheet in sheets}:
        sheets.insert(0, pad.paper)
    index = next(number for number, sheet in enumerate(sheets) if sheet.id == pad.paper.id)
    box = ListBox(theme, [_in_words(sheet) for sheet in sheets], index, name="sheets")
    leaflet: Leaflet

    def leave(action: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            leaflet.is_open = False
            action()

        return act

    def throw_away() -> None:
        pad.shelf.throw_away(sheets[box.index])
        if sheets[box.index].id == pad.paper.id:
            others = pad.shelf.all()
            pad.take_up(others[0] if others else pad.shelf.new())
        pad.say(" ".join(pad.shelf.notices))
        pad.shelf.notices.clear()

    buttons = [
        Button(theme, "Take it up", leave(lambda: pad.take_up(sheets[box.index])), "Enter"),
        Button(theme, "New sheet", leave(lambda: pad.take_up(pad.shelf.new(pad.paper))), "N", (pygame.K_n,)),
        Button(theme, "Lay aside", leave(throw_away), "Del", (pygame.K_DELETE,)),
    ]
    leaflet = Leaflet(theme, "Sheets", [box], buttons, width=680)
    box.picked = lambda index: leaflet.buttons[0].action()
    return leaflet


def _in_words(sheet: Sheet) -> str:
    hands = f"{len(sheet.lines)} line{'s' if len(sheet.lines) != 1 else ''}"
    won = f", {sheet.names[sheet.winner]} won" if sheet.winner is not None else ""
    scores = " to ".join(map(signed, sheet.totals))
    return f"{sheet.started[:10]}  {sheet.names[0]} – {sheet.names[1]}: {scores} ({hands}{won})"


def saving_leaflet(pad: ScorePadScene) -> Leaflet:
    """The sheet as a file to keep."""
    theme = pad.theme
    leaflet: Leaflet

    def saving(save: Callable[[Sheet], Any]) -> Callable[[], None]:
        def act() -> None:
            leaflet.is_open = False
            try:
                pad.say(f"Saved as {save(pad.paper)}")
            except OSError as error:
                pad.warn(f"The sheet could not be saved ({error.strerror or error}).")

        return act

    rows: list[Widget] = [Label(theme, "As a table of plain text, or as columns (CSV) for a spreadsheet.")]
    buttons = [
        Button(theme, "Text", saving(pad.shelf.save_text), "T", (pygame.K_t,)),
        Button(theme, "CSV", saving(pad.shelf.save_csv), "C", (pygame.K_c,)),
    ]
    leaflet = Leaflet(theme, "Save this sheet", rows, buttons, width=520)
    return leaflet
