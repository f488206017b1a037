"""The number of legal play sequences by depth from small deals, each row named for the rule it guards.

The numbers are confirmed by ``naive``, a second generator written from the rules page alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.rules.five_hundred import naive
from tests.rules.five_hundred.table import Ending


@dataclass(frozen=True)
class Row:
    rule: str
    contract: str
    hands: str
    counted: str
    contractor: str = "S"
    leader: str = ""
    led: str = ""
    thrown: str = ""
    """Seat and suit: ``WH`` – West threw off on hearts."""

    @property
    def counts(self) -> list[int]:
        return [int(count) for count in self.counted.split()]

    @property
    def trump(self) -> str:
        last = self.contract[-1:]
        return last if self.contract[:1].isdigit() and last in "SCDH" else ""

    def ending(self) -> Ending:
        thrown = {seat: "".join(pair[1] for pair in self.thrown.split() if pair[0] == seat) for seat in "SWNE"}
        return Ending(self.contract, self.hands, self.contractor, self.leader or self.contractor, self.led, thrown)

    def position(self) -> naive.Position:
        hands = dict(zip("SWNE", (text.split() for text in self.hands.split("/")), strict=True))
        alone = self.contractor if self.contract in ("M", "OM") else ""
        threw_off = {(pair[0], pair[1]) for pair in self.thrown.split()}
        turn = self.leader or self.contractor
        return naive.Position(hands, turn, self.trump, alone, led_suits=set(self.led), threw_off=threw_off)


ROWS = [
    Row(
        "follow suit if you can", "6S", "AH KH 4D / QH 5D 6D / JH 10H 7D / 9H 8H 8D", "3 4 6 10 20 40 40 48 48 48 48 48"
    ),
    Row(
        "void: throw anything, nobody must trump",
        "6S",
        "AH 4D 5D / 6S 7S 5C / QH 7D 6C / 8S 9S 7C",
        "3 9 9 27 54 102 148 248 248 248 248 248",
    ),
    Row(
        "trumps led must be followed",
        "6H",
        "AH 4H 5S / KH 6S 5C / QH 9H 6C / 7S 8S 10H",
        "3 3 7 10 20 32 56 80 80 80 80 80",
    ),
    Row(
        "left bower led asks for trumps",
        "6S",
        "JC 5C 4D / 6C 7C QS / 8C KS 5D / 9C 10C 6D",
        "3 6 6 10 20 30 36 48 48 48 48 48",
    ),
    Row(
        "left bower held follows trumps",
        "6S",
        "QS 5C 4D / JC 7C 5H / 8C KS 5D / 9C 10S 6D",
        "3 5 5 5 10 12 18 26 26 26 26 26",
    ),
    Row(
        "left bower held is void in its printed suit",
        "6S",
        "QC 5C 4D / JC 7H 5H / 8C KS 5D / 9C 10S 6D",
        "3 9 9 9 18 34 56 88 88 88 88 88",
    ),
    Row(
        "left bower of diamonds is the jack of hearts",
        "6D",
        "QH JH 5C / AH KD 6C / 9H 10D 7C / 8H 4D 8C",
        "3 3 3 3 6 6 6 6 6 6 6 6",
    ),
    Row(
        "Joker and bowers follow a trump lead",
        "6C",
        "AC 5H 6H / Jo 7H 8H / JC 9H 10H / JS QH KH",
        "3 5 9 17 34 36 40 48 48 48 48 48",
    ),
    Row(
        "Joker led at a trump contract asks for trumps",
        "6C",
        "Jo 5H 6H / AC 7H 5C / JC 9H 10H / JS QH KH",
        "3 4 6 10 20 20 40 48 48 48 48 48",
    ),
    Row(
        "four cards with trumps",
        "7D",
        "AD JH 5C 6S / KD 6C 7S 4H / Jo 7C 8S 5H / JD 8C 9S 6H",
        "4 4 4 4 12 18 22 22 44 60 64 64 64 64 64 64",
    ),
    Row(
        "no trumps: follow suit, jacks plain",
        "6NT",
        "AH KH 4D / JH 5D JD / QH 10H 7D / 9H 8H QD",
        "3 4 6 10 20 40 40 48 48 48 48 48",
    ),
    Row(
        "no trumps: Joker leads as any suit",
        "6NT",
        "Jo 4H 5S / KH 6S 5C / QH 9H 6C / 7S 8S 10H",
        "6 8 20 46 92 126 214 296 296 296 296 296",
    ),
    Row(
        "no trumps: a suit led may not be named",
        "6NT",
        "Jo 4H 5S / KH 6S 5C / QH 9H 6C / 7S 8S 10H",
        "4 6 16 37 74 102 170 248 248 248 248 248",
        led="SC",
    ),
    Row(
        "no trumps: all four suits led, no Joker lead",
        "6NT",
        "Jo 4H 5S / KH 6S 5C / QH 9H 6C / 7S 8S 10H",
        "2 2 5 8 16 24 42 72 72 72 72 72",
        led="SCDH",
    ),
    Row(
        "no trumps: Joker led last without a suit", "6NT", "Jo AH / KH 6S / QH 9H / 7S 8S", "2 2 4 8 8 8 8 8", led="SCD"
    ),
    Row(
        "no trumps: Joker follows when void",
        "6NT",
        "AH KS 4D / Jo 5S 5C / QH 6S 6C / 9H 7S 7C",
        "3 7 13 31 62 100 135 192 192 192 192 192",
    ),
    Row(
        "no trumps: Joker may not be played while following",
        "6NT",
        "AH KS 4D / Jo 5H 5S / QH 6S 6C / 9H 7D 7C",
        "3 5 11 13 26 38 65 82 82 82 82 82",
    ),
    Row(
        "no trumps: threw off, Joker barred",
        "6NT",
        "AH KH 4D / Jo 5C 5D / QH 9H 6C / 10H 8H 7C",
        "3 7 15 33 84 118 188 328 368 368 368 368",
    ),
    Row(
        "no trumps: threw off before these cards",
        "6NT",
        "AH KS 4D / Jo 5S 5C / QH 6S 6C / 9H 7S 7C",
        "3 5 9 21 42 52 70 96 96 96 96 96",
        thrown="WH WD",
    ),
    Row(
        "no trumps: Joker as last card in spite of all",
        "6NT",
        "AH KH / Jo 5C / QH 9H / 10H 8H",
        "2 2 4 8 8 8 8 8",
        led="SCDH",
        thrown="WH WC WD WS",
    ),
    Row(
        "no trumps: four cards and the Joker",
        "7NT",
        "AH KS 4D Jo / 5H 5C 6C 6S / QH 9H 7C 8D / 10H 8H 8C 9D",
        "7 14 22 50 190 394 684 1360 2843 4664",
    ),
    Row(
        "all passed: left of the dealer leads at no trumps",
        "",
        "AH Jo 4D / 5H 5C 6D / QH 6S 6C / 9H 7S 7C",
        "6 8 12 24 50 69 108 184 200 200 200 200",
        leader="S",
    ),
    Row("misère by South: North sits out", "M", "4H 5S 6C / AH KS QD / AS AC AD / KH 9D JC", "3 5 7 14 20 28 28 28 28"),
    Row(
        "misère by West: East sits out",
        "M",
        "AH KS QD / 4H 5S 6C / KH 9D JC / AS AC AD",
        "3 5 7 14 20 28 28 28 28",
        contractor="W",
    ),
    Row(
        "misère by North: South sits out",
        "M",
        "AS AC AD / AH KS QD / 4H 5S 6C / KH 9D JC",
        "3 5 7 14 20 28 28 28 28",
        contractor="N",
    ),
    Row(
        "misère by East: West sits out",
        "OM",
        "AH KS QD / AS AC AD / KH 9D JC / 4H 5S 6C",
        "3 5 7 14 20 28 28 28 28",
        contractor="E",
    ),
    Row(
        "misère ends as soon as it fails",
        "M",
        "AH 5S 5C 6D / 4H KS QC AD / AS AC JD KD / KH 6S JC QD",
        "4 4 4 9 9 9 12 12 12 6 6 6",
    ),
    Row(
        "misère: the Joker held and led", "M", "Jo 5S 6C / AH KS QD / AS AC AD / KH 9D JC", "6 10 14 12 20 32 16 16 16"
    ),
    Row(
        "misère: the Joker against it",
        "M",
        "4H 5S 6C / Jo KS QC / AS AC AD / KH 9D JC",
        "3 5 7 18 26 31 31 31 31",
        led="D",
    ),
    Row(
        "open misère: four cards",
        "OM",
        "4H 5S 6C 4D / AH KS QD Jo / AS AC AD JD / KH 9D JC 5D",
        "4 7 11 47 74 80 191 284 332 332 332 332",
    ),
]


def perft(hand: Any, depth: int) -> int:
    legal = hand.legal_actions()
    if depth <= 1:
        return len(legal) if depth else 1
    total = 0
    for play in legal:
        following = hand.copy()
        following.apply(play)
        total += perft(following, depth - 1)
    return total


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.rule)
def test_perft(row: Row) -> None:
    assert row.counts
    for depth, count in enumerate(row.counts, 1):
        assert perft(row.ending().hand, depth) == count, f"depth {depth}"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.rule)
def test_the_naive_generator_counts_the_same(row: Row) -> None:
    for depth, count in enumerate(row.counts, 1):
        assert naive.sequences(row.position(), depth) == count, f"depth {depth}"


def test_every_position_on_the_way_allows_the_same_plays() -> None:
    """Not only the numbers: along every line the two generators name the same plays (to depth six)."""

    def compare(hand: Any, position: naive.Position, depth: int) -> int:
        moves = {legal.text.split(" ", 2)[2].replace(" as ", "/"): legal for legal in hand.legal_actions()}
        assert sorted(moves) == sorted(naive.allowed(position))
        if moves:
            assert hand.to_act.letter == position.turn
        else:
            assert hand.result is not None and position.over
        seen = 1
        if depth:
            for what, legal in moves.items():
                following = hand.copy()
                following.apply(legal)
                seen += compare(following, naive.play(position, what), depth - 1)
        return seen

    assert sum(compare(row.ending().hand, row.position(), 5) for row in ROWS) > 2000
