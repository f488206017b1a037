"""Situations every Hearts program is blamed for, and what the casual player does in them.

Known weaknesses, kept because the player is a fixed measure for stronger ones:

- It never sets out to shoot the moon; it only cashes one that cannot fail any more.
- It does not remember what it passed or was passed, only what was played.
- It does not look at the scores: it gives the queen to whoever it can, the leader or not.
- It reckons each trick for itself and keeps no plan from one to the next.
"""

from __future__ import annotations

from random import Random
from statistics import quantiles
from time import thread_time

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal
from game.engine.rules import HandStart
from game.lab.table import pack_for, play_hand, rng_for
from game.players.casual_hearts import CasualHearts
from game.players.player import Player
from game.players.random_player import RandomPlayer
from game.rules.hearts.options import Options
from game.rules.hearts.rules import HEARTS
from game.rules.hearts.view import HeartsView
from tests.players.hearts_situations import answer, passed, playing

WEST_HAS_ALL = (
    "W:AH N:2H E:3H S:4H", "W:KH N:5H E:6H S:7H", "W:QS N:2S E:3S S:4S",
)  # fmt: skip

CARDS: list[tuple[str, HeartsView, str]] = [
    # The queen of spades
    ("plays the queen under the ace, not the king", playing("KS QS 5S 3D", "E:AS"), "QS"),
    ("plays the queen under the king", playing("QS 5S 3D", "E:KS"), "QS"),
    ("throws the queen off when it cannot follow", playing("QS AH KH 5D", "E:9C"), "QS"),
    ("ducks the queen when last and able to", playing("KS 5S 2D", "W:9S N:QS E:4S"), "5S"),
    ("takes nothing with the queen when last", playing("QS JS 2D", "W:9S N:8S E:4S"), "JS"),
    ("does not play king or ace before the queen is gone", playing("AS KS 5S 2D", "E:9S"), "5S"),
    ("does not lead king or ace of spades while the queen is out", playing("AS KS 5S 2D 3D", ""), "2D 3D"),
    ("does not lead spades with the queen and few others", playing("QS 5S 2D 3D", ""), "2D 3D"),
    # Ducking and taking
    ("plays its highest card below the winner", playing("QC 9C 4C 2C", "W:5C N:10C E:3H"), "9C"),
    ("takes a harmless trick with the highest card when last", playing("AC 9C 4C", "W:5C N:10C E:3C"), "AC"),
    ("takes what it must with the highest card when last", playing("AC QC JC", "W:5C N:10C E:3H"), "AC"),
    ("ducks hearts", playing("KH 8H 2H", "W:9H N:3H E:4H"), "8H"),
    # Leading
    (
        "does not lead a suit nobody else has",
        playing("2C 3H 4H", tricks=("W:3C N:4C E:5C S:6C", "W:7C N:8C E:9C S:10C", "W:JC N:QC E:KC S:AC",
                                    "S:2H W:5H N:6H E:7H")),
        "3H 4H",
    ),
    ("leads a low heart rather than a high one", playing("AH KH 2H", tricks=("W:3H N:4H E:5H S:6H",)), "2H"),
    # Throwing off
    ("throws its high hearts", playing("AH 2H 3D", "E:9C"), "AH"),
    ("throws king and ace of spades while the queen is out", playing("AS 2D 3D 2H", "E:9C"), "AS"),
    # The moon
    ("takes a heart away from who has all", playing("QH 2C 3C", "W:10H N:8H E:9H", WEST_HAS_ALL), "QH"),
    ("gives who has all no more points", playing("JH 2D 3D", "W:AC N:8C E:9C", WEST_HAS_ALL), "2D 3D"),
    ("gives a heart to another player", playing("JH 2D 3D", "W:5C N:AC E:9C", WEST_HAS_ALL), "JH"),
    ("leads its master heart against a moon", playing("QH 2C 3C", "", WEST_HAS_ALL), "QH"),
    (
        "cashes a moon of its own that cannot fail",
        playing("QH AC", tricks=("S:AH W:2H N:3H E:4H", "S:KH W:5H N:6H E:7H", "S:QS W:2S N:3S E:4S")),
        "QH AC",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("view", "cards"), [row[1:] for row in CARDS], ids=[row[0] for row in CARDS])
def test_situations(view: HeartsView, cards: str) -> None:
    assert answer(view) in cards.split()


@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        ("QS 3S AS KS 2C 3C 4C 5C 2D 3D 4D 2H 3H", {"QS", "AS", "KS"}),
        ("QS 9S 8S 5S 2S AC KC 2D 3D 4D 2H 3H 4H", {"AC", "KC"}),
        ("2S 3S 4S 5C 6C 7C AD KD QD 2H 3H AH KH", {"AH", "AD"}),
    ],
    ids=["the queen and what is above her", "the queen stays behind four guards", "high cards of two suits"],
)
def test_what_it_passes(hand: str, cards: set[str]) -> None:
    assert cards <= passed(hand)


def test_it_never_passes_low_hearts_or_low_spades_while_it_has_others() -> None:
    assert not {"2H", "3H", "4H", "2S", "3S"} & passed("2S 3S 2H 3H 4H 6C 7C 8C 9C 5D 6D 7D 8D")


def hand_of(players: list[Player], game: int) -> tuple[int, ...]:
    start = HandStart(game % 4 + 1, Seat(game // 4 % 4), (0, 0, 0, 0), Options())
    return tuple(play_hand(HEARTS, players, start, "casual", game).points)


def test_it_takes_at_most_three_quarters_of_the_points_of_random_play() -> None:
    points = {True: 0, False: 0}
    for game in range(120):
        is_casual = [(seat + game) % 2 == 0 for seat in SEATS]
        players: list[Player] = [CasualHearts() if each else RandomPlayer() for each in is_casual]
        for each, taken in zip(is_casual, hand_of(players, game), strict=True):
            points[each] += taken
    assert points[True] <= 0.75 * points[False]


class Watched(CasualHearts):
    """A casual player with a stop-watch, and a memory for what it was asked."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def choose(self, view: HeartsView, rng: Random):  # type: ignore[no-untyped-def]
        before = thread_time()
        action = super().choose(view, rng)
        self.seconds.append(thread_time() - before)
        assert action in view.legal
        assert action == super().choose(view, Random(99)), "no chance, no memory"
        return action


def test_it_is_legal_repeatable_and_quick() -> None:
    watched = Watched()
    for game in range(20):
        hand_of([watched] * 4, game)
    assert quantiles(watched.seconds, n=100)[-1] < 0.005


def test_it_must_be_its_turn() -> None:
    hand = HEARTS.new_hand(HandStart(1, Seat.SOUTH, (0, 0, 0, 0), Options()))
    hand.apply(Deal(pack_for(HEARTS, 1, 1, 1)))
    with pytest.raises(ValueError, match="turn"):
        CasualHearts().choose(hand.view(Seat.SOUTH), rng_for(1, 1, 1, Seat.SOUTH))
