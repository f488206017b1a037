"""The play of Five Hundred a second time, written from the rules page alone and in the plainest way.

Cards are strings (``QS``, ``Jo``), seats the letters ``S W N E``; nothing here knows the program. A play is a card, or
the Joker with the suit it is led as (``Jo/H``).
"""

from __future__ import annotations

from dataclasses import dataclass, field

CLOCKWISE = "SWNE"
PARTNER = {"S": "N", "N": "S", "W": "E", "E": "W"}
SAME_COLOUR = {"S": "C", "C": "S", "D": "H", "H": "D"}
FACES = ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


@dataclass
class Position:
    """Where a hand stands: cards by seat, who is to play, what lies on the table, and what has been led so far."""

    hands: dict[str, list[str]]
    turn: str
    trump: str = ""
    alone: str = ""
    """The contractor of a misère."""
    table: list[tuple[str, str]] = field(default_factory=list)
    led_suits: set[str] = field(default_factory=set)
    threw_off: set[tuple[str, str]] = field(default_factory=set)
    over: bool = False

    def after(self) -> Position:
        return Position(
            {seat: list(cards) for seat, cards in self.hands.items()},
            self.turn,
            self.trump,
            self.alone,
            list(self.table),
            set(self.led_suits),
            set(self.threw_off),
            self.over,
        )


def suit(card: str, trump: str) -> str:
    """The suit a card belongs to; nothing for the Joker where there are no trumps."""
    if card == "Jo":
        return trump
    if trump and card == "J" + SAME_COLOUR[trump]:
        return trump
    return card[-1]


def asked_for(position: Position) -> str:
    first = position.table[0][1]
    return first[3:] if first.startswith("Jo/") else suit(first, position.trump)


def allowed(position: Position) -> list[str]:
    """Every play the rules page allows the seat whose turn it is."""
    if position.over:
        return []
    seat, trump = position.turn, position.trump
    cards = position.hands[seat]
    last_card = len(cards) == 1
    found = []
    for card in cards:
        if not position.table:
            if card == "Jo" and not trump:
                unled = [named for named in "SCDH" if named not in position.led_suits]
                found += [f"Jo/{named}" for named in unled]
                if last_card and not unled:
                    found.append("Jo")
            else:
                found.append(card)
            continue
        wanted = asked_for(position)
        can_follow = any(suit(held, trump) == wanted for held in cards if held != "Jo" or trump)
        if wanted == "":
            found.append(card)  # a Joker led without a suit: everybody plays the last card
        elif card == "Jo" and not trump:
            if last_card or (not can_follow and (seat, wanted) not in position.threw_off):
                found.append(card)
        elif suit(card, trump) == wanted or not can_follow:
            found.append(card)
    return found


def best_of(table: list[tuple[str, str]], trump: str, wanted: str) -> str:
    """Who has won the trick."""

    def height(card: str) -> tuple[int, int]:
        card = card[:2] if card.startswith("Jo") else card
        if card == "Jo":
            return (9, 0)
        face = FACES.index(card[:-1])
        if trump and card == "J" + trump:
            return (8, 0)
        if trump and card == "J" + SAME_COLOUR[trump]:
            return (7, 0)
        if trump and card[-1] == trump:
            return (6, face)
        return (5, face) if card[-1] == wanted else (0, 0)

    return max(table, key=lambda lying: height(lying[1]))[0]


def play(position: Position, what: str) -> Position:
    """The position after an allowed play."""
    new = position.after()
    seat = new.turn
    new.hands[seat].remove(what.split("/")[0])
    new.table.append((seat, what))
    wanted = asked_for(new)
    if len(new.table) == 1:
        if wanted:
            new.led_suits.add(wanted)
    elif wanted and what != "Jo" and suit(what, new.trump) != wanted:
        new.threw_off.add((seat, wanted))
    in_play = [each for each in CLOCKWISE if each != (PARTNER[new.alone] if new.alone else "")]
    if len(new.table) < len(in_play):
        new.turn = in_play[(in_play.index(seat) + 1) % len(in_play)]
        return new
    winner = best_of(new.table, new.trump, wanted)
    new.table, new.turn = [], winner
    new.over = not new.hands[winner] or winner == new.alone
    return new


def sequences(position: Position, depth: int) -> int:
    """How many ways the next *depth* cards may be played."""
    if depth == 0:
        return 1
    return sum(sequences(play(position, what), depth - 1) for what in allowed(position))


def all_sequences(position: Position, depth: int, so_far: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The sequences themselves, to find where two counts part."""
    if depth == 0:
        return [so_far]
    return [
        line for what in allowed(position) for line in all_sequences(play(position, what), depth - 1, (*so_far, what))
    ]
