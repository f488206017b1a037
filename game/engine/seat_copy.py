"""A record as one seat sees it, to be sent to somebody who plays that seat.

It is a record with these differences: the header names the seat in a line ``seat S`` and has no seed; a card the seat
may not know is written ``--``, in the deal and where another player throws out; and a hand that is laid open has a line
after the one that brought it about, which does not count as a step::

    W shows 5S 6S 9S 5C 6C 7D 8D 4H 5H

What was taken back need not be in it. Which cards are hidden is not decided here but by ``event.seen_by``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from game.cards.card import Card, Rank, parse_cards
from game.cards.seats import Seat
from game.engine.actions import Action, ChangeOptions, Deal, Discard, parse_action
from game.engine.events import KITTY, PACK, CardsMoved, Event, HandShown
from game.engine.match import Match
from game.engine.record import Header, Record, UnreadableRecord, parse_count, read_header
from game.engine.rules import ObservedRules, Rules
from game.engine.view import View


def _back() -> Card:
    back = Card.__new__(Card)
    for name, value in (("rank", Rank.JOKER), ("suit", None), ("text", "--"), ("name", "hidden card"), ("index", 53)):
        object.__setattr__(back, name, value)
    return back


NO_SEAT: Final = "The header does not say whose copy this is: a line such as 'seat S' is missing."
BACK: Final = _back()
"""A card seen from behind. It stands in a seat's copy and in the hands built from one, never in a view."""


@dataclass(frozen=True, slots=True)
class Shows:
    """A hand laid open, as the step before brought about."""

    seat: Seat
    cards: tuple[Card, ...]

    @property
    def text(self) -> str:
        return " ".join([self.seat.letter, "shows", *[card.text for card in self.cards]])


# Making one


def redact(record: Record, seat: Seat) -> str:
    """The copy of *record* for *seat*. Steps that were taken back are left out."""
    start = record.timeline.match
    match = Match(start.rules, start.rules.parse_options(record.header.options), record.header.dealer)
    lines: list[str] = []
    dealt: list[_Dealt] = []
    deal_at = 0
    for action in record.timeline.actions:
        events = [event.seen_by(seat) for event in match.apply(action)]
        if isinstance(action, Deal):
            deal_at, dealt = len(lines), list(_dealt(events))
        taken = [card for event in _moves(events) if event.source == KITTY for card in event.cards]
        if dealt and any(taken):
            _turn_up(dealt, taken)
            lines[deal_at] = _deal_line(dealt)
        lines.append(_deal_line(dealt) if isinstance(action, Deal) else _line(action, events))
        lines += [hand.text for hand in _laid_open(events) if hand.seat is not seat]
    if record.is_abandoned:
        lines.append("abandoned")
    return replace(record.header, seed=None, seat=seat).text + "".join(line + "\n" for line in lines)


@dataclass(slots=True)
class _Dealt:
    """One card of the deal: whether it went to the kitty, and what it is if that is known."""

    is_kitty: bool
    card: Card | None


def _moves(events: Iterable[Event]) -> Iterator[CardsMoved]:
    return (event for event in events if isinstance(event, CardsMoved))


def _dealt(events: Sequence[Event]) -> Iterator[_Dealt]:
    """The cards in the order dealt."""
    for event in _moves(events):
        if event.source == PACK:
            for card in event.cards:
                yield _Dealt(event.target == KITTY, card)


def _turn_up(dealt: list[_Dealt], kitty: Sequence[Card | None]) -> None:
    """The seat has taken the kitty, so it knows now what was dealt to it."""
    for one, card in zip([one for one in dealt if one.is_kitty], kitty, strict=True):
        one.card = card


def _deal_line(dealt: list[_Dealt]) -> str:
    return Deal(tuple(one.card or BACK for one in dealt)).text


def _line(action: Action, events: Sequence[Event]) -> str:
    """The line of an action that may hold a hidden card only if it throws one out."""
    if isinstance(action, Discard) and any(None in event.cards for event in _moves(events)):
        return Discard(action.seat, BACK).text
    return action.text


def _laid_open(events: Iterable[Event]) -> list[Shows]:
    return [Shows(event.seat, event.cards) for event in events if isinstance(event, HandShown)]


# Reading one


@dataclass(frozen=True, slots=True)
class SeatCopy:
    """What a seat's copy tells: the game as ``seat`` sees it after ``steps`` steps that stand."""

    header: Header
    seat: Seat
    match: Match
    steps: int

    def view(self) -> View:
        """What the seat knows.

        Raises:
            ValueError: the record says too little or too much for that, or no cards have been dealt.
        """
        return self.match.view(self.seat)


def read_seat_copy(text: str, games: Mapping[str, ObservedRules]) -> SeatCopy:
    """Read a seat's copy.

    Raises:
        ValueError: a line is wrong, said in a sentence.
    """
    header, _, body = read_header(text, games)
    if header.seat is None:
        raise UnreadableRecord(NO_SEAT)
    rules = games[header.game].seen_by(header.seat)
    steps = _steps(body.split("\n"), rules)
    match = Match(rules, rules.parse_options(header.options), header.dealer)
    for action, shown in steps:
        match.apply(action)
        for hand in shown:
            _lay_open(match, hand)
    return SeatCopy(header, header.seat, match, len(steps))


def view_from_redacted(text: str, games: Mapping[str, ObservedRules]) -> View:
    """What the seat of a copy knows.

    Raises:
        ValueError: the copy cannot be used, said in a sentence.
    """
    return read_seat_copy(text, games).view()


_Step: TypeAlias = tuple[Action, list[Shows]]


def _steps(lines: Sequence[str], rules: Rules) -> list[_Step]:
    """The steps that stand after all that was taken back and done again, each with the hands laid open by it."""
    steps: list[_Step] = []
    undone: list[list[_Step]] = []
    for line in filter(None, lines):
        match line.split():
            case ["undo", count]:
                undone.append(_taken_back(steps, parse_count(count)))
            case ["takeback", count]:
                _taken_back(steps, parse_count(count))
                undone.clear()
            case ["redo"]:
                if not undone:
                    raise ValueError("There is nothing to do again.")
                steps += undone.pop()
            case ["abandoned"]:
                raise ValueError("The game was given up.")
            case [seat, "shows", *cards] if steps:
                steps[-1][1].append(Shows(Seat.parse(seat), parse_cards(" ".join(cards))))
            case words:
                steps.append((_parse_step(line, words, rules), []))
                if not isinstance(steps[-1][0], ChangeOptions):
                    undone.clear()
    return steps


def _taken_back(steps: list[_Step], count: int) -> list[_Step]:
    if not 0 < count <= len(steps):
        raise ValueError(f"Only {len(steps)} steps can be taken back, not {count}.")
    dropped = steps[-count:]
    del steps[-count:]
    return dropped


def _parse_step(line: str, words: list[str], rules: Rules) -> Action:
    match words:
        case ["deal", *cards]:
            return Deal(tuple(BACK if card == BACK.text else Card.parse(card) for card in cards))
        case [seat, "throws", BACK.text]:
            return Discard(Seat.parse(seat), BACK)
    return parse_action(line, rules.parse_bid, rules.parse_options)


def _lay_open(match: Match, shown: Shows) -> None:
    hand: Any = match.hand
    if hand is None:
        raise ValueError(f"{shown.text[:60]}: no hand lies open before the cards are dealt.")
    hand.show(shown.seat, shown.cards)
