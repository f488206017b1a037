"""The compiled playouts of Spades against the rules and the casual player, card for card."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.card import all_cards
from game.cards.seats import SEATS
from game.engine.actions import Call, Play
from game.engine.tricks import PLAYS
from game.players.casual_spades import CasualSpades
from game.players.compiled.jit import IS_COMPILED, Ints
from game.players.compiled_spades import layout as at
from game.players.compiled_spades.choosing import choose, play_to_the_end
from game.players.compiled_spades.counting import usual_bid
from game.players.compiled_spades.knowledge import load, set_of
from game.players.compiled_spades.prospects import bags_for, chance_of_game, points_for
from game.players.compiled_spades.table import card_number, draw_below, legal_cards, put, set_table
from game.rules.spades.bids import ALL_BIDS, BLINDS
from game.rules.spades.hand import SpadesHand
from game.rules.spades.scoring import Result, score_bid, settle, winners
from game.rules.spades.view import Phase
from tests.players.compiled_spades.walks import dealt, options_of, positions, scores_of

CARDS = all_cards()


def laid_out(hand: SpadesHand, work: Ints, reals: at.Reals) -> None:
    """The table of a hand in play with all four hands on it."""
    assert hand.to_act is not None
    load(work, reals, hand.view(hand.to_act))
    set_table(work, at.NOW, at.ROOT)
    for seat in SEATS:
        work[at.NOW + at.HANDS + seat] = set_of(hand.hands[seat])


def bid_at_random(seed: int) -> SpadesHand:
    rng = Random(f"bids:{seed}")
    hand = dealt(rng, options_of(rng))
    while hand.phase is Phase.BIDDING:
        legal = hand.legal_actions()
        hand.apply(legal[int(rng.random() * len(legal))])
    return hand


@pytest.mark.parametrize("hands", [150, pytest.param(2000, marks=pytest.mark.slow)])
def test_random_playouts_agree_with_the_rules(hands: int) -> None:
    """What may be played, who wins each trick, whose turn it is, and what the hand is worth."""
    work, reals = at.make_work(), at.make_reals()
    for seed in range(hands if IS_COMPILED else 20):
        hand = bid_at_random(seed)
        laid_out(hand, work, reals)
        work[at.CHANCE] = 7919 * seed + 1
        while hand.to_act is not None:
            seat = int(hand.to_act)
            assert work[at.NOW + at.TO_ACT] == seat
            legal = int(legal_cards(work, at.NOW, seat))
            plays = [action for action in hand.legal_actions() if isinstance(action, Play)]
            assert legal == set_of(play.card for play in plays)
            card = int(card_number(legal, draw_below(work, legal.bit_count())))
            put(work, seat, card)
            hand.apply(PLAYS[seat][card])
        assert hand.result is not None
        assert [work[at.NOW + at.TAKEN + seat] for seat in SEATS] == list(hand.result.tricks)
        assert [points_for(work, seat) for seat in SEATS] == list(hand.result.points)
        assert [bags_for(work, seat) for seat in SEATS] == list(hand.result.bags)


def test_playouts_with_nothing_but_strays_are_random_and_play_every_card() -> None:
    work, reals = at.make_work(), at.make_reals()
    came_to = set()
    for chance in range(12):
        laid_out(bid_at_random(1), work, reals)
        work[at.STRAYS], work[at.CHANCE] = 1000, chance + 1
        play_to_the_end(work, reals)
        taken = tuple(int(work[at.NOW + at.TAKEN + seat]) for seat in SEATS)
        assert sum(taken) == 13 and work[at.NOW + at.PLAYED] == at.PACK
        came_to.add(taken)
    assert len(came_to) > 4


@pytest.mark.parametrize("seed", range(16))
def test_every_card_is_the_casual_players(seed: int) -> None:
    work, reals = at.make_work(), at.make_reals()
    for hand in positions(seed, 0.25 * (seed % 2)):
        if hand.phase is Phase.PLAYING:
            assert hand.to_act is not None
            view = hand.view(hand.to_act)
            load(work, reals, view)
            chosen = CasualSpades().choose(view, Random(1))
            assert isinstance(chosen, Play) and chosen.card is CARDS[choose(work, reals, at.ROOT, int(view.seat))]


def test_whole_hands_come_to_what_casual_players_make_of_them() -> None:
    work, reals = at.make_work(), at.make_reals()
    for seed in range(12):
        hand = next(each.copy() for each in positions(seed, 0.0) if each.phase is Phase.PLAYING)
        laid_out(hand, work, reals)
        work[at.STRAYS] = 0
        play_to_the_end(work, reals)
        while hand.to_act is not None:
            hand.apply(CasualSpades().choose(hand.view(hand.to_act), Random(1)))
        assert hand.result is not None
        assert [work[at.NOW + at.TAKEN + seat] for seat in SEATS] == list(hand.result.tricks)


def test_nearly_every_bid_is_the_casual_players() -> None:
    """Counts are rounded to a step, so now and then a bid at the edge of two is the other one."""
    work, reals = at.make_work(), at.make_reals()
    agreed = asked = 0
    for seed in range(60):
        for hand in positions(seed, 0.0):
            if hand.phase is not Phase.BIDDING or hand.to_act is None or hand.to_act not in hand.looked:
                continue
            view = hand.view(hand.to_act)
            load(work, reals, view)
            chosen = CasualSpades().choose(view, Random(1))
            assert isinstance(chosen, Call)
            asked += 1
            agreed += chosen.bid is ALL_BIDS[usual_bid(work, reals, set_of(view.hand))]
    assert asked > 150 and agreed >= 0.93 * asked


def test_the_chance_of_the_game_is_certain_when_somebody_has_won_and_shared_before() -> None:
    work, reals = at.make_work(), at.make_reals()
    over = 0
    for seed in range(400):
        rng = Random(f"score:{seed}")
        options = options_of(rng)
        bids = tuple(ALL_BIDS[int(rng.random() * (len(ALL_BIDS) if options.blinds else 8))] for _ in SEATS)
        tricks = tuple(int(rng.random() * 7) for _ in SEATS)
        scores = scores_of(rng, options)
        load(work, reals, dealt(rng, options).view(SEATS[0]))
        for seat in SEATS:
            work[at.POINTS + seat] = abs(scores[seat]) // 10 * (10 if scores[seat] >= 0 else -10)
            work[at.BAGS + seat] = abs(scores[seat]) % 10
            work[at.BIDS + seat], work[at.KINDS + seat] = bids[seat].tricks, int(bids[seat] in BLINDS)
            work[at.NOW + at.TAKEN + seat] = tricks[seat]
        points, bags = zip(*[score_bid(*one, options) for one in zip(bids, tricks, strict=True)], strict=True)
        won = winners(settle(scores, Result(bids, tricks, points, bags)), options)  # type: ignore[arg-type]
        chances = [chance_of_game(work, reals, seat) for seat in SEATS]
        assert sum(chances) == pytest.approx(1)
        if won:
            over += 1
            assert chances[won[0]] == 1
        else:
            assert max(chances) < 1
    assert over > 10


def test_a_lead_of_points_is_worth_more_the_nearer_the_goal_and_bags_weigh_on_it() -> None:
    work, reals = at.make_work(), at.make_reals()

    def chance(*scores: int) -> float:
        rng = Random(1)
        hand = dealt(rng, options_of(rng))
        load(work, reals, hand.view(hand.dealer))
        work[at.GOAL] = 500
        for seat, score in enumerate(scores):
            work[at.POINTS + seat], work[at.BAGS + seat] = score // 10 * 10, score % 10
            work[at.BIDS + seat] = work[at.NOW + at.TAKEN + seat] = 0
        return float(chance_of_game(work, reals, 0))

    assert chance(100, 50, 50, 50) < chance(400, 350, 350, 350)
    assert chance(209, 200, 200, 200) < chance(201, 200, 200, 200) < 0.3
    assert chance(200, 200, 200, 200) == pytest.approx(0.25)
