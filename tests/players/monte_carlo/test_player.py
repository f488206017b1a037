"""Laws of the players who imagine and solve: legal, repeatable, blind to hidden cards, and to be called off."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.cards.seats import Seat
from game.engine.actions import Call, Discard, Play
from game.players.compiled import IS_COMPILED
from game.players.compiled.rehearsal import Rehearsal
from game.players.imagine import draw
from game.players.monte_carlo import CLUB, EXPERT, Budget, Club, Expert, MonteCarlo, Thoughts
from game.players.monte_carlo.budget import affordable
from game.rules.five_hundred.bids import MISERE, PASS
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.options import AllPass, Options
from game.rules.five_hundred.view import FiveHundredView, Phase
from tests.players.imagine.walks import casual_hand, dealt, random_hand
from tests.players.situations import bidding, playing

needs_speed = pytest.mark.skipif(not IS_COMPILED, reason="the solver is not compiled")
FEW = Budget(bidding=2, throwing_out=2, playing=2, misere=2, throw_outs=3)


def views(hands: Iterator[FiveHundredHand], every: int = 1) -> Iterator[FiveHundredView]:
    """What the seat to act sees, at every so many decisions."""
    for turn, hand in enumerate(hands):
        if hand.to_act is not None and turn % every == 0:
            yield hand.view(hand.to_act)


@needs_speed
@pytest.mark.parametrize("seed", range(30))
def test_always_legal_whatever_the_options_and_the_phase(seed: int) -> None:
    player = MonteCarlo(FEW)
    for view in views(random_hand(seed), every=2):
        assert player.choose(view, Random(seed)) in view.legal


@needs_speed
def test_the_same_view_and_chance_give_the_same_choice() -> None:
    for view in views(casual_hand(3), every=4):
        first, second = (MonteCarlo(FEW).ponder(view, Random(7)) for _ in range(2))
        assert first == second


@needs_speed
def test_hidden_cards_change_nothing() -> None:
    """Cards the seat cannot see are laid another way: the choice stays."""
    player = MonteCarlo(FEW)
    for turn, hand in enumerate(casual_hand(5)):
        if hand.to_act is None or turn % 5:
            continue
        view = hand.view(hand.to_act)
        other = draw(view, 1, Random(2))[0].hand_in(view)
        assert player.ponder(other.view(view.seat), Random(1)) == player.ponder(view, Random(1))


@needs_speed
def test_figures_are_of_every_legal_card_best_first() -> None:
    seen = 0
    for view in views(casual_hand(1)):
        if view.phase is Phase.PLAYING and len(view.legal) > 1:
            thoughts = MonteCarlo(FEW).ponder(view, Random(1))
            assert {one.action for one in thoughts.figures} == set(view.legal)
            assert [one.worth for one in thoughts.figures] == sorted((f.worth for f in thoughts.figures), reverse=True)
            chosen = thoughts.of(thoughts.choice)
            assert chosen is not None and chosen.tricks is not None and 0 <= chosen.tricks <= 10
            assert chosen.chance is not None and -1e-9 <= chosen.chance <= 1 + 1e-9
            assert 1 <= thoughts.worlds <= FEW.playing
            seen += 1
    assert seen > 10


@needs_speed
def test_every_phase_is_pondered() -> None:
    kinds = {
        type(thoughts.choice) for thoughts in map(_few_thoughts, views(casual_hand(2), every=3)) if thoughts.worlds
    }
    assert kinds == {Call, Discard, Play}


def _few_thoughts(view: FiveHundredView) -> Thoughts:
    return MonteCarlo(FEW).ponder(view, Random(1))


@needs_speed
def test_plays_on_when_all_have_passed() -> None:
    hand = dealt(4, Options(all_pass=AllPass.PLAY_NO_TRUMPS))
    for _ in range(4):
        assert hand.to_act is not None
        hand.apply(hand.legal_actions()[0])
    assert hand.phase is Phase.PLAYING and hand.contract is None
    assert hand.to_act is not None
    thoughts = MonteCarlo(FEW).ponder(hand.view(hand.to_act), Random(1))
    assert thoughts.worlds and all(one.chance is None for one in thoughts.figures)


@needs_speed
def test_plays_and_defends_a_misere() -> None:
    low = "4H 5H 6H 4D 5D 7D 5S 6S 5C 7C"
    call = MonteCarlo(Budget(20, 0, 0, 0)).ponder(bidding(low, "W:7H N:- E:-"), Random(1))
    weighed = [one for one in call.figures if isinstance(one.action, Call) and one.action.bid is MISERE]
    assert weighed[0].chance is not None and weighed[0].chance > 0.8
    ducking = playing("5S 9S QS 4D", "M", "S", "E:10S W:KS", tricks=("S:5D E:6D W:7D",))
    assert MonteCarlo(FEW).ponder(ducking, Random(1)).figures


def test_called_off_before_it_began_a_rule_of_thumb_answers() -> None:
    player = MonteCarlo(EXPERT)
    player.call_off()
    for view in views(casual_hand(6), every=6):
        thoughts = player.ponder(view, Random(1))
        assert thoughts.choice in view.legal and thoughts.is_cut_short and not thoughts.figures


@needs_speed
def test_called_off_it_answers_with_what_it_has_and_can_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    player = MonteCarlo(Budget(1, 1, 12, 1))
    view = next(view for view in views(casual_hand(1)) if view.phase is Phase.PLAYING and len(view.legal) > 1)
    play_out, looked_at = Rehearsal.tricks_by_play, []

    def call_off_at_the_fifth(self: Rehearsal, hands: Any, discards: Any) -> dict[Play, int]:
        looked_at.append(hands)
        if len(looked_at) == 5:
            player.call_off()
        return play_out(self, hands, discards)

    monkeypatch.setattr(Rehearsal, "tricks_by_play", call_off_at_the_fifth)
    thoughts = player.ponder(view, Random(1))
    assert thoughts.is_cut_short and thoughts.worlds == 5 and thoughts.figures
    player.resume()
    assert player.ponder(view, Random(1)).worlds == 12


def test_no_worlds_means_rules_of_thumb() -> None:
    player = MonteCarlo(Budget(0, 0, 0, 0))
    for view in views(casual_hand(8), every=5):
        thoughts = player.ponder(view, Random(1))
        assert thoughts.choice in view.legal and not thoughts.worlds


def test_a_solver_that_is_not_compiled_gets_few_worlds() -> None:
    assert affordable(EXPERT, is_compiled=True) is EXPERT
    slow = affordable(EXPERT, is_compiled=False)
    assert (slow.bidding, slow.playing) == (0, 4) and slow.deepest < 10
    assert affordable(Budget(0, 0, 2, 0), is_compiled=False).playing == 2


def test_out_of_turn_is_refused() -> None:
    hand = dealt(1, Options())
    assert hand.to_act is not None
    with pytest.raises(ValueError, match="turn"):
        MonteCarlo(FEW).ponder(hand.view(hand.to_act.left), Random(1))


def test_players_travel_between_processes() -> None:
    for player, budget in ((Club(), CLUB), (Expert(), EXPERT)):
        assert pickle.loads(pickle.dumps(player)).budget == budget


@needs_speed
@pytest.mark.parametrize("seed", range(6))
def test_no_bid_lives_by_others_bidding_over_it(seed: int) -> None:
    """Seven clubs would be lost nine times in ten; that an opponent may bid diamonds again is no reason for it."""
    view = replace(bidding("6S JH 9H 5H AC 8C 6C QD 7D 6D", "N:- E:6D"), dealer=Seat.WEST)
    thoughts = Expert().ponder(view, Random(seed))
    bids = [one for one in thoughts.figures if isinstance(one.action, Call) and one.chance is not None]
    assert all(one.chance is not None and one.chance >= 0.2 for one in bids)
    assert thoughts.choice == Call(view.seat, PASS)
