"""The expert at Hearts: what it promises whatever it decides."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.actions import Pass, Play
from game.lab.table import play_on
from game.players.casual_hearts import CasualHearts
from game.players.compiled import IS_COMPILED
from game.players.compiled_hearts.rehearsal import Rehearsal
from game.players.expert_hearts import Budget, ClubHearts, ExpertHearts, HeartsFigures, HeartsSearcher
from game.players.expert_hearts.budget import CLUB, INTERPRETED, affordable
from game.players.expert_hearts.passing import shortlist
from game.players.expert_hearts.worlds import HeartsImagination
from game.players.player import Searcher
from game.rules.hearts.hand import HeartsHand
from game.rules.hearts.view import Phase
from tests.players.compiled_hearts.walks import positions
from tests.players.expert_hearts.imagined import hand_of
from tests.players.hearts_situations import playing

FEW = Budget(passing=4, playing=6, passes=10)
compiled = pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled here")


def to_choose(seed: int, strays: float = 0.2, every: int = 5) -> list[HeartsHand]:
    """Positions of a hand in which there is a choice."""
    turns = [hand.copy() for hand in positions(seed, strays) if len(hand.legal_actions()) > 1]
    return turns[seed % every :: every]


def test_whatever_it_does_is_legal_and_repeatable() -> None:
    for seed in range(6):
        for hand in to_choose(seed):
            assert hand.to_act is not None
            view = hand.view(hand.to_act)
            thoughts = HeartsSearcher(FEW).ponder(view, Random(seed))
            assert thoughts.choice in view.legal
            assert thoughts == HeartsSearcher(FEW).ponder(view, Random(seed))
            assert thoughts.choice == HeartsSearcher(FEW).choose(view, Random(seed))


def test_the_figures_are_of_the_legal_actions_best_first() -> None:
    for hand in to_choose(3):
        assert hand.to_act is not None
        view = hand.view(hand.to_act)
        thoughts = HeartsSearcher(FEW).ponder(view, Random(1))
        worths = [one.worth for one in thoughts.figures]
        assert worths == sorted(worths, reverse=True) and thoughts.figures[0].action == thoughts.choice
        if view.phase is Phase.PLAYING:
            assert {one.action for one in thoughts.figures} == set(view.legal)
            assert thoughts.worlds == min(FEW.playing, INTERPRETED.playing if not IS_COMPILED else FEW.playing)
        for one in thoughts.figures:
            assert isinstance(one, HeartsFigures) and -26 <= one.points <= 26
            assert 0 <= one.own_moon <= 1 and 0 <= one.other_moon <= 1 and 0 <= one.queen <= 1


def test_hidden_cards_do_not_matter() -> None:
    """A hundred pairs of hands that differ in nothing the seat may know."""
    pairs = 0
    club = ClubHearts() if IS_COMPILED else HeartsSearcher(FEW)
    for seed in range(60):
        for hand in to_choose(seed, every=9):
            assert hand.to_act is not None
            view = hand.view(hand.to_act)
            other = hand_of(view, HeartsImagination(view).draw(Random(seed + 1)))
            if [set(cards) for cards in other.hands] == [set(cards) for cards in hand.hands]:
                continue
            pairs += 1
            assert club.choose(other.view(hand.to_act), Random(7)) == club.choose(view, Random(7))
            if pairs == 100:
                return
    raise AssertionError("too few pairs")


def test_called_off_it_answers_at_once_by_rule_of_thumb_and_resumes() -> None:
    player = ExpertHearts()
    assert isinstance(player, Searcher)
    player.call_off()
    for hand in to_choose(2):
        assert hand.to_act is not None
        view = hand.view(hand.to_act)
        thoughts = player.ponder(view, Random(1))
        assert thoughts.choice == CasualHearts().choose(view, Random(1)) and thoughts.is_cut_short
    player.resume()
    thoughts = player.ponder(view, Random(1))
    assert not thoughts.is_cut_short and thoughts.worlds


def test_a_search_cut_short_answers_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    player, hand = HeartsSearcher(Budget(passing=50, playing=50)), to_choose(4)[-1]
    assert hand.to_act is not None
    looked = []

    def set_up(self: Rehearsal, hands: object, rng: Random, suspects: object) -> None:
        looked.append(hands)
        if len(looked) == 3:
            player.call_off()

    monkeypatch.setattr(Rehearsal, "set_up", set_up)
    monkeypatch.setattr(Rehearsal, "play_cards", lambda self, count, plans: None)
    thoughts = player.ponder(hand.view(hand.to_act), Random(1))
    assert len(looked) == min(3, affordable(player.budget, is_compiled=IS_COMPILED).playing)
    assert thoughts.is_cut_short


def test_it_travels_between_processes_and_needs_its_turn() -> None:
    assert pickle.loads(pickle.dumps(ClubHearts())).budget == CLUB
    hand = to_choose(1)[0]
    assert hand.to_act is not None
    with pytest.raises(ValueError, match="turn"):
        HeartsSearcher(FEW).choose(hand.view(hand.to_act.left), Random(1))


def test_a_view_that_cannot_be_gets_an_answer_by_rule_of_thumb() -> None:
    view = replace(playing("8D 9D", "W:2D"), hand_sizes=(2, 2, 40, 40))
    assert HeartsSearcher(FEW).choose(view, Random(1)) == CasualHearts().choose(view, Random(1))


def test_three_cards_are_passed_that_belong_together() -> None:
    """What was chosen first is still wanted after the first card is laid down."""
    dealt = [next(positions(seed, 0.0)).copy() for seed in range(12)]
    for hand in [each for each in dealt if each.phase is Phase.PASSING][:4]:
        seat = hand.to_act
        assert seat is not None
        first = shortlist(hand.view(seat))
        assert len({frozenset(three) for three in first}) == len(first)
        assert all(len(set(three)) == 3 and set(three) <= set(hand.hands[seat]) for three in first)
        action = HeartsSearcher(FEW).choose(hand.view(seat), Random(1))
        assert isinstance(action, Pass)
        hand.apply(action)
        later = shortlist(hand.view(seat))
        assert all(action.card in three and len(set(three)) == 3 for three in later)


@compiled
def test_hands_are_played_to_their_end() -> None:
    hand = next(hand.copy() for hand in positions(11, 0.0))
    play_on(hand, [HeartsSearcher(FEW)] * 4, [Random(seat) for seat in SEATS])
    assert hand.result is not None and sum(hand.result.taken) == 26


INTERPRETED_CHOICE = """
from random import Random
from game.players.compiled import IS_COMPILED
from game.players.compiled_hearts.rehearsal import Rehearsal
from game.players.expert_hearts import ExpertHearts
from tests.players.expert_hearts.test_player import to_choose
assert not IS_COMPILED
player = ExpertHearts()
player.prepare()
for hand in to_choose(5)[:6]:
    thoughts = player.ponder(hand.view(hand.to_act), Random(1))
    assert thoughts.figures and 1 <= thoughts.worlds <= 4
    print(thoughts.choice.text)
