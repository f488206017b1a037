"""Prints what happens in a record; ``python -m tests.records.golden [name …]`` writes the golden files anew.

The records are games of players who bid anything and play anything, so that rare things happen: misères, Jokers led
as a suit, raises, redeals, moons, undone choices. A golden file is only ever written anew when the rules page has
changed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import fields, replace
from enum import Enum
from pathlib import Path
from random import Random

from game.cards.card import Suit
from game.cards.seats import Seat
from game.engine.actions import Ask, Call, ChangeOptions, Finish, Play, SeatAction
from game.engine.events import Event, Place
from game.engine.match import Match
from game.engine.record import Header, Record, new_record, read_record
from game.engine.rules import Rules
from game.play.shuffling import deal_for
from game.rules.catalogue import GAMES, SOLITAIRES

FOLDER = Path(__file__).parent
_OPTIONS = {
    "five-hundred-1": "",
    "five-hundred-2": "winner-may-raise=yes all-pass=play-no-trumps misere-any-time=yes stop-at-490=yes",
    "five-hundred-3": "passed-may-bid-again=yes misere-rank=by-points slam=no lowest-bid=7 all-pass=same-dealer",
    "hearts-1": "",
    "spades-1": "blinds=yes short-game=yes",
    "spades-2": "blinds=yes sandbag=yes short-game=yes",
    "hearts-2": "two-of-clubs-leads=yes clean-first-trick=yes moon=subtract",
    "poker-solitaire-1": "",
    "poker-solitaire-2": "variation=1 scoring=english",
    "poker-solitaire-3": "variation=2",
}
READABLE = {**GAMES, **SOLITAIRES}
"""The rules of every game, also of those for one."""
GOLDEN = tuple(_OPTIONS)
_CHANGES = {
    "five-hundred-1": "slam=no",
    "hearts-1": "clean-first-trick=yes",
    "spades-2": "blinds=yes spade-tight=yes short-game=yes",
}
"""Options that are changed before the third hand."""


def printed_events(record: Record) -> str:
    """Every event of the game from its first deal on, a line each, with the action that brought it about."""
    rules = READABLE[record.header.game]
    match = new_record(record.header, rules).timeline.match
    lines = []
    for action in record.timeline.actions:
        lines.append(f"> {action.text}")
        lines.extend(_line(event) for event in match.apply(action))
    return "\n".join(lines) + "\n"


def _line(event: Event) -> str:
    parts = [f"{field.name}={_word(getattr(event, field.name))}" for field in fields(event)]
    return f"{type(event).__name__} {' '.join(parts)}"


def _word(value: object) -> str:
    match value:
        case Place(zone=zone, seat=seat, cell=cell):
            return zone.value + (f":{seat.letter}" if seat is not None else "" if cell is None else f":{cell}")
        case Seat():
            return value.letter
        case Enum():
            return str(value.name)
        case tuple():
            return "(" + " ".join(_word(each) for each in value) + ")"
    return str(getattr(value, "text", value)) if not hasattr(value, "points") else _result(value)


def _result(result: object) -> str:
    return "[" + " ".join(f"{field.name}:{_word(getattr(result, field.name))}" for field in fields(result)) + "]"  # type: ignore[arg-type]


def write(name: str) -> None:
    """Play a game and write its record and its events."""
    rules = _rules_of(name)
    for seed in range(3000):
        record = _played(name, seed)
        if _is_rich(record):
            break
    (FOLDER / f"{name}.txt").write_text(record.text, encoding="utf-8")
    again = read_record(record.text, {rules.name: rules})
    (FOLDER / f"{name}.events").write_text(printed_events(again), encoding="utf-8")


def _rules_of(name: str) -> Rules:
    return READABLE[name.rpartition("-")[0]]


def _is_rich(record: Record) -> bool:
    """Whether enough rare things happen for the game to be worth keeping."""
    hands = [hand.result for hand in record.timeline.match.finished]
    if record.header.game == "hearts":
        return "redo" in record.text and any(26 in hand.taken for hand in hands)  # type: ignore[attr-defined]
    if record.header.game == "spades":
        special = all(f" bids {bid}\n" in record.text for bid in ("BN", "B4", "0"))
        return record.timeline.match.is_over and special and "redo" in record.text
    if record.header.game == "poker-solitaire":
        return "redo" in record.text and "asks" in record.text and record.timeline.match.is_over
    misere = any(getattr(hand, "contract", None) is not None and hand.contract.is_misere for hand in hands)  # type: ignore[attr-defined]
    return len(hands) >= 5 and misere and "Jo as" in record.text and "redo" in record.text


def _played(name: str, seed: int) -> Record:
    rules = _rules_of(name)
    header = Header(f"golden{seed}", rules.name, Seat.WEST, _OPTIONS[name], seed=seed)
    if rules.name in SOLITAIRES:
        header = replace(header, dealer=Seat.SOUTH, players=("user",))
    record = new_record(header, rules)
    rng = Random(f"{name} {seed}")
    match = record.timeline.match
    while not match.is_over and match.number < 200:
        if match.awaits_deal:
            if match.number == 2 and name in _CHANGES:
                record.add(ChangeOptions(None, _CHANGES[name]).text, rules)
            record.add(deal_for(rules, seed, match.number + 1).text, rules)
        else:
            record.add(_chosen(match, rng).text, rules)
            if rng.random() < 0.01 and len(record.timeline.actions) > 30:
                record.add("undo 4", rules)
                record.add(*rng.choice([("redo", rules), (f"undo {rng.randrange(1, 9)}", rules)]))
        match = record.timeline.match
    return record


def _chosen(match: Match, rng: Random) -> SeatAction:
    legal = match.legal_actions()
    if match.rules.name == "spades":
        return _spades_action(legal, rng)
    if match.rules.name in SOLITAIRES:
        return _lone_action(legal, rng)
    return _some_action(legal, rng)


def _some_action(legal: Sequence[SeatAction], rng: Random) -> SeatAction:
    """Anything; in the auction mostly a pass or a low bid, so that games last."""
    if not isinstance(legal[0], Call):
        return legal[int(rng.random() * len(legal))]
    if len(legal) == 1 or rng.random() < 0.6:
        return legal[0]
    return legal[1 + int(rng.random() ** 6 * (len(legal) - 1))]


def _spades_action(legal: Sequence[SeatAction], rng: Random) -> SeatAction:
    """Anything, with low bids; but South bids five and plays its highest cards, so that somebody reaches the mark."""
    if isinstance(legal[0], Play) and legal[0].seat is Seat.SOUTH:
        return max(legal, key=lambda play: (play.card.suit is Suit.SPADES, play.card.rank))  # type: ignore[union-attr]
    if len(legal) == 14:
        return legal[5 if legal[0].seat is Seat.SOUTH else int(rng.random() * 4)]
    return legal[int(rng.random() * len(legal))]


def _lone_action(legal: Sequence[SeatAction], rng: Random) -> SeatAction:
    """Anything; where there are many ways to lay and shift, a question and the end of the game now and then too."""
    rare = [action for action in legal if isinstance(action, (Ask, Finish))]
    if rare and rng.random() < 0.05:
        return rng.choice(rare)
    return legal[int(rng.random() * len(legal))]


if __name__ == "__main__":
    for golden in sys.argv[1:] or GOLDEN:
        write(golden)
