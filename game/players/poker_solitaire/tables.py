"""The learned values of lines as a file: one table for each scoring, with any cell open or only those beside cards."""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from sys import byteorder
from typing import Final

from game.players.compiled.jit import Ints
from game.players.poker_solitaire.layout import VALUES_LENGTH, narrow
from game.rules.poker_solitaire.hands import POINTS
from game.rules.poker_solitaire.options import Options, Scoring, Variation

__all__ = ["POINTS", "TABLES", "BadTables", "pack_tables", "read_tables", "table_name"]

TABLES: Final[dict[str, tuple[Scoring, bool]]] = {
    "american": (Scoring.AMERICAN, False),
    "english": (Scoring.ENGLISH, False),
    "american beside": (Scoring.AMERICAN, True),
    "english beside": (Scoring.ENGLISH, True),
}
"""The tables in the order of the file: their scoring, and whether a card must be laid beside another."""

_MARK: Final = b"poker lines 1\n"


class BadTables(ValueError):
    """The file of learned values cannot be used, said in a sentence."""


def table_name(options: Options) -> str:
    """The table to play those rules by."""
    wanted = options.scoring, options.variation is Variation.ADJACENT
    return next(name for name, rules in TABLES.items() if rules == wanted)


def pack_tables(tables: Mapping[str, Sequence[int]]) -> bytes:
    """The file: a line that says what it is, then 16-bit integers, packed."""
    numbers = array("h", [value for name in TABLES for value in tables[name]])
    if byteorder == "big":
        numbers.byteswap()
    return _MARK + zlib.compress(numbers.tobytes(), 9)


def read_tables(path: Path | None) -> dict[str, Ints]:
    """Read what ``pack_tables`` wrote.

    Raises:
        BadTables: the file is missing or damaged.
    """
    numbers = array("h")
    try:
        if path is None:
            raise ValueError("it is missing")
        packed = path.read_bytes()
        if not packed.startswith(_MARK):
            raise ValueError("it is of another kind")
        numbers.frombytes(zlib.decompress(packed[len(_MARK) :]))
        if len(numbers) != VALUES_LENGTH * len(TABLES):
            raise ValueError("it has another length")
    except (OSError, ValueError, zlib.error) as error:
        raise BadTables(f"The adviser's table of lines cannot be read ({error}). Play goes on without hints.") from None
    if byteorder == "big":
        numbers.byteswap()
    tables = {}
    for number, name in enumerate(TABLES):
        tables[name] = narrow(numbers[number * VALUES_LENGTH : (number + 1) * VALUES_LENGTH])
    return tables
