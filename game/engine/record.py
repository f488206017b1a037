"""A game as one text file: a header, an empty line, then one line an action. Save, replay, undo and bug report at once.

Besides actions a record has these lines::

    undo 6        the last six actions were taken back, and may be redone
    redo          they were done again
    takeback 1    a call was taken back before the next player had called (no undo is counted for it)
    abandoned     the game was given up

Options changed in the middle of a game are no move. Whoever takes moves back past them writes them down again after
the ``undo``, ``redo`` or ``takeback``, and an ``options`` line leaves standing what may be redone.

Lines are only ever added. A last line without its line break was cut off while being written and does not count.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.cards.seats import SEATS, Seat
from game.engine.actions import parse_action
from game.engine.rules import Rules
from game.engine.timeline import Timeline

VERSION: Final = 1
FIRST_WORDS: Final = "card parlour record"
LONGEST: Final = 4_000_000
"""Bytes of the longest file that is taken for a record; sixty hands need about 60,000."""


class UnreadableRecord(ValueError):
    """The file is no record this program can read, said in a sentence."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed when a game begins. ``players`` are by seat.

    A copy for one seat (``seat_copy``) has that ``seat`` and no ``seed``; a record has no ``seat``.
    """

    id: str
    game: str
    dealer: Seat
    options: str = ""
    players: tuple[str, ...] = ("user", "casual", "casual", "casual")
    seed: int | None = None
    started: str = ""
    seat: Seat | None = None

    @property
    def text(self) -> str:
        """The header as it stands in the file, with the empty line that ends it."""
        players = " ".join(f"{seat.letter}={kind}" for seat, kind in zip(SEATS, self.players, strict=False))
        lines = [
            f"{FIRST_WORDS} {VERSION}",
            f"id {self.id}",
            f"game {self.game}",
            f"dealer {self.dealer.letter}",
            f"options {self.options}".rstrip(),
            f"players {players}",
        ]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.started:
            lines.append(f"started {self.started}")
        if self.seat is not None:
            lines.append(f"seat {self.seat.letter}")
        return "\n".join(lines) + "\n\n"


@dataclass(slots=True)
class Record:
    """A game read back: its header, the line of time, and what the lines say about it.

    ``lines`` are the valid lines after the header. ``trouble`` is a sentence if some had to be left out.
    """

    header: Header
    timeline: Timeline
    lines: list[str] = field(default_factory=list)
    undos: int = 0
    is_abandoned: bool = False
    trouble: str = ""

    @property
    def text(self) -> str:
        return self.header.text + "".join(line + "\n" for line in self.lines)

    def add(self, line: str, rules: Rules) -> None:
        """Carry out one line of the file.

        Raises:
            ValueError: the line says nothing a record may say here; nothing has changed.
        """
        if self.is_abandoned:
            raise ValueError("The game was given up before this line.")
        match line.split():
            case ["undo", count]:
                self.timeline.undo(parse_count(count))
                self.undos += 1
            case ["redo"]:
                self.timeline.redo()
            case ["takeback", count]:
                self.timeline.undo(parse_count(count), may_redo=False)
            case ["abandoned"]:
                self.is_abandoned = True
            case _:
                self.timeline.apply(parse_action(line, rules.parse_bid, rules.parse_options))
        self.lines.append(line)


def new_record(header: Header, rules: Rules) -> Record:
    """A record in which nothing has happened yet.

    Raises:
        ValueError: the header's options are not this game's.
    """
    return Record(header, Timeline(rules, rules.parse_options(header.options), header.dealer))


def read_record(text: str, games: Mapping[str, Rules]) -> Record:
    """Read a record as far as it is valid; if lines had to be left out, ``trouble`` says so.

    Raises:
        UnreadableRecord: not even the header can be used.
    """
    if len(text) > LONGEST:
        raise UnreadableRecord("The file is far too long for a game.")
    header, rules, body = read_header(text, games)
    record = new_record(header, rules)
    _add_lines(record, body, rules)
    return record


def read_header(text: str, games: Mapping[str, Rules]) -> tuple[Header, Rules, str]:
    """The header that *text* begins with, the rules of its game, and what comes after the empty line that ends it.

    Raises:
        UnreadableRecord: it cannot be used.
    """
    head, found, body = text.partition("\n\n")
    if not found:
        raise UnreadableRecord("The file is not a saved game, or its beginning is lost.")
    header = _parse_header(head)
    if header.game not in games:
        raise UnreadableRecord(f"The saved game is of {header.game[:40]!r}, which is not played here.")
    rules = games[header.game]
    try:
        rules.parse_options(header.options)
    except ValueError as error:
        raise UnreadableRecord(f"The options of the saved game cannot be read: {error}.") from None
    seats = sum(map(len, rules.teams))
    if len(header.players) != seats:
        raise UnreadableRecord(
            f"The beginning of the saved game is damaged: {len(header.players)} players instead of {seats}."
        )
    return header, rules, body


def _add_lines(record: Record, body: str, rules: Rules) -> None:
    *lines, torn = body.split("\n")
    for number, line in enumerate(lines):
        try:
            record.add(line, rules)
        except ValueError as error:
            left = len(lines) - number
            record.trouble = f"The last {left} of {len(lines)} lines could not be used ({error})."
            return
    if torn:
        record.trouble = "Its last line was not written to the end."


def _parse_header(head: str) -> Header:
    first, *lines = head.split("\n")
    words = first.rsplit(" ", 1)
    if words[0] != FIRST_WORDS or len(words) != 2:
        raise UnreadableRecord("The file is not a saved game, or its beginning is lost.")
    if words[1] != str(VERSION):
        raise UnreadableRecord(f"The game was saved by another version of the program (format {words[1][:12]!r}).")
    fields = {key: value for key, _, value in (line.partition(" ") for line in lines)}
    try:
        return Header(
            id=_identifier(fields["id"]),
            game=fields["game"],
            dealer=Seat.parse(fields["dealer"]),
            options=fields.get("options", ""),
            players=tuple(word.partition("=")[2] for word in fields["players"].split()),
            seed=int(fields["seed"][:40]) if "seed" in fields else None,
            started=fields.get("started", "")[:40],
            seat=Seat.parse(fields["seat"]) if "seat" in fields else None,
        )
    except KeyError as error:
        raise UnreadableRecord(f"The beginning of the saved game lacks its {error.args[0]}.") from None
    except ValueError as error:
        raise UnreadableRecord(f"The beginning of the saved game is damaged: {error}.") from None


def _identifier(text: str) -> str:
    """The id is used in file names, so it may hold letters and digits only."""
    if not text.isascii() or not text.isalnum() or len(text) > 40:
        raise ValueError(f"{text[:40]!r} is no id")
    return text


def parse_count(word: str) -> int:
    """How many steps an ``undo`` or ``takeback`` goes back.

    Raises:
        ValueError: *word* is no number of steps.
    """
    if not word.isascii() or not word.isdigit() or len(word) > 6:
        raise ValueError(f"{word[:12]!r} is no number of steps")
    return int(word)
