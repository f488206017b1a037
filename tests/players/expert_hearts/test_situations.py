"""The situations every Hearts program is blamed for: what the expert does in them.

The views are set up so that the cards named are clearly the best, or as good as the best. In some of them most of the
pack is out of play, as in puzzles; where a moon matters every card is accounted for.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import pytest

from game.cards.card import parse_cards
from game.cards.seats import SEATS, Seat
from game.engine.actions import Pass, Play
from game.players.casual_hearts import CasualHearts
from game.players.compiled import IS_COMPILED
from game.players.expert_hearts import ExpertHearts
from game.players.player import Player
from game.rules.hearts.hand import HeartsHand
from game.rules.hearts.passing import PASSES
from game.rules.hearts.view import HeartsView
from tests.players.hearts_situations import passing, playing
from tests.rules.hearts.table import hearts

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="with few worlds it promises nothing")

SEEDS = [1, *[pytest.param(seed, marks=[pytest.mark.slow, pytest.mark.long]) for seed in (2, 3)]]

WEST_TOOK_TEN = (
    "W:AC N:3C E:4C S:5C", "W:KC N:6C E:7C S:8C", "W:QC N:9C E:10C S:JC",
    "W:AD N:2D E:3D S:4D", "W:KD N:9D E:10D S:JD",
    "W:QS N:2S E:3S S:4S", "W:JS N:5S E:6S S:7S", "W:10S N:8S E:9S S:QD",
    "W:AH N:6H E:7H S:8H", "W:KH N:9H E:JH S:2H",
)  # fmt: skip
"""Twenty-one points; ace and king of spades and the diamonds 5 to 8 are out, and five hearts."""
NORTH_TOOK_NINE = (
    "N:10S E:JS S:AS W:6S", "S:3S W:4S N:5S E:8S", "E:9D S:10D W:7D N:2S", "S:10C W:KC N:AC E:2C",
    "N:KS E:9S S:QC W:4C", "N:7S E:QD S:6C W:8H", "N:KH E:4H S:3H W:5H", "N:QH E:KD S:2H W:5C",
    "N:AH E:4D S:6H W:5D", "N:JC E:3C S:9C W:8C",
)  # fmt: skip
"""All nine hearts that were played; the queen of spades is still out, and four more."""
WEST_TOOK_ONE = ("E:JD S:AD W:8D N:7D", "S:QD W:KD N:6D E:4D", "W:KC N:5C E:10C S:8C", "W:9C N:6C E:4C S:QH")


def after_a_pass(view: HeartsView, given: str, received: str) -> HeartsView:
    """The same after a pass to the left."""
    return replace(view, given=parse_cards(given), received=parse_cards(received))


def passed_to_west(view: HeartsView, cards: str) -> HeartsView:
    """The same after *cards* were passed to the left, so that South knows who holds them."""
    return after_a_pass(view, cards, "5C 8C QH")


@dataclass(frozen=True)
class Situation:
    """``blame`` is what programs do wrong here, ``good`` what a good player does, ``reason`` why."""

    blame: str
    reason: str
    view: HeartsView
    good: str


SITUATIONS = [
    Situation(
        "never stops a moon: the trick it can still win, when the queen may fall into it",
        "seventeen points now, or twenty-six; that the other two would have as many is no comfort",
        after_a_pass(playing("JH 9H 7H", "N:10H E:8D", NORTH_TOOK_NINE), "AD KC 7D", "9C 9H 7H"),
        "JH",
    ),
    Situation(
        "never stops a moon: throws its guard under the shooter's ace",
        "west has led from the top of every suit: the jack of hearts may win a trick yet",
        after_a_pass(playing("2S 4S QS 7S 8H 3D 10S 4H JH", "W:AH N:9H E:10H", WEST_TOOK_ONE), "AC KH KD", "QH AD JH"),
        "4H",
    ),
    Situation(
        "never stops a moon: the last heart that can",
        "west has every point and two spades that nobody beats; four points now, or twenty-six",
        passed_to_west(playing("QH 3H 2C", "W:10H N:4H E:5H", WEST_TOOK_TEN), "AS KS AC"),
        "QH",
    ),
    Situation(
        "takes the queen of spades when last and able to duck",
        "the five goes under, the king takes thirteen",
        playing("KS 5S 2D", "W:9S N:QS E:4S"),
        "5S",
    ),
    Situation(
        "takes the queen of spades when last: with the queen itself",
        "the trick must be won; with the jack it costs nothing",
        playing("QS JS 2D", "W:9S N:8S E:4S"),
        "JS",
    ),
    Situation(
        "leads a suit nobody else holds",
        "all clubs are gone: the others throw what they like on it, and the lead stays here",
        playing("2C 3H 4H", tricks=("W:3C N:4C E:5C S:6C", "W:7C N:8C E:9C S:10C", "W:JC N:QC E:KC S:AC",
                                    "S:2H W:5H N:6H E:7H")),
        "3H 4H",
    ),
    Situation(
        "plays the king of spades under the ace with the queen in hand",
        "the queen goes home to somebody else",
        playing("KS QS 5S 3D", "E:AS"),
        "QS",
    ),
    Situation(
        "keeps the queen of spades when it cannot follow",
        "now is the time to be rid of her",
        playing("QS AH KH 5D", "E:9C"),
        "QS",
    ),
    Situation(
        "plays ace or king of spades before the queen is gone",
        "she would fall on it",
        playing("AS KS 5S 2D", "E:9S"),
        "5S",
    ),
    Situation(
        "leads spades with the queen and too few others",
        "the others' low spades would strip her bare",
        playing("QS 5S 2D 3D", ""),
        "2D 3D",
    ),
    Situation(
        "wins hearts it could duck",
        "the eight is the highest that goes under",
        playing("KH 8H 2H", "W:9H N:3H E:4H"),
        "8H",
    ),
]  # fmt: skip


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.blame)
def test_situations(situation: Situation, seed: int) -> None:
    thoughts = ExpertHearts().ponder(situation.view, Random(seed))
    assert isinstance(thoughts.choice, Play)
    assert thoughts.choice.card.text in situation.good.split(), (situation.reason, thoughts.figures[:4])


def passed(words: str, seed: int) -> set[str]:
    """The three cards the expert passes."""
    given: tuple[str, ...] = ()
    for _ in range(3):
        left = " ".join(word for word in words.split() if word not in given)
        laid = parse_cards(" ".join(given))
        legal = tuple(PASSES[Seat.SOUTH][card.index] for card in parse_cards(left))
        view = replace(passing(left), given=laid, legal=legal, hand_sizes=(13 - len(given), 13, 13, 13))
        choice = ExpertHearts().choose(view, Random(seed))
        assert isinstance(choice, Pass)
        given += (choice.card.text,)
    return set(given)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    "hand",
    [
        "2S 3S 2H 3H 4H 6C 7C 8C 9C 5D 6D 7D 8D",
        "QS KS 3S 2H 3H 4H 6C 9C JC 5D 6D QD AD",
        "4S 8S 2H 3H 5H KH 2C 3C QC AC 5D 9D KD",
    ],
)
def test_it_never_passes_low_hearts(hand: str, seed: int) -> None:
    assert not {"2H", "3H", "4H", "5H"} & passed(hand, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_it_passes_high_spades_it_cannot_guard(seed: int) -> None:
    assert {"QS", "AS"} & passed("QS 3S AS 2C 3C 4C 5C 2D 3D 4D 7D 2H 3H", seed)


def played_out(hand: HeartsHand, players: list[Player], seed: int) -> HeartsHand:
    while hand.to_act is not None:
        hand.apply(players[hand.to_act].choose(hand.view(hand.to_act), Random(seed)))
    return hand


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("others", [CasualHearts, ExpertHearts], ids=["casual", "expert"])
def test_it_shoots_a_cold_moon(others: type[Player], seed: int) -> None:
    """Tops of every suit, and the lead."""
    table = hearts(dealer="W", south="AS KS QS JS 10S 9S AH KH QH JH 10H AC AD")
    players: list[Player] = [ExpertHearts() if seat is Seat.SOUTH else others() for seat in SEATS]
    hand = played_out(table.hand, players, seed)  # type: ignore[arg-type]
    assert hand.result is not None and hand.result.shooter is Seat.SOUTH


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_chase_a_moon_that_is_lost(seed: int) -> None:
    """With low cards alone it takes next to nothing."""
    table = hearts(dealer="W", south="2S 3S 4S 5S 2C 3C 4C 2D 3D 4D 2H 3H 4H")
    players: list[Player] = [ExpertHearts() if seat is Seat.SOUTH else CasualHearts() for seat in SEATS]
    hand = played_out(table.hand, players, seed)  # type: ignore[arg-type]
    assert hand.result is not None and hand.result.taken[Seat.SOUTH] <= 3
