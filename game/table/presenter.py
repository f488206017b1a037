"""Turns events into beats for the stage. Motion is the difference between two pictures, never a script per move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.events import (
    AuctionWon,
    CallMade,
    CardsMoved,
    Event,
    HandScored,
    HandShown,
    HandStarted,
    MatchWon,
    SuitNamed,
    TrickWon,
    Zone,
)
from game.table.cues import Announce, Beat, Move, Say, Signal, Sound
from game.table.pieces import Pieces
from game.table.pose import Pose

DEAL_STAGGER_SECONDS = 0.085
SPREAD_STAGGER_SECONDS = 0.06
SHUFFLE_HOLD_SECONDS = 0.7
CALL_HOLD_SECONDS = 1.0
CARD_HOLD_SECONDS = 0.3
TRICK_HOLD_SECONDS = 0.9
SHOW_HOLD_SECONDS = 1.2
PASSING_HOLD_SECONDS = 0.3


@dataclass(slots=True)
class Look:
    """What the user's half-made choice and turn do to the picture; undo would not bring it back.

    ``playable``: the user's cards that may be chosen now, or ``None`` when nothing is dimmed. ``chosen`` cards are
    raised, ``marked`` ones stand out (they came from the kitty). ``is_south_out``: the user sits out, hand face down.
    """

    playable: frozenset[Card] | None = None
    chosen: frozenset[Card] = frozenset()
    marked: frozenset[Card] = frozenset()
    cursor: Card | None = None
    is_user_out: bool = False
    opened: frozenset[Seat] = frozenset()
    tricks: list[tuple[int, ...]] = field(default_factory=list)


class Layout(Protocol):
    """Where a game puts its cards in a window of a certain size."""

    def poses(self, pieces: Pieces, look: Look) -> dict[int, Pose]:
        """Where every piece lies."""


HandOrder = Callable[[Sequence[Card]], Sequence[Card]]


class Presenter:
    """Folds what the user sees into pieces and says how the stage gets there.

    ``words`` says how a call is spoken in this game. ``order_hand`` sorts the user's hand.
    """

    def __init__(self, pack_size: int, layout: Layout, user: Seat = Seat.SOUTH) -> None:
        self.pieces = Pieces(pack_size)
        self.layout = layout
        self.user = user
        self.look = Look()
        self.order_hand: HandOrder = lambda cards: cards
        self._drawn: dict[int, Pose] = {}

    def present(self, events: Iterable[Event]) -> list[Beat]:
        """The beats that show *events*; those that belong together move together."""
        beats: list[Beat] = []
        for group in _grouped(events):
            moved = [piece for event in group for piece in self._fold(event)]
            beats.extend(self._beats(group, moved))
        return beats

    def rebuild(self, events: Iterable[Event]) -> Beat:
        """Take in a hand from its start and go straight to its picture, from wherever the cards lie now."""
        self.pieces = Pieces(self.pieces.pack_size)
        self.look = Look()
        for event in events:
            self._fold(event)
        return Beat(self._difference(()), flight_seconds=0.25)

    def restyle(self) -> Beat | None:
        """The beat that shows a change of ``look`` or order; ``None`` if it changes nothing."""
        moves = self._difference(())
        return Beat(moves, flight_seconds=0.12) if moves else None

    def picture(self) -> dict[int, tuple[Card | None, Pose]]:
        """Where everything lies once all motion is over."""
        self._sort_hand()
        self._drawn = self.layout.poses(self.pieces, self.look)
        return {piece: (self.pieces.faces.get(piece), pose) for piece, pose in self._drawn.items()}

    def _fold(self, event: Event) -> list[int]:
        if isinstance(event, HandStarted):
            self.look = Look()
        if isinstance(event, TrickWon):
            self.look.tricks.append(tuple(piece for _, pieces in self.pieces.in_zone(Zone.TRICK) for piece in pieces))
        return self.pieces.fold(event)

    def _beats(self, group: Sequence[Event], moved: Sequence[int]) -> list[Beat]:
        """What one group of events looks and sounds like."""
        event = group[0]
        match event:
            case HandStarted():
                signals = (Announce("deal"), Sound("shuffle"), *_silence())
                return [Beat(self._difference(()), signals, 0.0, SHUFFLE_HOLD_SECONDS)]
            case CardsMoved(source=source) if source.zone is Zone.PACK:
                return [Beat(self._difference(moved, DEAL_STAGGER_SECONDS / 2), (Sound("deal"),))]
            case CardsMoved(target=target) if target.zone is Zone.WON:
                return [Beat(self._difference(moved, 0.03), (Sound("gather"), *_silence()), flight_seconds=0.45)]
            case CardsMoved(target=target) if target.zone is Zone.TRICK:
                opening = _silence() if self._is_first_card() else ()
                return [Beat(self._difference(()), (Sound("card"), *opening), hold_seconds=CARD_HOLD_SECONDS)]
            case CardsMoved(source=source, target=target) if source == target:
                return [Beat(self._difference(()), (Sound("turn"),), flight_seconds=0.4)]
            case CardsMoved(target=target) if target.zone is Zone.PASSED:
                return [Beat(self._difference(moved, SPREAD_STAGGER_SECONDS), (Sound("slide"),))]
            case CardsMoved(source=source) if source.zone is Zone.PASSED:
                return [Beat(self._difference(moved, 0.03), (Sound("slide"),), 0.6, PASSING_HOLD_SECONDS)]
            case CardsMoved():
                return [Beat(self._difference(moved, SPREAD_STAGGER_SECONDS), (Sound("slide"),), hold_seconds=0.2)]
            case HandShown():
                return [Beat(self._difference(()), (Sound("turn"),), 0.4, SHOW_HOLD_SECONDS)]
            case TrickWon():
                return [Beat(hold_seconds=TRICK_HOLD_SECONDS)]
        signals, hold = _words(event)
        return [Beat(self._difference(()), signals, hold_seconds=hold)]

    def _is_first_card(self) -> bool:
        """Whether the hand's first card is on the table: the calls have been answered and are taken away."""
        return not self.look.tricks and sum(len(ids) for _, ids in self.pieces.in_zone(Zone.TRICK)) == 1

    def _difference(self, moved: Sequence[int], stagger_seconds: float = 0.0) -> tuple[Move, ...]:
        before = self._drawn
        self._sort_hand()
        after = self.layout.poses(self.pieces, self.look)
        self._drawn = after
        turn = {piece: number for number, piece in enumerate(moved)}
        return tuple(
            Move(piece, self.pieces.faces.get(piece), pose, turn.get(piece, 0) * stagger_seconds)
            for piece, pose in after.items()
            if pose != before.get(piece)
        )

    def _sort_hand(self) -> None:
        for place, ids in self.pieces.in_zone(Zone.HAND):
            known = [self.pieces.faces[piece] for piece in ids if piece in self.pieces.faces]
            if len(known) == len(ids):
                ordered = self.order_hand(known)
                self.pieces.at[place] = [
                    piece for card in ordered if (piece := self.pieces.piece_of(card, place)) is not None
                ]


