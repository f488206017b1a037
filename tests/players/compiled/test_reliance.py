"""What a result relied on: the pattern table believes it, so it must be the whole truth.

An entry of the table speaks for every position with the same lengths, the same owners of the top cards it names and
the same of the Joker's facts it names. Endings hardly ever meet two such positions in one search, and full deals seldom
do. So here the table is asked directly: a position is solved, everything its entry does not name is changed, and the
plain search must still give the same answer. In a misère the table names positions exactly, less the facts about the
Joker that cannot matter any more: positions it takes for one must have one answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from game.cards.card import Card, Suit, parse_cards
from game.cards.seats import SEATS, Seat
from game.players.compiled import Position, Solver
from game.players.compiled.layout import (
    ENTRIES,
    ENTRY_COUNT,
    ENTRY_LENGTH,
    KEY,
    LENGTHS,
    OWNERS_HIGH,
    OWNERS_LOW,
    TABLE_COUNT,
)
from game.players.compiled.loading import field_of_suit
from game.players.compiled.search import search
from game.rules.five_hundred.trumps import effective_suit, strength
from tests.players.compiled.endings import lopsided_ending
from tests.players.compiled.test_solver import CATCH, SQUEEZE

_FACTS_PLACE = 26
NOTHING: frozenset[Suit] = frozenset()


@pytest.fixture(scope="module")
def plain() -> Solver:
    """The search without bounds, shortcuts, or a table that holds anything."""
    pytest.importorskip("numba")
    return Solver(is_thorough=True, entries=1)


# Tricks


def root_entry(solver: Solver) -> tuple[list[int], set[int]] | None:
    """How many top cards of each field the result relied on, and which facts; ``None`` if nothing was searched."""
    work = solver.work
    last = int(work[ENTRY_COUNT]) - 1
    if last < 1 or work[TABLE_COUNT]:
        return None
    at = ENTRIES + last * ENTRY_LENGTH
    depths = [int(work[at + 6]) >> (8 * field) & 255 for field in range(4)]
    facts = (int(work[at + 3]) >> _FACTS_PLACE & 15) | (int(work[at + 4]) >> _FACTS_PLACE & 15) << 4
    return depths, {fact for fact in range(8) if facts >> fact & 1}


def changed(rng: Random, position: Position, depths: list[int], facts: set[int]) -> Position:
    """Another position that the entry speaks for: low cards dealt anew, and facts that did not matter turned over."""
    hands = [list(hand) for hand in position.hands]
    for suit in Suit:
        depth = depths[field_of_suit(position.trump, suit)]
        held = [(card, seat) for seat in SEATS for card in hands[seat] if is_of(card, suit, position)]
        held.sort(key=lambda pair: -strength(pair[0], position.trump))
        low = held[depth:]
        for (card, seat), other in zip(low, rng.sample([card for card, _ in low], len(low)), strict=True):
            hands[seat][position.hands[seat].index(card)] = other
    led, thrown, holder = set(position.suits_led), [set(suits) for suits in position.thrown_off], position.joker_holder
    if position.trump is None and holder is not None:
        for suit in Suit:
            if field_of_suit(None, suit) not in facts and rng.random() < 0.5:
                led ^= {suit}
            if field_of_suit(None, suit) + 4 not in facts and rng.random() < 0.5:
                thrown[holder] ^= {suit}
    return replace(
        position,
        hands=tuple(map(tuple, hands)),
        suits_led=frozenset(led),
        thrown_off=tuple(map(frozenset, thrown)),
    )


def is_of(card: Card, suit: Suit, position: Position) -> bool:
    return effective_suit(card, position.trump) is suit


def check_tricks(solver: Solver, plain: Solver, seed: int, sizes: Sequence[int] = (3, 4, 5)) -> str:
    """One ending; what came of it."""
    rng = Random(seed)
    kind = rng.choice(("trumps", "no trumps", "no trumps"))
    position = Position.of(lopsided_ending(rng, kind, rng.choice(sizes)))
    return check_position(solver, plain, position, rng.randint(1, position.tricks_left), rng)


def check_position(solver: Solver, plain: Solver, position: Position, goal: int, rng: Random) -> str:
    solver._load(position)
    reached = search(solver.work, goal) >= goal
    entry = root_entry(solver)
    if entry is None:
        return "settled at once"
    for _ in range(6):
        other = changed(rng, position, *entry)
        plain._load(other)
        assert (search(plain.work, goal) >= goal) == reached, f"goal {goal}: {position} and {other}"
    return "facts relied on" if entry[1] else "searched"


@pytest.mark.parametrize("is_thorough", [False, True], ids=["quick", "thorough"])
@pytest.mark.parametrize("count", [1500, pytest.param(40_000, marks=[pytest.mark.slow, pytest.mark.long])])
def test_what_an_entry_does_not_name_does_not_matter(plain: Solver, is_thorough: bool, count: int) -> None:
    solver = Solver(is_thorough=is_thorough)
    met = Counter(check_tricks(solver, plain, seed) for seed in range(count))
    assert met["facts relied on"] > count / 20, met


@pytest.mark.parametrize(
    ("sizes", "seed"),
    [((3, 4, 5), 5249), ((6,), 3891), ((7, 8), 907)],
    ids=["a suit thrown off on, found again", "a suit led, found again", "a suit thrown off on, told from another"],
)
def test_what_an_entry_found_again_relied_on(sizes: Sequence[int], seed: int) -> None:
    """Rare endings whose search meets an entry of its own; they are too large for the plain search."""
    check_tricks(Solver(), Solver(is_thorough=True), seed, sizes)


@pytest.mark.parametrize("number", range(16))
def test_a_squeeze_relies_on_a_suit_left_to_name(plain: Solver, number: int) -> None:
    """Random endings hardly ever meet one."""
    led = frozenset(suit for suit in Suit if number >> suit & 1)
    position = Position(tuple(map(parse_cards, SQUEEZE.split("/"))), Seat.SOUTH, suits_led=led)
    for goal in (2, 3):
        for seed in range(20):
            check_position(Solver(), plain, position, goal, Random(seed))


# Misère


def described(solver: Solver) -> tuple[int, ...]:
    """What the table of a misère knows the position by."""
    return tuple(int(solver.work[place]) for place in (KEY, OWNERS_LOW, OWNERS_HIGH, LENGTHS))


def variations(position: Position, holder: Seat) -> Iterator[Position]:
    """The position with every set of suits led and thrown off on."""
    for number in range(256):
        led = frozenset(suit for suit in Suit if number >> suit & 1)
        thrown = [NOTHING] * 4
        thrown[holder] = frozenset(suit for suit in Suit if number >> (4 + suit) & 1)
        yield replace(position, suits_led=led, thrown_off=tuple(thrown))


def check_misere(solver: Solver, seed: int) -> bool:
    """One ending; whether the Joker's facts made a difference."""
    rng = Random(seed)
    return check_facts(solver, Position.of(lopsided_ending(rng, "misère", rng.choice((3, 4, 5)))))


def check_facts(solver: Solver, position: Position) -> bool:
    holder = position.joker_holder
    assert holder is not None
    answers: dict[tuple[int, ...], bool] = {}
    for other in variations(position, holder):
        solver.work[KEY] = 0
        answer = solver.ducks_all(other)
        if not solver.work[KEY]:
            return False
        assert answers.setdefault(described(solver), answer) == answer, other
    return len(set(answers.values())) > 1


@pytest.mark.parametrize("count", [150, pytest.param(4000, marks=[pytest.mark.slow, pytest.mark.long])])
def test_misere_positions_taken_for_one_have_one_answer(plain: Solver, count: int) -> None:
    assert sum(check_misere(plain, seed) for seed in range(count)) > count / 40


def test_a_joker_that_makes_way_for_a_catch_relies_on_a_suit_left_to_name(plain: Solver) -> None:
    position = Position(tuple(map(parse_cards, CATCH.split("/"))), Seat.SOUTH, ducking=Seat.WEST)
    assert check_facts(plain, position)