"""


def test_without_the_compiler_the_same_source_looks_at_few_worlds() -> None:
    words = [sys.executable, "-c", INTERPRETED_CHOICE]
    done = subprocess.run(
        words, capture_output=True, text=True, timeout=120, env={"NUMBA_DISABLE_JIT": "1"}, check=False
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split("\n")) == 7


@compiled
def test_compiled_or_not_the_playouts_agree() -> None:
    """The same world, the same chance: the same points, in machine code and interpreted."""
    code = """
from random import Random
from game.players.compiled_hearts.rehearsal import Rehearsal, set_of
from tests.players.expert_hearts.test_player import to_choose
from game.engine.actions import Play
for hand in to_choose(7):
    view = hand.view(hand.to_act)
    cards = [play.card for play in view.legal if isinstance(play, Play)]
    if cards:
        rehearsal = Rehearsal(view, 100)
        rehearsal.ask_cards(cards)
        rehearsal.set_up([set_of(cards) for cards in hand.hands], Random(3))
        rehearsal.play_cards(len(cards), 2)
        print([rehearsal.outcome(number, plan) for number in range(len(cards)) for plan in (0, 1)])
"""
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            timeout=200,
            env=os.environ | {"NUMBA_DISABLE_JIT": switch},
            check=True,
        ).stdout
        for switch in ("0", "1")
    ]
    assert told[0] == told[1] and len(told[0]) > 500


def test_only_plays_are_thought_about_when_playing() -> None:
    thoughts = HeartsSearcher(FEW).ponder(playing("KS QS 5S 3D", "E:AS"), Random(1))
    assert all(isinstance(one.action, Play) and one.action.seat is Seat.SOUTH for one in thoughts.figures)
