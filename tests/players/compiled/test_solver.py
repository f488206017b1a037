"""The solver's manners: the Joker's rules one by one, being called off, running without a compiler, imagined hands."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from threading import Timer

import pytest

from game.cards.card import JOKER, Card, Suit, parse_cards
from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.engine.rules import HandStart
from game.players.compiled import IS_COMPILED, CalledOff, DenominationCounts, Position, Solver, keep_ten, warm_up
from game.rules.five_hundred.bids import Denomination
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from tests.players.compiled.endings import random_ending

SQUEEZE = "Jo QS 4H/KS KH QH/AH JH 5C/6C 7C 8C"
"""South leads the Joker as a suit nobody has, and West must give up the king of spades or a guard in hearts."""
CATCH = "Jo 5S/6S 7S/KS 4H/9C 9D"
"""West, in a misère, can duck one spade. If South leads the Joker first, North throws its king and the next catches."""


def hands(text: str) -> tuple[tuple[object, ...], ...]:
    return tuple(parse_cards(part) for part in text.split("/"))


def tricks(text: str, to_act: Seat, **more: object) -> dict[str, int]:
    """What each play is worth to South and North, by its words in a record."""
    position = Position(hands(text), to_act, **more)  # type: ignore[arg-type]
    values = Solver().tricks_by_play(position, Seat.SOUTH)
    assert Solver(is_thorough=True).tricks_by_play(position, Seat.SOUTH) == values
    return {play.text.split(" ", 2)[2]: value for play, value in values.items()}


NO_SUIT: frozenset[Suit] = frozenset()
LED_ALL = frozenset(Suit)
SPADES = frozenset({Suit.SPADES})

JOKER_ROWS = [
    (
        "a Joker led takes the trick and asks for a suit not led so far",
        ("Jo 5S/AS KS/6H 7H/8H 9H", Seat.SOUTH, {"suits_led": LED_ALL - {Suit.CLUBS}}),
        {"5S": 1, "Jo as C": 1},
    ),
    (
        "when every suit has been led it cannot be led before the last card",
        ("Jo 5S/AS KS/6H 7H/8H 9H", Seat.SOUTH, {"suits_led": LED_ALL}),
        {"5S": 1},
    ),
    (
        "as the last card it is led as no suit",
        ("Jo/AS/6H/8H", Seat.SOUTH, {"suits_led": LED_ALL}),
        {"Jo": 1},
    ),
    (
        "barred on a suit thrown off on, it waits for the last trick",
        (
            "AS 5S/Jo 5H/6S 7S/8S 9S",
            Seat.SOUTH,
            {"thrown_off": (NO_SUIT, SPADES, NO_SUIT, NO_SUIT), "suits_led": LED_ALL},
        ),
        {"AS": 1, "5S": 0},
    ),
    (
        "barred or not, it may be played as the last card",
        (
            "/Jo/6S/8H",
            Seat.WEST,
            {
                "trick": (Play(Seat.SOUTH, Card.parse("AS")),),
                "thrown_off": (NO_SUIT, SPADES, NO_SUIT, NO_SUIT),
                "suits_led": LED_ALL,
            },
        ),
        {"Jo": 0},
    ),
    (
        "led as a suit nobody has, it makes an opponent throw a guard",
        (SQUEEZE, Seat.SOUTH, {"suits_led": LED_ALL - {Suit.DIAMONDS}}),
        {"QS": 2, "4H": 2, "Jo as D": 3},
    ),
    (
        "as no suit is left to name, nobody is made to throw one",
        (SQUEEZE, Seat.SOUTH, {"suits_led": LED_ALL}),
        {"QS": 2, "4H": 2},
    ),
]


@pytest.mark.parametrize(("reason", "situation", "expected"), JOKER_ROWS, ids=[row[0] for row in JOKER_ROWS])
def test_the_joker_without_trumps(
    reason: str, situation: tuple[str, Seat, dict[str, object]], expected: object
) -> None:
    text, to_act, more = situation
    assert tricks(text, to_act, **more) == expected


MISERE_ROWS = [
    (
        "a Joker led as a suit nobody has lets partner throw what would save the contractor",
        SPADES,
        {"5S": True, "Jo as C": False, "Jo as D": False, "Jo as H": True},
    ),
    ("one such suit left to name is enough", LED_ALL - {Suit.CLUBS}, {"5S": True, "Jo as C": False}),
    ("when every suit has been led it stays for the last trick", LED_ALL, {"5S": True}),
]


@pytest.mark.parametrize(("led", "expected"), [row[1:] for row in MISERE_ROWS], ids=[row[0] for row in MISERE_ROWS])
def test_the_joker_against_a_misere(led: frozenset[Suit], expected: dict[str, bool]) -> None:
    """Which plays of South let West duck all."""
    position = Position(hands(CATCH), Seat.SOUTH, ducking=Seat.WEST, suits_led=led)  # type: ignore[arg-type]
    answers = Solver().ducks_all_by_play(position)
    assert {play.text.split(" ", 2)[2]: ducks for play, ducks in answers.items()} == expected


def test_the_left_bower_must_follow_trumps() -> None:
    """West's Jack of clubs falls under the right bower led, so the trump five wins the last trick."""
    assert tricks("JS 5S/JC AC/6C 7C/8C 9C", Seat.SOUTH, trump=Suit.SPADES) == {"JS": 2, "5S": 1}


