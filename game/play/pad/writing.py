"""Sheets as text: the file they are kept in, the table somebody copies, and the columns of a spreadsheet."""

from __future__ import annotations

import csv
import io
from typing import Final

from game.engine.options import options_text, parse_options
from game.play.pad.sheet import (
    LONGEST_NAME,
    MOST_LINES,
    BadLine,
    Line,
    PassedIn,
    Played,
    Row,
    Sheet,
    adjustment,
    check_line,
)
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.options import Options

FIRST_LINE: Final = "five hundred score sheet 1"
_SIGNS: Final = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}


class UnreadableSheet(ValueError):
    """The file is no score sheet, said in a sentence."""


# -- the file ------------------------------------------------------------------------------------------------------


def sheet_text(sheet: Sheet) -> str:
    """The file of a sheet: a few lines about it, an empty line, then one line a hand."""
    head = [
        FIRST_LINE,
        f"id {sheet.id}",
        f"sides {sheet.names[0]} | {sheet.names[1]}",
        f"options {options_text(sheet.options)}".rstrip(),
        f"dealer {sheet.first_dealer}",
        f"started {sheet.started}",
    ]
    return "\n".join([*head, "", *map(line_text, sheet.lines)]) + "\n"


def line_text(line: Line) -> str:
    """One line of the file: ``7H by 1 took 8``, ``passed``, ``passed took 6 4``, ``adjust -50 0 misdeal``."""
    if isinstance(line, Played):
        return f"{line.contract.text} by {line.side + 1} took {line.tricks}"
    if isinstance(line, PassedIn):
        return f"passed took {line.tricks[0]} {line.tricks[1]}" if line.tricks != (0, 0) else "passed"
    return f"adjust {line.points[0]} {line.points[1]} {line.note}".rstrip()


def parse_line(text: str) -> Line:
    """Read what ``line_text`` wrote.

    Raises:
        ValueError: it is no line of a sheet.
    """
    match text.split():
        case [bid, "by", ("1" | "2") as side, "took", tricks]:
            return Played(Bid.parse(bid), int(side) - 1, int(tricks[:3]))
        case ["passed"]:
            return PassedIn()
        case ["passed", "took", first, second]:
            return PassedIn((int(first[:3]), int(second[:3])))
        case ["adjust", first, second, *note]:
            return adjustment(int(first[:7]), int(second[:7]), " ".join(note))
    raise ValueError(f"{text[:40]!r} is no line of a score sheet")


def read_sheet(text: str) -> tuple[Sheet, str]:
    """The sheet as far as its file is valid, and a sentence if lines had to be left out.

    Raises:
        UnreadableSheet: not even its head can be used.
    """
    head, _, body = text.partition("\n\n")
    first, *others = head.split("\n")
    fields = {key: value for key, _, value in (line.partition(" ") for line in others)}
    if first != FIRST_LINE:
        raise UnreadableSheet("The file is no score sheet of this program.")
    try:
        names = [name.strip()[:LONGEST_NAME] for name in fields["sides"].split("|")]
        sheet = Sheet(
            _identifier(fields["id"]),
            options=parse_options(Options, fields.get("options", "")),
            first_dealer=int(fields["dealer"][:2]) % 4,
            started=fields.get("started", "")[:40],
        ).named(*names)
    except (KeyError, TypeError, ValueError) as error:
        raise UnreadableSheet(f"The beginning of the score sheet is damaged ({error}).") from None
    return _with_lines(sheet, body.split("\n"))


def _with_lines(sheet: Sheet, texts: list[str]) -> tuple[Sheet, str]:
    lines: list[Line] = []
    written = [text for text in texts if text.strip()]
    for text in written[:MOST_LINES]:
        try:
            line = parse_line(text)
            check_line(line, sheet.options)
        except (BadLine, ValueError) as error:
            left = len(written) - len(lines)
            trouble = f"The last {left} of {len(written)} lines could not be used ({error})."
            return _holding(sheet, lines), trouble
        lines.append(line)
    return _holding(sheet, lines), ""


def _holding(sheet: Sheet, lines: list[Line]) -> Sheet:
    return Sheet(sheet.id, sheet.names, sheet.options, sheet.first_dealer, sheet.started, tuple(lines))


def _identifier(text: str) -> str:
    if not text.isascii() or not text.isalnum() or len(text) > 40:
        raise ValueError(f"{text[:40]!r} is no name of a sheet")
    return text


# -- to be read ----------------------------------------------------------------------------------------------------


def contract_words(line: Line) -> str:
    """What stands in the column of contracts: ``7♥``, ``Open misère``, ``Passed in``, a note."""
    if isinstance(line, Played):
        text = line.contract.text
        return (
            line.contract.name.capitalize() if line.contract.is_misere else text[:-1] + _SIGNS.get(text[-1], text[-1])
        )
    if isinstance(line, PassedIn):
        return "Passed in"
    return line.note or "Correction"


def tricks_words(line: Line) -> str:
    """What the bidders won: ``8``, ``made`` or ``lost`` for a misère; both sides' where nobody bid."""
    if isinstance(line, Played):
        if line.contract.is_misere:
            return "made" if line.tricks == 0 else "lost"
        return str(line.tricks)
    if isinstance(line, PassedIn) and line.tricks != (0, 0):
        return f"{line.tricks[0]}–{line.tricks[1]}"
    return ""


def signed(points: int) -> str:
    """Points with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def _cells(sheet: Sheet, row: Row) -> list[str]:
    by = sheet.names[row.line.side] if isinstance(row.line, Played) else ""
    dealer = sheet.dealer_name(row.dealer) if row.dealer is not None else ""
    points = [f"{'+' if value > 0 else ''}{signed(value)}" for value in row.points]
    return [
        str(row.number),
        dealer,
        contract_words(row.line),
        by,
        tricks_words(row.line),
        *points,
        *map(signed, row.totals),
    ]


def _headings(sheet: Sheet) -> list[str]:
    first, second = sheet.names
    return ["Hand", "Dealer", "Contract", "By", "Tricks", first, second, f"{first} total", f"{second} total"]


def outcome(sheet: Sheet) -> str:
    """Who has won, or who deals, in a sentence."""
    if sheet.winner is not None:
        rows = sheet.rows()
        last = next(row for row in rows if row.winner is not None)
        loser = 1 - sheet.winner
        how = f", {sheet.names[loser]} going out the back door" if last.totals[loser] <= -500 else ""
        return f"{sheet.names[sheet.winner]} won the game{how}."
    return f"{sheet.dealer_name(sheet.next_dealer)} deals next."


def table_text(sheet: Sheet) -> str:
    """The sheet as a table of plain text."""
    table = [_headings(sheet), *(_cells(sheet, row) for row in sheet.rows())]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    lines = []
    for row in table:
        cells = [
            cell.ljust(width) if column in (1, 2, 3) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    title = f"Five Hundred: {sheet.names[0]} against {sheet.names[1]}"
    return "\n".join([title, sheet.started[:10], "", *lines, "", outcome(sheet)]).replace("\n\n\n", "\n\n") + "\n"


def table_csv(sheet: Sheet) -> str:
    """The sheet for a spreadsheet: numbers as plain numbers."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow([_harmless(cell) for cell in _headings(sheet)])
    for row in sheet.rows():
        cells = _cells(sheet, row)[:5]
        writer.writerow([*map(_harmless, cells), *row.points, *row.totals])
    return written.getvalue()


def _harmless(cell: str) -> str:
    """A cell no spreadsheet takes for a formula."""
    return "'" + cell if cell[:1] in ("=", "+", "-", "@", "\t") else cell