def _grouped(events: Iterable[Event]) -> list[list[Event]]:
    """Consecutive moves out of the pack, to the discards, to a won pile, or of cards passed are one movement."""
    groups: list[list[Event]] = []
    for event in events:
        previous = groups[-1][-1] if groups else None
        if previous is not None and _together(previous, event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _together(first: Event, second: Event) -> bool:
    if isinstance(first, HandShown) and isinstance(second, HandShown):
        return True
    if not isinstance(first, CardsMoved) or not isinstance(second, CardsMoved):
        return False
    if first.source.zone is second.source.zone and first.source.zone in (Zone.PACK, Zone.PASSED):
        return True
    return first.target == second.target and first.target.zone in (Zone.WON, Zone.DISCARDS, Zone.PASSED)


def _silence() -> tuple[Signal, ...]:
    """Take every speech plate away."""
    return tuple(Say(seat, "") for seat in Seat)


def _words(event: Event) -> tuple[tuple[Signal, ...], float]:
    """What is said and heard at *event*, and how long it stays."""
    match event:
        case CallMade(seat=seat, bid=bid):
            clip = "pass" if bid.text == "-" else bid.text
            return (Say(seat, bid.text), Sound(f"voice/{seat.word.lower()}/{clip}")), CALL_HOLD_SECONDS
        case AuctionWon(bid=bid):
            return (Announce("contract"), Sound("contract" if bid is not None else "no contract")), 0.5
        case SuitNamed(seat=seat, suit=suit):
            return (Say(seat, f"as {suit.letter}"), Sound(f"voice/{seat.word.lower()}/{suit.word}")), CARD_HOLD_SECONDS
        case HandScored():
            return (Announce("score"), Sound("scored")), 0.2
        case MatchWon():
            return (Announce("game"), Sound("game over")), 0.2
    return (), 0.0
