"""The expert at Spades: what it promises whatever it decides."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from dataclasses import replace
from random import Random
from statistics import median
from threading import Timer
from time import perf_counter, thread_time

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.actions import Call, Look
from game.lab.table import play_game, play_on
from game.players.casual_spades import CasualSpades
from game.players.compiled.jit import IS_COMPILED
from game.players.compiled_spades.rehearsal import Rehearsal
from game.players.expert_spades import Budget, ClubSpades, ExpertSpades, SpadesFigures, SpadesSearcher
from game.players.expert_spades.budget import CLUB
from game.players.player import Player, Searcher
from game.rules.spades.options import Options
from game.rules.spades.rules import SPADES
from game.rules.spades.view import Phase
from tests.players.compiled_spades.walks import choices, hand_of, positions
from tests.players.expert_spades.test_situations import at_table, unlooked
from tests.players.spades_situations import playing

TO_FOLLOW = at_table("AC QC 9C 2C AS KS 7D 5D 4D 9H 8H 3H 2H", "5 3 3 2", "W:8C N:3C E:5C")
FEW = Budget(bidding=8, playing=8)
compiled = pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled here")


def test_whatever_it_does_is_legal_and_repeatable() -> None:
    player = SpadesSearcher(FEW)
    for seed in range(12 if IS_COMPILED else 3):
        for hand in choices(seed):
            assert hand.to_act is not None
            view = hand.view(hand.to_act)
            thoughts = player.ponder(view, Random(seed))
            assert thoughts.choice in view.legal
            assert thoughts == SpadesSearcher(FEW).ponder(view, Random(seed))
            assert thoughts.choice == player.choose(view, Random(seed))


@compiled
def test_the_figures_are_of_legal_actions_best_first() -> None:
    player = SpadesSearcher(FEW)
    for seed in range(6):
        for hand in choices(seed, every=3):
            assert hand.to_act is not None
            view = hand.view(hand.to_act)
            thoughts = player.ponder(view, Random(1))
            worths = [one.worth for one in thoughts.figures]
            assert worths == sorted(worths, reverse=True) and thoughts.worlds == 8 and not thoughts.is_cut_short
            actions = {one.action for one in thoughts.figures}
            assert actions == set(view.legal) if view.phase is Phase.PLAYING else actions <= set(view.legal)
            for one in thoughts.figures:
                assert isinstance(one, SpadesFigures) and 0 <= one.worth <= 1 and 0 <= (one.chance or 0) <= 1
                assert one.tricks is not None and 0 <= one.tricks <= 13 and one.bags >= 0


def test_hidden_cards_do_not_matter() -> None:
    """A hundred pairs of hands that differ in nothing the seat may know."""
    pairs, other_worlds = 0, Rehearsal()
    club = ClubSpades() if IS_COMPILED else SpadesSearcher(Budget(0, 1))
    for seed in range(60):
        for hand in choices(seed, every=9):
            assert hand.to_act is not None
            view = hand.view(hand.to_act)
            other_worlds.look_at(view, Random(seed + 1))
            other = hand_of(view, other_worlds.world())
            if [set(cards) for cards in other.hands] == [set(cards) for cards in hand.hands]:
                continue
            pairs += 1
            assert club.choose(other.view(hand.to_act), Random(7)) == club.choose(view, Random(7))
            if pairs == 100:
                return
    raise AssertionError("too few pairs")


def test_blind_bids_are_weighed_against_a_look() -> None:
    view = unlooked((0, 300, 0, 0), Options(blinds=True))
    thoughts = SpadesSearcher(FEW).ponder(view, Random(1))
    assert thoughts.choice in view.legal
    if IS_COMPILED:
        assert {type(one.action) for one in thoughts.figures} == {Look, Call} and len(thoughts.figures) == 3


def test_called_off_it_answers_at_once_by_rule_of_thumb_and_resumes() -> None:
    player = ExpertSpades()
    assert isinstance(player, Searcher)
    player.call_off()
    for hand in choices(2):
        assert hand.to_act is not None
        view = hand.view(hand.to_act)
        thoughts = player.ponder(view, Random(1))
        assert thoughts.choice == CasualSpades().choose(view, Random(1)) and thoughts.is_cut_short
    player.resume()
    thoughts = player.ponder(TO_FOLLOW, Random(1))
    assert not thoughts.is_cut_short and thoughts.worlds


@compiled
def test_a_search_is_called_off_from_another_thread_and_answers_with_what_it_has() -> None:
    player = SpadesSearcher(Budget(bidding=10, playing=5_000_000))
    player.prepare()
    timer = Timer(0.3, player.call_off)
    timer.start()
    before = perf_counter()
    thoughts = player.ponder(TO_FOLLOW, Random(1))
    timer.join()
    assert perf_counter() - before < 20 and thoughts.is_cut_short and 0 < thoughts.worlds < 5_000_000
    assert len(thoughts.figures) == 4


def test_it_travels_between_processes_and_needs_its_turn() -> None:
    assert pickle.loads(pickle.dumps(ClubSpades())).budget == CLUB
    hand = choices(1)[0]
    assert hand.to_act is not None
    with pytest.raises(ValueError, match="turn"):
        SpadesSearcher(FEW).choose(hand.view(hand.to_act.left), Random(1))


def test_a_view_that_cannot_be_gets_an_answer_by_rule_of_thumb() -> None:
    view = replace(playing("8D 9D", "2 3 3 3", "W:2D"), hand_sizes=(2, 2, 40, 40))
    assert SpadesSearcher(FEW).choose(view, Random(1)) == CasualSpades().choose(view, Random(1))


@compiled
def test_an_expert_decides_quickly() -> None:
    """Processor time, not that of a busy machine."""
    player, seconds = ExpertSpades(), []
    player.prepare()
    for seed in range(4):
        for hand in choices(seed, strays=0.0, every=4):
            assert hand.to_act is not None
            view = hand.view(hand.to_act)
            before = thread_time()
            player.choose(view, Random(1))
            seconds.append(thread_time() - before)
    assert median(seconds) < 0.3 and max(seconds) < 1.0


@compiled
@pytest.mark.parametrize("games", [3, pytest.param(10, marks=pytest.mark.slow)])
def test_games_are_played_to_their_end_and_mostly_won_from_casual_players(games: int) -> None:
    """A quarter would be equal; more than nine in ten are won."""
    players: list[Player] = [CasualSpades() for _ in SEATS]
    won = 0
    for game in range(games):
        seated = players.copy()
        seated[game % 4] = SpadesSearcher(Budget(bidding=60, playing=20))
        won += Seat(game % 4) in play_game(SPADES, seated, Options(), "expert", game).winners
    assert won >= 0.65 * games


def test_four_of_them_play_a_hand_to_its_end() -> None:
    hand = next(hand.copy() for hand in positions(11, 0.0))
    play_on(hand, [SpadesSearcher(Budget(4, 2))] * 4, [Random(seat) for seat in SEATS])
    assert hand.result is not None and sum(hand.result.tricks) == 13


@pytest.mark.slow
def test_without_the_compiler_it_plays_the_same_source_with_few_worlds() -> None:
    source = (
        "from random import Random\n"
        "from game.players.expert_spades import ExpertSpades\n"
        "from tests.players.expert_spades.test_player import TO_FOLLOW\n"
        "thoughts = ExpertSpades().ponder(TO_FOLLOW, Random(1))\n"
        "print(thoughts.worlds, thoughts.choice.card.text)\n"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    answer = subprocess.run(
        [sys.executable, "-c", source], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    worlds, card = answer.stdout.split()
    assert worlds == "12" and card in ("9C", "QC", "2C", "AC")