def test_a_search_called_off_raises_until_it_is_resumed() -> None:
    solver = Solver()
    cards = shuffled(pack_of_43(), Random(1))
    position = Position(tuple(cards[seat * 10 : seat * 10 + 10] for seat in SEATS), Seat.SOUTH)
    value = solver.tricks(position, Seat.SOUTH)
    solver.call_off()
    with pytest.raises(CalledOff):
        solver.tricks(position, Seat.SOUTH)
    solver.resume()
    assert solver.tricks(position, Seat.SOUTH) == value


@pytest.mark.skipif(not IS_COMPILED, reason="needs a kernel that runs without the interpreter's lock")
def test_a_running_search_can_be_called_off() -> None:
    """A thorough search of full deals takes minutes; the other thread ends it, so it does not hold the lock."""
    solver = Solver(is_thorough=True, entries=2)
    cards = shuffled(pack_of_43(), Random(3))
    position = Position(tuple(cards[seat * 10 : seat * 10 + 10] for seat in SEATS), Seat.SOUTH)
    timer = Timer(0.2, solver.call_off)
    timer.start()
    with pytest.raises(CalledOff):
        solver.tricks_by_play(position, Seat.SOUTH)
    timer.join()


def test_a_view_with_imagined_hands_is_the_position_itself() -> None:
    rng = Random(5)
    for kind in ("trumps", "no trumps", "misère", "all pass"):
        ending = random_ending(rng, kind, 5, 2)
        assert ending.to_act is not None
        imagined = Position.imagined(ending.view(ending.to_act), ending.hands)
        assert imagined.hands == Position.of(ending).hands
        assert (imagined.trick, imagined.trump, imagined.ducking) == (
            ending.trick,
            ending.trump,
            ending.contractor if ending.sitting_out is not None else None,
        )


def test_without_a_compiler_the_same_source_gives_the_same_results() -> None:
    script = """
from random import Random
from game.cards.seats import Seat
from game.players.compiled import IS_COMPILED, Position, Solver
from tests.players.compiled.endings import KINDS, random_ending
assert not IS_COMPILED
solver = Solver()
for seed in range(12):
    position = Position.of(random_ending(Random(seed), KINDS[seed % 4], 5, seed % 3))
    if position.ducking is not None:
        print(list(solver.ducks_all_by_play(position).values()))
    else:
        print(list(solver.tricks_by_play(position, Seat.SOUTH).values()))
"""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    solver = Solver()
    expected = []
    kinds = ("trumps", "no trumps", "misère", "all pass")
    for seed in range(12):
        position = Position.of(random_ending(Random(seed), kinds[seed % 4], 5, seed % 3))
        if position.ducking is not None:
            expected.append(list(solver.ducks_all_by_play(position).values()))
        else:
            expected.append(list(solver.tricks_by_play(position, Seat.SOUTH).values()))
    assert done.stdout.split("\n")[:-1] == [str(line) for line in expected]


def test_warming_up_needs_nothing_and_may_be_repeated() -> None:
    warm_up()
    warm_up()


def test_throwing_out_keeps_trumps_the_joker_and_tops() -> None:
    cards = parse_cards("Jo JS JC AS 5S AH KH 9D 8D 7C 6C 5C 4H")
    assert set(keep_ten(cards, Suit.SPADES)) == set(parse_cards("Jo JS JC AS 5S AH KH 7C 6C 5C"))
    assert JOKER in keep_ten(cards, None)


def test_a_world_is_counted_in_every_denomination() -> None:
    hand = FIVE_HUNDRED.new_hand(HandStart(1, Seat.EAST, (0, 0), Options()))
    assert hand.to_act is None
    cards = shuffled(pack_of_43(), Random(8))
    world = [list(cards[seat * 10 : seat * 10 + 10]) for seat in SEATS]
    world[Seat.WEST] += cards[40:]
    counts = DenominationCounts(Solver(), Seat.WEST)
    tricks_won = counts.add(world)
    assert set(tricks_won) == set(Denomination)
    assert counts.worlds == 1
    for denomination, won in tricks_won.items():
        assert counts.counts[denomination][won] == 1
        kept = keep_ten(world[Seat.WEST], denomination.trump)
        held = [tuple(cards) for cards in world]
        held[Seat.WEST] = kept
        position = Position(tuple(held), Seat.WEST, denomination.trump)
        assert max(Solver().tricks_by_play(position, Seat.WEST).values()) == won


def test_a_play_of_another_seat_is_never_offered() -> None:
    position = Position(hands("AS/KS/QS/JS"), Seat.NORTH)  # type: ignore[arg-type]
    assert list(Solver().tricks_by_play(position, Seat.SOUTH)) == [Play(Seat.NORTH, parse_cards("QS")[0])]
