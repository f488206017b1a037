"""What every Spades program is blamed for, and what the club player and the expert do."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.cards.seats import SEATS
from game.engine.actions import Call, Look, Play, SeatAction
from game.players.compiled.jit import IS_COMPILED
from game.players.expert_spades import ClubSpades, ExpertSpades, SpadesSearcher
from game.rules.spades.options import Options
from game.rules.spades.view import SpadesView
from tests.players.spades_situations import bidding, playing

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="bids are by rule of thumb without the compiler")

BLINDS = Options(blinds=True)
SHORT_BLINDS = Options(blinds=True, short_game=True)
WON_BY_SOUTH = ("S:AH W:2H N:8H E:9H",)


def unlooked(scores: tuple[int, ...], options: Options) -> SpadesView:
    """South about to bid blind or look."""
    return replace(bidding("", scores, options), hand_sizes=(13,) * 4)


def at_table(hand: str, bids: str, trick: str = "", tricks: tuple[str, ...] = (), **more: Any) -> SpadesView:
    """South about to play, every card accounted for: those who have played to the trick hold one less."""
    view = playing(hand, bids, trick, tricks, **more)
    have_played = {play.seat for play in view.trick}
    return replace(view, hand_sizes=tuple(len(view.hand) - (seat in have_played) for seat in SEATS))


SITUATIONS: list[tuple[str, SpadesView, str]] = [
    # No nello ever
    ("nello with low cards", bidding("2S 3S 2C 4C 6C 8C 2D 3D 5D 7D 2H 3H 5H"), "0"),
    ("nello with one middling spade and short suits", bidding("5S 2C 3C 5C 8C 10C 2D 4D 6D 9D 2H 3H 6H"), "0"),
    ("no nello with the ace of spades", bidding("AS 2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H"), "1 2"),
    ("no nello with a bare ace", bidding("3S 2S AC 2D 3D 4D 5D 6D 2H 3H 4H 5H 6H"), "1 2"),
    ("many with a long suit of spades", bidding("AS KS QS JS 10S 9S 8S AC 7C 6C AD 7D 7H"), "9 10"),
    # Blind bids
    ("blind when the others are nearly there", unlooked((0, 240, 200, 210), SHORT_BLINDS), "B4 BN"),
    ("blind when far behind", unlooked((0, 330, 120, 60), BLINDS), "B4 BN"),
    ("looks when little behind, though blind 4 pays from a third on", unlooked((120, 200, 20, 0), BLINDS), "looks"),
    ("looks when not far behind", unlooked((100, 249, 20, 0), BLINDS), "looks"),
    # Trumping high when last
    ("trumps as low as it can when last",
     at_table("AS KS 3S 9D 8D 4D 2D KH 9H 7H 5H 4H 2H", "4 3 3 2", "W:AC N:2C E:5C"), "3S"),
    ("overtrumps as low as it can when last",
     at_table("AS 9S 3S 9D 8D 4D 2D KH 9H 7H 5H 4H 2H", "2 3 4 3", "W:AC N:4S E:5C"), "9S"),
    ("wins as cheaply as it can when last",
     at_table("AC QC 9C 2C AS KS 7D 5D 4D 9H 8H 3H 2H", "4 3 3 2", "W:8C N:3C E:5C"), "9C"),
    # Wrecking the own bid to break a nello
    ("makes the bid that wins the game rather than break a nello",
     at_table("AS KS QS 2S 7D 6D 5D 4D 7H 6H 5H 4H 3H", "4 3 0 3", "W:8C N:9C E:4C", scores=(460, 300, -100, 200)),
     "2S"),
    # Breaking one where it costs nothing
    ("ducks under a nello while its own bid is safe",
     at_table("9C 3C AS KS 5D 4D 3D 2D 6H 5H 4H 3H 2H", "2 0 4 4", "W:8C N:2C E:4C"), "3C"),
    # Its own nello
    ("nello: ducks with the highest card below",
     at_table("KC 9C 2C 5D 4D 3D 2D 5H 4H 3H 2H 3S 2S", "0 4 4 3", "N:7C E:10C"), "9C"),
    ("nello: gets rid of a high spade under a higher one",
     at_table("QS 3S 2S 2C 3C 4C 6C 2H 3H 4H 5H 7H 8H", "0 4 4 3", "W:5D N:KS E:6D"), "QS"),
    # Fearing bags where none count, and setting the leader in the last hand
    ("sets the leader in the last hand though its own bid is made and bags come of it",
     at_table("AC 9C 2C 5D 4D 3D 2D 6H 5H 4H 3H 2S", "1 4 3 3", "W:KC N:3C E:5C", WON_BY_SOUTH,
              scores=(105, 470, 90, 80)), "AC"),
    ("leaves the trick where that only brings a bag",
     at_table("AC 9C 2C 5D 4D 3D 2D 6H 5H 4H 3H 2S", "1 1 2 2", "W:KC N:3C E:5C", WON_BY_SOUTH,
              scores=(108, 70, 90, 80)), "9C 2C"),
]  # fmt: skip
"""What is at stake, the view, and the answers that are right."""


def text_of(action: SeatAction) -> str:
    match action:
        case Call(bid=bid):
            return bid.text
        case Look():
            return "looks"
        case Play(card=card):
            return card.text
    raise AssertionError(action)


@pytest.fixture(scope="module", params=[ClubSpades, ExpertSpades])
def player(request: pytest.FixtureRequest) -> SpadesSearcher:
    strong: SpadesSearcher = request.param()
    return strong


@pytest.mark.parametrize(("view", "answers"), [row[1:] for row in SITUATIONS], ids=[row[0] for row in SITUATIONS])
def test_situations(player: SpadesSearcher, view: SpadesView, answers: str) -> None:
    thoughts = player.ponder(view, Random(1))
    assert text_of(thoughts.choice) in answers.split(), [(text_of(one.action), one.worth) for one in thoughts.figures]
    assert thoughts.figures, "it was weighed"


def test_the_last_hand_is_bid_to_win_it() -> None:
    """Third by far with the leader at the door: more is bid than the cards promise, as less loses for certain."""
    hand = "KS 9S 4S AC 7C 3C KD 8D 2D QH JH 6H 3H"
    expert = ExpertSpades()

    def tricks(scores: tuple[int, ...]) -> int:
        choice = expert.choose(bidding(hand, scores), Random(1))
        assert isinstance(choice, Call)
        return int(choice.bid.text)

    assert tricks((460, 470, 465, 100)) >= tricks((100, 100, 100, 100)) >= 2


def test_bags_weigh_on_a_bid() -> None:
    """With nine bags a bid is rather one higher than one lower."""
    hand = "KS 9S 4S AC 7C 3C KD 8D 2D QH JH 6H 3H"
    light, heavy = (ExpertSpades().ponder(bidding(hand, (score, 200, 200, 200)), Random(1)) for score in (200, 209))

    def low_against_best(thoughts) -> float:  # type: ignore[no-untyped-def]
        low = next(one for one in thoughts.figures if text_of(one.action) == "2")
        return float(thoughts.figures[0].worth - low.worth) / float(thoughts.figures[0].worth)

    assert low_against_best(heavy) > low_against_best(light)
